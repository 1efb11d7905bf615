package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/** What the launcher script repeats must agree with what Java and Maven say. */
class LauncherTest {
    private static final Pattern OPTION = Pattern.compile("(?:-XX:\\+Ignore|--add|--enable|-Dio\\.netty)\\S*[^\\s<]");

    @Test
    void theLauncherKnowsWhatEachCommandNeeds() throws IOException {
        assertEquals(needing(Commands.Needs.SPARK), told("spark_commands"));
        assertEquals(needing(Commands.Needs.DUCKDB), told("duckdb_commands"));
    }

    private static List<String> needing(Commands.Needs what) {
        List<String> wanted = new ArrayList<>();
        for (Commands command : Commands.values()) {
            if (command.needs == what) {
                wanted.add(command.word());
            }
        }
        return wanted;
    }

    private static List<String> told(String name) throws IOException {
        Matcher told = Pattern.compile(name + "='([^']*)'").matcher(read("arbiter"));
        assertTrue(told.find());
        return List.of(told.group(1).split(" "));
    }

    @Test
    void theLauncherStartsSparkAsTheTestsDo() throws IOException {
        String pom = read("jobs/pom.xml");
        String here = pom.substring(pom.indexOf("<spark.jvm.args>"), pom.indexOf("</spark.jvm.args>"));
        String launcher = read("arbiter");
        int from = launcher.indexOf("spark_options=(");
        String there = launcher.substring(from, launcher.indexOf("\n)", from) + 1);
        List<String> options = options(here);
        assertTrue(options.size() > 15, options::toString);
        assertEquals(options, options(there));
    }

    private static List<String> options(String text) {
        return OPTION.matcher(text).results().map(r -> r.group()).toList();
    }

    private static String read(String file) throws IOException {
        return Files.readString(SharedData.top().resolve(file));
    }
}
