package org.pgnarbiter.pgn;

/**
 * Whether a word could be a move, by its letters alone: what tells movetext from prose where there are no tags. Prose with
 * a move in it passes; nothing that is a move fails.
 */
final class MoveForm {
    /** No way of writing a move is longer. */
    private static final int MAX_LENGTH = 24;

    private MoveForm() {}

    /** Whether any word of a text has the form of a move. */
    static boolean inAnyWord(byte[] text, int from, int to) {
        int p = from;
        while (p < to) {
            int word = skip(text, p, to);
            p = wordEnd(text, word, to);
            if (isMove(text, word, p)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the first two words of a text are moves. */
    static boolean twoWords(byte[] text, int from, int to) {
        int first = wordEnd(text, from, to);
        int second = skip(text, first, to);
        return isMove(text, from, first) && isMove(text, second, wordEnd(text, second, to));
    }

    /** Over blanks, move numbers and their dots. */
    private static int skip(byte[] text, int from, int to) {
        int p = from;
        while (p < to && (text[p] >= 0 && text[p] <= ' ' || text[p] == '.' || isNumber(text, p, to))) {
            p++;
        }
        return p;
    }

    private static boolean isNumber(byte[] text, int p, int to) {
        int q = p;
        while (q < to && text[q] >= '0' && text[q] <= '9') {
            q++;
        }
        return q > p && q < to && (text[q] == '.' || text[q] == ' ');
    }

    private static int wordEnd(byte[] text, int from, int to) {
        int p = from;
        while (p < to && (text[p] > ' ' || text[p] < 0)) {
            p++;
        }
        return p;
    }

    private static boolean isMove(byte[] text, int from, int to) {
        boolean square = false;
        for (int p = from; p < to; p++) {
            int c = text[p];
            if (c == '{' || c == '(' && p > from || c == '$' || c == ';') {
                break;
            }
            boolean upper = c >= 'A' && c <= 'Z' || c < 0;
            boolean coordinate = c >= 'a' && c <= 'h' || c >= '0' && c <= '8';
            boolean sign = "x:-=+#!?()/opnrqk".indexOf(c) >= 0;
            if (!upper && !coordinate && !sign || p - from > MAX_LENGTH) {
                return false;
            }
            int next = text[p + 1];
            square |= (upper || c >= 'a' && c <= 'h') && next >= '1' && next <= '8'
                    || (c == 'O' || c == 'o' || c == '0') && next == '-' && text[p + 2] == c;
        }
        return square;
    }
}
