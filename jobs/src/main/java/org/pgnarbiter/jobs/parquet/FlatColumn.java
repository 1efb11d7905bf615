package org.pgnarbiter.jobs.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.page.PageWriter;
import org.apache.parquet.column.statistics.Statistics;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.column.values.rle.RunLengthBitPackingHybridEncoder;
import org.apache.parquet.io.api.Binary;
import org.apache.spark.sql.catalyst.InternalRow;

/**
 * A column with one value a row, or none: what Parquet's own column writer does for values in lists and structs as well, with
 * Parquet's own encodings, statistics and pages. It keeps what some rows have and then writes it, one value after the other:
 * while one column is written the processor guesses right what comes next, which it does not while every value is for another
 * column.
 */
abstract class FlatColumn {
    /** How many rows are kept at most. */
    static final int ROWS = 100;

    /** How full a page is when it is written: as Parquet's own writer has it. */
    private static final double NEARLY_FULL = 0.9;

    /** The column's place in a row. */
    final int at;

    final ValuesWriter values;
    Statistics<?> statistics;

    private final boolean optional;
    private final ColumnDescriptor column;
    private final PageWriter pages;
    private final ParquetProperties properties;
    /** Definition levels: 1 where a row has a value, 0 where it has none. */
    private final RunLengthBitPackingHybridEncoder levels;

    private final boolean[] missing = new boolean[ROWS];
    private int rows;
    /** How many of the rows kept have a value. */
    private int kept;

    private int pageRows;

    private FlatColumn(int at, ColumnDescriptor column, PageWriter pages, ParquetProperties properties) {
        this.at = at;
        this.column = column;
        this.pages = pages;
        this.properties = properties;
        optional = column.getMaxDefinitionLevel() > 0;
        levels = properties.newDefinitionLevelEncoder(column);
        values = properties.newValuesWriter(column);
        newStatistics();
    }

    private void newStatistics() {
        statistics = properties.getStatisticsEnabled(column)
                ? Statistics.createStats(column.getPrimitiveType())
                : Statistics.noopStats(column.getPrimitiveType());
    }

    /** Takes what a row has. Nothing of the row is kept. */
    final void add(InternalRow row) {
        boolean none = optional && row.isNullAt(at);
        missing[rows++] = none;
        if (!none) {
            take(row, kept++);
        }
    }

    abstract void take(InternalRow row, int number);

    /** Writes so many values that were taken. */
    abstract void write(int count);

    /** Writes the rows added since, and the page if it is full. */
    final void write() {
        try {
            if (optional) {
                for (int i = 0; i < rows; i++) {
                    levels.writeInt(missing[i] ? 0 : 1);
                }
            }
            if (kept < rows) {
                statistics.incrementNumNulls(rows - kept);
            }
            write(kept);
            pageRows += rows;
            rows = 0;
            kept = 0;
            if (values.getBufferedSize() + levels.getBufferedSize() >= properties.getPageSizeThreshold() * NEARLY_FULL
                    || pageRows >= properties.getPageRowCountLimit()) {
                endPage();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void endPage() throws IOException {
        // First the bytes: what they are like decides on the encoding.
        BytesInput bytes = values.getBytes();
        pages.writePageV2(
                pageRows,
                Math.toIntExact(statistics.getNumNulls()),
                pageRows,
                BytesInput.empty(),
                optional ? levels.toBytes() : BytesInput.empty(),
                values.getEncoding(),
                bytes,
                statistics);
        levels.reset();
        values.reset();
        newStatistics();
        pageRows = 0;
    }

    /** Bytes held in memory. */
    final long bufferedSize() {
        return values.getBufferedSize() + levels.getBufferedSize() + pages.getMemSize();
    }

    /** Ends the column's part of a row group; no row is left to be written. */
    final void end() throws IOException {
        if (pageRows > 0) {
            endPage();
        }
        DictionaryPage dictionary = values.toDictPageAndClose();
        if (dictionary != null) {
            pages.writeDictionaryPage(dictionary);
        }
    }

    /** Gives the memory back. */
    final void close() {
        levels.close();
        values.close();
    }

    /** INT and DATE. */
    static final class Ints extends FlatColumn {
        private final int[] kept = new int[ROWS];

        Ints(int at, ColumnDescriptor column, PageWriter pages, ParquetProperties properties) {
            super(at, column, pages, properties);
        }

        @Override
        void take(InternalRow row, int number) {
            kept[number] = row.getInt(at);
        }

        @Override
        void write(int count) {
            int least = Integer.MAX_VALUE;
            int most = Integer.MIN_VALUE;
            for (int i = 0; i < count; i++) {
                int value = kept[i];
                values.writeInteger(value);
                least = Math.min(least, value);
                most = Math.max(most, value);
            }
            if (count > 0) {
                statistics.updateStats(least);
                statistics.updateStats(most);
            }
        }
    }

    /** LONG. */
    static final class Longs extends FlatColumn {
        private final long[] kept = new long[ROWS];

        Longs(int at, ColumnDescriptor column, PageWriter pages, ParquetProperties properties) {
            super(at, column, pages, properties);
        }

        @Override
        void take(InternalRow row, int number) {
            kept[number] = row.getLong(at);
        }

        @Override
        void write(int count) {
            long least = Long.MAX_VALUE;
            long most = Long.MIN_VALUE;
            for (int i = 0; i < count; i++) {
                long value = kept[i];
                values.writeLong(value);
                least = Math.min(least, value);
                most = Math.max(most, value);
            }
            if (count > 0) {
                statistics.updateStats(least);
                statistics.updateStats(most);
            }
        }
    }

    /** STRING. */
    static final class Texts extends FlatColumn {
        private final Binary[] kept = new Binary[ROWS];
        private final LastText last = new LastText();

        Texts(int at, ColumnDescriptor column, PageWriter pages, ParquetProperties properties) {
            super(at, column, pages, properties);
        }

        @Override
        void take(InternalRow row, int number) {
            kept[number] = last.of(row.getUTF8String(at));
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // The same object is the same text; another one is looked at.
        void write(int count) {
            Binary before = null;
            for (int i = 0; i < count; i++) {
                Binary value = kept[i];
                values.writeBytes(value);
                if (value != before) {
                    statistics.updateStats(value);
                    before = value;
                }
            }
        }
    }
}
