package org.pgnarbiter.jobs.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ParquetProperties;
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
    private ColumnWriteStore columns;
    private ColumnBatch[] batches;
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
                HadoopOutputFile.fromPath(new Path(path), conf),
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
                .withMinRowCountForPageSizeCheck(ColumnBatch.ROWS)
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
        columns = properties.newColumnWriteStore(type, pages, pages);
        ColumnFiller[] fillers = ColumnFiller.of(schema, type, columns);
        batches = new ColumnBatch[fillers.length];
        for (int i = 0; i < fillers.length; i++) {
            batches[i] = ColumnBatch.of(schema.fields()[i].dataType(), fillers[i]);
        }
        rows = 0;
        kept = 0;
        nextCheck = 0;
    }

    @Override
    public void write(InternalRow row) {
        for (int i = 0; i < batches.length; i++) {
            batches[i].add(row, i);
        }
        if (++kept == ColumnBatch.ROWS) {
            writeKept();
            endFullGroup();
        }
    }

    private void writeKept() {
        for (ColumnBatch batch : batches) {
            batch.write();
        }
        for (int i = 0; i < kept; i++) {
            columns.endRecord();
        }
        rows += kept;
        kept = 0;
    }

    private void endFullGroup() {
        if (rows >= nextCheck) {
            long bytes = columns.getBufferedSize();
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

    private void endGroup() {
        writeKept();
        try {
            if (rows > 0) {
                file.startBlock(rows);
                columns.flush();
                pages.flushToFileWriter(file);
                file.endBlock();
            }
            columns.close();
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
