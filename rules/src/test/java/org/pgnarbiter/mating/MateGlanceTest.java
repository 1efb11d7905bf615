package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

class MateGlanceTest {
    private final MateGlance glance = new MateGlance();
    private final int[] moves = new int[Position.MAX_MOVES];

    @Test
    void theKingsStepsAreThoseOfTheList() {
        RandomGames games = new RandomGames(1);
        for (int i = 0; i < 20_000; i++) {
            Position position = games.next();
            int king = position.king(position.sideToMove());
            glance.look(position, position.sideToMove() ^ 1);
            long steps = 0;
            int count = position.legalMoves(moves);
            for (int k = 0; k < count; k++) {
                if (Moves.from(moves[k]) == king && Moves.kind(moves[k]) == Moves.NORMAL) {
                    steps |= 1L << Moves.to(moves[k]);
                }
            }
            assertEquals(steps, glance.steps(), position.toString());
        }
    }

    @Test
    void whatIsSeenIsAmongAllMatesInOneAndMostAreSeen() {
        RandomGames games = new RandomGames(2);
        int seen = 0;
        int all = 0;
        for (int i = 0; i < 40_000; i++) {
            Position position = games.next();
            int winner = position.sideToMove();
            glance.look(position, winner);
            Set<Integer> mates = matesInOne(position);
            boolean found = glance.mates(position.king(winner ^ 1));
            assertTrue(!found || mates.contains(glance.move()), position.toString());
            seen += found ? 1 : 0;
            all += mates.isEmpty() ? 0 : 1;
        }
        assertTrue(all > 200 && seen > all * 0.9, seen + " of " + all);
    }

    @Test
    void whatIsSeenAfterAStepIsMateAfterIt() {
        RandomGames games = new RandomGames(3);
        int seen = 0;
        for (int i = 0; i < 20_000; i++) {
            Position position = games.next();
            int loser = position.sideToMove();
            glance.look(position, loser ^ 1);
            for (long left = glance.steps(); left != 0; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                if (glance.mates(to)) {
                    Position stepped = position.copy();
                    stepped.play(Moves.pack(position.king(loser), to, 0, Moves.NORMAL));
                    assertTrue(matesInOne(stepped).contains(glance.move()), position.toString());
                    seen++;
                }
            }
        }
        assertTrue(seen > 200, seen + " seen");
    }

    @Test
    void aMateThatAPinForbidsIsNotSeen() {
        assertFalse(sees("6k1/5ppp/8/8/4r3/8/4R3/4K3 w - - 0 1"));
        assertTrue(sees("6k1/5ppp/8/8/3r4/8/4R3/5K2 w - - 0 1"));
        assertTrue(sees("k7/2P5/1K6/8/8/8/8/8 w - - 0 1"));
        assertTrue(sees("7k/8/5NPK/8/8/8/8/8 w - - 0 1"));
    }

    private boolean sees(String fen) {
        Position position = Fen.parse(fen).position().orElseThrow();
        glance.look(position, Position.WHITE);
        return glance.mates(position.king(Position.BLACK));
    }

    private Set<Integer> matesInOne(Position position) {
        int count = position.legalMoves(moves);
        Set<Integer> mates = new HashSet<>();
        for (int i = 0; i < count; i++) {
            Position after = position.copy();
            after.play(moves[i]);
            if (after.isCheckmate()) {
                mates.add(moves[i]);
            }
        }
        return Collections.unmodifiableSet(mates);
    }
}
