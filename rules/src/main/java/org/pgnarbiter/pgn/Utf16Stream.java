package org.pgnarbiter.pgn;

import java.io.IOException;

/**
 * UTF-16 read as UTF-8. Each unit makes one to three bytes and each surrogate pair four, so offsets in the original can
 * be counted back from the UTF-8 bytes alone: {@link #originalLength}.
 */
final class Utf16Stream implements SplitStream {
    private static final int REPLACEMENT = 0xFFFD;

    private final SplitStream raw;
    private final boolean bigEndian;
    private final byte[] in = new byte[1 << 16];
    private int at;
    private int filled;
    /** Position of in[0] in the raw stream. */
    private long rawBase;

    private long written;
    private long ownedEnd = Long.MAX_VALUE;
    private boolean rawEnded;

    /**
     * @param raw starts at any byte of the file
     * @param skip 1 if its first byte is the second half of a unit, else 0
     */
    Utf16Stream(SplitStream raw, boolean bigEndian, int skip) {
        this.raw = raw;
        this.bigEndian = bigEndian;
        at = skip;
    }

    /** The number of bytes in UTF-16 of the UTF-8 bytes {@code [from, to)}, which begin and end between characters. */
    static long originalLength(byte[] b, int from, int to) {
        long bytes = 0;
        for (int i = from; i < to; i++) {
            int c = b[i] & 0xFF;
            if (c < 0x80 || c >= 0xC0) {
                bytes += c >= 0xF0 ? 4 : 2;
            }
        }
        return bytes;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (length < 4) {
            throw new IllegalArgumentException("room for a whole character is needed, not " + length);
        }
        int o = offset;
        int limit = offset + length - 3;
        while (o < limit) {
            if (filled - at < 2 && !fill(2)) {
                break;
            }
            int unit = unit(at);
            boolean high = Character.isHighSurrogate((char) unit);
            if (high && filled - at < 4) {
                fill(4);
            }
            if (ownedEnd == Long.MAX_VALUE && rawBase + at >= raw.ownedEnd()) {
                ownedEnd = written + o - offset;
            }
            at += 2;
            if (unit < 0x80) {
                buffer[o++] = (byte) unit;
            } else if (unit < 0x800) {
                buffer[o++] = (byte) (0xC0 | unit >> 6);
                buffer[o++] = (byte) (0x80 | unit & 0x3F);
            } else if (high && filled - at >= 2 && Character.isLowSurrogate((char) unit(at))) {
                int c = Character.toCodePoint((char) unit, (char) unit(at));
                at += 2;
                buffer[o++] = (byte) (0xF0 | c >> 18);
                buffer[o++] = (byte) (0x80 | c >> 12 & 0x3F);
                buffer[o++] = (byte) (0x80 | c >> 6 & 0x3F);
                buffer[o++] = (byte) (0x80 | c & 0x3F);
            } else {
                int c = Character.isSurrogate((char) unit) ? REPLACEMENT : unit;
                buffer[o++] = (byte) (0xE0 | c >> 12);
                buffer[o++] = (byte) (0x80 | c >> 6 & 0x3F);
                buffer[o++] = (byte) (0x80 | c & 0x3F);
            }
        }
        written += o - offset;
        return o == offset ? -1 : o - offset;
    }

    private int unit(int i) {
        int first = in[i] & 0xFF;
        int second = in[i + 1] & 0xFF;
        return bigEndian ? first << 8 | second : second << 8 | first;
    }

    /** Makes {@code n} bytes available from {@code at} on; false if the text ends before. */
    private boolean fill(int n) throws IOException {
        while (filled - at < n && !rawEnded) {
            if (at > 0) {
                int skipped = Math.min(at, filled);
                System.arraycopy(in, skipped, in, 0, filled - skipped);
                rawBase += skipped;
                at -= skipped;
                filled -= skipped;
            }
            int got = raw.read(in, filled, in.length - filled);
            if (got < 0) {
                rawEnded = true;
            } else {
                filled += got;
            }
        }
        return filled - at >= n;
    }

    @Override
    public long ownedEnd() {
        return ownedEnd;
    }

    @Override
    public void close() throws IOException {
        raw.close();
    }
}
