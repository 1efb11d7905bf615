package org.pgnarbiter.board;

/**
 * Inner numbers of the roles. Their bits say on which of {@link Position}'s boards a man stands: 1 those that move on
 * diagonals, 2 those that move straight (a queen does both), 4 pawns, 8 kings, none of them knights.
 */
final class Codes {
    static final int KNIGHT = 0;
    static final int BISHOP = 1;
    static final int ROOK = 2;
    static final int QUEEN = 3;
    static final int PAWN = 4;
    static final int KING = 8;
    /** No man: a code no man has. */
    static final int NOBODY = 7;

    /** By role number. */
    private static final byte[] CODE = {PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING};
    /** By code. */
    private static final byte[] ROLE = {1, 2, 3, 4, 0, -1, -1, -1, 5};

    /** By code: all ones for the men of a board, else 0. */
    static final long[] DIAGONAL = new long[16];

    static final long[] STRAIGHT = new long[16];
    static final long[] PAWNS = new long[16];
    static final long[] KINGS = new long[16];

    static {
        for (int code = 0; code < 16; code++) {
            DIAGONAL[code] = -(code & 1);
            STRAIGHT[code] = -(code >> 1 & 1);
            PAWNS[code] = -(code >> 2 & 1);
            KINGS[code] = -(code >> 3 & 1);
        }
    }

    private Codes() {}

    static int ofRole(int role) {
        return CODE[role];
    }

    static int role(int code) {
        return ROLE[code];
    }
}
