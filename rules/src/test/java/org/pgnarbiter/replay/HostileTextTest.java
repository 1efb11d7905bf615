package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.SlowBoard;

/** Texts made to take long: all cost time in proportion to their length, and the game after them is found. */
class HostileTextTest {
    private static final int SIZE = 1 << 20;
    private static final String NEXT = "\n\n[Event \"next\"]\n\n1. e4 e5 *\n";

    @Test
    void repeatedPatternsTakeTimeInProportion() {
        for (String pattern : List.of(
                "{}",
                ";\n",
                "%\n",
                "(",
                "()",
                "{",
                "[",
                "[a",
                "[a \"",
                "[a \"\n",
                "[Event \"x\"] ",
                "\"",
                "]\n",
                "x\"]\n",
                "<",
                "<a",
                "<br>",
                "1. ",
                "1.e4 ",
                "e4 e5 *\n",
                "*",
                "1-0 ",
                "1-0\n",
                "a1 ",
                "--",
                "$",
                "!",
                "\n",
                " ",
                "\u0531",
                "N",
                "0-0 ",
                "[%clk 1:00]",
                "{[%clk 1}",
                "\\",
                "=",
                ".",
                "O",
                "8",
                "e",
                "-",
                "\ufeff",
                "\u00bd",
                "[Event test]\n",
                "{[",
                "{%",
                "(;",
                "; [a \"b\"]\n")) {
            for (String head : List.of("", "[Event \"x\"]\n\n", "[Event \"x\"]\n\n1. e4 ", "[Event \"")) {
                String text = head + pattern.repeat(SIZE / 16 / pattern.length());
                long seconds = cpuSeconds(text + "[Site \"y\"] 1. d4 *" + NEXT);
                assertTrue(seconds < 5, () -> seconds + " s for " + head + pattern);
            }
        }
    }

    @Test
    void manyGamesOnOneLineTakeTimeInProportion() {
        long seconds = cpuSeconds("[Event \"x\"] [Result \"*\"] 1. e4 e5 * ".repeat(60_000));
        assertTrue(seconds < 10, () -> seconds + " s");
    }

    private static long cpuSeconds(String text) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        String[] last = new String[1];
        ReadGame.each(text.getBytes(StandardCharsets.UTF_8), read -> {
            read.game.problems();
            last[0] = read.uci();
        });
        assertEquals("e2e4 e7e5", last[0]);
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1_000_000_000;
    }

    @Test
    void aGameThatNeverEndsStopsAsTooLong() {
        StringBuilder shuffle = new StringBuilder("[Event \"x\"]\n\n");
        for (int i = 0; i <= Replayer.MAX_PLIES / 4; i++) {
            shuffle.append("Nf3 Nf6 Ng1 Ng8 ");
        }
        GameFacts facts = ReadGame.one(shuffle.append("*").toString()).facts();
        assertEquals(StopReason.TOO_LONG, facts.stop());
        assertEquals(Replayer.MAX_PLIES, facts.plies());
        assertEquals(Replayer.MAX_PLIES / 4 + 1, facts.maxRepetition());
        assertEquals(150, facts.seventyFivePly());
        assertEquals(16, facts.fivefoldPly());
    }

    @Test
    void positionsThatRecurAfterThousandsOfPliesTakeTimeInProportion() {
        // Behind locked pawns White's men go round in 7, 5 and 3 squares in turn, Black's in 8 and 7, so that positions
        // recur after thousands of plies and all plies between have to be looked at, once.
        String fen = "r7/r7/7k/pppppppp/PPPPPPPP/Q6K/R7/R7 w - - 0 1";
        SlowFacts slow = new SlowFacts(fen);
        StringBuilder tour = new StringBuilder("[FEN \"" + fen + "\"]\n\n");
        for (int move = 0; move < 12_000; move++) {
            int white = move % 3;
            int black = move % 2;
            step(white + 1, new int[] {7, 5, 3}[white], move / 3, slow, tour);
            step(8 - black, 8 - black, move / 2, slow, tour);
        }
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        ReadGame.Kept game = ReadGame.one(tour.append("*").toString());
        assertTrue(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start < 3_000_000_000L);
        assertEquals(slow.toString(), SlowFacts.of(game.facts(), game.finalFen()));
        assertTrue(game.facts().maxRepetition() >= 3 && game.facts().threefoldPly() > 5_000, game::toString);
    }

    /** The move of a man that goes round in some squares of a rank, a file on each time. */
    private static void step(int rank, int squares, int times, SlowFacts slow, StringBuilder out) {
        SlowBoard.Move move = new SlowBoard.Move(
                rank * 8 - 8 + times % squares, rank * 8 - 8 + (times + 1) % squares, (char) 0, false, -1);
        slow.play(move);
        out.append(move.uci(false)).append(' ');
    }
}
