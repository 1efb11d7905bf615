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
        switch (to - from) {
            case 1:
                return ifWritten(UNKNOWN, text, from);
            case 3:
                return ifWritten(text.charAt(from) == '1' ? WHITE_WINS : BLACK_WINS, text, from);
            case 7:
                return ifWritten(DRAW, text, from);
            default:
                return null;
        }
    }

    private static GameResult ifWritten(GameResult result, CharSequence text, int from) {
        for (int i = 0; i < result.text.length(); i++) {
            if (result.text.charAt(i) != text.charAt(from + i)) {
                return null;
            }
        }
        return result;
    }
}
