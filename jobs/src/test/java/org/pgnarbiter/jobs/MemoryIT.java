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

    private Shell.Result audit(int games, String memory, String master) throws Exception {
        String tag = "0123456789".repeat(800_000);
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve("in.pgn")))) {
            for (int i = 0; i < games; i++) {
                String game = "[Event \"" + i + "\"]\n[Annotator \"" + tag + "\"]\n\n1. e4 e5 *\n\n";
                out.write(game.getBytes(StandardCharsets.ISO_8859_1));
            }
        }
        return Shell.run(
                folder,
                Map.of(
                        "ARBITER_BUILD",
                        "never",
                        "ARBITER_MEMORY",
                        memory,
                        "ARBITER_JAVA_OPTS",
                        "-Dspark.testing.reservedMemory=1"),
                List.of(LAUNCHER, "audit", "in.pgn", "-o", "out", "--overwrite", "--master", master));
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
        String told = result.err().strip();
        assertTrue(
                told.matches("audit: Java ran out of memory \\(.*; it may use 1\\d\\d MB\\); give it more with.*"),
                told);
        assertTrue(told.contains("ARBITER_MEMORY=") && told.contains("--master 'local[1]'"), told);
        assertEquals("{}\n", Files.readString(folder.resolve("out/_arbiter.json")));
        assertFalse(Files.exists(folder.resolve("out.arbiter-new")), "nothing was done that could be resumed");
    }

    @Test
    void gamesTooLongToBeReadByThousandsAreReadOneByOne() throws Exception {
        Shell.Result result = audit(40, "300m", "local[1]");
        assertEquals(0, result.code(), result.err());
        assertTrue(result.err().contains("now they are read one by one"), result.err());
        assertTrue(Files.exists(folder.resolve("out/stats/sources/_SUCCESS")), result.err());
    }
}
