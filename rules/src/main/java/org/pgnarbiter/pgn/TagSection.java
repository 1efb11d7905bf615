package org.pgnarbiter.pgn;

/*
 * This class contains ugly, performance optimized code: be warned.
 */
/**
 * Reads the tags of a game, forgivingly: values broken over lines, brackets and quotes that are missing, comments and junk
 * between. Part of {@link PgnReader}, whose buffer it reads.
 */
final class TagSection {
    /** No name of a tag that the fast path reads is longer, so that it stays within the padding. */
    private static final int MAX_NAME = 32;

    /** How many lines a broken tag value may go on for. */
    private static final int MAX_BROKEN_LINES = 8;

    /** Bytes of a line in which we look for the end of a tag. */
    private static final int MAX_TAG_LINE = 4096;

    /** Bytes of the names of tags, but for the colon inside. */
    private static final boolean[] NAME = new boolean[256];

    static {
        for (int c = 0; c < 256; c++) {
            NAME[c] = c > 127 || c >= '0' && c <= '9' || Filler.startsWord(c) && c != '@';
        }
        for (char c : "_-+#=?/.".toCharArray()) {
            NAME[c] = true;
        }
    }

    private TagSection() {}

    /**
     * Reads the tag section of a game that begins at {@code from}.
     *
     * @return the index after it, where the movetext begins; its complement ({@code ~}) when there is no movetext, because
     *     the text ends or another game's tags follow at once
     */
    static int read(byte[] text, int from, int end, PgnGame game) {
        int p = from;
        boolean emptyLine = false;
        int nextTag = 0;
        while (true) {
            int lines = 0;
            while (p < end && Filler.isIgnorable(text[p])) {
                int c = text[p];
                if (c == '\n') {
                    lines++;
                } else if (c == '\r' && text[p + 1] != '\n') {
                    lines++;
                }
                p++;
            }
            emptyLine |= lines > 1;
            if (p >= end) {
                return ~end;
            }
            int c = text[p];
            if (c == '[') {
                int afterTag = emptyLine ? 0 : plainTag(text, p, end, game);
                if (afterTag > 0) {
                    p = afterTag;
                    continue;
                }
                if (looksLikeTag(text, p, end)) {
                    if (emptyLine && game.tagCount > 0 && isEventTag(text, p)) {
                        return ~p;
                    }
                    p = readTag(text, p, end, game);
                    emptyLine = false;
                    continue;
                }
                if (text[p + 1] == '%' || !lineIsBracketed(text, p, end)) {
                    break;
                }
                game.problem(PgnProblem.BAD_TAG);
                p = LineScan.lineEnd(text, p, end);
            } else if (c == '%' && Filler.atLineStart(text, p, game.start)) {
                p = LineScan.lineEnd(text, p, end);
            } else if (c == ';' || c == '{') {
                if (nextTag <= p) {
                    nextTag = nextTag(text, p, end);
                }
                if (nextTag < 0) {
                    break;
                }
                game.problem(PgnProblem.COMMENT_BEFORE_TAGS);
                p = c == ';' ? LineScan.lineEnd(text, p, end) : ByteSearch.indexOf(text, p + 1, end, '}') + 1;
            } else if (c == (byte) 0xEF && text[p + 1] == (byte) 0xBB && text[p + 2] == (byte) 0xBF) {
                p += 3;
            } else if (c == '<' && Filler.markup(text, p, end) > 0) {
                game.problem(PgnProblem.JUNK_IN_TAGS);
                p = Filler.markup(text, p, end);
            } else if (game.tagCount > 0 && isRestOfTag(text, p, end)) {
                game.problem(PgnProblem.JUNK_IN_TAGS);
                p = LineScan.lineEnd(text, p, end);
            } else {
                break;
            }
        }
        return p;
    }

    /** Where a tag comes after nothing but blanks and comments, or -1. */
    private static int nextTag(byte[] text, int from, int end) {
        int p = from;
        while (true) {
            p = Filler.skipBlank(text, p, end);
            if (p >= end) {
                return -1;
            }
            if (text[p] == '[') {
                return looksLikeTag(text, p, end) ? p : -1;
            }
            if (text[p] == '{') {
                p = ByteSearch.indexOf(text, p + 1, end, '}') + 1;
            } else if (text[p] == ';' || text[p] == '%') {
                p = LineScan.lineEnd(text, p, end);
            } else {
                return -1;
            }
        }
    }

    /** Wider than the standard's letters, digits and underscore, and not narrower than {@link GameBoundary}'s. */
    private static boolean isNameByte(byte[] text, int p) {
        return NAME[text[p] & 255] || text[p] == ':' && isNameByte(text, p + 1);
    }

    /** {@code [}, a name, and a quotation mark (blanks between are wanted but not asked for). */
    static boolean looksLikeTag(byte[] text, int bracket, int end) {
        int p = bracket + 1;
        while (p < end && (text[p] == ' ' || text[p] == '\t')) {
            p++;
        }
        int name = p;
        while (p < end && isNameByte(text, p)) {
            p++;
        }
        if (p == name) {
            return false;
        }
        while (p < end && (text[p] == ' ' || text[p] == '\t' || text[p] == ':')) {
            p++;
        }
        return p < end && text[p] == '"';
    }

    private static boolean isEventTag(byte[] text, int p) {
        return text[p + 1] == 'E'
                && text[p + 2] == 'v'
                && text[p + 3] == 'e'
                && text[p + 4] == 'n'
                && text[p + 5] == 't'
                && (text[p + 6] == ' ' || text[p + 6] == '\t' || text[p + 6] == '"');
    }

    /** {@code [Event test]} on a line of its own. */
    static boolean isTagWithoutQuotes(byte[] text, int p, int start, int end) {
        return Filler.atLineStart(text, p, start) && Filler.startsWord(text[p + 1]) && lineIsBracketed(text, p, end);
    }

    private static boolean lineIsBracketed(byte[] text, int from, int end) {
        int eol = tagLineEnd(text, from, end);
        return eol >= 0 && text[Filler.trimEnd(text, from, eol) - 1] == ']';
    }

    /** The end of the line, -1 if that is further away than any line of tags is long: a text may be one line. */
    private static int tagLineEnd(byte[] text, int from, int end) {
        int limit = Math.min(end, from + MAX_TAG_LINE);
        int eol = LineScan.lineEnd(text, from, limit);
        return eol < limit || limit == end ? eol : -1;
    }

    /** The rest of a tag value that was broken over several lines ends in {@code "]}, and no other tag is on its line. */
    private static boolean isRestOfTag(byte[] text, int from, int end) {
        int eol = tagLineEnd(text, from, end);
        int last = eol < 0 ? from : Filler.trimEnd(text, from, eol);
        if (last - from < 2 || text[last - 1] != ']' || text[last - 2] != '"') {
            return false;
        }
        for (int p = from; p < last; p++) {
            if (text[p] == '[' && looksLikeTag(text, p, end)) {
                return false;
            }
        }
        return true;
    }

    /** Where the line that ends a broken tag value starts, -1 when none of the next lines does. */
    private static int restOfTag(byte[] text, int from, int end) {
        int p = from;
        for (int line = 0; line < MAX_BROKEN_LINES && p < end; line++) {
            if (text[p] == '['
                    || Filler.isIgnorable(text[p]) && Filler.trimEnd(text, p, LineScan.lineEnd(text, p, end)) == p) {
                return -1;
            }
            if (isRestOfTag(text, p, end)) {
                return p;
            }
            p = LineScan.lineEnd(text, p, end);
            p += p < end && text[p] == '\r' && text[p + 1] == '\n' ? 2 : 1;
        }
        return -1;
    }

    /**
     * Reads a tag as nearly all are: a name, one blank, a value of one line without escapes, and the bracket at once.
     *
     * @return the index after it, or 0 when it is another and nothing was read
     */
    private static int plainTag(byte[] text, int bracket, int end, PgnGame game) {
        int nameEnd = bracket + 1;
        while (NAME[text[nameEnd] & 255]) {
            nameEnd++;
        }
        int value = nameEnd + 2;
        if (text[nameEnd] != ' ' || text[nameEnd + 1] != '"' || value - bracket > MAX_NAME || value > end) {
            return 0;
        }
        int valueEnd = ByteSearch.endOfPlainValue(text, value, end);
        if (valueEnd + 1 >= end || text[valueEnd] != '"' || text[valueEnd + 1] != ']') {
            return 0;
        }
        game.addTag(bracket + 1, nameEnd, value, valueEnd, false);
        return valueEnd + 2;
    }

    /** Reads one tag; returns the index after it. */
    private static int readTag(byte[] text, int bracket, int end, PgnGame game) {
        int p = bracket + 1;
        while (text[p] == ' ' || text[p] == '\t') {
            p++;
        }
        int name = p;
        while (isNameByte(text, p)) {
            p++;
        }
        int nameEnd = p;
        while (text[p] != '"') {
            p++;
        }
        int value = ++p;
        boolean escaped = false;
        int lastLine = 0;
        while (p < end) {
            int c = text[p];
            if (c == '"') {
                int q = p + 1;
                while (q < end && (text[q] == ' ' || text[q] == '\t')) {
                    q++;
                }
                if (q < end && text[q] == ']') {
                    game.addTag(name, nameEnd, value, p, escaped);
                    return q + 1;
                }
                if (q >= end || text[q] == '\n' || text[q] == '\r') {
                    // The bracket is missing.
                    game.problem(PgnProblem.BAD_TAG);
                    game.addTag(name, nameEnd, value, p, escaped);
                    return q;
                }
                game.problem(PgnProblem.UNESCAPED_QUOTE);
            } else if (c == '\\' && (text[p + 1] == '"' || text[p + 1] == '\\') && !isLoneBackslash(text, p, end)) {
                escaped = true;
                p++;
            } else if ((c == '\n' || c == '\r') && p >= lastLine) {
                int rest = lastLine > 0 ? -1 : restOfTag(text, c == '\r' && text[p + 1] == '\n' ? p + 2 : p + 1, end);
                if (rest < 0) {
                    break;
                }
                lastLine = rest;
                escaped = true;
                game.problem(PgnProblem.BAD_TAG);
            }
            p++;
        }
        game.problem(PgnProblem.BAD_TAG);
        int valueEnd = value;
        while (valueEnd < end && text[valueEnd] != '\n' && text[valueEnd] != '\r') {
            valueEnd++;
        }
        int lineEnd = valueEnd;
        if (valueEnd > value && text[valueEnd - 1] == ']') {
            valueEnd--;
        }
        game.addTag(name, nameEnd, value, valueEnd, false);
        return lineEnd;
    }

    /** {@code [Black "Analysis\"]}: the backslash is the last character of the value, not an escape. */
    private static boolean isLoneBackslash(byte[] text, int backslash, int end) {
        if (text[backslash + 1] != '"') {
            return false;
        }
        int q = backslash + 2;
        if (q >= end || text[q] != ']') {
            return false;
        }
        q++;
        while (q < end && (text[q] == ' ' || text[q] == '\t')) {
            q++;
        }
        return q >= end || text[q] == '\n' || text[q] == '\r';
    }
}
