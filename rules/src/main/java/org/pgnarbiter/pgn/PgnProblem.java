package org.pgnarbiter.pgn;

import java.util.Locale;

/**
 * What a game's text does that the PGN standard does not foresee and that was understood all the same, or, where the
 * meaning says so, could not be. The column {@code problems} lists them as {@code word:count}.
 */
public enum PgnProblem {
    /** A tag line that cannot be read: no closing quote on its line, no name, no quotes. */
    BAD_TAG,
    /** A quotation mark inside a tag value without the backslash before it. */
    UNESCAPED_QUOTE,
    /** A tag name that had come before in the same game; the first value counts. */
    DUPLICATE_TAG,
    /** A comment stands before or between the tags. */
    COMMENT_BEFORE_TAGS,
    /** Text in the tag section that is neither tag nor comment nor blank. */
    JUNK_IN_TAGS,
    /** The movetext has no result at its end. */
    RESULT_MISSING,
    /** The movetext's result is written in another way: {@code 1/2}, {@code 1:0}, with the half sign. */
    RESULT_SPELLING,
    /** Text follows the result. */
    TEXT_AFTER_RESULT,
    /** A comment is not closed; everything after its brace is lost. */
    UNTERMINATED_COMMENT,
    /** A variation is not closed; everything after its parenthesis is lost. */
    UNTERMINATED_VARIATION,
    /** A closing brace or parenthesis without the opening one. */
    STRAY_BRACKET,
    /** Annotation signs that are neither NAG nor part of a move. */
    ANNOTATION_SYMBOL,
    /** Bytes that are no text: NUL or other control characters. */
    CONTROL_CHARACTER,
    /** Not all of the text is UTF-8; tags, comments and moves that are not were read as Windows-1252. */
    WINDOWS_1252,
    /** A move number that follows a move without a blank. */
    GLUED_NUMBER,
    /** Castling written with zeros. */
    ZERO_CASTLING,
    /** Castling written as a king's move. */
    CASTLING_AS_KING_MOVE,
    /** A promotion without the equals sign, or with the piece in brackets, after a slash or in small letters. */
    PROMOTION_SPELLING,
    /** A suffix for a capture en passant. */
    EN_PASSANT_SUFFIX,
    /** A capture without its sign. */
    MISSING_CAPTURE_SIGN,
    /** A capture sign where nothing is captured. */
    SPURIOUS_CAPTURE_SIGN,
    /** A square of departure given without need, or more of it than needed. */
    OVER_DISAMBIGUATED,
    /** Long algebraic notation, {@code e2-e4} or {@code Ng1f3}. */
    LONG_ALGEBRAIC,
    /** Coordinates only, {@code e2e4}, as engines write. */
    COORDINATES,
    /** A pawn move with the letter P. */
    PAWN_LETTER,
    /** A piece letter in lower case. */
    LOWER_CASE_PIECE,
    /** A chess figurine for the piece. */
    FIGURINE,
    /** A look-alike letter of another alphabet in a coordinate or a piece letter. */
    HOMOGLYPH,
    /** Piece letters of another language; the count is that of the moves. */
    FOREIGN_LETTERS,
    /** A check or mate sign that the board contradicts. */
    WRONG_CHECK_MARK,
    /** A move spelled in another way than exact notation that none of the other words describes. */
    MOVE_SPELLING,
    /** Fields at the end of the FEN are missing. */
    FEN_INCOMPLETE,
    /** The FEN has more promoted men than pawns missing. */
    FEN_PROMOTED_MEN,
    /** The FEN has castling rights without king or rook for them; they were dropped. */
    FEN_CASTLING,
    /** The FEN has an en passant square that cannot be; it was dropped. */
    FEN_EN_PASSANT,
    /** The FEN's counters are no sensible numbers. */
    FEN_COUNTERS,
    /** Kings moved to the centre at the end to signal the result (e-board); not part of the game. */
    RESULT_SIGNAL;

    private static final PgnProblem[] VALUES = values();

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word used in the table. */
    public String word() {
        return word;
    }

    static PgnProblem of(int ordinal) {
        return VALUES[ordinal];
    }

    static int count() {
        return VALUES.length;
    }
}
