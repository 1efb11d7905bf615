package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/** The regular expressions of the program are those of jobs/docs/security.md, and none of them can explode. */
class RegexTest {
    private static final Pattern USE = Pattern.compile(
            "(?:Pattern\\.compile|\\.matches|\\.replaceAll|\\.replaceFirst|\\.split)\\(\\s*(\"(?:[^\"\\\\]|\\\\.)*\"(?:\\s*\\+\\s*\\w+)?)");

    /** A group that is repeated and itself ends or begins with something repeated: what can take exponential time. */
    private static final Pattern REPEATED_REPETITION = Pattern.compile("[+*}][^()|]*\\)[+*{]");

    private static final Path PAGE = SharedData.top().resolve("jobs/docs/security.md");

    private static TreeSet<String> inTheSource() throws IOException {
        TreeSet<String> found = new TreeSet<>();
        for (String module : List.of("rules", "jobs")) {
            try (Stream<Path> files = Files.walk(SharedData.top().resolve(module + "/src/main/java"))) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    Matcher use = USE.matcher(Files.readString(file));
                    while (use.find()) {
                        String name = file.getFileName().toString().replace(".java", "");
                        found.add("| `" + name + "` | `" + use.group(1).replace("|", "\\|") + "` |");
                    }
                }
            }
        }
        return found;
    }

    @Test
    void thePageListsThemAll() throws IOException {
        TreeSet<String> found = inTheSource();
        assertTrue(found.size() > 20, found::toString);
        String table = "| class | expression |\n|---|---|\n" + String.join("\n", found) + "\n";
        String page = Files.readString(PAGE);
        String begin = "<!-- table: regexes -->\n";
        int from = page.indexOf(begin) + begin.length();
        String written = page.substring(0, from) + table + page.substring(page.indexOf("<!-- end of table -->", from));
        if ("write".equals(System.getProperty("arbiter.docs"))) {
            Files.writeString(PAGE, written);
        }
        assertEquals(written, Files.readString(PAGE), "run with -Darbiter.docs=write");
    }

    @Test
    void noneRepeatsARepetition() throws IOException {
        for (String line : inTheSource()) {
            assertFalse(REPEATED_REPETITION.matcher(line).find(), line);
        }
        assertTrue(REPEATED_REPETITION.matcher("(a+)+").find());
        assertTrue(REPEATED_REPETITION.matcher("(?:x[0-9]*)*").find());
    }
}
