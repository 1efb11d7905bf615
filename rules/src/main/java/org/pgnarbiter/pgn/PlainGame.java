package org.pgnarbiter.pgn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/*
 * This class contains ugly, performance optimized code: be warned.
 */
/**
 * Tells of most texts, without reading them, that they are exactly one game each, eight bytes at a time. It never says so
 * of another text, whoever reads the moves; of what is written in any unusual way it says nothing, and the {@link
 * PgnReader} has to read it.
 *
 * <p>A plain game is a section of tags, one a line and nothing else in it, and movetext in which neither a result nor a
 * tag can be found before its end: outside comments in braces no bracket, no byte above ASCII, no {@code * ; % <} and none
 * of {@code - / :} after a 0 or 1, but for one of the four results as the very last word. Nothing in a comment matters but
 * how its lines begin and end: the {@link GameBoundary} looks there for tags, and the reader for broken ones.
 *
 * <p>As with {@link LineScan}, {@value #READ_AHEAD} bytes after the end may be read.
 */
final class PlainGame {
    static final int READ_AHEAD = 48;

    /** Nothing is certain. */
    static final int UNKNOWN = -1;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long HIGH = 0x8080808080808080L;
    private static final long ONES = 0x0101010101010101L;
    private static final long LOW_SEVEN = ~HIGH;
    private static final long UPPER_BITS = 0xC0C0C0C0C0C0C0C0L;
    private static final long DASH_BITS = 0xF5F5F5F5F5F5F5F5L;
    private static final long UPPER_HALVES = 0xF0F0F0F0F0F0F0F0L;

    /** What the upper halves of the eight bytes of " 0:03:00" are: digits and colons have the same. */
    private static final long CLOCK_TIME = 0x3030303030303020L;

    private PlainGame() {}

    /**
     * The end of the plain game that starts at an index.
     *
     * @return the index of the bracket of the tag line that follows it; {@code limit} if the bytes up to there are a
     *     plain game or a part of one; {@link #UNKNOWN} if what is there is no plain game, or its tags or a comment go on
     *     after {@code limit}
     */
    static int end(byte[] b, int from, int limit) {
        int i = from;
        do {
            i = tagEnd(b, i, limit);
            if (i < 0) {
                return UNKNOWN;
            }
        } while (b[i] == '[');
        while (GameBoundary.isBlank(b[i]) && i < limit) {
            i++;
        }
        return i >= limit || b[i] == '[' ? UNKNOWN : moveTextEnd(b, i, limit);
    }

    /** The start of the line after the tag that is all of the line at {@code i}, or UNKNOWN. */
    private static int tagEnd(byte[] b, int i, int limit) {
        if (i >= limit || b[i] != '[') {
            return UNKNOWN;
        }
        int nameEnd = nameEnd(b, i + 1);
        int value = nameEnd + 2;
        if (value >= limit || nameEnd == i + 1 || b[nameEnd] != ' ' || b[nameEnd + 1] != '"') {
            return UNKNOWN;
        }
        int p = value;
        while (true) {
            long word = (long) LONGS.get(b, p);
            // Closing bracket or backslash, which differ in one bit; control characters.
            long bracket = (word | ONES) ^ ONES * ']';
            long hit = ((bracket - ONES) & ~bracket | (word - ONES * ' ') & ~word) & HIGH;
            if (hit == 0) {
                p += 8;
                if (p >= limit) {
                    return UNKNOWN;
                }
                continue;
            }
            p += Long.numberOfTrailingZeros(hit) >>> 3;
            // A line may end after the bracket, so there must be two bytes after it.
            if (p + 2 >= limit || b[p] != ']' || p == value) {
                return UNKNOWN;
            }
            if (b[p - 1] == '"') {
                break;
            }
            if (b[p - 1] == ' ') {
                // Perhaps after the quotation mark that closes the value.
                return UNKNOWN;
            }
            p++;
        }
        if (b[p + 1] == '\n') {
            return p + 2;
        }
        return b[p + 1] == '\r' ? p + (b[p + 2] == '\n' ? 3 : 2) : UNKNOWN;
    }

    /** The index after the letters of a tag's name that starts at {@code i}; {@code i} if there are none. */
    private static int nameEnd(byte[] b, int i) {
        long word = (long) LONGS.get(b, i);
        long blank = word ^ ONES * ' ';
        long hit = (blank - ONES) & ~blank & HIGH;
        // All bits of the bytes before the blank.
        long name = ((hit & -hit) >>> 7) - 1;
        long low = word & ONES * 0x1F;
        long other =
                low + ONES * 5 & ONES * 0x20 | ~(low + ONES * 0x1F) & ONES * 0x20 | (word ^ ONES * 0x40) & UPPER_BITS;
        if (hit != 0 && (other & name) == 0) {
            return i + (Long.numberOfTrailingZeros(hit) >>> 3);
        }
        int p = i;
        while (p < i + 32 && isNameByte(b[p])) {
            p++;
        }
        return p;
    }

    private static boolean isNameByte(byte c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    /** As {@link #end}, from the first byte of the movetext on. */
    private static int moveTextEnd(byte[] b, int from, int limit) {
        int i = from;
        while (i < limit) {
            long hit = hits((long) LONGS.get(b, i));
            long next = hits((long) LONGS.get(b, i + 8));
            if ((hit | next) == 0) {
                i += 16;
                continue;
            }
            if (hit == 0) {
                i += 8;
                hit = next;
            }
            i += Long.numberOfTrailingZeros(hit) >>> 3;
            if (i >= limit) {
                return limit;
            }
            int last;
            switch (b[i]) {
                case '{':
                    if (isSpacedClock(b, i - 1) && i + 18 <= limit) {
                        i += 18;
                    } else {
                        i = commentEnd(b, i + 1, limit);
                        if (i < 0) {
                            return UNKNOWN;
                        }
                    }
                    continue;
                case '-':
                case '/':
                case ':':
                    if (b[i - 1] != '1' && b[i - 1] != '0') {
                        i++;
                        continue;
                    }
                    last = lastOfResult(b, i);
                    break;
                case '*':
                    last = i;
                    break;
                case '[':
                    return isLineEnd(b[i - 1]) ? i : UNKNOWN;
                case ']':
                case '}':
                case ';':
                case '<':
                case '%':
                    return UNKNOWN;
                default:
                    if (b[i] < 0) {
                        return UNKNOWN;
                    }
                    i++;
                    continue;
            }
            return last < 0 ? UNKNOWN : blanksEnd(b, last + 1, limit);
        }
        return limit;
    }

    /**
     * The top bits of the bytes that may matter in movetext, right up to the first byte above ASCII, which is one of them:
     * {@code : ; < = > ? Z [ ] ^ _ z { | } ~ % ' - / *}, backslash, DEL and some control characters.
     */
    private static long hits(long word) {
        long brackets = (word & ONES * 0x1F) + ONES * (0x80 - 0x1A);
        long dashes = ((word & DASH_BITS) ^ ONES * 0x25) + LOW_SEVEN;
        long star = (word ^ ONES * '*') + LOW_SEVEN;
        return (brackets | word | ~(dashes & star)) & HIGH;
    }

    /** The index of the last byte of the result with its first sign at {@code sign}, or UNKNOWN. */
    private static int lastOfResult(byte[] b, int sign) {
        if (b[sign - 2] > ' ' && b[sign - 2] != '}') {
            // Whether it is a part of the word before, not all who read moves agree.
            return UNKNOWN;
        }
        if (b[sign] == '-') {
            return b[sign - 1] + b[sign + 1] == '0' + '1' ? sign + 1 : UNKNOWN;
        }
        boolean draw = b[sign] == '/'
                && b[sign - 1] == '1'
                && b[sign + 1] == '2'
                && b[sign + 2] == '-'
                && b[sign + 3] == '1'
                && b[sign + 4] == '/'
                && b[sign + 5] == '2';
        return draw ? sign + 5 : UNKNOWN;
    }

    /** After the result: as {@link #end} if nothing but blanks and line ends follow. */
    private static int blanksEnd(byte[] b, int from, int limit) {
        int i = from;
        while (i < limit && GameBoundary.isBlank(b[i])) {
            i++;
        }
        if (i >= limit) {
            return limit;
        }
        return b[i] == '[' && isLineEnd(b[i - 1]) ? i : UNKNOWN;
    }

    /** The index after the brace that closes the comment, or UNKNOWN. */
    private static int commentEnd(byte[] b, int from, int limit) {
        int i = from;
        while (i < limit) {
            long word = (long) LONGS.get(b, i);
            long brace = word ^ ONES * '}';
            long hit = ((brace - ONES) & ~brace | (word - ONES * ' ') & ~word) & HIGH;
            if (hit == 0) {
                i += 8;
                continue;
            }
            i += Long.numberOfTrailingZeros(hit) >>> 3;
            if (i >= limit) {
                return UNKNOWN;
            }
            if (b[i] == '}') {
                return i + 1;
            }
            if (isLineEnd(b[i])) {
                i = commentLine(b, i, limit);
                if (i < 0) {
                    return UNKNOWN;
                }
            } else {
                i++;
            }
        }
        return UNKNOWN;
    }

    /**
     * The first byte of a comment's next line that is no blank; UNKNOWN if a line ends as a broken tag does or the next
     * begins as tags do.
     */
    private static int commentLine(byte[] b, int lineEnd, int limit) {
        int last = lineEnd - 1;
        while (GameBoundary.isBlank(b[last])) {
            last--;
        }
        int next = lineEnd + 1;
        while (next < limit && GameBoundary.isBlank(b[next])) {
            next++;
        }
        byte c = b[next];
        boolean plain = b[last] != ']' && c != '[' && c != (byte) 0xEF;
        return plain && next < limit ? next : UNKNOWN;
    }

    /** Whether " { [%clk 0:03:00] }", with whatever time, stands at an index. */
    private static boolean isSpacedClock(byte[] b, int at) {
        return ((long) LONGS.get(b, at + 8) & UPPER_HALVES) == CLOCK_TIME && ByteSearch.isSpacedClock(b, at);
    }

    private static boolean isLineEnd(byte c) {
        return c == '\n' || c == '\r';
    }
}
