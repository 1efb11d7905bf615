package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

class DeadPlyTest {
    private final MatingAnalyzer analyzer = new MatingAnalyzer();
    private final DeadPly deadPly = new DeadPly(analyzer);

    @Test
    void aLivingGameHasNone() {
        assertEquals(-1, first("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "e8e7"));
    }

    @Test
    void theForcedCaptureOfTheLastPieceComesTooLate() {
        // After 1 Qd7+ the capture is the only move: dead at ply 1, bare kings at ply 2.
        assertEquals(1, first("3k4/Q7/8/8/8/2K5/8/8 w - - 0 1", "a7d7", "d8d7", "c3c4"));
    }

    @Test
    void aDeadStartIsPlyZero() {
        assertEquals(0, first("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "e1e2", "e8e7"));
    }

    @Test
    void theMoveThatClosesTheWallIsTheDeadPly() {
        assertEquals(2, first("4k3/8/6p1/p1p1p3/P1P1P1P1/8/8/4K3 w - - 0 1", "e1d1", "g6g5", "d1d2", "e8d8"));
    }

    @Test
    void bisectionEqualsAskingAtEveryPly() {
        RandomWalls walls = new RandomWalls(11);
        Random random = new Random(12);
        int dead = 0;
        for (int game = 0; game < 150; game++) {
            Position start = walls.next();
            int[] moves = play(start, random, 30);
            int expected = everyPly(start, moves);
            assertEquals(expected, deadPly.first(start, moves, moves.length, MatingBudget.AUDIT), start.toString());
            dead += expected >= 0 ? 1 : 0;
        }
        assertTrue(dead > 20, dead + " dead games");
    }

    private int everyPly(Position start, int[] moves) {
        Position cursor = start.copy();
        int first = -1;
        for (int ply = 0; ply <= moves.length; ply++) {
            boolean dead = analyzer.isDead(cursor, MatingBudget.AUDIT);
            if (dead && first < 0) {
                first = ply;
            }
            if (ply == moves.length) {
                return dead ? first : -1;
            }
            cursor.play(moves[ply]);
        }
        throw new IllegalStateException();
    }

    private static int[] play(Position start, Random random, int plies) {
        Position cursor = start.copy();
        int[] list = new int[Position.MAX_MOVES];
        int[] moves = new int[plies];
        for (int ply = 0; ply < plies; ply++) {
            int count = cursor.legalMoves(list);
            if (count == 0) {
                return Arrays.copyOf(moves, ply);
            }
            moves[ply] = list[random.nextInt(count)];
            cursor.play(moves[ply]);
        }
        return moves;
    }

    private int first(String fen, String... line) {
        Position start = Fen.parse(fen).position().orElseThrow();
        Position cursor = start.copy();
        int[] moves = new int[line.length];
        for (int i = 0; i < line.length; i++) {
            moves[i] = Moves.parseUci(line[i], cursor);
            assertTrue(moves[i] != Moves.NONE, line[i]);
            cursor.play(moves[i]);
        }
        return deadPly.first(start, moves, moves.length, MatingBudget.AUDIT);
    }
}
