package org.pgnarbiter.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notebooks as they are run by people without Jupyter, on the packaged jars; Jupyter runs them in {@code .ci/run}. */
class NotebooksIT {
    private static final Path TOP = Path.of(System.getProperty("arbiter.top"));
    private static final long MOST_BYTES = 400_000;

    @TempDir
    private Path folder;

    @Test
    void everyNotebookSaysWhatItHasStored() throws Exception {
        List<String> names = notebooks().stream().map(Path::toString).toList();
        String said = check(0, names);
        assertEquals(names.stream().map(name -> name + ": as stored\n").reduce("", String::concat), said);
        assertEquals(7, names.size());
    }

    @Test
    void checkerSeesAnotherNumberAndAFailingCell() throws Exception {
        String page = Files.readString(TOP.resolve("notebooks/00-start-here.ipynb"));
        Path other = Files.writeString(
                folder.resolve("other.ipynb"),
                page.replace("an audit of data-samples", "an audit of something else")
                        .replace("it is mate\\\", end.isCheckmate()", "it is mate\\\", !end.isCheckmate()"));
        String said = check(1, List.of(other.toString()));
        assertTrue(said.startsWith(other + ": 2 cells differ\ncell 1\n"), said);
        assertTrue(said.contains("does not hold: it is mate"), said);
    }

    @Test
    void outputsAreStoredSmallAndWithoutFailures() throws IOException {
        for (Path notebook : notebooks()) {
            String page = Files.readString(notebook);
            assertTrue(page.length() < MOST_BYTES, notebook + " has " + page.length() + " bytes");
            assertTrue(!page.contains("\"output_type\": \"error\""), notebook + " has a failure in it");
            assertTrue(page.contains("image/png"), notebook + " has no picture");
        }
    }

    private static List<Path> notebooks() throws IOException {
        try (Stream<Path> files = Files.list(TOP.resolve("notebooks"))) {
            return files.filter(file -> file.toString().endsWith(".ipynb"))
                    .sorted()
                    .toList();
        }
    }

    private String check(int code, List<String> notebooks) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(TOP.resolve("notebooks/kernel/start").toString(), "check"));
        command.addAll(notebooks);
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().put("ARBITER_BUILD", "never");
        builder.environment().remove("ARBITER_RUN");
        Process process = builder.start();
        assertTrue(process.waitFor(20, TimeUnit.MINUTES), "still running after twenty minutes");
        String said = Files.readString(out);
        assertEquals(code, process.exitValue(), said + Files.readString(err));
        return said;
    }
}
