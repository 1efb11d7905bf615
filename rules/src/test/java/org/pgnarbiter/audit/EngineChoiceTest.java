package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Engines by word, where chesslib need not be. */
class EngineChoiceTest {
    @Test
    void wordsAreThoseOfTheCommandLine() {
        assertEquals(Optional.of(EngineChoice.BUILTIN), EngineChoice.of("builtin"));
        assertEquals(Optional.of(EngineChoice.CHESSLIB), EngineChoice.of("chesslib"));
        assertEquals(Optional.of(EngineChoice.BOTH), EngineChoice.of("both"));
        assertTrue(EngineChoice.of("stockfish").isEmpty());
    }

    @Test
    void everyEngineHasItsWord() {
        for (EngineChoice choice : EngineChoice.values()) {
            assertEquals(Optional.of(choice), EngineChoice.of(choice.word()));
        }
    }

    @Test
    void theBuiltinEngineNeedsNothing() {
        assertEquals(EngineChoice.Need.NOTHING, EngineChoice.BUILTIN.need());
        assertTrue(EngineChoice.BUILTIN.other().isEmpty());
    }

    @Test
    void whatIsMissingIsSaidBeforeItIsUsed() {
        if (EngineChoice.BOTH.other().isPresent()) {
            // Built with -Pchesslib: ChesslibAuditTest speaks of it.
            return;
        }
        assertEquals(EngineChoice.Need.ADAPTER, EngineChoice.BOTH.need());
        assertEquals(EngineChoice.Need.ADAPTER, EngineChoice.CHESSLIB.need());
        assertThrows(IllegalArgumentException.class, () -> auditor(EngineChoice.BOTH));
        assertThrows(IllegalArgumentException.class, () -> auditor(EngineChoice.CHESSLIB));
    }

    private static TextAuditor auditor(EngineChoice engine) {
        return new TextAuditor(TextAuditor.Depth.VERDICT, false, LawChoice.auto(), Accepted.NONE, engine);
    }
}
