package org.pgnarbiter.jobs;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.MetadataBuilder;
import org.pgnarbiter.jobs.table.StatTable;

/** Makes the tables of {@code stats/} of the committed {@code games}, which is read once for all of them. */
final class StatsJob {
    /** The tables are small, so what they cost is mostly Spark's own work around them, which waits more than it counts. */
    private static final int TOGETHER = 3;

    /** Size of the table games, in bytes, from which on compiling the query that reads it pays. */
    private static final BigInteger WORTH_COMPILING = BigInteger.valueOf(4 << 20);

    /** Spark's setting for reading many rows of Parquet at once. */
    static final String BY_THOUSANDS = "spark.sql.parquet.enableVectorizedReader";

    private StatsJob() {}

    /**
     * Writes all of them.
     *
     * @param games the folder of the table {@code games}, as a URI
     * @param stats the folder {@code stats}, as a URI
     */
    static void write(SparkSession parent, String games, String stats) {
        // Of its own, for its settings: code made and compiled for each of many small queries costs far more than it
        // saves.
        SparkSession spark = parent.newSession();
        ArbiterExtensions.addTo(spark);
        spark.conf().set(BY_THOUSANDS, parent.conf().get(BY_THOUSANDS));
        Dataset<Row> all = PartitionBy.read(spark, games);
        boolean compiled = all.queryExecution()
                        .optimizedPlan()
                        .stats()
                        .sizeInBytes()
                        .bigInteger()
                        .compareTo(WORTH_COMPILING)
                > 0;
        compile(spark, compiled);
        all.createOrReplaceTempView("games");
        Map<String, Dataset<Row>> views = Tally.of(spark, spark.sql(StatTable.tally()));
        compile(spark, false);
        views.forEach((name, view) -> view.createOrReplaceTempView(name));
        Together.run(
                TOGETHER,
                StatTable.all().stream()
                        .map(table -> (Runnable) () -> write(spark, table, stats + "/" + table.name()))
                        .toList());
    }

    /** Whether queries are compiled or interpreted; small ones are not split into stages either. */
    private static void compile(SparkSession spark, boolean compiled) {
        spark.conf().set("spark.sql.codegen.wholeStage", compiled);
        spark.conf().set("spark.sql.codegen.factoryMode", compiled ? "FALLBACK" : "NO_CODEGEN");
        spark.conf().set("spark.sql.adaptive.enabled", compiled);
    }

    private static void write(SparkSession spark, StatTable table, String folder) {
        Dataset<Row> rows = spark.sql(table.sql());
        List<String> documented = List.copyOf(table.columns().keySet());
        if (!documented.equals(List.of(rows.columns()))) {
            throw new IllegalStateException(
                    "stats/" + table.name() + ".sql tells of " + documented + " and makes " + List.of(rows.columns()));
        }
        Column[] columns = documented.stream()
                .map(name ->
                        functions.col(name).as(name, comment(table.columns().get(name))))
                .toArray(Column[]::new);
        Column[] order = documented.stream().map(functions::col).toArray(Column[]::new);
        rows.select(columns)
                .sortWithinPartitions(order)
                .write()
                .mode(SaveMode.Overwrite)
                .option("compression", "zstd")
                .parquet(folder);
    }

    static Metadata comment(String text) {
        return new MetadataBuilder().putString("comment", text).build();
    }
}
