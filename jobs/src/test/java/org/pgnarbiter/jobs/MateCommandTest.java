package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.FenResult;
import org.pgnarbiter.testkit.Json;

class MateCommandTest {
    private static final String WALL = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    private static final String ROOK = "8/8/4k3/3R4/2K5/8/8/8 b - - 0 1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void jsonHasTheFormOfTheContract() {
        assertEquals(0, run("--format", "json", ROOK));
        Map<String, Object> answer = Json.object(out.toString());
        assertEquals(List.of("fen", "white", "black", "dead", "positions", "micros"), List.copyOf(answer.keySet()));
        assertEquals(ROOK, answer.get("fen"));
        Map<?, ?> white = (Map<?, ?>) answer.get("white");
        assertEquals("yes", white.get("can_mate"));
        assertTrue(white.get("line") instanceof List<?> line && !line.isEmpty(), out.toString());
        Map<?, ?> black = (Map<?, ?>) answer.get("black");
        assertEquals("no", black.get("can_mate"));
        assertNull(black.get("line"));
        assertEquals("Black cannot mate: only the king is left", black.get("why"));
        assertEquals("no", answer.get("dead"));
    }

    @Test
    void textHasABoardAndASentence() {
        assertEquals(0, run(WALL));
        String text = out.toString();
        assertTrue(text.contains("5 | p . p . p . p . |"), text);
        assertTrue(text.contains("White to move"), text);
        assertTrue(text.contains("White cannot mate: the pawns are blocked and no piece can pass"), text);
        assertTrue(text.contains("The position is dead: the game is drawn (Laws 5.2.2)."), text);
    }

    @Test
    void theLineIsToldInNotationAPlayerReads() {
        assertEquals(0, run("--winner", "white", "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1"));
        assertTrue(out.toString().contains("White can still mate"), out.toString());
        assertTrue(out.toString().contains("\n  1. Qh4#\n"), out.toString());
        assertTrue(!out.toString().contains("Black can"), out.toString());
    }

    @Test
    void aVeryLongLineIsToldByItsFirstAndLastMoves() {
        assertEquals(0, run("--winner", "black", "k7/p1p5/P1P5/2P5/2P5/K1P5/B1P5/1B6 b - - 0 1"));
        assertTrue(
                out.toString()
                        .matches(
                                "(?s).*\n  1\\.\\.\\. .*\n  \\.\\.\\. \\d+ plies more; --format json gives all \\.\\.\\.\n  \\d+\\..*#\n"),
                out.toString());
    }

    @Test
    void aLineThatBeginsWithBlackHasThreeDots() {
        assertEquals(0, run("--winner", "black", "8/8/8/8/8/6k1/q7/6K1 b - - 0 7"));
        assertTrue(out.toString().contains("\n  7... Q"), out.toString());
    }

    @Test
    void aFenNeedNotBeQuoted() {
        assertEquals(0, run(WALL.split(" ")));
    }

    @Test
    void aBadFenIsWrongUsageAndSaysWhatIsWrong() {
        assertEquals(2, run("8/8/8/8/8/8/8/K7 w - - 0 1"));
        assertTrue(err.toString().contains("not a position"), err.toString());
        assertTrue(err.toString().contains("each side needs exactly one king: Black has 0\n"), err.toString());
    }

    @Test
    void whatIsWrongWithAFenSaysWhatIsWanted() {
        String size = "the board needs eight ranks of eight squares, with / between";
        String men = "the board is men (KQRBNP, kqrbnp), digits 1 to 8 for empty squares, and / between ranks";
        for (String[] wrong : new String[][] {
            {"8/8/8/8/8/8/8/8 w - - 0 1", "each side needs exactly one king: White has 0, Black has 0"},
            {"kk6/8/8/8/8/8/8/K7 w", "each side needs exactly one king: Black has 2"},
            {"k7/8/8/8/8/8/K7 w", size},
            {"k7/8/8/8/8/8/8/K8 w", size},
            {"k7/8/8/8/8/8/8/Kx6 w", men + ", not x"},
            {"_", men},
            {"k7/8/8/8/8/8/8/K7 x", "the side to move is w or b, not x"},
            {"k6P/8/8/8/8/8/8/K7 w", "no pawn can stand on the first or the eighth rank"},
            {"k7/8/8/8/8/8/8/KR6 w", "ok"},
            {"k7/8/8/8/8/8/8/R6K w", "the side that is not to move stands in check"},
            {"kqqqqqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQQQQK w", "ok"},
            {"kqqqqqqq/qqqqqqqq/q7/8/8/8/QQQQQQQQ/QQQQQQQK w", "the board has 33 men, more than 32"},
            {"kqqqqqqq/qqqqqqqq/8/8/8/8/8/8 w", "each side needs exactly one king: White has 0"},
        }) {
            FenResult read = Fen.parseSetUp(wrong[0]);
            assertEquals(
                    wrong[1], read.position().isPresent() ? "ok" : FenWords.of(wrong[0], read.problems()), wrong[0]);
        }
    }

    @Test
    void wrongOptionsAreWrongUsage() {
        assertEquals(2, run("--winner", "green", WALL));
        assertEquals(2, run("--format", "yaml", WALL));
        assertEquals(2, run("--budget", "0", WALL));
        assertEquals(2, run());
    }

    @Test
    void standardInputGivesOneObjectALineInOrder() {
        InputStream kept = System.in;
        try {
            String lines = WALL + "\r\n\nnonsense\n" + ROOK + "\nqqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1";
            System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
            assertEquals(0, run("-"));
        } finally {
            System.setIn(kept);
        }
        List<String> answers = out.toString().lines().toList();
        assertEquals(4, answers.size());
        assertEquals("yes", Json.object(answers.get(0)).get("dead"));
        assertEquals("nonsense", Json.object(answers.get(1)).get("fen"));
        assertTrue(Json.object(answers.get(1)).get("error").toString().contains("the board is men"));
        assertEquals("no", Json.object(answers.get(2)).get("dead"));
        assertEquals("no", Json.object(answers.get(3)).get("dead"));
    }

    private int run(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "mate";
        System.arraycopy(args, 0, all, 1, args.length);
        return Main.run(all, new PrintWriter(out, true), new PrintWriter(err, true));
    }
}
