package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class FactTest {
    private static final GameFacts FACTS = new GameFacts(
            1,
            StopReason.ILLEGAL_MOVE,
            3,
            "Ke4",
            null,
            4,
            true,
            false,
            5,
            BoardState.NONE,
            true,
            false,
            6,
            7,
            8,
            9,
            10,
            GameFacts.NEVER,
            11,
            12,
            13,
            14,
            15,
            false);

    @Test
    void valuesAreWordsForPeople() {
        assertEquals("1", Fact.PLIES.of(FACTS));
        assertEquals("illegal_move", Fact.STOP.of(FACTS));
        assertEquals("Ke4", Fact.STOP_TOKEN.of(FACTS));
        assertEquals("none", Fact.NEXT_TOKEN.of(FACTS));
        assertEquals("none", Fact.THREEFOLD_PLACEMENT_PLY.of(FACTS));
        assertEquals("true", Fact.WHITE_TO_MOVE.of(FACTS));
        assertEquals("15", Fact.MOVES_HASH.of(FACTS));
    }

    @Test
    void wordsAreThoseOfTheColumns() {
        assertEquals("seventyfive_ply", Fact.SEVENTY_FIVE_PLY.word());
        for (Fact fact : Fact.values()) {
            if (fact != Fact.SEVENTY_FIVE_PLY) {
                assertEquals(fact.name().toLowerCase(Locale.ROOT), fact.word());
            }
        }
    }

    @Test
    void allButTheFinalPositionAndTheEngineAreRecorded() {
        assertFalse(Fact.FINAL_FEN.isRecorded());
        assertFalse(Fact.ENGINE.isRecorded());
        assertTrue(Fact.PLIES.isRecorded());
        assertEquals("too_long", StopReason.TOO_LONG.word());
    }
}
