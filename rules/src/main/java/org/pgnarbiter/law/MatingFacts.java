package org.pgnarbiter.law;

import org.pgnarbiter.mating.CanMate;

/** What is known about who can still mate; the law only reads it and never guesses beyond it. */
public interface MatingFacts {

    /** Whether a colour (0 White, 1 Black) can mate from the final position of the score. */
    CanMate canMate(int color);

    /** The same where the answer matters to the law, so that a search is worth its cost. */
    default CanMate settled(int color) {
        return canMate(color);
    }

    /** First ply from which neither side can mate any more, as far as proved, or -1. */
    int deadPly();

    /** Nothing known beyond what the caller sees on the board itself. */
    MatingFacts NOTHING = new MatingFacts() {
        @Override
        public CanMate canMate(int color) {
            return CanMate.OPEN;
        }

        @Override
        public int deadPly() {
            return -1;
        }
    };
}
