package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;

/** Positions in the middle of a game and its repetitions, against the game played ply by ply. */
class GameTraceTest {
    private final int[] legal = new int[Position.MAX_MOVES];
    private int repeats;
    private int takenBack;
    /** Most plies between a position and the last one with the same men before. */
    private int farthest;

    @Test
    void positionsAndRepetitionsAreThoseOfTheGamePlayedPlyByPly() {
        Random random = new Random(5);
        for (int game = 0; game < 120; game++) {
            String fen = game % 3 == 0 ? "r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R w KQkq - 7 12" : null;
            ReadGame.each(game(fen, random).getBytes(StandardCharsets.US_ASCII), this::check);
        }
        assertTrue(repeats > 500, repeats + " repetitions");
        assertTrue(takenBack > 1000, takenBack + " positions taken back");
    }

    @Test
    void whatStoodAThousandPliesAgoIsFoundAgain() {
        Random random = new Random(11);
        for (String fen : new String[] {"4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "k7/8/8/3p4/3P4/8/8/K2B4 w - - 0 1"}) {
            ReadGame.each(game(fen, random, 2_500).getBytes(StandardCharsets.US_ASCII), this::check);
        }
        assertTrue(repeats > 1000, repeats + " repetitions");
        assertTrue(farthest > 1000, farthest + " plies between a position and the same before");
    }

    @Test
    void enPassantIsThereOnlyWhereSuchACaptureIsLegal() {
        assertEquals("0000100", enPassant("1. e4 a6 2. e5 d5 3. exd6 cxd6 *\n"), "after 2...d5 alone");
        assertEquals("00000", enPassant("1. e4 e5 2. d4 d5 *\n"), "no pawn stands beside it");
        assertEquals("10", enPassant(fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1") + "1. Kd2 *\n"), "only at once");
        assertEquals("0", enPassant(fen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1") + "*\n"), "the rook would give check");
    }

    private static String fen(String fen) {
        return "[FEN \"" + fen + "\"]\n\n";
    }

    /** By ply from the start position on, 1 where a capture en passant existed. */
    private static String enPassant(String pgn) {
        StringBuilder plies = new StringBuilder();
        ReadGame.each(pgn.getBytes(StandardCharsets.US_ASCII), read -> {
            GameTrace trace = read.replayer.trace();
            for (int ply = 0; ply <= trace.plies(); ply++) {
                plies.append(trace.hasEnPassant(ply) ? 1 : 0);
            }
        });
        return plies.toString();
    }

    private void check(ReadGame read) {
        GameTrace trace = read.replayer.trace();
        Position played = trace.start().copy();
        Position found = Position.initial();
        int next = 0;
        for (int ply = 0; ply <= trace.plies(); ply++) {
            if (ply > 0) {
                played.play(trace.move(ply));
            }
            trace.positionAt(ply, found);
            assertEquals(Fen.write(played), Fen.write(found));
            assertTrue(played.samePosition(found));
            assertEquals(played.hash(), found.hash());
            assertEquals(played.placementHash(), found.placementHash());
            assertEquals(played.inCheck(), found.inCheck());
            takenBack += ply >= trace.windowStart(trace.plies()) ? 1 : 0;
            boolean repeated = ply > 0 && trace.noted(ply, false) > 1;
            if (repeated) {
                assertEquals(ply, trace.repeatPly(next));
                assertEquals(trace.occurrences(ply), trace.repeatOccurrences(next));
                next++;
                int before = ply - 1;
                while (trace.placementHash(before) != trace.placementHash(ply)) {
                    before--;
                }
                farthest = Math.max(farthest, ply - before);
            }
        }
        assertEquals(next, trace.repeats());
        repeats += next;
    }

    /** A random game in which a man often goes back where it came from. */
    private String game(String fen, Random random) {
        return game(fen, random, 160);
    }

    private String game(String fen, Random random, int plies) {
        Position position =
                fen == null ? Position.initial() : Fen.parse(fen).position().orElseThrow();
        StringBuilder pgn = new StringBuilder("[Event \"x\"]\n");
        if (fen != null) {
            pgn.append("[SetUp \"1\"]\n[FEN \"").append(fen).append("\"]\n");
        }
        pgn.append('\n');
        int[] before = {-1, -1};
        for (int ply = 0; ply < plies; ply++) {
            int count = position.legalMoves(legal);
            if (count == 0) {
                break;
            }
            int move = legal[random.nextInt(count)];
            for (int i = 0; i < count && random.nextInt(8) > 0; i++) {
                if (Moves.pack(Moves.to(legal[i]), Moves.from(legal[i]), 0, Moves.NORMAL) == before[ply & 1]) {
                    move = legal[i];
                    break;
                }
            }
            before[ply & 1] = move;
            pgn.append(San.write(position, move)).append(' ');
            position.play(move);
        }
        return pgn.append("*\n").toString();
    }
}
