package org.pgnarbiter.jobs.input;

import java.io.Closeable;
import java.io.IOException;

/**
 * A compressed format whose files are chains of blocks that can be decoded one by one. Positions are the codec's own
 * (bytes or bits); {@link #byteOf} makes them bytes of the file.
 */
interface BlockCodec {

    /** The text of one block. */
    interface Block extends Closeable {
        /** As {@link java.io.InputStream#read(byte[], int, int)}; {@link DamageException} where the block is broken. */
        int read(byte[] b, int off, int len) throws IOException;

        /** The position after the block, once {@link #read} has returned -1. */
        long end();

        @Override
        void close() throws IOException;
    }

    /**
     * The first block that begins at a byte in {@code [from, to)}, found by its mark and checked, -1 if there is none.
     * Any range finds the same blocks as every other.
     */
    long find(RawInput in, long from, long to) throws IOException;

    /**
     * The block that follows at {@code position}, 0 or the end of another block: whatever else the format allows there
     * is passed over. Returns -1 at the end of the file.
     *
     * @throws DamageException if something else follows
     */
    long next(RawInput in, long position) throws IOException;

    /** Whether {@link #find} finds the block at a position that {@link #next} returned. */
    boolean isFindable(RawInput in, long position) throws IOException;

    Block open(RawInput in, long position) throws IOException;

    /** The byte of the file in which a position lies. */
    long byteOf(long position);
}
