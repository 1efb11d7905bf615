package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;
import org.pgnarbiter.jobs.corpus.CorpusMaker;
import org.pgnarbiter.jobs.input.Corpora;

/**
 * What every store must be good for: plain and compressed input, a damaged file, an output in folders, a run that is
 * cancelled and resumed, an output that is replaced. Plays it in a folder of the store and compares signatures.
 */
final class StoreScenario {
    private static final int GAMES = 1000;
    private static final long SPLIT = 60_000;

    private final SparkSession spark;
    private final Path root;
    private final FileSystem files;

    private StoreScenario(SparkSession spark, String root) throws IOException {
        this.spark = spark;
        this.root = new Path(root);
        files = this.root.getFileSystem(spark.sessionState().newHadoopConf());
    }

    /** Plays it in a folder of the store; a folder of the local disk tells what the signature has to be. */
    static void play(SparkSession spark, String root, java.nio.file.Path local) throws Exception {
        StoreScenario here = new StoreScenario(spark, local.toUri().toString());
        new StoreScenario(spark, root).play(here);
    }

    private void play(StoreScenario here) throws Exception {
        ByteArrayOutputStream made = new ByteArrayOutputStream();
        CorpusMaker maker = new CorpusMaker(11);
        maker.write(0, GAMES, made);
        byte[] text = made.toByteArray();
        byte[] zst = Corpora.pack(Corpora.Packing.PZSTD, text, 12);
        put("plain/games.pgn", text);
        put("zst/games.pgn.zst", zst);
        put("damaged/games.pgn.zst", Arrays.copyOf(zst, zst.length - 100));

        here.put("plain/games.pgn", text);
        String signature = here.run("out", PartitionBy.NONE, "", "plain");
        assertEquals(signature, run("out-plain", PartitionBy.NONE, "", "plain"), "local and here");
        assertTrue(signature.endsWith("-" + GAMES), signature);
        assertEquals(signature, run("out-zst", PartitionBy.YEAR, "", "zst"), "plain and zst");
        Map<String, Long> found = new java.util.TreeMap<>();
        PartitionBy.read(spark, path("out-zst/games"))
                .selectExpr("explode(findings.code) as code")
                .groupBy("code")
                .count()
                .collectAsList()
                .forEach(row -> found.put(row.getString(0), row.getLong(1)));
        maker.injected().forEach((fault, count) -> assertEquals(count, found.get(fault.code), fault.code));

        run("out-damaged", PartitionBy.NONE, "", "damaged");
        List<String> inputs = spark.read()
                .parquet(path("out-damaged/inputs"))
                .selectExpr("status", "error")
                .toJSON()
                .collectAsList();
        assertEquals(1, inputs.size());
        assertTrue(
                inputs.get(0).contains("truncated")
                        && inputs.get(0).contains("file ends at byte " + (zst.length - 100)),
                inputs.get(0));

        cancelAndResume(signature);
        assertThrows(IOException.class, () -> run("out-plain", PartitionBy.NONE, "", "plain"));
        assertEquals(signature, run("out-plain", PartitionBy.NONE, "overwrite", "zst"), "overwritten");
        assertEquals(
                List.of("damaged", "out-damaged", "out-plain", "out-resumed", "out-zst", "plain", "zst"),
                Arrays.stream(files.listStatus(root))
                        .map(file -> file.getPath().getName())
                        .sorted()
                        .toList(),
                "nothing is left beside the outputs");
    }

    /** Cancels the run once some of its tasks have committed files. */
    private void cancelAndResume(String signature) throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        Thread canceller = new Thread(() -> {
            try {
                while (!over.get() && count("out-resumed/games") < 4) {
                    Thread.sleep(5);
                }
                spark.sparkContext().cancelAllJobs();
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        canceller.start();
        assertThrows(Exception.class, () -> run("out-resumed", PartitionBy.NONE, "", "plain"));
        over.set(true);
        canceller.join();
        assertFalse(files.exists(new Path(root, "out-resumed/_arbiter.json")), "a broken run looks broken");
        long done = spark.read().parquet(path("out-resumed/games")).count();
        assertTrue(done > 0 && done < GAMES, done + " games");
        assertEquals(signature, run("out-resumed", PartitionBy.NONE, "resume", "plain"), "resumed");
        assertFalse(files.exists(new Path(root, "out-resumed/_log")));
    }

    private int count(String folder) throws IOException {
        try {
            FileStatus[] inside = files.listStatus(new Path(root, folder));
            return inside.length;
        } catch (java.io.FileNotFoundException e) {
            return 0;
        }
    }

    private String run(String output, PartitionBy by, String how, String input) throws IOException {
        AuditJob.Settings settings = TestAudit.of(path(output), path(input))
                .overwrite(how.equals("overwrite"))
                .resume(how.equals("resume"))
                .splitBytes(input.equals("plain") ? SPLIT : SPLIT / 3)
                .partitionBy(by)
                .settings();
        new AuditJob(spark, settings, new PrintWriter(new StringWriter())).run();
        return StoredRun.signature(spark, path(output));
    }

    private String path(String name) {
        return new Path(root, name).toString();
    }

    private void put(String name, byte[] bytes) throws IOException {
        try (OutputStream out = files.create(new Path(root, name))) {
            out.write(bytes);
        }
    }
}
