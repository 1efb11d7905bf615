package org.pgnarbiter.jobs.input;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;

/**
 * bzip2: a file is one or more streams of blocks of up to 900 kB. Blocks begin at any bit, so positions count bits. A
 * block is cut out from its 48-bit mark to the next mark, shifted to whole bytes and made a stream of its own.
 */
final class Bzip2Blocks implements BlockCodec {
    private static final long BLOCK = 0x314159265359L;
    private static final long STREAM_END = 0x177245385090L;
    private static final long MASK = (1L << 48) - 1;
    private static final int STREAM_END_BITS = 48 + 32;
    private static final int STREAM_HEADER_BYTES = 4;
    /** No compressed block is longer: 900 kB grow by a hundredth at most, with tables. */
    private static final long MAX_BLOCK_BYTES = 1 << 20;

    @Override
    public long find(RawInput in, long from, long to) throws IOException {
        return search(in, from * 8, to * 8, false);
    }

    /** First mark that begins at a bit in {@code [from, to)}, -1 if there is none. */
    private static long search(RawInput in, long from, long to, boolean streamEndToo) throws IOException {
        in.seek(from >>> 3);
        long bits = 0;
        // The mark of the bit under test lies in the register once 48 + 7 bits after its byte's start are there.
        long firstBit = (from & ~7L) - 56;
        while (firstBit < to) {
            int next = in.read();
            if (next < 0) {
                // The last bytes of the file may still hold a mark that ends within them.
                next = 0;
                if (firstBit >= in.length() * 8) {
                    return -1;
                }
            }
            bits = bits << 8 | next;
            firstBit += 8;
            for (int k = 0; k < 8; k++) {
                long window = bits >>> (8 - k) & MASK;
                if ((window == BLOCK || streamEndToo && window == STREAM_END)
                        && firstBit + k >= from
                        && firstBit + k < to) {
                    return firstBit + k;
                }
            }
        }
        return -1;
    }

    @Override
    public long next(RawInput in, long position) throws IOException {
        long at = position;
        while (true) {
            long mark = at == 0 ? 0 : bits48(in, at);
            if (mark == BLOCK) {
                return at;
            }
            if (mark == STREAM_END) {
                at = (at + STREAM_END_BITS + 7) & ~7L;
            } else if (at != 0) {
                throw new DamageException("no bzip2 block at byte " + (at >>> 3));
            }
            if (at >>> 3 >= in.length()) {
                return -1;
            }
            byte[] header = new byte[STREAM_HEADER_BYTES];
            in.seek(at >>> 3);
            int n = in.readNBytes(header, 0, STREAM_HEADER_BYTES);
            if (n < STREAM_HEADER_BYTES || header[0] != 'B' || header[1] != 'Z' || header[2] != 'h') {
                throw new DamageException("no bzip2 stream at byte " + (at >>> 3));
            }
            at += STREAM_HEADER_BYTES * 8;
        }
    }

    private static long bits48(RawInput in, long at) throws IOException {
        in.seek(at >>> 3);
        byte[] b = new byte[7];
        if (in.readNBytes(b, 0, 7) < 6) {
            throw new DamageException("file ends at byte " + in.length() + " within a bzip2 stream");
        }
        long bits = 0;
        for (byte c : b) {
            bits = bits << 8 | c & 0xFF;
        }
        return bits >>> (8 - (at & 7)) & MASK;
    }

    @Override
    public boolean isFindable(RawInput in, long position) {
        return true;
    }

    @Override
    public Block open(RawInput in, long position) throws IOException {
        long start = position >>> 3;
        long end = search(in, position + 48, position + MAX_BLOCK_BYTES * 8, true);
        if (end < 0) {
            throw new DamageException(
                    in.length() - start <= MAX_BLOCK_BYTES
                            ? "file ends at byte " + in.length() + " within the bzip2 block at byte " + start
                            : "bzip2 block at byte " + start + " has no end");
        }
        byte[] raw = new byte[(int) ((end + 7 >>> 3) - start) + 1];
        in.seek(start);
        in.readNBytes(raw, 0, raw.length);
        byte[] stream = stream(raw, (int) (position & 7), (int) (end - position));
        ByteArrayOutputStream text = new ByteArrayOutputStream(1 << 20);
        try (InputStream decoder = new BZip2CompressorInputStream(new ByteArrayInputStream(stream))) {
            decoder.transferTo(text);
        } catch (IOException | RuntimeException e) {
            throw damaged(start, e);
        }
        return new InMemory(text.toByteArray(), end);
    }

    private static DamageException damaged(long start, Exception cause) {
        DamageException damage =
                new DamageException("damaged bzip2 block at byte " + start + ": " + cause.getMessage());
        damage.initCause(cause);
        return damage;
    }

    /** A stream that holds the one block of {@code size} bits at bit {@code shift} of raw. */
    private static byte[] stream(byte[] raw, int shift, int size) {
        BitWriter out = new BitWriter(STREAM_HEADER_BYTES + (size + STREAM_END_BITS + 7) / 8);
        out.write('B', 8);
        out.write('Z', 8);
        out.write('h', 8);
        out.write('9', 8);
        for (int bit = 0; bit < size; bit += 8) {
            int i = (shift + bit) >>> 3;
            int eight = ((raw[i] & 0xFF) << 8 | (i + 1 < raw.length ? raw[i + 1] & 0xFF : 0)) >>> (8 - (shift & 7));
            int n = Math.min(8, size - bit);
            out.write((eight & 0xFF) >>> (8 - n), n);
        }
        // With a single block the checksum of the stream is that of the block, which follows the block's mark.
        out.write(STREAM_END >>> 24, 24);
        out.write(STREAM_END & 0xFFFFFF, 24);
        for (int i = 0; i < 4; i++) {
            out.write(out.bytes[STREAM_HEADER_BYTES + 6 + i] & 0xFF, 8);
        }
        return out.bytes;
    }

    @Override
    public long byteOf(long position) {
        return position >>> 3;
    }

    private static final class BitWriter {
        private final byte[] bytes;
        private int at;
        private long pending;
        private int count;

        BitWriter(int size) {
            bytes = new byte[size];
        }

        /** Appends the low {@code n} bits of value; the last bits of all stay zero up to a whole byte. */
        void write(long value, int n) {
            pending = pending << n | value;
            count += n;
            while (count >= 8) {
                count -= 8;
                bytes[at++] = (byte) (pending >>> count);
            }
            if (at < bytes.length) {
                bytes[at] = (byte) (pending << (8 - count));
            }
        }
    }

    private static final class InMemory implements Block {
        private final byte[] text;
        private final long end;
        private int at;

        InMemory(byte[] text, long end) {
            this.text = text;
            this.end = end;
        }

        @Override
        public int read(byte[] b, int off, int len) {
            if (at == text.length) {
                return -1;
            }
            int n = Math.min(len, text.length - at);
            System.arraycopy(text, at, b, off, n);
            at += n;
            return n;
        }

        @Override
        public long end() {
            return end;
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
