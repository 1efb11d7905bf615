package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/**
 * Tier 2 one ply later: the reach sets after every legal move. Settles walls where a man is about to be taken or a king
 * stands, for this one moment, where it can never come back to.
 *
 * <p>Guarantee: {@link #examine} answers walls only when every legal move leads to a position from which the winner provably
 * cannot mate; that is a proof for the position itself.
 */
final class WallsNext {
    private final Position next = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    private final ReachSets reachSets;
    private final int moveCap;
    private long nodes;

    WallsNext(ReachSets reachSets, int moveCap) {
        this.reachSets = reachSets;
        this.moveCap = moveCap;
    }

    /**
     * Which winners are walled off after every move.
     *
     * @param wanted bit 1 for White as winner, bit 2 for Black
     * @return those of {@code wanted} that provably cannot mate
     */
    int examine(Position position, int wanted) {
        nodes = 0;
        int count = position.legalMoves(moves);
        if (count > moveCap) {
            return 0;
        }
        int proved = wanted;
        for (int i = 0; i < count && proved != 0; i++) {
            next.copyFrom(position);
            next.play(moves[i]);
            nodes++;
            proved &= walled(proved);
        }
        return proved;
    }

    /** Positions looked at by the last call. */
    long nodes() {
        return nodes;
    }

    private int walled(int wanted) {
        int walled = 0;
        boolean over = !next.hasLegalMove();
        for (int winner = 0; winner < 2; winner++) {
            MatingReason reason = over ? Terminal.reason(next, winner) : MaterialLemmas.cannotMate(next, winner);
            if (reason != null && reason.answer() == CanMate.NO) {
                walled |= 1 << winner;
            }
        }
        int left = wanted & ~walled;
        if (left != 0 && !over && ReachSets.covers(next)) {
            int found = reachSets.examine(next, left);
            walled |= ((found & 255) != ReachSets.UNKNOWN ? 1 : 0) | (found >> 8 != ReachSets.UNKNOWN ? 2 : 0);
        }
        return walled;
    }
}
