package org.pgnarbiter.jobs.input;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;

/**
 * Zstandard (RFC 8878): a file is a chain of frames, some of them to be skipped. Lichess publishes files of thousands of
 * frames made by pzstd, which puts a skippable frame of 12 bytes with the next frame's size before each.
 *
 * <p>The magic number of a frame may occur by chance within compressed data, about once in 4 GB. So a frame counts only
 * if pzstd's 12 bytes stand before it, or if {@link #ENOUGH_BLOCKS} blocks follow each other in it as their headers say,
 * or all that there are and then the end of the file or another frame. One that is damaged so early that it cannot be
 * found like this belongs to whoever read the frame before it.
 */
final class ZstdBlocks implements BlockCodec {
    static final int MAGIC = 0xFD2FB528;
    /** The first of sixteen magic numbers of frames to be skipped, and the one pzstd uses. */
    static final int SKIPPABLE = 0x184D2A50;

    private static final int ENOUGH_BLOCKS = 16;
    private static final int MAX_BLOCK = 1 << 17;
    private static final int PZSTD_HEADER = 12;
    private static final int MAX_FRAME_HEADER = 18;
    /** That of {@link RawInput#MAX_WINDOW}; its memory is used only as far as text fills it. */
    private static final int MAX_WINDOW_LOG = 31;

    @Override
    public long find(RawInput in, long from, long to) throws IOException {
        byte[] chunk = new byte[1 << 16];
        long position = from;
        while (position < to) {
            in.seek(position);
            int n = in.readNBytes(chunk, 0, (int) Math.min(chunk.length, to + 3 - position));
            for (int i = 0; i + 4 <= n; i++) {
                if (chunk[i] == 0x28 && int32(chunk, i) == MAGIC && isFindable(in, position + i)) {
                    return position + i;
                }
            }
            if (n < 4) {
                return -1;
            }
            position += n - 3;
        }
        return -1;
    }

    @Override
    public long next(RawInput in, long position) throws IOException {
        long at = position;
        byte[] head = new byte[8];
        while (at < in.length()) {
            if (in.length() - at < 8) {
                throw new DamageException("no zstd frame at byte " + at);
            }
            in.readFully(at, head, 8);
            int magic = int32(head, 0);
            if ((magic & ~0xF) != SKIPPABLE) {
                if (magic == MAGIC) {
                    return at;
                }
                throw new DamageException("no zstd frame at byte " + at);
            }
            at += 8 + (int32(head, 4) & 0xFFFFFFFFL);
        }
        if (at > in.length()) {
            throw new DamageException("file ends at byte " + in.length() + " within a skippable zstd frame");
        }
        return -1;
    }

    @Override
    public Block open(RawInput in, long position) throws IOException {
        return new Frame(in, position);
    }

    @Override
    public long byteOf(long position) {
        return position;
    }

    @Override
    public boolean isFindable(RawInput in, long at) throws IOException {
        byte[] b = new byte[MAX_FRAME_HEADER];
        if (at >= PZSTD_HEADER) {
            in.readFully(at - PZSTD_HEADER, b, PZSTD_HEADER);
            if (int32(b, 0) == SKIPPABLE && int32(b, 4) == 4) {
                return true;
            }
        }
        in.seek(at);
        int n = in.readNBytes(b, 0, MAX_FRAME_HEADER);
        int headerSize = headerSize(b, n);
        if (headerSize < 0) {
            return false;
        }
        long position = at + headerSize;
        for (int blocks = 0; blocks < ENOUGH_BLOCKS; blocks++) {
            if (position + 3 > in.length()) {
                return position <= in.length() || blocks > 0;
            }
            in.readFully(position, b, 3);
            int header = int24(b);
            long size = blockSize(header);
            if (size < 0) {
                return false;
            }
            position += 3 + size;
            if ((header & 1) != 0) {
                position += hasChecksum(in, at) ? 4 : 0;
                return position >= in.length() || isMagic(in, position);
            }
        }
        return true;
    }

    private static boolean hasChecksum(RawInput in, long frame) throws IOException {
        byte[] b = new byte[5];
        in.readFully(frame, b, 5);
        return (b[4] & 4) != 0;
    }

    private static boolean isMagic(RawInput in, long at) throws IOException {
        if (at + 4 > in.length()) {
            return false;
        }
        byte[] b = new byte[4];
        in.readFully(at, b, 4);
        return int32(b, 0) == MAGIC || (int32(b, 0) & ~0xF) == SKIPPABLE;
    }

    /** Size of the header of the frame in b, -1 if it is none (or one that needs a dictionary). */
    private static int headerSize(byte[] b, int n) {
        if (n < 6 || int32(b, 0) != MAGIC) {
            return -1;
        }
        int descriptor = b[4] & 0xFF;
        boolean single = (descriptor & 0x20) != 0;
        if ((descriptor & 0x0B) != 0 || !single && ((b[5] & 0xFF) >> 3) + 10 > MAX_WINDOW_LOG) {
            return -1;
        }
        int[] contentSizes = {single ? 1 : 0, 2, 4, 8};
        return 5 + (single ? 0 : 1) + contentSizes[descriptor >> 6];
    }

    /** Bytes of text that the decoder of the frame whose header is in b has to keep; 0 if it is no header. */
    private static long window(byte[] b, int n) {
        if (n < 6 || int32(b, 0) != MAGIC) {
            return 0;
        }
        boolean single = (b[4] & 0x20) != 0;
        if (!single) {
            long base = 1L << 10 + ((b[5] & 0xFF) >> 3);
            return base + base / 8 * (b[5] & 7);
        }
        int size = 1 << ((b[4] & 0xFF) >> 6);
        long content = 0;
        for (int i = size - 1; i >= 0 && 5 + i < n; i--) {
            content = content << 8 | b[5 + i] & 0xFF;
        }
        return size == 2 ? content + 256 : content < 0 ? Long.MAX_VALUE : content;
    }

    /** Bytes that follow a block header, -1 if it is none. */
    private static long blockSize(int header) {
        int type = header >> 1 & 3;
        int size = header >> 3;
        if (type == 3 || size > MAX_BLOCK) {
            return -1;
        }
        return type == 1 ? 1 : size;
    }

    private static int int24(byte[] b) {
        return (b[0] & 0xFF) | (b[1] & 0xFF) << 8 | (b[2] & 0xFF) << 16;
    }

    static int int32(byte[] b, int i) {
        return (b[i] & 0xFF) | (b[i + 1] & 0xFF) << 8 | (b[i + 2] & 0xFF) << 16 | b[i + 3] << 24;
    }

    /** One frame, decoded in steps of fixed sizes, so that a damaged one yields the same text to everyone. */
    private static final class Frame implements Block {
        /** Who comes for the end of the game before wants little of a frame. */
        private static final int FIRST_STEP = 1 << 16;

        /** The decoder looks back through megabytes, which other work pushes out of the caches, so it works long in a row. */
        private static final int STEP = 1 << 20;

        private final long at;
        private final RawInput in;
        private final InputStream text;
        private byte[] step = new byte[0];
        private int given;
        private int decoded;
        private FrameBytes bytes;
        private DamageException damage;

        Frame(RawInput in, long at) throws IOException {
            this.at = at;
            this.in = in;
            in.seek(at);
            byte[] head = new byte[MAX_FRAME_HEADER];
            long window = window(head, in.readNBytes(head, 0, MAX_FRAME_HEADER));
            if (window > in.maxWindow()) {
                damage = new DamageException(String.format(
                        Locale.ROOT,
                        "the zstd frame at byte %d asks for a window of %,d bytes; the limit is %,d",
                        at,
                        window,
                        in.maxWindow()));
            }
            text = new ToTheDamage(text(), List.of(this::text));
        }

        /** The frame's text from its start. */
        private InputStream text() throws IOException {
            in.rethrowFailure();
            in.seek(at);
            bytes = new FrameBytes(in);
            return new ZstdInputStreamNoFinalizer(bytes)
                    .setLongMax(MAX_WINDOW_LOG)
                    .setContinuous(true);
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            if (given == decoded) {
                decode();
                if (decoded == 0) {
                    if (damage != null) {
                        throw damage;
                    }
                    return -1;
                }
            }
            int n = Math.min(len, decoded - given);
            System.arraycopy(step, given, b, off, n);
            given += n;
            return n;
        }

        private void decode() throws IOException {
            boolean full = decoded == step.length;
            given = 0;
            decoded = 0;
            if (damage != null) {
                return;
            }
            if (full && step.length < STEP) {
                step = new byte[step.length == 0 ? FIRST_STEP : STEP];
            }
            try {
                for (int n; decoded < step.length && (n = text.read(step, decoded, step.length - decoded)) >= 0; ) {
                    decoded += n;
                }
                if (decoded < step.length && !bytes.complete()) {
                    damage = new DamageException(
                            "file ends at byte " + in.position() + " within the zstd frame at byte " + at);
                }
            } catch (IOException | RuntimeException e) {
                in.rethrowFailure();
                damage = new DamageException("damaged zstd frame at byte " + at + ": " + e.getMessage());
            }
        }

        @Override
        public long end() {
            return in.position();
        }

        @Override
        public void close() throws IOException {
            text.close();
        }
    }

    /** The stored bytes of one frame: follows its block headers and ends where the frame ends. */
    private static final class FrameBytes extends BulkInput {
        private final RawInput in;
        /** The part of the frame being read: header, block header, block, checksum. */
        private final byte[] head = new byte[MAX_FRAME_HEADER];

        private int headAt;
        private int headSize;
        private long blockLeft;
        private boolean frameHeaderRead;
        private boolean checksum;
        private boolean lastBlock;
        private boolean complete;
        /** Told once the decoder has what stands before. */
        private DamageException wrong;

        FrameBytes(RawInput in) {
            this.in = in;
        }

        boolean complete() {
            return complete;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = 0;
            while (n < len) {
                if (headAt < headSize) {
                    int part = Math.min(len - n, headSize - headAt);
                    System.arraycopy(head, headAt, b, off + n, part);
                    headAt += part;
                    n += part;
                } else if (blockLeft > 0) {
                    int part = in.read(b, off + n, (int) Math.min(len - n, blockLeft));
                    if (part < 0) {
                        break;
                    }
                    blockLeft -= part;
                    n += part;
                } else if (!nextPart()) {
                    break;
                }
            }
            if (n == 0 && wrong != null) {
                throw wrong;
            }
            return n == 0 ? -1 : n;
        }

        /** Takes up the next header; false at the end of the frame or of the file. */
        private boolean nextPart() throws IOException {
            if (complete || wrong != null) {
                return false;
            }
            headAt = 0;
            headSize = 0;
            if (!frameHeaderRead) {
                long start = in.position();
                int n = in.readNBytes(head, 0, MAX_FRAME_HEADER);
                int size = headerSize(head, n);
                if (size < 0 || size > n) {
                    if (n == MAX_FRAME_HEADER) {
                        throw new DamageException("frame header is wrong, or needs a dictionary or too large a window");
                    }
                    return false;
                }
                checksum = (head[4] & 4) != 0;
                frameHeaderRead = true;
                headSize = size;
                in.seek(start + size);
                return true;
            }
            if (lastBlock) {
                complete = true;
                if (!checksum) {
                    return false;
                }
                headSize = in.readNBytes(head, 0, 4);
                complete = headSize == 4;
                return headSize > 0;
            }
            long start = in.position();
            headSize = in.readNBytes(head, 0, 3);
            if (headSize < 3) {
                return headSize > 0;
            }
            int header = int24(head);
            blockLeft = blockSize(header);
            if (blockLeft < 0) {
                headSize = 0;
                blockLeft = 0;
                wrong = new DamageException("block header at byte " + start + " is wrong");
                return false;
            }
            lastBlock = (header & 1) != 0;
            return true;
        }

        @Override
        public int available() {
            return complete ? 0 : 1;
        }

        @Override
        public void close() {
            // The file goes on after the frame.
        }
    }
}
