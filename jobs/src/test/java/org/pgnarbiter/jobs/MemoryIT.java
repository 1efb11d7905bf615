package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.testkit.SharedData;

/** An audit that has too little memory: games with a tag of 8 MB each, and less of it than Spark would have. */
class MemoryIT {
    private static final String LAUNCHER = SharedData.top().resolve("arbiter").toString();

    @TempDir
    private Path folder;

    private static final String TAG = "0123456789".repeat(800_000);

    private Shell.Result audit(int games, String memory, String master) throws Exception {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve("in.pgn")))) {
            for (int i = 0; i < games; i++) {
                String game = "[Event \"" + i + "\"]\n[Annotator \"" + TAG + "\"]\n\n1. e4 e5 *\n\n";
                out.write(game.getBytes(StandardCharsets.ISO_8859_1));
            }
        }
        return audit(memory, "--master", master);
    }

    private Shell.Result audit(String memory, String... options) throws Exception {
        List<String> command = new ArrayList<>(List.of(LAUNCHER, "audit", "in.pgn", "-o", "out", "--overwrite"));
        command.addAll(List.of(options));
        return Shell.run(
                folder,
                Map.of(
                        "ARBITER_BUILD",
                        "never",
                        "ARBITER_MEMORY",
                        memory,
                        "ARBITER_JAVA_OPTS",
                        "-Dspark.testing.reservedMemory=1"),
                command);
    }

    private void earlierOutput() throws IOException {
        Files.createDirectories(folder.resolve("out/games"));
        Files.writeString(folder.resolve("out/_arbiter.json"), "{}\n");
    }

    @Test
    void tooLittleMemoryIsOneLineThatSaysWhatToDoAndTheEarlierOutputStays() throws Exception {
        earlierOutput();
        Shell.Result result = audit(40, "150m", "local[2]");
        assertEquals(3, result.code(), result.err());
        // On a slow machine lines of progress stand before it.
        List<String> lines = result.err().strip().lines().toList();
        String told = lines.get(lines.size() - 1);
        assertFalse(result.err().contains("\tat ") || result.err().contains("Exception"), result.err());
        assertTrue(
                told.matches("audit: Java ran out of memory \\(.*; it may use 1\\d\\d MB\\); give it more with.*"),
                told);
        assertTrue(told.contains("ARBITER_MEMORY=") && told.contains("--master 'local[1]'"), told);
        assertEquals("{}\n", Files.readString(folder.resolve("out/_arbiter.json")));
        assertFalse(Files.exists(folder.resolve("out.arbiter-new")), "nothing was done that could be resumed");
    }

    @Test
    void aGameThatTheMemoryDoesNotHoldIsNamed() throws Exception {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve("in.pgn")))) {
            for (int i = 0; i < 50; i++) {
                out.write(("[Tag" + i + " \"" + TAG + "\"]\n").getBytes(StandardCharsets.ISO_8859_1));
            }
            out.write("\n1. e4 e5 *\n".getBytes(StandardCharsets.ISO_8859_1));
        }
        Shell.Result result = audit("300m", "--master", "local[1]", "--max-game-bytes", "1000000000");
        assertEquals(3, result.code(), result.err());
        List<String> told = result.err().lines().toList();
        assertTrue(
                told.get(told.size() - 1)
                        .matches(
                                "audit: Java ran out of memory \\(.* while reading .*in\\.pgn near byte \\d+; it may use"
                                        + " \\d+ MB\\); give it more with ARBITER_MEMORY=.*"),
                result.err());
        assertFalse(result.err().contains("\tat "), result.err());
    }

    @Test
    void gamesTooLongToBeReadByThousandsAreReadOneByOne() throws Exception {
        Shell.Result result = audit(40, "300m", "local[1]");
        assertEquals(0, result.code(), result.err());
        assertTrue(result.err().contains("now they are read one by one"), result.err());
        assertTrue(Files.exists(folder.resolve("out/stats/sources/_SUCCESS")), result.err());
    }
}
