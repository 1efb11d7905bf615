package org.pgnarbiter.jobs.input;

import java.io.Serializable;

/**
 * A piece of work: the games that begin in a byte range of one file.
 *
 * @param path URI of the file
 * @param source the same as its reader named it: relative to the working directory if he did
 * @param fileLength bytes of the file when the work was planned
 * @param modified when the file was last changed, in milliseconds since 1970
 * @param start first byte of the range
 * @param end byte after the range
 */
public record Piece(String path, String source, long fileLength, long modified, long start, long end)
        implements Serializable {

    /** Rejects ranges outside the file. */
    public Piece {
        if (start < 0 || end < start || end > fileLength) {
            throw new IllegalArgumentException(
                    "bytes " + start + " to " + end + " of a file of " + fileLength + " bytes: " + path);
        }
    }

    /** Whether the piece is a whole file. */
    public boolean isWhole() {
        return start == 0 && end == fileLength;
    }
}
