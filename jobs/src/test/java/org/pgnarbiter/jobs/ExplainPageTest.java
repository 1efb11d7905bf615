package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/**
 * The page jobs/docs/explain.md shows what {@code arbiter explain} says of the five games this project started from.
 * {@code -Darbiter.docs=write} writes its answers anew.
 */
class ExplainPageTest {
    private static final Path PAGE = SharedData.top().resolve("jobs/docs/explain.md");

    @Test
    void thePageShowsWhatIsSaid() throws IOException {
        String page = Files.readString(PAGE);
        List<Snippet> snippets = Snippet.of("jobs/docs/explain.md", page);
        assertTrue(snippets.size() >= 5);
        for (Snippet snippet : snippets) {
            String said = said(snippet.code().strip());
            if ("write".equals(System.getProperty("arbiter.docs"))) {
                page = page.replace(
                        snippet.code() + "```\n\n```text\n" + snippet.output() + "```",
                        snippet.code() + "```\n\n```text\n" + said + "```");
                Files.writeString(PAGE, page);
            } else {
                assertEquals(snippet.output(), said, snippet.where() + ": run with -Darbiter.docs=write");
            }
        }
    }

    /** Runs a command of the page as if it had been typed at the checkout's top; file names keep their short form. */
    private static String said(String command) {
        Path here = Path.of("").toAbsolutePath();
        String samples = here.relativize(SharedData.top().toAbsolutePath().resolve("data-samples"))
                .toString();
        String[] words = command.replace("data-samples", samples).split(" ", -1);
        assertEquals("./arbiter", words[0]);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(
                List.of(words).subList(1, words.length).toArray(String[]::new),
                new PrintWriter(out),
                new PrintWriter(err));
        assertEquals(0, code, err::toString);
        return out.toString().replace(samples, "data-samples").strip() + "\n";
    }
}
