package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;

/** A range of a stream that is read from its start or, for plain text, from anywhere. */
final class StreamRun implements TextRun {
    private final InputStream in;
    private final long origin;
    private final long ownedEnd;
    private final long blockOffset;
    private long produced;

    /**
     * @param origin offset in the text of the first byte of {@code in}
     * @param ownedEnd how many bytes belong to the piece
     * @param blockOffset what tells the entries of an archive apart, 0 for everything else
     */
    StreamRun(InputStream in, long origin, long ownedEnd, long blockOffset) {
        this.in = in;
        this.origin = origin;
        this.ownedEnd = ownedEnd;
        this.blockOffset = blockOffset;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int n = in.read(buffer, offset, length);
        produced += Math.max(0, n);
        return n;
    }

    @Override
    public long ownedEnd() {
        return ownedEnd;
    }

    @Override
    public boolean atFileStart() {
        return origin == 0;
    }

    @Override
    public long origin() {
        return origin;
    }

    @Override
    public long blockOffset(long offset) {
        return blockOffset;
    }

    @Override
    public long byteOffset(long offset) {
        return offset;
    }

    @Override
    public long ownedBytes() {
        return Math.min(produced, ownedEnd);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
