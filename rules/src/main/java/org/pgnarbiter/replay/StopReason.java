package org.pgnarbiter.replay;

import java.util.Locale;

/** Why the replay of a game stopped before its text did. */
public enum StopReason {
    /** The move is in form, but no legal move fits it (Laws 3.10.2). */
    ILLEGAL_MOVE,
    /** The move fits several legal moves; none is picked. */
    AMBIGUOUS_MOVE,
    /** The turn is passed, which no law allows. */
    NULL_MOVE,
    /** The text has not the form of a move, or an unclosed comment or variation hides the rest. */
    MALFORMED_MOVE,
    /** The game is longer than {@link Replayer#MAX_PLIES} plies or {@code PgnReader}'s largest text. */
    TOO_LONG,
    /** The FEN tag gives no possible position. */
    BAD_FEN,
    /** Another game than standard chess or Chess960. */
    VARIANT;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word used in the table. */
    public String word() {
        return word;
    }
}
