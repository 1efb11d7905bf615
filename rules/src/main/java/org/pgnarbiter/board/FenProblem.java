package org.pgnarbiter.board;

/** What can be wrong with a FEN; a FEN may have several at once. */
public enum FenProblem {
    /** The text or its first field is empty, or has something other than men, digits and slashes. */
    MALFORMED_BOARD(true),
    /** Not eight ranks of eight files, or two digits in a row. */
    WRONG_DIMENSIONS(true),
    /** The side to move is neither {@code w} nor {@code b}. */
    BAD_SIDE_TO_MOVE(true),
    /** A side without its king, or with several. */
    KING_COUNT(true),
    /** A pawn on the first or the eighth rank. */
    PAWN_ON_BACK_RANK(true),
    /** The side that is not to move stands in check: the last move would have left the king en prise (Laws 3.9.2). */
    OPPONENT_IN_CHECK(true),
    /** More than 16 men or more than 8 pawns on a side. */
    TOO_MANY_MEN(true),
    /**
     * More promoted men than pawns missing (Laws 3.7.5): no game leads there, but composers and testers go there, and
     * every question about the position has its answer.
     */
    TOO_MANY_PROMOTED(false),
    /** A castling right without a king and rook that could have it; the right is dropped. */
    BAD_CASTLING(false),
    /** An en passant square that no double step can have made; it is dropped. */
    BAD_EN_PASSANT(false),
    /** A half-move clock or move number that is no sensible number; 0 and 1 are taken. */
    BAD_COUNTER(false),
    /** Fields are missing at the end; {@code w - - 0 1} is taken for them. */
    FIELDS_MISSING(false);

    private final boolean fatal;

    FenProblem(boolean fatal) {
        this.fatal = fatal;
    }

    /** Whether no position can be made of such a FEN. */
    public boolean isFatal() {
        return fatal;
    }
}
