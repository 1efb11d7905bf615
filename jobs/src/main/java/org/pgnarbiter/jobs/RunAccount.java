package org.pgnarbiter.jobs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.jobs.input.CorpusPlan;
import org.pgnarbiter.jobs.input.Piece;
import org.pgnarbiter.jobs.input.SmallFile;
import org.pgnarbiter.jobs.table.GameSchema;
import org.pgnarbiter.jobs.table.JsonWriter;

/**
 * What was run and what came out, counted on what its tasks have committed.
 *
 * @param rules the files that it was judged by
 * @param peakMemory most bytes that a process of the run has held, see {@link PeakMemory}
 * @param signature of the games, see {@link Signature}
 * @param damaged input files read by this run that are damaged or could not be read
 * @param engines what two engines disagreed on, or null where one was enough
 */
record RunAccount(
        AuditJob.Settings settings,
        Rules rules,
        long games,
        long findings,
        long bytes,
        Duration took,
        long peakMemory,
        String signature,
        long damaged,
        EngineAccount engines) {
    /** What follows the name of a file's option where its content is told. */
    static final String HASH = "_sha256";

    /**
     * What the files of {@code --events} and {@code --accept} hold as a run begins, as hashes; null for none.
     */
    record Rules(String events, String accept) {
        static Rules of(AuditJob.Settings settings, Configuration conf) throws IOException {
            return new Rules(
                    content("--events", settings.events(), conf), content("--accept", settings.accept(), conf));
        }
    }

    /**
     * Of a run whose tables are written.
     *
     * @param begun when it began
     */
    static RunAccount of(
            SparkSession spark, RunFolder folder, AuditJob.Settings settings, Rules rules, Instant begun, RunLog done) {
        Signature all = done.sum();
        EngineAccount engines = settings.engine() == EngineChoice.BOTH
                ? EngineAccount.of(spark.read().parquet(folder.table("findings")), all.games())
                : null;
        return new RunAccount(
                settings,
                rules,
                all.games(),
                all.findings(),
                all.bytes(),
                Duration.between(begun, Instant.now()),
                Math.max(done.peakMemory(), PeakMemory.bytes()),
                all.text(),
                done.reports().stream()
                        .filter(report -> !report.damage().isEmpty())
                        .map(report -> report.piece().source())
                        .distinct()
                        .count(),
                engines);
    }

    /**
     * What a run is made of, in one line of JSON: a run can be resumed only by one with the same. Of the inputs it says
     * how many pieces and bytes there are and a hash of all paths, lengths, times and ranges.
     */
    static String fingerprint(AuditJob.Settings settings, Rules rules, CorpusPlan plan, int cores) {
        JsonWriter json = new JsonWriter();
        json.beginObject();
        json.name("cores");
        json.number(cores);
        json.name("version");
        json.string(version());
        json.name("schema_version");
        json.number(GameSchema.VERSION);
        json.name("log_version");
        json.number(RunLog.VERSION);
        json.name("laws");
        json.string(settings.laws());
        json.name("events");
        json.string(rules.events());
        json.name("accept");
        json.string(rules.accept());
        json.name("mode");
        json.string(settings.failFast() ? "failfast" : "permissive");
        json.name("keep_moves");
        json.truth(settings.keepMoves());
        json.name("certify");
        json.truth(settings.certify());
        json.name("engine");
        json.string(settings.engine().word());
        json.name("partition_by");
        json.string(settings.partitionBy().word());
        json.name("split_bytes");
        json.number(settings.splitBytes());
        json.name("max_game_bytes");
        json.number(settings.maxGameBytes());
        json.name("pieces");
        json.number(plan.pieces().size());
        json.name("input_bytes");
        json.number(plan.bytes());
        json.name("inputs");
        json.string(sha256(plan.pieces().stream().map(Piece::toString).collect(Collectors.joining("\n"))));
        json.endObject();
        return json.toString();
    }

    /**
     * Whether a complete output was made as this run is to be made.
     *
     * @throws IOException if it was not, so that its games and new ones do not belong in one table
     */
    static void checkSameArguments(FileSystem files, Path earlier, AuditJob.Settings settings, Rules rules)
            throws IOException {
        JsonNode account = account(files, new Path(earlier, RunFolder.ACCOUNT));
        JsonNode arguments = account.path("arguments");
        List<String> others = new ArrayList<>();
        if (account.path("schema_version").asInt() != GameSchema.VERSION) {
            others.add("by another version of Arbiter");
        }
        compare("--laws", arguments.path("laws").asText(), settings.laws(), others);
        compareFile("events", arguments, settings.events(), rules.events(), others);
        compareFile("accept", arguments, settings.accept(), rules.accept(), others);
        compare(
                "--engine",
                arguments.path("engine").asText("builtin"),
                settings.engine().word(),
                others);
        compare("--keep-moves", arguments.path("keep_moves").asBoolean(), settings.keepMoves(), others);
        compare("--certify", arguments.path("certify").asBoolean(), settings.certify(), others);
        compare(
                "--partition-by",
                arguments.path("partition_by").asText("none"),
                settings.partitionBy().word(),
                others);
        if (!others.isEmpty()) {
            throw new IOException(earlier + " was made " + String.join(" and ", others)
                    + ": --append adds only what is made alike; choose another folder, or --overwrite");
        }
    }

    private static void compare(String option, Object before, Object now, List<String> others) {
        if (!before.equals(now)) {
            others.add(
                    now instanceof Boolean
                            ? (now.equals(true) ? "without " : "with ") + option
                            : "with " + option + " " + before + ", not " + now);
        }
    }

    /** By what the file holds, wherever it lies; accounts of older runs tell its path alone. */
    private static void compareFile(
            String name, JsonNode arguments, java.nio.file.Path file, String content, List<String> others) {
        String before = arguments.path(name).asText("null");
        JsonNode held = arguments.path(name + HASH);
        if (held.isMissingNode()) {
            compare("--" + name, before, String.valueOf(file), others);
        } else if (!held.asText("null").equals(String.valueOf(content))) {
            others.add(
                    before.equals(String.valueOf(file))
                            ? "with another content of --" + name + " " + file
                            : "with --" + name + " " + before + ", not " + file);
        }
    }

    private static JsonNode account(FileSystem files, Path file) throws IOException {
        try (InputStream in = files.open(file)) {
            return new ObjectMapper().readTree(in);
        } catch (JsonProcessingException e) {
            throw damaged(file, e);
        }
    }

    private static IOException damaged(Path file, Exception why) {
        return new IOException(file + " is damaged; --overwrite replaces the output", why);
    }

    /**
     * What was counted over the games of a complete output.
     *
     * @throws IOException if its account does not say so
     */
    static Signature sum(FileSystem files, Path earlier) throws IOException {
        Path file = new Path(earlier, RunFolder.ACCOUNT);
        JsonNode account = account(files, file);
        if (!account.path("games").isNumber()
                || !account.path("bytes").isNumber()
                || !account.path("findings").isNumber()) {
            throw damaged(file, null);
        }
        try {
            return new Signature(
                    account.path("games").asLong(),
                    account.path("bytes").asLong(),
                    account.path("findings").asLong(),
                    Signature.hash(account.path("signature").asText()));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw damaged(file, e);
        }
    }

    private static String content(String option, java.nio.file.Path file, Configuration conf) throws IOException {
        return file == null ? null : sha256(SmallFile.read(option, file.toString(), conf));
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    String json() {
        JsonWriter json = new JsonWriter();
        json.beginObject();
        json.name("version");
        json.string(version());
        json.name("schema_version");
        json.number(GameSchema.VERSION);
        json.name("arguments");
        json.beginObject();
        json.name("paths");
        json.beginArray();
        settings.paths().forEach(json::string);
        json.endArray();
        json.name("laws");
        json.string(settings.laws());
        json.name("events");
        json.string(settings.events() == null ? null : settings.events().toString());
        json.name("accept");
        json.string(settings.accept() == null ? null : settings.accept().toString());
        json.name("events" + HASH);
        json.string(rules.events());
        json.name("accept" + HASH);
        json.string(rules.accept());
        json.name("keep_moves");
        json.truth(settings.keepMoves());
        json.name("certify");
        json.truth(settings.certify());
        json.name("engine");
        json.string(settings.engine().word());
        json.name("partition_by");
        json.string(settings.partitionBy().word());
        json.endObject();
        json.name("games");
        json.number(games);
        json.name("findings");
        json.number(findings);
        json.name("bytes");
        json.number(bytes);
        json.name("seconds");
        json.number(took.toSeconds());
        json.name("peak_memory_bytes");
        json.number(peakMemory);
        json.name("signature");
        json.string(signature);
        if (engines != null) {
            json.name("engines");
            engines.write(json);
        }
        json.endObject();
        return json.toString() + "\n";
    }

    /** The line that closes a run on the terminal. */
    String summary(String output) {
        String line = String.format(
                Locale.ROOT,
                "%s, %s in %s (%d s); signature %s",
                Counted.of(games, "game"),
                Counted.of(findings, "finding"),
                output,
                took.toSeconds(),
                signature);
        if (engines != null) {
            line += String.format(
                    Locale.ROOT,
                    "; the engines differ on %s, %s without a known cause",
                    Counted.of(engines.differ(), "game"),
                    Counted.of(engines.unexplained(), "difference"));
        }
        if (damaged > 0) {
            line += damaged == 1
                    ? "; one input file is damaged or cannot be read, see the table inputs"
                    : String.format(
                            Locale.ROOT,
                            "; %,d input files are damaged or cannot be read, see the table inputs",
                            damaged);
        }
        return line;
    }

    private static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
