package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.RuleSets;

/** The same games under the Laws of other times and of other houses (LAWS.md sections 2, 3 and 5.5). */
class ErasTest {
    private static final String MATE = Moves.MATE.replaceAll("\\d\\. ", "");
    private static final String K_V_K = "FEN=8/8/8/3k4/8/3K4/3p4/8 w - - 0 1";
    private static final String WALL = "FEN=3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1";
    private static final String CLOCK_149 = "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 149 100";
    private static final String Q_V_KING = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
    private static final String NON_CONSECUTIVE =
            Moves.shuffles(2) + " Nc3 Nc6 Nb1 Nf6 Nf3 Nb8 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

    private static RuleSets[] fide(RuleSets from, RuleSets to) {
        return java.util.Arrays.copyOfRange(RuleSets.values(), from.ordinal(), to.ordinal() + 1);
    }

    @Test
    void mateAndStalemateEndTheGameInEveryRuleSet() {
        for (RuleSets set : RuleSets.values()) {
            assertEquals(
                    "checkmate certain at 7 1-0 agrees",
                    Judged.by(set, "1-0", Moves.MATE).answer(),
                    set.id());
            assertEquals(
                    "stalemate certain at 19 1/2-1/2 contradicts",
                    Judged.by(set, "1-0", Moves.LOYD).answer(),
                    set.id());
            int severity = set == RuleSets.PRE_FIDE ? 5 : 1;
            assertTrue(
                    Judged.by(set, "1-0", Moves.LOYD).has(FindingCode.WIN_RECORDED_BUT_STALEMATE, severity), set.id());
        }
    }

    @Test
    void bareMaterialEndsTheGameSince1989() {
        for (RuleSets set : fide(RuleSets.PRE_FIDE, RuleSets.FIDE_1985)) {
            Judged game = Judged.by(set, "1-0", "Kxd2 Ke4", K_V_K);
            assertEquals("open", game.audit.verdict().word(), set.id());
            assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:5", game.findings(), set.id());
            assertEquals(
                    "WIN_RECORDED_BUT_DEAD_POSITION:5",
                    Judged.by(set, "1-0", "Kxd2", K_V_K).findings(),
                    set.id());
        }
        for (RuleSets set : fide(RuleSets.FIDE_1989, RuleSets.FIDE_1993)) {
            assertEquals(
                    "WIN_RECORDED_BUT_DEAD_POSITION:2",
                    Judged.by(set, "1-0", "Kxd2", K_V_K).findings(),
                    set.id());
        }
        for (RuleSets set : fide(RuleSets.FIDE_1997, RuleSets.FIDE_2023)) {
            assertEquals(
                    "WIN_RECORDED_BUT_DEAD_POSITION:1",
                    Judged.by(set, "1-0", "Kxd2", K_V_K).findings(),
                    set.id());
        }
    }

    @Test
    void otherDeadPositionsEndTheGameSince1997() {
        for (RuleSets set : fide(RuleSets.PRE_FIDE, RuleSets.FIDE_1993)) {
            assertEquals(
                    "open", Judged.by(set, "1-0", "Kxd2", WALL).audit.verdict().word(), set.id());
        }
        for (RuleSets set : fide(RuleSets.FIDE_1997, RuleSets.FIDE_2023)) {
            assertEquals(
                    "dead_position certain at 1 1/2-1/2 contradicts",
                    Judged.by(set, "1-0", "Kxd2", WALL).answer(),
                    set.id());
        }
        for (RuleSets set :
                new RuleSets[] {RuleSets.LICHESS_2020, RuleSets.CHESSCOM, RuleSets.USCF, RuleSets.ICC, RuleSets.FICS}) {
            assertEquals(
                    "open", Judged.by(set, "1-0", "Kxd2", WALL).audit.verdict().word(), set.id());
        }
    }

    @Test
    void fivefoldEndsTheGameSince2014IfConsecutiveAndSince2017Always() {
        for (RuleSets set : fide(RuleSets.PRE_FIDE, RuleSets.FIDE_2009)) {
            Judged game = Judged.by(set, "1-0", Moves.shuffles(4) + " " + MATE);
            assertEquals("checkmate certain at 23 1-0 agrees", game.answer(), set.id());
            assertTrue(game.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 5), set.id());
        }
        for (RuleSets set : fide(RuleSets.FIDE_2014, RuleSets.FIDE_2023)) {
            Judged game = Judged.by(set, "1-0", Moves.shuffles(4) + " " + MATE);
            assertEquals("fivefold certain at 16 1/2-1/2 contradicts", game.answer(), set.id());
            assertTrue(game.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 2), set.id());
        }
        Judged old = Judged.by(RuleSets.FIDE_2014, "1-0", NON_CONSECUTIVE + " " + MATE);
        assertEquals("checkmate certain at 27 1-0 agrees", old.answer());
        assertTrue(old.has(FindingCode.FIVEFOLD_ONLY_BY_2017_WORDING, 5));
        assertFalse(old.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD));
        Judged newer = Judged.by(RuleSets.FIDE_2017, "1-0", NON_CONSECUTIVE + " " + MATE);
        assertEquals("fivefold certain at 20 1/2-1/2 contradicts", newer.answer());
    }

    @Test
    void seventyFiveMovesEndTheGameSince2014() {
        for (RuleSets set : fide(RuleSets.PRE_FIDE, RuleSets.FIDE_2009)) {
            Judged game = Judged.by(set, "1-0", "Qg1 Kh7 Qg7#", CLOCK_149);
            assertEquals("checkmate certain at 3 1-0 agrees", game.answer(), set.id());
            assertTrue(game.has(FindingCode.PLAY_CONTINUED_AFTER_75, 5), set.id());
        }
        for (RuleSets set : fide(RuleSets.FIDE_2014, RuleSets.FIDE_2023)) {
            Judged game = Judged.by(set, "1-0", "Qg1 Kh7 Qg7#", CLOCK_149);
            assertEquals("seventyfive_moves certain at 1 1/2-1/2 contradicts", game.answer(), set.id());
        }
        Judged uscf = Judged.by(RuleSets.USCF, "1-0", "Qg1 Kh7 Qg7#", CLOCK_149);
        assertEquals("agrees", uscf.audit.verdict().word());
        assertTrue(uscf.has(FindingCode.PLAY_CONTINUED_AFTER_75, 5));
        assertFalse(
                Judged.by(RuleSets.ICCF, "1-0", "Qg1 Kh7 Qg7#", CLOCK_149).has(FindingCode.PLAY_CONTINUED_AFTER_75));
    }

    @Test
    void aSeriesOf75MovesCountsEvenIfTheClockStartedAgainLater() {
        Judged game =
                Judged.by(RuleSets.FIDE_2018, "1-0", "Qg1 Kh7 Qa1 Kg8 e4", "FEN=7k/8/5KQ1/8/8/8/4P3/8 w - - 149 100");
        assertEquals("seventyfive_moves certain at 1 1/2-1/2 contradicts", game.answer());
    }

    @Test
    void aWinOnTimeWithoutTheMeansToMate() {
        String time = "Termination=time forfeit";
        for (RuleSets set : fide(RuleSets.PRE_FIDE, RuleSets.FIDE_1985)) {
            Judged game = Judged.by(set, "0-1", "Qb5 Kf6", Q_V_KING, time);
            assertEquals("time_forfeit certain at -1 null open", game.answer(), set.id());
            assertEquals("TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY:5", game.findings(), set.id());
        }
        for (RuleSets set : fide(RuleSets.FIDE_1989, RuleSets.FIDE_2023)) {
            Judged game = Judged.by(set, "0-1", "Qb5 Kf6", Q_V_KING, time);
            assertEquals("time_draw certain at -1 1/2-1/2 contradicts", game.answer(), set.id());
            assertEquals("TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY:2", game.findings(), set.id());
        }
        String knight = "FEN=8/8/4k3/8/8/3K4/8/1Q4n1 w - - 0 1";
        Judged bareKingOnly = Judged.by(RuleSets.FIDE_1993, "0-1", "Qb5 Kf6", knight, time);
        assertEquals("open", bareKingOnly.audit.verdict().word());
        assertTrue(bareKingOnly.has(FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY, 5));
        assertEquals(
                "contradicts",
                Judged.by(RuleSets.FIDE_1997, "0-1", "Qb5 Kf6", knight, time)
                        .audit
                        .verdict()
                        .word());
        Judged uscf = Judged.by(RuleSets.USCF, "0-1", "Qb5 Kf6", knight, time);
        assertTrue(uscf.has(FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY, 4));
        assertEquals("open", uscf.audit.verdict().word());
        assertTrue(Judged.by(RuleSets.USCF, "0-1", "Qb5 Kf6", Q_V_KING, time)
                .has(FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY, 2));
    }

    @Test
    void aResignationToABareKingIsADrawOnlySince2023() {
        for (RuleSets set : fide(RuleSets.PRE_FIDE, RuleSets.FIDE_2018)) {
            Judged game = Judged.by(set, "0-1", "Qb5 Kf6 {White resigns}", Q_V_KING);
            assertEquals("resignation certain at -1 null open", game.answer(), set.id());
            assertEquals("", game.findings(), set.id());
        }
        assertEquals(
                "contradicts",
                Judged.by(RuleSets.FIDE_2023, "0-1", "Qb5 Kf6 {White resigns}", Q_V_KING)
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void aSilentWinOfTheSideThatCannotMate() {
        assertEquals(
                "", Judged.by(RuleSets.FIDE_1993, "0-1", "Qb5 Kf6", Q_V_KING).findings());
        assertEquals(
                "DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE:4",
                Judged.by(RuleSets.FIDE_1997, "0-1", "Qb5 Kf6", Q_V_KING).findings());
        assertEquals(
                "DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE:4",
                Judged.by(RuleSets.FIDE_2018, "0-1", "Qb5 Kf6", Q_V_KING).findings());
        assertEquals(
                "DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE:2",
                Judged.by(RuleSets.FIDE_2023, "0-1", "Qb5 Kf6", Q_V_KING).findings());
    }

    @Test
    void aLossByIllegalMoveAgainstABareKingIsADrawSince2009() {
        assertEquals(
                "open",
                Judged.by(RuleSets.FIDE_2005, "0-1", "Qb5 Kf6", Q_V_KING, "Termination=illegal move")
                        .audit
                        .verdict()
                        .word());
        assertEquals(
                "contradicts",
                Judged.by(RuleSets.FIDE_2009, "0-1", "Qb5 Kf6", Q_V_KING, "Termination=illegal move")
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void whatBelongsToAPositionWasReadDifferently() {
        String gijssen = "Qg3+ Kf1 Qf4+ Ke1 Qg3+ Kf1 Qf4+ Ke1 Qg3+";
        String fen = "FEN=6k1/8/8/8/5q2/8/8/4K2R b K - 0 1";
        assertEquals(
                "CLAIM_DEPENDS_ON_ERA_READING:5",
                Judged.by(RuleSets.FIDE_1975, "1/2-1/2", gijssen, fen)
                        .findings()
                        .split(" ")[0]);
        assertTrue(Judged.by(RuleSets.FIDE_2005, "1/2-1/2", gijssen, fen).has(FindingCode.DISPUTED_BEFORE_2009, 5));
        assertFalse(Judged.by(RuleSets.FIDE_2009, "1/2-1/2", gijssen, fen).has(FindingCode.DISPUTED_BEFORE_2009));
        String rook = "Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8";
        String rookFen = "FEN=4k2r/7p/8/8/8/8/7P/4K2R w Kk - 0 1";
        assertFalse(
                Judged.by(RuleSets.FIDE_2005, "1/2-1/2", rook, rookFen).has(FindingCode.DISPUTED_BEFORE_2009),
                "castling was possible the first time");
        assertTrue(
                Judged.by(RuleSets.FIDE_1966, "1/2-1/2", rook, rookFen).has(FindingCode.CLAIM_DEPENDS_ON_ERA_READING));
    }

    @Test
    void aCastlingRightThatNeverCouldBeUsedIsNamed() {
        Judged game = Judged.by(
                RuleSets.FIDE_2018,
                "1/2-1/2",
                "Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8",
                "FEN=4k3/8/8/8/8/4p1p1/4P1P1/4KB1R w K - 0 1");
        assertTrue(game.has(FindingCode.DEAD_RIGHT, 5), game.findings());
    }

    @Test
    void beforeFideTheRepetitionRuleIsUnknown() {
        Judged game = Judged.by(RuleSets.PRE_FIDE, "1-0", Moves.shuffles(2) + " e4 e5");
        assertTrue(game.has(FindingCode.ERA_REPETITION_RULE_UNKNOWN, 5));
        assertTrue(game.has(FindingCode.UNCLAIMED_THREEFOLD, 5));
    }

    @Test
    void thirtyMovesBeforeADrawIn1935() {
        assertEquals(
                "AGREED_DRAW_BEFORE_MOVE_N:5",
                Judged.on("1935.05.05", "1/2-1/2", "e4 e5").findings());
        assertEquals("", Judged.on("1955.05.05", "1/2-1/2", "e4 e5").findings());
        assertEquals(
                "AGREED_DRAW_BEFORE_MOVE_N:5",
                Judged.on("1963.05.05", "1/2-1/2", "e4 e5").findings());
        assertEquals("", Judged.on("1970.05.05", "1/2-1/2", "e4 e5").findings());
        assertEquals("", Judged.on("2016.05.05", "1/2-1/2", "e4").findings());
        assertEquals(
                "AGREED_DRAW_BEFORE_MOVE_N:4",
                Judged.on("2018.05.05", "1/2-1/2", "e4").findings());
    }

    @Test
    void anEndingWithARaisedLimit() {
        String fen = "FEN=8/8/8/8/2k5/8/1r6/R1B1K3 w - - 120 100";
        Judged then = Judged.on("1986.05.05", "1/2-1/2", "Ra8 Rb1", fen);
        assertEquals("agreement", then.audit.termination().word());
        assertTrue(then.has(FindingCode.EXCEPTION_CLASS_ENDING, 5));
        Judged later = Judged.on("1995.05.05", "1/2-1/2", "Ra8 Rb1", fen);
        assertEquals("fifty_move_claim", later.audit.termination().word());
        assertFalse(later.has(FindingCode.EXCEPTION_CLASS_ENDING));
        assertTrue(Judged.on("1992.09.05", "1/2-1/2", "Ra8 Rb1", fen).has(FindingCode.UNDETERMINED_ERA_RULE, 5));
        assertTrue(Judged.on("1935.05.05", "1/2-1/2", "Ra8 Rb1", fen).has(FindingCode.UNDETERMINED_ERA_RULE, 5));
    }

    @Test
    void anAnnouncedExceptionRaisesTheLimit() {
        String fen = "8/8/8/8/2k5/8/1r6/R1B1K3 w - - 120 100";
        String text = Judged.text("1/2-1/2", "Ra8 Rb1", "Event=Big Open", "Date=1996.05.05", "FEN=" + fen);
        EventRules events = EventRules.parse(java.util.List.of("big open\t1996\t1996\t\t\t\tKRBKR=100, KNNKP=75"));
        assertEquals("fifty_move_claim", Judged.pgn(text).audit.termination().word());
        Judged game = Judged.pgn(text, LawChoice.auto(events));
        assertEquals("agreement", game.audit.termination().word());
        assertTrue(game.has(FindingCode.EXCEPTION_CLASS_ENDING, 5));
        org.junit.jupiter.api.Assertions.assertThrows(
                IllegalArgumentException.class, () -> EventRules.parse(java.util.List.of("x\t\t\t\t\t\tmany moves")));
    }

    @Test
    void twoEditionsAtTheBoundarySayOnlyWhatTheyShare() {
        String moves = Moves.shuffles(4) + " " + MATE;
        Judged game = Judged.on("2014.07.10", "1-0", moves);
        assertEquals(2, game.audit.laws().size());
        assertEquals("null unknown at -1 null open", game.answer());
        assertTrue(game.has(FindingCode.BOUNDARY_DATE, 5));
        assertEquals(5, game.audit.worst());
        assertEquals("open", game.audit.verdict().word());
        assertEquals(2, game.audit.byLaws().size());
        Judged same = Judged.on("2014.07.10", "1-0", Moves.MATE);
        assertEquals("checkmate certain at 7 1-0 agrees", same.answer());
        assertEquals("", same.findings());
        assertEquals(
                "fivefold certain at 16 1/2-1/2 contradicts",
                Judged.on("2014.07.10", "1-0", moves, "EventDate=2014.07.05").answer());
    }

    @Test
    void anUnknownDateSaysOnlyWhatAllErasShare() {
        Judged game = Judged.on("????.??.??", "1-0", "Kxd2 Ke4", K_V_K);
        assertEquals("null unknown at -1 null open", game.answer());
        assertTrue(game.has(FindingCode.UNDETERMINED_ERA_RULE, 5));
        assertTrue(game.has(FindingCode.PLAY_CONTINUED_AFTER_DEAD_POSITION, 5));
        assertEquals(
                "checkmate certain at 7 1-0 contradicts",
                Judged.on("????.??.??", "0-1", Moves.MATE).answer());
        assertEquals(
                "threefold_claim likely at -1 null open",
                Judged.on("????.??.??", "1/2-1/2", Moves.shuffles(2)).answer());
    }

    @Test
    void lichessIsJudgedByLichess() {
        String[] tags = {"Site=https://lichess.org/49QwULSR", "UTCDate=2021.03.03", "Termination=Normal"};
        Judged repetition = Judged.on("2021.03.03", "1-0", Moves.shuffles(3) + " e4", tags);
        assertEquals("open", repetition.audit.verdict().word());
        Judged five = Judged.on("2021.03.03", "1-0", Moves.shuffles(4) + " e4", tags);
        assertEquals("fivefold certain at 16 1/2-1/2 contradicts", five.answer());
        assertTrue(five.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 1));
        String[] before = {"Site=https://lichess.org/49QwULSR", "UTCDate=2019.12.03", "Termination=Normal"};
        Judged old = Judged.on("2019.12.03", "1-0", Moves.shuffles(4) + " e4", before);
        assertEquals("open", old.audit.verdict().word());
        assertFalse(old.has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD));
        assertTrue(old.has(FindingCode.AUTHORITY_DIFFERS_FROM_FIDE, 5));
        assertEquals(Outcome.DRAW, old.audit.fideResult());
        String[] fifty = {tags[0], tags[1], tags[2], "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 99 80"};
        Judged clock = Judged.on("2021.03.03", "1-0", "Ra2 Ke7 Ra3", fifty);
        assertEquals("fifty_move_claim certain at 1 1/2-1/2 contradicts", clock.answer());
        assertTrue(clock.has(FindingCode.PLAY_CONTINUED_AFTER_50_ONLINE, 1));
    }

    @Test
    void lichessLetsAWallWinOnTimeAndFideDoesNot() {
        Judged game = Judged.on(
                "2021.03.03",
                "1-0",
                "Kxd2 Ke7",
                "Site=https://lichess.org/49QwULSR",
                "UTCDate=2021.03.03",
                "Termination=Time forfeit",
                WALL);
        assertEquals("time_forfeit certain at -1 null open", game.answer());
        assertEquals("AUTHORITY_DIFFERS_FROM_FIDE:5", game.findings());
        assertEquals(Outcome.DRAW, game.audit.fideResult());
    }

    @Test
    void chesscomDrawsByItsOwnMaterial() {
        String[] tags = {
            "Site=Chess.com",
            "Termination=Game drawn by timeout vs insufficient material",
            "FEN=8/8/8/4k3/8/3K4/8/5nn1 w - - 0 1"
        };
        Judged game = Judged.on("2020.01.01", "1/2-1/2", "Kc3 Nf3", tags);
        assertEquals("chesscom", game.audit.laws().get(0).id());
        assertEquals(Outcome.DRAW, game.audit.lawfulResult());
        assertEquals("agrees", game.audit.verdict().word());
        assertTrue(game.has(FindingCode.AUTHORITY_DIFFERS_FROM_FIDE, 5));
        Judged minor = Judged.on(
                "2020.01.01",
                "1/2-1/2",
                "Rb5 Kf6",
                "Site=Chess.com",
                "Termination=Game drawn by timeout vs insufficient material",
                "FEN=8/8/4k3/8/8/3K4/8/1R4n1 w - - 0 1");
        assertEquals("time_draw certain at -1 1/2-1/2 agrees", minor.answer());
        assertTrue(minor.has(FindingCode.AUTHORITY_DIFFERS_FROM_FIDE, 5));
    }

    @Test
    void enginesDrawAtTheThirdOccurrence() {
        Judged game =
                Judged.on("2020.01.01", "1/2-1/2", Moves.shuffles(2) + " {0.00/20 1.2s, Draw by 3-fold repetition}");
        assertEquals("cutechess", game.audit.laws().get(0).id());
        assertEquals("threefold_claim certain at 8 1/2-1/2 agrees", game.answer());
        assertEquals("", game.findings());
    }

    @Test
    void correspondenceDoesNotCountFiftyMovesWithSevenMen() {
        String fen = "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 120 80";
        assertEquals("", Judged.by(RuleSets.ICCF, "1/2-1/2", "Ra2 Ke7", fen).claims());
        assertTrue(Judged.by(RuleSets.FIDE_2018, "1-0", "Ra2 Ke7", fen).claims().contains("fifty on_board"));
    }

    @Test
    void aDrawOnTimeAlthoughAMateIsPossible() {
        String fen = "FEN=8/8/8/8/8/2n5/k1K5/7N b - - 0 1";
        Judged game = Judged.by(RuleSets.FIDE_2005, "1/2-1/2", "Nd5", fen, "Termination=time forfeit");
        assertEquals("open", game.audit.verdict().word());
        assertTrue(game.has(FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE, 4), game.findings());
        assertFalse(Judged.by(RuleSets.USCF, "1/2-1/2", "Nd5", fen, "Termination=time forfeit")
                .has(FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE));
    }

    @Test
    void editionsDifferAlsoWhereTheOlderOneForcesNothing() {
        // A bare king wins by resignation: as signed until 2022, a draw since 2023.
        Judged game = Judged.pgn("""
                [Date "2023.01.01"]
                [Result "1-0"]
                [FEN "8/8/4k3/8/8/3K4/8/1q6 w - - 0 1"]

                1. Ke3 Qb3+ {Black resigns} 1-0
                """);
        assertEquals("resignation certain at -1 null open", game.answer());
        assertEquals("BOUNDARY_DATE:5", game.findings());
    }
}
