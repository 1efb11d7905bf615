package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.pgn.TextEncoding;

/**
 * The blocks that begin in a byte range of a compressed file, and those after it as far as the last game needs them.
 *
 * <p>Where a block is damaged the run ends, and the next one begins at the next block that can be found, as it would if a
 * piece began there: what is found does not depend on how the file is cut. The damage is told by the piece in which the
 * damaged block begins.
 *
 * <p>A block may begin at an odd byte of UTF-16 text, so files in UTF-16 are not cut: the piece at the start of the file
 * takes all of it.
 */
final class BlockRuns implements TextRuns {
    private final RawInput in;
    private final BlockCodec codec;
    private final long start;
    private final long end;
    private final List<String> damage = new ArrayList<>();
    private boolean begun;
    /** Where to look for the next run, -1 if there is none. */
    private long resume = -1;

    private TextEncoding encoding;
    private Run run;

    BlockRuns(RawInput in, BlockCodec codec, long start, long end) {
        this.in = in;
        this.codec = codec;
        this.start = start;
        this.end = end;
    }

    @Override
    public Optional<TextRun> next() throws IOException {
        if (!begun) {
            begun = true;
            return first();
        }
        closeRun();
        long from = resume;
        resume = -1;
        return from < 0 || encoding() != TextEncoding.BYTES ? Optional.empty() : found(from);
    }

    private Optional<TextRun> first() throws IOException {
        if (start > 0) {
            return encoding() == TextEncoding.BYTES ? found(start) : Optional.empty();
        }
        long first;
        try {
            first = codec.next(in, 0);
        } catch (DamageException e) {
            damage.add(e.getMessage());
            return found(0);
        }
        if (first < 0) {
            return Optional.empty();
        }
        run = new Run(first, true);
        return Optional.of(run);
    }

    private Optional<TextRun> found(long from) throws IOException {
        long position = from < end ? codec.find(in, from, end) : -1;
        if (position < 0) {
            return Optional.empty();
        }
        run = new Run(position, false);
        return Optional.of(run);
    }

    @Override
    public TextEncoding encoding() throws IOException {
        if (encoding == null) {
            encoding = TextEncoding.BYTES;
            long here = in.position();
            byte[] head = new byte[TextEncoding.HEAD];
            int n = 0;
            try {
                long first = codec.next(in, 0);
                if (first >= 0) {
                    try (BlockCodec.Block block = codec.open(in, first)) {
                        for (int got; n < head.length && (got = block.read(head, n, head.length - n)) > 0; ) {
                            n += got;
                        }
                    }
                }
            } catch (DamageException e) {
                // The piece at the start tells of it; what was read of the head is enough or the file is taken as
                // bytes.
                in.rethrowFailure();
            }
            encoding = TextEncoding.detect(head, n);
            in.seek(here);
        }
        return encoding;
    }

    @Override
    public List<String> damage() {
        return List.copyOf(damage);
    }

    private void closeRun() throws IOException {
        if (run != null) {
            run.close();
            run = null;
        }
    }

    @Override
    public void close() throws IOException {
        closeRun();
        in.close();
    }

    private final class Run implements TextRun {
        private final boolean fileStart;
        private BlockCodec.Block block;
        private long blockByte;
        private boolean ours = true;
        /** Position of the block to open next, -1 if there is none. */
        private long next;

        private long produced;
        private long ownedEnd = Long.MAX_VALUE;
        /** For each block its first byte's position in the run's text, and its place in the file. */
        private long[] textStarts = new long[16];

        private long[] places = new long[16];
        private int marks;

        Run(long first, boolean fileStart) {
            next = first;
            this.fileStart = fileStart;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            try {
                while (true) {
                    if (block == null) {
                        if (next < 0) {
                            return -1;
                        }
                        open();
                    }
                    int n = block.read(b, off, len);
                    if (n > 0) {
                        produced += n;
                        learnEncoding(b, off, n);
                        return n;
                    }
                    long position = block.end();
                    block.close();
                    block = null;
                    next = codec.next(in, position);
                }
            } catch (DamageException e) {
                in.rethrowFailure();
                tell(e);
                close();
                next = -1;
                return -1;
            }
        }

        private void learnEncoding(byte[] b, int off, int n) {
            if (fileStart && encoding == null) {
                encoding = TextEncoding.detect(Arrays.copyOfRange(b, off, off + Math.min(n, TextEncoding.HEAD)), n);
            }
        }

        private void open() throws IOException {
            blockByte = codec.byteOf(next);
            // What no other piece can find is ours, too.
            ours = ours && (blockByte < end || !bytewise() || !codec.isFindable(in, next));
            if (!ours && ownedEnd == Long.MAX_VALUE) {
                ownedEnd = produced;
            }
            if (marks == places.length) {
                textStarts = Arrays.copyOf(textStarts, 2 * marks);
                places = Arrays.copyOf(places, 2 * marks);
            }
            textStarts[marks] = produced;
            places[marks++] = blockByte;
            block = codec.open(in, next);
        }

        private boolean bytewise() {
            return encoding == null || encoding == TextEncoding.BYTES;
        }

        private void tell(DamageException e) {
            if (ours) {
                damage.add(e.getMessage());
                resume = blockByte + 1;
            }
        }

        @Override
        public long ownedEnd() {
            return ownedEnd;
        }

        @Override
        public boolean atFileStart() {
            return fileStart;
        }

        @Override
        public long origin() {
            return 0;
        }

        @Override
        public long blockOffset(long offset) {
            return places[mark(offset)];
        }

        @Override
        public long byteOffset(long offset) {
            return offset - textStarts[mark(offset)];
        }

        /** The last block that begins at or before an offset; an empty one has no bytes. */
        private int mark(long offset) {
            int i = marks - 1;
            while (i > 0 && textStarts[i] > offset) {
                i--;
            }
            return i;
        }

        @Override
        public long ownedBytes() {
            return Math.min(produced, ownedEnd);
        }

        @Override
        public void close() throws IOException {
            if (block != null) {
                block.close();
                block = null;
            }
        }
    }
}
