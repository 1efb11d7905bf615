package org.pgnarbiter.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The letters that a language gives to the pieces in algebraic notation. Languages with the same letters appear once.
 *
 * @param language English name of the language (or of the first of several), in lower case
 * @param letters for knight, bishop, rook, queen and king, in this order: the ways to write it
 */
public record PieceLetters(String language, List<List<String>> letters) {
    /** The letters of the PGN standard. */
    public static final PieceLetters ENGLISH = letters("english", "N", "B", "R", "Q", "K");

    /** The other languages tried when a game makes no sense in English. */
    public static final List<PieceLetters> FOREIGN = List.of(
            // German, Danish, Norwegian, Swedish, Croatian, Serbian (Latin), Slovenian
            letters("german", "S", "L", "T", "D", "K"),
            letters("french", "C", "F", "T", "D", "R"),
            // Spanish, Italian, Catalan, Galician
            letters("spanish", "C", "A", "T", "D", "R"),
            letters("portuguese", "C", "B", "T", "D", "R"),
            letters("dutch", "P", "L", "T", "D", "K"),
            letters("polish", "S", "G", "W", "H", "K"),
            // Czech, Slovak
            letters("czech", "J", "S", "V", "D", "K"),
            letters("hungarian", "H", "F", "B", "V", "K"),
            letters("romanian", "C", "N", "T", "D", "R"),
            letters("finnish", "R", "L", "T", "D", "K"),
            letters("estonian", "R", "O", "V", "L", "K"),
            letters("latvian", "Z", "L", "T", "D", "K"),
            letters("lithuanian", "\u017D", "R", "B", "V", "K"),
            letters("icelandic", "R", "B", "H", "D", "K"),
            letters("turkish", "A", "F", "K", "V", "\u015E"),
            letters("esperanto", "\u0108", "K", "T", "D", "R"),
            letters("greek", "\u0399", "\u0391", "\u03A0", "\u0392", "\u03A1"),
            letters("russian", "\u041A", "\u0421", "\u041B", "\u0424", "\u041A\u0440 \u041A\u0420"),
            letters("ukrainian", "\u041A", "\u0421", "\u0422", "\u0424", "\u041A\u0440 \u041A\u0420"),
            letters("bulgarian", "\u041A", "\u041E", "\u0422", "\u0414", "\u0426"),
            letters("serbian", "\u0421", "\u041B", "\u0422", "\u0414", "\u041A"),
            letters("armenian", "\u0541", "\u0553", "\u0546", "\u0539", "\u0531"),
            // In print knight and king may both have the letter of "ark'a": legality decides, if it does.
            letters("armenian print", "\u0531", "\u0553", "\u0546", "\u0539", "\u0531"));

    /** Alternatives for one piece are separated by a blank. */
    private static PieceLetters letters(String language, String... pieces) {
        List<List<String>> split = new ArrayList<>();
        for (String piece : pieces) {
            split.add(List.of(piece.split(" ", -1)));
        }
        return new PieceLetters(language, List.copyOf(split));
    }

    /** The letters of a role, knight to king. */
    List<String> of(int role) {
        return letters.get(role - Position.KNIGHT);
    }

    boolean isEnglish() {
        return language.equals(ENGLISH.language);
    }
}
