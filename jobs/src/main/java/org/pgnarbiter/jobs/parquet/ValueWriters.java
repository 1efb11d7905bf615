package org.pgnarbiter.jobs.parquet;

import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.ParquetProperties;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.column.values.deltalengthbytearray.DeltaLengthByteArrayValuesWriter;
import org.apache.parquet.column.values.factory.DefaultV2ValuesWriterFactory;
import org.apache.parquet.column.values.factory.ValuesWriterFactory;
import org.apache.parquet.column.values.fallback.FallbackValuesWriter;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;

/** Parquet's own encodings, but for strings: a dictionary of ours, and where there is none the bytes as they are. */
final class ValueWriters implements ValuesWriterFactory {
    private final DefaultV2ValuesWriterFactory others = new DefaultV2ValuesWriterFactory();
    private ParquetProperties properties;

    @Override
    public void initialize(ParquetProperties all) {
        properties = all;
        others.initialize(all);
    }

    @Override
    public ValuesWriter newValuesWriter(ColumnDescriptor column) {
        if (column.getPrimitiveType().getPrimitiveTypeName() != PrimitiveTypeName.BINARY) {
            return others.newValuesWriter(column);
        }
        // Shared beginnings are what zstd finds by itself, so only lengths and bytes are kept apart.
        ValuesWriter plain = new DeltaLengthByteArrayValuesWriter(
                properties.getInitialSlabSize(), properties.getPageSizeThreshold(), properties.getAllocator());
        return properties.isDictionaryEnabled(column)
                ? FallbackValuesWriter.of(
                        new TextDictionary(
                                properties.getDictionaryPageSizeThreshold(),
                                Encoding.RLE_DICTIONARY,
                                Encoding.PLAIN,
                                properties.getAllocator()),
                        plain)
                : plain;
    }
}
