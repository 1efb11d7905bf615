package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/**
 * Tier 0, first half: the game is over on the board. Asked before any material lemma, because a mate on the board stands
 * whatever the material.
 *
 * <p>Guarantee: for a position without a legal move the answer is exact.
 */
final class Terminal {
    private Terminal() {}

    /** The answer for a position in which the side to move has no legal move. */
    static MatingReason reason(Position position, int winner) {
        if (!position.inCheck()) {
            return MatingReason.STALEMATE;
        }
        return position.sideToMove() == winner ? MatingReason.MATED : MatingReason.CHECKMATE_ON_BOARD;
    }
}
