package org.pgnarbiter.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.mating.CanMate;

/** The table of METHOD.md section 8: White is the side with time left. */
class FlagRuleTest {

    private static Position board(String fen) {
        return Fen.parse(fen).position().orElseThrow();
    }

    private static String answers(String fen) {
        StringBuilder line = new StringBuilder();
        for (FlagRule rule : new FlagRule[] {
            FlagRule.LICHESS_2019, FlagRule.LICHESS_2017, FlagRule.LICHESS_2014, FlagRule.CHESSCOM, FlagRule.USCF_14E
        }) {
            line.append(rule.winOnTime(board(fen), Position.WHITE, CanMate.OPEN)
                    .name()
                    .charAt(0));
        }
        return line.toString();
    }

    @Test
    void theHousesDifferByMaterial() {
        assertEquals("DDDDD", answers("4k3/4q3/8/8/8/8/8/4K3 w - - 0 1"), "bare king");
        assertEquals("DDDD", answers("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1").substring(0, 4), "knight v bare king");
    }

    @Test
    void knightAgainstRookOrBishopOrPawn() {
        for (String man : new String[] {"r", "b", "n", "p"}) {
            assertEquals(
                    "WWDD",
                    answers("4k3/4" + man + "3/8/8/8/8/8/4K1N1 w - - 0 1").substring(0, 4),
                    man);
        }
        assertEquals("DDDD", answers("4k3/4q3/8/8/8/8/8/4K1N1 w - - 0 1").substring(0, 4));
    }

    @Test
    void bishopAgainstHeavyMenAndAgainstOthers() {
        assertEquals("DDDD", answers("4k3/4r3/8/8/8/8/8/4KB2 w - - 0 1").substring(0, 4));
        assertEquals("WWDD", answers("4k3/4n3/8/8/8/8/8/4KB2 w - - 0 1").substring(0, 4));
        assertEquals("WWDD", answers("4k3/4p3/8/8/8/8/8/4KB2 w - - 0 1").substring(0, 4));
        assertEquals("DWDD", answers("4k3/3rb3/8/8/8/8/8/2B1K3 w - - 0 1").substring(0, 4), "same colour and a rook");
    }

    @Test
    void twoKnightsWinEverywhereButForUsChessWithoutAPawn() {
        assertEquals("WWWW", answers("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1").substring(0, 4));
        assertEquals(
                FlagRule.Answer.DOUBTFUL,
                FlagRule.USCF_14E.winOnTime(board("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1"), 0, CanMate.OPEN));
        assertEquals(
                FlagRule.Answer.WIN,
                FlagRule.USCF_14E.winOnTime(board("4k3/4p3/8/8/8/8/8/4KNN1 w - - 0 1"), 0, CanMate.OPEN));
    }

    @Test
    void fideAsksWhetherAMateIsPossibleAtAll() {
        Position board = board("4k3/4p3/8/8/8/8/8/4K1N1 w - - 0 1");
        assertEquals(FlagRule.Answer.WIN, FlagRule.HELPMATE.winOnTime(board, 0, CanMate.YES));
        assertEquals(FlagRule.Answer.DRAW, FlagRule.HELPMATE.winOnTime(board, 0, CanMate.NO));
        assertEquals(FlagRule.Answer.OPEN, FlagRule.HELPMATE.winOnTime(board, 0, CanMate.OPEN));
        assertEquals(FlagRule.Answer.OPEN, FlagRule.HELPMATE.winOnTime(board, 0, CanMate.UNDECIDED));
    }

    @Test
    void from1989To1997OnlyTheBareKingDidNotWin() {
        assertEquals(
                FlagRule.Answer.DRAW,
                FlagRule.BARE_KING.winOnTime(board("4k3/4q3/8/8/8/8/8/4K3 w - - 0 1"), 0, CanMate.NO));
        assertEquals(
                FlagRule.Answer.WIN,
                FlagRule.BARE_KING.winOnTime(board("4k3/4q3/8/8/8/8/8/4K1N1 w - - 0 1"), 0, CanMate.NO));
        assertEquals(
                FlagRule.Answer.WIN,
                FlagRule.NONE_FOUND.winOnTime(board("4k3/4q3/8/8/8/8/8/4K3 w - - 0 1"), 0, CanMate.NO));
    }

    @Test
    void materialThatDrawsByItself() {
        String knights = "8/8/4n3/4k3/8/3K4/8/6N1 w - - 0 1";
        String opposite = "8/8/8/4k3/5b2/3K4/8/3B4 w - - 0 1";
        String same = "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1";
        String twoKnights = "8/8/8/4k3/8/3K4/8/5NN1 w - - 0 1";
        String manyBishops = "8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1";
        assertFalse(MaterialRule.NAMED.draws(board(knights)));
        assertFalse(MaterialRule.NO_MATE.draws(board(knights)));
        assertTrue(MaterialRule.CHESSCOM.draws(board(knights)));
        assertTrue(MaterialRule.ICC.draws(board(knights)));
        assertFalse(MaterialRule.NO_MATE.draws(board(opposite)));
        assertTrue(MaterialRule.CHESSCOM.draws(board(opposite)));
        assertTrue(MaterialRule.NAMED.draws(board(same)));
        assertTrue(MaterialRule.NO_MATE.draws(board(same)));
        assertTrue(MaterialRule.CHESSCOM.draws(board(twoKnights)));
        assertFalse(MaterialRule.ICC.draws(board(twoKnights)));
        assertFalse(MaterialRule.NO_MATE.draws(board(twoKnights)));
        assertTrue(MaterialRule.NO_MATE.draws(board(manyBishops)));
        assertFalse(MaterialRule.NAMED.draws(board(manyBishops)));
        assertFalse(MaterialRule.NONE.draws(board("4k3/8/8/8/8/8/8/4K3 w - - 0 1")));
        assertFalse(MaterialRule.NO_MATE.draws(board("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")));
    }
}
