package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Tier 3, for a winner who has nothing but knights and bishops: walks towards one of the few pictures of mate that such men
 * give with the loser's help. The loser's king stands in a corner, one of his own men beside him on the edge, and the
 * winner's king covers the two other squares; the loser's man goes there last, then a knight or bishop mates. A pawn comes
 * as it is where it can, else promoted to a knight. Every picture, the board turned in eight ways and with each of the
 * loser's men, is a plan; those that seem to need the fewest moves are tried, and in each both sides play what brings their
 * men nearer to it, without taking and, if they can, without giving check.
 *
 * <p>Guarantee: a line found ends in checkmate. Finding none says nothing.
 */
final class CornerWalk {
    private static final int PLIES = 48;
    /** More plans than this seldom find what those did not. */
    private static final int MOST_PLANS = 8;
    /** Moves to a square that a man never gets to. */
    private static final int NEVER = 100;
    /** What it costs to spoil the plan. */
    private static final int SPOILT = 1_000;

    private final Position cursor = Position.initial();
    private final Position next = Position.initial();
    private final Position mated = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    private final int[] replies = new int[Position.MAX_MOVES];
    private final int[] played = new int[PLIES];
    /** By their cost, the square of the loser's man and the way the board is turned. */
    private final int[] plans = new int[30 * 8];

    private int length;
    private long nodes;

    private int winner;
    private boolean hasKnight;
    private int winnersKing;
    private int losersKing;

    /** The picture: the loser's king, his man beside him, the winner's king. */
    private int corner;

    private int beside;
    private int stand;
    /** The picture: where a knight mates, and on which squares a bishop does. */
    private int knightMates;

    private long bishopMates;

    /** Where the man that is to stand beside the king is now. */
    private int man;

    /** Looks for a mate line of a winner who has knights and bishops only. */
    boolean find(Position root, int winningSide) {
        winner = winningSide;
        nodes = 0;
        hasKnight = root.pieces(winner, Position.KNIGHT) != 0;
        int count = plan(root);
        for (int i = 0; i < count && i < MOST_PLANS; i++) {
            if (walk(root, plans[i] >> 3 & 63, plans[i] & 7, i)) {
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

    // ---------------------------------------------------------------- plans

    private int plan(Position root) {
        int loser = winner ^ 1;
        int count = 0;
        long men = root.occupied(loser) & ~root.pieces(loser, Position.KING) & ~root.pieces(loser, Position.QUEEN);
        for (long left = men; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int role = root.pieceAt(square) % 6;
            for (int turn = 0; turn < 8; turn++) {
                if (!paint(root, role, turn)) {
                    continue;
                }
                int manual = way(role, square);
                int losers = Steps.distance(root.king(loser), corner) + manual;
                int winners = Steps.distance(root.king(winner), stand) + 2;
                if (manual < NEVER) {
                    plans[count++] = (Math.max(losers, winners) * 4 + losers + winners) << 9 | square << 3 | turn;
                }
            }
        }
        Arrays.sort(plans, 0, count);
        return count;
    }

    /** Sets the picture with a man of a role and the board turned one of eight ways; whether there is such a picture. */
    private boolean paint(Position root, int role, int turn) {
        boolean besideBishop = role == Position.BISHOP;
        // Not turned, the loser's king is on h1 and his man on h2, from where a knight attacks f1, a rook f2, a bishop
        // g3.
        boolean onEdge = hasKnight && (besideBishop || role == Position.ROOK);
        corner = turned(7, turn);
        beside = turned(15, turn);
        stand = turned(onEdge ? 5 : 13, turn);
        knightMates = turned(besideBishop ? 13 : 22, turn);
        boolean besideKnight = role == Position.KNIGHT || role == Position.PAWN;
        bishopMates = besideKnight ? 1L << turned(14, turn) : Steps.DIAGONALS[corner];
        long bishops = root.pieces(winner, Position.BISHOP);
        long reached =
                ((bishops & Steps.DARK) != 0 ? Steps.DARK : 0) | ((bishops & ~Steps.DARK) != 0 ? ~Steps.DARK : 0);
        return hasKnight || role != Position.ROOK && (reached >>> corner & 1) != 0;
    }

    private static int turned(int square, int turn) {
        int mirrored = (turn & 4) == 0 ? square : 7 - (square >> 3) | 7 - (square & 7) << 3;
        return mirrored ^ (turn & 1) * 7 ^ (turn >> 1 & 1) * 56;
    }

    /** How many moves a man of the loser on a square needs to get beside the corner, the board empty. */
    private int way(int role, int square) {
        switch (role) {
            case Position.KNIGHT:
                return Steps.KNIGHT_DISTANCE[square << 6 | beside];
            case Position.BISHOP:
                boolean sameColour = (Steps.DARK >>> square & 1) == (Steps.DARK >>> beside & 1);
                return sameColour ? linesTo(square, Steps.DIAGONALS) : NEVER;
            case Position.ROOK:
                return linesTo(square, Steps.STRAIGHTS);
            default:
                return pawnsWay(square);
        }
    }

    private int linesTo(int square, long[] lines) {
        return square == beside ? 0 : (lines[square] >>> beside & 1) != 0 ? 1 : 2;
    }

    private int pawnsWay(int square) {
        boolean up = winner == Position.BLACK;
        int ahead = up ? (beside >> 3) - (square >> 3) : (square >> 3) - (beside >> 3);
        // A pawn goes to a2, h2, a7 or h7, whichever is the last square before its promotion, on its file.
        if ((square & 7) == (beside & 7) && ahead > 0 && beside >> 3 == (up ? 6 : 1)) {
            return ahead;
        }
        int promotes = up ? square | 56 : square & 7;
        return (up ? 7 - (square >> 3) : square >> 3) + Steps.KNIGHT_DISTANCE[promotes << 6 | beside];
    }

    // ---------------------------------------------------------------- the walk

    private boolean walk(Position root, int from, int turn, int number) {
        cursor.copyFrom(root);
        man = from;
        paint(root, root.pieceAt(man) % 6, turn);
        length = 0;
        while (length < PLIES - 1) {
            nodes++;
            winnersKing = cursor.king(winner);
            losersKing = cursor.king(winner ^ 1);
            int count = cursor.legalMoves(moves);
            if (cursor.sideToMove() != winner && losersKing == corner && completes(count)) {
                return true;
            }
            int move = nearest(count, (length + number * 7919) * 0x85EBCA6B);
            if (move == Moves.NONE) {
                return false;
            }
            man = Moves.from(move) == man ? Moves.to(move) : man;
            played[length++] = move;
            cursor.play(move);
        }
        return false;
    }

    /** Whether a man of the loser goes beside his king so that he is mated. */
    private boolean completes(int count) {
        for (int i = 0; i < count; i++) {
            if (Moves.to(moves[i]) == beside && Moves.from(moves[i]) != corner && isMatedAfter(moves[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean isMatedAfter(int move) {
        next.copyFrom(cursor);
        next.play(move);
        int count = next.legalMoves(replies);
        for (int i = 0; i < count; i++) {
            mated.copyFrom(next);
            mated.play(replies[i]);
            if (mated.isCheckmate()) {
                played[length++] = move;
                played[length++] = replies[i];
                return true;
            }
        }
        return false;
    }

    /** The legal move that costs least; equal ones are told apart by a scramble of the move. None if all spoil the plan. */
    private int nearest(int count, int scramble) {
        boolean winnersTurn = cursor.sideToMove() == winner;
        int back = length < 2 ? -1 : Moves.to(played[length - 2]) | Moves.from(played[length - 2]) << 6;
        int best = Moves.NONE;
        int least = SPOILT;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int cost = (winnersTurn ? winnersCost(move) : losersCost(move)) * 16
                    + ((move * 0x9E3779B1 + scramble) >>> 28)
                    + ((move & 4095) == back ? 24 : 0);
            if (cost < least) {
                cost += disturbance(move, winnersTurn) * 16;
            }
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
        if (to == man) {
            return SPOILT;
        }
        if (from != winnersKing) {
            return (unready(from, to) - unready(from, from)) * 2;
        }
        // He comes near when the loser's king is there, not to keep him out.
        int keep = Steps.distance(losersKing, corner) <= 1 ? 0 : 2;
        return (Math.abs(Steps.distance(to, stand) - keep) - Math.abs(Steps.distance(from, stand) - keep)) * 4;
    }

    /** How far a knight or bishop of the winner, put on a square, is from being one move before the mate. */
    private int unready(int from, int square) {
        if ((cursor.pieces(winner, Position.KNIGHT) >>> from & 1) != 0) {
            return Math.abs(Steps.KNIGHT_DISTANCE[square << 6 | knightMates] - 1);
        }
        long reach = Position.reach(Position.BISHOP, square, cursor.occupied() & ~(1L << from));
        return (reach & bishopMates) != 0 && (Steps.DIAGONALS[corner] >>> square & 1) == 0 ? 0 : 1;
    }

    private int losersCost(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if ((cursor.occupied(winner) >>> to & 1) != 0) {
            return SPOILT;
        }
        if (from == losersKing) {
            return (toCorner(to) - toCorner(from)) * 4;
        }
        if (from != man) {
            return 1;
        }
        int role = cursor.pieceAt(from) % 6;
        int promotion = Moves.promotion(move);
        if (promotion > Position.KNIGHT) {
            return SPOILT;
        }
        int arriving = promotion == 0 ? role : promotion;
        return (Math.abs(way(arriving, to) - 1) - Math.abs(way(role, from) - 1)) * 3;
    }

    /** Both the corner and the square beside it are near enough for the loser's king. */
    private int toCorner(int square) {
        return square == beside ? 0 : Steps.distance(square, corner);
    }

    /** What a move costs because it gives check or, for the winner, because his man might be taken. */
    private int disturbance(int move, boolean winnersTurn) {
        next.copyFrom(cursor);
        next.play(move);
        int check = next.inCheck() ? 5 : 0;
        return winnersTurn && next.attacked(Moves.to(move), winner ^ 1) ? check + 2 : check;
    }
}
