package org.pgnarbiter.jobs.parquet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;

/** The rows of a file that Parquet keeps together, column by column, in memory until they are written. */
final class RowGroup {
    private static final int MOST_BETWEEN_CHECKS = 10_000;

    private final ColumnChunkPageWriteStore pages;
    /** By kinds, so that what is done with the columns of a kind is one loop without a choice in it. */
    private final FlatColumn.Ints[] ints;

    private final FlatColumn.Longs[] longs;
    private final FlatColumn.Texts[] texts;
    private final NestedColumn[] nested;
    /** All but the nested ones. */
    private final FlatColumn[] flat;
    /** Null where there are no nested ones. */
    private final ColumnWriteStore nestedStore;

    /** Rows written to the columns, without those kept. */
    private long rows;

    private int kept;
    private long nextCheck;

    /**
     * A group without rows.
     *
     * @param schema of the rows
     * @param type the same as Parquet has it
     * @param pages takes the pages; nobody else's
     */
    RowGroup(StructType schema, MessageType type, ParquetProperties properties, ColumnChunkPageWriteStore pages) {
        this.pages = pages;
        List<FlatColumn.Ints> intColumns = new ArrayList<>();
        List<FlatColumn.Longs> longColumns = new ArrayList<>();
        List<FlatColumn.Texts> textColumns = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < schema.length(); i++) {
            DataType kind = schema.fields()[i].dataType();
            if (kind instanceof IntegerType || kind instanceof DateType) {
                ColumnDescriptor column = column(type, i);
                intColumns.add(new FlatColumn.Ints(i, column, pages.getPageWriter(column), properties));
            } else if (kind instanceof LongType) {
                ColumnDescriptor column = column(type, i);
                longColumns.add(new FlatColumn.Longs(i, column, pages.getPageWriter(column), properties));
            } else if (kind instanceof StringType) {
                ColumnDescriptor column = column(type, i);
                textColumns.add(new FlatColumn.Texts(i, column, pages.getPageWriter(column), properties));
            } else {
                others.add(i);
            }
        }
        ints = intColumns.toArray(FlatColumn.Ints[]::new);
        longs = longColumns.toArray(FlatColumn.Longs[]::new);
        texts = textColumns.toArray(FlatColumn.Texts[]::new);
        flat = Stream.of(ints, longs, texts).flatMap(Stream::of).toArray(FlatColumn[]::new);
        nestedStore = others.isEmpty() ? null : properties.newColumnWriteStore(part(type, others), pages, pages);
        nested = others.stream()
                .map(place -> new NestedColumn(
                        place,
                        ColumnFiller.of(schema.fields()[place].dataType(), type.getType(place), type, nestedStore)))
                .toArray(NestedColumn[]::new);
    }

    private static ColumnDescriptor column(MessageType type, int field) {
        return type.getColumnDescription(new String[] {type.getFieldName(field)});
    }

    private static MessageType part(MessageType type, List<Integer> fields) {
        return new MessageType(
                type.getName(), fields.stream().map(type::getType).toList());
    }

    /** Takes a row. Nothing of it is kept. */
    void add(InternalRow row) {
        for (FlatColumn.Ints column : ints) {
            column.add(row);
        }
        for (FlatColumn.Longs column : longs) {
            column.add(row);
        }
        for (FlatColumn.Texts column : texts) {
            column.add(row);
        }
        for (NestedColumn column : nested) {
            column.add(row);
        }
        if (++kept == FlatColumn.ROWS) {
            writeKept();
        }
    }

    private void writeKept() {
        for (FlatColumn column : flat) {
            column.write();
        }
        for (NestedColumn column : nested) {
            column.write();
        }
        for (int i = 0; i < kept && nestedStore != null; i++) {
            nestedStore.endRecord();
        }
        rows += kept;
        kept = 0;
    }

    /** Whether it takes more memory than this, as far as it looks: asking every column for each row would cost. */
    boolean isLargerThan(long bytes) {
        if (kept > 0 || rows < nextCheck) {
            return false;
        }
        long now = bufferedSize();
        // Half way to where it will be full is soon enough.
        long left = (bytes - now) / Math.max(1, now / rows) / 2;
        nextCheck = rows + Math.min(left, MOST_BETWEEN_CHECKS);
        return now > bytes;
    }

    private long bufferedSize() {
        long bytes = nestedStore == null ? 0 : nestedStore.getBufferedSize();
        for (FlatColumn column : flat) {
            bytes += column.bufferedSize();
        }
        return bytes;
    }

    /** Writes it to its file, if there are rows, and gives the memory back. */
    void end(ParquetFileWriter file) throws IOException {
        writeKept();
        if (rows > 0) {
            file.startBlock(rows);
            for (FlatColumn column : flat) {
                column.end();
            }
            if (nestedStore != null) {
                nestedStore.flush();
            }
            pages.flushToFileWriter(file);
            file.endBlock();
        }
        for (FlatColumn column : flat) {
            column.close();
        }
        if (nestedStore != null) {
            nestedStore.close();
        }
        pages.close();
    }
}
