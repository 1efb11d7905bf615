package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.pgn.GameResult;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.pgn.SplitStream;
import org.pgnarbiter.pgn.TextEncoding;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * Any bytes are games whose facts obey their own rules; cutting the file changes nothing; a game written down and read
 * again is the same, with comments and variations or without.
 */
public final class PgnTarget implements FuzzTarget {
    private static final String[] BETWEEN = {
        " ",
        " {a comment} ",
        " {1-0 [Event \"x\"] (} ",
        " (1. d4 d5 2. c4) ",
        " $1 ",
        " ; to the end 1. d4\n",
        "\n",
        " {[%clk 0:00:10]} ",
        " (1... e5 {x) } 2. Qh5 (2. Nf3 ; )\n) 2... Nf6 1-0) ",
        "\r\n",
        "\n% escaped }\n",
        " (--) "
    };

    private final PgnReader reader = new PgnReader();
    private final PgnGame game = new PgnGame();
    private final Replayer replayer = new Replayer();
    private final PgnReader secondReader = new PgnReader();
    private final PgnGame secondGame = new PgnGame();
    private final Replayer secondReplayer = new Replayer();
    private final int[] legal = new int[Position.MAX_MOVES];
    private final Position board = Position.initial();
    private final List<Long> whole = new ArrayList<>();
    private final List<Long> cut = new ArrayList<>();
    private int kind;
    private int hash;

    @Override
    public List<byte[]> seeds() {
        return FuzzTarget.bytes(
                "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n",
                "[FEN \"4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1\"]\n[SetUp \"1\"]\n\n1. exd6 {x} Kf8 (1... Kd8) 2. a8=Q+ *",
                "1. e2e4 e7-e5 2. Ng1f3 $1 Nb8-c6 3.Bb5 a6 4.O-O 1/2-1/2",
                "[Variant \"Chess960\"]\n[FEN \"1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1\"]\n\n1. O-O O-O *",
                "[Event \"x\"]\n\n1. e4 {[%clk 0:01:02]} d5 2. exd5 e.p. -- ; rest\n% no\n3. Qh4 0-1\n\n[Event \"y\"]\n\n*",
                "[White \"J\u00e1n \\\"Q\\\" \\\\\"]\n[White \"Z\"]\n\n1. \u2658f3 Sf6 2. \u041a\u04404 1:0\n");
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes(
                "[Event \"a\"]\n",
                "[FEN \"4k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1\"]\n",
                "[FEN \"",
                "\"]\n",
                "[Variant \"Chess960\"]\n",
                "[Result \"1-0\"]\n",
                "[SetUp \"1\"]",
                "[Event",
                "\n",
                "\n\n",
                "\r\n",
                "\r",
                " ",
                "\t",
                "1. ",
                "2.",
                "1... ",
                "12. ",
                "e4 ",
                "e5 ",
                "Nf3 ",
                "Nc6 ",
                "Bb5 ",
                "a6 ",
                "O-O ",
                "0-0-0 ",
                "exd5 ",
                "e8=Q ",
                "e8(Q)",
                "exd6 e.p. ",
                "Qh4# ",
                "Nbd7+ ",
                "R1a3 ",
                "Qa1b2 ",
                "e2e4 ",
                "e7-e5 ",
                "Kxe8 ",
                "-- ",
                "Z0 ",
                "N@f3 ",
                "{",
                "}",
                "{[%clk 0:01:02]}",
                "(",
                ")",
                "(=)",
                ";",
                "%",
                "$",
                "$12 ",
                "!",
                "?",
                "!?",
                "1-0 ",
                "0-1",
                "1/2-1/2",
                "1/2",
                "*",
                "1:0",
                "\u00bd-\u00bd",
                "\u2658f3 ",
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
                "Dh5 ",
                "Sf3 ",
                "Tb1",
                "Lc4",
                "c5 ",
                "d4 ",
                "Nf6 ",
                "d5 ");
    }

    @Override
    public int longest() {
        return 600;
    }

    @Override
    public int run(byte[] input) {
        kind = 0;
        hash = Arrays.hashCode(input) & Integer.MAX_VALUE;
        try {
            read(input, Math.max(1, input.length), whole, true);
            if (input.length > 1) {
                read(input, 1 + hash % (input.length - 1), cut, false);
                assertEquals(whole, cut);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return kind;
    }

    /** All games of a text, read through splits of a size, each as a number for everything about it. */
    private void read(byte[] bytes, int size, List<Long> games, boolean first) throws IOException {
        games.clear();
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
                        assertTrue(next < 0 || next > at && next <= text.end(), "the reader goes on");
                        if (next >= 0) {
                            if (first) {
                                check(text);
                            }
                            games.add(told(text));
                        }
                        at = next;
                    }
                }
            }
        }
    }

    private void check(GameText text) {
        GameFacts facts = replayer.facts();
        GameTrace trace = replayer.trace();
        assertTrue(game.start() >= text.start() && game.end() <= text.end() && game.start() <= game.end());
        assertEquals(facts.plies(), trace.plies());
        assertEquals(facts.stop() != null && facts.stopPly() >= 0, facts.stopPly() == facts.plies() + 1);
        assertTrue(facts.maxRepetition() >= 1 && facts.maxRepetition() <= facts.plies() / 4 + 1);
        assertTrue(facts.stopToken() == null || facts.stopToken().length() <= 40);
        board.copyFrom(trace.start());
        for (int ply = 1; ply <= trace.plies(); ply++) {
            int move = trace.move(ply);
            int count = board.legalMoves(legal);
            boolean found = false;
            for (int i = 0; i < count && !found; i++) {
                found = legal[i] == move;
            }
            assertTrue(found, "an illegal move was played");
            board.play(move);
        }
        assertTrue(board.samePosition(replayer.position()));
        int stop = facts.stop() == null ? 0 : facts.stop().ordinal() + 1;
        kind = kind * 31 + stop * 8 + Math.min(7, facts.plies());
        kind = kind * 31 + game.problems().hashCode();
        kind = kind * 31 + (game.result() == null ? 0 : game.result().ordinal() + 1);
        if (facts.replayed()) {
            writeAndReadAgain(facts, trace);
        }
    }

    private long told(GameText text) {
        long h = text.offset() + game.start() - text.start();
        h = h * 31 + replayer.facts().hashCode();
        h = h * 31 + game.problems().hashCode();
        for (int tag = 0; tag < game.tagCount(); tag++) {
            h = h * 31 + game.tagName(tag).hashCode();
            h = h * 31 + game.tagValue(tag).hashCode();
        }
        for (int i = 0; i < game.finalCommentCount(); i++) {
            h = h * 31 + game.finalComment(i).hashCode();
        }
        h = h * 31 + (game.resultText() == null ? 0 : game.resultText().hashCode());
        h = h * 31 + game.clockSeconds(0);
        h = h * 31 + game.clockSeconds(1);
        return h * 31 + replayer.position().hash();
    }

    private void writeAndReadAgain(GameFacts facts, GameTrace trace) {
        boolean decorated = hash % 2 == 0;
        String written = write(game, trace, decorated ? hash : 0);
        GameText text = GameText.of(written.getBytes(StandardCharsets.UTF_8));
        int next = secondReader.read(text.buffer(), text.start(), text.end(), secondReplayer, secondGame);
        if (next < 0) {
            // Without tags, moves and result there is no game.
            assertTrue(!game.hasTags() && trace.plies() == 0 && game.result() == null, written);
            return;
        }
        GameFacts again = secondReplayer.facts();
        assertEquals(text.end(), next, written);
        assertEquals(facts.movesHash(), again.movesHash(), written);
        assertEquals(trace.plies(), again.plies(), written);
        assertNull(again.stop(), written);
        if (facts.stop() == null && !facts.falseMate()) {
            assertEquals(facts, again, written);
        }
        assertEquals(game.tagCount(), secondGame.tagCount(), written);
        for (int tag = 0; tag < game.tagCount(); tag++) {
            assertEquals(game.tagName(tag), secondGame.tagName(tag), written);
            assertEquals(game.tagValue(tag), secondGame.tagValue(tag), written);
        }
        assertEquals(game.result(), secondGame.result(), written);
        if (!decorated) {
            assertEquals(written, write(secondGame, secondReplayer.trace(), 0));
        }
    }

    /** A game in the export format, but for the order of its tags; between the moves what the decoration says. */
    private String write(PgnGame from, GameTrace trace, int decoration) {
        StringBuilder out = new StringBuilder();
        for (int tag = 0; tag < from.tagCount(); tag++) {
            String value = from.tagValue(tag).replace("\\", "\\\\").replace("\"", "\\\"");
            out.append('[')
                    .append(from.tagName(tag))
                    .append(" \"")
                    .append(value)
                    .append("\"]\n");
        }
        out.append('\n');
        board.copyFrom(trace.start());
        int more = decoration;
        for (int ply = 1; ply <= trace.plies(); ply++) {
            if (ply == 1 || board.sideToMove() == Position.WHITE) {
                out.append(board.fullmoveNumber()).append(board.sideToMove() == Position.WHITE ? ". " : "... ");
            }
            out.append(San.write(board, trace.move(ply)));
            out.append(BETWEEN[more % BETWEEN.length]);
            more = more == 0 ? 0 : (more * 31 + ply) & Integer.MAX_VALUE;
            board.play(trace.move(ply));
        }
        GameResult result = from.result();
        if (result != null) {
            out.append(result.text());
        }
        return out.toString().stripTrailing();
    }
}
