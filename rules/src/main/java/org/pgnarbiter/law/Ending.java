package org.pgnarbiter.law;

import java.io.Serializable;

/**
 * The first end of a game that a rule set knows without anybody's word.
 *
 * @param termination how it ended, or null if it did not
 * @param ply the ply after which it was over, or -1
 * @param outcome the result, or null
 */
public record Ending(Termination termination, int ply, Outcome outcome) implements Serializable {

    /** The board ended nothing. */
    public static final Ending NONE = new Ending(null, -1, null);

    /** Whether the board ended the game. */
    public boolean exists() {
        return ply >= 0;
    }
}
