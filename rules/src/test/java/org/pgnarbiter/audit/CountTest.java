package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.testkit.Effort;
import org.pgnarbiter.testkit.SharedData;

/** Counting games without reading them, against reading and replaying them all: {@link CountTarget} is the slow twin. */
class CountTest {
    private static final String TAGS = "[Event \"a\"]\n[White \"W\"]\n[Result \"1-0\"]\n\n";

    private final CountTarget twin = new CountTarget();

    @Test
    void countIsThatOfTheReaderInAllFilesAtHand() throws IOException {
        for (Path file : files()) {
            byte[] bytes = Files.readAllBytes(file);
            try {
                for (int split : new int[] {bytes.length, bytes.length / 3, 700}) {
                    if ((long) bytes.length * bytes.length / Math.max(1, split) < 400_000_000L) {
                        twin.check(bytes, Math.max(1, split), GameSplitter.MAX_TEXT, Integer.MAX_VALUE);
                    }
                }
                twin.check(bytes, bytes.length + 1, 2000, 997);
            } catch (AssertionError e) {
                throw new AssertionError(file + ": " + e.getMessage(), e);
            }
        }
    }

    @Test
    void nearlyAllGamesOfRealFilesAreCountedWithoutReading() throws IOException {
        byte[] all = samples();
        int games = twin.check(all, all.length, GameSplitter.MAX_TEXT, Integer.MAX_VALUE);
        System.out.printf(
                "count: %d games, %d of them plain, %d counted without reading%n",
                games, twin.plainTexts(), twin.passed());
        assertEquals(140, games);
        assertTrue(twin.plainTexts() >= 139);
        assertTrue(twin.passed() >= 135);
    }

    @Test
    void plainGamesInManyStylesAreSeenAsSuch() {
        for (String game : List.of(
                TAGS + "1. e4 e5 2. Nf3 Nc6 1-0",
                TAGS + "1.e4 e5 2.O-O O-O-O\n3.e8=Q+ $1 !? 1/2-1/2",
                TAGS + "1. e4 { [%clk 0:01:00] } 1... e5 { [%clk 0:00:59] } *",
                TAGS + "1. e4 {[%eval 0.3] [%clk 0:01:00]} (1. d4 {1-0} d5) e5 {no\nend; [1-0];\n *} 0-1",
                TAGS + "{ first } 1. e4\n; e5".replace("\n; e5", "\ne5"),
                TAGS.replace("\n", "\r\n") + "1. e4 e5\r\n2. Nf3 1-0",
                TAGS.replace("\n", "\r") + "1. e4 e5\r2. Nf3 1-0",
                "[White_2 \"W [1] \u00e9 {\"]\n[EmptyAndLongerThanEight \"\"]\n1. e2-e4 -- 1-0")) {
            assertTrue(text(game).isOneGame(), game);
            assertEquals(1, games(game));
        }
    }

    @Test
    void whateverCouldHideAGameIsLeftToTheReader() {
        for (String game : List.of(
                "",
                "1. e4 e5 1-0",
                TAGS,
                TAGS + "1. e4 1-0 1. d4 *",
                TAGS + "1. e4 * 1. d4 *",
                TAGS + "1. e4 e51-0 1. d4 *",
                TAGS + "1. e4 1:0\n1. d4 *",
                TAGS + "1. e4 1/2 1. d4 *",
                TAGS + "1. e4 1\u20130 1. d4 *",
                TAGS + "1. e4 \u00bd 1. d4 *",
                TAGS + "1. e4 [Event \"b\"]\n\n1. d4 *",
                TAGS + "1. e4\n[Event b]\n\n1. d4 *",
                TAGS + "1. e4 ; {\n1-0\n1. d4 *}",
                TAGS + "1. e4\n% {\n1-0\n1. d4 *}",
                TAGS + "1. e4 {",
                TAGS + "1. e4 {\n[Event \"b\"] x\n\n1. d4 *}",
                TAGS + "1. e4 {\r[Event \"b\"] x\n\n1. d4 *}",
                TAGS + "1. e4 {\n \t[Event \"b\"] x\n\n1. d4 *}",
                TAGS + "1. e4 {\n\ufeff[Event \"b\"] x\n\n1. d4 *}",
                TAGS + "1. e4 { [%clk\n[Abc \"\"] } *",
                TAGS + "1. e4 {x \"] \r\n 1-0} 1. d4 *",
                TAGS + "1. e4 } 1-0",
                TAGS + "1. e4 <b{> 1-0 1. d4 {} *",
                TAGS + "1. e4 e51-0",
                "[A \"b\" ] 1-0 [B \"c\"]\n1. e4 *",
                "[A \"b\"] 1-0 [B \"c\"]\n1. e4 *",
                "[A \"\\\"]\n[B \"c\"]\n1. e4 *",
                "[A \"]\nb\"]\n1. e4 *",
                "[A \"]\n[B \"c\"]\n1. e4 *",
                "[A \"b\n[B \"c\"]\n1. e4 *",
                "[A]\n[B \"c\"]\n1. e4 *",
                "[%A \"b\"]\n1. e4 *",
                "[ \"b\"]\n1. e4 *",
                "[Event \"a\"]\n\n[Event \"b\"]\n1. e4 *")) {
            assertFalse(text(game).isOneGame(), game);
            byte[] file = (game + "\n\n").repeat(6).getBytes(StandardCharsets.UTF_8);
            for (int split : new int[] {10, 50, file.length}) {
                twin.check(file, split, GameSplitter.MAX_TEXT, Integer.MAX_VALUE);
            }
        }
    }

    @Test
    void hostileTextsAmongPlainGamesAreCountedRight() {
        String plain = TAGS + "1. e4 {x} e5 2. Nf3 1-0\n\n";
        String open = TAGS + "1. e4 e5 2. Nf3 1-0\n\n";
        for (String middle : List.of(
                TAGS + "1. e4 } e5 1-0\n\n",
                TAGS + "1. e4 e5\n[x\n } 1. e4 *\n\n",
                "} " + TAGS + "1. e4 *\n\n",
                TAGS + "} 1. e4 *\n\n",
                TAGS.replace("\n\n", "\n}\n") + "1. e4 *\n\n",
                "[Event \"}\"]\n[Wh}te \"x\"]\n\n1. e4 *\n\n",
                TAGS + "1. e4 {\n; } 1-0\n\n",
                TAGS + "1. e4 {x\n\"]\n; y } 1-0\n\n",
                TAGS + "1. e4 {x \"]\n } 1-0\n",
                TAGS + "1. e4 {\n\n" + TAGS + "1. d4 {x} *\n\n",
                TAGS + "1. e4 1-0\n [Site \"b\"]\n\n1. d4 *\n\n",
                TAGS + "1. e4 1-0\n[Site b]\n\n1. d4 *\n\n",
                TAGS + "1. e4 1-0[Site \"b\"]\n\n1. d4 *\n\n",
                TAGS + TAGS + "1. d4 *\n\n",
                TAGS,
                TAGS + "\ufeff" + TAGS + "*\n\n",
                "1-0\n\n",
                "1. d4 *\n\n",
                "; a note\n\n",
                "% a note\n\n")) {
            for (String around : List.of(plain, open)) {
                String text = around.repeat(3) + middle + around.repeat(3);
                for (String end : List.of("\n", "\r\n", "\r")) {
                    for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE)) {
                        byte[] file = text.replace("\n", end).getBytes(charset);
                        for (int split = 1; split <= file.length; split += 1 + split / 3) {
                            int maxText = split % 3 == 0 ? 5 : GameSplitter.MAX_TEXT;
                            twin.check(file, split, maxText, split % 2 == 0 ? 61 : Integer.MAX_VALUE);
                        }
                    }
                }
            }
        }
    }

    /** Games of the samples glued, cut and sprinkled with what may mean something. */
    @Test
    void countIsThatOfTheReaderInFilesMadeWorse() throws IOException {
        byte[] from = samples();
        List<byte[]> words = twin.words();
        long passed = 0;
        for (int round = 0; round < 600 * Effort.rounds(); round++) {
            Random random = new Random(round);
            int start = random.nextInt(from.length);
            byte[] file = Arrays.copyOfRange(from, start, Math.min(from.length, start + 1 + random.nextInt(20_000)));
            for (int changes = random.nextInt(8); changes > 0; changes--) {
                file = changed(file, words.get(random.nextInt(words.size())), random);
            }
            try {
                twin.check(
                        file,
                        1 + random.nextInt(file.length + 1),
                        random.nextInt(8) == 0 ? 500 : GameSplitter.MAX_TEXT,
                        random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(2000));
            } catch (AssertionError e) {
                throw new AssertionError("round " + round + ": " + e.getMessage(), e);
            }
            passed += twin.passed();
        }
        System.out.printf("count: %,d games of files made worse counted without reading%n", passed);
        assertTrue(passed > 1000 * Effort.rounds());
    }

    /** Puts a word in, or cuts out what lies between two places: what was two games may then be one text. */
    private static byte[] changed(byte[] file, byte[] word, Random random) {
        int at = random.nextInt(file.length + 1);
        int cut = random.nextInt(3) == 0 ? Math.min(file.length - at, random.nextInt(300)) : 0;
        byte[] changed = new byte[file.length + word.length - cut];
        System.arraycopy(file, 0, changed, 0, at);
        System.arraycopy(word, 0, changed, at, word.length);
        System.arraycopy(file, at + cut, changed, at + word.length, file.length - at - cut);
        return changed;
    }

    /** All samples as one file. */
    private static byte[] samples() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Path file : files(SharedData.top().resolve("data-samples"))) {
            all.write(Files.readAllBytes(file));
            all.write('\n');
        }
        return all.toByteArray();
    }

    private static GameText text(String text) {
        return GameText.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private int games(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return twin.check(bytes, bytes.length, GameSplitter.MAX_TEXT, Integer.MAX_VALUE);
    }

    private static List<Path> files() throws IOException {
        List<Path> all = new ArrayList<>(files(SharedData.top().resolve("data-samples")));
        for (String folder : List.of("odd", "traps", "cases/cases", "famous")) {
            Path shared = SharedData.find(folder).orElse(null);
            if (shared != null) {
                all.addAll(files(shared));
            }
        }
        return all;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile)
                    .filter(file ->
                            file.toString().toLowerCase(java.util.Locale.ROOT).endsWith(".pgn"))
                    .sorted()
                    .toList();
        }
    }
}
