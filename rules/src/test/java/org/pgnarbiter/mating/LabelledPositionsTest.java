package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Position;

class LabelledPositionsTest {
    private final MatingAnalyzer analyzer = new MatingAnalyzer();

    @Test
    void quickTiersAreNeverWrong() {
        neverWrong(Labelled.adversarial());
        neverWrong(Labelled.ordinaryFinals());
    }

    @Test
    void quickTiersFindNearlyEveryUnfairFlagFall() {
        List<Labelled> all = Labelled.unfairFlagFalls();
        int found = neverWrong(all);
        assertTrue(found >= all.size() * 0.999, found + " of " + all.size());
    }

    @Test
    void searchesAreNeverWrongAndTheirProofsHold() {
        int undecided = proved(Labelled.sample(Labelled.adversarial(), 23));
        assertTrue(undecided <= Labelled.adversarial().size() / 10, undecided + " undecided");
        assertEquals(0, proved(Labelled.sample(Labelled.unfairFlagFalls(), 97)));
        proved(Labelled.sample(Labelled.ordinaryFinals(), 11));
    }

    /** Answers in the audit's budget, each proof checked by slow means where that is possible; counts the undecided. */
    private int proved(List<Labelled> all) {
        int undecided = 0;
        for (Labelled asked : all) {
            Position position = asked.position();
            MatingAnswer answer = analyzer.answer(position, asked.winner(), MatingBudget.AUDIT);
            String what = asked.id() + " " + position + " " + answer;
            switch (answer.canMate()) {
                case YES -> {
                    assertTrue(asked.canMate(), what);
                    assertTrue(SlowChess.mates(position, answer.uciLine(position), asked.winner()), what);
                }
                case NO -> {
                    assertFalse(asked.canMate(), what);
                    assertNotEquals(CanMate.YES, SlowChess.exhaust(position, asked.winner(), checked()), what);
                }
                case UNDECIDED -> undecided++;
                case OPEN -> throw new AssertionError(what);
            }
        }
        return undecided;
    }

    private static int checked() {
        return Integer.getInteger("mating.exhaust", 300);
    }

    private int neverWrong(List<Labelled> all) {
        int no = 0;
        for (Labelled asked : all) {
            CanMate answer = MatingAnalyzer.canMate(analyzer.quick(asked.position()), asked.winner());
            if (answer != CanMate.OPEN) {
                assertEquals(asked.canMate() ? CanMate.YES : CanMate.NO, answer, asked.id() + " " + asked.position());
                no += answer == CanMate.NO ? 1 : 0;
            }
        }
        return no;
    }
}
