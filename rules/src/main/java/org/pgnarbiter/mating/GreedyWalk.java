package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Tier 3, the cheap try: walks straight ahead, each move the most helpful at a glance, without going back. The loser's king
 * heads for the edge, the winner's king for the loser's, the winner takes and promotes, the loser takes nothing that
 * matters; equal moves are told apart by a fixed scramble of the move and the ply. Finds a mate in nearly every ordinary
 * position within a few dozen moves.
 *
 * <p>Guarantee: a line found ends in checkmate. Finding none says nothing.
 */
final class GreedyWalk {
    /**
     * So many first walks keep close to what looks helpful. Later ones stray more, send the king for what stops the pawns, and
     * take back a move that is stalemate.
     */
    static final int CLOSE_WALKS = 3;

    /** More walks than this seldom find what those did not. */
    static final int MOST_WALKS = 8;

    private static final int PLIES = 80;

    private final Position cursor = Position.initial();
    private final Position next = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    private final int[] played = new int[PLIES];
    private int length;
    private long nodes;

    private int winner;
    private int winnersKing;
    private int losersKing;
    private long men;
    private long movingPawns;
    private boolean hasHeavy;
    private long winnersPawns;
    private long heavyMen;
    /** What it costs the loser to take a pawn, besides what it costs to take any man. */
    private int pawnsCost;
    /** The man that stops the winner's pawns, which his king takes first; -1 if none. */
    private int blocker;
    /** Moves that would have been stalemate. */
    private final int[] avoided = new int[8];

    /**
     * Looks for a mate line.
     *
     * @param first number of the first walk, from 0
     * @param end number after the last one
     */
    boolean find(Position root, int winningSide, int first, int end) {
        winner = winningSide;
        nodes = 0;
        for (int walk = first; walk < end; walk++) {
            if (walk(root, walk)) {
                return true;
            }
        }
        return false;
    }

    /** Positions visited by the last call. */
    long nodes() {
        return nodes;
    }

    /** The mating line of the last call that found one. */
    int[] line() {
        return Arrays.copyOf(played, length);
    }

    private boolean walk(Position root, int number) {
        cursor.copyFrom(root);
        int stalemates = 0;
        for (int ply = 0; ply < PLIES; ply++) {
            nodes++;
            int count = cursor.legalMoves(moves);
            if (count == 0) {
                if (number < CLOSE_WALKS || ply == 0 || cursor.sideToMove() == winner || stalemates == avoided.length) {
                    return false;
                }
                avoided[stalemates++] = played[--ply];
                count = takeBackTo(root, ply);
            }
            boolean winnersTurn = cursor.sideToMove() == winner;
            look(number >= CLOSE_WALKS);
            if (winnersTurn && mates(count, ply)) {
                return true;
            }
            // A move that takes back the same player's last one is the last resort.
            int back = ply < 2 ? -1 : Moves.to(played[ply - 2]) | Moves.from(played[ply - 2]) << 6;
            int scramble = (ply + number * 7919) * 0x85EBCA6B;
            int weight = number < CLOSE_WALKS ? 16 : 8;
            int best = Integer.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                int move = moves[i];
                int cost = (winnersTurn ? winnersCost(move) : losersCost(move)) * weight
                        + ((move * 0x9E3779B1 + scramble) >>> 28)
                        + ((move & 4095) == back ? 40 : 0);
                // The first of the cheapest, without a branch that nobody can guess.
                int ranked = cost * Position.MAX_MOVES + i;
                if (stalemates == 0 || !isAvoided(move, stalemates)) {
                    best = Math.min(best, ranked);
                }
            }
            if (best == Integer.MAX_VALUE) {
                return false;
            }
            played[ply] = moves[Math.floorMod(best, Position.MAX_MOVES)];
            cursor.play(played[ply]);
        }
        return false;
    }

    /** The moves of the position at an earlier ply, which becomes the current one again. */
    private int takeBackTo(Position root, int ply) {
        cursor.copyFrom(root);
        for (int i = 0; i < ply; i++) {
            cursor.play(played[i]);
        }
        return cursor.legalMoves(moves);
    }

    private boolean isAvoided(int move, int stalemates) {
        for (int i = 0; i < stalemates; i++) {
            if (avoided[i] == move) {
                return true;
            }
        }
        return false;
    }

    private void look(boolean forBlockers) {
        winnersKing = cursor.king(winner);
        losersKing = cursor.king(winner ^ 1);
        men = cursor.occupied();
        movingPawns = cursor.pieces(cursor.sideToMove(), Position.PAWN);
        long heavy = cursor.pieces(winner, Position.ROOK) | cursor.pieces(winner, Position.QUEEN);
        hasHeavy = heavy != 0;
        heavyMen = heavy | cursor.pieces(winner ^ 1, Position.ROOK);
        winnersPawns = cursor.pieces(winner, Position.PAWN);
        pawnsCost = Long.bitCount(heavy | winnersPawns) > 1 ? -1 : 27;
        blocker = -1;
        if (forBlockers && heavy == 0 && winnersPawns != 0 && (Steps.push(winnersPawns, winner) & ~men) == 0) {
            blocker = nearest(Steps.push(winnersPawns, winner) & cursor.occupied(winner ^ 1) & ~(1L << losersKing));
        }
    }

    /** The square of a set nearest to the winner's king, or -1. */
    private int nearest(long squares) {
        int best = -1;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (best < 0 || Steps.distance(square, winnersKing) < Steps.distance(best, winnersKing)) {
                best = square;
            }
        }
        return best;
    }

    /** Plays the first move that mates, if there is one. Only moves that can give check are tried. */
    private boolean mates(int count, int ply) {
        long shields = cursor.shields();
        long diagonals = cursor.checkingSquares(Position.BISHOP);
        long straights = cursor.checkingSquares(Position.ROOK);
        long queens = cursor.pieces(winner, Position.QUEEN);
        long onDiagonals = cursor.pieces(winner, Position.BISHOP) | queens;
        long onStraights = cursor.pieces(winner, Position.ROOK) | queens;
        long knights = cursor.pieces(winner, Position.KNIGHT);
        int from = -1;
        long checking = 0;
        long pawnChecks = cursor.checkingSquares(Position.PAWN);
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (Moves.from(move) != from) {
                from = Moves.from(move);
                checking = -(shields >>> from & 1)
                        | -(onDiagonals >>> from & 1) & diagonals
                        | -(onStraights >>> from & 1) & straights
                        | -(knights >>> from & 1) & Steps.KNIGHT[losersKing]
                        | -(movingPawns >>> from & 1) & pawnChecks;
            }
            // Beyond the low twelve bits: promotions, en passant and castling, which take more than a look.
            if ((checking >>> Moves.to(move) & 1) != 0 || move >= 1 << 12) {
                if (isMate(move)) {
                    played[ply] = move;
                    length = ply + 1;
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a legal move mates; mostly the king has a step left, for which the men alone are enough. */
    private boolean isMate(int move) {
        next.copyFrom(cursor);
        next.playMen(move);
        if (next.kingStep(-1) != Moves.NONE) {
            return false;
        }
        next.copyFrom(cursor);
        next.play(move);
        return next.isCheckmate();
    }

    private int winnersCost(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int cost = -3 * (int) (men >>> to & 1);
        if (from == winnersKing) {
            if (blocker >= 0) {
                return cost + (Steps.distance(to, blocker) - Steps.distance(from, blocker)) * 4;
            }
            cost += (Math.abs(Steps.distance(to, losersKing) - 2) - Math.abs(Steps.distance(from, losersKing) - 2)) * 3;
        } else if ((movingPawns >>> from & 1) != 0) {
            int promotion = Moves.promotion(move);
            cost -= (hasHeavy ? 1 : 4) + (promotion == 0 ? 0 : promotion == Position.QUEEN ? 10 : 4);
        }
        return cost;
    }

    private int losersCost(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        // Castling names its rook's square and costs as much as taking a rook.
        int cost = Moves.promotion(move) * 2
                + (int) (men >>> to & 1) * 3
                + (int) (heavyMen >>> to & 1) * 9
                + (int) (winnersPawns >>> to & 1) * pawnsCost;
        if (from == losersKing) {
            if (blocker >= 0) {
                return cost + (Steps.distance(from, blocker) - Steps.distance(to, blocker)) * 3;
            }
            cost += (Steps.toEdge(to) - Steps.toEdge(from)) * 3
                    + Math.abs(Steps.distance(to, winnersKing) - 2)
                    - Math.abs(Steps.distance(from, winnersKing) - 2);
        }
        return cost;
    }
}
