package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;

class LawsCommandTest {
    private static String laws(int expected, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> all = new ArrayList<>(List.of("laws"));
        all.addAll(List.of(arguments));
        int code = Main.run(all.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err));
        assertEquals(expected, code, err::toString);
        return expected == 0 ? out.toString() : err.toString();
    }

    private static void has(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), () -> "missing: " + part + "\nin\n" + text);
        }
    }

    @Test
    void theTableHasEveryRuleSet() {
        List<String> first = laws(0).lines().map(line -> line.split(" +")[0]).toList();
        for (RuleSets set : RuleSets.values()) {
            assertTrue(first.contains(set.id()), set.id());
        }
        assertEquals(
                5,
                laws(0, "--authority", "lichess")
                        .lines()
                        .filter(line -> line.startsWith("lichess"))
                        .count());
    }

    @Test
    void aDayIsToldInWordsWithArticlesAndSources() {
        String text = laws(0, "--date", "1978-07-18");
        has(text, "In force on 18 July 1978:", "fide-1975", "Art. 12.4", "H00", "G. Haworth", "No rule known");
        has(laws(0, "--date", "2018.12.30"), "fide-2018", "Art. 9.6.1", "[confidence high; L17]");
        has(laws(0, "--date", "2014-07-10"), "an event that began before 1 July 2014");
        has(laws(0, "--date", "2017"), "fide-2014", "fide-2017");
        has(laws(0, "--date", "2016-05-05", "--authority", "lichess"), "lichess-2014");
    }

    @Test
    void twoSetsAreCompared() {
        String text = laws(0, "--diff", "fide-2018,fide-2023");
        has(text, "Resignation", "5.1.2", "They say the same on:", "fivefold repetition");
    }

    @Test
    void everyRuleSetIsToldInWords() {
        for (RuleSets set : RuleSets.values()) {
            laws(0, set.id()).lines().forEach(line -> assertTrue(line.length() <= 96, line));
        }
    }

    @Test
    void wrongWordsAreWrongUsage() {
        has(laws(2, "--date", "yesterday"), "not yesterday");
        has(laws(2, "--date", "1978-02-30"), "--date: there is no day or month 1978-02-30");
        has(laws(2, "--date", "1978-13"), "--date: there is no day or month 1978-13");
        has(laws(2, "--diff", "fide-2018"), "--diff takes two");
        has(laws(2, "fide-1066"), "no rule set fide-1066");
        has(laws(2, "--authority", "ghost"), "there is no ghost");
    }
}
