package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.corpus.CorpusMaker;
import org.pgnarbiter.jobs.input.Corpora;
import org.pgnarbiter.jobs.report.DuckDb;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.testkit.SharedData;

/**
 * The packaged jar on a real cluster: a master and two workers of this machine, an executor that is killed, tasks that run
 * twice. It must say of every game and every file what a quiet run in this JVM says.
 */
@ExtendWith(SharedSpark.class)
class ClusterIT {
    private static final long SPLIT = 200_000;

    @TempDir
    private Path folder;

    @Test
    void killedExecutorAndTasksRunTwiceChangeNothing(SparkSession spark) throws Exception {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        new CorpusMaker(7).write(0, 2500, text);
        byte[] zst = Corpora.pack(Corpora.Packing.PZSTD, text.toByteArray(), 20);
        Path in = Files.createDirectories(folder.resolve("in"));
        Files.write(in.resolve("damaged.pgn.zst"), Arrays.copyOf(zst, zst.length - 100));
        Files.write(in.resolve("whole.pgn"), text.toByteArray());
        // It cannot be cut, so that one task takes much longer than the others: Spark starts it a second time.
        Files.write(in.resolve("straggler.pgn.gz"), Corpora.pack(Corpora.Packing.GZ, text.toByteArray(), 1));

        Path quiet = folder.resolve("quiet");
        new AuditJob(
                        spark,
                        TestAudit.of(quiet, in)
                                .splitBytes(SPLIT)
                                .maxGameBytes(GameSplitter.MAX_TEXT)
                                .settings(),
                        new PrintWriter(new StringWriter()))
                .run();
        Path cluster = folder.resolve("cluster");
        String driver = runOnCluster(in, cluster);

        assertTrue(driver.contains("killed executor"), driver);
        // Two executors were started at first; the third took the place of the one that was killed.
        String master = Files.readString(folder.resolve("logs/master.log"));
        assertTrue(master.contains("/2 on worker"), master);
        assertTrue(driver.contains("as speculatable"), driver);
        String signature = account(cluster).get("signature").asText();
        System.out.println(
                "quiet, in one JVM: " + account(quiet).get("signature").asText());
        System.out.println("two workers, executor killed, tasks run twice: " + signature);
        driver.lines()
                .filter(line -> line.contains("killed executor") || line.contains("speculatable"))
                .forEach(System.out::println);
        assertEquals(account(quiet).get("signature").asText(), signature);
        assertTrue(account(quiet).get("games").asLong() > 7000, account(quiet).toString());
        assertEquals(inputs(quiet), inputs(cluster));
        assertEquals(3, inputs(cluster).size());
        assertTrue(
                inputs(cluster).get(0).toString().contains("truncated"),
                inputs(cluster).toString());
    }

    private String runOnCluster(Path in, Path output) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(
                folder,
                Map.of(),
                List.of(
                        SharedData.top()
                                .resolve("jobs/src/cluster/run-on-cluster")
                                .toString(),
                        "--kill-executor",
                        "--speculation",
                        "--conf",
                        AuditJob.ANALYSES + "=false",
                        folder.resolve("logs").toString(),
                        in.toString(),
                        "--split-bytes",
                        String.valueOf(SPLIT),
                        "-o",
                        output.toString()));
        assertEquals(0, result.code(), result.err());
        return result.err();
    }

    private static JsonNode account(Path output) throws IOException {
        return new ObjectMapper().readTree(output.resolve("_arbiter.json").toFile());
    }

    /** What the run says of each file, but for the time it took. */
    private static List<List<Object>> inputs(Path output) throws IOException, SQLException {
        try (DuckDb tables = DuckDb.open(output)) {
            return tables.ask("select * exclude (seconds) from inputs order by path")
                    .rows();
        }
    }
}
