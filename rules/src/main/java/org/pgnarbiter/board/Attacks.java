package org.pgnarbiter.board;

/**
 * Tables of the empty board. No magic numbers: a slider reaches a square when the square lies on one of its lines and
 * {@link #BETWEEN} of the two is empty. Read by the fenced classes of this package only.
 */
final class Attacks {
    static final long[] KNIGHT = new long[64];
    static final long[] KING = new long[64];
    static final long[] ROOK_LINE = new long[64];
    static final long[] BISHOP_LINE = new long[64];
    static final long[] QUEEN_LINE = new long[64];
    static final long[] ORTHOGONAL_STEP = new long[64];
    static final long[] DIAGONAL_STEP = new long[64];
    /** Squares a pawn attacks: index {@code colour * 64 + square}. */
    static final long[] PAWN = new long[128];
    /** Squares strictly between two squares of one line, else 0: index {@code a * 64 + b}. */
    static final long[] BETWEEN = new long[64 * 64];

    static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;
    static final long FILE_A = 0x0101010101010101L;
    static final long RANK_1 = 0xFFL;

    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}
    };
    /** The four orthogonal directions come first. */
    private static final int[][] KING_STEPS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    static {
        for (int square = 0; square < 64; square++) {
            fill(square);
        }
    }

    private Attacks() {}

    private static void fill(int square) {
        int file = square & 7;
        int rank = square >> 3;
        for (int[] step : KNIGHT_STEPS) {
            KNIGHT[square] |= bit(file + step[0], rank + step[1]);
        }
        for (int direction = 0; direction < 8; direction++) {
            int[] step = KING_STEPS[direction];
            long next = bit(file + step[0], rank + step[1]);
            KING[square] |= next;
            if (direction < 4) {
                ORTHOGONAL_STEP[square] |= next;
            } else {
                DIAGONAL_STEP[square] |= next;
            }
            long passed = 0;
            int x = file + step[0];
            int y = rank + step[1];
            while (bit(x, y) != 0) {
                BETWEEN[square * 64 + y * 8 + x] = passed;
                passed |= bit(x, y);
                x += step[0];
                y += step[1];
            }
            if (direction < 4) {
                ROOK_LINE[square] |= passed;
            } else {
                BISHOP_LINE[square] |= passed;
            }
        }
        QUEEN_LINE[square] = ROOK_LINE[square] | BISHOP_LINE[square];
        PAWN[square] = bit(file - 1, rank + 1) | bit(file + 1, rank + 1);
        PAWN[64 + square] = bit(file - 1, rank - 1) | bit(file + 1, rank - 1);
    }

    private static long bit(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 1L << (rank * 8 + file) : 0;
    }
}
