package org.pgnarbiter.jobs.parquet;

import org.apache.spark.sql.catalyst.InternalRow;

/**
 * A column of lists, maps and the like, of which most rows have nothing: only how many such rows there are in turn is kept
 * before they are written.
 */
final class NestedColumn {
    private final int at;
    private final ColumnFiller filler;
    private int rows;
    private int level;

    /**
     * @param at the column's place in a row
     * @param filler knows how to write it
     */
    NestedColumn(int at, ColumnFiller filler) {
        this.at = at;
        this.filler = filler;
    }

    /** Takes what a row has. Nothing of the row is kept. */
    void add(InternalRow row) {
        int now = filler.levelOfNothing(row, at);
        if (now != level) {
            write();
            level = now;
        }
        if (now < 0) {
            filler.fill(row, at, 0, 0);
        } else {
            rows++;
        }
    }

    /** Writes what has been added since. */
    void write() {
        if (rows > 0) {
            filler.nothing(0, level, rows);
            rows = 0;
        }
    }
}
