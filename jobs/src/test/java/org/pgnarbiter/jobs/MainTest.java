package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void helpListsEveryCommand() {
        assertEquals(0, run("--help"));
        for (Commands command : Commands.values()) {
            assertTrue(out.toString().contains("  " + command.word() + " "), command.word());
        }
    }

    @Test
    void versionIsOneLine() {
        assertEquals(0, run("--version"));
        assertTrue(out.toString().startsWith("arbiter "), out.toString());
    }

    @Test
    void noCommandIsWrongUsage() {
        assertEquals(2, run());
        assertTrue(err.toString().contains("Missing command"), err.toString());
    }

    @Test
    void unknownCommandIsWrongUsage() {
        assertEquals(2, run("castle"));
        assertEquals(
                List.of("arbiter: there is no command castle", "arbiter --help lists the commands."),
                err.toString().lines().toList());
    }

    @Test
    void aCommandWithAMistypedLetterIsSuggested() {
        for (String[] word : new String[][] {
            {"audti", "audit"},
            {"Audit", "audit"},
            {"explan", "explain"},
            {"reprot", "report"},
            {"law", "laws"},
            {"dif", "diff"}
        }) {
            err.getBuffer().setLength(0);
            assertEquals(2, run(word[0], "x"));
            assertEquals(
                    "arbiter: there is no command " + word[0] + "; did you mean " + word[1] + "?",
                    err.toString().lines().findFirst().orElseThrow());
        }
    }

    private int run(String... args) {
        return Main.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
    }
}
