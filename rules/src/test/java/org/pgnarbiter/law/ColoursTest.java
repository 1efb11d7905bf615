package org.pgnarbiter.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.mating.CanMate;

/** No law knows White from Black: every rule about men says the same of a position and of its mirror image. */
class ColoursTest {
    private static final String[] BOARDS = {
        "4k3/8/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/4KN2",
        "4k3/8/8/8/8/8/8/4KB2",
        "4kb2/8/8/8/8/8/8/4KB2",
        "4k1b1/8/8/8/8/8/8/4KB2",
        "4kn2/8/8/8/8/8/8/4KB2",
        "4kn2/8/8/8/8/8/8/4KN2",
        "4k3/8/8/8/8/8/8/3NKN2",
        "4k3/8/8/8/8/8/8/3BKN2",
        "4k3/8/8/8/8/8/8/2B1KB2",
        "4k3/8/8/8/8/8/8/B1B1K3",
        "3nkn2/8/8/8/8/8/8/3NKN2",
        "4kn2/8/8/8/8/8/8/2B1KB2",
        "3qk3/8/8/8/8/8/8/4KN2",
        "2qqk3/8/8/8/8/8/8/4KN2",
        "3rk3/8/8/8/8/8/8/4KN2",
        "3rk3/8/8/8/8/8/8/4KB2",
        "3qk3/8/8/8/8/8/8/4KB2",
        "3qkr2/8/8/8/8/8/8/4KB2",
        "3bk3/8/8/8/8/8/8/3QK3",
        "2b1kb2/8/8/8/8/8/8/3QK3",
        "3nkn2/8/8/8/8/8/8/3QK3",
        "4k3/4p3/8/8/8/8/8/3NKN2",
        "4k3/8/8/8/4p3/4N3/8/3NK3",
        "4k3/8/8/8/8/4p3/4N3/3NK3",
        "4k3/8/8/p7/N7/8/8/3NK3",
        "4k3/p7/N7/8/8/8/8/3NK3",
        "3qk3/8/8/8/8/8/P7/3QK3",
        "3qk3/P7/8/8/8/8/8/3QK3",
        "4kb2/8/8/8/8/p7/P7/R3K3",
        "4k1b1/8/8/8/8/p7/P7/R3K3",
        "4kb2/8/8/8/8/7p/7P/R3K3",
        "4k1b1/8/8/8/8/7p/7P/R3K3",
        "4kb2/8/8/8/p7/8/P7/R3K3",
        "4kb2/8/8/8/8/8/8/R3K3",
        "4kr2/8/8/8/8/8/8/R3KB2",
        "4k3/p7/8/8/8/8/8/4KB2",
        "4k3/8/8/8/8/8/4P3/4K3"
    };

    private static final int[] DAYS = {
        19000101, 19280101, 19290801, 19530101, 19600101, 19700101, 19780101, 19790101, 19820801, 19831231, 19840301,
        19850601, 19880701, 19890101, 19900101, 19920401, 19930101, 20200101
    };

    private static Position position(String board, boolean mirrored) {
        String fen = board;
        if (mirrored) {
            StringBuilder turned = new StringBuilder();
            for (String rank : board.split("/")) {
                turned.insert(0, rank + "/");
            }
            fen = swapCase(turned.substring(0, turned.length() - 1));
        }
        return Fen.parse(fen + (mirrored ? " b" : " w") + " - - 0 1").position().orElseThrow();
    }

    private static String swapCase(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            out.append(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
        }
        return out.toString();
    }

    @Test
    void materialThatDraws() {
        int drawn = 0;
        for (String board : BOARDS) {
            for (MaterialRule rule : MaterialRule.values()) {
                boolean draws = rule.draws(position(board, false));
                assertEquals(draws, rule.draws(position(board, true)), rule + " " + board);
                drawn += draws ? 1 : 0;
            }
        }
        assertEquals(24, drawn);
    }

    @Test
    void winsOnTime() {
        StringBuilder answers = new StringBuilder();
        for (String board : BOARDS) {
            for (FlagRule rule : FlagRule.values()) {
                for (int winner = 0; winner < 2; winner++) {
                    for (CanMate helpmate : CanMate.values()) {
                        FlagRule.Answer answer = rule.winOnTime(position(board, false), winner, helpmate);
                        assertEquals(
                                answer,
                                rule.winOnTime(position(board, true), 1 - winner, helpmate),
                                rule + " " + winner + " " + board);
                        answers.append(answer.ordinal());
                    }
                }
                assertEquals(
                        FlagRule.cannotMateByMaterial(position(board, false), 0),
                        FlagRule.cannotMateByMaterial(position(board, true), 1),
                        board);
            }
        }
        assertNotEquals(-1, answers.indexOf("3"));
    }

    @Test
    void exceptionsToTheFiftyMoves() {
        int raised = 0;
        for (String board : BOARDS) {
            for (RuleSets set : RuleSets.values()) {
                for (int day : DAYS) {
                    MoveLimit limit = set.rules().exceptions().limit(position(board, false), day, day);
                    assertEquals(
                            limit,
                            set.rules().exceptions().limit(position(board, true), day, day),
                            set.id() + " " + day + " " + board);
                    raised += limit.exception() ? 1 : 0;
                }
            }
        }
        assertNotEquals(0, raised);
    }

    @Test
    void wordsAreThoseOfTheTables() {
        for (Confidence confidence : Confidence.values()) {
            assertEquals(confidence.name().toLowerCase(Locale.ROOT), confidence.word());
        }
        for (Authority authority : Authority.values()) {
            assertEquals(authority.name().toLowerCase(Locale.ROOT), authority.word());
        }
        for (Speed speed : Speed.values()) {
            assertEquals(speed.name().toLowerCase(Locale.ROOT), speed.word());
        }
        assertEquals("US Chess (USCF)", Authority.USCF.title());
        assertEquals("FIDE Laws of 1975", RuleSets.FIDE_1975.rules().title());
        assertEquals(Confidence.LOW, RuleSets.FIDE_1975.rules().dateConfidence());
        assertEquals("fide-1975", RuleSets.FIDE_1975.rules().toString());
    }

    @Test
    void speedsBeginAtTheirLimits() {
        assertEquals(Speed.BULLET, Speed.of(179, 0));
        assertEquals(Speed.BLITZ, Speed.of(180, 0));
        assertEquals(Speed.BLITZ, Speed.of(60, 3));
        assertEquals(Speed.BULLET, Speed.of(139, 1));
        assertEquals(Speed.BLITZ, Speed.of(479, 0));
        assertEquals(Speed.RAPID, Speed.of(480, 0));
        assertEquals(Speed.RAPID, Speed.of(1499, 0));
        assertEquals(Speed.CLASSICAL, Speed.of(1500, 0));
        assertEquals(Speed.CLASSICAL, Speed.of(1, Integer.MAX_VALUE));
    }

    @Test
    void nothingKnownIsNothingSaid() {
        assertEquals(CanMate.OPEN, MatingFacts.NOTHING.canMate(0));
        assertEquals(CanMate.OPEN, MatingFacts.NOTHING.settled(1));
        assertEquals(-1, MatingFacts.NOTHING.deadPly());
    }
}
