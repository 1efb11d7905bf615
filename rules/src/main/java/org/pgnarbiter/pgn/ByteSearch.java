package org.pgnarbiter.pgn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds bytes eight at a time. */
final class ByteSearch {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long CASE_BITS = 0x2020202020202020L;

    // The eight bytes of " { [%clk".
    private static final long SPACED_CLOCK = 0x6b6c63255b207b20L;

    private ByteSearch() {}

    /** Eight bytes, the first lowest. */
    static long eight(byte[] text, int at) {
        return (long) LONG.get(text, at);
    }

    /** Index of the first {@code wanted} in {@code [from, to)}, or {@code to}. */
    static int indexOf(byte[] text, int from, int to, char wanted) {
        int at = from;
        long pattern = ONES * wanted;
        int last = Math.min(to, text.length - 7);
        while (at < last) {
            long difference = (long) LONG.get(text, at) ^ pattern;
            long match = (difference - ONES) & ~difference & HIGH_BITS;
            if (match != 0) {
                return Math.min(to, at + (Long.numberOfTrailingZeros(match) >>> 3));
            }
            at += 8;
        }
        while (at < to && text[at] != wanted) {
            at++;
        }
        return Math.min(at, to);
    }

    /** Index of the first byte in {@code [from, to)} that is a letter in either case, or {@code to}. */
    static int indexOfLetter(byte[] text, int from, int to, char small) {
        int at = from;
        long pattern = ONES * small;
        int last = Math.min(to, text.length - 7);
        while (at < last) {
            long match = zeros(((long) LONG.get(text, at) | CASE_BITS) ^ pattern);
            if (match != 0) {
                return Math.min(to, at + (Long.numberOfTrailingZeros(match) >>> 3));
            }
            at += 8;
        }
        while (at < to && (text[at] | 32) != small) {
            at++;
        }
        return Math.min(at, to);
    }

    /**
     * Whether a letter may be followed at once by one of three in {@code [from, to)}, in either case; no is certain.
     */
    static boolean mayHavePair(byte[] text, int from, int to, char first, char a, char b, char c) {
        for (int at = from; at < to - 1; at += 7) {
            if (at > text.length - 8) {
                return true;
            }
            long word = (long) LONG.get(text, at) | CASE_BITS;
            long second = zeros(word ^ ONES * a) | zeros(word ^ ONES * b) | zeros(word ^ ONES * c);
            if ((zeros(word ^ ONES * first) << 8 & second) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The top bit of each byte that is 0; bits above the lowest one set may be wrong, the lowest never is. */
    private static long zeros(long word) {
        return (word - ONES) & ~word & HIGH_BITS;
    }

    /** Whether all bytes of {@code [from, to)} lie between 0 and 126. */
    static boolean isBelowDelete(byte[] text, int from, int to) {
        int at = from;
        while (at + 8 <= to) {
            long word = (long) LONG.get(text, at);
            if (((word | word + ONES) & HIGH_BITS) != 0) {
                return false;
            }
            at += 8;
        }
        while (at < to) {
            if (text[at] < 0 || text[at] == 127) {
                return false;
            }
            at++;
        }
        return true;
    }

    /** Whether a blank and a comment that is {@code [%clk h:mm:ss]} between blanks, and nothing else, stand at an index. */
    static boolean isSpacedClock(byte[] text, int at) {
        if ((long) LONG.get(text, at) != SPACED_CLOCK || text[at + 16] != ']') {
            return false;
        }
        long brace = (long) LONG.get(text, at + 8) ^ ONES * '}';
        return ((brace - ONES) & ~brace & HIGH_BITS) == 0 && text[at + 17] == ' ' && text[at + 18] == '}';
    }

    /** Index of the first quotation mark, backslash or control character in {@code [from, to)}, or {@code to}. */
    static int endOfPlainValue(byte[] text, int from, int to) {
        int at = from;
        int last = Math.min(to, text.length - 7);
        while (at < last) {
            long word = (long) LONG.get(text, at);
            long quote = word ^ ONES * '"';
            long backslash = word ^ ONES * '\\';
            // Exact up to the lowest hit of each; a byte of 128 and more is never one.
            long match = ((quote - ONES) & ~quote | (backslash - ONES) & ~backslash | (word - ONES * ' ') & ~word)
                    & HIGH_BITS;
            if (match != 0) {
                return Math.min(to, at + (Long.numberOfTrailingZeros(match) >>> 3));
            }
            at += 8;
        }
        while (at < to && text[at] != '"' && text[at] != '\\' && (text[at] < 0 || text[at] >= ' ')) {
            at++;
        }
        return Math.min(at, to);
    }

    /** The index of the first byte above ASCII, or {@code to}. */
    static int endOfAscii(byte[] text, int from, int to) {
        int at = from;
        while (at + 8 <= to) {
            long high = (long) LONG.get(text, at) & HIGH_BITS;
            if (high != 0) {
                return at + (Long.numberOfTrailingZeros(high) >>> 3);
            }
            at += 8;
        }
        while (at < to && text[at] >= 0) {
            at++;
        }
        return at;
    }

    /** Whether all bytes of {@code [from, to)} are ASCII. */
    static boolean isAscii(byte[] text, int from, int to) {
        int at = from;
        while (at + 32 <= to) {
            // Four words to a question: hardly a text has anything else than ASCII.
            long any = (long) LONG.get(text, at)
                    | (long) LONG.get(text, at + 8)
                    | (long) LONG.get(text, at + 16)
                    | (long) LONG.get(text, at + 24);
            if ((any & HIGH_BITS) != 0) {
                return false;
            }
            at += 32;
        }
        while (at + 8 <= to) {
            if (((long) LONG.get(text, at) & HIGH_BITS) != 0) {
                return false;
            }
            at += 8;
        }
        while (at < to) {
            if (text[at++] < 0) {
                return false;
            }
        }
        return true;
    }
}
