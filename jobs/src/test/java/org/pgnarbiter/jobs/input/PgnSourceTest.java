package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.SharedSpark;
import org.pgnarbiter.testkit.SharedData;

@ExtendWith(SharedSpark.class)
class PgnSourceTest {
    private static final String GAME =
            "[Event \"e\"]\n[White \"W %d\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n";

    @TempDir
    private Path folder;

    private final SparkSession spark;

    PgnSourceTest(SparkSession spark) {
        this.spark = spark;
    }

    @Test
    void everyPackingAndSplitSizeGivesTheSameRows() throws IOException {
        byte[] text = Corpora.games(600, "\n");
        List<Row> expected = null;
        for (Corpora.Packing packing : Corpora.Packing.values()) {
            Path file = folder.resolve(packing.name().toLowerCase(Locale.ROOT) + ".pgn");
            Files.write(file, Corpora.pack(packing, text, 7));
            List<String> whole = null;
            for (long splitBytes : new long[] {0, 1 << 16}) {
                Dataset<Row> games = spark.read()
                        .format("pgn")
                        .option("splitBytes", splitBytes)
                        .load(file.toString());
                List<Row> content = games.select("byte_length", "site", "plies", "final_fen", "result")
                        .orderBy("site")
                        .collectAsList();
                expected = expected == null ? content : expected;
                assertEquals(expected, content, packing + " in splits of " + splitBytes);
                List<String> keys = games
                        .selectExpr("concat_ws(' ', source, block_offset, byte_offset, site) as k")
                        .orderBy("k")
                        .collectAsList()
                        .stream()
                        .map(r -> r.getString(0))
                        .toList();
                whole = whole == null ? keys : whole;
                assertEquals(whole, keys, packing + " in splits of " + splitBytes);
            }
        }
        assertEquals(600, expected.size());
    }

    @Test
    void onlyWhatIsAskedForIsRead() throws IOException {
        write("a.pgn", 3);
        Dataset<Row> games = spark.read().format("pgn").load(folder.toString());
        assertEquals(3, games.count());
        assertEquals(List.of("W 0", "W 1", "W 2"), column(games.select("white").orderBy("white")));
        assertEquals(List.of("W 2"), column(games.where("white = 'W 2'").select("white")));
        assertEquals(List.of("7"), column(games.select("plies").distinct().selectExpr("cast(plies as string)")));
        assertTrue(games.schema().apply("plies").getComment().isDefined());
    }

    /** What is counted without reading, and what has to be read to be counted, whole, cut, packed and damaged. */
    @Test
    void countIsTheNumberOfRowsInEveryPackingAndSplitSize() throws IOException {
        String tags = "[Event \"h\"]\n[Result \"*\"]\n\n";
        String hostile = tags + "1. e4 1-0 1. d4 d5 *\n\n"
                + tags + "1. e4 e51-0 1. d4 d5 *\n\n"
                + tags + "1. e4 {\n[Event \"q\"] x\n\n1. d4 {y} } *\n\n"
                + tags + "1. e4 { oh\n\n" + tags + "1. d4 } *\n\n"
                + "[Event \"x\"]\n[White \"W\n" + tags + "; { 1-0\n1. e4 *\n\n"
                + "1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n";
        String some = new String(Corpora.games(60, "\n"), StandardCharsets.UTF_8);
        byte[] text = (some + hostile).repeat(5).getBytes(StandardCharsets.UTF_8);
        long expected = -1;
        for (Corpora.Packing packing : Corpora.Packing.values()) {
            byte[] good = Corpora.pack(packing, text, 7);
            byte[] cut = java.util.Arrays.copyOf(good, good.length * 2 / 3);
            byte[] bad = good.clone();
            java.util.Arrays.fill(bad, bad.length / 2, bad.length / 2 + 40, (byte) 0x5A);
            for (byte[] bytes : List.of(good, cut, bad)) {
                Path file = folder.resolve("x.pgn");
                Files.write(file, bytes);
                for (long splitBytes : bytes == good ? new long[] {0, 20_000} : new long[] {30_000}) {
                    Dataset<Row> games = spark.read()
                            .format("pgn")
                            .option("splitBytes", splitBytes)
                            .load(file.toString());
                    String where = packing + " of " + bytes.length + " bytes in splits of " + splitBytes;
                    long rows =
                            games.select("plies", "byte_offset").collectAsList().size();
                    if (bytes == good) {
                        expected = expected < 0 ? rows : expected;
                        assertEquals(expected, rows, where);
                        assertEquals(
                                rows,
                                games.select("source", "byte_offset")
                                        .collectAsList()
                                        .size(),
                                where);
                    }
                    assertEquals(rows, games.count(), where);
                }
            }
        }
        assertTrue(expected > 300, expected + " games");
    }

    @Test
    void whatIsAskedOfCountedGamesDoesNotMatter() throws IOException {
        write("a.pgn", 500);
        write("b.pgn", 30);
        write("c.pgn.gz", 70);
        Dataset<Row> games = spark.read().format("pgn").load(folder.toString());
        assertEquals(600, games.count());
        assertEquals(600, games.selectExpr("1").collectAsList().size());
        assertEquals(7, games.limit(7).count());
        assertEquals(1200, games.union(games).count());
        assertEquals(3, games.where("white = 'W 2'").count());
        assertEquals(0, games.where("1 = 2").count());
        assertEquals(
                "[[a.pgn,500], [b.pgn,30], [c.pgn.gz,70]]",
                games.groupBy(org.apache
                                .spark
                                .sql
                                .functions
                                .expr("regexp_extract(source, '[^/]*$', 0)")
                                .as("file"))
                        .count()
                        .orderBy("file")
                        .collectAsList()
                        .toString());
        assertEquals(
                600,
                spark.read()
                        .format("pgn")
                        .option("mode", "failfast")
                        .load(folder.toString())
                        .count());
    }

    @Test
    void countingFailsAtTheFirstBadGameWhenAskedTo() throws IOException {
        write("a.pgn", 100);
        Files.writeString(folder.resolve("b.pgn"), "[Event \"e\"]\n\n1. e4 e5 2. Ke3 1-0\n\n".repeat(10));
        Dataset<Row> games = spark.read().format("pgn").load(folder.toString());
        assertEquals(110, games.count());
        Dataset<Row> strict =
                spark.read().format("pgn").option("mode", "failfast").load(folder.toString());
        Exception e = assertThrows(Exception.class, strict::count);
        assertTrue(messages(e).contains("stops at ply 3"), messages(e));
    }

    @Test
    void fieldsInsideAColumnAreThoseOfTheWholeColumn() {
        Dataset<Row> games = spark.read()
                .format("pgn")
                .load(SharedData.top().resolve("data-samples").toString());
        // What Spark keeps of collected rows, it does not read again.
        Dataset<Row> whole = spark.createDataFrame(games.collectAsList(), games.schema());
        String[] fields = {
            "source",
            "byte_offset",
            "findings.ply",
            "findings.severity",
            "findings.detail",
            "claims.turns",
            "by_laws.verdict"
        };
        List<Row> expected =
                whole.selectExpr(fields).orderBy("source", "byte_offset").collectAsList();
        assertEquals(140, expected.size());
        assertEquals(
                expected,
                games.selectExpr(fields).orderBy("source", "byte_offset").collectAsList());
    }

    @Test
    void foldersGlobsAndManyPathsAreRead() throws IOException {
        write("a.pgn", 1);
        write("deep/er/B.PGN", 2);
        write("deep/c.pgn.gz", 4);
        write("deep/named-otherwise.dat", 8);
        write("deep/.hidden.pgn", 16);
        write("_temporary/d.pgn", 32);
        Files.writeString(folder.resolve("deep/README.md"), "# Not a game\n\n1. e4 is no PGN here\n");
        Files.write(folder.resolve("deep/picture.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 0, 1});
        assertEquals(15, count(folder.toString()));
        assertEquals(3, count(folder + "/a.pgn", folder + "/deep/er", folder + "/*.pgn"));
        assertEquals(8, count(folder + "/deep/named*"));
        Exception e = assertThrows(Exception.class, () -> count(folder + "/nothing*"));
        assertTrue(e.getMessage().contains("nothing*"), e.getMessage());
    }

    @Test
    void damageFailsTheQueryOnlyWhenAskedTo() throws IOException {
        byte[] file = Corpora.pack(Corpora.Packing.PZSTD, Corpora.games(500, "\n"), 3);
        Path path = folder.resolve("x.pgn.zst");
        Files.write(path, java.util.Arrays.copyOf(file, file.length * 2 / 3));
        assertTrue(count(path.toString()) > 150);
        Exception e = assertThrows(
                Exception.class,
                () -> spark.read()
                        .format("pgn")
                        .option("mode", "failfast")
                        .load(path.toString())
                        .count());
        assertTrue(messages(e).contains("x.pgn.zst"), messages(e));
        assertThrows(
                Exception.class,
                () -> spark.read()
                        .format("pgn")
                        .option("mode", "dropmalformed")
                        .load(path.toString())
                        .count());
    }

    @Test
    void smallFilesShareATaskAndLargeOnesAreCut() throws IOException {
        for (int i = 0; i < 40; i++) {
            write("small" + i + ".pgn", 1);
        }
        Files.write(folder.resolve("large.pgn"), Corpora.games(20_000, "\n"));
        Dataset<Row> games = spark.read().format("pgn").load(folder.toString());
        assertEquals(20_040, games.count());
        assertTrue(games.rdd().getNumPartitions() < 12, games.rdd().getNumPartitions() + " tasks");
    }

    @Test
    void textOverTheLimitBecomesARow() throws IOException {
        String game = String.format(Locale.ROOT, GAME, 1).replace("1. e4", "1. e4 {" + "x".repeat(5000) + "}");
        Files.writeString(folder.resolve("long.pgn"), game + game + String.format(Locale.ROOT, GAME, 2));
        List<Row> rows = spark.read()
                .format("pgn")
                .option("maxGameBytes", 2000)
                .load(folder.toString())
                .orderBy("byte_offset")
                .select("stop", "plies", "byte_length")
                .collectAsList();
        assertEquals("[too_long,1," + (game.length() - 2) + "]", rows.get(0).toString());
        assertEquals(3, rows.size());
        assertEquals(7, rows.get(2).getInt(1));
    }

    private long count(String... paths) {
        return spark.read().format("pgn").load(paths).count();
    }

    private static List<String> column(Dataset<Row> rows) {
        return rows.collectAsList().stream().map(row -> row.getString(0)).toList();
    }

    private static String messages(Throwable e) {
        StringBuilder all = new StringBuilder();
        for (Throwable t = e; t != null; t = t.getCause()) {
            all.append(t.getMessage()).append('\n');
        }
        return all.toString();
    }

    private void write(String name, int games) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        List<String> text = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            text.add(String.format(Locale.ROOT, GAME, i));
        }
        byte[] bytes = String.join("", text).getBytes(StandardCharsets.UTF_8);
        Files.write(file, name.endsWith(".gz") ? Corpora.pack(Corpora.Packing.GZ, bytes, 1) : bytes);
    }
}
