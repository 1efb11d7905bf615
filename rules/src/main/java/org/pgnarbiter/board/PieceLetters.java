package org.pgnarbiter.board;

import java.util.List;

/**
 * The letters that a language gives to the pieces in algebraic notation. Languages with the same letters appear once.
 *
 * @param language English name of the language (or of the first of several)
 * @param knight to {@code king}: the letters, alternatives separated by a blank
 */
public record PieceLetters(String language, String knight, String bishop, String rook, String queen, String king) {
    /** The letters of the PGN standard. */
    public static final PieceLetters ENGLISH = new PieceLetters("english", "N", "B", "R", "Q", "K");

    /** The other languages tried when a game makes no sense in English. */
    public static final List<PieceLetters> FOREIGN = List.of(
            // German, Danish, Norwegian, Swedish, Croatian, Serbian (Latin), Slovenian
            new PieceLetters("german", "S", "L", "T", "D", "K"),
            new PieceLetters("french", "C", "F", "T", "D", "R"),
            // Spanish, Italian, Catalan, Galician
            new PieceLetters("spanish", "C", "A", "T", "D", "R"),
            new PieceLetters("portuguese", "C", "B", "T", "D", "R"),
            new PieceLetters("dutch", "P", "L", "T", "D", "K"),
            new PieceLetters("polish", "S", "G", "W", "H", "K"),
            // Czech, Slovak
            new PieceLetters("czech", "J", "S", "V", "D", "K"),
            new PieceLetters("hungarian", "H", "F", "B", "V", "K"),
            new PieceLetters("romanian", "C", "N", "T", "D", "R"),
            new PieceLetters("finnish", "R", "L", "T", "D", "K"),
            new PieceLetters("estonian", "R", "O", "V", "L", "K"),
            new PieceLetters("latvian", "Z", "L", "T", "D", "K"),
            new PieceLetters("lithuanian", "\u017D", "R", "B", "V", "K"),
            new PieceLetters("icelandic", "R", "B", "H", "D", "K"),
            new PieceLetters("turkish", "A", "F", "K", "V", "\u015E"),
            new PieceLetters("esperanto", "\u0108", "K", "T", "D", "R"),
            new PieceLetters("greek", "\u0399", "\u0391", "\u03A0", "\u0392", "\u03A1"),
            new PieceLetters("russian", "\u041A", "\u0421", "\u041B", "\u0424", "\u041A\u0440 \u041A\u0420"),
            new PieceLetters("ukrainian", "\u041A", "\u0421", "\u0422", "\u0424", "\u041A\u0440 \u041A\u0420"),
            new PieceLetters("bulgarian", "\u041A", "\u041E", "\u0422", "\u0414", "\u0426"),
            new PieceLetters("serbian", "\u0421", "\u041B", "\u0422", "\u0414", "\u041A"),
            // Knight and king are both written with the first letter of "ark'a" in print: legality decides.
            new PieceLetters(
                    "armenian", "\u0541 \u0531", "\u0553", "\u0546", "\u0539", "\u0531"));

    /** The letters of a role, alternatives separated by a blank; empty for a pawn. */
    String of(int role) {
        switch (role) {
            case Position.KNIGHT:
                return knight;
            case Position.BISHOP:
                return bishop;
            case Position.ROOK:
                return rook;
            case Position.QUEEN:
                return queen;
            case Position.KING:
                return king;
            default:
                return "";
        }
    }
}
