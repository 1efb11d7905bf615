package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.input.Corpora;
import org.pgnarbiter.testkit.SharedData;

/** The historian's view in the terminal. */
class ExplainTextTest {
    private static final Path SAMPLES = SharedData.top().resolve("data-samples");

    @TempDir
    private Path temp;

    private record Said(int code, String out, String err) {}

    private static Said explain(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> all = new ArrayList<>(List.of("explain"));
        all.addAll(List.of(arguments));
        int code = Main.run(all.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err));
        return new Said(code, out.toString(), err.toString());
    }

    private static String sample(String name, String... more) {
        List<String> arguments = new ArrayList<>(List.of(SAMPLES.resolve(name).toString()));
        arguments.addAll(List.of(more));
        Said said = explain(arguments.toArray(String[]::new));
        assertEquals(0, said.code(), said.err());
        return said.out();
    }

    private static void has(String text, String... parts) {
        for (String part : parts) {
            assertTrue(text.contains(part), () -> "missing: " + part + "\nin\n" + text);
        }
    }

    @Test
    void packedFilesAreReadAsTheTextInThem() throws IOException {
        byte[] text = Corpora.games(40, "\n");
        String expected = place(games("plain.pgn", Corpora.Packing.PLAIN, text));
        assertEquals(40, expected.lines().count());
        for (Corpora.Packing packing : Corpora.Packing.values()) {
            String name = "packed." + packing;
            String read = games(name, packing, text);
            assertEquals(expected, place(read), name);
            // The key in the tables finds the game.
            JsonNode last =
                    new ObjectMapper().readTree(read.lines().reduce((a, b) -> b).orElseThrow());
            String key = last.get("block_offset").asText() + ":"
                    + last.get("byte_offset").asText();
            String file = temp.resolve(name).toString();
            assertEquals(
                    last,
                    new ObjectMapper()
                            .readTree(explain(file, "--at", key, "--format", "json")
                                    .out()),
                    name);
            has(explain(file, "--game", "7").out(), "game 7");
        }
    }

    private String games(String name, Corpora.Packing packing, byte[] text) throws IOException {
        Path file = Files.write(temp.resolve(name), Corpora.pack(packing, text, 3));
        Said said = explain(file.toString(), "--format", "json");
        assertEquals("", said.err(), name);
        return said.out();
    }

    /** Rows without what says where the game lies. */
    private static String place(String rows) {
        return rows.replaceAll("\"source\":\"[^\"]*\",\"block_offset\":\\d+,\"byte_offset\":\\d+,", "");
    }

    @Test
    void aDamagedPackedFileIsReadUpToTheDamageWhichIsSaidOnce() throws IOException {
        byte[] packed = Corpora.pack(Corpora.Packing.GZ, Corpora.games(40, "\n"), 1);
        Path file = Files.write(temp.resolve("cut.pgn.gz"), Arrays.copyOf(packed, packed.length / 2));
        Said said = explain(file.toString());
        assertEquals(0, said.code());
        has(said.out(), "game 9");
        assertEquals(1, said.err().lines().count(), said.err());
        has(said.err(), "explain: ", "cut.pgn.gz: damaged near byte ");
    }

    @Test
    void aMissedFivefoldIsToldWithItsPlyAndArticle() {
        String text = sample("yu-alekseenko-2018-fivefold-then-mate.pgn");
        has(
                text,
                "Verdict: contradicts.",
                "The event began on 2018.12.29",
                "fide-2018",
                "91.Qa8+ [13]",
                "Position A, fifth time of 7, Black to move.",
                "* [13] 91.Qa8+ (ply 181, clock 20)",
                "The board after 91.Qa8+",
                "    8 | [Q] :  . [:] .  :  .  :  |",
                "PLAY_CONTINUED_AFTER_FIVEFOLD at 91.Qa8+",
                "Art. 9.6.1: Drawn when the same position");
    }

    @Test
    void everyOccurrenceOfARepeatedPositionAndTheClaimsAreMarked() {
        String text = sample("fischer-petrosian-1971-qe2-three-times.pgn");
        has(
                text,
                "30.Qe2 [1]",
                "32.Qe2 [2]",
                "34.Qe2 [4]",
                "first time of 3",
                "third time of 3",
                "Black, to move, can claim a draw by threefold repetition; here the game ends.",
                "a claim of threefold repetition");
    }

    @Test
    void theFiftyMoveCountIsFollowedFromItsBeginning() {
        has(
                sample("timman-lutz-1995-fifty-moves.pgn"),
                "69.Rxg3 [1]",
                "the fifty moves are counted from",
                "119.Rg5 (ply 237, clock 100)");
    }

    @Test
    void twoRuleSetsStandSideBySide() {
        String text = sample("vidmar-maroczy-1932-no-mating-material.pgn", "--laws", "fide-1929,fide-2023");
        has(
                text,
                "What each would say",
                "ended after 127.Kxg5: insufficient",
                "They differ on: the game, result, verdict.",
                "Art. 5.2.2");
    }

    @Test
    void twoScoresOfOneGameAreAQuestion() {
        String first =
                SAMPLES.resolve("fischer-petrosian-1971-qe2-three-times.pgn").toString();
        String other = SAMPLES.resolve("fischer-petrosian-1971-other-score.pgn").toString();
        has(explain(first, other).out(), "Another score of this game, with other moves");
        String missing = temp.resolve("none.pgn").toString();
        has(explain(first, missing, other).out(), "Another score of this game, with other moves");
    }

    @Test
    void everySampleIsToldWithinTheWidthAndHarmlessly() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(SAMPLES)) {
            files = all.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .toList();
        }
        assertTrue(files.size() > 30);
        for (Path file : files) {
            String text = sample(file.getFileName().toString());
            has(text, "Verdict: ", "The record beside the law", "Findings", "Tags");
            text.lines().forEach(line -> {
                assertTrue(line.length() <= 96, () -> file + ": " + line);
                assertTrue(line.chars().noneMatch(c -> c < ' ' || c == 0x7F), () -> file + ": " + line);
            });
        }
    }

    @Test
    void hostileTextSteersNoTerminal() throws IOException {
        Path file = temp.resolve("hostile.pgn");
        Files.writeString(
                file,
                "[Event \"\u001b]0;owned\u0007\"]\n[White \"\u001b[2J\u202ekcalB\"]\n[Black \"b\u009b31m\"]\n"
                        + "[Result \"1-0\"]\n[\u001b[5m \"x\"]\n\n1. e4 e5 {\u001b[8mhidden} \u001b[7mQh9 1-0\n",
                StandardCharsets.UTF_8);
        String text = explain(file.toString()).out();
        assertFalse(text.chars().anyMatch(c -> c < ' ' && c != '\n' || c >= 0x7F && c < 0xA0 || c == 0x202E), text);
        has(text, "\\u001b[2J\\u202ekcalB");
    }

    @Test
    void oneGameIsPickedByNumberOrText() {
        String file = SAMPLES.resolve("made-impossible-positions.pgn").toString();
        String all = explain(file).out();
        String one = explain(file, "--game", "1").out();
        assertTrue(one.length() < all.length());
        has(one, "game 1");
        assertEquals("", explain(file, "--find", "no such text").out());
    }

    @Test
    void theStoryGoesToAFileWhenAsked() throws IOException {
        Path file = temp.resolve("story.txt");
        Said said =
                explain(SAMPLES.resolve("korchnoi-karpov-1978-stalemate.pgn").toString(), "-o", file.toString());
        assertEquals(0, said.code(), said.err());
        assertEquals("", said.out());
        has(Files.readString(file), "124.Bg7 [1]", "stalemate");
    }

    @Test
    void unknownRuleSetsAndMissingFilesAreSaid() {
        Said said = explain(SAMPLES.resolve("lasker-thomas-1912-mate.pgn").toString(), "--laws", "fide-1066");
        assertEquals(2, said.code());
        has(said.err(), "there is no rule set fide-1066");
        assertEquals(3, explain(temp.resolve("none.pgn").toString()).code());
    }
}
