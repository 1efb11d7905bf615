package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.corpus.CorpusMaker;
import org.pgnarbiter.jobs.input.Corpora;
import org.pgnarbiter.testkit.SharedData;

/** The packaged jar on a real cluster: a master and two workers of this machine, and an executor that is killed. */
class ClusterIT {
    @TempDir
    private Path folder;

    @Test
    void killedExecutorAndTasksRunTwiceChangeNothing() throws Exception {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        new CorpusMaker(7).write(0, 4000, text);
        byte[] zst = Corpora.pack(Corpora.Packing.PZSTD, text.toByteArray(), 20);
        Path in = Files.createDirectories(folder.resolve("in"));
        Files.write(in.resolve("damaged.pgn.zst"), Arrays.copyOf(zst, zst.length - 100));
        Files.write(in.resolve("whole.pgn"), text.toByteArray());
        JsonNode quiet = run("quiet", List.of(), in);
        JsonNode killed = run("killed", List.of("--kill-executor"), in);
        assertEquals(quiet.get("signature"), killed.get("signature"));
        assertTrue(quiet.get("games").asLong() > 7000, quiet.toString());
        JsonNode twice = run("twice", List.of("--speculation"), in);
        assertEquals(quiet.get("signature"), twice.get("signature"));
    }

    private JsonNode run(String name, List<String> options, Path in) throws IOException, InterruptedException {
        Path output = folder.resolve(name);
        List<String> command = new ArrayList<>(List.of(
                SharedData.top().resolve("jobs/src/cluster/run-on-cluster").toString()));
        command.addAll(options);
        command.addAll(List.of(
                folder.resolve(name + "-logs").toString(),
                in.toString(),
                "--split-bytes",
                "400000",
                "-o",
                output.toString()));
        Shell.Result result = Shell.run(folder, Map.of(), command);
        assertEquals(0, result.code(), result.err());
        if (options.contains("--kill-executor")) {
            assertTrue(result.err().contains("killed executor"), result.err());
            // Two executors were started at first; the third took the place of the one that was killed.
            String master = Files.readString(folder.resolve(name + "-logs/master.log"));
            assertTrue(master.contains("/2 on worker"), master);
        }
        System.out.println(name + ": " + result.err().lines().reduce("", (a, b) -> b));
        return new ObjectMapper().readTree(output.resolve("_arbiter.json").toFile());
    }
}
