package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

/** What the FEN tag makes of a game's row: where it starts, and what is told of its faults. */
class FenStartTest {
    private static final String QUEENS = "4k3/8/8/8/8/8/PPPPPPPP/RQQ1K3";
    private static final String PAWN = "4k3/8/8/8/8/8/P7/4K3";

    @Test
    void whatIsWrongWithAFenIsToldAndTheGameIsReplayedAllTheSame() {
        String[][] rows = {
            {PAWN + " w - - 0 1", PAWN + " w - - 0 1"},
            {PAWN + " w KQ - 0 1", PAWN + " w - - 0 1", "fen_castling:1"},
            {PAWN + " w - e6 0 1", PAWN + " w - - 0 1", "fen_en_passant:1"},
            {PAWN + " w - - x 1", PAWN + " w - - 0 1", "fen_counters:1"},
            {PAWN + " w - - 7 x", PAWN + " w - - 7 1", "fen_counters:1"},
            {PAWN + " b", PAWN + " b - - 0 1", "fen_incomplete:1"},
            {PAWN, PAWN + " w - - 0 1", "fen_incomplete:1"},
            {QUEENS + " w Q - 0 1", QUEENS + " w Q - 0 1", "fen_promoted_men:1"},
            {
                QUEENS + " w k e6 x",
                QUEENS + " w - - 0 1",
                "fen_incomplete:1",
                "fen_promoted_men:1",
                "fen_castling:1",
                "fen_en_passant:1",
                "fen_counters:1"
            }
        };
        for (String[] row : rows) {
            ReadGame.Kept game = ReadGame.one("[FEN \"" + row[0] + "\"]\n\n*\n");
            assertEquals(row[1], game.finalFen(), row[0]);
            assertEquals(List.of(row).subList(2, row.length), game.problems(), row[0]);
            assertTrue(game.facts().replayed() && game.facts().fenStart(), row[0]);
        }
    }

    @Test
    void aGameThatCannotBeReplayedStandsAtTheInitialPositionWhateverWasReadBefore() {
        String initial = Fen.write(Position.initial());
        GameFacts empty = ReadGame.one("[Event \"x\"]\n\n*\n").facts();
        for (String tag : new String[] {"[Variant \"Atomic\"]", "[FEN \"8/8\"]", "[FEN \"" + PAWN + " x - - 0 1\"]"}) {
            String file = "[Event \"x\"]\n\n1. e4 c5 2. Nf3 *\n\n" + tag + "\n\n1. d4 *\n";
            List<ReadGame.Kept> games = ReadGame.all(file.getBytes(StandardCharsets.US_ASCII));
            assertEquals(3, games.get(0).facts().plies());
            assertEquals(initial, games.get(1).finalFen(), tag);
            GameFacts facts = games.get(1).facts();
            assertEquals(empty.movesHash(), facts.movesHash(), tag);
            assertEquals(0, facts.plies(), tag);
            assertFalse(facts.replayed() || facts.fenStart(), tag);
        }
    }
}
