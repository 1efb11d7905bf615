package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.pgnarbiter.jobs.report.DuckDb;

@ExtendWith(SharedSpark.class)
class PartitionByTest {
    /** What somebody might write into a Date tag, and what becomes of it: year, month. */
    private static final String[][] DATES = {
        {"1997.05.11", "1997", "5"},
        {"1997.12.??", "1997", "12"},
        {"1997-11", "1997", "11"},
        {"1972.??.??", "1972", null},
        {"2019.13.40", "2019", null},
        {"????.??.??", null, null},
        {"../../../escaped", null, null},
        {"/etc/passwd", null, null},
        {"2019.05.01/../../../escaped", "2019", "5"},
        {"..", null, null},
        {"", null, null},
        {"1997=%2F..%2F", null, null},
        {"year=1980", null, null},
        {"__HIVE_DEFAULT_PARTITION__", null, null},
        {"a:b*c?d\"e'f{g}h[i]j^k\\l#m%n", null, null},
        {"\u0000\u0001\u007f\r\n", null, null},
        {"9".repeat(5000), null, null},
    };

    /** Names of files, of which none may become the name of a folder as it is. */
    private static final List<String> NAMES = List.of(
            "plain.pgn",
            "with blank & = % 2F.pgn",
            "2019",
            "1e5",
            "..hidden..pgn",
            "\u00e9\u4e16\u754c.pgn",
            "long" + "-".repeat(240) + ".pgn");

    @TempDir
    private Path temp;

    private Path in;
    private final SparkSession spark;

    PartitionByTest(SparkSession spark) {
        this.spark = spark;
        spark.sparkContext().hadoopConfiguration().set("fs.flaky.impl", FlakyFileSystem.class.getName());
    }

    @BeforeEach
    void writeHostileGames() throws IOException {
        in = Files.createDirectories(temp.resolve("a/in"));
        for (int i = 0; i < NAMES.size(); i++) {
            StringBuilder text = new StringBuilder();
            for (int k = i % 2; k < DATES.length; k++) {
                text.append(String.format(
                        Locale.ROOT,
                        "[Event \"e\"]\n[Date \"%s\"]\n[Round \"%d.%d\"]\n[White \"../w\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n",
                        DATES[k][0].replace("\\", "\\\\").replace("\"", "\\\""),
                        i,
                        k));
            }
            Files.writeString(in.resolve(NAMES.get(i)), text);
        }
    }

    @AfterEach
    void mendTheDisk() {
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
    void foldersChangeNothingOfTheGamesAndNoTagEscapes(PartitionBy by) throws Exception {
        String flat = temp.resolve("a/flat").toString();
        run(flat, PartitionBy.NONE, "", in + "/*");
        String output = temp.resolve("a/out").toString();
        run(output, by, "", in + "/*");
        assertEquals(signature(flat), signature(output));
        assertEquals(
                List.of("flat", "in", "out"),
                names(temp.resolve("a")),
                "nothing is written outside the output's folder");
        assertEquals(List.of("a"), names(temp));
        String columns = "source, block_offset, byte_offset, date_text, year, round, white";
        List<List<Object>> rows;
        try (DuckDb tables = DuckDb.open(Path.of(flat))) {
            rows = tables.ask("select " + columns + " from games order by all").rows();
        }
        try (DuckDb tables = DuckDb.open(Path.of(output))) {
            assertEquals(
                    rows,
                    tables.ask("select " + columns + " from games order by all").rows());
            assertEquals(
                    "INTEGER",
                    tables.ask("select any_value(typeof(year)) from games")
                            .rows()
                            .get(0)
                            .get(0));
            assertTrue(tables.comments("games").get("year").startsWith("The year"));
        }
        String before = String.join(",", spark.read().parquet(flat + "/games").columns());
        String after = String.join(",", spark.read().parquet(output + "/games").columns());
        assertTrue(after.startsWith(before), "the columns of an output without folders come first: " + after);
        assertEquals(
                rows.size(),
                spark.read().parquet(output + "/games").where("white = '../w'").count());
        TreeSet<String> folders = new TreeSet<>();
        try (Stream<Path> all = Files.walk(Path.of(output, "games"))) {
            all.filter(file -> file.toString().endsWith(".parquet"))
                    .forEach(file -> folders.add(Path.of(output, "games")
                            .relativize(file.getParent())
                            .toString()));
        }
        assertEquals(expectedFolders(by), folders.size(), folders.toString());
        assertTrue(folders.stream().allMatch(f -> f.matches(pattern(by))), folders.toString());
    }

    private static int expectedFolders(PartitionBy by) {
        return switch (by) {
            case NONE -> 1;
            case YEAR -> (int) Stream.of(DATES).map(d -> "" + d[1]).distinct().count();
            case MONTH ->
                (int) Stream.of(DATES).map(d -> d[1] + "-" + d[2]).distinct().count();
            case SOURCE -> NAMES.size();
        };
    }

    private static String pattern(PartitionBy by) {
        return switch (by) {
            case NONE -> "";
            case YEAR -> "year=([0-9]{4}|__HIVE_DEFAULT_PARTITION__)";
            case MONTH -> "year=([0-9]{4}|__HIVE_DEFAULT_PARTITION__)/month=([0-9]{1,2}|__HIVE_DEFAULT_PARTITION__)";
            case SOURCE -> "source_file=[A-Za-z0-9._-]{1,120}\\.h[0-9a-f]{16}";
        };
    }

    @Test
    void yearsThatNobodyKnowsAreStillNumbers() throws Exception {
        Path file = temp.resolve("undated.pgn");
        Files.writeString(file, "[Event \"e\"]\n[Date \"????.??.??\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
        String output = temp.resolve("out").toString();
        run(output, PartitionBy.MONTH, "", file.toString());
        assertEquals(
                "int",
                PartitionBy.read(spark, output + "/games")
                        .schema()
                        .apply("year")
                        .dataType()
                        .simpleString());
        try (DuckDb tables = DuckDb.open(Path.of(output))) {
            assertEquals(
                    List.of(Arrays.asList(null, "INTEGER", null, "INTEGER")),
                    tables.ask("select g.year, typeof(g.year), f.year, typeof(f.year) from games g, findings f"
                                    + " where f.code = 'RESULT_CONTRADICTS_CHECKMATE'")
                            .rows());
        }
    }

    @Test
    void foldersCanBeAppendedToOverwrittenAndResumed() throws Exception {
        String whole = temp.resolve("whole").toString();
        run(whole, PartitionBy.NONE, "", in + "/[p2w]*");
        String output = temp.resolve("out").toString();
        run(output, PartitionBy.YEAR, "", in + "/[p2]*");
        Exception other =
                assertThrows(IOException.class, () -> run(output, PartitionBy.MONTH, "append", in + "/[p2w]*"));
        assertTrue(other.getMessage().contains("--partition-by"), other.getMessage());
        run(output, PartitionBy.YEAR, "append", in + "/[p2w]*");
        assertEquals(signature(whole), signature(output));
        run(output, PartitionBy.MONTH, "overwrite", in + "/[p2w]*");
        assertEquals(signature(whole), signature(output));

        String broken = temp.resolve("broken").toString();
        FlakyFileSystem.LEFT.set(3 + 3);
        assertThrows(Exception.class, () -> run(broken, PartitionBy.SOURCE, "", "flaky://" + in + "/[p2w]*"));
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        assertFalse(Files.exists(Path.of(broken, "_arbiter.json")));
        assertTrue(spark.read().parquet(broken + "/games").count() > 0);
        run(broken, PartitionBy.SOURCE, "resume", "flaky://" + in + "/[p2w]*");
        assertEquals(signature(whole), signature(broken));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void run(String output, PartitionBy by, String how, String path) throws IOException {
        AuditJob.Settings settings = TestAudit.of(output, path)
                .overwrite(how.equals("overwrite"))
                .resume(how.equals("resume"))
                .append(how.equals("append"))
                .splitBytes(by == PartitionBy.SOURCE ? 5000 : 0)
                .partitionBy(by)
                .settings();
        new AuditJob(spark, settings, new PrintWriter(new StringWriter())).run();
    }

    private String signature(String output) throws IOException {
        return StoredRun.signature(spark, output);
    }
}
