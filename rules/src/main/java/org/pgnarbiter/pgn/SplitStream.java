package org.pgnarbiter.pgn;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * The text of one split, from the split's first byte on and past its end for as long as somebody reads: the game that
 * lies across the end belongs to the split in which it begins.
 *
 * <p>Positions count from 0 at the first byte that {@link #read} returns.
 */
public interface SplitStream extends Closeable {

    /**
     * Reads up to {@code length} bytes (at least one), as {@link InputStream#read(byte[], int, int)} does.
     *
     * @return the number of bytes read, or -1 at the end of the text
     */
    int read(byte[] buffer, int offset, int length) throws IOException;

    /**
     * The position at which the part of the next split begins, {@link Long#MAX_VALUE} while nobody can know. It is
     * known as soon as a byte at or after that position has been read.
     */
    long ownedEnd();

    @Override
    void close() throws IOException;

    /** A split that owns the first {@code ownedEnd} bytes of a stream. */
    static SplitStream of(InputStream in, long ownedEnd) {
        return new SplitStream() {
            @Override
            public int read(byte[] buffer, int offset, int length) throws IOException {
                return in.read(buffer, offset, length);
            }

            @Override
            public long ownedEnd() {
                return ownedEnd;
            }

            @Override
            public void close() throws IOException {
                in.close();
            }
        };
    }

    /** The one split that owns a whole stream. */
    static SplitStream whole(InputStream in) {
        return of(in, Long.MAX_VALUE);
    }
}
