package org.pgnarbiter.jobs.input;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.catalog.Column;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.apache.spark.util.SerializableConfiguration;
import org.pgnarbiter.pgn.GameSplitter;

/**
 * PGN as a table: {@code spark.read().format("pgn").load(paths)} gives one row a game, with the columns of the table
 * {@code games}. Columns nobody asks for are not worked out.
 *
 * <p>Options: {@code splitBytes} (largest range of a file that one task reads, in stored bytes; default: as the amount of
 * text and the cores want it), {@code maxGameBytes} (longer game texts are cut; default 16 MiB), {@code mode}
 * ({@code permissive}: damaged files and bad games end nothing; {@code failfast}: the first one fails the query), and
 * those of {@link GameRows}.
 */
public final class PgnSource implements TableProvider, DataSourceRegister {
    @Override
    public String shortName() {
        return "pgn";
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return GameRows.schema(options);
    }

    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        return new PgnTable(schema, new CaseInsensitiveStringMap(properties));
    }

    private record PgnTable(StructType type, CaseInsensitiveStringMap options) implements SupportsRead {
        @Override
        public String name() {
            return "pgn " + String.join(", ", paths(options));
        }

        @Override
        public Column[] columns() {
            return Arrays.stream(type.fields())
                    .map(f -> Column.create(
                            f.name(), f.dataType(), f.nullable(), f.getComment().getOrElse(() -> null), null))
                    .toArray(Column[]::new);
        }

        @Override
        public Set<TableCapability> capabilities() {
            return Set.of(TableCapability.BATCH_READ);
        }

        @Override
        public ScanBuilder newScanBuilder(CaseInsensitiveStringMap ignored) {
            return new PgnScanBuilder(type, options);
        }
    }

    /** The paths of {@code load}: one as {@code path}, several as a JSON array in {@code paths}. */
    private static List<String> paths(CaseInsensitiveStringMap options) {
        if (options.containsKey("paths")) {
            try {
                return List.of(new ObjectMapper().readValue(options.get("paths"), String[].class));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException("paths is no JSON array: " + options.get("paths"), e);
            }
        }
        if (options.containsKey("plan")) {
            return List.of(options.get("plan"));
        }
        if (!options.containsKey("path")) {
            throw new IllegalArgumentException("no path to read; give load() at least one");
        }
        return List.of(options.get("path"));
    }

    private static final class PgnScanBuilder implements ScanBuilder, SupportsPushDownRequiredColumns {
        private final StructType all;
        private final CaseInsensitiveStringMap options;
        private StructType columns;

        PgnScanBuilder(StructType columns, CaseInsensitiveStringMap options) {
            all = columns;
            this.columns = columns;
            this.options = options;
        }

        /** Leaves columns out, but nothing of a column: rows hold whole structs, whatever fields of them are wanted. */
        @Override
        public void pruneColumns(StructType required) {
            columns = new StructType(
                    Arrays.stream(required.fieldNames()).map(all::apply).toArray(StructField[]::new));
        }

        @Override
        public Scan build() {
            return new PgnScan(columns, options);
        }
    }

    private static final class PgnScan implements Scan, Batch, SupportsReportStatistics {
        private final StructType columns;
        private final CaseInsensitiveStringMap options;
        private final Configuration conf;
        private final int cores;
        private CorpusPlan plan;

        PgnScan(StructType columns, CaseInsensitiveStringMap options) {
            this.columns = columns;
            this.options = options;
            SparkSession spark = SparkSession.active();
            conf = spark.sessionState().newHadoopConf();
            cores = spark.sparkContext().defaultParallelism();
        }

        private CorpusPlan plan() {
            if (plan == null) {
                try {
                    plan = options.containsKey("plan")
                            ? CorpusPlan.registered(options.get("plan"))
                            : CorpusPlan.of(conf, paths(options), options.getLong("splitBytes", 0), cores);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return plan;
        }

        @Override
        public InputPartition[] planInputPartitions() {
            return plan().tasks().toArray(new InputPartition[0]);
        }

        @Override
        public Statistics estimateStatistics() {
            long bytes = plan().bytes();
            return new Statistics() {
                @Override
                public OptionalLong sizeInBytes() {
                    return OptionalLong.of(bytes);
                }

                @Override
                public OptionalLong numRows() {
                    return OptionalLong.empty();
                }
            };
        }

        @Override
        public PartitionReaderFactory createReaderFactory() {
            try {
                return new PgnReaderFactory(
                        GameRows.of(columns, options, conf),
                        options.getInt("maxGameBytes", GameSplitter.MAX_TEXT),
                        new SerializableConfiguration(conf));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public StructType readSchema() {
            return columns;
        }

        @Override
        public Batch toBatch() {
            return this;
        }

        @Override
        public CustomMetric[] supportedCustomMetrics() {
            return PgnMetrics.all();
        }

        @Override
        public String description() {
            return "pgn " + String.join(", ", paths(options)) + " " + columns.simpleString();
        }
    }

    private record PgnReaderFactory(GameRows rows, int maxGameBytes, SerializableConfiguration conf)
            implements PartitionReaderFactory {
        @Override
        public PartitionReader<InternalRow> createReader(InputPartition partition) {
            return new PgnPartitionReader((PgnPartition) partition, rows, maxGameBytes, conf.value());
        }
    }
}
