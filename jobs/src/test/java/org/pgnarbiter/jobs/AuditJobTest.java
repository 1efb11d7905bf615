package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.input.Corpora;

@ExtendWith(SharedSpark.class)
class AuditJobTest {
    @TempDir
    private Path folder;

    private final SparkSession spark;

    AuditJobTest(SparkSession spark) {
        this.spark = spark;
        spark.sparkContext().hadoopConfiguration().set("fs.flaky.impl", FlakyFileSystem.class.getName());
    }

    @AfterEach
    void mendTheDisk() {
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        FlakyFileSystem.ENDS_THAT_FAIL.clear();
    }

    @Test
    void onePackingIsAsGoodAsAnother() throws IOException {
        byte[] text = Corpora.games(300, "\n");
        List<String> signatures = new ArrayList<>();
        for (Corpora.Packing packing : List.of(
                Corpora.Packing.PLAIN,
                Corpora.Packing.PZSTD,
                Corpora.Packing.BZ2_STREAMS,
                Corpora.Packing.GZ_MEMBERS)) {
            Path file = folder.resolve(packing.name());
            Files.write(file, Corpora.pack(packing, text, 5));
            String output = folder.resolve("out-" + packing).toString();
            run(settings(output, 0, false, false, file.toString()));
            signatures.add(signature(output));
            assertEquals(
                    List.of("300," + text.length + ",ok,null"),
                    rows(output, "inputs", "games", "text_bytes", "status", "error"));
        }
        assertEquals(1, signatures.stream().distinct().count(), signatures.toString());
    }

    @Test
    void everyInputHasItsRow() throws IOException {
        byte[] text = Corpora.games(200, "\n");
        byte[] pzstd = Corpora.pack(Corpora.Packing.PZSTD, text, 4);
        Files.write(folder.resolve("a.pgn"), text);
        Files.write(folder.resolve("b.pgn.zst"), java.util.Arrays.copyOf(pzstd, pzstd.length - 5));
        Files.write(folder.resolve("c.pgn.7z"), new byte[] {'7', 'z', (byte) 0xbc, (byte) 0xaf, 0x27, 0x1c, 0, 4});
        Files.write(folder.resolve("d.pgn"), new byte[0]);
        String output = folder.resolve("out").toString();
        run(settings(output, pzstd.length / 3, false, false, folder.toString()));
        List<String> inputs = rows(output, "inputs", "path", "format", "games", "status", "error", "pieces");
        assertEquals(4, inputs.size());
        assertTrue(inputs.get(0).endsWith("a.pgn,plain,200,ok,null," + pieces(text.length, pzstd.length / 3)));
        assertTrue(
                inputs.get(1)
                        .matches(".*b.pgn.zst,zst,1\\d\\d,truncated,file ends at byte " + (pzstd.length - 5)
                                + " within the zstd frame at byte \\d+,\\d"),
                inputs.get(1));
        assertTrue(inputs.get(2).contains("c.pgn.7z,7z,0,unreadable,damaged near byte"), inputs.get(2));
        assertTrue(inputs.get(3).endsWith("d.pgn,plain,0,ok,null,1"), inputs.get(3));
        long games = spark.read().parquet(output + "/games").count();
        assertEquals(
                games,
                spark.read()
                        .parquet(output + "/inputs")
                        .selectExpr("sum(games)")
                        .head()
                        .getLong(0));
    }

    private static int pieces(long length, long split) {
        return (int) ((length + split - 1) / split);
    }

    @Test
    void tasksThatFailTwiceReportEachDamageOnce() throws IOException {
        byte[] zst = Corpora.pack(Corpora.Packing.PZSTD, Corpora.games(200, "\n"), 6);
        for (int i = 0; i < 4; i++) {
            Files.write(folder.resolve(i + "-damaged.pgn.zst"), java.util.Arrays.copyOf(zst, zst.length - 5 - i));
            Files.write(folder.resolve(i + "-whole.pgn"), Corpora.games(50 + i, "\n"));
        }
        String calm = folder.resolve("calm").toString();
        run(settings(calm, 0, false, false, "flaky://" + folder + "/*.*"));
        // All files are in one task, which fails twice, when reports of damaged files are made already.
        FlakyFileSystem.ENDS_THAT_FAIL.put("1-whole.pgn", new AtomicInteger(1));
        FlakyFileSystem.ENDS_THAT_FAIL.put("3-whole.pgn", new AtomicInteger(1));
        String stormy = folder.resolve("stormy").toString();
        run(settings(stormy, 0, false, false, "flaky://" + folder + "/*.*"));
        FlakyFileSystem.ENDS_THAT_FAIL.values().forEach(left -> assertTrue(left.get() <= 0, "the disk did fail"));
        String[] columns = {"path", "format", "games", "text_bytes", "status", "error", "pieces"};
        assertEquals(8, rows(calm, "inputs", columns).size());
        assertEquals(
                4,
                rows(calm, "inputs", "status").stream()
                        .filter("truncated"::equals)
                        .count());
        assertEquals(rows(calm, "inputs", columns), rows(stormy, "inputs", columns));
        assertEquals(signature(calm), signature(stormy));
    }

    @Test
    void filesThatMayNotBeReadAreRowsThatSaySo() throws IOException {
        Files.write(folder.resolve("in.pgn"), Corpora.games(50, "\n"));
        Files.write(folder.resolve("secret.pgn"), Corpora.games(50, "\n"));
        FlakyFileSystem.FORBIDDEN.add("secret.pgn");
        String output = folder.resolve("out").toString();
        String said;
        try {
            // Cut into pieces, so that planning wants to look into the files.
            said = run(settings(output, 1000, false, false, "flaky://" + folder + "/*.pgn"));
        } finally {
            FlakyFileSystem.FORBIDDEN.clear();
        }
        assertEquals(
                List.of(
                        "in.pgn,50,ok,null",
                        "secret.pgn,0,unreadable,flaky:" + folder + "/secret.pgn (Permission denied)"),
                rows(output, "inputs", "regexp_extract(path, '[^/]*$', 0)", "games", "status", "error"));
        assertEquals(50, spark.read().parquet(output + "/games").count());
        assertTrue(said.contains("; one input file is damaged or cannot be read, see the table inputs"), said);
    }

    @Test
    void theAccountTellsMemoryAndTime() throws IOException {
        Files.write(folder.resolve("in.pgn"), Corpora.games(50, "\n"));
        String output = folder.resolve("out").toString();
        String said = run(settings(output, 0, false, false, folder + "/in.pgn"));
        assertFalse(said.contains("damaged"), said);
        var account =
                new ObjectMapper().readTree(Path.of(output, "_arbiter.json").toFile());
        long memory = account.get("peak_memory_bytes").asLong();
        assertTrue(memory > 50L << 20 && memory < 64L << 30, account.toString());
        assertTrue(account.get("seconds").isNumber(), account.toString());
    }

    @Test
    void brokenRunIsResumedToTheSameSignature() throws IOException {
        for (int i = 0; i < 8; i++) {
            Files.write(folder.resolve("in" + i + ".pgn"), Corpora.games(100 + i, "\n"));
        }
        String in = "flaky://" + folder + "/in*.pgn";
        String whole = folder.resolve("whole").toString();
        run(settings(whole, 4000, false, false, in));
        String output = folder.resolve("out").toString();
        // Planning opens each of the 8 files once, and each piece is opened once.
        FlakyFileSystem.LEFT.set(30);
        assertThrows(Exception.class, () -> run(settings(output, 4000, false, false, in)));
        assertFalse(Files.exists(Path.of(output, "_arbiter.json")));
        assertTrue(Files.isDirectory(Path.of(output, "_log")));
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        Exception unfinished = assertThrows(IOException.class, () -> run(settings(output, 4000, false, false, in)));
        assertTrue(unfinished.getMessage().contains("--resume"), unfinished.getMessage());
        Exception otherOptions = assertThrows(IOException.class, () -> run(settings(output, 5000, false, true, in)));
        assertTrue(otherOptions.getMessage().contains("cannot be resumed"), otherOptions.getMessage());
        long before = spark.read().parquet(output + "/games").count();
        assertTrue(before > 0 && before < 828, "" + before);
        List<String> committed = committedFiles(output);
        assertFalse(committed.isEmpty());
        run(settings(output, 4000, false, true, in));
        assertEquals(signature(whole), signature(output));
        for (String file : committed) {
            assertTrue(Files.exists(Path.of(output, "games", file)), "what was done is not done again: " + file);
        }
        assertEquals(
                rows(whole, "inputs", "path", "games", "pieces"), rows(output, "inputs", "path", "games", "pieces"));
        assertFalse(Files.exists(Path.of(output, "_log")));
    }

    @Test
    void changedInputIsNotResumed() throws IOException {
        for (int i = 0; i < 4; i++) {
            Files.write(folder.resolve("in" + i + ".pgn"), Corpora.games(100, "\n"));
        }
        String in = "flaky://" + folder + "/in*.pgn";
        String output = folder.resolve("out").toString();
        FlakyFileSystem.LEFT.set(20);
        assertThrows(Exception.class, () -> run(settings(output, 4000, false, false, in)));
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        Files.write(folder.resolve("in3.pgn"), Corpora.games(101, "\n"));
        Exception e = assertThrows(IOException.class, () -> run(settings(output, 4000, false, true, in)));
        assertTrue(e.getMessage().contains("cannot be resumed"), e.getMessage());
    }

    @Test
    void failedOverwriteLeavesTheEarlierOutput() throws IOException {
        Files.write(folder.resolve("in.pgn"), Corpora.games(50, "\n"));
        String in = "flaky://" + folder + "/in.pgn";
        String output = folder.resolve("out").toString();
        run(settings(output, 0, false, false, in));
        String before = signature(output);
        assertThrows(IOException.class, () -> run(settings(output, 0, false, false, in)));
        FlakyFileSystem.LEFT.set(0);
        assertThrows(Exception.class, () -> run(settings(output, 0, true, false, in)));
        assertEquals(before, signature(output));
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        Files.write(folder.resolve("in.pgn"), Corpora.games(60, "\n"));
        run(settings(output, 0, true, false, in));
        assertEquals(60, spark.read().parquet(output + "/games").count());
        try (var inside = Files.list(folder)) {
            assertEquals(
                    List.of("in.pgn", "out"),
                    inside.map(p -> p.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void appendedFilesMakeTheSameGamesAsOneRun() throws IOException {
        Files.write(folder.resolve("a.pgn"), Corpora.games(30, "\n"));
        Files.write(folder.resolve("b.pgn"), Corpora.games(40, "\r\n"));
        String both = folder.resolve("both").toString();
        run(settings(both, 0, false, false, folder + "/*.pgn"));
        String output = folder.resolve("out").toString();
        run(settings(output, 0, false, false, folder + "/a.pgn"));
        FlakyFileSystem.LEFT.set(0);
        assertThrows(Exception.class, () -> run(append(output, "flaky://" + folder + "/b.pgn")));
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        assertEquals(30, spark.read().parquet(output + "/games").count());
        run(append(output, folder + "/*.pgn"));
        assertEquals(signature(both), signature(output));
        assertEquals(rows(both, "inputs", "path", "games"), rows(output, "inputs", "path", "games"));
        Files.write(folder.resolve("a.pgn"), Corpora.games(31, "\n"));
        Exception e = assertThrows(IOException.class, () -> run(append(output, folder + "/a.pgn")));
        assertTrue(e.getMessage().contains("has changed"), e.getMessage());
        Path account = Path.of(output, "_arbiter.json");
        String said = Files.readString(account);
        Files.writeString(account, said.replaceAll(",\"signature\":\"[^\"]*\"", ""));
        Files.deleteIfExists(Path.of(output, "._arbiter.json.crc"));
        Exception damaged = assertThrows(IOException.class, () -> run(append(output, folder + "/b.pgn")));
        assertTrue(damaged.getMessage().contains("_arbiter.json is damaged"), damaged.getMessage());
        Files.writeString(account, said);
        Path events = Files.writeString(folder.resolve("events.tsv"), "World Cup\t\t\tfide-2018\n");
        AuditJob.Settings otherRules = TestAudit.of(output, folder + "/b.pgn")
                .append(true)
                .events(events)
                .settings();
        Exception notAlike = assertThrows(IOException.class, () -> run(otherRules));
        assertTrue(notAlike.getMessage().contains("--events"), notAlike.getMessage());
    }

    @Test
    void appendedGamesAreJudgedByFilesOfTheSameContent() throws IOException {
        for (String name : List.of("a", "b", "c")) {
            Files.write(folder.resolve(name + ".pgn"), Corpora.games(3, "\n"));
        }
        Path events = Files.writeString(folder.resolve("events.tsv"), "World Cup\t\t\tfide-2018\n");
        Path copy = Files.copy(events, folder.resolve("copy.tsv"));
        String output = folder.resolve("out").toString();
        run(TestAudit.of(output, folder + "/a.pgn").events(events).settings());
        run(appended(output, "b.pgn", copy));
        Files.writeString(copy, "World Cup\t\t\tfide-2023\n");
        String another = assertThrows(IOException.class, () -> run(appended(output, "c.pgn", copy)))
                .getMessage();
        assertTrue(another.contains("made with another content of --events " + copy), another);
        String without = assertThrows(IOException.class, () -> run(appended(output, "c.pgn", null)))
                .getMessage();
        assertTrue(without.contains("made with --events " + copy + ", not null"), without);
        // An account that tells of the path alone.
        Path account = Path.of(output, "_arbiter.json");
        String older = Files.readString(account).replaceAll("\"(events|accept)_sha256\":[^,]*,", "");
        assertFalse(older.contains("sha256"), older);
        Files.writeString(account, older);
        Files.deleteIfExists(Path.of(output, "._arbiter.json.crc"));
        String elsewhere = assertThrows(IOException.class, () -> run(appended(output, "c.pgn", events)))
                .getMessage();
        assertTrue(elsewhere.contains("made with --events " + copy + ", not " + events), elsewhere);
        run(appended(output, "c.pgn", copy));
        assertEquals(9, spark.read().parquet(output + "/games").count());
    }

    private AuditJob.Settings appended(String output, String file, Path events) {
        return TestAudit.of(output, folder + "/" + file)
                .append(true)
                .events(events)
                .settings();
    }

    @Test
    void gamesThatSomebodyTakesAwayMeanwhileAreMissed() throws IOException {
        for (int i = 0; i < 8; i++) {
            Files.write(folder.resolve("in" + i + ".pgn"), Corpora.games(100, "\n"));
        }
        String in = "flaky://" + folder + "/in*.pgn";
        String output = folder.resolve("out").toString();
        FlakyFileSystem.LEFT.set(30);
        assertThrows(Exception.class, () -> run(settings(output, 4000, false, false, in)));
        FlakyFileSystem.LEFT.set(Integer.MAX_VALUE);
        assertTrue(spark.read().parquet(output + "/games").count() > 0);
        try (var parts = Files.list(Path.of(output, "games"))) {
            for (Path part : parts.toList()) {
                Files.delete(part);
            }
        }
        Exception e = assertThrows(IOException.class, () -> run(settings(output, 4000, false, true, in)));
        assertTrue(e.getMessage().contains("but 800 were committed to it"), e.getMessage());
        assertFalse(Files.exists(Path.of(output, "_arbiter.json")));
    }

    @Test
    void duplicatesTellWhereTwoScoresPart() throws IOException {
        String head =
                "[White \"Korchnoi, Viktor\"]\n[Black \"Karpov, Anatoly\"]\n[Date \"1978.07.18\"]\n[Round \"1\"]\n";
        String moves = "1. c4 Nf6 2. Nc3 e6 3. Nf3 d5 4. d4 Be7 5. Bg5 h6 6. Bh4 O-O 7. e3 b6 8. cxd5 Nxd5 9. Bxe7 Qxe7"
                + " 10. Nxd5 exd5 11. Rc1 Be6 ";
        Path file = folder.resolve("twice.pgn");
        Files.writeString(
                file,
                head + "[Result \"1/2-1/2\"]\n\n" + moves + "12. Qa4 c5 1/2-1/2\n\n"
                        + head.replace("Korchnoi", "Kortschnoj") + "[Result \"1-0\"]\n\n" + moves + "12. Bd3 1-0\n\n");
        String output = folder.resolve("out").toString();
        AuditJob.Settings s = settings(output, 0, false, false, file.toString());
        spark.conf().set(AuditJob.ANALYSES, "true");
        try {
            run(TestAudit.of(s.output(), s.paths().toArray()).keepMoves(true).settings());
        } finally {
            spark.conf().set(AuditJob.ANALYSES, "false");
        }
        assertEquals(
                List.of(
                        "1,null,24,null",
                        "2,CONFLICTING_RESULTS,22,result 1-0 here, 1/2-1/2 there; 23 plies here, 24 there;"
                                + " the same up to ply 22"),
                rows(output, "duplicates", "record", "code", "same_plies", "detail"));
        // The table of findings is that of games.findings, nothing else.
        assertEquals(List.of(), rows(output, "findings", "code"));
    }

    @Test
    void progressTellsGamesShareAndTime() {
        assertEquals("1,000 games, 500 games/s, 25 %, 6 s left", ProgressLine.line(1000, 25, 100, 2));
        assertEquals("1 game, 1 games/s, 100 %, 0 s left", ProgressLine.line(1, 100, 100, 1));
        assertEquals("0 games, 0 games/s, 0 %", ProgressLine.line(0, 0, 100, 2));
        assertEquals("5 games, 0 games/s, 2 %, 1:21 h left", ProgressLine.line(5, 2, 100, 99.5));
        assertEquals("5 games read; making stats and duplicates, 1:02 min", ProgressLine.analysis(5, 62));
    }

    private AuditJob.Settings settings(
            String output, long splitBytes, boolean overwrite, boolean resume, String... paths) {
        return TestAudit.of(output, (Object[]) paths)
                .overwrite(overwrite)
                .resume(resume)
                .splitBytes(splitBytes)
                .settings();
    }

    private AuditJob.Settings append(String output, String... paths) {
        AuditJob.Settings s = settings(output, 0, false, false, paths);
        return TestAudit.of(s.output(), s.paths().toArray()).append(true).settings();
    }

    /** Names of the files of games that the log of a broken run tells of. */
    private static List<String> committedFiles(String output) throws IOException {
        List<String> names = new ArrayList<>();
        try (var parts = Files.newDirectoryStream(Path.of(output, "_log"), "*.jsonl")) {
            for (Path part : parts) {
                for (String line : Files.readAllLines(part)) {
                    new ObjectMapper()
                            .readTree(line)
                            .get("files")
                            .forEach(file -> names.add(file.asText().replaceAll(".*/", "")));
                }
            }
        }
        return names;
    }

    /** What it says. */
    private String run(AuditJob.Settings settings) throws IOException {
        StringWriter said = new StringWriter();
        new AuditJob(spark, settings, new PrintWriter(said)).run();
        return said.toString();
    }

    private String signature(String output) throws IOException {
        return StoredRun.signature(spark, output);
    }

    private List<String> rows(String output, String table, String... columns) {
        return spark.read().parquet(output + "/" + table).selectExpr(columns).collectAsList().stream()
                .map(AuditJobTest::text)
                .sorted()
                .toList();
    }

    private static String text(Row row) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            text.append(i == 0 ? "" : ",").append(String.format(Locale.ROOT, "%s", row.get(i)));
        }
        return text.toString();
    }
}
