package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnProblem;
import org.pgnarbiter.pgn.PgnReader;

/** Words, marks, limits and what is kept of a game that is replayed. */
class WordReplayTest {
    private static final String SHUFFLE = "Nf3 Nf6 Ng1 Ng8 ";

    private static GameFacts facts(String pgn) {
        return replay(pgn).facts();
    }

    private static Replayer replay(String pgn) {
        Replayer replayer = new Replayer();
        read(pgn, replayer, new PgnGame());
        return replayer;
    }

    private static void read(String pgn, Replayer replayer, PgnGame game) {
        byte[] text = java.util.Arrays.copyOf(pgn.getBytes(StandardCharsets.ISO_8859_1), pgn.length() + 64);
        new PgnReader().read(text, 0, pgn.length(), replayer, game);
    }

    private static String fen(String board, String rest, String moves) {
        return "[FEN \"" + board + " " + rest + "\"]\n\n" + moves + " *\n";
    }

    @Test
    void aWordEndsBeforeWhatIsNoPartOfAMove() {
        String[][] words = {
            {"e4 e5", "e4"},
            {"e4{c}", "e4"},
            {"e4}x", "e4"},
            {"e4(c", "e4"},
            {"e4)", "e4"},
            {"e4;c", "e4"},
            {"e4$1", "e4"},
            {"e4[x", "e4"},
            {"e4<x", "e4"},
            {"<e4<x", "<e4"},
            {"e4*", "e4"},
            {"e4\te5", "e4"},
            {"e4", "e4"},
            {"e4\u00a0x", "e4\u00a0x"},
            {"e4\u0000x", "e4"},
            {"e<x y", "e<x"},
            {"e8(Q)+ x", "e8(Q)+"},
            {"e1(N) x", "e1(N)"},
            {"e8=(Q) x", "e8=(Q)"},
            {"e7(Q) x", "e7"},
            {"e8(q) x", "e8"},
            {"e8(QQ) x", "e8"},
            {"e8(A)", "e8(A)"},
            {"e8(Z)", "e8(Z)"},
            {"e8(@)", "e8"},
            {"e8([)", "e8"},
            {"e42.d4", "e4"},
            {"e412.d4", "e4"},
            {"e410.d4", "e4"},
            {"e49.d4", "e4"},
            {"O-O12.d4", "O-O"},
            {"0-012.d4", "0-0"},
            {"0-0-012.d4", "0-0-0"},
            {"e4.x", "e4.x"},
            {"4.x", "4.x"},
            {"e4+2.x", "e4+"},
            {"Qd1.x", "Qd1.x"},
            {"h81.x", "h8"},
            {"i81.x", "i81.x"},
            {"`81.x", "`81.x"},
            {"Ki81.x", "Ki"},
            {"a81.x", "a8"}
        };
        for (String[] word : words) {
            byte[] text = java.util.Arrays.copyOf(word[0].getBytes(StandardCharsets.ISO_8859_1), word[0].length() + 64);
            int end = WordReplay.wordEnd(text, 0, word[0].length());
            assertEquals(word[1], word[0].substring(0, end), word[0]);
        }
    }

    @Test
    void whatStandsBehindTheTextIsNoPartOfIt() {
        assertEquals(2, WordReplay.wordEnd("e4xxx".getBytes(StandardCharsets.US_ASCII), 0, 2));
        String[][] rows = {
            {"1. e4", "+ e5", "wrong_check_mark"},
            {"1. e2e4", "5. d4", "glued_number"},
            {"1. e4 e5 0-0", "[Event \"next\"]", null}
        };
        for (String[] row : rows) {
            Replayer replayer = new Replayer();
            PgnGame game = new PgnGame();
            byte[] text = (row[0] + row[1] + " ".repeat(64)).getBytes(StandardCharsets.US_ASCII);
            new PgnReader().read(text, 0, row[0].length(), replayer, game);
            assertNull(replayer.facts().stop(), row[0]);
            assertEquals(row[2] == null ? 2 : 1, replayer.facts().plies(), row[0]);
            assertTrue(game.problems().stream().noneMatch(p -> row[2] != null && p.startsWith(row[2])), row[0]);
        }
    }

    @Test
    void aMoveNumberGluedToAMoveIsToldWhateverItsFirstDigit() {
        for (String[] row : new String[][] {
            {"1. e4 e7e52. d4", "1"}, {"1. e4 e7e50. d4", "1"}, {"1. e4 e7e59. d4", "1"}, {"1. e4 e7e5 2. d4", "0"}
        }) {
            Replayer replayer = new Replayer();
            PgnGame game = new PgnGame();
            read(row[0] + " *\n", replayer, game);
            assertEquals(row[1], "" + game.count(PgnProblem.GLUED_NUMBER), row[0]);
            assertEquals(3, replayer.facts().plies(), row[0]);
        }
    }

    @Test
    void marksAreHeldAgainstTheBoard() {
        String[][] rows = {
            {"1. e4 e5", "0 false"},
            {"1. e4+ e5", "1 false"},
            {"1. e4 e5 2. Qh5 Nc6 3. Qxf7+", "0 false"},
            {"1. f3 e5 2. g4 Qh4#", "0 false"},
            {"1. f3 e5 2. g4 Qh4+", "0 false"},
            {"1. f3 e5 2. g4 Qh4", "0 false"},
            {"1. e4 e5 2. Qh5 Nc6 3. Qxf7#", "1 true"},
            {"1. e4 e5# 2. d4", "1 false"},
            {"1. e4!? e5?! 2. d4!", "0 false"},
            {"1. e4 e5 2. Qh5!+ Nc6", "1 false"},
            {"1. e4 e5 2. Qh5+# Nc6", "1 false"},
            {"1. e2e4# e7e5", "1 false"},
            {"1. e4 e5 2. d1h5+ b8c6", "1 false"},
            {"1. e4 e5 2. d1h5#", "1 true"},
            {"1. f3 e5 2. g4 d8h4#", "0 false"}
        };
        for (String[] row : rows) {
            Replayer replayer = new Replayer();
            PgnGame game = new PgnGame();
            read(row[0] + " *\n", replayer, game);
            assertEquals(
                    row[1],
                    game.count(PgnProblem.WRONG_CHECK_MARK) + " "
                            + replayer.facts().falseMate(),
                    row[0]);
        }
    }

    @Test
    void theClockCountsFromTheSetUpPosition() {
        String board = "4k3/8/8/8/8/8/P7/R3K3";
        GameFacts before = facts(fen(board, "w - - 98 90", "90. Rb1"));
        assertEquals("99 99 -1", before.halfmoveClock() + " " + before.maxHalfmoveClock() + " " + before.fiftyPly());
        GameFacts at = facts(fen(board, "w - - 98 90", "90. Rb1 Ke7 91. Ra1 Ke8"));
        assertEquals(2, at.fiftyPly());
        assertEquals(98, at.fenClock());
        assertTrue(at.fenStart() && at.whiteBegan());
        assertEquals(0, facts(fen(board, "w - - 100 90", "90. Rb1")).fiftyPly());
        assertEquals(1, facts(fen(board, "b - - 99 90", "90... Ke7")).fiftyPly());
        assertEquals(-1, facts(fen(board, "w - - 148 90", "90. Rb1")).seventyFivePly());
        assertEquals(1, facts(fen(board, "w - - 149 90", "90. Rb1")).seventyFivePly());
        assertEquals(0, facts(fen(board, "w - - 150 90", "90. Rb1")).seventyFivePly());
        GameFacts pawn = facts(fen(board, "w - - 98 90", "90. a4 Ke7"));
        assertEquals("1 98 -1", pawn.halfmoveClock() + " " + pawn.maxHalfmoveClock() + " " + pawn.fiftyPly());
        assertEquals(false, facts(fen(board, "b - - 0 1", "1... Ke7")).whiteBegan());
    }

    @Test
    void materialIsLookedAtFromTheStartOn() {
        assertEquals(0, facts(fen("4k3/8/8/8/8/8/8/4K3", "w - - 0 1", "1. Kd2")).insufficientPly());
        assertEquals(
                1,
                facts(fen("4k3/8/8/8/8/8/3p4/4K3", "w - - 0 1", "1. Kxd2 Ke7")).insufficientPly());
        assertEquals(
                -1, facts(fen("4k3/8/8/8/8/8/3p4/4K3", "w - - 0 1", "1. Ke2")).insufficientPly());
        assertEquals(-1, facts("1. e4 *\n").insufficientPly());
    }

    @Test
    void repetitionsAreCountedWithAndWithoutRights() {
        GameFacts four = facts(SHUFFLE.repeat(4) + "*\n");
        assertEquals(
                "5 5 8 8 16",
                four.maxRepetition() + " " + four.maxPlacementRepetition() + " " + four.threefoldPly() + " "
                        + four.threefoldPlacementPly() + " " + four.fivefoldPly());
        GameFacts king = facts("1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Ke2 Ke7 5. Ke1 Ke8 *\n");
        assertEquals(
                "2 3 -1 10",
                king.maxRepetition() + " " + king.maxPlacementRepetition() + " " + king.threefoldPly() + " "
                        + king.threefoldPlacementPly());
        // Long stretches are counted another way, with the same answer.
        Replayer replayer = replay(SHUFFLE.repeat(60) + "*\n");
        assertEquals(61, replayer.facts().maxRepetition());
        assertEquals(
                "8 16 100 150",
                replayer.facts().threefoldPly() + " " + replayer.facts().fivefoldPly() + " "
                        + replayer.facts().fiftyPly() + " " + replayer.facts().seventyFivePly());
        assertEquals(237, replayer.trace().repeats());
        for (int i = 0; i < replayer.trace().repeats(); i++) {
            int ply = replayer.trace().repeatPly(i);
            assertEquals(replayer.trace().occurrences(ply), replayer.trace().repeatOccurrences(i), "ply " + ply);
            assertEquals(replayer.trace().noted(ply, false), replayer.trace().repeatOccurrences(i));
        }
        // A wait of many moves between two occurrences, so that the tables are filled late.
        Replayer late = replay(SHUFFLE + "Nc3 Nc6 Rb1 Rb8 " + "Ra1 Ra8 Rb1 Rb8 ".repeat(20) + "Ra1 Ra8 Nb1 Nb8 *\n");
        int most = 0;
        int byMen = 0;
        for (int ply = 0; ply <= late.trace().plies(); ply++) {
            most = Math.max(most, late.trace().occurrences(ply));
            byMen = Math.max(byMen, late.trace().noted(ply, false));
        }
        assertEquals(most, late.facts().maxRepetition());
        assertEquals(byMen, late.facts().maxPlacementRepetition());
        // Where the clock begins high, so that the first look is into the tables already.
        String kings = "Kb1 Kb8 Ka1 Ka8 ".repeat(3);
        GameFacts high = facts(fen("k7/8/8/8/8/8/8/K6R", "w - - 80 90", kings));
        assertEquals(
                "4 8 -1 12",
                high.maxRepetition() + " " + high.threefoldPly() + " " + high.fivefoldPly() + " " + high.plies());
    }

    @Test
    void theTraceGivesEveryPositionOfTheGame() {
        String moves =
                "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. Nf3 Nf6 5. Be2 Bg4 6. O-O e6 7. Ng5 Bd6 8. Nf3 Bf8 9. Ng5 Bd6 ";
        Replayer replayer = replay(moves + "*\n");
        GameTrace trace = replayer.trace();
        Position board = Position.initial();
        Position asked = Position.initial();
        List<String> fens = new ArrayList<>();
        fens.add(Fen.write(board));
        for (int ply = 1; ply <= trace.plies(); ply++) {
            board.play(trace.move(ply));
            fens.add(Fen.write(board));
            assertEquals(board.halfmoveClock(), trace.clock(ply));
            assertEquals(board.castlingRights(), trace.castlingRights(ply));
            assertEquals(board.hash(), trace.hash(ply));
            assertEquals(board.placementHash(), trace.placementHash(ply));
            assertEquals(Math.max(0, ply - board.halfmoveClock()), trace.windowStart(ply));
        }
        for (int ply = 0; ply <= trace.plies(); ply++) {
            trace.positionAt(ply, asked);
            assertEquals(fens.get(ply), Fen.write(asked), "ply " + ply);
        }
        assertEquals(trace.plies(), trace.moves().length);
        assertEquals(trace.move(3), trace.moves()[2]);
        assertEquals(fens.get(trace.plies()), replayer.finalFen());
    }

    @Test
    void aGameAfterAnotherHasNothingOfIt() {
        Replayer replayer = new Replayer();
        PgnGame game = new PgnGame();
        String odd = fen("4k3/8/8/8/8/8/P7/R3K3", "b - - 150 90", SHUFFLE + "xyzzy foo bar");
        read(odd, replayer, game);
        assertEquals(StopReason.ILLEGAL_MOVE, replayer.facts().stop());
        read(SHUFFLE.repeat(60) + "e2e4 e7e5# *\n", replayer, game);
        assertEquals(StopReason.TOO_LONG == replayer.facts().stop(), false);
        for (String pgn : new String[] {"1. e4 e5 *\n", "*\n", "1. e4 Ke4 *\n", odd}) {
            read(pgn, replayer, game);
            PgnGame fresh = new PgnGame();
            Replayer alone = new Replayer();
            read(pgn, alone, fresh);
            assertEquals(alone.facts(), replayer.facts(), pgn);
            assertEquals(alone.finalFen(), replayer.finalFen());
            assertArrayEquals(alone.trace().moves(), replayer.trace().moves());
            assertEquals(alone.trace().repeats(), replayer.trace().repeats());
            for (PgnProblem problem : PgnProblem.values()) {
                assertEquals(fresh.count(problem), game.count(problem), pgn + problem);
            }
        }
    }

    @Test
    void whereAGameStopsIsKeptInFortyCharacters() {
        GameFacts stopped = facts("1. e4 Ke4 e5 Nf3 *\n");
        assertEquals("illegal_move 2 Ke4 e5 2", stop(stopped));
        assertEquals("malformed_move 1 " + "x".repeat(40) + " null 0", stop(facts("1. " + "x".repeat(50) + " *\n")));
        assertEquals("malformed_move 1 " + "x".repeat(40) + " null 0", stop(facts("1. " + "x".repeat(40) + " *\n")));
        assertEquals("null_move 1 -- e5 1", stop(facts("1. -- e5 *\n")));
        assertEquals("variant -1 Atomic null 0", stop(facts("[Variant \"Atomic\"]\n\n*\n")));
        assertEquals("bad_fen -1 8/8 null 0", stop(facts("[FEN \"8/8\"]\n\n*\n")));
        Replayer cut = replay("1. e4 e5 *\n");
        cut.cutShort();
        assertEquals("too_long 3 null null 0", stop(cut.facts()));
        assertNull(facts("1. e4 *\n").stop());
        assertEquals(-1, facts("1. e4 *\n").stopPly());
        assertEquals("illegal_move 1 Ke4 e5 1", stop(facts("Ke4 e5 *\n")));
        assertEquals("variant 1 N@f3 e5 1", stop(facts("N@f3 e5 *\n")));
    }

    @Test
    void aGameIsReplayedUnlessItHasNoStartPositionOfOurChess() {
        assertTrue(facts("1. e4 e5 *\n").replayed());
        assertTrue(facts("1. e4 Ke4 *\n").replayed());
        assertTrue(facts("N@f3 e5 *\n").replayed(), "a drop is met in a game that had begun");
        assertTrue(facts("[Variant \"Chess960\"]\n\n1. e4 *\n").replayed());
        assertFalse(facts("[Variant \"Atomic\"]\n\n1. e4 *\n").replayed());
        assertFalse(facts("[FEN \"8/8\"]\n\n1. e4 *\n").replayed());
    }

    private static String stop(GameFacts facts) {
        return facts.stop().word() + " " + facts.stopPly() + " " + facts.stopToken() + " " + facts.nextToken() + " "
                + facts.tokensAfterStop();
    }

    @Test
    void bothLoseIsAResultOnlyAtTheVeryEnd() {
        assertNull(facts("1. e4 e5 0-0\n").stop());
        assertNull(facts("1. e4 e5 0-0 \n \t").stop());
        assertEquals(StopReason.ILLEGAL_MOVE, facts("1. e4 e5 0-0 Nf6 *\n").stop());
        assertEquals(StopReason.ILLEGAL_MOVE, facts("1. e4 e5 O-O\n").stop());
        assertEquals(StopReason.ILLEGAL_MOVE, facts("1. e4 e5 0-0-0\n").stop());
        for (String blanks : new String[] {"", "\n", " \n", "\u0000\n", " \t\r\n"}) {
            PgnGame game = new PgnGame();
            Replayer replayer = new Replayer();
            read("1. e4 e5 0-0" + blanks, replayer, game);
            assertEquals("0-0", game.resultText());
            assertEquals(1, game.count(PgnProblem.RESULT_SPELLING), "told once, and understood at first reading");
            assertEquals(2, replayer.facts().plies());
        }
        for (String more : new String[] {" Nf3 *\n", "{x}", " \u00e9"}) {
            GameFacts stopped = facts("1. e4 e5 0-0" + more);
            assertEquals(StopReason.ILLEGAL_MOVE, stopped.stop(), more);
            assertEquals("2 0-0", stopped.plies() + " " + stopped.stopToken(), more);
        }
    }

    @Test
    void theHashOfTheMovesTellsGamesApart() {
        long game = facts("1. e4 e5 2. Nf3 *\n").movesHash();
        assertEquals(game, facts("1. e2e4 {x} e5 (1... c5) 2. Nf3!? 1-0\n").movesHash());
        for (String other : new String[] {"1. e4 e5 *\n", "1. e4 e5 2. Nc3 *\n", "1. Nf3 e5 2. e4 *\n", "*\n"}) {
            assertNotEquals(game, facts(other).movesHash(), other);
        }
        assertNotEquals(
                facts(fen("4k3/8/8/8/8/8/P7/R3K3", "w - - 0 1", "1. a4")).movesHash(),
                facts(fen("4k3/8/8/8/8/8/P7/R3K3", "w Q - 0 1", "1. a4")).movesHash());
    }

    @Test
    void theHashOfTheMovesIsTheSameInEveryVersion() {
        // Runs of different versions are compared by it.
        assertEquals(6240182974971447473L, facts("*\n").movesHash());
        assertEquals(-6372141777765747046L, facts("1. e4 *\n").movesHash());
        assertEquals(7498275965015798310L, facts("1. e4 e5 2. Nf3 *\n").movesHash());
    }

    @Test
    void aGameOfMoreThanTheLongestIsCut() {
        GameFacts longest = facts(SHUFFLE.repeat(Replayer.MAX_PLIES / 4) + "*\n");
        assertEquals(Replayer.MAX_PLIES, longest.plies());
        assertNull(longest.stop());
        GameFacts longer = facts(SHUFFLE.repeat(Replayer.MAX_PLIES / 4) + "Nf3 Nf6 *\n");
        assertEquals(Replayer.MAX_PLIES, longer.plies());
        assertEquals(StopReason.TOO_LONG, longer.stop());
        assertEquals(Replayer.MAX_PLIES / 4 + 1, longer.maxRepetition());
    }

    @Test
    void theEndOfTheBoardIsTold() {
        assertEquals(BoardState.CHECKMATE, facts("1. f3 e5 2. g4 Qh4 *\n").boardState());
        assertEquals(
                BoardState.STALEMATE,
                facts(fen("7k/8/8/6Q1/8/8/8/K7", "w - - 0 1", "1. Qg6")).boardState());
        assertEquals(
                BoardState.INSUFFICIENT_MATERIAL,
                facts(fen("7k/8/8/8/8/8/8/K7", "w - - 0 1", "")).boardState());
        GameFacts check = facts("1. e4 f6 2. Qh5 *\n");
        assertEquals(BoardState.NONE, check.boardState());
        assertTrue(check.inCheck() && !check.whiteToMove());
    }
}
