package org.pgnarbiter.pgn;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One game as its text has it: tags, result, comments, problems. Byte ranges of the buffer it was read from; Strings are
 * made only when asked for. Reused by its reader: valid until the next game is read.
 */
public final class PgnGame {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final int KNOWN = TagName.values().length;

    byte[] text = new byte[0];
    int start;
    int end;
    /** Four numbers a tag: name from, name to, value from, value to. */
    int[] tags = new int[4 * 32];

    int tagCount;
    /** Indexes of the tags that have no column. */
    private int[] others = new int[16];

    private int otherCount;
    private final int[] known = new int[KNOWN];
    private final TextRange[] views = new TextRange[KNOWN];
    private final TextRange nameView = new TextRange();
    private final TextRange valueView = new TextRange();
    private final TextRange commentView = new TextRange();
    private boolean escapes;

    int resultStart;
    int resultEnd;
    GameResult result;
    /** Comments after the last move: from, to. */
    final int[] finalComments = new int[2 * 8];

    int finalCommentCount;
    /** Index of the last clock comment's text after {@code [%clk}, for the side that moved; -1 = none. */
    final int[] clockAt = new int[2];

    boolean drawOfferMarked;
    /** Whether a comment holds more than a clock. */
    boolean remarks;

    boolean sawMove;
    int moveTextStart;
    private final int[] problems = new int[PgnProblem.count()];
    private boolean anyProblem;
    /** 0 unknown, 1 UTF-8, 2 Windows-1252. */
    private int charset;

    /** A game to read into. */
    public PgnGame() {
        for (int i = 0; i < KNOWN; i++) {
            views[i] = new TextRange();
        }
    }

    void clear(byte[] buffer, int from) {
        text = buffer;
        start = from;
        end = from;
        tagCount = 0;
        otherCount = 0;
        Arrays.fill(known, -1);
        escapes = false;
        resultStart = 0;
        resultEnd = 0;
        result = null;
        finalCommentCount = 0;
        clockAt[0] = -1;
        clockAt[1] = -1;
        drawOfferMarked = false;
        remarks = false;
        sawMove = false;
        moveTextStart = from;
        charset = 0;
        if (anyProblem) {
            Arrays.fill(problems, 0);
            anyProblem = false;
        }
    }

    void addTag(int nameFrom, int nameTo, int valueFrom, int valueTo, boolean escaped) {
        if (tagCount * 4 == tags.length) {
            tags = Arrays.copyOf(tags, tags.length * 2);
        }
        int at = tagCount * 4;
        tags[at] = nameFrom;
        tags[at + 1] = nameTo;
        tags[at + 2] = valueFrom;
        tags[at + 3] = valueTo;
        TagName name = TagName.of(text, nameFrom, nameTo);
        if (name != null) {
            if (known[name.ordinal()] >= 0) {
                problem(PgnProblem.DUPLICATE_TAG);
            } else {
                known[name.ordinal()] = tagCount;
            }
        }
        if (name == null || !name.hasColumn()) {
            if (otherCount == others.length) {
                others = Arrays.copyOf(others, otherCount * 2);
            }
            others[otherCount++] = tagCount;
        }
        escapes |= escaped;
        tagCount++;
    }

    void moveRead() {
        sawMove = true;
        finalCommentCount = 0;
    }

    /** Counts a problem. */
    public void problem(PgnProblem problem) {
        problems[problem.ordinal()]++;
        anyProblem = true;
    }

    /** Counts a problem that was met several times (or none). */
    public void problem(PgnProblem problem, int times) {
        problems[problem.ordinal()] += times;
        anyProblem |= times > 0;
    }

    /** Takes a word of the movetext for a result outside the four, for instance {@code 0-0}. */
    public void oddResult(int from, int to) {
        resultStart = from;
        resultEnd = to;
        problem(PgnProblem.RESULT_SPELLING);
    }

    /** How often a problem was met in this game. */
    public int count(PgnProblem problem) {
        return problems[problem.ordinal()];
    }

    /** The buffer the game was read from. */
    public byte[] buffer() {
        return text;
    }

    /** Index of the game's first byte in {@link #buffer}. */
    public int start() {
        return start;
    }

    /** Index after the game's last byte in {@link #buffer}. */
    public int end() {
        return end;
    }

    /** Index of the first byte after the tags. */
    public int moveTextStart() {
        return moveTextStart;
    }

    /** Whether the game has any tag at all. */
    public boolean hasTags() {
        return tagCount > 0;
    }

    /** Whether the game has a tag, be its value empty. */
    public boolean has(TagName name) {
        return known[name.ordinal()] >= 0;
    }

    /**
     * The raw value of a tag (the first of its name), a byte a character, escapes not resolved; for comparisons with
     * ASCII words.
     *
     * @return a reused view, or null when the game has no such tag
     */
    public TextRange text(TagName name) {
        int tag = known[name.ordinal()];
        return tag < 0 ? null : views[name.ordinal()].set(text, tags[tag * 4 + 2], tags[tag * 4 + 3]);
    }

    /** The value of a tag with escapes resolved, or null when the game has no such tag. */
    public String value(TagName name) {
        int tag = known[name.ordinal()];
        return tag < 0 ? null : value(tag);
    }

    private String value(int tag) {
        return unescape(decode(tags[tag * 4 + 2], tags[tag * 4 + 3]));
    }

    /** Whether the raw bytes of a tag's value are its text: ASCII or good UTF-8, and nothing escaped. */
    public boolean isPlain(TextRange value) {
        return !escapes && (isUtf8() || ByteSearch.isAscii(text, value.start(), value.end()));
    }

    /** All tags that have no column, first of each name, in the order of the text. */
    public Map<String, String> otherTags() {
        Map<String, String> found = new LinkedHashMap<>();
        for (int i = 0; i < otherCount; i++) {
            found.putIfAbsent(tagName(others[i]), value(others[i]));
        }
        return found;
    }

    /** How many tags have no column of {@code games}, doubles included. */
    public int otherTagCount() {
        return otherCount;
    }

    /** The index among all tags of one that has no column, in the order of the text. */
    public int otherTag(int number) {
        return others[number];
    }

    /** How many tags there are, doubles included. */
    public int tagCount() {
        return tagCount;
    }

    /** Name of the tag with an index, as written. */
    public String tagName(int tag) {
        return decode(tags[tag * 4], tags[tag * 4 + 1]);
    }

    /** Value of the tag with an index, escapes resolved. */
    public String tagValue(int tag) {
        return value(tag);
    }

    /** The bytes of a tag's name, as {@link #text}. */
    public TextRange tagNameText(int tag) {
        return nameView.set(text, tags[tag * 4], tags[tag * 4 + 1]);
    }

    /** The raw bytes of a tag's value, as {@link #text}. */
    public TextRange tagValueText(int tag) {
        return valueView.set(text, tags[tag * 4 + 2], tags[tag * 4 + 3]);
    }

    /** The result at the end of the movetext, or null when there is none. */
    public GameResult result() {
        return result;
    }

    /** The result at the end of the movetext as written, or null. */
    public String resultText() {
        return resultEnd == resultStart ? null : decode(resultStart, resultEnd);
    }

    /** Index of the first byte of {@link #resultText} in {@link #buffer}. */
    public int resultStart() {
        return resultStart;
    }

    /** Index after the last byte of {@link #resultText}. */
    public int resultEnd() {
        return resultEnd;
    }

    /** Index after the last tag with its bracket. */
    public int tagsEnd() {
        int last = tags[(tagCount - 1) * 4 + 3];
        int bracket = ByteSearch.indexOf(text, last, Math.min(end + 1, text.length), ']');
        return Math.min(bracket + 1, end);
    }

    /** How many comments follow the last move (at most eight are kept, the first seven and the last). */
    public int finalCommentCount() {
        return finalCommentCount;
    }

    /**
     * The last of the comments after the last move, a byte a character, without its braces.
     *
     * @return a reused view, or null when there is none
     */
    public TextRange lastComment() {
        int last = finalCommentCount - 1;
        return last < 0 ? null : commentView.set(text, finalComments[last * 2], finalComments[last * 2 + 1]);
    }

    /** Text of a comment after the last move, trimmed. */
    public String finalComment(int index) {
        return decode(finalComments[index * 2], finalComments[index * 2 + 1]).trim();
    }

    /** Raw view of a comment after the last move, a byte a character. Allocated anew. */
    public CharSequence finalCommentText(int index) {
        return new TextRange().set(text, finalComments[index * 2], finalComments[index * 2 + 1]);
    }

    /** Whether a draw offer {@code (=)} is marked in the movetext. */
    public boolean drawOfferMarked() {
        return drawOfferMarked;
    }

    /**
     * Whether a comment of the movetext may hold a word, in any case. Clocks and, mostly, texts without comments cost
     * nothing.
     *
     * @param word at least one letter, in lower case
     */
    public boolean mayRemark(String word) {
        if (!remarks) {
            return false;
        }
        int last = word.length() - 1;
        for (int p = moveTextStart + last; p < end; p++) {
            p = ByteSearch.indexOfLetter(text, p, end, word.charAt(last));
            int same = 0;
            while (p < end && same < last && (text[p - last + same] | 32) == word.charAt(same)) {
                same++;
            }
            if (p < end && same == last) {
                return true;
            }
        }
        return false;
    }

    /**
     * Seconds left on a player's clock after his last move, from the last {@code [%clk h:mm:ss]} of his; tenths are cut.
     *
     * @param mover 0 the player who moved first (White in a normal game), 1 the other
     * @return seconds, or -1 when there is none
     */
    public int clockSeconds(int mover) {
        int at = clockAt[mover];
        if (at < 0) {
            return -1;
        }
        int seconds = 0;
        int field = -1;
        while (at < end) {
            int c = text[at++];
            if (c >= '0' && c <= '9') {
                field = Math.min(field < 0 ? c - '0' : field * 10 + c - '0', 10_000_000);
            } else if (c == ':' && field >= 0) {
                seconds = Math.min(seconds, 10_000_000) * 60 + field;
                field = -1;
            } else if (c != ' ' || field >= 0) {
                break;
            }
        }
        return field < 0 ? -1 : seconds * 60 + field;
    }

    /** The problems met, as {@code word:count} in the order of the enum; empty when there are none. */
    public List<String> problems() {
        if (isUtf8() && !anyProblem) {
            return List.of();
        }
        List<String> words = new ArrayList<>();
        for (int i = 0; i < problems.length; i++) {
            if (problems[i] > 0) {
                words.add(PgnProblem.of(i).word() + ':' + problems[i]);
            }
        }
        return words;
    }

    /** Whether the game's text is UTF-8 (ASCII is); otherwise it is Windows-1252, all or in part. Decided once a game. */
    public boolean isUtf8() {
        if (charset == 0) {
            charset = ByteSearch.isAscii(text, start, end) || Utf8.isValid(text, start, end) ? 1 : 2;
            if (charset == 2) {
                problem(PgnProblem.WINDOWS_1252);
            }
        }
        return charset == 1;
    }

    /**
     * Decodes a value, comment or word of this game as UTF-8, or as Windows-1252 when it is not. Of one that is UTF-8 the
     * odd bytes of another are not to make rubbish.
     */
    public String decode(int from, int to) {
        if (ByteSearch.isAscii(text, from, to)) {
            return new String(text, from, to - from, StandardCharsets.ISO_8859_1);
        }
        // While moves are read, nobody knows yet where the game ends.
        boolean utf8 = Utf8.isValid(text, from, to) || end > start && isUtf8();
        return new String(text, from, to - from, utf8 ? StandardCharsets.UTF_8 : WINDOWS_1252);
    }

    /** The beginning of a word as {@link #decode}: at most so many bytes, and no part of a character of UTF-8. */
    public String decodeBeginning(int from, int to, int most) {
        int cut = Math.min(to, from + most);
        for (int i = 0; i < 3 && cut < to && (text[cut] & 0xC0) == 0x80; i++) {
            cut--;
        }
        return decode(from, cut);
    }

    /** The whole text; where it is not all UTF-8, line by line as {@link #decode}. */
    public String decodeText() {
        if (isUtf8()) {
            return decode(start, end);
        }
        StringBuilder lines = new StringBuilder(end - start);
        for (int from = start, next; from < end; from = next) {
            next = Math.min(end, ByteSearch.indexOf(text, from, end, '\n') + 1);
            lines.append(decode(from, next));
        }
        return lines.toString();
    }

    private static String unescape(String value) {
        if (value.indexOf('\\') < 0 && value.indexOf('\n') < 0 && value.indexOf('\r') < 0) {
            return value;
        }
        StringBuilder out = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length() && (value.charAt(i + 1) == '"' || value.charAt(i + 1) == '\\')) {
                out.append(value.charAt(++i));
            } else if (c != '\n' && c != '\r') {
                out.append(c);
            } else if (out.length() > 0 && out.charAt(out.length() - 1) != ' ') {
                // A value broken over lines: the break stands for a blank.
                out.append(' ');
            }
        }
        return out.toString();
    }
}
