package org.pgnarbiter.jobs.parquet;

import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.io.api.Binary;
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.StringType;

/**
 * A column of a table. It keeps what some rows have there and then writes it, one value after the other: while one column is
 * written the processor guesses right what comes next, which it does not while every value is for another column.
 */
abstract class ColumnBatch {
    /** How many rows are kept at most. */
    static final int ROWS = 100;

    private ColumnBatch() {}

    /** A column of this type; {@code filler} knows how to write it. */
    static ColumnBatch of(DataType kind, ColumnFiller filler) {
        if (filler instanceof ColumnFiller.Leaf leaf) {
            if (kind instanceof StringType) {
                return new Texts(leaf);
            }
            if (kind instanceof IntegerType || kind instanceof DateType) {
                return new Ints(leaf);
            }
            if (kind instanceof LongType) {
                return new Longs(leaf);
            }
        }
        return new Others(filler);
    }

    /** Takes what a row has at a place. Nothing of the row is kept. */
    abstract void add(SpecializedGetters row, int at);

    /** Writes what has been added since. */
    abstract void write();

    /** A column of single values. */
    private abstract static class Values extends ColumnBatch {
        final ColumnWriter column;
        /** The definition level of a value. */
        final int there;

        private final boolean optional;
        private final boolean[] missing = new boolean[ROWS];
        private int rows;

        private Values(ColumnFiller.Leaf leaf) {
            column = leaf.column;
            optional = leaf.optional == 1;
            there = leaf.optional;
        }

        @Override
        final void add(SpecializedGetters row, int at) {
            boolean none = optional && row.isNullAt(at);
            missing[rows] = none;
            if (!none) {
                take(rows, row, at);
            }
            rows++;
        }

        @Override
        final void write() {
            for (int i = 0; i < rows; i++) {
                if (missing[i]) {
                    column.writeNull(0, 0);
                } else {
                    write(i);
                }
            }
            rows = 0;
        }

        abstract void take(int number, SpecializedGetters row, int at);

        abstract void write(int number);
    }

    private static final class Ints extends Values {
        private final int[] values = new int[ROWS];

        Ints(ColumnFiller.Leaf leaf) {
            super(leaf);
        }

        @Override
        void take(int number, SpecializedGetters row, int at) {
            values[number] = row.getInt(at);
        }

        @Override
        void write(int number) {
            column.write(values[number], 0, there);
        }
    }

    private static final class Longs extends Values {
        private final long[] values = new long[ROWS];

        Longs(ColumnFiller.Leaf leaf) {
            super(leaf);
        }

        @Override
        void take(int number, SpecializedGetters row, int at) {
            values[number] = row.getLong(at);
        }

        @Override
        void write(int number) {
            column.write(values[number], 0, there);
        }
    }

    private static final class Texts extends Values {
        private final Binary[] values = new Binary[ROWS];
        private final LastText last = new LastText();

        Texts(ColumnFiller.Leaf leaf) {
            super(leaf);
        }

        @Override
        void take(int number, SpecializedGetters row, int at) {
            values[number] = last.of(row.getUTF8String(at));
        }

        @Override
        void write(int number) {
            column.write(values[number], 0, there);
        }
    }

    /** Lists, maps and the like, of which most rows have nothing: only how many such rows there are in turn is kept. */
    private static final class Others extends ColumnBatch {
        private final ColumnFiller filler;
        private int rows;
        private int level;

        Others(ColumnFiller filler) {
            this.filler = filler;
        }

        @Override
        void add(SpecializedGetters row, int at) {
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

        @Override
        void write() {
            if (rows > 0) {
                filler.nothing(0, level, rows);
                rows = 0;
            }
        }
    }
}
