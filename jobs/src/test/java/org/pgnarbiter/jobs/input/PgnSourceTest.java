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
