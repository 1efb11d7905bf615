package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/**
 * Text from files stays text in everything that Arbiter writes: an attack in every tag, in moves, comments, the result and
 * the file's name, and all outputs looked at for what would run it.
 */
@ExtendWith(SharedSpark.class)
class InjectionTest {
    private static final List<String> TAGS = List.of(
            "Event",
            "Site",
            "Date",
            "EventDate",
            "Round",
            "White",
            "Black",
            "WhiteElo",
            "BlackElo",
            "WhiteTitle",
            "ECO",
            "Opening",
            "TimeControl",
            "Termination",
            "Variant",
            "Annotator",
            "UTCDate",
            "TerminationDetails",
            "Mode");

    /** What steers a terminal: sets its title, clears it, and the same in one byte; and what turns writing round. */
    private static final String STEERING = "\u001b]0;owned\u0007\u001b[2J\u009b2J\u202e\u2066\u200f\u2028\u0085\u007f";

    private static final String ELEMENTS = "</script></title></textarea></style></bdi><script>window.hacked=1</script>"
            + "<img src=x onerror=window.hacked=2><a href=javascript:hacked()>x</a>' onfocus=window.hacked=3 autofocus x='"
            + "&lt;b&gt; ${7*7}#{7*7}";

    @TempDir
    private static Path folder;

    private static final Map<String, Path> RUNS = new TreeMap<>();

    /** The same three games four times, with other texts in all the places that a file's author chooses. */
    @BeforeAll
    static void audit(SparkSession spark) throws IOException {
        Map<String, String> attacks = Map.of(
                "plain", "word", "html", ELEMENTS, "terminal", STEERING, "formula", "=HYPERLINK(\\\"x\\\");=1+1");
        for (Map.Entry<String, String> attack : attacks.entrySet()) {
            Path in = Files.createDirectory(folder.resolve(attack.getKey()));
            String name = attack.getKey().equals("terminal")
                    ? STEERING
                    : attack.getKey().equals("html") ? "<img src=x onerror=alert(1)>'\"" : "=1+1";
            Path file = in.resolve(name + ".pgn");
            Files.writeString(file, games(attack.getValue()), StandardCharsets.UTF_8);
            // Damaged, so that there is something to say of it.
            Files.write(in.resolve(name + ".pgn.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0});
            Path out = folder.resolve("out-" + attack.getKey());
            new AuditJob(spark, TestAudit.of(out, in).settings(), new PrintWriter(new StringWriter())).run();
            RUNS.put(attack.getKey(), out);
        }
    }

    private static String games(String text) {
        StringBuilder games = new StringBuilder();
        for (String tag : TAGS) {
            // A variant would keep the game from being judged.
            games.append('[')
                    .append(tag)
                    .append(" \"")
                    .append(tag.equals("Variant") ? "Standard" : text)
                    .append("\"]\n");
        }
        // What would end the comment or the token is left out of them.
        String comment = text.replaceAll("[{}]", "");
        String token = "word" + text.replaceAll("[^A-Za-z<>'/=\\p{Cntrl}\u202e\u2066]", "");
        games.append("[Result \"0-1\"]\n\n1. e4 {").append(comment).append("} e5 2. Qh5 Ke7 3. Qxe5# {");
        games.append(comment).append("} 0-1\n\n");
        games.append("[Event \"")
                .append(text)
                .append("\"]\n[White \"")
                .append(text)
                .append("\"]\n[Result \"");
        games.append(text).append("\"]\n[FEN \"").append(text).append("\"]\n\n1. e4 1-0\n\n");
        games.append("[Event \"").append(text).append("\"]\n[Result \"1-0\"]\n\n1. e4 ");
        return games.append(token).append(" 1-0\n").toString();
    }

    private static Path pgn(String attack) throws IOException {
        try (var files = Files.list(folder.resolve(attack))) {
            return files.filter(file -> file.toString().endsWith(".pgn"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** What a command writes: results, then the rest. */
    private static String written(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Main.run(args, new PrintWriter(out), new PrintWriter(err, true));
        assertTrue(code == 0 || code == 2 || code == Trouble.EXIT_IO, () -> code + ": " + err);
        return out + "\n" + err;
    }

    /** Names of all elements and attributes of a page in their order, with where links lead to. */
    private static List<String> structure(String html) {
        List<String> parts = new ArrayList<>();
        Matcher tag = Pattern.compile("<(/?[A-Za-z!][^\\s>/]*)((?:[^>\"']|\"[^\"]*\"|'[^']*')*)>")
                .matcher(html);
        while (tag.find()) {
            StringBuilder part = new StringBuilder(tag.group(1));
            Matcher attribute = Pattern.compile("([^\\s=\"'/]+)(?:=(\"[^\"]*\"|'[^']*'|\\S+))?")
                    .matcher(tag.group(2));
            while (attribute.find()) {
                part.append(' ').append(attribute.group(1));
                if (attribute.group(1).matches("href|src|action|style|on.*")) {
                    part.append('=').append(attribute.group(2));
                }
            }
            parts.add(part.toString());
        }
        return parts;
    }

    @Test
    void aReportHasTheSameElementsWhateverTheTextsSay() {
        String plain = written("report", RUNS.get("plain").toString());
        for (String attack : List.of("html", "terminal", "formula")) {
            String page = written("report", RUNS.get(attack).toString());
            assertEquals(structure(withoutProblems(plain)), structure(withoutProblems(page)), attack);
        }
        String page = written("report", RUNS.get("html").toString());
        assertTrue(page.contains("&lt;script&gt;window.hacked=1&lt;/script&gt;"));
        assertFalse(page.contains("49#49"));
        assertNotEquals(structure(plain), structure(page.replace("&lt;", "<").replace("&gt;", ">")));
    }

    /** A word with brackets in it has other problems than one without; their names are ours. */
    private static String withoutProblems(String page) {
        int from = page.indexOf("id=\"h-problems\"");
        return page.substring(0, from) + page.substring(page.indexOf("</section>", from));
    }

    @Test
    void aGamesPageHasTheSameElementsWhateverTheTextsSay() throws IOException {
        for (String game : List.of("0", "1", "2")) {
            String plain = written("explain", pgn("plain").toString(), "--format", "html", "--game", game);
            for (String attack : List.of("html", "terminal", "formula")) {
                String page = written("explain", pgn(attack).toString(), "--format", "html", "--game", game);
                assertEquals(structure(plain), structure(page), attack + " " + game);
            }
            for (String link : structure(plain)) {
                assertTrue(
                        !link.contains("href=") || link.contains("href=\"#") || link.contains("href=\"data:,\""), link);
            }
        }
    }

    @Test
    void nothingThatIsPrintedSteersATerminal() throws IOException {
        String run = RUNS.get("terminal").toString();
        String file = pgn("terminal").toString();
        Path packed = Path.of(file + ".gz");
        List<String[]> commands = List.of(
                new String[] {"explain", file},
                new String[] {"explain", file, "--laws", "fide-1975,fide-2023"},
                new String[] {"explain", file, "--format", "json"},
                new String[] {"explain", file, "--game", "7"},
                new String[] {"explain", packed.toString()},
                new String[] {
                    "fix", packed.toString(), "-o", folder.resolve("fixed0").toString()
                },
                new String[] {"sql", run, "from games"},
                new String[] {"sql", run, "from findings"},
                new String[] {"sql", run, "from inputs"},
                new String[] {"sql", run, "from games", "--format", "csv"},
                new String[] {"sql", run, "from inputs", "--format", "csv"},
                new String[] {"sql", run, "from games", "--format", "json"},
                new String[] {"sql", run, "select white::int from games"},
                new String[] {"sql", run, "select error(white) from games"},
                new String[] {"diff", run, RUNS.get("html").toString()},
                new String[] {"diff", run, RUNS.get("html").toString(), "--format", "csv"},
                new String[] {"diff", run, RUNS.get("html").toString(), "--format", "json"},
                new String[] {"fix", file, "-o", folder.resolve("fixed").toString()},
                new String[] {"fix", file, file, "-o", folder.resolve("fixed2").toString()});
        for (String[] command : commands) {
            harmless(String.join(" ", command), written(command));
        }
        harmless("changes", Files.readString(folder.resolve("fixed/changes.tsv")));
    }

    private static void harmless(String what, String text) {
        assertFalse(text.isBlank(), what);
        // Commands print the line ends of their own, CSV those that the RFC asks for.
        String left = text.replaceAll("[\\n\\r\\t]", "");
        Matcher steering = Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]")
                .matcher(left);
        assertFalse(steering.find(), () -> what + " prints U+" + Integer.toHexString(left.charAt(steering.start())));
    }

    /** In a process of its own, as the launcher starts it: the log's lines are laid out by the file it names. */
    @Test
    void linesOfTheLogSteerNothing() throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dlog4j2.configurationFile=arbiter-log4j2.properties",
                        "-Dstderr.encoding=UTF-8",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Speaker.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertEquals(0, process.waitFor());
        String text = Files.readString(log);
        assertTrue(text.contains("WARN x: a") && text.contains("ERROR forged"), text);
        assertEquals(1, text.lines().count(), text);
        harmless("log", text);
    }

    /** Says something hostile to the log. */
    static final class Speaker {
        private Speaker() {}

        public static void main(String[] args) {
            LoggerFactory.getLogger("org.pgnarbiter.x").warn("{}\nERROR forged", "a" + STEERING);
        }
    }

    @Test
    void noCellOfCsvIsAFormulaWhereverASpreadsheetPartsThem() throws IOException {
        String run = RUNS.get("formula").toString();
        written("fix", pgn("formula").toString(), "-o", folder.resolve("fixed3").toString());
        for (String csv : List.of(
                written("sql", run, "from games", "--format", "csv"),
                written("sql", run, "from findings", "--format", "csv"),
                written("sql", run, "select parse_filename(path) as name from inputs", "--format", "csv"),
                written("diff", run, RUNS.get("plain").toString(), "--format", "csv"),
                Files.readString(folder.resolve("fixed3/changes.tsv")))) {
            assertTrue(csv.contains("'="), csv);
            for (String parting : List.of(",", ";", "\t")) {
                for (String cell : csv.split("\"?[\\r\\n]+\"?|\"?" + parting + "\"?", -1)) {
                    // Numbers below zero are no texts.
                    assertTrue(
                            cell.isEmpty() || "=+-@|".indexOf(cell.charAt(0)) < 0 || cell.matches("-[0-9]*"),
                            () -> cell + " in " + csv);
                }
            }
        }
    }

    @Test
    void jsonGivesTheVeryTextsOnALineOfTheirOwn() throws IOException {
        for (Map.Entry<String, String> attack : Map.of(
                        "html", ELEMENTS, "terminal", STEERING, "formula", "=HYPERLINK(\"x\");=1+1")
                .entrySet()) {
            String run = RUNS.get(attack.getKey()).toString();
            for (String json : List.of(
                    written("explain", pgn(attack.getKey()).toString(), "--format", "json"),
                    written("sql", run, "from games order by byte_offset", "--format", "json"))) {
                List<String> lines =
                        json.lines().filter(line -> !line.isBlank()).toList();
                assertEquals(3, lines.size(), json);
                JsonNode game = new ObjectMapper().readTree(lines.get(0));
                for (String column :
                        List.of("event", "site", "round", "white", "black", "opening", "termination_tag")) {
                    assertEquals(attack.getValue(), game.get(column).asText(), column);
                }
                assertEquals(
                        attack.getValue(), game.get("tags").get("Annotator").asText());
            }
        }
    }
}
