package org.pgnarbiter.jobs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.pgnarbiter.jobs.table.GameColumn;
import org.pgnarbiter.jobs.table.GameColumns;

/**
 * The audit as a Spark job. PGN is read once, into the table {@code games}; everything else is made from the committed
 * {@code games}. The run's account, {@code _arbiter.json}, is written last and marks the output complete.
 */
public final class AuditJob {
    private final SparkSession spark;
    private final Settings settings;
    private final PrintWriter log;

    /**
     * What to audit and how; the options of the command {@code audit}.
     *
     * @param events file of rules that hang on events, or null
     * @param accept file of accepted findings, or null
     */
    record Settings(
            List<String> paths,
            String output,
            String laws,
            Path events,
            Path accept,
            boolean overwrite,
            boolean failFast,
            boolean keepMoves,
            boolean certify) {}

    AuditJob(SparkSession spark, Settings settings, PrintWriter log) {
        this.spark = spark;
        this.settings = settings;
        this.log = log;
    }

    /** The entry for {@code spark-submit}: the arguments of {@code arbiter audit}. */
    public static void main(String[] args) {
        String[] all = new String[args.length + 1];
        all[0] = "audit";
        System.arraycopy(args, 0, all, 1, args.length);
        Main.main(all);
    }

    /** Runs it. Nothing of an earlier output is touched before the new one is complete. */
    void run() throws IOException {
        Instant begun = Instant.now();
        RunFolder folder =
                RunFolder.open(spark.sessionState().newHadoopConf(), settings.output(), settings.overwrite());
        try {
            writeGames(folder);
            writeFindings(folder);
            if (settings.laws().contains(",")) {
                writeVerdicts(folder);
            }
            RunAccount account = RunAccount.of(spark, folder, settings, Duration.between(begun, Instant.now()));
            folder.finish(account.json());
            log.println(account.summary(settings.output()));
        } catch (IOException | RuntimeException e) {
            folder.abandon();
            throw e;
        }
    }

    private void writeGames(RunFolder folder) {
        DataFrameReader reader = spark.read()
                .format("pgn")
                .option("laws", settings.laws())
                .option("certify", settings.certify())
                .option("keepMoves", settings.keepMoves())
                .option("mode", settings.failFast() ? "failfast" : "permissive");
        if (settings.events() != null) {
            reader = reader.option("events", settings.events().toString());
        }
        if (settings.accept() != null) {
            reader = reader.option("accept", settings.accept().toString());
        }
        Dataset<Row> games = reader.load(settings.paths().toArray(new String[0]));
        parquet(games).parquet(folder.table("games"));
    }

    /** Parquet as it is read best and written cheapest: no dictionaries where every row has its own value. */
    private static DataFrameWriter<Row> parquet(Dataset<Row> table) {
        DataFrameWriter<Row> writer =
                table.write().option("compression", "zstd").option("parquet.writer.version", "v2");
        for (GameColumn column : GameColumns.all()) {
            if (column.nearUnique()) {
                writer = writer.option("parquet.enable.dictionary#" + column.name(), "false");
            }
        }
        return writer;
    }

    private void writeFindings(RunFolder folder) {
        Dataset<Row> findings = spark.read()
                .parquet(folder.table("games"))
                .where(functions.size(functions.col("findings")).gt(0))
                .withColumn("finding", functions.explode(functions.col("findings")))
                .select(
                        functions.col("source"),
                        functions.col("block_offset"),
                        functions.col("byte_offset"),
                        functions.col("finding.*"),
                        functions.col("event"),
                        functions.col("site"),
                        functions.col("date_text"),
                        functions.col("date"),
                        functions.col("year"),
                        functions.col("round"),
                        functions.col("white"),
                        functions.col("black"),
                        functions.col("result"),
                        functions.col("plies"),
                        functions.col("moves_hash"),
                        functions.col("verdict"));
        parquet(findings).parquet(folder.table("findings"));
    }

    /** One row for every game and named rule set. */
    private void writeVerdicts(RunFolder folder) {
        Dataset<Row> verdicts = spark.read()
                .parquet(folder.table("games"))
                .withColumn("said", functions.explode(functions.col("by_laws")))
                .select(
                        functions.col("source"),
                        functions.col("block_offset"),
                        functions.col("byte_offset"),
                        functions.col("said.*"));
        parquet(verdicts).parquet(folder.table("verdicts"));
    }
}
