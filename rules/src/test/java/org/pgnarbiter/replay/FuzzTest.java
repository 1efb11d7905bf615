package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.FenResult;
import org.pgnarbiter.board.LenientSan;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.PieceLetters;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.pgn.SplitStream;
import org.pgnarbiter.pgn.TextEncoding;
import org.pgnarbiter.testkit.Effort;

/**
 * Seeded fuzzing: texts put together from what PGN is made of and then damaged. Nothing may throw, what is read must obey
 * its own rules, and splits must not matter. {@code -Darbiter.effort=1000} makes a long run of it; it prints how many
 * executions there were.
 */
class FuzzTest {
    private static final String[] WORDS = {
        "[Event \"a\"]",
        "[FEN \"4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1\"]",
        "[FEN \"",
        "\"]",
        "[Variant \"Chess960\"]",
        "[Result \"1-0\"]",
        "[SetUp \"1\"]",
        "[Event",
        "\n",
        "\n",
        "\n\n",
        "\r\n",
        "\r",
        " ",
        " ",
        " ",
        "\t",
        "1.",
        "2.",
        "1...",
        "12. ",
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "Bb5",
        "a6",
        "O-O",
        "0-0-0",
        "exd5",
        "e8=Q",
        "e8(Q)",
        "exd6 e.p.",
        "Qh4#",
        "Nbd7+",
        "R1a3",
        "Qa1b2",
        "e2e4",
        "e7-e5",
        "Kxe8",
        "--",
        "Z0",
        "N@f3",
        "{",
        "}",
        "{[%clk 0:01:02]}",
        "(",
        ")",
        "(=)",
        ";",
        "%",
        "$",
        "$12",
        "!",
        "?",
        "!?",
        "1-0",
        "0-1",
        "1/2-1/2",
        "1/2",
        "*",
        "1:0",
        "\u00bd-\u00bd",
        "\u2658f3",
        "\u00e9",
        "\ufeff",
        "\0",
        "\u001a",
        "<br />",
        "<",
        "[",
        "]",
        "[%",
        "\\",
        "\"",
        ".",
        "-",
        "+",
        "#",
        "=",
        "/",
        "x",
        "a",
        "8",
        "0",
        "\u0531f3",
        "\u041a\u0440",
        "\u04354",
        "\u20130",
        "P",
        "K",
        "Dh5",
        "Sf3",
        "Tb1",
        "Lc4"
    };

    private final PgnReader reader = new PgnReader();
    private final PgnGame game = new PgnGame();
    private final Replayer replayer = new Replayer();

    @Test
    void anyTextGivesGamesThatKeepTheRules() throws IOException {
        Random random = new Random(7);
        int rounds = 12_000 * Effort.rounds();
        int games = 0;
        for (int i = 0; i < rounds; i++) {
            byte[] text = text(random);
            List<String> whole = read(text, Math.max(1, text.length));
            games += whole.size();
            if (i % 4 == 0) {
                int size = 1 + random.nextInt(40);
                assertEquals(whole, read(text, size), () -> Arrays.toString(text));
            }
        }
        System.out.println("fuzz: " + rounds + " texts with " + games + " games");
        assertTrue(games > rounds / 2);
    }

    private static byte[] text(Random random) {
        StringBuilder out = new StringBuilder();
        for (int words = random.nextInt(40); words > 0; words--) {
            out.append(WORDS[random.nextInt(WORDS.length)]);
            out.append(random.nextInt(3) == 0 ? "" : " ");
        }
        byte[] bytes = out.toString().getBytes(StandardCharsets.UTF_8);
        for (int damage = random.nextInt(4); damage > 0 && bytes.length > 0; damage--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /** All games of a text, read through splits of a size, as lines that say everything about them. */
    private List<String> read(byte[] bytes, int size) throws IOException {
        List<String> games = new ArrayList<>();
        TextEncoding encoding = TextEncoding.detect(bytes, bytes.length);
        for (int from = 0; from == 0 || from < bytes.length; from += size) {
            ByteArrayInputStream in = new ByteArrayInputStream(bytes, from, bytes.length - from);
            try (GameSplitter texts =
                    GameSplitter.of(SplitStream.of(in, size), from, from == 0, encoding, GameSplitter.MAX_TEXT)) {
                while (texts.next()) {
                    GameText text = texts.text();
                    int at = text.start();
                    while (at >= 0 && at < text.end()) {
                        int next = reader.read(text.buffer(), at, text.end(), replayer, game);
                        assertTrue(next < 0 || next > at && next <= text.end(), () -> Arrays.toString(bytes));
                        if (next >= 0) {
                            games.add(describe(text, bytes));
                        }
                        at = next;
                    }
                }
            }
        }
        return games;
    }

    private String describe(GameText text, byte[] bytes) {
        GameFacts facts = replayer.facts();
        GameTrace trace = replayer.trace();
        assertTrue(
                game.start() >= text.start() && game.end() <= text.end() && game.start() <= game.end(),
                () -> Arrays.toString(bytes));
        assertEquals(facts.plies(), trace.plies());
        assertEquals(facts.stop() != null && facts.stopPly() >= 0, facts.stopPly() == facts.plies() + 1);
        assertTrue(facts.maxRepetition() >= 1 && facts.maxRepetition() <= facts.plies() / 4 + 1);
        assertTrue(facts.stopToken() == null || facts.stopToken().length() <= 40);
        Position again = trace.start().copy();
        int[] legal = new int[Position.MAX_MOVES];
        for (int ply = 1; ply <= trace.plies(); ply++) {
            int move = trace.move(ply);
            assertTrue(Arrays.stream(legal, 0, again.legalMoves(legal)).anyMatch(m -> m == move));
            again.play(move);
        }
        StringBuilder out = new StringBuilder();
        out.append(text.offset() + game.start() - text.start())
                .append(' ')
                .append(facts)
                .append(game.problems());
        for (int tag = 0; tag < game.tagCount(); tag++) {
            out.append(game.tagName(tag)).append('=').append(game.tagValue(tag)).append(' ');
        }
        for (int i = 0; i < game.finalCommentCount(); i++) {
            out.append(game.finalComment(i));
        }
        return out.append(game.resultText())
                .append(game.clockSeconds(0))
                .append(' ')
                .append(game.clockSeconds(1))
                .append(Fen.write(replayer.position()))
                .toString();
    }

    /** The exact reader reads nothing that the lenient one reads otherwise, and neither reads what is not legal. */
    @Test
    void anyWordIsReadAlikeByBothReadersOrByTheLenientOneAlone() {
        Random random = new Random(8);
        LenientSan lenient = new LenientSan();
        int[] legal = new int[Position.MAX_MOVES];
        int read = 0;
        int words = 0;
        int rounds = 200 * Effort.rounds();
        for (int i = 0; i < rounds; i++) {
            Position position = Position.initial();
            if (i % 2 == 0) {
                position = Fen.parse(STARTS[i / 2 % STARTS.length]).position().orElseThrow();
            }
            for (int ply = 0; ply < 60; ply++) {
                int count = position.legalMoves(legal);
                if (count == 0) {
                    break;
                }
                for (int k = 0; k < 6; k++) {
                    words++;
                    read += word(damaged(San.write(position, legal[random.nextInt(count)]), random), position, lenient);
                }
                position.play(legal[random.nextInt(count)]);
            }
        }
        System.out.println("fuzz: " + words + " words, " + read + " of them moves");
        assertTrue(read > words / 4 && read < words);
    }

    private static final String[] STARTS = {
        "r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 0 1",
        "N3N3/8/2n1n3/1Q1Q4/4k3/1Q1Q4/6K1/R2R3R b - - 0 1",
        "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1"
    };

    private static String damaged(String san, Random random) {
        StringBuilder out = new StringBuilder(san);
        for (int damage = random.nextInt(3); damage > 0; damage--) {
            char c = "abcdefgh12345678NBRQKPOx-=+#!?()0o:nrqk/.\u0435\u0430\u2658\u0421".charAt(random.nextInt(44));
            int at = random.nextInt(out.length() + 1);
            int kind = random.nextInt(3);
            if (kind == 0) {
                out.insert(at, c);
            } else if (at < out.length()) {
                if (kind == 1) {
                    out.setCharAt(at, c);
                } else {
                    out.deleteCharAt(at);
                }
            }
        }
        return out.toString();
    }

    private static int word(String word, Position position, LenientSan lenient) {
        byte[] bytes = (word + "          ").getBytes(StandardCharsets.UTF_8);
        long exact = San.read(position, bytes, 0);
        LenientSan.Outcome outcome = lenient.read(word, position, PieceLetters.ENGLISH);
        if (outcome != LenientSan.Outcome.LEGAL) {
            new LenientSan()
                    .read(word, position, PieceLetters.FOREIGN.get(word.length() % PieceLetters.FOREIGN.size()));
        }
        if (outcome == LenientSan.Outcome.LEGAL) {
            int[] legal = new int[Position.MAX_MOVES];
            int count = position.legalMoves(legal);
            assertTrue(Arrays.stream(legal, 0, count).anyMatch(m -> m == lenient.move()), word);
        }
        String rest = exact == San.REFUSED ? "" : word.substring(Math.min(word.length(), San.end(exact)));
        if (exact != San.REFUSED && rest.matches("[+#!?]*")) {
            String story = word + " in " + Fen.write(position);
            assertEquals(LenientSan.Outcome.LEGAL, outcome, story);
            assertEquals(Moves.uci(San.move(exact), true), Moves.uci(lenient.move(), true), story);
            assertTrue(lenient.spellings().isEmpty(), () -> story + lenient.spellings());
        } else if (outcome == LenientSan.Outcome.LEGAL && rest.isEmpty()) {
            // What only the lenient reader reads is counted as a leniency.
            assertTrue(!lenient.spellings().isEmpty(), () -> word + " in " + Fen.write(position));
        }
        return outcome == LenientSan.Outcome.LEGAL ? 1 : 0;
    }

    @Test
    void anyFenIsRefusedOrWrittenBackAsItself() {
        Random random = new Random(9);
        int good = 0;
        int rounds = 100_000 * Effort.rounds();
        String[] seeds = {
            "r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 3 17",
            "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 b GBgb - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
        };
        int[] legal = new int[Position.MAX_MOVES];
        for (int i = 0; i < rounds; i++) {
            StringBuilder fen = new StringBuilder(seeds[i % seeds.length]);
            for (int damage = random.nextInt(4); damage > 0; damage--) {
                int at = random.nextInt(fen.length());
                char c = "pnbrqkPNBRQK12345678//wb-KQkqABHabh36 09_x\u00e9".charAt(random.nextInt(43));
                int kind = random.nextInt(3);
                if (kind == 0) {
                    fen.insert(at, c);
                } else if (kind == 1) {
                    fen.setCharAt(at, c);
                } else {
                    fen.deleteCharAt(at);
                }
            }
            FenResult result = Fen.parse(fen.toString());
            assertTrue(result.position().isPresent() || !result.problems().isEmpty());
            if (result.position().isPresent()) {
                good++;
                Position position = result.position().get();
                String written = Fen.write(position);
                Position again = Fen.parse(written).position().orElseThrow(() -> new AssertionError(fen + written));
                assertTrue(position.samePosition(again), fen::toString);
                assertEquals(position.hash(), again.hash(), fen::toString);
                assertEquals(written, Fen.write(again));
                int count = position.legalMoves(legal);
                assertEquals(count > 0, position.hasLegalMove(), fen::toString);
            }
        }
        System.out.println("fuzz: " + rounds + " FENs, " + good + " of them positions");
        assertTrue(good > rounds / 5);
    }
}
