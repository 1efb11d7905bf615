package org.pgnarbiter.board;

/*
 * Fenced like Position: its slow twin in the tests walks the rays square by square.
 */
/**
 * Squares a slider reaches from a square over given men, the first man on each line included. Lines other than ranks by
 * subtraction: a one taken off the square runs through empty squares to the first man, and on the board with its ranks
 * turned round in the other direction (o ^ (o - 2r), known as hyperbola quintessence). Ranks by a table.
 */
final class Sliders {
    private static final long[] FILE = new long[64];
    private static final long[] RISING = new long[64];
    private static final long[] FALLING = new long[64];
    /** Reach on a rank: index {@code file * 64 + inner six men}. */
    private static final byte[] RANK = new byte[8 * 64];

    static {
        for (int square = 0; square < 64; square++) {
            FILE[square] = Attacks.FILE_A << (square & 7) & ~(1L << square);
            for (int other = 0; other < 64; other++) {
                int files = (other & 7) - (square & 7);
                int ranks = (other >> 3) - (square >> 3);
                if (other != square && files == ranks) {
                    RISING[square] |= 1L << other;
                } else if (other != square && files == -ranks) {
                    FALLING[square] |= 1L << other;
                }
            }
        }
        for (int file = 0; file < 8; file++) {
            for (int men = 0; men < 64; men++) {
                RANK[file << 6 | men] = (byte) onRank(file, men << 1);
            }
        }
    }

    private Sliders() {}

    private static int onRank(int file, int men) {
        int reach = 0;
        for (int step = -1; step <= 1; step += 2) {
            for (int at = file + step; at >= 0 && at < 8; at += step) {
                reach |= 1 << at;
                if ((men >> at & 1) != 0) {
                    break;
                }
            }
        }
        return reach;
    }

    static long rook(int square, long occupied) {
        int rank = square & 56;
        return line(1L << square, FILE[square], occupied)
                | (RANK[(square & 7) << 6 | (int) (occupied >>> rank + 1) & 63] & 0xFFL) << rank;
    }

    static long bishop(int square, long occupied) {
        long bit = 1L << square;
        return line(bit, RISING[square], occupied) | line(bit, FALLING[square], occupied);
    }

    private static long line(long bit, long mask, long occupied) {
        long up = occupied & mask;
        long down = Long.reverseBytes(up) - Long.reverseBytes(bit);
        return (up - bit ^ Long.reverseBytes(down)) & mask;
    }
}
