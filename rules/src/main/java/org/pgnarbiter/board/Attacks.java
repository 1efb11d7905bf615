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
    /** Squares of a line that lie after {@code b} as seen from {@code a}, else 0: index {@code a * 64 + b}. */
    static final long[] BEYOND = new long[64 * 64];
    /**
     * Squares from which a man can move to a square of an empty board: index {@code row * 64 + square}, where the row is
     * the man's inner code, and one more for a black pawn. Pawns neither capture nor promote here; their double step is a
     * line of two squares, so BETWEEN fits it as it does sliders. Two rows further on stand the captures of pawns, but for
     * those that promote.
     */
    static final long[] SOURCES = new long[16 * 64];

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
            fillSources(square);
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
            for (long left = passed; left != 0; left &= left - 1) {
                int line = square * 64 + Long.numberOfTrailingZeros(left);
                BEYOND[line] = passed & ~BETWEEN[line] & ~(1L << line);
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

    private static void fillSources(int square) {
        int file = square & 7;
        int rank = square >> 3;
        int pawn = Codes.PAWN * 64 + square;
        if (rank != 0 && rank != 7) {
            SOURCES[pawn] = bit(file, rank - 1) | (rank == 3 ? bit(file, 1) : 0);
            SOURCES[pawn + 64] = bit(file, rank + 1) | (rank == 4 ? bit(file, 6) : 0);
            SOURCES[pawn + 128] = PAWN[64 + square];
            SOURCES[pawn + 192] = PAWN[square];
        }
        SOURCES[Codes.KNIGHT * 64 + square] = KNIGHT[square];
        SOURCES[Codes.BISHOP * 64 + square] = BISHOP_LINE[square];
        SOURCES[Codes.ROOK * 64 + square] = ROOK_LINE[square];
        SOURCES[Codes.QUEEN * 64 + square] = QUEEN_LINE[square];
        SOURCES[Codes.KING * 64 + square] = KING[square];
    }

    private static long bit(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 1L << (rank * 8 + file) : 0;
    }
}
