package org.pgnarbiter.pgn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Finds bytes eight at a time. */
final class ByteSearch {
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;

    private ByteSearch() {}

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

    /** Whether all bytes of {@code [from, to)} are ASCII. */
    static boolean isAscii(byte[] text, int from, int to) {
        int at = from;
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
