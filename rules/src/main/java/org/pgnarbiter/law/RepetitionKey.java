package org.pgnarbiter.law;

/** When two positions count as the same (Laws 9.2). All keys hold the men on their squares and the side to move. */
public enum RepetitionKey {
    /**
     * It is not known whether castling rights and en passant belonged to the position; a claim is sure only where
     * counting with and without them gives the same (before 1985).
     */
    DUAL,
    /**
     * The text names castling and en passant, but whether a right that cannot be used at the moment counts was
     * disputed; a claim is sure only where both readings agree (1985 to June 2009).
     */
    RIGHTS_DISPUTED,
    /** Castling rights count until king or rook has moved; en passant counts if a legal capture exists. */
    RIGHTS
}
