package org.pgnarbiter.pgn;

/**
 * Where a game starts in a text, as questions about single lines.
 *
 * <p><b>The rule.</b> A line ends with LF, CR LF or a lone CR. A line is
 *
 * <ul>
 *   <li><i>blank</i> if it holds nothing but bytes up to 0x20 (so NUL and the DOS end mark 0x1A too) and byte order marks;
 *   <li><i>passed over</i> if it starts with {@code ;} (after blanks) or with {@code %} (in the first column): it counts
 *       neither as text nor as blank;
 *   <li>a <i>tag line</i> if it starts, after blanks, with {@code [}, a name and a quotation mark. The last line of a
 *       tag value that was broken over several lines, one that ends with {@code "]}, counts as a tag line when the
 *       line <i>after</i> it is looked at.
 * </ul>
 *
 * <p>A tag line is a <i>candidate</i> if the line before it (not counting blank lines and those passed over) is no tag
 * line, or if it is an {@code [Event "} line after a blank line. A candidate is a game start unless its own text, up to
 * the next candidate and not more than {@link GameSplitter#LOOK_AHEAD} bytes of it, meets <code>}</code> before any
 * <code>{</code> (braces in tag values and in lines passed over do not count): such a text began inside a brace comment,
 * quoted by somebody, and is joined to the text before it.
 *
 * <p><b>Why so.</b> Every one of these questions is answered by the lines from the one before the candidate on. A split
 * of any size that starts anywhere therefore sees the same game starts as every other, without looking back: the game
 * belongs to the split that holds the line end before the line before its candidate. An unterminated comment ends with
 * its text, and no game after it is lost.
 *
 * <p><b>Its limits.</b> A quoted game that has comments of its own, or the first of two games quoted in one comment, is
 * seen as a game, and the comment around it as unterminated. A text that is joined wrongly (a stray <code>}</code>) is no
 * loss, as whoever reads it meets the tag section again, outside any comment.
 */
final class GameBoundary {
    /** No tag name, with the blanks around it, is longer; bounds what must be in memory to know a tag line. */
    static final int MAX_TAG_HEAD = 512;

    private static final byte[] EVENT = {'[', 'E', 'v', 'e', 'n', 't'};

    /** Bytes that may stand in a tag name; wider than the standard's letters, digits and underscore. */
    private static final boolean[] NAME = new boolean[256];

    static {
        for (int c = 0; c < 256; c++) {
            NAME[c] = c >= '0' && c <= '9'
                    || c >= 'A' && c <= 'Z'
                    || c >= 'a' && c <= 'z'
                    || "_-+#=:".indexOf(c) >= 0
                    || c >= 0x80;
        }
    }

    private GameBoundary() {}

    /** Whether a byte is blank: white space, control characters, NUL. Line ends are too. */
    static boolean isBlank(byte c) {
        return c >= 0 && c <= ' ';
    }

    /** Whether a UTF-8 byte order mark stands at {@code i}. */
    static boolean isByteOrderMark(byte[] b, int i, int end) {
        return end - i >= 3 && b[i] == (byte) 0xEF && b[i + 1] == (byte) 0xBB && b[i + 2] == (byte) 0xBF;
    }

    /**
     * Whether the text at {@code i} (the first byte of a line that is no blank) begins as a tag does: bracket, name,
     * quotation mark. The head of the tag must lie in {@code [i, end)}, so callers have {@link #MAX_TAG_HEAD} bytes
     * there or the end of the text.
     */
    static boolean isTag(byte[] b, int i, int end) {
        return quote(b, i, end) >= 0;
    }

    /** Index of the quotation mark that opens the value of the tag at {@code i}, -1 if there is no tag. */
    static int quote(byte[] b, int i, int end) {
        int limit = Math.min(end, i + MAX_TAG_HEAD);
        if (i >= limit || b[i] != '[') {
            return -1;
        }
        int k = i + 1;
        while (k < limit && isLineBlank(b[k])) {
            k++;
        }
        int name = k;
        while (k < limit && NAME[b[k] & 0xFF]) {
            k++;
        }
        if (k == name) {
            return -1;
        }
        while (k < limit && isLineBlank(b[k])) {
            k++;
        }
        return k < limit && b[k] == '"' ? k : -1;
    }

    /** Whether the tag at {@code i} is the Event tag. */
    static boolean isEvent(byte[] b, int i, int end) {
        int k = i;
        for (byte expected : EVENT) {
            if (k >= end || b[k++] != expected) {
                return false;
            }
        }
        return k < end && (b[k] == '"' || isBlank(b[k]));
    }

    /** Whether the line whose last byte that is no blank stands before {@code end} closes a tag value: {@code "]}. */
    static boolean endsLikeTag(byte[] b, int from, int end) {
        if (end <= from || b[end - 1] != ']') {
            return false;
        }
        int k = end - 1;
        while (k > from && isLineBlank(b[k - 1])) {
            k--;
        }
        return k > from && b[k - 1] == '"';
    }

    /**
     * The first brace in what follows the value of the tag line {@code [i, end)}: {@code '{'}, <code>'}'</code> or 0. A
     * tag line that ends with a bracket has none.
     */
    static byte braceAfterTag(byte[] b, int i, int end) {
        int k = end;
        while (k > i && isBlank(b[k - 1])) {
            k--;
        }
        if (k > i && b[k - 1] == ']') {
            return 0;
        }
        int quote = quote(b, i, end);
        for (k = quote + 1; k < end; k++) {
            if (b[k] == '"') {
                int m = k + 1;
                while (m < end && isLineBlank(b[m])) {
                    m++;
                }
                if (m < end && b[m] == ']') {
                    for (m++; m < end; m++) {
                        if (b[m] == '{' || b[m] == '}') {
                            return b[m];
                        }
                    }
                    return 0;
                }
            }
        }
        return 0;
    }

    private static boolean isLineBlank(byte c) {
        return c == ' ' || c == '\t';
    }
}
