package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;

/** The rule set of today, the verdicts of the contract and the findings; other eras in ErasTest. */
class AuditorTest {

    private static Judged today(String result, String moves, String... tags) {
        return Judged.by(RuleSets.FIDE_2023, result, moves, tags);
    }

    @Test
    void aMateAgreesOnlyWithTheWinOfTheMatingSide() {
        assertEquals(
                "checkmate certain at 7 1-0 agrees", today("1-0", Moves.MATE).answer());
        assertEquals("", today("1-0", Moves.MATE).findings());
        Judged draw = today("1/2-1/2", Moves.MATE);
        assertEquals("checkmate certain at 7 1-0 contradicts", draw.answer());
        assertEquals("DRAW_RECORDED_BUT_MATE:1", draw.findings());
        assertEquals("RESULT_CONTRADICTS_CHECKMATE:1", today("0-1", Moves.MATE).findings());
        Judged star = today("*", Moves.MATE);
        assertEquals("checkmate certain at 7 1-0 contradicts", star.answer());
        assertEquals("UNTERMINATED_BUT_MATE:3", star.findings());
    }

    @Test
    void aFindingCarriesPlyMovePositionLawAndArticle() {
        Finding finding = today("1/2-1/2", Moves.MATE).audit.findings().get(0);
        assertEquals(7, finding.ply());
        assertEquals("4.Qxf7#", finding.move());
        assertEquals("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4", finding.fen());
        assertEquals("fide-2023", finding.laws());
        assertEquals("Art. 5.1.1", finding.article());
        assertEquals("HIGH", finding.confidence().name());
        assertFalse(finding.accepted());
        assertEquals(1, today("1/2-1/2", Moves.MATE).audit.worst());
        assertEquals(0, today("1-0", Moves.MATE).audit.worst());
    }

    @Test
    void stalemateDrawsWhateverIsOnTheBoard() {
        assertEquals(
                "stalemate certain at 19 1/2-1/2 agrees",
                today("1/2-1/2", Moves.LOYD).answer());
        Judged win = today("1-0", Moves.LOYD);
        assertEquals("stalemate certain at 19 1/2-1/2 contradicts", win.answer());
        assertEquals("WIN_RECORDED_BUT_STALEMATE:1", win.findings());
        assertEquals("UNTERMINATED_BUT_STALEMATE:3", today("*", Moves.LOYD).findings());
    }

    @Test
    void bareMaterialEndsTheGame() {
        String fen = "FEN=8/8/8/3k4/8/3K4/3p4/8 w - - 0 1";
        Judged win = today("1-0", "1. Kxd2 Kd4", fen);
        assertEquals("insufficient_material certain at 1 1/2-1/2 contradicts", win.answer());
        assertEquals("WIN_RECORDED_BUT_DEAD_POSITION:1 PLAY_CONTINUED_AFTER_DEAD_POSITION:2", win.findings());
        Judged draw = today("1/2-1/2", "1. Kxd2 Kd4", fen);
        assertEquals("insufficient_material certain at 1 1/2-1/2 agrees", draw.answer());
        assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:5 TRAILING_MOVE_ARTIFACT:5", draw.findings());
        assertEquals("UNTERMINATED_BUT_DRAWN:3", today("*", "1. Kxd2", fen).findings());
        assertEquals(
                "PLAY_CONTINUED_AFTER_DEAD_POSITION:3",
                today("1/2-1/2", "1. Kxd2 Kd4 2. Kc2 Kc4", fen).findings());
    }

    @Test
    void aPawnWallIsDeadBySearch() {
        Judged win = today("1-0", "1. Kxd2 Ke7 2. Kd3", "FEN=3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1");
        assertEquals("dead_position certain at 1 1/2-1/2 contradicts", win.answer());
        assertEquals("WIN_RECORDED_BUT_DEAD_POSITION:2 PLAY_CONTINUED_AFTER_DEAD_POSITION:2", win.findings());
    }

    @Test
    void aStalemateSoonAfterTheDeadPositionKeepsItsName() {
        Judged game = today("1/2-1/2", "1. Kxb2", "FEN=k7/8/8/8/8/8/1q6/K7 w - - 0 1");
        assertEquals("insufficient_material certain at 1 1/2-1/2 agrees", game.answer());
        assertEquals(0, game.game.mating().deadPly());
    }

    @Test
    void fivefoldEndsTheGameThatWentOn() {
        assertEquals(
                "fivefold certain at 16 1/2-1/2 agrees",
                today("1/2-1/2", Moves.shuffles(4)).answer());
        Judged mate = today("1-0", Moves.shuffles(4) + " " + Moves.MATE.replaceAll("\\d\\. ", ""));
        assertEquals("fivefold certain at 16 1/2-1/2 contradicts", mate.answer());
        assertTrue(mate.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 2));
        assertFalse(mate.has(FindingCode.DRAW_RECORDED_BUT_MATE));
        Judged draw = today("1/2-1/2", Moves.shuffles(4) + " " + Moves.MATE.replaceAll("\\d\\. ", ""));
        assertEquals("fivefold certain at 16 1/2-1/2 agrees", draw.answer());
        assertTrue(draw.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 3));
        assertEquals(
                "UNTERMINATED_BUT_DRAWN:3",
                today("*", Moves.shuffles(4)).findings().split(" ")[0]);
    }

    @Test
    void fourOccurrencesEndNothing() {
        Judged game = today("1-0", Moves.shuffles(3));
        assertEquals("resignation_or_time unknown at -1 null open", game.answer());
        assertTrue(game.audit.worst() == 0 || game.audit.worst() == 5);
    }

    @Test
    void mateOnThe150thPlyComesFirst() {
        String fen = "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 149 100";
        assertEquals(
                "checkmate certain at 1 1-0 agrees",
                today("1-0", "100. Qg7#", fen).answer());
        assertEquals(
                "seventyfive_moves certain at 1 1/2-1/2 agrees",
                today("1/2-1/2", "100. Qg1", fen).answer());
        assertEquals(
                "stalemate certain at 1 1/2-1/2 agrees",
                today("1/2-1/2", "100. Qf7", fen).answer());
        Judged late = today("1-0", "100. Qg1 Kh7 101. Qg7#", fen);
        assertEquals("seventyfive_moves certain at 1 1/2-1/2 contradicts", late.answer());
        assertTrue(late.has(FindingCode.PLAY_CONTINUED_AFTER_75, 2));
        assertTrue(late.has(FindingCode.DEPENDS_ON_FEN_CLOCK, 5));
    }

    @Test
    void theFirstOfSeveralEndsCounts() {
        Judged game = today("1/2-1/2", "1. Kxd2", "FEN=8/8/8/3k4/8/3K4/3p4/8 w - - 149 100");
        assertEquals("insufficient_material certain at 1 1/2-1/2 agrees", game.answer());
    }

    @Test
    void aSilentRecordIsExplainedNotAccused() {
        assertEquals(
                "resignation_or_time unknown at -1 null open",
                today("1-0", "1. e4 e5").answer());
        assertEquals(
                "agreement likely at -1 null open", today("1/2-1/2", "1. e4 e5").answer());
        assertEquals(
                "threefold_claim likely at -1 null open",
                today("1/2-1/2", Moves.shuffles(2)).answer());
        assertEquals("unknown unknown at -1 null open", today("1/2-1/2", "").answer());
        assertEquals(
                "unterminated likely at -1 null unfinished",
                today("*", "1. e4 e5").answer());
        assertEquals("", today("1/2-1/2", Moves.shuffles(2)).findings());
    }

    @Test
    void aDrawOnePlyBeforeTheThirdOccurrenceIsAClaimByTheWrittenMove() {
        Judged game = today("1/2-1/2", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        assertEquals("threefold_claim likely at -1 null open", game.answer());
        assertEquals(List.of("threefold_intended"), game.audit.claimAtEnd());
        assertEquals("threefold intended 7-7 black x1", game.claims());
    }

    @Test
    void claimsNameKindModePliesClaimantAndTurns() {
        Judged game = today("1/2-1/2", Moves.shuffles(2));
        assertEquals(
                "threefold intended 7-7 black x1, threefold on_board 8-8 white x1, threefold intended 8-8 white x1",
                game.claims());
        assertEquals(List.of("threefold", "threefold_intended"), game.audit.claimAtEnd());
    }

    @Test
    void aClaimThatPassedIsWorthALineAndMoreIfTheLoserHadIt() {
        Judged game = today("0-1", Moves.shuffles(2) + " e4 e5");
        assertEquals("UNCLAIMED_THREEFOLD:5 LOSER_HAD_DRAW_CLAIM:5", game.findings());
        assertEquals("open", game.audit.verdict().word());
        assertEquals(8, game.audit.findings().get(0).ply());
    }

    @Test
    void fiftyMovesAreAClaimAndNoMore() {
        String fen = "FEN=4k3/8/8/8/8/8/8/R3K3 w Q - 99 80";
        Judged claim = today("1/2-1/2", "80. O-O-O Ke7", fen);
        assertEquals("fifty_move_claim likely at -1 null open", claim.answer());
        assertEquals(List.of("fifty", "fifty_intended"), claim.audit.claimAtEnd());
        assertEquals("open", today("1-0", "80. O-O-O Ke7", fen).audit.verdict().word());
    }

    @Test
    void theWrittenMoveOfAFiftyMoveClaimMayMate() {
        Judged game = today("1/2-1/2", "", "FEN=6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60");
        assertEquals(List.of("fifty_intended"), game.audit.claimAtEnd());
        assertTrue(game.has(FindingCode.INTENDED_MOVE_MATES, 5));
    }

    @Test
    void aFlagFallAgainstABareKingIsADraw() {
        String fen = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
        Judged win = today("0-1", "1. Qb5 Kf6", fen, "Termination=Time forfeit");
        assertEquals("time_draw certain at -1 1/2-1/2 contradicts", win.answer());
        assertTrue(win.has(FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY, 2));
        Judged draw = today("1/2-1/2", "1. Qb5 Kf6", fen, "Termination=Time forfeit");
        assertEquals("time_draw certain at -1 1/2-1/2 agrees", draw.answer());
        assertEquals("", draw.findings());
    }

    @Test
    void aFlagFallAgainstALoneMinorHangsOnWhetherAMateIsPossible() {
        String[][] rows = {
            {"8/8/4k3/8/8/3K4/8/1Q4n1 w - - 0 1", "Qb5", "contradicts"},
            {"8/8/4k3/8/8/3K4/8/1R4n1 w - - 0 1", "Rb5", "open"},
            {"8/8/4k3/8/8/3K4/8/1R4b1 w - - 0 1", "Rb5", "contradicts"},
            {"8/8/4k3/8/8/3K4/1P6/6b1 w - - 0 1", "b3", "open"},
            {"8/8/8/4k3/8/3K4/8/5nn1 w - - 0 1", "Kc3", "open"}
        };
        for (String[] row : rows) {
            Judged game = today("0-1", row[1] + " Kf6", "FEN=" + row[0], "Termination=Time forfeit");
            assertEquals(row[2], game.audit.verdict().word(), row[0]);
        }
    }

    @Test
    void aResignationDrawsIfTheOpponentCannotMate() {
        String fen = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
        Judged game = today("0-1", "1. Qb5 Kf6 {White resigns}", fen);
        assertEquals("resignation certain at -1 1/2-1/2 contradicts", game.answer());
        assertTrue(game.has(FindingCode.RESIGNATION_WIN_WITHOUT_MATING_POSSIBILITY, 2));
        Judged silent = today("0-1", "1. Qb5 Kf6", fen);
        assertEquals("resignation_or_time unknown at -1 null open", silent.answer());
        assertTrue(silent.has(FindingCode.DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE, 2));
    }

    @Test
    void aLossByIllegalMoveDrawsIfTheOpponentCannotMate() {
        String fen = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
        Judged game = today("0-1", "1. Qb5 Kf6", fen, "Termination=illegal move");
        assertEquals("illegal_move certain at -1 1/2-1/2 contradicts", game.answer());
        assertTrue(game.has(FindingCode.ILLEGAL_MOVE_LOSS_WITHOUT_MATING_POSSIBILITY, 2));
    }

    @Test
    void aMateStandsAgainstALateFlag() {
        Judged game = today("1-0", Moves.MATE, "Termination=Time forfeit");
        assertEquals("checkmate certain at 7 1-0 agrees", game.answer());
        assertEquals("TERMINATION_TAG_CONTRADICTS_BOARD:4", game.findings());
    }

    @Test
    void resultTagAndMovetextMayConflict() {
        Judged conflict = Judged.pgn("[Result \"1-0\"]\n\n1. e4 e5 1/2-1/2\n");
        assertEquals("conflict", conflict.audit.verdict().word());
        assertTrue(conflict.has(FindingCode.RESULT_TAG_VS_MOVETEXT_TOKEN, 3));
        Judged mate = Judged.pgn("[Result \"1/2-1/2\"]\n\n" + Moves.MATE + " 1-0\n");
        assertEquals("conflict", mate.audit.verdict().word());
        assertEquals("1-0", mate.audit.lawfulResult().text());
        Judged star = Judged.pgn("[Result \"1-0\"]\n\n1. e4 e5 *\n");
        assertEquals("open", star.audit.verdict().word());
        assertEquals("1-0", star.audit.recorded().text());
        assertTrue(star.has(FindingCode.RESULT_TAG_VS_MOVETEXT_TOKEN, 4));
        Judged other = Judged.pgn("[Result \"*\"]\n\n" + Moves.MATE + " 1-0\n");
        assertEquals("agrees", other.audit.verdict().word());
    }

    @Test
    void anOddResultIsNotJudged() {
        Judged game = Judged.pgn("[Result \"0-0\"]\n\n1. e4 e5 0-0\n");
        assertEquals("open", game.audit.verdict().word());
        assertTrue(game.has(FindingCode.NONSTANDARD_RESULT, 4));
        assertEquals(
                "unfinished",
                Judged.pgn("[Result \"?\"]\n\n1. e4 e5\n").audit.verdict().word());
    }

    @Test
    void theTerminationTagMayContradictTheResult() {
        assertEquals(
                "TERMINATION_TAG_CONTRADICTS_RESULT:4",
                today("0-1", "1. e4 e5", "White=ann", "Termination=ann won on time")
                        .findings());
        assertEquals(
                "TERMINATION_TAG_CONTRADICTS_RESULT:4",
                today("0-1", "1. e4 e5", "Termination=unterminated").findings());
        assertTrue(today("1-0", "1. e4 e5", "Termination=Game drawn by agreement")
                .has(FindingCode.TERMINATION_TAG_CONTRADICTS_RESULT, 4));
        assertEquals("", today("1-0", "1. e4 e5", "Termination=normal").findings());
    }

    @Test
    void theTerminationTagMayContradictTheBoard() {
        assertTrue(today("1-0", "1. e4 e5", "White=ann", "Termination=ann won by checkmate")
                .has(FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD, 4));
        assertTrue(today("1/2-1/2", "1. e4 e5", "Termination=Game drawn by stalemate")
                .has(FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD, 4));
        Judged repetition = today("1/2-1/2", "1. e4 e5", "Termination=Game drawn by repetition");
        assertTrue(repetition.has(FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD, 4));
        assertTrue(repetition.has(FindingCode.CLAIM_NOT_SUPPORTED, 5));
        assertEquals("agreement likely at -1 null open", repetition.answer());
        Judged intended = today("1/2-1/2", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "Termination=3-fold repetition");
        assertEquals("threefold_claim certain at -1 null open", intended.answer());
        assertEquals("", intended.findings());
    }

    @Test
    void theLastCommentMayContradictTheResult() {
        assertEquals(
                "RESULT_CONTRADICTS_COMMENT:4",
                today("1/2-1/2", "1. e4 e5 {White resigns}").findings());
        assertEquals("", today("0-1", "1. e4 e5 {White resigns}").findings());
    }

    @Test
    void anIllegalMoveStopsTheGameAndNothingIsJudged() {
        Judged game = today("1-0", "1. e4 e5 2. Ke3 Nf6", "TimeControl=40/7200");
        assertEquals("partial", game.audit.verdict().word());
        assertEquals("ILLEGAL_MOVE:1", game.findings());
        assertEquals(3, game.audit.findings().get(0).ply());
        assertEquals(
                "ILLEGAL_MOVE:3",
                today("1-0", "1. e4 e5 2. Ke3 Nf6", "TimeControl=180+2").findings());
        assertEquals(
                "ILLEGAL_MOVE:3",
                today("1-0", "1. e4 e5 2. Ke3 Nf6", "Event=World Blitz").findings());
        assertEquals("ILLEGAL_MOVE:1", today("1-0", "1. e4 -- 2. d4").findings());
    }

    @Test
    void movesAfterMateDoNotMakeTheGamePartial() {
        Judged game = today("1-0", Moves.MATE + " Kxf7");
        assertEquals("checkmate certain at 7 1-0 agrees", game.answer());
        assertTrue(game.has(FindingCode.PLAY_CONTINUED_AFTER_CHECKMATE, 1));
    }

    @Test
    void aKingCaptureIsAClaimInBlitz() {
        String fen = "FEN=4k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
        Judged blitz = today("1-0", "1... Ke7 2. Rxe7", fen, "TimeControl=180");
        assertEquals("KING_CAPTURE_TOKEN:5 ILLEGAL_MOVE:3", blitz.findings());
        assertEquals("partial", blitz.audit.verdict().word());
        // The illegal move need not be the king's: here a pinned man moves.
        String pin = "FEN=4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1";
        assertEquals(
                "KING_CAPTURE_TOKEN:5 ILLEGAL_MOVE:3",
                today("1-0", "1... Rd7 2. Rxe8", pin, "TimeControl=180").findings());
        // A capture elsewhere, or one that is not the last word, claims nothing.
        assertEquals(
                "ILLEGAL_MOVE:3",
                today("1-0", "1... Rd7 2. Rxe7", pin, "TimeControl=180").findings());
        assertEquals(
                "ILLEGAL_MOVE:3",
                today("1-0", "1... Ke7 2. Rxe7 Kd6", fen, "TimeControl=180").findings());
    }

    @Test
    void kingsOnTheCentreSignalTheResult() {
        Judged game = today("1/2-1/2", "1. e4 e5 2. Nf3 Nc6 3. Ke4");
        assertEquals("agreement likely at -1 null open", game.answer());
        assertEquals("TRAILING_MOVE_ARTIFACT:5", game.findings());
    }

    @Test
    void aKingThatStepsToTheCentreAfterTheEndIsASignalToo() {
        // The end of Vitiugov - Gopal 2014: bare kings after 68...Kxa2, then 69. Ke4.
        String fen = "FEN=R7/8/8/3K4/8/8/pk6/8 w - - 0 68";
        Judged game = Judged.on("2014.01.30", "1/2-1/2", "68. Rxa2+ Kxa2 69. Ke4", fen);
        assertEquals("insufficient_material certain at 2 1/2-1/2 agrees", game.answer());
        assertTrue(game.has(FindingCode.TRAILING_MOVE_ARTIFACT, 5), game.findings());
        assertEquals(5, game.audit.worst());
        assertFalse(Judged.on("2014.01.30", "1/2-1/2", "68. Rxa2+ Kxa2 69. Kd6", fen)
                .has(FindingCode.TRAILING_MOVE_ARTIFACT));
        assertFalse(Judged.on("2014.01.30", "1/2-1/2", "68. Rxa2+ Kxa2 69. Ke4 Kb3", fen)
                .has(FindingCode.TRAILING_MOVE_ARTIFACT));
    }

    @Test
    void aKingThatLeavesAManHangingInTheCentreIsASignalButNotOneThatCaptures() {
        // The end of Lupulescu - Kotanjian 2014: 68...Ke5 leaves the pawn that the king alone kept.
        String fen = "FEN=8/8/5k2/6p1/6K1/8/8/8 b - - 0 68";
        assertTrue(Judged.on("2014.03.07", "1/2-1/2", "68... Ke5", fen).has(FindingCode.TRAILING_MOVE_ARTIFACT, 5));
        // The same step as a capture is a move like any other.
        String capture = "FEN=8/8/5k2/4P1p1/6K1/8/8/8 b - - 0 68";
        assertFalse(Judged.on("2014.03.07", "1/2-1/2", "68... Kxe5", capture).has(FindingCode.TRAILING_MOVE_ARTIFACT));
        // If the opponent won, it was a blunder; before electronic boards nobody signalled.
        assertFalse(Judged.on("2014.03.07", "1-0", "68... Ke5", fen).has(FindingCode.TRAILING_MOVE_ARTIFACT));
        assertFalse(Judged.on("1984.03.07", "1/2-1/2", "68... Ke5", fen).has(FindingCode.TRAILING_MOVE_ARTIFACT));
    }

    @Test
    void variantsAndImpossibleStartsAreNotJudged() {
        assertEquals(
                "not_judged",
                today("1-0", "1. e4", "Variant=Crazyhouse").audit.verdict().word());
        Judged fen = today("1-0", "1. e4", "FEN=8/8/8/8/8/8/8/8 w - - 0 1");
        assertEquals("not_judged", fen.audit.verdict().word());
        assertEquals("ILLEGAL_POSITION:3", fen.findings());
    }

    @Test
    void aDrawOfNoMovesByWhiteAndBlackIsNoted() {
        assertEquals("AGREED_DRAW_BEFORE_MOVE_N:4", today("1/2-1/2", "1. e4").findings());
        assertEquals("", today("1/2-1/2", "1. e4 e5").findings());
    }

    @Test
    void theEventMayAskForMoreMovesBeforeADraw() {
        EventRules events = EventRules.parse(List.of("sofia\t\t\t\t30\tno"));
        Judged game = Judged.pgn(
                Judged.text("1/2-1/2", "1. e4 e5", "Event=Mtel Masters Sofia", "Date=2009.05.13"),
                LawChoice.auto(events));
        assertEquals("AGREED_DRAW_BEFORE_MOVE_N:5", game.findings());
    }

    @Test
    void armageddonCountsADrawForBlack() {
        Judged game = today("0-1", Moves.LOYD, "Event=Tiebreak Armageddon");
        assertEquals("stalemate certain at 19 null open", game.answer());
        assertEquals("ARMAGEDDON_SCORE:5", game.findings());
        assertEquals(
                "contradicts",
                today("1-0", Moves.LOYD, "Event=Tiebreak Armageddon")
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void aLossByRegulationIsNoMistakeOfTheBoard() {
        Judged game = today("1-0", Moves.LOYD, "Termination=rules infraction");
        assertEquals("open", game.audit.verdict().word());
        assertEquals("WIN_RECORDED_BUT_STALEMATE:5", game.findings());
    }

    @Test
    void aFalseMateIsAResignation() {
        Judged game = today("1-0", "1. e4 e5 2. Qh5 {Black is checkmated}");
        assertEquals("resignation likely at -1 null open", game.answer());
        assertTrue(game.has(FindingCode.FALSE_MATE, 5));
    }

    @Test
    void acceptedFindingsStayAndAreMarked() {
        Judged plain = today("1/2-1/2", Moves.MATE);
        Accepted accepted = Accepted.parse(List.of(
                "moves_hash\tcode\treason", plain.game.facts().movesHash() + "\tDRAW_RECORDED_BUT_MATE\tsigned so"));
        TextAuditor auditor = new TextAuditor(
                TextAuditor.Depth.VERDICT,
                false,
                LawChoice.fixed(List.of(RuleSets.FIDE_2023), EventRules.NONE),
                accepted);
        auditor.open(
                "test",
                0,
                org.pgnarbiter.pgn.GameText.of(
                        Judged.text("1/2-1/2", Moves.MATE).getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        assertTrue(auditor.next());
        assertTrue(auditor.game().audit().findings().get(0).accepted());
    }

    @Test
    void aRowOfTheAcceptFileWithoutACodeSaysSo() {
        String missing = "accept file, line 2: the column code is missing";
        assertEquals(missing + "; columns are parted by tabs: moves_hash, code, reason", refused("12 DUPLICATE why"));
        assertEquals(missing + "; columns are parted by tabs: moves_hash, code, reason", refused("12"));
        assertEquals(missing, refused("12\t\twhy"));
        assertEquals("accept file, line 2: there is no finding XX", refused("12\tXX"));
        Accepted.parse(List.of("12\tDUPLICATE\r", "\r", "13\tDUPLICATE\twhy\r"));
    }

    private static String refused(String row) {
        return assertThrows(IllegalArgumentException.class, () -> Accepted.parse(List.of("moves_hash\tcode", row)))
                .getMessage();
    }

    @Test
    void neverFlagged() {
        String won = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
        assertEquals("", today("1/2-1/2", "1. Qb5 Kf6", won).findings(), "a draw in a won position");
        assertEquals("", today("1-0", "1. e4 e5").findings(), "a resignation in a level position");
        assertEquals(
                "", today("1/2-1/2", "1. e4 e5", "Termination=Time forfeit").findings(), "a draw after a flag fall");
        for (String result : new String[] {"1-0", "0-1", "1/2-1/2"}) {
            assertEquals("", today(result, "1. e4 e5", "Termination=normal").findings(), "normal with " + result);
        }
        String clock = "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 100 80";
        assertTrue(
                today("1-0", "80. Ra2 Ke7", clock).audit.findings().stream()
                        .allMatch(finding -> finding.severity() == 5),
                "more than fifty moves");
        assertTrue(today("1-0", Moves.shuffles(2) + " e4").audit.worst() == 5, "a win after a threefold");
        assertEquals(
                "open", today("1-0", Moves.shuffles(2) + " e4").audit.verdict().word());
    }
}
