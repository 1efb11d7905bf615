package org.pgnarbiter.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import org.pgnarbiter.audit.Accepted;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.audit.EventRules;
import org.pgnarbiter.jobs.input.EngineAdvice;
import org.pgnarbiter.jobs.input.SmallFile;
import org.pgnarbiter.jobs.parquet.RowsAsTheyAre;
import org.pgnarbiter.jobs.report.SafeText;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.GameSplitter;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The main job: reads PGN, audits every game, writes the tables. */
@Command(name = "audit", description = "Audits PGN: every game to tables in Parquet.", mixinStandardHelpOptions = true)
final class AuditCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "PGN files, folders, globs or Hadoop URIs; compressed ones are recognised by content.")
    private List<String> paths;

    @Option(names = "-o", paramLabel = "DIR", required = true, description = "Folder or URI for the tables.")
    private String output;

    @Option(
            names = "--laws",
            paramLabel = "ID[,ID...]",
            description = "Judge by these rule sets instead of those of the day and place (default: auto).",
            defaultValue = "auto")
    private String laws;

    @Option(names = "--events", paramLabel = "FILE", description = "Rules that hang on the event.")
    private Path events;

    @Option(names = "--accept", paramLabel = "FILE", description = "Findings somebody has looked at and accepts.")
    private Path accept;

    @Option(names = "--master", paramLabel = "URL", description = "Spark master (default: local[*]).")
    private String master;

    @Option(names = "--overwrite", description = "Replace an earlier output once the new one is complete.")
    private boolean overwrite;

    @Option(
            names = "--append",
            description =
                    "Add the games of files that an earlier output does not hold; it is replaced when all is done.")
    private boolean append;

    @Option(
            names = "--resume",
            description =
                    "Continue a run that was broken off, with the options that it was begun with; --overwrite and --append"
                            + " begin one anew only where there is none to continue.")
    private boolean resume;

    @Option(
            names = "--split-bytes",
            paramLabel = "N",
            description = "Largest range of a file that one task reads, in stored bytes (default: as it fits).",
            defaultValue = "0")
    private long splitBytes;

    @Option(
            names = "--max-game-bytes",
            paramLabel = "N",
            description = "Longer game texts are cut, and become rows that say so (default: 16 MiB).",
            defaultValue = "" + GameSplitter.MAX_TEXT)
    private int maxGameBytes;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            description = "permissive (default): bad games become rows; failfast: the first one stops the run.",
            defaultValue = "permissive")
    private Mode mode;

    @Option(names = "--keep-moves", description = "Add the moves of every game in UCI (column moves).")
    private boolean keepMoves;

    @Option(names = "--certify", description = "Search every final position for who can still mate.")
    private boolean certify;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "builtin (default), chesslib, or both: what the two disagree on becomes findings.",
            converter = EngineWord.class,
            defaultValue = "builtin")
    private EngineChoice engine;

    @Option(
            names = "--partition-by",
            paramLabel = "WHAT",
            description = "year, month or source: the files of games in folders for each (default: none).",
            converter = PartitionWord.class,
            defaultValue = "none")
    private PartitionBy partitionBy;

    @Spec
    private CommandSpec spec;

    /** What a game with faults of its own does to the run. */
    enum Mode {
        permissive,
        failfast
    }

    /** Reads the words of {@code --engine}. */
    static final class EngineWord implements ITypeConverter<EngineChoice> {
        @Override
        public EngineChoice convert(String word) {
            return EngineChoice.of(word)
                    .orElseThrow(() -> new TypeConversionException("must be builtin, chesslib or both, not " + word));
        }
    }

    /** Reads the words of {@code --partition-by}. */
    static final class PartitionWord implements ITypeConverter<PartitionBy> {
        @Override
        public PartitionBy convert(String word) {
            return PartitionBy.of(word)
                    .orElseThrow(() -> new TypeConversionException("must be year, month, source or none, not " + word));
        }
    }

    @Override
    public Integer call() throws IOException {
        check();
        EngineAdvice.missing(engine).ifPresent(advice -> {
            throw new ParameterException(spec.commandLine(), advice);
        });
        AuditJob.Settings settings = new AuditJob.Settings(
                List.copyOf(paths),
                output,
                laws,
                events,
                accept,
                overwrite,
                mode == Mode.failfast,
                keepMoves,
                certify,
                resume,
                append,
                splitBytes,
                maxGameBytes,
                engine,
                partitionBy);
        try (SparkSession spark = session()) {
            new AuditJob(spark, settings, spec.commandLine().getErr()).run();
        }
        return 0;
    }

    /** What can be found wrong before Spark is started. */
    private void check() throws IOException {
        if (!laws.equals("auto")) {
            for (String id : laws.split(",", -1)) {
                if (RuleSets.byId(id.strip()).isEmpty()) {
                    throw wrong("--laws: there is no rule set " + SafeText.line(id) + "; `arbiter laws` lists them");
                }
            }
        }
        if (splitBytes < 0) {
            throw wrong("--split-bytes must be 0 or more, not " + splitBytes);
        }
        if (maxGameBytes < 1 || maxGameBytes > 1 << 30) {
            throw wrong("--max-game-bytes must be 1 to " + (1 << 30) + ", not " + maxGameBytes);
        }
        if ((overwrite ? 1 : 0) + (append ? 1 : 0) > 1) {
            throw wrong("--overwrite and --append exclude each other");
        }
        // On a cluster the two may lie in another file system; Spark reads them then.
        try {
            if (events != null && Files.exists(events)) {
                EventRules.parse(SmallFile.read("--events", events).lines().toList());
            }
            if (accept != null && Files.exists(accept)) {
                Accepted.parse(SmallFile.read("--accept", accept).lines().toList());
            }
        } catch (IllegalArgumentException e) {
            throw wrong(SafeText.line(String.valueOf(e.getMessage())));
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Under spark-submit the master is set already; only an explicit option overrules it. */
    private SparkSession session() {
        SparkSession.Builder builder = SparkSession.builder().appName("Arbiter audit");
        if (master != null) {
            builder.master(master);
        } else if (System.getProperty("spark.master") == null) {
            builder.master("local[*]");
        }
        if (System.getProperty("spark.ui.enabled") == null && System.getProperty("spark.master") == null) {
            builder.config("spark.ui.enabled", "false");
        }
        if (isLocal()) {
            // A task that runs out of memory fails, as after any other error. Otherwise Spark ends this process.
            builder.config("spark.executor.killOnFatalError.depth", "0");
        }
        return builder.withExtensions(new RowsAsTheyAre())
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.debug.maxToStringFields", "500")
                .getOrCreate();
    }

    /** Whether the tasks run in this process. */
    private boolean isLocal() {
        String where = master != null ? master : System.getProperty("spark.master", "local");
        return where.equals("local") || where.startsWith("local[");
    }
}
