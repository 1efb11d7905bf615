package org.pgnarbiter.law;

import org.pgnarbiter.board.Position;

/** Small questions about the men on the board. */
final class Material {

    /** The dark squares, a1 among them. */
    static final long DARK = 0xAA55AA55AA55AA55L;

    private Material() {}

    /** Whether all these squares have one colour; true for none. */
    static boolean oneColour(long squares) {
        return (squares & DARK) == 0 || (squares & ~DARK) == 0;
    }

    /** Whether a side has nothing but its king. */
    static boolean bareKing(Position position, int color) {
        return Long.bitCount(position.occupied(color)) == 1;
    }

    /** Number of men of a colour and role. */
    static int count(Position position, int color, int role) {
        return Long.bitCount(position.pieces(color, role));
    }

    /**
     * Whether a side has exactly these men besides its king.
     *
     * @param queens and the others: exact numbers
     */
    static boolean has(Position position, int color, int queens, int rooks, int bishops, int knights, int pawns) {
        return count(position, color, Position.QUEEN) == queens
                && count(position, color, Position.ROOK) == rooks
                && count(position, color, Position.BISHOP) == bishops
                && count(position, color, Position.KNIGHT) == knights
                && count(position, color, Position.PAWN) == pawns;
    }
}
