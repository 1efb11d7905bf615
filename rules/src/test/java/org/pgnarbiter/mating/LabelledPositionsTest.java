package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

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
