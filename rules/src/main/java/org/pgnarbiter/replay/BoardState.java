package org.pgnarbiter.replay;

import java.util.Locale;

/** What the final position is by the board alone. */
public enum BoardState {
    /** The side to move is checkmated (Laws 5.1.1). */
    CHECKMATE,
    /** The side to move is stalemated (Laws 5.2.1). */
    STALEMATE,
    /** Neither side has the material to mate (Laws 5.2.2), and it is neither of the above. */
    INSUFFICIENT_MATERIAL,
    /** None of these. */
    NONE;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word used in the table. */
    public String word() {
        return word;
    }
}
