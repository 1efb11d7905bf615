package org.pgnarbiter.mating;

import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Tier 1: all lines of legal moves, a few plies deep. Finds forced captures of the last men and forced stalemates.
 *
 * <p>Guarantee: {@link #CLOSED} is a proof that the winner cannot mate: every line of legal moves, without exception, was
 * followed to a position where a material lemma holds, to stalemate or to the winner being mated. {@link #MATE} is a
 * proof that he can: {@link #line} ends in mate. {@link #OPEN} proves nothing: a line was longer than the depth, looked too free to be
 * worth following, or the node cap was reached. Deterministic: depth and nodes are counted, never time.
 */
final class ForcedLines {
    static final int OPEN = 0;
    static final int CLOSED = 1;
    static final int MATE = 2;

    private final Position[] positions;
    private final int[][] moves;
    private final int[] played;
    private final int depth;
    private final long nodeCap;
    private long nodes;
    private int winner;
    private int mateAt;
    private boolean wentDeep;

    /**
     * A reusable searcher.
     *
     * @param depth longest line in plies
     * @param nodeCap most positions looked at in one call
     */
    ForcedLines(int depth, long nodeCap) {
        this.depth = depth;
        this.nodeCap = nodeCap;
        positions = new Position[depth + 1];
        moves = new int[depth + 1][Position.MAX_MOVES];
        played = new int[depth + 1];
        for (int i = 0; i <= depth; i++) {
            positions[i] = Position.initial();
        }
    }

    /** Follows all lines from a position; stops at the first that stays open. */
    int follow(Position root, int winningSide) {
        winner = winningSide;
        nodes = 0;
        wentDeep = true;
        positions[0].copyFrom(root);
        return follow(0);
    }

    /** Positions looked at by the last call. */
    long nodes() {
        return nodes;
    }

    /** Whether the last call that answered {@link #OPEN} did so at its depth or node cap: no line looked free. */
    boolean wentDeep() {
        return wentDeep;
    }

    /** The mating line of the last call that answered {@link #MATE}. */
    int[] line() {
        int[] line = new int[mateAt];
        System.arraycopy(played, 0, line, 0, mateAt);
        return line;
    }

    private int follow(int ply) {
        nodes++;
        Position position = positions[ply];
        if (ply == depth) {
            return leaf(position, ply);
        }
        if (!position.hasLegalMove()) {
            return ended(position, ply);
        }
        if (MaterialLemmas.cannotMate(position, winner) != null) {
            return CLOSED;
        }
        if (ply > 0 && !Suspicion.mayBeForced(position, winner)) {
            wentDeep = false;
            return OPEN;
        }
        // Mostly the first step of the king leaves the line open: the other moves are listed when they are needed.
        int steps = 0;
        for (int step = position.kingStep(-1); step != Moves.NONE; step = position.kingStep(Moves.to(step))) {
            int result = follow(ply, step);
            if (result != CLOSED) {
                return result;
            }
            steps++;
        }
        int[] list = moves[ply];
        int count = position.legalMoves(list);
        for (int i = steps; i < count; i++) {
            int result = follow(ply, list[i]);
            if (result != CLOSED) {
                return result;
            }
        }
        return CLOSED;
    }

    /** The lines that begin with a move. */
    private int follow(int ply, int move) {
        if (nodes >= nodeCap) {
            return OPEN;
        }
        Position next = positions[ply + 1];
        next.copyFrom(positions[ply]);
        next.play(move);
        played[ply] = move;
        return follow(ply + 1);
    }

    private int leaf(Position position, int ply) {
        if (!position.hasLegalMove()) {
            return ended(position, ply);
        }
        return MaterialLemmas.cannotMate(position, winner) != null ? CLOSED : OPEN;
    }

    private int ended(Position position, int ply) {
        if (position.inCheck() && position.sideToMove() != winner) {
            mateAt = ply;
            return MATE;
        }
        return CLOSED;
    }
}
