package org.pgnarbiter.jobs.input;

import org.pgnarbiter.pgn.SplitStream;

/**
 * A stretch of uncompressed text without a gap: a range of a plain file, the text of an archive's entry, or what a chain
 * of compressed blocks yields up to the first damage.
 */
interface TextRun extends SplitStream {

    /** Whether the run begins where its file (or its entry of an archive) begins. */
    boolean atFileStart();

    /** The offset of the run's first byte: what {@code offset} counts from in the two methods below. */
    long origin();

    /** Where in the stored file the block begins that holds the byte of the text at this offset; 0 if there are none. */
    long blockOffset(long offset);

    /** The same byte's offset in the text of its block. */
    long byteOffset(long offset);

    /** How many bytes of text this piece owns, as far as they have been read. */
    long ownedBytes();
}
