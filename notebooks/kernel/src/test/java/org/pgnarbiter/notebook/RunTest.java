package org.pgnarbiter.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunTest {
    @Test
    void aPathThatIsNotWholeCountsFromTheTopOfTheCheckout(@TempDir Path elsewhere) throws IOException {
        assertEquals(Run.top().resolve("data-samples"), Run.named("data-samples"));
        assertEquals(elsewhere, Run.named(elsewhere.toString()));
        // What is here goes first, and what is nowhere is said to be missing as it was named.
        Path here = Files.createTempDirectory(Path.of(""), "run");
        assertEquals(here, Run.named(here.toString()));
        Files.delete(here);
        assertEquals(Path.of("no-such-run"), Run.named("no-such-run"));
    }
}
