package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/**
 * How near a position looks to a helpmate: the order in which {@link Closure} explores. Only a guess; no answer rests on
 * it.
 *
 * <p>Two tastes, because where one loses itself on a plateau the other seldom does: the second also counts the ways out of
 * the king's place, dislikes queens of the loser and is a little scrambled.
 *
 * <p>With a rook or queen: the loser's king at the edge, the winner's two squares away. Without: the king in a corner of
 * the colour the winner's bishops attack, a man of the loser beside it, pawns on their way.
 */
final class Promise {
    /** Values are 0 (near mate) to this, exclusive. */
    static final int WORST = 256;

    private static final int[] CORNERS = {0, 7, 56, 63};

    private Promise() {}

    static int of(Position position, int winner, boolean secondTaste) {
        int loser = winner ^ 1;
        int winnersKing = position.king(winner);
        int losersKing = position.king(loser);
        int losersMen = Long.bitCount(position.occupied(loser));
        if ((position.pieces(winner, Position.ROOK) | position.pieces(winner, Position.QUEEN)) != 0) {
            return toEdge(losersKing) * 2 + Math.abs(distance(winnersKing, losersKing) - 2) * 2 + losersMen;
        }
        long bishops = position.pieces(winner, Position.BISHOP);
        long knights = position.pieces(winner, Position.KNIGHT);
        long blockers = position.pieces(loser, Position.KNIGHT)
                | position.pieces(loser, Position.BISHOP)
                | position.pieces(loser, Position.ROOK);
        int value = 24 + corner(bishops, knights, blockers, winnersKing, losersKing);
        int minors = Long.bitCount(bishops | knights);
        long pawns = position.pieces(winner, Position.PAWN);
        if (pawns != 0) {
            value += toPromotion(pawns, winner) * 4 + losersMen;
        } else {
            value += 8;
            if (blockers == 0 && minors < 2) {
                long losersPawns = position.pieces(loser, Position.PAWN);
                value += 20 + (losersPawns == 0 ? 0 : toPromotion(losersPawns, loser) * 4);
            }
        }
        value += minors == 0 ? 6 : minors == 1 ? 2 : 0;
        if (secondTaste) {
            value += 2 * waysOut(position, loser, winnersKing, losersKing, bishops);
            value += 4 * Long.bitCount(position.pieces(loser, Position.QUEEN));
            value += (int) ((position.occupied() * 0x9E3779B97F4A7C15L) >>> 61) / 3;
        }
        return Math.min(WORST - 1, value);
    }

    private static int corner(long bishops, long knights, long blockers, int winnersKing, int losersKing) {
        boolean onlyDark = knights == 0 && bishops != 0 && (bishops & ~Steps.DARK) == 0;
        boolean onlyLight = knights == 0 && bishops != 0 && (bishops & Steps.DARK) == 0;
        int best = Integer.MAX_VALUE;
        for (int corner : CORNERS) {
            boolean dark = (Steps.DARK >>> corner & 1) != 0;
            if (dark ? onlyLight : onlyDark) {
                continue;
            }
            int value = steps(losersKing, corner) * 2 + Math.abs(distance(winnersKing, corner) - 2) * 2;
            int nearest = 8;
            for (long left = blockers; left != 0; left &= left - 1) {
                nearest = Math.min(nearest, distance(Long.numberOfTrailingZeros(left), corner));
            }
            best = Math.min(best, blockers == 0 ? value : value + nearest);
        }
        return best;
    }

    /** Neighbouring squares of the loser's king that neither his men, the winner's king nor his bishops can close. */
    private static int waysOut(Position position, int loser, int winnersKing, int losersKing, long bishops) {
        long closed = position.occupied(loser) | Steps.KING[winnersKing];
        if ((bishops & Steps.DARK) != 0) {
            closed |= Steps.DARK;
        }
        if ((bishops & ~Steps.DARK) != 0) {
            closed |= ~Steps.DARK;
        }
        return Long.bitCount(Steps.KING[losersKing] & ~closed);
    }

    private static int toPromotion(long pawns, int color) {
        return color == 0 ? Long.numberOfLeadingZeros(pawns) >> 3 : Long.numberOfTrailingZeros(pawns) >> 3;
    }

    private static int toEdge(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }

    private static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }

    private static int steps(int a, int b) {
        return Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3));
    }
}
