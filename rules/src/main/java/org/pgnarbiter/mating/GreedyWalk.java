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
    /** So many first walks keep close to what looks helpful; later ones stray more. */
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
    private boolean hasSpares;

    /** Looks for a mate line in so many walks. */
    boolean find(Position root, int winningSide, int walks) {
        winner = winningSide;
        nodes = 0;
        for (int walk = 0; walk < walks; walk++) {
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
        for (int ply = 0; ply < PLIES; ply++) {
            nodes++;
            int count = cursor.legalMoves(moves);
            if (count == 0) {
                return false;
            }
            boolean winnersTurn = cursor.sideToMove() == winner;
            look();
            if (winnersTurn && mates(count, ply)) {
                return true;
            }
            // A move that takes back the same player's last one is the last resort.
            int back = ply < 2 ? -1 : Moves.to(played[ply - 2]) | Moves.from(played[ply - 2]) << 6;
            int scramble = (ply + number * 7919) * 0x85EBCA6B;
            int weight = number < CLOSE_WALKS ? 16 : 8;
            int best = Integer.MAX_VALUE;
            int chosen = 0;
            for (int i = 0; i < count; i++) {
                int move = moves[i];
                int cost = (winnersTurn ? winnersCost(move) : losersCost(move)) * weight
                        + ((move * 0x9E3779B1 + scramble) >>> 28)
                        + ((move & 4095) == back ? 40 : 0);
                if (cost < best) {
                    best = cost;
                    chosen = move;
                }
            }
            played[ply] = chosen;
            cursor.play(chosen);
        }
        return false;
    }

    private void look() {
        winnersKing = cursor.king(winner);
        losersKing = cursor.king(winner ^ 1);
        men = cursor.occupied();
        movingPawns = cursor.pieces(cursor.sideToMove(), Position.PAWN);
        int heavy = Long.bitCount(cursor.pieces(winner, Position.ROOK) | cursor.pieces(winner, Position.QUEEN));
        hasHeavy = heavy > 0;
        hasSpares = heavy + Long.bitCount(cursor.pieces(winner, Position.PAWN)) > 1;
    }

    /** Plays the first move that mates, if there is one. Only moves that can give check are tried. */
    private boolean mates(int count, int ply) {
        long shields = cursor.shields();
        int from = -1;
        long checking = 0;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (Moves.from(move) != from) {
                from = Moves.from(move);
                checking = (shields >>> from & 1) != 0 ? -1L : checkingSquares(from);
            }
            // Beyond the low twelve bits: promotions, en passant and castling, which take more than a look.
            if ((checking >>> Moves.to(move) & 1) != 0 || move >= 1 << 12) {
                next.copyFrom(cursor);
                next.play(move);
                if (next.isCheckmate()) {
                    played[ply] = move;
                    length = ply + 1;
                    return true;
                }
            }
        }
        return false;
    }

    /** Where the man on a square would give check; a king never does. */
    private long checkingSquares(int from) {
        int role = cursor.pieceAt(from) % 6;
        return role == Position.KING ? 0 : cursor.checkingSquares(role);
    }

    private int winnersCost(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int cost = (men >>> to & 1) != 0 ? -3 : 0;
        if (from == winnersKing) {
            cost += (Math.abs(distance(to, losersKing) - 2) - Math.abs(distance(from, losersKing) - 2)) * 3;
        } else if ((movingPawns >>> from & 1) != 0) {
            int promotion = Moves.promotion(move);
            cost -= (hasHeavy ? 1 : 4) + (promotion == 0 ? 0 : promotion == Position.QUEEN ? 10 : 4);
        }
        return cost;
    }

    private int losersCost(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int cost = Moves.promotion(move) * 2;
        if ((men >>> to & 1) != 0) {
            int role = cursor.pieceAt(to) % 6;
            cost += role == Position.PAWN ? (hasSpares ? 2 : 30) : role >= Position.ROOK ? 12 : 3;
        }
        if (from == losersKing) {
            cost += (toEdge(to) - toEdge(from)) * 3
                    + Math.abs(distance(to, winnersKing) - 2)
                    - Math.abs(distance(from, winnersKing) - 2);
        }
        return cost;
    }

    private static int toEdge(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }

    private static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }
}
