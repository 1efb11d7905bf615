package org.pgnarbiter.jobs.input;

import java.util.concurrent.atomic.LongAdder;

/**
 * How far the tasks of this JVM have come, for a line on a terminal; an attempt that is repeated counts again. Accounts
 * are made of {@link PieceReport}s.
 */
public final class InputProgress {
    private static final LongAdder GAMES = new LongAdder();
    private static final LongAdder BYTES = new LongAdder();

    private InputProgress() {}

    /** Games handed on since the JVM was started. */
    public static long games() {
        return GAMES.sum();
    }

    /** Stored bytes of the pieces read since the JVM was started. */
    public static long bytes() {
        return BYTES.sum();
    }

    static void add(long games, long bytes) {
        GAMES.add(games);
        BYTES.add(bytes);
    }
}
