package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/** Steps of the pieces over whole sets of squares: bit 0 is a1, bit 63 is h8. */
final class Steps {
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = 0x8080808080808080L;
    static final long DARK = 0xAA55AA55AA55AA55L;
    static final long RANK_1 = 0xFFL;
    static final long RANK_8 = 0xFF00000000000000L;

    /** Squares a king step away, by square. */
    static final long[] KING = new long[64];
    /** Squares a knight's move away, by square. */
    static final long[] KNIGHT = new long[64];
    /** Squares in line with a square, whatever stands between. */
    static final long[] LINES = new long[64];
    /** The same along its rank or file, and along its diagonals. */
    static final long[] STRAIGHTS = new long[64];

    static final long[] DIAGONALS = new long[64];
    /** King steps from a square to another, by the first times 64 and the second. */
    static final byte[] DISTANCE = new byte[64 * 64];
    /** Knight's moves from a square to another, by the first times 64 and the second. */
    static final byte[] KNIGHT_DISTANCE = knightDistances();

    static {
        for (int square = 0; square < 64; square++) {
            KING[square] = king(1L << square);
            KNIGHT[square] = knight(1L << square);
            for (int other = 0; other < 64; other++) {
                int files = Math.abs((square & 7) - (other & 7));
                int ranks = Math.abs((square >> 3) - (other >> 3));
                DISTANCE[square << 6 | other] = (byte) Math.max(files, ranks);
                if (other != square && (files == 0 || ranks == 0 || files == ranks)) {
                    LINES[square] |= 1L << other;
                    (files == ranks ? DIAGONALS : STRAIGHTS)[square] |= 1L << other;
                }
            }
        }
    }

    private Steps() {}

    /** Squares that a knight, bishop, rook or queen on a square attacks on a board without other men. */
    static long attacks(int role, int square) {
        switch (role) {
            case Position.KNIGHT:
                return KNIGHT[square];
            case Position.BISHOP:
                return DIAGONALS[square];
            case Position.ROOK:
                return STRAIGHTS[square];
            default:
                return LINES[square];
        }
    }

    /** King steps from a square to another. */
    static int distance(int a, int b) {
        return DISTANCE[a << 6 | b];
    }

    /** How far a square is from the nearest corner, ranks and files counted together. */
    static int toEdge(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }

    static long orthogonal(long set) {
        return set << 8 | set >>> 8 | (set & ~FILE_H) << 1 | (set & ~FILE_A) >>> 1;
    }

    static long diagonal(long set) {
        long east = (set & ~FILE_H) << 1;
        long west = (set & ~FILE_A) >>> 1;
        long sides = east | west;
        return sides << 8 | sides >>> 8;
    }

    static long king(long set) {
        return orthogonal(set) | diagonal(set);
    }

    static long knight(long set) {
        long one = (set & ~FILE_H) << 1 | (set & ~FILE_A) >>> 1;
        long noEdgeEast = set & ~(FILE_H | FILE_H >>> 1);
        long noEdgeWest = set & ~(FILE_A | FILE_A << 1);
        long two = noEdgeEast << 2 | noEdgeWest >>> 2;
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }

    /** Squares straight ahead of the pawns of a colour. */
    static long push(long pawns, int color) {
        return color == 0 ? pawns << 8 : pawns >>> 8;
    }

    /** Squares the pawns of a colour attack. */
    static long pawnAttacks(long pawns, int color) {
        long sides = (pawns & ~FILE_H) << 1 | (pawns & ~FILE_A) >>> 1;
        return color == 0 ? sides << 8 : sides >>> 8;
    }

    /** The set and everything ahead of it on its files, seen by a colour. */
    static long ahead(long set, int color) {
        long fill = set;
        if (color == 0) {
            fill |= fill << 8;
            fill |= fill << 16;
            fill |= fill << 32;
        } else {
            fill |= fill >>> 8;
            fill |= fill >>> 16;
            fill |= fill >>> 32;
        }
        return fill;
    }

    private static byte[] knightDistances() {
        byte[] distances = new byte[64 * 64];
        for (int from = 0; from < 64; from++) {
            long reached = 1L << from;
            for (byte distance = 1; reached != -1L; distance++) {
                long fresh = knight(reached) & ~reached;
                for (long left = fresh; left != 0; left &= left - 1) {
                    distances[from << 6 | Long.numberOfTrailingZeros(left)] = distance;
                }
                reached |= fresh;
            }
        }
        return distances;
    }
}
