package org.pgnarbiter.jobs.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.page.PageWriter;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.CodecFactory;
import org.apache.parquet.hadoop.ColumnChunkPageWriteStore;
import org.apache.parquet.hadoop.ParquetFileWriter;
import org.apache.parquet.hadoop.ParquetOutputFormat;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.parquet.ParquetWriteSupport;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;

/** One Parquet file that rows are written to. Any kind of row does; none is kept after {@link #write}. */
final class RowFile extends OutputWriter {
    private static final int MOST_BETWEEN_CHECKS = 10_000;

    private final String path;
    private final StructType schema;
    private final MessageType type;
    private final Map<String, String> notes;
    private final ParquetProperties properties;
    private final long groupBytes;
    private final CodecFactory codecs;
    private final CompressionCodecName codec;
    private final ParquetFileWriter file;

    private ColumnChunkPageWriteStore pages;
    /** By kinds, so that what is done with the columns of a kind is one loop without a choice in it. */
    private FlatColumn.Ints[] ints;

    private FlatColumn.Longs[] longs;
    private FlatColumn.Texts[] texts;
    private NestedColumn[] nested;
    /** All but the nested ones. */
    private FlatColumn[] flat;
    /** Null where there are no nested ones. */
    private ColumnWriteStore nestedColumns;

    private int group;
    /** Rows written to the columns, without those kept. */
    private long rows;

    private int kept;
    private long nextCheck;
    private boolean closed;

    RowFile(String path, StructType schema, Configuration conf, CompressionCodecName codec) throws IOException {
        this.path = path;
        this.schema = schema;
        this.codec = codec;
        // Spark's own names and notes, so that Spark finds its types again.
        WriteSupport.WriteContext context = new ParquetWriteSupport().init(conf);
        type = context.getSchema();
        notes = context.getExtraMetaData();
        properties = properties(conf, type);
        groupBytes = ParquetOutputFormat.getLongBlockSize(conf);
        codecs = new CodecFactory(conf, properties.getPageSizeThreshold());
        file = new ParquetFileWriter(
                new BufferedFile(HadoopOutputFile.fromPath(new Path(path), conf)),
                type,
                ParquetFileWriter.Mode.CREATE,
                groupBytes,
                conf.getInt(ParquetOutputFormat.MAX_PADDING_BYTES, 8 << 20),
                null,
                properties);
        file.start();
        beginGroup();
    }

    private static ParquetProperties properties(Configuration conf, MessageType type) {
        boolean dictionaries = ParquetOutputFormat.getEnableDictionary(conf);
        ParquetProperties.Builder builder = ParquetProperties.builder()
                .withWriterVersion(ParquetProperties.WriterVersion.PARQUET_2_0)
                .withValuesWriterFactory(new ValueWriters())
                .withPageSize(ParquetOutputFormat.getPageSize(conf))
                .withDictionaryPageSize(ParquetOutputFormat.getDictionaryPageSize(conf))
                .withPageWriteChecksumEnabled(ParquetOutputFormat.getPageWriteChecksumEnabled(conf))
                .withSizeStatisticsEnabled(false)
                // Columns look whether a page is full when all of them have the same rows, and not in between.
                .withMinRowCountForPageSizeCheck(FlatColumn.ROWS)
                .estimateRowCountForPageSizeCheck(false)
                .withDictionaryEncoding(dictionaries);
        for (ColumnDescriptor column : type.getColumns()) {
            String name = String.join(".", column.getPath());
            builder.withDictionaryEncoding(
                    name, conf.getBoolean(ParquetOutputFormat.ENABLE_DICTIONARY + "#" + name, dictionaries));
            builder.withStatisticsEnabled(name, ParquetOutputFormat.getStatisticsEnabled(conf, name));
        }
        return builder.build();
    }

    private void beginGroup() {
        CompressionCodecFactory.BytesInputCompressor compressor = codecs.getCompressor(codec);
        pages = new ColumnChunkPageWriteStore(
                compressor,
                type,
                properties.getAllocator(),
                properties.getColumnIndexTruncateLength(),
                properties.getPageWriteChecksumEnabled(),
                null,
                group++);
        List<FlatColumn.Ints> intColumns = new ArrayList<>();
        List<FlatColumn.Longs> longColumns = new ArrayList<>();
        List<FlatColumn.Texts> textColumns = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < schema.length(); i++) {
            DataType kind = schema.fields()[i].dataType();
            ColumnDescriptor column = type.getType(i).isPrimitive() ? type.getColumnDescription(path(i)) : null;
            PageWriter out = column == null ? null : pages.getPageWriter(column);
            if (kind instanceof IntegerType || kind instanceof DateType) {
                intColumns.add(new FlatColumn.Ints(i, column, out, properties));
            } else if (kind instanceof LongType) {
                longColumns.add(new FlatColumn.Longs(i, column, out, properties));
            } else if (kind instanceof StringType) {
                textColumns.add(new FlatColumn.Texts(i, column, out, properties));
            } else {
                others.add(i);
            }
        }
        ints = intColumns.toArray(FlatColumn.Ints[]::new);
        longs = longColumns.toArray(FlatColumn.Longs[]::new);
        texts = textColumns.toArray(FlatColumn.Texts[]::new);
        flat = Stream.of(ints, longs, texts).flatMap(Stream::of).toArray(FlatColumn[]::new);
        nested = nested(others);
        rows = 0;
        kept = 0;
        nextCheck = 0;
    }

    private String[] path(int field) {
        return new String[] {type.getFieldName(field)};
    }

    private NestedColumn[] nested(List<Integer> places) {
        if (places.isEmpty()) {
            nestedColumns = null;
            return new NestedColumn[0];
        }
        MessageType part = new MessageType(
                type.getName(), places.stream().map(type::getType).toList());
        ColumnWriteStore store = properties.newColumnWriteStore(part, pages, pages);
        nestedColumns = store;
        return places.stream()
                .map(place -> new NestedColumn(
                        place, ColumnFiller.of(schema.fields()[place].dataType(), type.getType(place), type, store)))
                .toArray(NestedColumn[]::new);
    }

    @Override
    public void write(InternalRow row) {
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
            endFullGroup();
        }
    }

    private void writeKept() {
        for (FlatColumn column : flat) {
            column.write();
        }
        for (NestedColumn column : nested) {
            column.write();
        }
        for (int i = 0; i < kept && nestedColumns != null; i++) {
            nestedColumns.endRecord();
        }
        rows += kept;
        kept = 0;
    }

    private void endFullGroup() {
        if (rows >= nextCheck) {
            long bytes = bufferedSize();
            if (bytes > groupBytes) {
                endGroup();
                beginGroup();
            } else {
                // Asking every column costs; half way to where it will be full is soon enough.
                long left = (groupBytes - bytes) / Math.max(1, bytes / rows) / 2;
                nextCheck = rows + Math.min(left, MOST_BETWEEN_CHECKS);
            }
        }
    }

    private long bufferedSize() {
        long bytes = nestedColumns == null ? 0 : nestedColumns.getBufferedSize();
        for (FlatColumn column : flat) {
            bytes += column.bufferedSize();
        }
        return bytes;
    }

    private void endGroup() {
        writeKept();
        try {
            if (rows > 0) {
                file.startBlock(rows);
                for (FlatColumn column : flat) {
                    column.end();
                }
                if (nestedColumns != null) {
                    nestedColumns.flush();
                }
                pages.flushToFileWriter(file);
                file.endBlock();
            }
            for (FlatColumn column : flat) {
                column.close();
            }
            if (nestedColumns != null) {
                nestedColumns.close();
            }
            pages.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        try {
            endGroup();
            file.end(notes);
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            codecs.release();
        }
    }

    @Override
    public String path() {
        return path;
    }
}
