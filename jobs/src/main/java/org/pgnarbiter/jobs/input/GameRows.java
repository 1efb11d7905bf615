package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.pgnarbiter.audit.Accepted;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.audit.EventRules;
import org.pgnarbiter.audit.LawChoice;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.audit.TextAuditor.Depth;
import org.pgnarbiter.jobs.table.GameColumn;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.GameSchema;
import org.pgnarbiter.jobs.table.SparkRow;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.TextPlaces;

/**
 * What is to become of the games, as it travels to the executors; {@link #start} makes of it what works on one task.
 *
 * <p>Options, as those of {@code arbiter audit}: {@code laws} (rule set ids with commas between, or {@code auto}), {@code
 * events} and {@code accept} (files), {@code keepMoves}, {@code certify}, {@code mode}, {@code engine}.
 *
 * @param columns names of the columns wanted, in their order
 * @param laws how the Laws are chosen
 * @param accepted findings declared right
 * @param certify whether every final position is searched for who can still mate
 * @param failFast whether the first game that cannot be replayed to its end fails the query
 * @param engine who replays the games
 */
record GameRows(
        List<String> columns, LawChoice laws, Accepted accepted, boolean certify, boolean failFast, EngineChoice engine)
        implements Serializable {

    static StructType schema(CaseInsensitiveStringMap options) {
        return GameSchema.of(GameColumns.all(options.getBoolean("keepMoves", false)));
    }

    static GameRows of(StructType columns, CaseInsensitiveStringMap options, Configuration conf) throws IOException {
        String mode = options.getOrDefault("mode", "permissive").toLowerCase(Locale.ROOT);
        if (!mode.equals("permissive") && !mode.equals("failfast")) {
            throw new IllegalArgumentException("mode must be permissive or failfast, not " + mode);
        }
        return new GameRows(
                List.copyOf(Arrays.asList(columns.fieldNames())),
                laws(options.getOrDefault("laws", "auto"), EventRules.parse(lines("events", options, conf))),
                Accepted.parse(lines("accept", options, conf)),
                options.getBoolean("certify", false),
                mode.equals("failfast"),
                engine(options.getOrDefault("engine", "builtin")));
    }

    private static EngineChoice engine(String word) {
        EngineChoice engine = EngineChoice.of(word)
                .orElseThrow(
                        () -> new IllegalArgumentException("engine must be builtin, chesslib or both, not " + word));
        EngineAdvice.missing(engine).ifPresent(advice -> {
            throw new IllegalArgumentException(advice);
        });
        return engine;
    }

    private static LawChoice laws(String names, EventRules events) {
        if (names.equals("auto")) {
            return LawChoice.auto(events);
        }
        return LawChoice.fixed(
                Arrays.stream(names.split(","))
                        .map(String::strip)
                        .map(id -> RuleSets.byId(id)
                                .orElseThrow(() -> new IllegalArgumentException("no such rule set: " + id)))
                        .toList(),
                events);
    }

    /** The lines of a small file; none if there is no file. */
    private static List<String> lines(String option, CaseInsensitiveStringMap options, Configuration conf)
            throws IOException {
        String file = options.get(option);
        return file == null
                ? List.of()
                : SmallFile.read(option, file, conf).lines().toList();
    }

    /** Whether nobody wants to know more of the games than how many there are. */
    boolean onlyCounted() {
        return columns.isEmpty() && !failFast;
    }

    Work start() {
        Map<String, GameColumn> all =
                GameColumns.all().stream().collect(Collectors.toMap(GameColumn::name, Function.identity()));
        List<GameColumn> wanted = columns.stream().map(all::get).toList();
        Depth depth = wanted.stream()
                .map(GameColumn::depth)
                .max(Comparator.naturalOrder())
                .orElse(Depth.TEXT);
        if (failFast && depth == Depth.TEXT) {
            depth = Depth.FACTS;
        }
        return new Work(new TextAuditor(depth, certify, laws, accepted, engine), new SparkRow(wanted), failFast);
    }

    /** Makes rows of texts, one task's. */
    static final class Work {
        private final TextAuditor auditor;
        private final SparkRow row;
        private final boolean failFast;

        private Work(TextAuditor auditor, SparkRow row, boolean failFast) {
            this.auditor = auditor;
            this.row = row;
            this.failFast = failFast;
        }

        /** Takes up a text. */
        void open(String source, TextPlaces places, GameText text) {
            auditor.open(source, places, text);
        }

        /** Moves to the text's next game; false if there is none. */
        boolean next() {
            if (!auditor.next()) {
                return false;
            }
            AuditedGame game = auditor.game();
            if (failFast && game.facts().stop() != null) {
                throw new BadGameException(game.source() + ", game at byte "
                        + (game.blockOffset() > 0 ? game.blockOffset() + ":" : "") + game.byteOffset()
                        + ": stops at ply " + game.facts().stopPly() + ", "
                        + game.facts().stop().name().toLowerCase(Locale.ROOT)
                        + (game.facts().stopToken() == null
                                ? ""
                                : " " + game.facts().stopToken())
                        + "; without --mode failfast it becomes a row that says so");
            }
            return true;
        }

        /** The row of the game moved to, reused. */
        InternalRow row() {
            return row.of(auditor.game());
        }
    }
}
