package org.pgnarbiter.pgn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Finds line ends and braces eight bytes at a time. Ugly for speed's sake; {@code LineScanTest} holds it against the
 * plain loop.
 *
 * <p>Both methods may read up to {@value #READ_AHEAD} bytes after {@code end}.
 */
final class LineScan {
    static final int READ_AHEAD = 32;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long HIGH = 0x8080808080808080L;
    private static final long ONES = 0x0101010101010101L;
    // Below this lie LF and CR and little that occurs in text.
    private static final long AFTER_CR = 0x0E0E0E0E0E0E0E0EL;
    // Of the bytes that agree in these bits, only the braces, 'y' and DEL.
    private static final long BRACE_MASK = 0xF9F9F9F9F9F9F9F9L;
    private static final long BRACE = 0x7979797979797979L;

    private LineScan() {}

    /** Index of the first LF or CR at or after {@code i}, {@code end} if there is none before it. */
    static int lineEnd(byte[] b, int i, int end) {
        while (i < end) {
            long low = low((long) LONGS.get(b, i));
            if (low == 0) {
                // Long lines are common in Lichess files: four words a step.
                i += 8;
                while (i < end) {
                    long w0 = (long) LONGS.get(b, i);
                    long w1 = (long) LONGS.get(b, i + 8);
                    long w2 = (long) LONGS.get(b, i + 16);
                    long w3 = (long) LONGS.get(b, i + 24);
                    if ((low(w0) | low(w1) | low(w2) | low(w3)) != 0) {
                        break;
                    }
                    i += 32;
                }
                continue;
            }
            i += Long.numberOfTrailingZeros(low) >>> 3;
            if (i >= end) {
                return end;
            }
            if (b[i] == '\n' || b[i] == '\r') {
                return i;
            }
            i++;
        }
        return end;
    }

    /** Index of the first LF, CR or brace at or after {@code i}, {@code end} if there is none before it. */
    static int lineEndOrBrace(byte[] b, int i, int end) {
        while (i < end) {
            long word = (long) LONGS.get(b, i);
            long other = (word & BRACE_MASK) ^ BRACE;
            long hit = low(word) | (other - ONES) & ~other & HIGH;
            if (hit == 0) {
                i += 8;
                continue;
            }
            i += Long.numberOfTrailingZeros(hit) >>> 3;
            if (i >= end) {
                return end;
            }
            byte c = b[i];
            if (c == '\n' || c == '\r' || c == '{' || c == '}') {
                return i;
            }
            i++;
        }
        return end;
    }

    /** The top bit of each byte below 0x0E; bits above the lowest one set may be wrong, the lowest never is. */
    private static long low(long word) {
        return (word - AFTER_CR) & ~word & HIGH;
    }
}
