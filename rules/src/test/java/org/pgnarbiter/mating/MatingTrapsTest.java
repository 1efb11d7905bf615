package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

/** Positions in which other programs answered wrongly, or which look like one thing and are another. */
class MatingTrapsTest {
    private static final int WHITE = 0;
    private static final int BLACK = 1;
    private static final MatingBudget BUDGET = new MatingBudget(150_000);

    private final MatingAnalyzer analyzer = new MatingAnalyzer();

    // ---------------------------------------------------------------- where others said no and mate exists

    @Test
    void aPawnMatesFromOutsideTheKingsRegion() {
        canMate("1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - - 0 1", WHITE);
    }

    @Test
    void aPawnThatCannotPromoteStillMates() {
        canMate("8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1", WHITE);
        canMate("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", WHITE);
        canMate("k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", BLACK);
    }

    @Test
    void aStalemateMotifWouldHideTheMate() {
        canMate("1K6/8/k1p1p3/p1PpPp2/P2P1Pp1/6P1/8/8 w - - 0 1", WHITE);
        canMate("8/8/p4p2/Pp1p3p/1P1P1p1P/5P1K/8/6k1 b - - 0 1", WHITE);
        canMate("8/8/p4p2/Pp1p3p/1P1P1p1P/5P1K/8/6k1 b - - 0 1", BLACK);
    }

    @Test
    void aPositionNoGameReachesIsAnsweredRightToo() {
        canMate("2b2B2/8/4k2B/1p6/1Pp1p1p1/ppP1P1P1/1p6/1K6 w - - 0 1", WHITE);
    }

    @Test
    void linesOfMoreThanAHundredPliesAreNotCutOff() {
        notNo("8/1B6/5p2/2p1pPk1/2PbP1Bb/2pBp1p1/2P1P1P1/5BRK w - - 0 1", WHITE);
        // Kings and bishops have a long way round the wall. Each line is replayed move by move by the slow checker.
        for (String fen : new String[] {
            "k1bK4/1p1p4/1PpPp3/2P1Pp2/2p1pP2/2p1P3/2P5/8 w - - 0 1",
            "8/7p/5p2/2p2PpP/1pP3Pp/1Pp3pB/2P3P1/NK2k3 w - - 0 1"
        }) {
            int winner = fen.startsWith("k") ? BLACK : WHITE;
            canMate(fen, winner);
            MatingAnswer answer = ask(fen, winner);
            assertTrue(answer.line().length > 100, answer.line().length + " plies");
        }
    }

    @Test
    void aLineThatWandersIsShortenedAndStillMates() {
        Position position = position("8/8/8/1n6/8/8/2k5/K1b5 w - - 0 1");
        MatingAnswer answer = analyzer.answer(position, BLACK, BUDGET);
        MatingAnswer shorter = answer.shortened(position);
        assertTrue(shorter.line().length < answer.line().length, answer.line().length + " " + shorter.line().length);
        assertTrue(SlowChess.mates(position, shorter.uciLine(position), BLACK), position.toString());
        assertEquals(answer.toString(), shorter.toString());
        assertEquals(
                0,
                MatingAnswer.of(MatingReason.BARE_KING, 1).shortened(position).line().length);
    }

    @Test
    void winnableAndDeadOnesThatNeedMillionsElsewhere() {
        // The answers take up to a million positions; with less they must not be wrong.
        boolean all = Boolean.getBoolean("mating.all");
        for (int winner = WHITE; winner <= BLACK; winner++) {
            String dead = "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1";
            String alive = "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1";
            MatingBudget budget = all ? MatingBudget.MATE : MatingBudget.AUDIT;
            CanMate first = analyzer.answer(position(dead), winner, budget).canMate();
            assertTrue(first == CanMate.NO || !all && first == CanMate.UNDECIDED, first.word());
            CanMate second = analyzer.answer(position(alive), winner, budget).canMate();
            assertTrue(second == CanMate.YES || !all && second == CanMate.UNDECIDED, second.word());
        }
    }

    // ---------------------------------------------------------------- where others said yes and there is no mate

    @Test
    void bishopAndKnightDoNotAlwaysMate() {
        // Reached in a game by 1 b6+ Ka8 2 b7+ Ka7 3 b8=B+ Ka8: every move lifts the stalemate too late or not at all.
        cannotMate("kB6/2K5/8/2N5/8/8/8/8 w - - 0 1", WHITE);
        canMate("k7/2K5/8/2N1B3/8/8/8/8 w - - 0 1", WHITE);
    }

    // ---------------------------------------------------------------- the order of the tests

    @Test
    void mateOnTheBoardStandsWhateverTheMaterial() {
        canMate("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", BLACK);
        cannotMate("8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", WHITE);
    }

    @Test
    void stalemateIsTheEndForBoth() {
        isDead("k7/2Q5/8/8/8/8/8/K7 b - - 0 1");
        assertEquals(
                MatingReason.STALEMATE,
                ask("k7/2Q5/8/8/8/8/8/K7 b - - 0 1", WHITE).reason());
    }

    @Test
    void theSideToMoveMatters() {
        canMate("k7/2Q5/8/8/8/8/8/K7 w - - 0 1", WHITE);
        isDead("8/8/8/8/8/8/k7/b1K5 w - - 0 1");
    }

    @Test
    void theWinnerNeedNotBeTheSideToMove() {
        canMate("6k1/6P1/6K1/8/8/8/8/8 w - - 0 1", WHITE);
        cannotMate("6k1/6P1/6K1/8/8/8/8/8 w - - 0 1", BLACK);
        cannotMate("5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1", WHITE);
        canMate("5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1", BLACK);
    }

    // ---------------------------------------------------------------- forced lines

    @Test
    void deadBeforeTheForcedCapture() {
        isDead("3k4/3Q4/8/8/8/2K5/8/8 b - - 0 1");
        isDead("k7/8/8/8/8/8/1q6/K7 w - - 0 1");
        assertEquals(
                MatingReason.FORCED_LINES,
                ask("3k4/3Q4/8/8/8/2K5/8/8 b - - 0 1", WHITE).reason());
    }

    // ---------------------------------------------------------------- material

    @Test
    void aLoneKnightNeedsHelp() {
        cannotMate("8/8/4k3/8/8/4K3/8/6N1 w - - 0 1", WHITE);
        cannotMate("8/8/4k3/q7/8/4K3/8/6N1 w - - 0 1", WHITE);
        canMate("8/8/4k3/r7/8/4K3/8/6N1 w - - 0 1", WHITE);
        canMate("8/8/4k3/b7/8/4K3/8/6N1 w - - 0 1", WHITE);
        canMate("8/8/4k3/n7/8/4K3/8/6N1 w - - 0 1", WHITE);
        canMate("8/8/4k3/p7/8/4K3/8/6N1 w - - 0 1", WHITE);
        canMate("8/8/4k3/8/8/4K3/8/5NN1 w - - 0 1", WHITE);
    }

    @Test
    void aLoneBishopNeedsOtherHelp() {
        cannotMate("8/8/4k3/8/8/4K3/8/6B1 w - - 0 1", WHITE);
        cannotMate("8/8/4k3/q7/8/4K3/8/6B1 w - - 0 1", WHITE);
        cannotMate("8/8/4k3/r7/8/4K3/8/6B1 w - - 0 1", WHITE);
        cannotMate("8/8/4k3/b7/8/4K3/8/6B1 w - - 0 1", WHITE);
        canMate("8/8/4k3/1b6/8/4K3/8/6B1 w - - 0 1", WHITE);
        canMate("8/8/4k3/n7/8/4K3/8/6B1 w - - 0 1", WHITE);
        canMate("8/8/4k3/p7/8/4K3/8/6B1 w - - 0 1", WHITE);
    }

    @Test
    void promotedBishopsAreCountedByColourNotByPair() {
        cannotMate("8/8/4k3/8/8/4K3/1B1B4/B5B1 w - - 0 1", WHITE);
        canMate("8/8/4k3/8/8/4K3/1B1B4/5BB1 w - - 0 1", WHITE);
    }

    @Test
    void theLosersUnderpromotionHelpsTheWinner() {
        canMate("8/p7/8/8/8/1k6/8/K6B w - - 0 1", WHITE);
        canMate("8/p7/8/8/8/1k6/8/K6N w - - 0 1", WHITE);
    }

    // ---------------------------------------------------------------- walls

    @Test
    void aClosedWallIsDeadAndSaysSo() {
        String wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
        isDead(wall);
        assertEquals(MatingReason.WALL, ask(wall, WHITE).reason());
        isDead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/4B3/4K3 w - - 0 1");
        assertEquals(
                MatingReason.WALL,
                ask("4kb2/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", WHITE).reason());
    }

    @Test
    void aKnightJumpsTheWall() {
        canMate("4k3/8/8/p1p1p1p1/P1P1P1P1/8/3N4/4K3 w - - 0 1", WHITE);
    }

    @Test
    void aGapInTheWallLetsTheKingIn() {
        canMate("4k3/8/8/p3p1p1/P3P1P1/8/8/4K3 w - - 0 1", WHITE);
    }

    @Test
    void enPassantOpensTheWall() {
        canMate("4k3/8/5p2/p1p1pPp1/P1P1P1P1/8/8/4K3 w - g6 0 1", WHITE);
        isDead("4k3/8/5p2/p1p1pPp1/P1P1P1P1/8/8/4K3 w - - 0 1");
        // The same square where no capture exists is no right.
        isDead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - g6 0 1");
    }

    @Test
    void enPassantLaterInTheLineIsSeen() {
        // 1 g2-g4 f4xg3 is the only way through.
        canMate("4k3/8/8/p1p1p3/P1P1Pp2/5P2/6P1/4K3 w - - 0 1", BLACK);
    }

    @Test
    void castlingRightsKeepTheReachSetsOut() {
        Position rights = position("4k2r/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2R w Kk - 0 1");
        assertFalse(ReachSets.covers(rights));
        assertTrue(ReachSets.covers(position("4k2r/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2R w - - 0 1")));
    }

    @Test
    void castlingIsPartOfTheLine() {
        canMate("7k/8/8/8/5ppp/3pp3/3PPPPP/4K2R w K - 0 1", WHITE);
        canMate("7k/8/8/8/8/8/8/1RK5 w B - 0 1", WHITE);
    }

    @Test
    void castlingOfChess960IsTheOnlyMoveLeft() {
        // The king stays on its square and the rook jumps over it; without the right White is stalemated.
        for (String fen : new String[] {
            "3k1q2/8/8/8/8/7p/7P/6KR w H - 0 1",
            "3rk3/8/8/8/8/1p6/1P6/BRK5 w B - 0 1",
            "6kr/7p/7P/8/8/8/8/3K1Q2 b h - 0 1"
        }) {
            int winner = fen.contains(" w ") ? WHITE : BLACK;
            canMate(fen, winner);
            isDead(fen.replaceFirst(" [HBh] ", " - "));
            Position position = position(fen);
            assertTrue(MatingAnalyzer.canMate(analyzer.quick(position), winner) != CanMate.NO, fen);
        }
    }

    @Test
    void aBishopOfTheWallsColourBreaksIt() {
        canMate("4k3/8/8/p1p1p1p1/P1P1P1P1/8/3B4/4K3 w - - 0 1", WHITE);
        isDead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/4B3/4K3 w - - 0 1");
    }

    @Test
    void aSpaceThatClosesWithoutMateIsAProof() {
        // Kings go to and fro and the pawns run out; Black is stalemated before anybody can mate.
        String runOut = "1k6/1P5p/BP3p2/1P6/8/8/5PKP/8 b - - 0 1";
        cannotMate(runOut, WHITE);
        cannotMate(runOut, BLACK);
        assertEquals(MatingReason.EXHAUSTED, ask(runOut, WHITE).reason());
        assertEquals(CanMate.NO, SlowChess.exhaust(position(runOut), WHITE, 5_000));
    }

    @Test
    void oneTempoDecides() {
        MatingAnswer near = ask("Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1", WHITE);
        MatingAnswer far = ask("Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 w - - 0 1", WHITE);
        assertNotEquals(near.canMate(), far.canMate(), near + " " + far);
    }

    // ---------------------------------------------------------------- helpers

    private void canMate(String fen, int winner) {
        Position position = position(fen);
        MatingAnswer answer = analyzer.answer(position, winner, BUDGET);
        assertEquals(CanMate.YES, answer.canMate(), fen + " " + answer);
        assertTrue(SlowChess.mates(position, answer.uciLine(position), winner), fen + " " + answer.uciLine(position));
        CanMate quick = MatingAnalyzer.canMate(analyzer.quick(position), winner);
        assertTrue(quick == CanMate.OPEN || quick == CanMate.YES, fen + " " + quick);
    }

    private void cannotMate(String fen, int winner) {
        MatingAnswer answer = ask(fen, winner);
        assertEquals(CanMate.NO, answer.canMate(), fen + " " + answer);
        assertNotEquals(CanMate.YES, SlowChess.exhaust(position(fen), winner, 5_000), fen);
    }

    private void notNo(String fen, int winner) {
        Position position = position(fen);
        MatingAnswer answer = analyzer.answer(position, winner, MatingBudget.AUDIT);
        assertNotEquals(CanMate.NO, answer.canMate(), fen + " " + answer);
        assertTrue(answer.canMate() != CanMate.YES || SlowChess.mates(position, answer.uciLine(position), winner), fen);
    }

    private void isDead(String fen) {
        cannotMate(fen, WHITE);
        cannotMate(fen, BLACK);
        assertTrue(analyzer.isDead(position(fen), MatingBudget.AUDIT), fen);
    }

    private MatingAnswer ask(String fen, int winner) {
        return analyzer.answer(position(fen), winner, BUDGET);
    }

    private static Position position(String fen) {
        return Fen.parse(fen).position().orElseThrow(() -> new AssertionError(fen));
    }
}
