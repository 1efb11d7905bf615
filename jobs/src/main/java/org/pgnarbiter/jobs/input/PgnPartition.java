package org.pgnarbiter.jobs.input;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;

/** The pieces of one task: a range of a large file, or many small files. */
final class PgnPartition implements InputPartition {
    private static final long serialVersionUID = 1;

    private final ArrayList<Piece> pieces;
    private final String[] hosts;

    PgnPartition(List<Piece> pieces, String[] hosts) {
        this.pieces = new ArrayList<>(pieces);
        this.hosts = hosts.clone();
    }

    List<Piece> pieces() {
        return pieces;
    }

    @Override
    public String[] preferredLocations() {
        return hosts.clone();
    }
}
