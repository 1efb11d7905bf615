package org.pgnarbiter.law;

import java.io.Serializable;
import java.util.Locale;

/**
 * A draw that a player could have claimed.
 *
 * @param kind by what
 * @param mode on the board, or by a written move
 * @param firstPly the first ply after which the claim stood; the claimant is to move then
 * @param lastPly the last such ply
 * @param claimant colour number
 * @param turns on how many turns the claim stood
 */
public record Claim(Kind kind, Mode mode, int firstPly, int lastPly, int claimant, int turns) implements Serializable {

    /** By what a draw is claimed. */
    public enum Kind {
        /** Third occurrence (Laws 9.2). */
        THREEFOLD,
        /** Fifty moves (9.3). */
        FIFTY;

        /** The word of the tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** How a draw is claimed. */
    public enum Mode {
        /** It has just appeared and the claimant has the move. */
        ON_BOARD,
        /** The claimant's written move would make it. */
        INTENDED;

        /** The word of the tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The claimant's colour as a word. */
    public String claimantWord() {
        return claimant == 0 ? "white" : "black";
    }
}
