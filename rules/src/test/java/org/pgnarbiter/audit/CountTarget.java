package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.SplitStream;
import org.pgnarbiter.pgn.TextEncoding;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * Any bytes, after two that say how the file is cut and read: counting without reading finds as many games as reading and
 * replaying them does, in every text it says something of and in every split; and games whose moves are passed over are the
 * same games.
 */
public final class CountTarget implements FuzzTarget {
    private static final int[] LIMITS = {GameSplitter.MAX_TEXT, GameSplitter.MAX_TEXT, 300, 40};
    private static final String TAGS = "[Event \"a\"]\n[Result \"1-0\"]\n\n";

    private final TextAuditor text = new TextAuditor(TextAuditor.Depth.TEXT, false);
    private final TextAuditor full = new TextAuditor(TextAuditor.Depth.FACTS, false);
    private final List<String> games = new ArrayList<>();
    private final List<String> sameGames = new ArrayList<>();
    private int plainTexts;
    private int otherTexts;
    private int texts;
    private int passed;

    @Override
    public List<byte[]> seeds() {
        return FuzzTarget.bytes(
                "\u0000\u0000" + (TAGS + "1. e4 e5 2. Nf3 1-0\n\n").repeat(4),
                "\u0003\u0050" + (TAGS + "1. e4 { [%clk 0:01:00] } e5 { [%clk 0:00:58] } *\n\n").repeat(3),
                "\u0010\u0007" + (TAGS + "1. e4 {so\nit\n[goes} e5 2. O-O (2. d4 $1 {x}) 1/2-1/2\n\n").repeat(3),
                "\u0020\u0021" + (TAGS + "1. e4 e51-0 1. d4 d5 0-1\n\n").repeat(3),
                "\u0001\u0040" + (TAGS + "1. e4 e5\n\n").replace("\n", "\r\n").repeat(4),
                "\u0001\u0081" + TAGS + "1. e4 {see\n" + TAGS + "1. d4 1-0\n\n} e5 1-0\n\n" + TAGS + "1. c4 *\n",
                "\u0005\u0000[\0E\0v\0e\0n\0t\0 \0\"\0a\0\"\0]\0\n\0\n\0*\0\n\0\n\0[\0S\0i\0t\0e\0 \0\"\0\"\0]\0\n\0*\0");
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes(
                TAGS,
                TAGS + "1. e4 e5 2. Nf3 1-0\n\n",
                TAGS + "1. e4 { [%clk 0:01:00] } e5 *\n\n",
                "[Site \"b\"]\n",
                "[Event \"b\"]",
                "[a \"",
                "[x]\n",
                "\"]",
                "\"]\n",
                "] ",
                "[",
                "\"",
                "\\",
                "\\\"",
                "\n",
                "\n\n",
                "\r\n",
                "\r",
                " ",
                "\t",
                "\0",
                "\u001a",
                "\u007f",
                "\ufeff",
                "{",
                "}",
                "(",
                ")",
                "(Q)",
                " { [%clk 0:01:00] } ",
                " {[%eval 0.3] [%clk 0:01:00]} ",
                ";",
                "%",
                "\n%",
                "\n;",
                "<",
                "<br />",
                "$1 ",
                "1-0",
                " 1-0\n",
                " 0-1 ",
                "1/2-1/2",
                "1/2",
                "1:0",
                "0-0",
                "1\u20130",
                "\u00bd-\u00bd",
                "*",
                "-",
                "/",
                ":",
                "1.",
                "1. e4 e5 ",
                "2. Nf3 Nc6 ",
                "e8(Q)",
                "O-O ",
                "0-0-0 ",
                "e2-e4 ",
                "-- ",
                "Nf31-0",
                "e41.",
                "\u00e9",
                "\u2658f3 ",
                "y",
                "Y_",
                "'",
                "x",
                "+#!?");
    }

    @Override
    public int longest() {
        return 1000;
    }

    @Override
    public int run(byte[] input) {
        if (input.length < 2) {
            return 0;
        }
        int how = input[0] & 0xFF;
        int limit = LIMITS[how >>> 6];
        byte[] file = Arrays.copyOfRange(input, 2, input.length);
        if (how % 16 == 15) {
            // Where the splitter's own buffer ends, things move.
            byte[] longer = new byte[(1 << 13) - (input[1] & 0xFF) + file.length];
            Arrays.fill(longer, 0, longer.length - file.length, (byte) ' ');
            System.arraycopy(file, 0, longer, longer.length - file.length, file.length);
            file = longer;
        }
        int parts = 1 + how % 4;
        int atOnce = (how & 0x20) == 0 ? Integer.MAX_VALUE : 1 + (input[1] & 0x7F);
        check(file, Math.max(1, (file.length + parts - 1) / parts), limit, atOnce);
        return ((Math.min(15, plainTexts) * 16 + Math.min(15, otherTexts)) * 16 + Math.min(15, passed)) * 16
                + Math.min(15, games.size());
    }

    /**
     * Fails if counting a file, cut into splits and read so many bytes at once, is anything else than reading it.
     *
     * @return how many games there are
     */
    int check(byte[] file, int splitBytes, int maxText, int atOnce) {
        games.clear();
        sameGames.clear();
        plainTexts = 0;
        otherTexts = 0;
        passed = 0;
        try {
            TextEncoding encoding = TextEncoding.detect(file, Math.min(file.length, TextEncoding.HEAD));
            try (GameSplitter texts = splitter(file, 0, Long.MAX_VALUE, encoding, maxText, Integer.MAX_VALUE)) {
                while (texts.next()) {
                    checkText(texts.text());
                }
            }
            texts = 0;
            int counted = 0;
            for (int from = 0; from == 0 || from < file.length; from += splitBytes) {
                counted += count(splitter(file, from, splitBytes, encoding, maxText, atOnce));
            }
            assertEquals(games.size(), counted, "games counted");
            assertEquals(plainTexts + otherTexts, texts, "texts");
            return counted;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void checkText(GameText found) {
        int before = games.size();
        full.open("x", 0, found);
        while (full.next()) {
            games.add(told(full.game()));
        }
        text.open("x", 0, found);
        while (text.next()) {
            sameGames.add(told(text.game()));
        }
        assertEquals(games, sameGames, "moves replayed, moves passed over");
        if (found.isOneGame()) {
            assertEquals(1, games.size() - before, "games in a text said to be one");
            plainTexts++;
        } else {
            otherTexts++;
        }
    }

    private static String told(AuditedGame game) {
        return game.byteOffset() + " " + game.byteLength() + " " + game.text().resultText() + " "
                + game.text().tagCount();
    }

    /** Counts as a task does. */
    private int count(GameSplitter splitter) throws IOException {
        int count = 0;
        try (splitter) {
            while (splitter.next()) {
                texts++;
                full.open("x", 0, splitter.text());
                while (full.next()) {
                    count++;
                }
                for (int n; (n = splitter.passPlainGames()) > 0; ) {
                    passed += n;
                    texts += n;
                    count += n;
                }
            }
        }
        return count;
    }

    /** How many games were counted in the last check without any reading. */
    int passed() {
        return passed;
    }

    /** How many texts of the last check were said to be one game. */
    int plainTexts() {
        return plainTexts;
    }

    private static GameSplitter splitter(
            byte[] file, int from, long owned, TextEncoding encoding, int maxText, int atOnce) {
        InputStream in = new ByteArrayInputStream(file, from, file.length - from) {
            @Override
            public int read(byte[] b, int off, int len) {
                return super.read(b, off, Math.min(len, atOnce));
            }
        };
        return GameSplitter.of(SplitStream.of(in, owned), from, from == 0, encoding, maxText);
    }
}
