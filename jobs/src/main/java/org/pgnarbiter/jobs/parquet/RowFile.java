package org.pgnarbiter.jobs.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.column.ColumnDescriptor;
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
    private final String path;
    private final StructType schema;
    private final MessageType type;
    private final Map<String, String> notes;
    private final ParquetProperties properties;
    private final long groupBytes;
    private final CodecFactory codecs;
    private final CompressionCodecName codec;
    private final ParquetFileWriter file;

    private RowGroup group;
    private int groups;
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
        group = nextGroup();
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

    private RowGroup nextGroup() {
        CompressionCodecFactory.BytesInputCompressor compressor = codecs.getCompressor(codec);
        ColumnChunkPageWriteStore pages = new ColumnChunkPageWriteStore(
                compressor,
                type,
                properties.getAllocator(),
                properties.getColumnIndexTruncateLength(),
                properties.getPageWriteChecksumEnabled(),
                null,
                groups++);
        return new RowGroup(schema, type, properties, pages);
    }

    @Override
    public void write(InternalRow row) {
        group.add(row);
        if (group.isLargerThan(groupBytes)) {
            endGroup();
            group = nextGroup();
        }
    }

    private void endGroup() {
        try {
            group.end(file);
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
