package org.pgnarbiter.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

class GameSplitterTest {
    private static final String TAGS = "[Event \"a\"]\n[Site \"?\"]\n[White \"W\"]\n\n";
    private static final String GAME = TAGS + "1. e4 e5 1-0\n\n";

    /** Small files by their oddity; each is cut at every split size below. */
    private static final Map<String, String> ODDITIES = new LinkedHashMap<>();

    static {
        ODDITIES.put("empty", "");
        ODDITIES.put("blank", " \n\n \t\n");
        ODDITIES.put("one byte", "x");
        ODDITIES.put("one game", GAME);
        ODDITIES.put("three games", GAME + GAME + GAME);
        ODDITIES.put("no newline at the end", GAME + TAGS + "1. d4 *");
        ODDITIES.put("no blank line between games", GAME.strip() + "\n" + GAME.strip() + "\n" + GAME);
        ODDITIES.put("no blank line anywhere", GAME.replace("\n\n", "\n").repeat(3));
        ODDITIES.put("first tag is not Event", ("[Site \"x\"]\n[Event \"y\"]\n\n1. e4 *\n\n").repeat(3));
        ODDITIES.put("blank line in the tag section", ("[Event \"x\"]\n\n[Site \"y\"]\n\n1. e4 *\n\n").repeat(3));
        ODDITIES.put("games without moves", "[Event \"x\"]\n[Site \"y\"]\n\n".repeat(4));
        ODDITIES.put("blank lines hold blanks", GAME.replace("\n\n", "\n \t\n").repeat(2));
        ODDITIES.put("many blank lines", GAME.replace("\n\n", "\n\n\n\n\n").repeat(2));
        ODDITIES.put("blank lines at both ends", "\n\n\n" + GAME + "\n\n\n");
        ODDITIES.put("preface", "Games of a match\nplayed somewhere\n\n" + GAME + GAME);
        ODDITIES.put("comment as preface", "{ a note }\n\n" + GAME);
        ODDITIES.put("quoted game in the preface", "{ like this:\n" + GAME + "and so on }\n\n" + GAME);
        ODDITIES.put("moves only", "1. e4 e5 1-0 1. d4 d5 *\n\n1. c4 0-1\n");
        ODDITIES.put("moves only, then a game", "1. e4 e5 1-0\n\n" + GAME);
        ODDITIES.put("quoted game in a comment", TAGS + "1. e4 { see\n" + GAME + "}\n 1-0\n\n" + GAME);
        ODDITIES.put("quoted tags in a comment", TAGS + "1. e4 { see\n[Event \"x\"]} e5 1-0\n\n" + GAME);
        ODDITIES.put("two quoted games in a comment", TAGS + "1. e4 { see\n" + GAME + GAME + "} e5 1-0\n\n" + GAME);
        ODDITIES.put("unterminated comment", TAGS + "1. e4 { oh\n\n" + GAME + GAME);
        ODDITIES.put("unterminated comment, comments later", TAGS + "1. e4 { oh\n\n" + TAGS + "1. e4 {x} *\n\n" + GAME);
        ODDITIES.put("stray closing brace", GAME + TAGS + "1. e4 } e5 1-0\n\n" + GAME);
        ODDITIES.put("closing brace first in every game", (TAGS + "} 1. e4 *\n\n").repeat(4));
        ODDITIES.put("braces in tag values", ("[Event \"}\"]\n[White \"}{\"]\n\n1. e4 {a} *\n\n").repeat(3));
        ODDITIES.put("broken tag value", "[Event \"x\"]\n[White \"Whi\nte\"]\n[Black \"B\"]\n\n1. e4 *\n\n" + GAME);
        ODDITIES.put("tag that never closes", "[Event \"x\"]\n[White \"Whi\n[Black \"B\"]\n\n1. e4 *\n\n" + GAME);
        ODDITIES.put("lines passed over in tags", "[Event \"x\"]\n; no\n%no\n[White \"W\"]\n\n1. e4 *\n\n" + GAME);
        ODDITIES.put("lines passed over in moves", TAGS + "1. e4\n;}\n% [Event \"x\"]\n%}\ne5 *\n\n" + GAME);
        ODDITIES.put("only lines passed over", "; one\n% two\n");
        ODDITIES.put("indented tags", GAME.replace("[", " \t[").repeat(2));
        ODDITIES.put("tags without a blank", GAME.replace(" \"", "\"").repeat(2));
        ODDITIES.put("glued games", "[Event \"x\"]\n\n1. e4 1-0[Event \"y\"]\n[Site \"?\"]\n\n1. d4 *\n");
        ODDITIES.put("brackets that are no tags", TAGS + "1. e4\n[%clk 1:00]\n[\n[]\n[x]\n[ \"x\"]\n*\n\n" + GAME);
        ODDITIES.put("NUL and DOS end of file", GAME.replace(" e5", "\0e5") + "\u001a" + GAME + "\u001a");
        ODDITIES.put("long line", TAGS + "1. e4 {" + "x".repeat(300) + "} *\n\n" + GAME);
        ODDITIES.put(
                "names beyond ASCII",
                GAME.replace("W\"", "J\u00e1n \u0160\u4e2d\ud83d\ude00\"").repeat(2));
        ODDITIES.put("mark within the file", GAME + "\ufeff" + GAME);
    }

    private record Text(long offset, long length, String bytes) {}

    @Test
    void fastAndSlowCutTheSameTexts() throws IOException {
        for (Map.Entry<String, byte[]> file : files().entrySet()) {
            List<Text> slow = new ArrayList<>();
            for (SlowSplitter.Text t : SlowSplitter.texts(file.getValue())) {
                slow.add(new Text(t.offset(), t.length(), t.bytes()));
            }
            assertEquals(slow, whole(file.getValue()), file.getKey());
        }
    }

    @Test
    void everySplitSizeFindsTheSameTexts() throws IOException {
        for (Map.Entry<String, byte[]> file : files().entrySet()) {
            everySplitSize(file.getKey(), file.getValue());
        }
    }

    @Test
    void everySplitSizeFindsTheSameTextsInUtf16() throws IOException {
        for (Map.Entry<String, String> oddity : ODDITIES.entrySet()) {
            for (String variant :
                    List.of(oddity.getValue(), "\ufeff" + oddity.getValue().replace("\n", "\r\n"))) {
                for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
                    byte[] utf16 = variant.getBytes(charset);
                    if (TextEncoding.detect(utf16, Math.min(utf16.length, TextEncoding.HEAD)) == TextEncoding.BYTES) {
                        assertTrue(variant.isBlank() || variant.length() < 2 || variant.contains("\ufeff{"), variant);
                        continue;
                    }
                    List<Text> expected = new ArrayList<>();
                    byte[] utf8 = variant.getBytes(StandardCharsets.UTF_8);
                    for (SlowSplitter.Text t : SlowSplitter.texts(utf8)) {
                        int from = (int) t.offset();
                        int to = from + (int) t.length();
                        expected.add(new Text(utf16Length(utf8, 0, from), utf16Length(utf8, from, to), t.bytes()));
                    }
                    assertEquals(expected, whole(utf16), oddity.getKey());
                    everySplitSize(oddity.getKey() + " in " + charset, utf16);
                }
            }
        }
    }

    @Test
    void everySplitSizeFindsTheSameTextsInSharedFiles() throws IOException {
        for (String folder : List.of("cases/cases", "traps", "odd")) {
            Path shared = SharedData.find(folder).orElse(null);
            if (shared == null) {
                return;
            }
            List<Path> files;
            try (Stream<Path> walk = Files.walk(shared)) {
                files = walk.filter(Files::isRegularFile).sorted().toList();
            }
            for (Path file : files) {
                byte[] bytes = Files.readAllBytes(file);
                if (TextEncoding.detect(bytes, bytes.length) == TextEncoding.BYTES) {
                    List<Text> slow = new ArrayList<>();
                    for (SlowSplitter.Text t : SlowSplitter.texts(bytes)) {
                        slow.add(new Text(t.offset(), t.length(), t.bytes()));
                    }
                    assertEquals(slow, whole(bytes), file.toString());
                }
                everySplitSize(file.toString(), bytes);
            }
        }
    }

    @Test
    void quotedGameInACommentIsNoGame() throws IOException {
        assertEquals(2, whole(ODDITIES.get("quoted game in a comment")).size());
        assertEquals(2, whole(ODDITIES.get("quoted tags in a comment")).size());
        assertEquals(2, whole(ODDITIES.get("quoted game in the preface")).size());
    }

    @Test
    void unterminatedCommentEndsWithItsText() throws IOException {
        assertEquals(3, whole(ODDITIES.get("unterminated comment")).size());
        assertEquals(
                3, whole(ODDITIES.get("unterminated comment, comments later")).size());
    }

    @Test
    void tagSectionBrokenByOneTagStaysWhole() throws IOException {
        assertEquals(2, whole(ODDITIES.get("broken tag value")).size());
        assertEquals(2, whole(ODDITIES.get("tag that never closes")).size());
        assertEquals(2, whole(ODDITIES.get("lines passed over in tags")).size());
    }

    @Test
    void whatComesBeforeTheFirstTagIsATextUnlessBlank() throws IOException {
        assertEquals(3, whole(ODDITIES.get("preface")).size());
        assertEquals(1, whole(ODDITIES.get("moves only")).size());
        assertEquals(1, whole(ODDITIES.get("blank lines at both ends")).size());
        assertEquals(0, whole(ODDITIES.get("blank")).size());
        assertEquals(1, whole("\ufeff" + GAME).size());
        assertEquals(3, whole("\ufeff" + GAME).get(0).offset());
    }

    @Test
    void loneCarriageReturnsAreLineEnds() throws IOException {
        assertEquals(3, whole(ODDITIES.get("three games").replace('\n', '\r')).size());
    }

    @Test
    void textOverTheLimitIsCutAndTheNextOneIsFound() throws IOException {
        for (String filler : List.of("x", "x\n", "\n \n", "(1. d4 ", "\u0160")) {
            for (int size : List.of(900, 1100, 1 << 20, 3 << 20)) {
                String comment = filler.repeat(size / filler.length());
                String file = GAME + TAGS + "1. e4 {" + comment + "} e5 1-0\n\n\n" + GAME;
                List<byte[]> encodings =
                        List.of(file.getBytes(StandardCharsets.UTF_8), file.getBytes(StandardCharsets.UTF_16LE));
                for (byte[] bytes : encodings) {
                    long unit = bytes == encodings.get(0) ? 1 : 2;
                    GameSplitter g = splitter(bytes, 0, Long.MAX_VALUE, 1000);
                    assertTrue(g.next());
                    assertFalse(g.text().tooLong());
                    assertTrue(g.next());
                    long length = unit * GAME.length();
                    assertEquals(length, g.text().offset());
                    String second = file.substring(GAME.length(), file.length() - GAME.length() - 3);
                    int utf8Length = second.getBytes(StandardCharsets.UTF_8).length;
                    assertEquals(
                            unit == 1 ? utf8Length : unit * second.length(),
                            g.text().length());
                    assertEquals(utf8Length > 1000, g.text().tooLong());
                    if (g.text().tooLong()) {
                        assertEquals(0, g.text().buffer()[g.text().end()], "what follows a cut text does not matter");
                    }
                    assertEquals(
                            Math.min(1000, utf8Length),
                            g.text().end() - g.text().start());
                    assertTrue(g.next());
                    assertEquals(bytes.length - length, g.text().offset());
                    assertFalse(g.text().tooLong());
                    assertFalse(g.next());
                }
            }
        }
    }

    @Test
    void blankLinesWithoutEndAreNoText() throws IOException {
        String file = GAME + "\n \r\n".repeat(1 << 19) + GAME;
        GameSplitter g = splitter(file.getBytes(StandardCharsets.UTF_8), 0, Long.MAX_VALUE, 1000);
        assertTrue(g.next());
        assertFalse(g.text().tooLong());
        assertEquals(GAME.strip().length(), g.text().length());
        assertTrue(g.next());
        assertEquals(file.length() - GAME.length(), g.text().offset());
        assertFalse(g.next());
    }

    @Test
    void gigabyteLineNeedsNoGigabyte() throws IOException {
        long size = 1L << 30;
        byte[] head = (GAME + TAGS + "1. e4 {").getBytes(StandardCharsets.UTF_8);
        byte[] tail = ("} e5\n\n" + GAME).getBytes(StandardCharsets.UTF_8);
        GameSplitter g =
                GameSplitter.of(SplitStream.whole(new Middle(head, size, tail)), 0, true, TextEncoding.BYTES, 1 << 20);
        assertTrue(g.next());
        assertTrue(g.next());
        assertTrue(g.text().tooLong());
        assertEquals(head.length - GAME.length() + size + 4, g.text().length());
        assertTrue(g.text().buffer().length < 8 << 20);
        assertTrue(g.next());
        assertFalse(g.next());
    }

    @Test
    void splitOfALineWithoutEndReadsLittle() throws IOException {
        Middle in = new Middle(new byte[0], 1L << 40, new byte[0]);
        GameSplitter g = GameSplitter.of(SplitStream.of(in, 1 << 20), 77, false, TextEncoding.BYTES, 1 << 20);
        assertFalse(g.next());
        assertTrue(in.at < 4 << 20);
    }

    @Test
    void commentLongerThanTheLookAheadIsNotSearched() throws IOException {
        String quoted = TAGS + "1. e4 { see\n" + GAME + "x ".repeat(GameSplitter.LOOK_AHEAD) + "}\n 1-0\n\n" + GAME;
        assertEquals(3, whole(quoted).size());
    }

    @Test
    void bufferIsPaddedWithZeros() throws IOException {
        GameSplitter g = splitter(GAME.strip().getBytes(StandardCharsets.UTF_8), 0, Long.MAX_VALUE, 1000);
        assertTrue(g.next());
        for (int i = 0; i < GameText.PADDING; i++) {
            assertEquals(0, g.text().buffer()[g.text().end() + i]);
        }
    }

    @Property(tries = 20000)
    void anyBytesAreCutTheSameByFastAndSlowAndEverySplit(
            @ForAll @Size(max = 40) List<@IntRange(max = 23) Integer> tokens,
            @ForAll @IntRange(min = 1, max = 60) int size)
            throws IOException {
        String[] words = {
            "[Event \"x\"]",
            "[Site \"y\"]",
            "[A",
            " \"",
            "\"]",
            "{",
            "}",
            "\n",
            "\n",
            "\n",
            "\r\n",
            "\r",
            " ",
            ";",
            "%",
            "1. e4",
            "x",
            "\0",
            "\u001a",
            "\t",
            "\u00ef\u00bb\u00bf",
            "\u00ef",
            "[",
            "\n\n[Event \"z\"]"
        };
        StringBuilder text = new StringBuilder();
        tokens.forEach(t -> text.append(words[t]));
        byte[] bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
        List<Text> slow = new ArrayList<>();
        for (SlowSplitter.Text t : SlowSplitter.texts(bytes)) {
            slow.add(new Text(t.offset(), t.length(), t.bytes()));
        }
        assertEquals(slow, cut(bytes, Math.max(1, bytes.length), TextEncoding.BYTES));
        assertEquals(slow, cut(bytes, size, TextEncoding.BYTES));
    }

    /** The oddities with LF, CR LF and CR, with and without a byte order mark. */
    private static Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        ODDITIES.forEach((name, text) -> {
            for (String end : List.of("\n", "\r\n", "\r")) {
                for (String mark : List.of("", "\ufeff")) {
                    String variant = mark + text.replace("\n", end);
                    files.put(name + (end.length() + end.charAt(0)) + mark, variant.getBytes(StandardCharsets.UTF_8));
                }
            }
        });
        return files;
    }

    private static void everySplitSize(String name, byte[] bytes) throws IOException {
        TextEncoding encoding = TextEncoding.detect(bytes, bytes.length);
        List<Text> whole = cut(bytes, Math.max(1, bytes.length), encoding);
        // Every size for small files; for the others 1 byte to 64 and then in growing steps.
        for (int size = 1; size <= bytes.length; size += bytes.length <= 4000 || size < 64 ? 1 : 1 + size / 5) {
            if ((long) bytes.length * bytes.length / size > 40_000_000L) {
                continue;
            }
            assertEquals(whole, cut(bytes, size, encoding), name + ", split size " + size);
        }
    }

    private static List<Text> whole(String text) throws IOException {
        return whole(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Text> whole(byte[] bytes) throws IOException {
        return cut(bytes, Math.max(1, bytes.length), TextEncoding.detect(bytes, bytes.length));
    }

    private static List<Text> cut(byte[] bytes, int size, TextEncoding encoding) throws IOException {
        List<Text> texts = new ArrayList<>();
        for (int from = 0; from == 0 || from < bytes.length; from += size) {
            InputStream in = new ByteArrayInputStream(bytes, from, bytes.length - from);
            try (GameSplitter g =
                    GameSplitter.of(SplitStream.of(in, size), from, from == 0, encoding, GameSplitter.MAX_TEXT)) {
                while (g.next()) {
                    GameText t = g.text();
                    texts.add(new Text(
                            t.offset(),
                            t.length(),
                            new String(t.buffer(), t.start(), t.end() - t.start(), StandardCharsets.ISO_8859_1)));
                }
            }
        }
        return texts;
    }

    private static GameSplitter splitter(byte[] bytes, int from, long ownedEnd, int maxText) {
        InputStream in = new ByteArrayInputStream(bytes, from, bytes.length - from);
        return GameSplitter.of(
                SplitStream.of(in, ownedEnd), from, from == 0, TextEncoding.detect(bytes, bytes.length), maxText);
    }

    private static long utf16Length(byte[] utf8, int from, int to) {
        return 2L * new String(Arrays.copyOfRange(utf8, from, to), StandardCharsets.UTF_8).length();
    }

    /** A head, any number of letters and a tail, none of it in memory. */
    private static final class Middle extends InputStream {
        private final byte[] head;
        private final long size;
        private final byte[] tail;
        private long at;

        Middle(byte[] head, long size, byte[] tail) {
            this.head = head;
            this.size = size;
            this.tail = tail;
        }

        @Override
        public int read() {
            throw new UncheckedIOException(new IOException("one byte at a time"));
        }

        @Override
        public int read(byte[] b, int off, int len) {
            if (at < head.length) {
                int n = (int) Math.min(len, head.length - at);
                System.arraycopy(head, (int) at, b, off, n);
                at += n;
                return n;
            }
            if (at < head.length + size) {
                int n = (int) Math.min(len, head.length + size - at);
                Arrays.fill(b, off, off + n, (byte) 'x');
                at += n;
                return n;
            }
            int rest = (int) (at - head.length - size);
            if (rest >= tail.length) {
                return -1;
            }
            int n = Math.min(len, tail.length - rest);
            System.arraycopy(tail, rest, b, off, n);
            at += n;
            return n;
        }
    }
}
