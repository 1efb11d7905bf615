package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Tier 3, the first try for a winner with pawns, rooks or queens: a walk straight to a mate that mostly does without lists
 * of moves. The loser's king steps to the edge, unless {@link MateGlance} sees a step after which he is mated. The winner
 * promotes, brings up his king, takes what he can, brings up a queen and pushes his pawns, in this order; in a second walk
 * he takes before he brings up his king. Finds nineteen in twenty of the mates that {@link GreedyWalk} finds, for a third of the cost.
 *
 * <p>Guarantee: a line found ends in checkmate. Finding none says nothing.
 */
final class StraightWalk {
    private static final int PLIES = 60;

    private final Position cursor = Position.initial();
    private final MateGlance glance = new MateGlance();
    private final int[] moves = new int[Position.MAX_MOVES];
    private final int[] played = new int[PLIES + 1];
    private int length;
    private long nodes;

    private int winner;
    private int winnersKing;
    private int losersKing;
    private long men;
    private long winners;
    private long losers;
    private long pawns;

    /** Whether a winner has the men for such a walk. */
    static boolean suits(Position position, int winner) {
        return (position.pieces(winner, Position.PAWN) | heavy(position, winner)) != 0;
    }

    private static long heavy(Position position, int side) {
        return position.pieces(side, Position.ROOK) | position.pieces(side, Position.QUEEN);
    }

    /** Looks for a mate line. */
    boolean find(Position root, int winningSide) {
        winner = winningSide;
        nodes = 0;
        return walk(root, false) || walk(root, true);
    }

    private boolean walk(Position root, boolean takingFirst) {
        length = 0;
        cursor.copyFrom(root);
        boolean stepped = false;
        while (length < PLIES) {
            nodes++;
            boolean winnersTurn = cursor.sideToMove() == winner;
            winnersKing = cursor.king(winner);
            losersKing = cursor.king(winner ^ 1);
            // After a step of the loser's king the glance before it has told.
            if (!(winnersTurn && stepped)) {
                glance.look(cursor, winner);
                if (winnersTurn ? mates() : matesAfterAStep()) {
                    return true;
                }
            }
            int move = winnersTurn ? winnersMove(takingFirst) : kingStep();
            stepped = move != Moves.NONE;
            if (!stepped) {
                move = anyMove();
            }
            if (move == Moves.NONE) {
                return false;
            }
            played[length++] = move;
            cursor.play(move);
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

    private boolean mates() {
        if (!glance.mates(losersKing)) {
            return false;
        }
        played[length++] = glance.move();
        return true;
    }

    private boolean matesAfterAStep() {
        for (long left = glance.steps(); left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            if (glance.mates(to)) {
                played[length++] = Moves.pack(losersKing, to, 0, Moves.NORMAL);
                played[length++] = glance.move();
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- the loser

    /** The loser's step nearest to the edge, and there nearest to the winner's king; he seldom takes. */
    private int kingStep() {
        int best = Moves.NONE;
        int least = Integer.MAX_VALUE;
        int back = length < 2 ? -1 : Moves.from(played[length - 2]);
        for (long left = glance.steps(); left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            int taken = (int) (cursor.occupied(winner) >>> to & 1);
            int cost = (Steps.toEdge(to) * 3 + Math.abs(Steps.distance(to, winnersKing) - 2) + taken * 12) * 16
                    + (to == back ? 40 : 0)
                    // Equal ones in turns.
                    + (to * 7 + length * 5 & 15);
            if (cost < least) {
                least = cost;
                best = Moves.pack(losersKing, to, 0, Moves.NORMAL);
            }
        }
        return best;
    }

    // ---------------------------------------------------------------- the winner

    private int winnersMove(boolean takingFirst) {
        if (cursor.inCheck()) {
            return Moves.NONE;
        }
        men = cursor.occupied();
        winners = cursor.occupied(winner);
        losers = men & ~winners & ~(1L << losersKing);
        pawns = cursor.pieces(winner, Position.PAWN);
        boolean hasHeavy = heavy(cursor, winner) != 0;
        long lastButOne = winner == 0 ? Steps.RANK_8 >>> 8 : Steps.RANK_1 << 8;
        int move = pawnMove(hasHeavy ? pawns & lastButOne : pawns, -1L);
        move = move == Moves.NONE && takingFirst ? capture() : move;
        move = move == Moves.NONE ? kingApproach() : move;
        move = move == Moves.NONE ? capture() : move;
        if (hasHeavy) {
            move = move == Moves.NONE ? queenApproach() : move;
            move = move == Moves.NONE ? pawnMove(pawns, -1L) : move;
        }
        return move;
    }

    /** The move of the pawn nearest to promotion that can move to one of some squares. */
    private int pawnMove(long movers, long where) {
        int loser = winner ^ 1;
        long movable = movers & (Steps.push(~men & where, loser) | Steps.pawnAttacks(losers & where, loser));
        while (movable != 0) {
            int from = winner == 0 ? 63 - Long.numberOfLeadingZeros(movable) : Long.numberOfTrailingZeros(movable);
            long pawn = 1L << from;
            movable ^= pawn;
            long targets = Steps.push(pawn, winner) & ~men | Steps.pawnAttacks(pawn, winner) & losers;
            for (long left = targets & where; left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                if (!cursor.exposesKing(from, to)) {
                    return Moves.pack(from, to, to < 8 || to >= 56 ? Position.QUEEN : 0, Moves.NORMAL);
                }
            }
        }
        return Moves.NONE;
    }

    private int kingApproach() {
        int away = Steps.distance(winnersKing, losersKing);
        if (away <= 2) {
            return Moves.NONE;
        }
        for (long left = Steps.KING[winnersKing] & ~winners; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            if (Steps.distance(to, losersKing) < away && cursor.kingMayStep(to)) {
                return Moves.pack(winnersKing, to, 0, Moves.NORMAL);
            }
        }
        return Moves.NONE;
    }

    private int capture() {
        int move = pawnMove(pawns, losers);
        for (int role = Position.KNIGHT; role <= Position.QUEEN && move == Moves.NONE; role++) {
            move = pieceMove(role, losers);
        }
        return move;
    }

    private int queenApproach() {
        return pieceMove(Position.QUEEN, ~men & Steps.king(Steps.KING[losersKing]) & ~Steps.KING[losersKing]);
    }

    /** The first move of a piece of a role to one of some squares. */
    private int pieceMove(int role, long where) {
        for (long left = cursor.pieces(winner, role); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            for (long rest = Position.reach(role, from, men) & where; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                if (!cursor.exposesKing(from, to)) {
                    return Moves.pack(from, to, 0, Moves.NORMAL);
                }
            }
        }
        return Moves.NONE;
    }

    // ---------------------------------------------------------------- either

    /** The cheapest of all legal moves, equal ones told apart by a scramble of the move and the ply. */
    private int anyMove() {
        boolean winnersTurn = cursor.sideToMove() == winner;
        int count = cursor.legalMoves(moves);
        int back = length < 2 ? -1 : Moves.to(played[length - 2]) | Moves.from(played[length - 2]) << 6;
        int scramble = length * 0x85EBCA6B;
        int best = Moves.NONE;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int cost = (winnersTurn ? winnersCost(move) : losersCost(move)) * 16
                    + ((move * 0x9E3779B1 + scramble) >>> 28)
                    + ((move & 4095) == back ? 40 : 0);
            if (cost < least) {
                least = cost;
                best = move;
            }
        }
        return best;
    }

    private int winnersCost(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int cost = -(int) (cursor.occupied() >>> to & 1);
        if (from != winnersKing) {
            return cost - Moves.promotion(move);
        }
        return cost + Math.abs(Steps.distance(to, losersKing) - 2) - Math.abs(Steps.distance(from, losersKing) - 2);
    }

    private int losersCost(int move) {
        return (int) (cursor.occupied(winner) >>> Moves.to(move) & 1) * 6 + Moves.promotion(move) * 2;
    }
}
