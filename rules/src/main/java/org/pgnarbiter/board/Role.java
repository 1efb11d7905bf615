package org.pgnarbiter.board;

/** The kinds of men (Laws 2.2). The ordinals 0 to 5 are the role numbers of {@link Position}. */
public enum Role {
    PAWN('P'),
    KNIGHT('N'),
    BISHOP('B'),
    ROOK('R'),
    QUEEN('Q'),
    KING('K');

    private final char letter;

    Role(char letter) {
        this.letter = letter;
    }

    /** The English capital of FEN and SAN; {@code P} for a pawn. */
    public char letter() {
        return letter;
    }
}
