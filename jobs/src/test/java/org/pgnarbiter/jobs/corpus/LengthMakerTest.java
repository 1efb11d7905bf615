package org.pgnarbiter.jobs.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.replay.GameFacts;

/** Games of a length have it. */
class LengthMakerTest {
    private final LengthMaker maker = new LengthMaker();

    @Test
    void gamesAreAsLongAsTheyAreToBe() {
        for (int plies : new int[] {1, 20, 333, 5000}) {
            assertEquals(plies, facts(maker.wander(7, plies)).plies());
            GameFacts circle = facts(maker.circle(7, plies));
            assertEquals(plies, circle.plies());
            assertEquals(plies / 4 + 1, circle.maxRepetition());
        }
    }

    @Test
    void wandererHardlyComesBack() {
        GameFacts facts = facts(maker.wander(3, 500));
        assertTrue(facts.maxRepetition() < 5, "occurrences: " + facts.maxRepetition());
    }

    private static GameFacts facts(String pgn) {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.FACTS, false);
        auditor.open("", 0, GameText.of(pgn.getBytes(StandardCharsets.US_ASCII)));
        assertTrue(auditor.next());
        GameFacts facts = auditor.game().facts();
        assertNull(facts.stop());
        assertFalse(auditor.next());
        return facts;
    }
}
