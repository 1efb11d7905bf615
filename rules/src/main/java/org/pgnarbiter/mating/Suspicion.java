package org.pgnarbiter.mating;

import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * The first filter: which sides a glance at the board clears of any suspicion that they might not be able to mate. Cheap
 * and without allocation, because nearly every real position stops here.
 *
 * <p>Guarantee: none in either direction; it only chooses which positions the next tiers look at. It never answers.
 */
final class Suspicion {
    /** Bits of the answer: the forced lines are worth a look. Shifted by the colour of the winner. */
    static final int FORCED = 1;
    /** The same for walls. */
    static final int WALL = 4;

    /** With more free moves than this on both sides no forced line is expected, unless the winner has hardly any men. */
    private static final int FEW_MOVES = 3;
    /** With more men than this (king aside) they are not all lost within a few plies while moves are free. */
    private static final int FEW_MEN = 2;
    /** With more knights, rooks and queens than this on the board no wall is expected. */
    private static final int FEW_PIECES = 2;

    /** With more pawn moves than this, of both sides together, no search is worth it: first with knights, rooks or queens. */
    private static final int PAWN_MOVES_WITH_PIECES = 0;

    private static final int PAWN_MOVES = 3;

    private final int[] moves = new int[Position.MAX_MOVES];

    /**
     * What is suspicious about a position that has a legal move and where no material lemma holds.
     *
     * @return bits {@code FORCED << winner} and {@code WALL << winner}; 0 for most positions
     */
    int look(Position position) {
        int suspicion = wall(position);
        boolean few = position.inCheck()
                || freeMoves(position, position.sideToMove() ^ 1) == 0
                || fewMoves(position, position.sideToMove()) && fewLegalMoves(position);
        for (int winner = 0; winner < 2; winner++) {
            if (few || hasFewMen(position, winner) && fewMoves(position, winner ^ 1)) {
                suspicion |= FORCED << winner;
            }
        }
        return suspicion;
    }

    /** Whether the side to move has very few legal moves. */
    boolean fewLegalMoves(Position position) {
        int steps = 0;
        for (int step = position.kingStep(-1); step != Moves.NONE; step = position.kingStep(Moves.to(step))) {
            if (++steps > FEW_MOVES) {
                return false;
            }
        }
        return position.legalMoves(moves) <= FEW_MOVES;
    }

    /** The same question without counting legal moves: whether forced lines for a winner are worth following on. */
    static boolean mayBeForced(Position position, int winner) {
        return hasFewMen(position, winner) || fewMoves(position);
    }

    private static boolean hasFewMen(Position position, int color) {
        return Long.bitCount(position.occupied(color)) - 1 <= FEW_MEN;
    }

    private static boolean fewMoves(Position position) {
        int mover = position.sideToMove();
        return position.inCheck() || fewMoves(position, mover) || fewMoves(position, mover ^ 1);
    }

    private static boolean fewMoves(Position position, int side) {
        return freeMoves(position, side) <= FEW_MOVES;
    }

    /** A lower estimate of the moves a side that is not in check has: without its king and men that may be pinned. */
    private static int freeMoves(Position position, int side) {
        long own = position.occupied(side);
        long free = ~Steps.LINES[position.king(side)];
        int count = Long.bitCount(Steps.push(position.pieces(side, Position.PAWN) & free, side) & ~position.occupied());
        long queens = position.pieces(side, Position.QUEEN);
        long straight = (position.pieces(side, Position.ROOK) | queens) & free;
        long diagonal = (position.pieces(side, Position.BISHOP) | queens) & free;
        count += Long.bitCount(Steps.orthogonal(straight) & ~own) + Long.bitCount(Steps.diagonal(diagonal) & ~own);
        long knights = position.pieces(side, Position.KNIGHT) & free;
        return count + Long.bitCount(Steps.knight(knights) & ~own);
    }

    /**
     * Whether a position on which the quick tiers are silent is worth a search all the same. The dead ones among them, as
     * far as labelled and real positions show, are those in which hardly a pawn can move: a pawn on its way opens the
     * position or promotes.
     */
    static boolean isLocked(Position position) {
        long occupied = position.occupied();
        int pawnMoves = 0;
        for (int side = 0; side < 2; side++) {
            long pawns = position.pieces(side, Position.PAWN);
            pawnMoves += Long.bitCount(Steps.push(pawns, side) & ~occupied)
                    + Long.bitCount(Steps.pawnAttacks(pawns, side) & position.occupied(side ^ 1));
        }
        return pawnMoves <= PAWN_MOVES && (pawnMoves <= PAWN_MOVES_WITH_PIECES || pieces(position) == 0);
    }

    private static long pieces(Position position) {
        return position.pieces(0, Position.KNIGHT)
                | position.pieces(1, Position.KNIGHT)
                | position.pieces(0, Position.ROOK)
                | position.pieces(1, Position.ROOK)
                | position.pieces(0, Position.QUEEN)
                | position.pieces(1, Position.QUEEN);
    }

    private static int wall(Position position) {
        if (position.castlingRights() != 0 || position.enPassant() >= 0) {
            return 0;
        }
        long white = position.pieces(0, Position.PAWN);
        long black = position.pieces(1, Position.PAWN);
        if ((white << 8 & black) == 0) {
            return 0;
        }
        if (Long.bitCount(pieces(position)) > FEW_PIECES) {
            return 0;
        }
        // A pawn with no enemy pawn ahead and room to move will promote, and a promoted man gets anywhere.
        long occupied = position.occupied();
        int suspicion = 0;
        if ((white & ~(occupied >>> 8) & ~Steps.ahead((white | black) >>> 8, 1)) == 0) {
            suspicion |= WALL;
        }
        if ((black & ~(occupied << 8) & ~Steps.ahead((white | black) << 8, 0)) == 0) {
            suspicion |= WALL << 1;
        }
        return suspicion;
    }
}
