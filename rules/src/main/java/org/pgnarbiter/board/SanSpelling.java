package org.pgnarbiter.board;

/** Ways of writing a move that differ from exact notation and still name exactly one legal move. */
public enum SanSpelling {
    /** {@code 0-0}. */
    ZERO_CASTLING,
    /** {@code Ke1-g1} or {@code Kg1} for castling. */
    CASTLING_AS_KING_MOVE,
    /** {@code e8Q}, {@code e8(Q)}, {@code e8/Q}, {@code e8=q}. */
    PROMOTION_SPELLING,
    /** {@code exd6e.p.} */
    EN_PASSANT_SUFFIX,
    /** {@code ed5}, {@code Nf3} for a capture. */
    MISSING_CAPTURE_SIGN,
    /** {@code Nxf3} where nothing is captured. */
    SPURIOUS_CAPTURE_SIGN,
    /** {@code Ngf3} where {@code Nf3} is enough. */
    OVER_DISAMBIGUATED,
    /** {@code e2-e4}, {@code Ng1-f3}, {@code Ng1f3}. */
    LONG_ALGEBRAIC,
    /** {@code e2e4}. */
    COORDINATES,
    /** {@code Pe4}. */
    PAWN_LETTER,
    /** {@code nf3}. */
    LOWER_CASE_PIECE,
    /** A figurine, U+2654 to U+265F. */
    FIGURINE,
    /** A look-alike of another alphabet. */
    HOMOGLYPH,
    /** A piece letter of another language. */
    FOREIGN_LETTERS,
    /** Anything else, for instance {@code OO} or {@code ed}. */
    MOVE_SPELLING
}
