package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructField;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.duplicate.DuplicateTable;
import org.pgnarbiter.jobs.report.DuckDb;
import org.pgnarbiter.jobs.table.GameColumn;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.StatTable;
import org.pgnarbiter.testkit.SharedData;

/** The tables for analysts over the samples: made by Spark, asked with DuckDB, compared with what DuckDB counts itself. */
@ExtendWith(SharedSpark.class)
class AnalystTablesTest {
    @TempDir
    static Path run;

    @BeforeAll
    static void makeTables(SparkSession spark) throws IOException {
        spark.read()
                .format("pgn")
                .load(SharedData.top().resolve("data-samples").toString())
                .write()
                .parquet(run.resolve("games").toUri().toString());
        Dataset<Row> games = spark.read().parquet(run.resolve("games").toUri().toString());
        DuplicateTable.of(games, 2)
                .write()
                .parquet(run.resolve("duplicates").toUri().toString());
        StatsJob.write(
                spark,
                run.resolve("games").toUri().toString(),
                run.resolve("stats").toUri().toString());
        Files.writeString(run.resolve("_arbiter.json"), "{\"version\":\"1\",\"arguments\":{\"certify\":false}}");
    }

    @Test
    void sharesAddUpToOne() throws Exception {
        try (DuckDb tables = DuckDb.open(run)) {
            for (String[] table : new String[][] {
                {"terminations_by_year", "year"},
                {"terminations_by_laws", "laws"},
                {"terminations_by_speed", "speed"},
                {"terminations_by_rating", "rating_from"},
                {"terminations_by_event", "event"},
                {"results_by_termination", "termination"},
                {"verdicts_by_year", "year"},
                {"game_length", "speed"},
                {"draws", "year"}
            }) {
                DuckDb.Answer sums =
                        tables.ask("select " + table[1] + ", sum(share) from stats_" + table[0] + " group by 1");
                assertTrue(sums.rows().size() > 1 || table[0].equals("terminations_by_speed"), table[0]);
                for (List<Object> row : sums.rows()) {
                    assertEquals(1.0, (Double) row.get(1), 1e-9, table[0] + " " + row);
                }
            }
        }
    }

    @Test
    void countsAreThoseOfTheGames() throws Exception {
        try (DuckDb tables = DuckDb.open(run)) {
            Map<String, String> questions = new LinkedHashMap<>();
            questions.put(
                    "select year, termination, certainty, games from stats_terminations_by_year order by all",
                    "select year, termination, certainty, count(*) from games group by all order by all");
            questions.put(
                    "select termination, result, verdict, games from stats_results_by_termination order by all",
                    "select termination, result, verdict, count(*) from games group by all order by all");
            questions.put(
                    "select code, severity, sum(findings)::bigint from stats_findings_by_year group by all order by all",
                    "select f.code, f.severity, count(*) from (select unnest(findings) f from games) group by all order by all");
            questions.put(
                    "select sum(games)::bigint, sum(won_on_time_without_mate)::bigint from stats_dead_positions",
                    "select count(*), count(*) filter (recorded_termination = 'time_forfeit' and (result = '1-0' and"
                            + " white_can_mate = 'no' or result = '0-1' and black_can_mate = 'no')) from games");
            questions.put(
                    "select sum(claims)::bigint from stats_claims_not_made",
                    "select count(*) from (select plies, unnest(claims) c from games) where c.first_ply < plies");
            questions.put(
                    "select games from stats_material_at_end where material = 'KR-K' and result = '1-0'",
                    "select count(*) from games where result = '1-0' and regexp_replace(split_part(final_fen, ' ', 1),"
                            + " '[1-8/]', '', 'g') in ('KRk', 'RKk', 'kKR', 'kRK', 'KkR', 'RkK') having count(*) > 0");
            questions.put(
                    "select sum(games)::bigint, sum(contradicts)::bigint, sum(severe)::bigint from stats_sources",
                    "select count(*), count(*) filter (verdict = 'contradicts'), count(*) filter (worst <= 2) from games");
            questions.put(
                    "select sum(occurrences)::bigint from stats_reader_problems",
                    "select sum(split_part(p, ':', 2)::bigint)::bigint from (select unnest(problems) p from games)");
            for (Map.Entry<String, String> question : questions.entrySet()) {
                assertEquals(
                        tables.ask(question.getValue()).rows(),
                        tables.ask(question.getKey()).rows(),
                        question.getKey());
            }
        }
    }

    @Test
    void everyColumnSaysWhatItMeansInParquetAndInDescribe() throws Exception {
        try (DuckDb tables = DuckDb.open(run)) {
            Map<String, String> games = new LinkedHashMap<>();
            for (GameColumn column : GameColumns.all(false)) {
                games.put(column.name(), column.doc());
            }
            Map<String, String> comments = tables.comments("games");
            assertEquals(
                    List.copyOf(tables.types("games").keySet()),
                    List.copyOf(comments.keySet()),
                    "with fields of structs");
            comments.keySet().removeIf(name -> name.contains("."));
            assertEquals(games, comments);
            assertEquals(List.copyOf(games.keySet()), List.copyOf(comments.keySet()));
            for (StatTable table : StatTable.all()) {
                assertEquals(table.columns(), tables.comments("stats_" + table.name()));
            }
            Map<String, String> duplicates = new LinkedHashMap<>();
            for (StructField field : DuplicateTable.SCHEMA.fields()) {
                duplicates.put(field.name(), field.getComment().get());
            }
            assertEquals(duplicates, tables.comments("duplicates"));
            String described = command("sql", run.toString(), "describe games", "--format", "csv");
            for (GameColumn column : GameColumns.all(false)) {
                assertTrue(described.contains("\n" + column.name() + ","), column.name());
                assertTrue(described.contains(column.doc().replace("\"", "\"\"")), column.name());
            }
        }
    }

    @Test
    void everyColumnOfEveryTableOfAnAuditSaysWhatItMeans(SparkSession spark, @TempDir Path folder) throws Exception {
        Path samples = SharedData.top().resolve("data-samples");
        Path first = samples.resolve("krush-liu-2011-mate-recorded-draw.pgn");
        Path second = samples.resolve("fischer-petrosian-1971-qe2-three-times.pgn");
        Path out = folder.resolve("out");
        TestAudit audit = TestAudit.of(out, first).laws("fide-2014,fide-2023").keepMoves(true);
        new AuditJob(spark, audit.settings(), new PrintWriter(new StringWriter())).run();
        // Appending makes the tables anew of old and new rows; what they mean must not get lost by that.
        audit = TestAudit.of(out, second)
                .laws("fide-2014,fide-2023")
                .keepMoves(true)
                .append(true);
        new AuditJob(spark, audit.settings(), new PrintWriter(new StringWriter())).run();
        try (DuckDb tables = DuckDb.open(out)) {
            assertTrue(
                    tables.tables().containsAll(List.of("games", "findings", "verdicts", "inputs")),
                    () -> tables.tables().toString());
            for (String table : tables.tables()) {
                Map<String, String> comments = tables.comments(table);
                for (String column : tables.types(table).keySet()) {
                    String meaning = comments.get(column);
                    assertTrue(meaning != null && meaning.endsWith("."), table + "." + column + ": " + meaning);
                }
            }
        }
        String described = command("sql", out.toString(), "describe findings", "--format", "csv");
        assertTrue(described.contains("\ncode,VARCHAR,\"What was found, a word in capitals.\""), described);
        described = command("sql", out.toString(), "describe games", "--format", "csv");
        assertTrue(described.contains("\nfindings,STRUCT(...)[],"), described);
        assertTrue(described.contains("\nfindings.severity,INTEGER,1 critical to 5 informational."), described);
        assertTrue(described.contains("\nclaims.turns,INTEGER,On how many turns it stood."), described);
    }

    @Test
    void theTwoScoresOfFischerAndPetrosianAreFound() throws Exception {
        String found = command(
                "sql",
                run.toString(),
                "select code, detail from duplicates where white like 'Fischer%' and code is not null",
                "--format",
                "json");
        assertEquals("{\"code\":\"CONFLICTING_MOVES\",\"detail\":\"66 plies here, 67 there\"}\n", found);
    }

    @Test
    void mistakesInSqlAreWrongUsageAndSayWhatWouldBeRight() {
        StringWriter err = new StringWriter();
        int code = Main.run(
                new String[] {"sql", run.toString(), "select * from gmes"},
                new PrintWriter(new StringWriter()),
                new PrintWriter(err));
        assertEquals(2, code);
        assertTrue(err.toString().contains("Did you mean \"games\"?"), err.toString());
    }

    @Test
    void folderWithoutARunIsAnInputThatCannotBeRead(@TempDir Path empty) {
        StringWriter err = new StringWriter();
        int code = Main.run(
                new String[] {"sql", empty.toString(), "show tables"},
                new PrintWriter(new StringWriter()),
                new PrintWriter(err));
        assertEquals(3, code);
        assertTrue(err.toString().contains("_arbiter.json"), err.toString());
    }

    @Test
    void aRunDiffersFromItselfInNothingAndFromOtherLawsByTheRuleSet(SparkSession spark, @TempDir Path other)
            throws Exception {
        assertEquals("", command("diff", run.toString(), run.toString(), "--format", "json"));
        spark.read()
                .format("pgn")
                .option("laws", "lichess-2020")
                .load(SharedData.top().resolve("data-samples").toString())
                .write()
                .parquet(other.resolve("games").toUri().toString());
        Files.writeString(other.resolve("_arbiter.json"), "{\"version\":\"2\",\"arguments\":{\"certify\":false}}");
        List<String> lines = new ArrayList<>(command("diff", run.toString(), other.toString(), "--format", "json")
                .lines()
                .toList());
        assertTrue(lines.size() > 20, "only " + lines.size() + " games differ");
        lines.removeIf(line -> line.startsWith("{\"why\":\"rule set\"") || line.startsWith("{\"why\":\"version\""));
        assertEquals(List.of(), lines);
    }

    @Test
    void gamesAreFoundAgainInOtherFilesAndMissingOnesAreTold(@TempDir Path other) throws Exception {
        Files.createDirectories(other.resolve("games"));
        Files.copy(run.resolve("_arbiter.json"), other.resolve("_arbiter.json"));
        try (DuckDb tables = DuckDb.open(run);
                var statement = tables.connection().createStatement()) {
            statement.execute(
                    "copy (select * replace (source || '.gz' as source) from games where white not like 'Krush%')"
                            + " to '" + other.resolve("games/part.parquet") + "' (format parquet)");
        }
        List<String> lines = command("diff", run.toString(), other.toString(), "--format", "json")
                .lines()
                .toList();
        assertEquals(2, lines.size(), lines.toString());
        for (String line : lines) {
            assertTrue(
                    line.startsWith("{\"why\":\"only in the first run\"") && line.contains("\"Krush, Irina\""), line);
        }
        String table = command("diff", run.toString(), other.toString());
        assertTrue(table.startsWith("why                    game"), table);
        assertFalse(table.contains("->") || table.contains("none"), table);
    }

    @Test
    void whatTheSmallFilesHeldIsTold(@TempDir Path runs) throws Exception {
        String old = account(runs, "old", "'rules.tsv' as events, null as accept");
        String one = account(
                runs, "one", "'rules.tsv' as events, 'aa' as events_sha256, 'x' as accept, 'cc' as accept_sha256");
        String changed = account(
                runs, "changed", "'rules.tsv' as events, 'bb' as events_sha256, 'y' as accept, 'dd' as accept_sha256");
        String moved = account(
                runs, "moved", "'other.tsv' as events, 'aa' as events_sha256, 'x' as accept, 'cc' as accept_sha256");
        String none =
                account(runs, "none", "null as events, null as events_sha256, null as accept, null as accept_sha256");
        String another = "events: rules.tsv in both runs, with another content in the second";
        assertEquals(List.of(another, "accept: x in the first run, y in the second"), options(one, changed));
        assertEquals(List.of(), options(one, moved));
        assertEquals(
                List.of(
                        "events: rules.tsv in the first run, none in the second",
                        "accept: x in the first run, none in the second"),
                options(one, none));
        assertEquals(List.of("events: none in the first run, rules.tsv in the second"), options(none, old));
        assertEquals(List.of("accept: none in the first run, x in the second"), options(old, one));
        assertEquals(List.of(), options(none, none));
        // The reason stands beside each game, too.
        try (DuckDb tables = DuckDb.open(run);
                var statement = tables.connection().createStatement()) {
            statement.execute("copy (select * replace ('open' as verdict) from games where white like 'Krush%') to '"
                    + changed + "/games/part.parquet' (format parquet, overwrite)");
        }
        assertTrue(command("diff", one, changed, "--format", "json").startsWith("{\"why\":\"options\""));
    }

    /** A run of two games whose account has these arguments. */
    private String account(Path runs, String name, String arguments) throws Exception {
        Path folder =
                Files.createDirectories(runs.resolve(name).resolve("games")).getParent();
        try (DuckDb tables = DuckDb.open(run);
                var statement = tables.connection().createStatement()) {
            statement.execute("copy (select * from games where white like 'Krush%') to '" + folder
                    + "/games/part.parquet'" + " (format parquet)");
            statement.execute("copy (select '1' as version, {" + arguments.replaceAll("(\\S+) as (\\w+)", "$2: $1")
                    + "} as arguments) to '" + folder + "/_arbiter.json' (format json)");
        }
        return folder.toString();
    }

    /** What diff tells of the options of two runs. */
    private static List<String> options(String one, String other) {
        StringWriter err = new StringWriter();
        String[] args = {"diff", one, other};
        assertEquals(
                0, Main.run(args, new PrintWriter(new StringWriter()), new PrintWriter(err, true)), err.toString());
        return err.toString()
                .lines()
                .takeWhile(line -> !line.startsWith("2 games and "))
                .toList();
    }

    @Test
    void theStatementOfTheReadmeMakesTheSameViewInSpark(SparkSession spark) throws Exception {
        String readme = Files.readString(SharedData.top().resolve("README.md"));
        int from = readme.indexOf("CREATE TEMPORARY VIEW games");
        String statement = readme.substring(from, readme.indexOf("```", from))
                .replace("out/games", run.resolve("games").toUri().toString());
        SparkSession session = spark.newSession();
        session.sql(statement);
        long games = session.sql("SELECT count(*) FROM games").head().getLong(0);
        try (DuckDb tables = DuckDb.open(run)) {
            assertEquals(
                    List.of(List.<Object>of(games)),
                    tables.ask("select count(*) from games").rows());
        }
    }

    @Test
    void theViewsOfSparkAreThoseOfDuckDb(SparkSession spark) throws Exception {
        SparkSession session = spark.newSession();
        session.conf().set("spark.arbiter.run", run.toUri().toString());
        List<String> views = new ArrayList<>();
        for (String statement : Files.readString(SharedData.top().resolve("jobs/docs/views.sql"))
                .replaceAll("(?m)^--.*$", "")
                .split(";")) {
            String table = statement.strip().replaceAll("^CREATE OR REPLACE TEMPORARY VIEW (\\w*) .*", "$1");
            if (!table.isEmpty() && !List.of("findings", "inputs").contains(table)) {
                session.sql(statement);
                views.add(table);
            }
        }
        try (DuckDb tables = DuckDb.open(run)) {
            assertEquals(tables.tables(), views.stream().sorted().toList());
            for (String table : views) {
                assertEquals(
                        tables.ask("select count(*) from " + table)
                                .rows()
                                .get(0)
                                .get(0),
                        session.sql("SELECT count(*) FROM " + table).head().get(0),
                        table);
            }
        }
    }

    private static String command(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        assertEquals(0, Main.run(args, new PrintWriter(out, true), new PrintWriter(err, true)), err.toString());
        return out.toString();
    }
}
