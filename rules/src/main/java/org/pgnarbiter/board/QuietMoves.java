package org.pgnarbiter.board;

import java.util.Arrays;

/**
 * Finds the one move of a man other than a pawn that leads from a position to another, from their hashes alone: a table of
 * the differences all such moves make. A hit is a candidate, for a hash proves nothing; a miss is certain.
 */
public final class QuietMoves {
    /** No such move. */
    public static final int NONE = -1;

    private static final int SIZE = 1 << 14;
    private static final long[] DIFFERENCES = new long[SIZE];
    private static final short[] SQUARES = new short[SIZE];
    /**
     * By colour and sixteen bits of a difference, whether the table may hold it: small enough to stay in the nearest
     * cache, and a man of the other side is no near miss.
     */
    private static final long[] MAYBE = new long[2 << 10];

    static {
        Arrays.fill(SQUARES, (short) NONE);
        for (int role = Role.KNIGHT.ordinal(); role <= Role.KING.ordinal(); role++) {
            for (int from = 0; from < 64; from++) {
                for (int to = from + 1; to < 64; to++) {
                    if (reaches(role, Math.abs(from % 8 - to % 8), to / 8 - from / 8)) {
                        put(Position.WHITE, role, from, to);
                        put(Position.BLACK, role, from, to);
                    }
                }
            }
        }
    }

    private QuietMoves() {}

    private static boolean reaches(int role, int files, int ranks) {
        boolean straight = files == 0 || ranks == 0;
        boolean diagonal = files == ranks;
        switch (role) {
            case Position.KNIGHT:
                return files * ranks == 2;
            case Position.BISHOP:
                return diagonal;
            case Position.ROOK:
                return straight;
            case Position.QUEEN:
                return straight || diagonal;
            default:
                return Math.max(files, ranks) == 1;
        }
    }

    private static void put(int color, int role, int from, int to) {
        int piece = color * 6 + role;
        long difference = Keys.PIECE[piece * 64 + from] ^ Keys.PIECE[piece * 64 + to] ^ Keys.BLACK_TO_MOVE;
        int slot = (int) difference & SIZE - 1;
        while (SQUARES[slot] >= 0) {
            slot = slot + 1 & SIZE - 1;
        }
        DIFFERENCES[slot] = difference;
        MAYBE[color << 10 | (int) (difference >>> 54)] |= 1L << (difference >>> 48);
        SQUARES[slot] = (short) (from | to << 6 | color << 12);
    }

    /**
     * The squares between which a man of a colour must move to lead from a position to another, the lower one in bits 0
     * to 5 and the higher one in bits 6 to 11; or {@link #NONE}.
     *
     * @param hash {@link Position#hash} of one position
     * @param other that of the other, with the other side to move
     */
    public static int between(long hash, long other, int color) {
        long difference = hash ^ other;
        if ((MAYBE[color << 10 | (int) (difference >>> 54)] >>> (difference >>> 48) & 1) == 0) {
            return NONE;
        }
        int slot = (int) difference & SIZE - 1;
        while (SQUARES[slot] >= 0) {
            if (DIFFERENCES[slot] == difference) {
                return SQUARES[slot] >> 12 == color ? SQUARES[slot] & 4095 : NONE;
            }
            slot = slot + 1 & SIZE - 1;
        }
        return NONE;
    }

    /** What the side to move adds to {@link Position#placementHash}: men alone compare equal without it. */
    public static long sideToMoveKey() {
        return Keys.BLACK_TO_MOVE;
    }
}
