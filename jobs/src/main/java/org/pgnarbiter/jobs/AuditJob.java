package org.pgnarbiter.jobs;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.jobs.duplicate.DuplicateTable;
import org.pgnarbiter.jobs.input.CorpusPlan;
import org.pgnarbiter.jobs.input.Piece;
import org.pgnarbiter.jobs.input.PieceReport;
import org.pgnarbiter.jobs.parquet.FastParquet;
import org.pgnarbiter.jobs.table.ColumnType;
import org.pgnarbiter.jobs.table.FindingsTable;
import org.pgnarbiter.jobs.table.GameColumn;
import org.pgnarbiter.jobs.table.GameColumns;

/**
 * The audit as a Spark job. PGN is read once, into the table {@code games} and, with the same commits, {@code findings} and
 * the counts; everything else is made from the committed {@code games}. The run's account, {@code _arbiter.json}, is written
 * last and marks the output complete.
 */
public final class AuditJob {
    private static final String COMMIT_PROTOCOL = "spark.sql.sources.commitProtocolClass";

    /** Spark's setting that leaves out, with "false", the tables duplicates and stats, for whoever is in a hurry. */
    static final String ANALYSES = "spark.arbiter.analyses";

    /** So many games make a part of the table duplicates worth a task of its own. */
    private static final int GAMES_OF_A_PART = 50_000;

    private static final String GAMES = "games";
    private static final String FINDINGS = "findings";

    private final SparkSession spark;
    private final Settings settings;
    private final PrintWriter log;

    /**
     * What to audit and how; the options of the command {@code audit}.
     *
     * @param events file of rules that hang on events, or null
     * @param accept file of accepted findings, or null
     * @param splitBytes largest range of a file that one task reads, in stored bytes; 0: as it fits
     * @param maxGameBytes longer game texts are cut
     * @param partitionBy the folders of the table games
     */
    record Settings(
            List<String> paths,
            String output,
            String laws,
            java.nio.file.Path events,
            java.nio.file.Path accept,
            boolean overwrite,
            boolean failFast,
            boolean keepMoves,
            boolean certify,
            boolean resume,
            boolean append,
            long splitBytes,
            int maxGameBytes,
            EngineChoice engine,
            PartitionBy partitionBy) {}

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
        Configuration conf = spark.sessionState().newHadoopConf();
        RunFolder folder =
                RunFolder.open(conf, settings.output(), settings.overwrite(), settings.append(), settings.resume());
        Optional<Path> earlier = settings.append() ? folder.earlier() : Optional.empty();
        int cores = folder.isResumed()
                ? RunLog.cores(folder.files(), folder.work())
                : spark.sparkContext().defaultParallelism();
        CorpusPlan plan = CorpusPlan.of(conf, settings.paths(), settings.splitBytes(), cores);
        if (plan.pieces().isEmpty()) {
            throw new FileNotFoundException("no PGN in " + String.join(", ", settings.paths()));
        }
        RunAccount.Rules rules = RunAccount.Rules.of(settings, conf);
        Signature before = Signature.NONE;
        if (earlier.isPresent()) {
            RunAccount.checkSameArguments(folder.files(), earlier.get(), settings, rules);
            before = RunAccount.sum(folder.files(), earlier.get());
            folder.checkEarlier(before);
            Set<Piece> already = alreadyIn(earlier.get(), plan);
            if (!already.isEmpty()) {
                log.println(passedOver(sources(already), sources(plan.pieces())));
            }
            plan = plan.without(already);
        }
        String fingerprint = RunAccount.fingerprint(settings, rules, plan, cores);
        try (RunLog done = folder.isResumed()
                ? RunLog.resume(folder.files(), folder.work(), fingerprint)
                : RunLog.begin(folder.files(), folder.work(), fingerprint)) {
            run(folder, plan, rules, done, earlier, before, begun);
        }
    }

    private static String passedOver(long already, long all) {
        return already == all
                ? "Nothing to add: the output holds " + Counted.of(all, "file") + " already, all that were named."
                : Counted.of(already, "file") + " of " + all + " passed over, as the output holds their games already.";
    }

    private static long sources(Collection<Piece> pieces) {
        return pieces.stream().map(Piece::source).distinct().count();
    }

    private void run(
            RunFolder folder,
            CorpusPlan plan,
            RunAccount.Rules rules,
            RunLog done,
            Optional<Path> earlier,
            Signature before,
            Instant begun)
            throws IOException {
        try {
            if (earlier.isPresent() && !done.hasTakenOver()) {
                done.add(new CommittedTask(folder.takeOver(GAMES, FINDINGS), List.of(), before, 0));
                done.flush();
            }
            writeGames(folder, plan, done);
            writeInputs(folder, done, earlier);
            if (settings.laws().contains(",")) {
                writeVerdicts(folder);
            }
            long read = done.games() + before.games();
            if (spark.conf().get(ANALYSES, "true").equals("true")) {
                analyse(folder, read);
            }
            checkStored(folder, GAMES, PartitionBy.read(spark, folder.table(GAMES)), read);
            checkStored(
                    folder,
                    FINDINGS,
                    spark.read().parquet(folder.table(FINDINGS)),
                    done.sum().findings());
            RunAccount account = RunAccount.of(spark, folder, settings, rules, begun, done);
            folder.finish(account.json());
            folder.deleteLog();
            List<PieceReport> reports = done.reports();
            if (done.games() == 0 && !reports.isEmpty()) {
                log.println("No game was found in "
                        + Counted.of(
                                sources(reports.stream().map(PieceReport::piece).toList()), "file") + ".");
            }
            log.println(account.summary(settings.output()));
        } catch (Exception | OutOfMemoryError | LinkageError e) {
            // Not only what the compiler knows of: Spark throws a checked exception that it does not declare.
            letTasksEnd();
            done.flush();
            if (done.reports().isEmpty() || settings.failFast()) {
                folder.abandon();
            } else if (!(e instanceof AlteredException)) {
                log.println("What is done is kept in " + folder.work() + "; the same command with --resume goes on.");
            }
            throw e;
        }
    }

    /** Tasks that are not wanted any more may still be writing for a moment; it must not outlive the cleaning up. */
    private void letTasksEnd() {
        for (int waited = 0; waited < 200 && tasksRun(); waited++) {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private boolean tasksRun() {
        return !spark.sparkContext().isStopped()
                && Arrays.stream(spark.sparkContext().statusTracker().getExecutorInfos())
                        .anyMatch(executor -> executor.numRunningTasks() > 0);
    }

    private void writeGames(RunFolder folder, CorpusPlan plan, RunLog done) throws IOException {
        CorpusPlan left = plan.without(done.done());
        if (!left.pieces().isEmpty()) {
            String table = folder.table(GAMES);
            String id = left.register();
            spark.conf().set(COMMIT_PROTOCOL, RunCommitProtocol.class.getName());
            RunCommitProtocol.listen(table, done);
            ProgressLine progress = ProgressLine.start(log, left.bytes(), done);
            try {
                parquet(settings.partitionBy().addColumns(games(id)), GamesFormat.class)
                        .option(GamesFormat.FINDINGS, folder.table(FINDINGS))
                        .partitionBy(settings.partitionBy().columns())
                        .mode(SaveMode.Append)
                        .save(table);
            } finally {
                progress.close();
                RunCommitProtocol.forget(table);
                spark.conf().unset(COMMIT_PROTOCOL);
                CorpusPlan.forget(id);
            }
        }
        // An attempt that came second is told to stop, and nobody waits for it.
        letTasksEnd();
        done.sweep(new Path(folder.table(GAMES)));
        if (!done.sweep(new Path(folder.table(FINDINGS)))) {
            // A table without rows is still one.
            parquet(spark.createDataFrame(List.of(), FindingsTable.schema()), FastParquet.class)
                    .mode(SaveMode.Overwrite)
                    .save(folder.table(FINDINGS));
        }
    }

    /**
     * The files of a table hold as many rows as its tasks tell of.
     *
     * @throws AlteredException if not
     */
    private static void checkStored(RunFolder folder, String name, Dataset<Row> table, long told) throws IOException {
        long stored = table.count();
        if (stored != told) {
            throw new AlteredException("the table " + name + " in " + folder.work() + " holds " + stored + " " + name
                    + ", but " + told
                    + " were committed to it: something else has written there; begin anew with --overwrite");
        }
    }

    /** Somebody has changed what tasks have committed: to go on would not help. */
    private static final class AlteredException extends IOException {
        private static final long serialVersionUID = 1;

        AlteredException(String message) {
            super(message);
        }
    }

    private Dataset<Row> games(String plan) {
        DataFrameReader reader = spark.read()
                .format("pgn")
                .option("plan", plan)
                .option("laws", settings.laws())
                .option("certify", settings.certify())
                .option("keepMoves", settings.keepMoves())
                .option("maxGameBytes", settings.maxGameBytes())
                .option("engine", settings.engine().word())
                .option("mode", settings.failFast() ? "failfast" : "permissive");
        if (settings.events() != null) {
            reader = reader.option("events", settings.events().toString());
        }
        if (settings.accept() != null) {
            reader = reader.option("accept", settings.accept().toString());
        }
        return reader.load();
    }

    /**
     * The pieces of files that an earlier output holds already.
     *
     * @throws IOException if one of them has changed since
     */
    private Set<Piece> alreadyIn(Path earlier, CorpusPlan plan) throws IOException {
        Map<String, Row> known = new HashMap<>();
        for (Row row : spark.read()
                .parquet(new Path(earlier, "inputs").toString())
                .select("path", "bytes", "modified")
                .collectAsList()) {
            known.put(row.getString(0), row);
        }
        Set<Piece> already = new HashSet<>();
        for (Piece piece : plan.pieces()) {
            Row row = known.get(piece.source());
            if (row == null) {
                continue;
            }
            if (row.getLong(1) != piece.fileLength() || row.getTimestamp(2).getTime() != piece.modified()) {
                throw new IOException(piece.source() + " has changed since it was read into " + earlier
                        + "; --append cannot take its games back, --overwrite reads all anew");
            }
            already.add(piece);
        }
        return already;
    }

    private void writeInputs(RunFolder folder, RunLog done, Optional<Path> earlier) {
        Dataset<Row> inputs = spark.createDataFrame(InputRows.of(done.reports()), InputRows.SCHEMA);
        if (earlier.isPresent()) {
            inputs = spark.read()
                    .parquet(new Path(earlier.get(), "inputs").toString())
                    .unionByName(inputs);
        }
        parquet(inputs.coalesce(1), FastParquet.class).mode(SaveMode.Overwrite).parquet(folder.table("inputs"));
    }

    /**
     * Parquet as it is read best and written cheapest: no dictionaries where every row has its own value, and no smallest
     * and largest value of strings that come in no order.
     */
    private static DataFrameWriter<Row> parquet(Dataset<Row> table, Class<? extends FastParquet> format) {
        DataFrameWriter<Row> writer = table.write().format(format.getName()).option("compression", "zstd");
        for (GameColumn column : GameColumns.all()) {
            if (column.nearUnique()) {
                String values = column.type() == ColumnType.STRING_MAP ? ".key_value.value" : "";
                writer = writer.option("parquet.enable.dictionary#" + column.name() + values, "false");
            }
            if (column.type() == ColumnType.STRING && !column.name().equals("source")) {
                writer = writer.option("parquet.column.statistics.enabled#" + column.name(), "false");
            }
        }
        return writer;
    }

    /** One row for every game and named rule set. */
    private void writeVerdicts(RunFolder folder) {
        Dataset<Row> verdicts = PartitionBy.read(spark, folder.table(GAMES))
                .withColumn("said", functions.explode(functions.col("by_laws")))
                .select(
                        functions.col("source"),
                        functions.col("block_offset"),
                        functions.col("byte_offset"),
                        functions.col("said.*"));
        parquet(verdicts, FastParquet.class).mode(SaveMode.Overwrite).save(folder.table("verdicts"));
    }

    /**
     * Makes what is made of the games. Spark reads them by thousands; where their texts are so long that memory does not
     * hold as many, one by one.
     */
    private void analyse(RunFolder folder, long games) {
        ProgressLine progress = ProgressLine.analysing(log, games);
        try {
            Together.run(
                    2,
                    List.of(
                            () -> writeDuplicates(folder, games),
                            () -> StatsJob.write(spark, folder.table(GAMES), folder.table("stats"))));
        } catch (Exception | OutOfMemoryError | LinkageError e) {
            if (!Trouble.isOutOfMemory(e)
                    || !spark.conf().get(StatsJob.BY_THOUSANDS).equals("true")) {
                throw e;
            }
            letTasksEnd();
            progress.close();
            log.println("Memory does not hold a thousand of these games at once; now they are read one by one.");
            spark.conf().set(StatsJob.BY_THOUSANDS, "false");
            analyse(folder, games);
        } finally {
            progress.close();
        }
    }

    private void writeDuplicates(RunFolder folder, long games) {
        // As many parts as Spark has for whatever size, where each gets enough to do.
        int most = Integer.parseInt(spark.conf().get("spark.sql.shuffle.partitions"));
        int parts = (int) Math.max(1, Math.min(most, games / GAMES_OF_A_PART));
        parquet(DuplicateTable.of(PartitionBy.read(spark, folder.table(GAMES)), parts), FastParquet.class)
                .mode(SaveMode.Overwrite)
                .save(folder.table("duplicates"));
    }
}
