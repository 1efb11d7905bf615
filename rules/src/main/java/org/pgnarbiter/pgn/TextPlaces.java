package org.pgnarbiter.pgn;

/** Where the bytes of a text lie in a stored file that is made of compressed blocks. */
public interface TextPlaces {
    /**
     * Where in the stored file the block begins that holds a byte of the text; 0 for plain text and single streams.
     *
     * @param offset counted as {@link GameText#offset()}
     */
    long blockOffset(long offset);

    /** The same byte's offset in the text of its block. */
    long byteOffset(long offset);

    /** A text whose offsets count from the start of the one block it lies in; 0 for a single stream. */
    static TextPlaces block(long blockOffset) {
        return new TextPlaces() {
            @Override
            public long blockOffset(long offset) {
                return blockOffset;
            }

            @Override
            public long byteOffset(long offset) {
                return offset;
            }
        };
    }
}
