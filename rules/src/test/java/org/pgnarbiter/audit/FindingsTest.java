package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;

/** Each finding with its severity, its ply and its words, under the rule sets between which they change. */
class FindingsTest {
    private static final String TWO = "1. e4 e5";
    private static final String BARE = "FEN=8/8/8/3k4/8/3K4/3p4/8 w - - 0 1";
    private static final String WALL = "FEN=3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1";
    private static final String QUEEN = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
    private static final String CLOCK_149 = "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 149 100";
    private static final String CLOCK_99 = "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    private static final RuleSets[] BEFORE_DEAD = {RuleSets.PRE_FIDE, RuleSets.FIDE_1953, RuleSets.FIDE_1975};

    private static Judged today(String result, String moves, String... tags) {
        return Judged.by(RuleSets.FIDE_2023, result, moves, tags);
    }

    private static String told(String result, String moves, String... tags) {
        return today(result, moves, tags).told();
    }

    private static String by(RuleSets set, String result, String moves, String... tags) {
        return Judged.by(set, result, moves, tags).told();
    }

    // ---------------------------------------------------------------- the record

    @Test
    void aCommentMayContradictTheResultBesideATag() {
        assertEquals("RESULT_CONTRADICTS_COMMENT:4@-1", told("1-0", TWO + " {White resigns}", "Termination=abandoned"));
        assertEquals("", told("0-1", TWO + " {White resigns}", "Termination=abandoned"));
    }

    @Test
    void aTagIsHeldAgainstTheResultOnlyWhereItIsClear() {
        String contradicts = "TERMINATION_TAG_CONTRADICTS_RESULT:4@-1";
        assertEquals(contradicts, told("1/2-1/2", TWO, "Termination=resignation"));
        assertEquals("", told("1-0", TWO, "Termination=resignation"));
        assertEquals("", told("0-1", TWO, "White=ann", "Termination=ann hat durch Aufgabe gewonnen"), "loosely read");
        assertEquals("", told("1-0", TWO, "Termination=(=)"), "an offer is no end");
        assertEquals("", told("1-0", TWO, "Termination=armageddon"));
        assertEquals(contradicts + " TERMINATION_TAG_CONTRADICTS_BOARD:4@2", told("1-0", TWO, "Termination=stalemate"));
        assertEquals("", told("1-0", TWO, "Termination=adjudication"));
        assertEquals("", told("1/2-1/2", TWO, "Termination=unterminated"));
    }

    @Test
    void theScoreIsReadWithItsSlips() {
        assertEquals("WRONG_CHECK_MARK:5@-1", told("1-0", "1. e4+ e5"));
        assertEquals("INCOMPLETE_SCORE:5@-1", told("1-0", TWO + " {the rest is missing}"));
        assertEquals("AMBIGUOUS_MOVE:4@5", told("1-0", "1. Nf3 d5 2. d3 d4 3. Nd2"));
        assertEquals("INCOMPLETE_SCORE:5@2", told("1-0", "1. e4 foo e5"));
        assertEquals("SAN_OVER_DISAMBIGUATED:4@-1", told("1-0", "1. Nc3 e5 2. Ncb5"), "one knight alone can go there");
    }

    @Test
    void aSetUpPositionMayBeAContinuation() {
        String fen = "FEN=4k3/8/8/8/8/8/P7/4K3 w - - ";
        assertEquals("", told("1-0", "1. Kd2", fen + "0 1"));
        assertEquals("FEN_CONTINUATION:5@0", told("1-0", "1. Kd2", fen + "5 1"));
        assertEquals("FEN_CONTINUATION:5@0", told("1-0", "2. Kd2", fen + "0 2"));
        assertEquals("ILLEGAL_POSITION:3@0", told("1-0", "1. Kd2", "FEN=4k3/8/8/8/8/8/P7/4K3 w - e6 0 1"));
        assertEquals("ILLEGAL_POSITION:3@0", told("1-0", "1. Kd2", "FEN=4k3/8/8/8/8/8/P7/4K3 w KQ - 0 1"));
    }

    @Test
    void aMateThatIsNoneIsSaidOnce() {
        assertEquals("FALSE_MATE:5@2", told("1-0", TWO + " {White mates}"));
        assertEquals("TERMINATION_TAG_CONTRADICTS_BOARD:4@2", told("1-0", TWO, "Termination=checkmate"));
        assertEquals("WRONG_CHECK_MARK:5@-1 FALSE_MATE:5@2", told("1-0", "1. e4 e5#"));
        assertEquals("WRONG_CHECK_MARK:5@-1 FALSE_MATE:5@3", told("1-0", "1. e4 e5 2. Qh5# {White mates}"));
    }

    @Test
    void findingsOfOneGameAreNotThoseOfTheNext() {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
        auditor.open(
                "test",
                0,
                org.pgnarbiter.pgn.GameText.of((Judged.text("0-1", Moves.MATE) + "\n" + Judged.text("1-0", TWO))
                        .getBytes(java.nio.charset.StandardCharsets.US_ASCII)));
        assertTrue(auditor.next());
        assertEquals(1, auditor.game().audit().findings().size());
        assertTrue(auditor.next());
        assertEquals(0, auditor.game().audit().findings().size());
    }

    // ---------------------------------------------------------------- last words

    @Test
    void kingsOnTheCentreSignalAndNothingElse() {
        String score = "1. e4 e5 2. Nf3 Nc6 3. ";
        for (String words : new String[] {"Kd4", "Ke4", "Kd5", "Ke5", "Kxd4", "Kxe5", "Ke4 Kd5"}) {
            assertEquals("TRAILING_MOVE_ARTIFACT:5@5", told("1/2-1/2", score + words), words);
        }
        for (String words : new String[] {"Ke4 Kd5 Ke4", "Ke3", "Kd3", "Kc4", "Kd6", "Kd4 Kd8", "Kd4 e4", "Qe4"}) {
            assertEquals("ILLEGAL_MOVE:1@5", told("1/2-1/2", score + words), words);
        }
        assertEquals(
                "Ke4 is no move: kings on the centre signal the result to the board.",
                today("1/2-1/2", score + "Ke4")
                        .finding(FindingCode.TRAILING_MOVE_ARTIFACT)
                        .detail());
    }

    @Test
    void anIllegalMoveWeighsByThePaceOfTheGame() {
        String score = "1. e4 e5 2. Ke3 Nf6";
        for (String quick : new String[] {
            "TimeControl=1800", "TimeControl=180+2", "Event=World Rapid 2020", "Event=Bullet Open", "Event=Blitz"
        }) {
            assertEquals("ILLEGAL_MOVE:3@3", told("1-0", score, quick), quick);
        }
        for (String slow : new String[] {"TimeControl=5400+30", "TimeControl=1/86400", "Event=Candidates"}) {
            assertEquals("ILLEGAL_MOVE:1@3", told("1-0", score, slow), slow);
        }
    }

    @Test
    void aKingIsCapturedWhereverItStands() {
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("4k3/8/8/8/8/8/4R3/4K3", "Ke7", "Rxe7"));
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("8/8/8/8/8/2K5/7P/k7", "Kb2", "Kxb2+"));
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("r3k3/8/8/4R3/8/8/8/4K3", "Rc8", "Rxe8!"));
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("8/8/8/8/8/7K/r7/k3R3", "Ra8", "Rxa1#"));
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("k7/8/2K5/8/8/8/7P/8", "Kb7", "Kxb7"));
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("R6k/8/8/8/8/8/6r1/4K3", "Rg1", "Rxh8"));
        assertEquals("KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:3@1", captured("8/8/8/8/8/8/6r1/K3R2k", "Rg8", "Rxh1"));
        assertEquals("ILLEGAL_MOVE:3@1", captured("4k3/8/8/8/8/8/4R3/4K3", "Ke7", "Re7"), "takes nothing");
        assertEquals("ILLEGAL_MOVE:3@1", captured("4k3/8/8/8/8/8/4R3/4K3", "Ke7", "xe"), "names no square");
    }

    private static String captured(String board, String illegal, String capture) {
        return told("1-0", "1... " + illegal + " 2. " + capture, "FEN=" + board + " b - - 0 1", "TimeControl=180");
    }

    @Test
    void inSlowPlayAKingCaptureIsAnIllegalMoveToo() {
        assertEquals(
                "KING_CAPTURE_TOKEN:5@2 ILLEGAL_MOVE:1@1",
                told("1-0", "1... Ke7 2. Rxe7", "FEN=4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", "TimeControl=5400+30"));
    }

    @Test
    void movesAfterTheEndOfTheBoardAreSaidAndNotReadAsErrors() {
        assertEquals("PLAY_CONTINUED_AFTER_CHECKMATE:1@7", told("1-0", Moves.MATE + " foo"));
        assertEquals("PLAY_CONTINUED_AFTER_CHECKMATE:1@7", told("1-0", Moves.MATE + " --"));
        assertEquals("PLAY_CONTINUED_AFTER_STALEMATE:1@19", told("1/2-1/2", Moves.LOYD + " Ke7"));
        assertEquals(
                "Ke7 follows the stalemate.",
                today("1/2-1/2", Moves.LOYD + " Ke7").audit.findings().get(0).detail());
    }

    // ---------------------------------------------------------------- ends on the board

    @Test
    void anArmageddonDrawIsNoMistake() {
        assertEquals("ARMAGEDDON_SCORE:5@19", told("0-1", Moves.LOYD, "Round=Armageddon"));
        assertEquals("WIN_RECORDED_BUT_STALEMATE:1@19", told("1-0", Moves.LOYD, "Round=Armageddon"));
    }

    @Test
    void aDecisionOffTheBoardIsNoMistakeOfTheBoard() {
        assertEquals(
                "WIN_RECORDED_BUT_DEAD_POSITION:5@1", told("1-0", "1. Kxd2", BARE, "Termination=rules infraction"));
        assertEquals("WIN_RECORDED_BUT_DEAD_POSITION:1@1", told("1-0", "1. Kxd2", BARE));
        assertEquals("WIN_RECORDED_BUT_STALEMATE:5@19", by(RuleSets.PRE_FIDE, "1-0", Moves.LOYD));
        assertEquals("WIN_RECORDED_BUT_STALEMATE:1@19", by(RuleSets.FIDE_1953, "1-0", Moves.LOYD));
    }

    @Test
    void aFlagCannotFallAfterTheEnd() {
        String late = "TERMINATION_TAG_CONTRADICTS_BOARD:4@19";
        assertEquals("WIN_RECORDED_BUT_STALEMATE:1@19 " + late, told("1-0", Moves.LOYD, "Termination=Time forfeit"));
        assertEquals("WIN_RECORDED_BUT_STALEMATE:1@19", told("1-0", Moves.LOYD + " {White wins on time}"));
        assertEquals("", told("1/2-1/2", Moves.LOYD, "Termination=Time forfeit"));
    }

    @Test
    void deadPositionsHaveEndedGamesSince1989AndBySearchSince1997() {
        for (RuleSets set : BEFORE_DEAD) {
            String id = set.id();
            assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:5@1", by(set, "1-0", "1. Kxd2 Kd4", BARE), id);
            assertEquals("WIN_RECORDED_BUT_DEAD_POSITION:5@1", by(set, "1-0", "1. Kxd2", BARE), id);
            assertEquals("", by(set, "1/2-1/2", "1. Kxd2", BARE), id);
            assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:5@1", by(set, "1-0", "1. Kxd2 Ke7 2. Kd3", WALL), id);
            assertEquals(
                    "PLAY_CONTINUED_AFTER_DEAD_POSITION:5@0",
                    by(set, "1-0", "1. Kd2", "FEN=4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
                    id);
        }
        assertEquals(
                "WIN_RECORDED_BUT_DEAD_POSITION:2@1 PLAY_CONTINUED_AFTER_DEAD_POSITION:2@1",
                by(RuleSets.FIDE_1989, "1-0", "1. Kxd2 Kd4", BARE));
        assertEquals(
                "PLAY_CONTINUED_AFTER_DEAD_POSITION:5@1", by(RuleSets.FIDE_1989, "1-0", "1. Kxd2 Ke7 2. Kd3", WALL));
        assertEquals(
                "WIN_RECORDED_BUT_DEAD_POSITION:1@1 PLAY_CONTINUED_AFTER_DEAD_POSITION:2@1",
                by(RuleSets.FIDE_1997, "1-0", "1. Kxd2 Kd4", BARE));
        assertEquals(
                "WIN_RECORDED_BUT_DEAD_POSITION:2@1 PLAY_CONTINUED_AFTER_DEAD_POSITION:2@1",
                by(RuleSets.FIDE_1997, "1-0", "1. Kxd2 Ke7 2. Kd3", WALL));
        assertEquals("", told("1/2-1/2", "1. Kxd2", BARE), "the last ply is no play after the end");
    }

    @Test
    void theWordsCountThePliesThatFollowed() {
        Judged one = today("1/2-1/2", "1. Kxd2 Ke7", WALL);
        assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:5@1", one.told());
        assertEquals("Neither side could mate any more, yet one ply followed.", detail(one));
        Judged two = today("1/2-1/2", "1. Kxd2 Ke7 2. Kd3", WALL);
        assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:5@1", two.told());
        assertEquals("Neither side could mate any more, yet 2 plies followed.", detail(two));
        Judged three = today("1/2-1/2", "1. Kxd2 Ke7 2. Kd3 Kd7", WALL);
        assertEquals("PLAY_CONTINUED_AFTER_DEAD_POSITION:3@1", three.told());
        assertEquals("Neither side could mate any more, yet 3 plies followed.", detail(three));
    }

    private static String detail(Judged game) {
        return game.audit.findings().get(0).detail();
    }

    // ---------------------------------------------------------------- repetition and fifty moves

    @Test
    void fiveOccurrencesEndGamesSince2014() {
        String claims = " UNCLAIMED_THREEFOLD:5@8 LOSER_HAD_DRAW_CLAIM:5@7";
        String on = Moves.shuffles(4) + " e4";
        for (RuleSets set :
                new RuleSets[] {RuleSets.FIDE_1953, RuleSets.FIDE_1975, RuleSets.FIDE_1989, RuleSets.FIDE_1997}) {
            Judged game = Judged.by(set, "1-0", on);
            assertEquals("PLAY_CONTINUED_AFTER_FIVEFOLD:5@16" + claims, game.told(), set.id());
            assertEquals("HIGH", game.audit.findings().get(0).confidence().name(), set.id());
            assertEquals("", game.audit.findings().get(0).article(), set.id());
            assertEquals(claims.strip(), by(set, "1-0", Moves.shuffles(4)), set.id());
        }
        Judged before = Judged.by(RuleSets.PRE_FIDE, "1-0", on);
        assertEquals("PLAY_CONTINUED_AFTER_FIVEFOLD:5@16 ERA_REPETITION_RULE_UNKNOWN:5@8" + claims, before.told());
        assertEquals("LOW", before.audit.findings().get(0).confidence().name());
        assertTrue(detail(before).endsWith("what rule the event had is not known."), detail(before));
        for (RuleSets set : new RuleSets[] {RuleSets.FIDE_2014, RuleSets.FIDE_2017, RuleSets.FIDE_2023}) {
            Judged game = Judged.by(set, "1-0", on + " e5");
            assertEquals("PLAY_CONTINUED_AFTER_FIVEFOLD:2@16" + claims, game.told(), set.id());
            assertEquals("The same position for the fifth time, yet 2 plies followed.", detail(game));
            assertEquals(claims.strip(), by(set, "1-0", Moves.shuffles(4)), set.id());
        }
    }

    @Test
    void aServerThatDrawsByItselfDoesNotLetPlayGoOn() {
        String differs = " AUTHORITY_DIFFERS_FROM_FIDE:5@-1";
        for (RuleSets set : new RuleSets[] {RuleSets.CUTECHESS, RuleSets.TCEC}) {
            assertEquals(
                    "PLAY_CONTINUED_AFTER_FIVEFOLD:1@16" + differs,
                    by(set, "1-0", Moves.shuffles(4) + " e4"),
                    set.id());
            assertEquals(differs.strip(), by(set, "1-0", Moves.shuffles(4)), set.id());
        }
        for (RuleSets set : new RuleSets[] {RuleSets.CUTECHESS, RuleSets.TCEC, RuleSets.LICHESS_2020}) {
            String fifty = "FEN_CONTINUATION:5@0 PLAY_CONTINUED_AFTER_50_ONLINE:1@1";
            assertEquals(fifty, by(set, "1-0", "80. Ra2 Ke7", CLOCK_99), set.id());
            assertEquals("FEN_CONTINUATION:5@0", by(set, "1-0", "80. Ra2", CLOCK_99), set.id());
        }
    }

    @Test
    void inTheFirstDaysOfARuleNotAllServersHadIt() {
        int from = RuleSets.LICHESS_2020.rules().from();
        String early = dotted(ChessDate.plus(from, 30));
        String settled = dotted(ChessDate.plus(from, 31));
        String on = Moves.shuffles(4) + " e4";
        assertTrue(Judged.by(RuleSets.LICHESS_2020, "1-0", on, "Date=" + early)
                .has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 5));
        assertTrue(Judged.by(RuleSets.LICHESS_2020, "1-0", on, "Date=" + settled)
                .has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 1));
    }

    private static String dotted(int day) {
        return String.format("%04d.%02d.%02d", day / 10000, day / 100 % 100, day % 100);
    }

    @Test
    void seventyFiveMovesEndGamesSince2014() {
        String on = "100. Qg1 Kh7";
        String claims = " DEPENDS_ON_FEN_CLOCK:5@0 UNCLAIMED_FIFTY:5@0";
        for (RuleSets set :
                new RuleSets[] {RuleSets.PRE_FIDE, RuleSets.FIDE_1953, RuleSets.FIDE_1975, RuleSets.FIDE_1997}) {
            Judged game = Judged.by(set, "1-0", on, CLOCK_149);
            assertEquals(
                    "FEN_CONTINUATION:5@0 PLAY_CONTINUED_AFTER_75:5@1 INTENDED_MOVE_MATES:5@2" + claims
                            + " LOSER_HAD_DRAW_CLAIM:5@1",
                    game.told(),
                    set.id());
            assertEquals(
                    set == RuleSets.PRE_FIDE ? "LOW" : "HIGH",
                    game.finding(FindingCode.PLAY_CONTINUED_AFTER_75)
                            .confidence()
                            .name());
            assertEquals(
                    "FEN_CONTINUATION:5@0" + claims + " LOSER_HAD_DRAW_CLAIM:5@1",
                    by(set, "1-0", "100. Qg1", CLOCK_149),
                    set.id());
        }
        for (RuleSets set : new RuleSets[] {RuleSets.FIDE_2014, RuleSets.FIDE_2023}) {
            Judged game = Judged.by(set, "1-0", on, CLOCK_149);
            assertEquals(
                    "FEN_CONTINUATION:5@0 PLAY_CONTINUED_AFTER_75:2@1 DEPENDS_ON_FEN_CLOCK:5@1" + claims, game.told());
            assertEquals(
                    "75 moves by each side without capture or pawn move, yet one ply followed.",
                    game.finding(FindingCode.PLAY_CONTINUED_AFTER_75).detail());
            assertEquals("FEN_CONTINUATION:5@0" + claims, by(set, "1-0", "100. Qg1", CLOCK_149));
            assertEquals(
                    "FEN_CONTINUATION:5@0 UNTERMINATED_BUT_DRAWN:3@1" + claims, by(set, "*", "100. Qg1", CLOCK_149));
        }
        assertEquals(
                "FEN_CONTINUATION:5@0" + claims + " LOSER_HAD_DRAW_CLAIM:5@1 AUTHORITY_DIFFERS_FROM_FIDE:5@-1",
                by(RuleSets.FICS, "1-0", "100. Qg1", CLOCK_149));
    }

    @Test
    void wordsForAClaimDependOnWhetherThereWasOne() {
        Judged before = Judged.by(RuleSets.PRE_FIDE, "1-0", "80. Ra2 Ke7", CLOCK_99);
        assertTrue(before.finding(FindingCode.UNCLAIMED_FIFTY).detail().contains("if the event knew"));
        assertTrue(before.finding(FindingCode.LOSER_HAD_DRAW_CLAIM).detail().contains("if the event knew"));
        Judged after = Judged.by(RuleSets.FIDE_1953, "1-0", "80. Ra2 Ke7", CLOCK_99);
        assertEquals(
                "Fifty moves without capture or pawn move allowed a claim; the game went on.",
                after.finding(FindingCode.UNCLAIMED_FIFTY).detail());
        assertEquals(
                "The side that lost could have claimed a draw here.",
                after.finding(FindingCode.LOSER_HAD_DRAW_CLAIM).detail());
        assertEquals(1, after.finding(FindingCode.UNCLAIMED_FIFTY).ply());
        Judged drawn = Judged.by(RuleSets.FIDE_1953, "1/2-1/2", Moves.shuffles(3));
        assertEquals("", drawn.told(), "a draw while a claim stood: it was made");
        Judged later = Judged.by(RuleSets.FIDE_1953, "1/2-1/2", Moves.shuffles(2) + " e4");
        assertEquals("UNCLAIMED_THREEFOLD:5@8", later.told());
        Judged unknown = Judged.by(RuleSets.PRE_FIDE, "1/2-1/2", Moves.shuffles(2) + " e4");
        assertEquals("ERA_REPETITION_RULE_UNKNOWN:5@8 UNCLAIMED_THREEFOLD:5@8", unknown.told());
        assertTrue(unknown.finding(FindingCode.UNCLAIMED_THREEFOLD).detail().contains("if the event knew"));
    }

    @Test
    void theRecordsClaimIsHeldAgainstTheMoves() {
        String board = "TERMINATION_TAG_CONTRADICTS_BOARD:4@2";
        String claim = "CLAIM_NOT_SUPPORTED:5@2";
        String fifty = "Termination=50-move rule";
        String three = "Termination=3-fold repetition";
        assertEquals(claim + " " + board, told("1/2-1/2", TWO, fifty));
        assertEquals(claim + " " + board, told("1/2-1/2", TWO, three));
        assertEquals(claim, by(RuleSets.LICHESS_2020, "1/2-1/2", TWO, fifty), "its own count may be wrong");
        assertEquals(claim, by(RuleSets.LICHESS_2020, "1/2-1/2", TWO, three));
        assertEquals(board, by(RuleSets.CUTECHESS, "1/2-1/2", TWO, three), "a machine makes no claims");
        assertEquals(claim + " " + board, by(RuleSets.CUTECHESS, "1/2-1/2", TWO, fifty));
        assertEquals(board, told("1/2-1/2", TWO, "Termination=Insufficient material"));
        assertEquals(
                "FEN_CONTINUATION:5@0 DEPENDS_ON_FEN_CLOCK:5@0",
                told("1/2-1/2", "80. Ra2", CLOCK_99, fifty),
                "it stands");
        assertEquals(
                "FEN_CONTINUATION:5@0 DEPENDS_ON_FEN_CLOCK:5@1",
                told("1/2-1/2", "79. Ra2", "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 98 79", fifty),
                "the fiftieth move can be written");
        assertTrue(today("1/2-1/2", "79. Ra2", "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 97 79", fifty)
                .has(FindingCode.CLAIM_NOT_SUPPORTED, 5));
        assertEquals("", told("1/2-1/2", Moves.shuffles(2), three));
    }

    // ---------------------------------------------------------------- flags, resignations, agreements

    @Test
    void aWinOnTimeNeedsAMateThatThatDayAskedFor() {
        String knight = "FEN=8/8/4k3/8/8/3K4/8/1R4n1 w - - 0 1";
        String bishop = "FEN=8/8/4k3/8/8/3K4/8/1R4b1 w - - 0 1";
        String code = "TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY:";
        String time = "Termination=Time forfeit";
        for (RuleSets set : BEFORE_DEAD) {
            assertEquals(code + "5@2", by(set, "0-1", "1. Qb5 Kf6", QUEEN, time), set.id());
            assertEquals("", by(set, "0-1", "1. Rb5 Kf6", knight, time), set.id());
            assertEquals(code + "5@2", by(set, "0-1", "1. Rb5 Kf6", bishop, time), set.id());
        }
        assertEquals(code + "2@2", by(RuleSets.FIDE_1989, "0-1", "1. Qb5 Kf6", QUEEN, time));
        assertEquals("", by(RuleSets.FIDE_1989, "0-1", "1. Rb5 Kf6", knight, time));
        assertEquals(code + "5@2", by(RuleSets.FIDE_1989, "0-1", "1. Rb5 Kf6", bishop, time));
        assertEquals(code + "2@2", by(RuleSets.FIDE_1997, "0-1", "1. Rb5 Kf6", bishop, time));
        assertEquals("", by(RuleSets.FIDE_1997, "0-1", "1. Rb5 Kf6", knight, time));
        assertEquals("", by(RuleSets.FIDE_1997, "1-0", "1. Qb5 Kf6", QUEEN, time), "the queen can mate");
    }

    @Test
    void aSilentWinOfWhoCannotMateIsToldSince1997() {
        String code = "DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE:";
        assertEquals("", by(RuleSets.FIDE_1989, "0-1", "1. Qb5 Kf6", QUEEN));
        assertEquals(code + "4@2", by(RuleSets.FIDE_1997, "0-1", "1. Qb5 Kf6", QUEEN));
        assertEquals(code + "4@2", by(RuleSets.FIDE_2018, "0-1", "1. Qb5 Kf6", QUEEN));
        assertEquals(code + "2@2", told("0-1", "1. Qb5 Kf6", QUEEN));
        assertEquals("", told("1-0", "1. Qb5 Kf6", QUEEN));
        assertEquals("", by(RuleSets.FICS, "0-1", "1. Qb5 Kf6", QUEEN));
    }

    @Test
    void aDrawOnTimeAsksWhetherTheOtherSideCouldMate() {
        String knights = "FEN=8/8/8/4k3/8/3K4/8/1R3nn1 w - - 0 1";
        String said = "Termination=Game drawn by timeout vs insufficient material";
        String code = "TIME_DRAW_ALTHOUGH_MATE_POSSIBLE:4@2";
        assertEquals(code, told("1/2-1/2", "1. Kc3 Kf6", knights, said));
        assertEquals(code, told("1/2-1/2", "1. Kc3 Kf6", knights, "Termination=Time forfeit"), "only minor pieces");
        assertEquals("", told("1/2-1/2", "1. Kc3 Kf6", knights.replace("nn1", "nr1"), "Termination=Time forfeit"));
        assertEquals("", told("1/2-1/2", "1. Kc3 Kf6", knights.replace("nn1", "nq1"), "Termination=Time forfeit"));
        assertEquals(
                "",
                told("1/2-1/2", "1. Kc3 Kf6", "FEN=8/6p1/8/4k3/8/3K4/8/1R3nn1 w - - 0 1", "Termination=Time forfeit"));
        assertEquals("", by(RuleSets.FICS, "1/2-1/2", "1. Kc3 Kf6", knights, said));
        // Named: it was Black whose flag fell, and a rook mates, knights or not; or White's, though Black is to move.
        assertTrue(!flagOf("Black", "1. Kc3 Kf6").has(FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE));
        assertTrue(flagOf("White", "1. Kc3 Kf6").has(FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE, 4));
        assertTrue(flagOf("White", "1. Kc3").has(FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE, 4));
        assertTrue(!flagOf("Black", "1. Kc3").has(FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE));
    }

    private static Judged flagOf(String side, String moves) {
        return today(
                "1/2-1/2",
                moves + " {" + side + " forfeits on time}",
                "FEN=8/8/8/4k3/8/3K4/8/1R3nn1 w - - 0 1",
                "Termination=Time forfeit");
    }

    @Test
    void anAgreementBeforeTheMoveAskedForIsNoted() {
        EventRules events = EventRules.parse(java.util.List.of("sofia\t\t\t\t2\tno"));
        String[] tags = {"Event=Mtel Masters Sofia", "Date=2009.05.13"};
        assertEquals("AGREED_DRAW_BEFORE_MOVE_N:5@3", agreed(events, "1. e4 e5 2. d4", tags));
        assertEquals("", agreed(events, "1. e4 e5 2. d4 d5", tags));
        assertEquals("", agreed(events, "", tags));
        assertEquals("", agreed(events, "1. e4", "Event=Mtel Masters Sofia", "Date=2009.05.13", "Site=ICCF"));
        assertEquals("", by(RuleSets.FICS, "1/2-1/2", "1. e4"));
    }

    private static String agreed(EventRules events, String moves, String... tags) {
        return Judged.pgn(Judged.text("1/2-1/2", moves, tags), LawChoice.auto(events))
                .told();
    }

    @Test
    void aKingThatGivesAManAwayOnTheCentreMaySignal() {
        // In a draw: what the king alone kept, or any piece; a pawn far away is a blunder like any other.
        assertTrue(signals("1/2-1/2", "1. Kd4", "6k1/8/8/8/8/3K4/2P5/2r5"), "left alone");
        assertTrue(signals("1/2-1/2", "1. Kd4", "6kr/8/8/8/8/3K4/8/7N"), "a knight anywhere");
        assertTrue(signals("1/2-1/2", "1. Ke4", "6kr/8/8/8/8/3K4/8/7N"));
        assertTrue(!signals("1/2-1/2", "1. Kd4", "6kr/7p/8/8/8/3K4/7P/8"), "nothing can be taken");
        assertTrue(!signals("1/2-1/2", "1. Kd4", "6kr/8/8/8/8/3K4/7P/8"), "a pawn far away");
        assertTrue(!signals("1/2-1/2", "1. Kd4", "6kr/8/8/8/8/3K2P1/7P/8"), "a pawn that is kept");
        assertTrue(!signals("1/2-1/2", "1. Kc4", "6kr/8/8/8/8/3K4/8/7N"), "not the centre");
        assertTrue(!signals("1/2-1/2", "1. Kd2", "6kr/8/8/8/8/3K4/8/7N"), "not the centre");
        assertTrue(!signals("1/2-1/2", "1. Kd4", "6kr/8/8/8/8/3K4/8/R6N"), "kept by the rook");
        assertTrue(!signals("1/2-1/2", "1. Nf3", "6kr/8/8/8/8/3K4/8/6NR"), "no king");
        // A win: only what the king alone kept, and only of the side that won or was not to move.
        assertTrue(signals("1-0", "1. Kd4", "6k1/8/8/8/8/3K4/2P5/2r5"));
        assertTrue(!signals("1-0", "1. Kd4", "6kr/8/8/8/8/3K4/8/7N"), "far away");
        assertTrue(!signals("0-1", "1. Kd4", "6k1/8/8/8/8/3K4/2P5/2r5"), "then it was the blunder that lost");
        assertTrue(!signals("*", "1. Kd4", "6k1/8/8/8/8/3K4/2P5/2r5"), "no result to signal");
        for (String near : new String[] {"2P5/2r5", "3P4/3r4", "4P3/4r3"}) {
            assertTrue(signals("1-0", "1. Ke4", "6k1/8/8/8/8/3K4/" + near), near);
        }
        assertTrue(!signals("1-0", "1. Ke4", "6k1/8/8/8/8/3K4/1P6/1r6"), "two files away");
        assertTrue(!signals("1-0", "1. Ke4", "6k1/8/8/8/8/3K4/5P2/5r2"), "two files away");
        assertTrue(signals("1-0", "1. Ke4", "2r3k1/8/8/8/2P5/3K4/8/8"), "the rank above");
    }

    private static boolean signals(String result, String moves, String board) {
        return today(result, moves, "FEN=" + board + " w - - 0 1", "Date=2023.05.01")
                .has(FindingCode.TRAILING_MOVE_ARTIFACT, 5);
    }
}
