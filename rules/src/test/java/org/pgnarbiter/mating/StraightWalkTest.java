package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

class StraightWalkTest {
    private final StraightWalk walk = new StraightWalk();

    @Test
    void nearlyAllPositionsOfGamesAreWalkedToAMateThatTheSlowCheckerConfirms() {
        RandomGames games = new RandomGames(20261130);
        int asked = 0;
        int found = 0;
        for (int i = 0; i < 1_000; i++) {
            Position position = games.next();
            for (int winner = 0; winner < 2; winner++) {
                if (StraightWalk.suits(position, winner)) {
                    asked++;
                    found += mates(position, winner) ? 1 : 0;
                }
            }
        }
        assertTrue(asked > 1_000 && found > asked * 0.75, found + " of " + asked);
        System.out.println("straight walk: " + found + " of " + asked);
    }

    @Test
    void aWinnerNeedsPawnsOrRooksOrQueens() {
        Position position =
                Fen.parse("7k/8/8/3nb3/8/8/8/KQ6 w - - 0 1").position().orElseThrow();
        assertTrue(StraightWalk.suits(position, Position.WHITE));
        assertFalse(StraightWalk.suits(position, Position.BLACK));
    }

    @Test
    void aMateInOneIsPlayedAtOnce() {
        Position position =
                Fen.parse("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").position().orElseThrow();
        assertTrue(mates(position, Position.WHITE));
        assertEquals(1, walk.line().length);
    }

    @Test
    void thirtyMenOfOneSideAreNotTooMany() {
        Position position = Fen.parseSetUp("QQQQQQQQ/QQQQQQ2/NNNNNNNN/NNNNNNNN/8/8/8/k1K5 w - - 0 1")
                .position()
                .orElseThrow();
        mates(position, Position.WHITE);
        assertTrue(walk.nodes() > 0);
    }

    /** Whether a line is found; then the slow checker plays it. */
    private boolean mates(Position position, int winner) {
        if (!walk.find(position, winner)) {
            return false;
        }
        SlowChess.confirm(position, walk.line(), winner);
        return true;
    }
}
