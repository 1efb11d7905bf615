package org.pgnarbiter.jobs.input;

import java.io.Serializable;
import java.util.List;

/**
 * What came of a piece. But for the time it took it is the same whoever reads the piece, and however often.
 *
 * @param piece what was read
 * @param format the word for the format of its file, null if it could not be opened
 * @param games how many games begin in it
 * @param textBytes how many bytes of uncompressed text it holds
 * @param readable whether its file could be opened
 * @param damage what is wrong with it, with places; empty if nothing is
 * @param nanos how long the reading and the work on the games took
 */
public record PieceReport(
        Piece piece, String format, long games, long textBytes, boolean readable, List<String> damage, long nanos)
        implements Serializable {

    /** Keeps its own list. */
    public PieceReport {
        damage = List.copyOf(damage);
    }
}
