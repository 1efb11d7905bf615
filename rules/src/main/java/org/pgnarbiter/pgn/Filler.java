package org.pgnarbiter.pgn;

/**
 * What may stand between games, tags and moves and says nothing: white space, control characters, byte order marks, and the
 * mark-up of copies of web pages.
 */
final class Filler {
    private Filler() {}

    /** The end of a range without the white space at it. */
    static int trimEnd(byte[] text, int start, int end) {
        int last = end;
        while (last > start && isIgnorable(text[last - 1])) {
            last--;
        }
        return last;
    }

    /** White space, NUL, the DOS end-of-file byte: what may stand between games. */
    static boolean isIgnorable(int c) {
        return c >= 0 && c <= ' ';
    }

    /** Skips white space, control characters and byte order marks. */
    static int skipBlank(byte[] text, int start, int end) {
        int p = start;
        while (p < end) {
            int c = text[p];
            if (isIgnorable(c)) {
                p++;
            } else if (c == (byte) 0xEF && p + 2 < end && text[p + 1] == (byte) 0xBB && text[p + 2] == (byte) 0xBF) {
                p += 3;
            } else {
                break;
            }
        }
        return Math.min(p, end);
    }

    /** Whether a line begins at {@code p}; {@code start} counts as the start of one. */
    static boolean atLineStart(byte[] text, int p, int start) {
        return p == start || text[p - 1] == '\n' || text[p - 1] == '\r';
    }

    /** The index after a mark-up tag such as {@code <br />}, from copies of web pages; 0 when there is none. */
    static int markup(byte[] text, int start, int end) {
        int first = text[start + 1];
        if (first != '/' && !startsWord(first)) {
            return 0;
        }
        for (int p = start + 1; p < Math.min(end, start + 12); p++) {
            if (text[p] == '>') {
                return p + 1;
            }
        }
        return 0;
    }

    /** Whether a byte begins a word or a move: an ASCII letter, or the sign of dropped men in variants. */
    static boolean startsWord(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '@';
    }
}
