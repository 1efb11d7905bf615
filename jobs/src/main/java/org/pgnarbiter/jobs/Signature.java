package org.pgnarbiter.jobs;

import java.io.Serializable;

/**
 * What is counted over the games of a run, and one number for all that the run said of them: the sum modulo 2^64, over the
 * games, of a 64-bit hash of what matters in a row, see {@link GameCount}. It does not depend on paths, codecs, offsets,
 * splits, order or run.
 *
 * @param games rows
 * @param bytes of their texts
 * @param findings of all of them
 * @param hash the sum
 */
record Signature(long games, long bytes, long findings, long hash) implements Serializable {
    private static final long serialVersionUID = 1;

    static final Signature NONE = new Signature(0, 0, 0, 0);

    Signature plus(Signature other) {
        return new Signature(games + other.games, bytes + other.bytes, findings + other.findings, hash + other.hash);
    }

    /** Sixteen hexadecimal digits and the number of games. */
    String text() {
        return String.format("%016x-%d", hash, games);
    }

    /** The hash in what {@link #text} wrote. */
    static long hash(String text) {
        return Long.parseUnsignedLong(text.substring(0, 16), 16);
    }
}
