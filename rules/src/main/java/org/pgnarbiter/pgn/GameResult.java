package org.pgnarbiter.pgn;

/** The four results of the PGN standard (8.2.6). */
public enum GameResult {
    WHITE_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2"),
    /** Game in progress, abandoned or result unknown. */
    UNKNOWN("*");

    private final String text;

    GameResult(String text) {
        this.text = text;
    }

    /** The result as the standard writes it. */
    public String text() {
        return text;
    }

    /** Whether this is a result of a finished game. */
    public boolean isReal() {
        return this != UNKNOWN;
    }

    /** Whether one side won. */
    public boolean isDecisive() {
        return this == WHITE_WINS || this == BLACK_WINS;
    }

    /** The result a text writes exactly (white space around it apart), or null. */
    public static GameResult of(CharSequence text) {
        int from = 0;
        int to = text.length();
        while (from < to && text.charAt(from) <= ' ') {
            from++;
        }
        while (to > from && text.charAt(to - 1) <= ' ') {
            to--;
        }
        for (GameResult result : VALUES) {
            if (matches(result.text, text, from, to)) {
                return result;
            }
        }
        return null;
    }

    private static final GameResult[] VALUES = values();

    private static boolean matches(String word, CharSequence text, int from, int to) {
        if (word.length() != to - from) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) != text.charAt(from + i)) {
                return false;
            }
        }
        return true;
    }
}
