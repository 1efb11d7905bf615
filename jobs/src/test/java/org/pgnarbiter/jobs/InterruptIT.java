package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.corpus.CorpusMaker;
import org.pgnarbiter.testkit.SharedData;

/** An audit that is told to end: Ctrl-C during {@code arbiter audit}, and what it leaves. */
class InterruptIT {
    private static final int GAMES = 4_000;
    private static final Map<String, String> ENVIRONMENT = Map.of(
            "ARBITER_BUILD", "never", "ARBITER_MEMORY", "1g", "ARBITER_JAVA_OPTS", "-Dspark.arbiter.analyses=false");

    @TempDir
    private Path folder;

    @Test
    void interruptedRunLooksUnfinishedAndIsResumed() throws Exception {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve("in.pgn")))) {
            new CorpusMaker(3).write(0, GAMES, out);
        }
        Shell.Result whole = Shell.run(folder, ENVIRONMENT, audit("whole"));
        assertEquals(0, whole.code(), whole.err());

        Shell.Running running = Shell.start(folder, ENVIRONMENT, audit("out"));
        while (running.process().isAlive() && files("out/games") < 3) {
            Thread.sleep(10);
        }
        signal(running.process(), "STOP");
        Shell.Result beside = Shell.run(folder, ENVIRONMENT, audit("out", "--resume"));
        assertEquals(3, beside.code(), "nobody resumes a run that goes on");
        assertTrue(beside.err().contains("another run is writing to"), beside.err());
        signal(running.process(), "CONT");
        // Java ends alike on Ctrl-C (INT) and on TERM, but what a shell has put into the background ignores INT.
        running.process().destroy();
        Shell.Result interrupted = Shell.await(running);
        assertEquals(143, interrupted.code(), interrupted.err());
        assertFalse(Files.exists(folder.resolve("out/_arbiter.json")), "a broken run looks broken");
        Shell.Result asked = Shell.run(folder, ENVIRONMENT, List.of(launcher(), "sql", "out", "select 1"));
        assertEquals(3, asked.code(), "nobody asks a broken run");
        assertTrue(asked.err().contains("no complete run"), asked.err());
        Shell.Result resumed = Shell.run(folder, ENVIRONMENT, audit("out", "--resume"));
        assertEquals(0, resumed.code(), resumed.err());
        assertEquals(signature("whole"), signature("out"));
        assertTrue(signature("out").endsWith("-" + GAMES), signature("out"));
        System.out.println("whole: " + signature("whole") + ", interrupted and resumed: " + signature("out"));
    }

    private void signal(Process process, String signal) throws Exception {
        Shell.run(folder, Map.of(), List.of("kill", "-" + signal, Long.toString(process.pid())));
    }

    private static String launcher() {
        return SharedData.top().resolve("arbiter").toString();
    }

    private static List<String> audit(String output, String... more) {
        return Stream.concat(
                        Stream.of(launcher(), "audit", "in.pgn", "-o", output, "--split-bytes", "150000"),
                        Stream.of(more))
                .toList();
    }

    private long files(String name) throws IOException {
        if (!Files.isDirectory(folder.resolve(name))) {
            return 0;
        }
        try (Stream<Path> inside = Files.list(folder.resolve(name))) {
            return inside.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .count();
        }
    }

    private String signature(String output) throws IOException {
        return new ObjectMapper()
                .readTree(folder.resolve(output).resolve("_arbiter.json").toFile())
                .get("signature")
                .asText();
    }
}
