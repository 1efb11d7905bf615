package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;

/** What a game's end is called, how surely, and what it forces, where the board alone does not say. */
class RulingTest {
    private static final String TWO = "1. e4 e5";
    private static final String QUEEN = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";

    private static String today(String result, String moves, String... tags) {
        return Judged.by(RuleSets.FIDE_2023, result, moves, tags).answer();
    }

    private static String by(RuleSets set, String result, String moves, String... tags) {
        return Judged.by(set, result, moves, tags).answer();
    }

    @Test
    void theRecordsWordCountsWhereNothingSpeaksAgainstIt() {
        String[][] words = {
            {"abandoned", "abandoned"},
            {"adjudication", "adjudication"},
            {"rules infraction", "rules_infraction"},
            {"forfeit", "default"},
            {"death", "death"},
            {"emergency", "emergency"},
            {"unterminated", "unterminated"},
            {"stalled connection", "disconnection"},
            {"double forfeit", "both_lose"},
            {"resignation", "resignation"},
            {"time forfeit", "time_forfeit"},
            {"illegal move", "illegal_move"}
        };
        for (String[] word : words) {
            assertEquals(word[1] + " certain at -1 null open", today("1-0", TWO, "Termination=" + word[0]), word[0]);
        }
        assertEquals("agreement certain at -1 null open", today("1/2-1/2", TWO, "Termination=agreement"));
        assertEquals("quickplay_draw certain at -1 null open", today("1/2-1/2", TWO, "Termination=10.2"));
    }

    @Test
    void aWordThatIsLooselyReadOrContradictedIsOnlyLikely() {
        assertEquals(
                "resignation likely at -1 null open",
                today("1-0", TWO, "White=ann", "Termination=ann hat durch Aufgabe gewonnen"));
        assertEquals("resignation likely at -1 null open", today("1/2-1/2", TWO + " {White resigns}"));
        assertEquals("resignation certain at -1 null open", today("0-1", TWO + " {White resigns}"));
        assertEquals("resignation certain at -1 null unfinished", today("*", TWO + " {White resigns}"));
    }

    @Test
    void anEndThatTheBoardDoesNotShowIsSomethingElse() {
        assertEquals("resignation likely at -1 null open", today("1-0", TWO, "Termination=checkmate"));
        assertEquals("unknown unknown at -1 null open", today("1/2-1/2", TWO, "Termination=checkmate"));
        assertEquals("agreement likely at -1 null open", today("1/2-1/2", TWO, "Termination=stalemate"));
        assertEquals("unknown unknown at -1 null open", today("1-0", TWO, "Termination=stalemate"));
        assertEquals("agreement likely at -1 null open", today("1/2-1/2", TWO, "Termination=dead position"));
        assertEquals("agreement likely at -1 null open", today("1/2-1/2", TWO, "Termination=Insufficient material"));
        assertEquals("unknown unknown at -1 null open", today("1-0", TWO, "Termination=Insufficient material"));
    }

    @Test
    void bareMaterialIsTheEndAlsoWhereNoRuleEndsTheGame() {
        String bare = "FEN=8/8/8/3k4/8/3K4/3p4/8 w - - 0 1";
        String said = "Termination=Insufficient material";
        assertEquals(
                "insufficient_material likely at -1 null open",
                by(RuleSets.FIDE_1975, "1/2-1/2", "1. Kxd2", bare, said));
        assertEquals("agreement likely at -1 null open", by(RuleSets.FIDE_1975, "1/2-1/2", "1. Ke3", bare, said));
        assertEquals(
                "agreement likely at -1 null open",
                by(RuleSets.FIDE_1975, "1/2-1/2", "1. Kxd2", bare, "Termination=stalemate"));
    }

    @Test
    void aClaimMustStand() {
        String three = "Termination=3-fold repetition";
        String fifty = "Termination=50-move rule";
        String clock = "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
        assertEquals("threefold_claim certain at -1 null open", today("1/2-1/2", Moves.shuffles(2), three));
        assertEquals("agreement likely at -1 null open", today("1/2-1/2", TWO, three));
        assertEquals("resignation_or_time unknown at -1 null open", today("1-0", Moves.shuffles(2), three));
        assertEquals(
                "threefold_claim certain at -1 null open", today("1/2-1/2", Moves.shuffles(3), "Termination=fivefold"));
        assertEquals("fifty_move_claim certain at -1 null open", today("1/2-1/2", "80. Ra2", clock, fifty));
        assertEquals(
                "fifty_move_claim certain at -1 null open",
                today("1/2-1/2", "80. Ra2", clock, "Termination=75-move rule"));
        assertEquals("agreement likely at -1 null open", today("1/2-1/2", TWO, fifty));
        assertEquals("resignation_or_time unknown at -1 null open", today("1-0", "80. Ra2", clock, fifty));
    }

    @Test
    void aFlagForcesADrawWhereTheOtherSideCannotMate() {
        String time = "Termination=Time forfeit";
        assertEquals("time_draw certain at -1 1/2-1/2 contradicts", today("0-1", "1. Qb5 Kf6", QUEEN, time));
        assertEquals("time_forfeit certain at -1 null open", today("1-0", "1. Qb5 Kf6", QUEEN, time));
        // Drawn, nobody named: White is to move, so it was his flag, and Black cannot mate.
        assertEquals("time_draw certain at -1 1/2-1/2 agrees", today("1/2-1/2", "1. Qb5 Kf6", QUEEN, time));
        assertEquals("time_draw certain at -1 null open", today("1/2-1/2", "1. Qb5", QUEEN, time));
        assertEquals(
                "time_draw certain at -1 1/2-1/2 agrees",
                today("1/2-1/2", "1. Qb5 {White ran out of time and Black has no material to mate}", QUEEN));
        assertEquals(
                "time_draw certain at -1 null open",
                today("1/2-1/2", "1. Qb5 Kf6 {both players ran out of time}", QUEEN));
        assertEquals(
                "time_forfeit likely at -1 null open",
                today("1-0", "1. Qb5 Kf6", QUEEN, "Black=bob", "Termination=bob won on time"));
    }

    @Test
    void resignationAndIllegalMoveForceADrawSinceTheirOwnDays() {
        String resigns = "1. Qb5 Kf6 {White resigns}";
        assertEquals("resignation certain at -1 null open", by(RuleSets.FIDE_2018, "0-1", resigns, QUEEN));
        assertEquals("resignation certain at -1 1/2-1/2 contradicts", today("0-1", resigns, QUEEN));
        assertEquals("resignation likely at -1 null open", today("1-0", resigns, QUEEN));
        assertEquals("resignation certain at -1 null open", today("1-0", "1. Qb5 Kf6 {Black resigns}", QUEEN));
        String illegal = "Termination=illegal move";
        assertEquals(
                "illegal_move certain at -1 null open", by(RuleSets.FIDE_2005, "0-1", "1. Qb5 Kf6", QUEEN, illegal));
        assertEquals(
                "illegal_move certain at -1 1/2-1/2 contradicts",
                by(RuleSets.FIDE_2009, "0-1", "1. Qb5 Kf6", QUEEN, illegal));
        assertEquals("illegal_move certain at -1 null open", today("1-0", "1. Qb5 Kf6", QUEEN, illegal));
    }

    @Test
    void onChesscomInsufficientMaterialMayMeanAFlag() {
        String said = "Termination=Game drawn by insufficient material";
        assertEquals(
                "time_draw likely at -1 1/2-1/2 agrees", by(RuleSets.CHESSCOM, "1/2-1/2", "1. Qb5 Kf6", QUEEN, said));
        assertEquals("agreement likely at -1 null open", by(RuleSets.CHESSCOM, "1/2-1/2", "1. Qb5", QUEEN, said));
        assertEquals("unknown unknown at -1 null open", by(RuleSets.CHESSCOM, "1-0", "1. Qb5 Kf6", QUEEN, said));
        assertEquals("agreement likely at -1 null open", today("1/2-1/2", "1. Qb5 Kf6", QUEEN, said));
    }

    @Test
    void aGameThatIsNotReadToItsEndIsNotExplained() {
        assertEquals("unknown unknown at -1 null partial", today("1-0", "1. e4 foo"));
        assertEquals("resignation likely at -1 null partial", today("1-0", "1. e4 foo", "Termination=resignation"));
        assertEquals("unknown unknown at -1 null not_judged", today("1-0", "1. e4", "Variant=Crazyhouse"));
        assertEquals(
                "resignation certain at -1 null not_judged",
                today("1-0", "", "Variant=Crazyhouse", "Termination=resignation")
                        .replace("likely", "certain"));
    }

    @Test
    void severalRuleSetsAnswerTogetherOnlyWhatAllSay() {
        List<RuleSets> sets = List.of(RuleSets.FIDE_1997, RuleSets.FIDE_2014);
        LawChoice both = LawChoice.fixed(sets, EventRules.NONE);
        Judged apart = Judged.pgn(Judged.text("1-0", Moves.shuffles(4) + " e4"), both);
        assertEquals("null unknown at -1 null open", apart.answer());
        assertEquals(
                "UNCLAIMED_THREEFOLD:5@8 LOSER_HAD_DRAW_CLAIM:5@7",
                apart.told().replace("PLAY_CONTINUED_AFTER_FIVEFOLD:5@16 ", ""));
        assertEquals("PLAY_CONTINUED_AFTER_FIVEFOLD:5@16", apart.told().split(" ")[0], "the milder severity");
        assertEquals(2, apart.audit.byLaws().size());
        Judged same = Judged.pgn(Judged.text("0-1", Moves.MATE), both);
        assertEquals("checkmate certain at 7 1-0 contradicts", same.answer());
        assertEquals("RESULT_CONTRADICTS_CHECKMATE:1@7", same.told());
        Judged dates = Judged.pgn(Judged.text("1-0", Moves.shuffles(4) + " e4", "Date=2014.07.10"));
        assertEquals(List.of(RuleSets.FIDE_2009, RuleSets.FIDE_2014), dates.audit.laws());
        assertEquals(
                "BOUNDARY_DATE", dates.finding(FindingCode.BOUNDARY_DATE).code().name());
        Judged vague = Judged.pgn(Judged.text("1-0", Moves.shuffles(4) + " e4", "Date=2014.??.??"));
        assertEquals(
                "UNDETERMINED_ERA_RULE",
                vague.finding(FindingCode.UNDETERMINED_ERA_RULE).code().name());
        // Claims that only one of them gives are no claims of both.
        Judged fifty = Judged.pgn(
                Judged.text("1/2-1/2", Moves.shuffles(2)),
                LawChoice.fixed(List.of(RuleSets.FIDE_2023, RuleSets.CUTECHESS), EventRules.NONE));
        assertEquals("", fifty.claims());
        assertEquals(List.of(), fifty.audit.claimAtEnd());
        Judged common = Judged.pgn(Judged.text("1/2-1/2", Moves.shuffles(2)), both);
        assertEquals(List.of("threefold", "threefold_intended"), common.audit.claimAtEnd());
    }

    @Test
    void whatFideWouldForceIsToldOfGamesOfOtherHouses() {
        assertEquals("1/2-1/2", fide(Judged.by(RuleSets.FICS, "1-0", Moves.shuffles(4))));
        assertEquals("null", fide(Judged.by(RuleSets.CUTECHESS, "1/2-1/2", Moves.shuffles(2))));
        assertEquals("1-0", fide(Judged.by(RuleSets.FICS, "1-0", Moves.MATE)));
        Judged older = Judged.by(RuleSets.FIDE_1975, "1-0", Moves.shuffles(4), "Date=2018.05.05");
        assertEquals("1/2-1/2", fide(older));
        assertEquals("null", older.audit.lawfulResult() == null ? "null" : "forced");
        assertEquals("", older.told().contains("AUTHORITY") ? "said" : "", "another FIDE edition is no other house");
        assertEquals(
                "null", fide(Judged.by(RuleSets.FICS, "1-0", Moves.shuffles(4), "Date=2014.??.??")), "two editions");
        assertEquals("", Judged.by(RuleSets.FICS, "1/2-1/2", Moves.shuffles(4)).told(), "no difference that matters");
        assertEquals("", Judged.by(RuleSets.FICS, "*", TWO).told());
    }

    private static String fide(Judged game) {
        return game.audit.fideResult() == null
                ? "null"
                : game.audit.fideResult().text();
    }

    @Test
    void resultsOfTagAndMovetextAreJoined() {
        String[][] rows = {
            // tag, token, recorded, nonstandard
            {"1-0", "1-0", "1-0", ""}, {"1-0", "*", "1-0", ""}, {"*", "0-1", "0-1", ""}, {"*", "*", "*", ""},
            {"?", "", "null", ""}, {"", "", "null", ""}, {"0-0", "1-0", "1-0", "odd"}, {"0-0", "*", "*", "odd"},
            {"0-0", "", "null", "odd"}, {"?", "1/2-1/2", "1/2-1/2", ""}, {" ", "", "null", ""}, {"1-0", "", "1-0", ""},
            {"?", "*", "*", ""}, {"1-0", "0-1", "1-0", ""}
        };
        for (String[] row : rows) {
            Judged game = Judged.pgn("[Result \"" + row[0] + "\"]\n\n1. e4 e5 " + row[1] + "\n");
            String label = row[0] + " and " + row[1];
            assertEquals(
                    row[2],
                    game.audit.recorded() == null
                            ? "null"
                            : game.audit.recorded().text(),
                    label);
            assertEquals(!row[3].isEmpty(), game.has(FindingCode.NONSTANDARD_RESULT), label);
        }
        Judged none = Judged.pgn("[Event \"x\"]\n\n1. e4 e5\n");
        assertEquals(null, none.audit.recorded());
    }

    @Test
    void aCastlingRightBehindABlockedBishopIsDead() {
        // As SamePositionTest's number 10, and its mirror images: the bishop can never leave, so the rook can never
        // castle.
        String kd = "Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8";
        String dead = "DEAD_RIGHT";
        assertEquals(true, has(dead, "4k3/8/8/8/8/4p1p1/4P1P1/4KB1R w K - 0 1", kd));
        assertEquals(
                true,
                has(
                        dead,
                        "4k3/8/8/8/8/1p1p4/1P1P4/R1B1K3 w Q - 0 1",
                        kd.replace("Kd1", "Kf1").replace("Kd8", "Kf8")));
        assertEquals(true, has(dead, "4kb1r/4p1p1/4P1P1/8/8/8/8/4K3 b k - 0 1", "Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1"));
        assertEquals(true, has(dead, "r1b1k3/1p1p4/1P1P4/8/8/8/8/4K3 b q - 0 1", "Kf8 Kf1 Ke8 Ke1 Kf8 Kf1 Ke8 Ke1"));
        // A pawn that is not blocked, or not there, may let the bishop out.
        assertEquals(false, has(dead, "4k3/8/8/8/8/4p3/4P1P1/4KB1R w K - 0 1", kd));
        assertEquals(false, has(dead, "4k3/8/8/8/8/6p1/4P1P1/4KB1R w K - 0 1", kd));
        assertEquals(false, has(dead, "4k3/8/8/8/8/4p1p1/6P1/4KB1R w K - 0 1", kd));
        assertEquals(false, has(dead, "4k3/8/8/8/8/4p1p1/4P3/4KB1R w K - 0 1", kd));
        assertEquals(false, has(dead, "4k3/8/8/8/8/4p1p1/4P1P1/4KN1R w K - 0 1", kd), "no bishop");
        // One occurrence with the right is too few.
        assertEquals(false, has(dead, "4k3/8/8/8/8/4p1p1/4P1P1/4KB1R w K - 0 1", "Kd1 Kd8 Ke1 Ke8"));
        // Two rights lost, one of them alive.
        assertEquals(false, has(dead, "4k3/8/8/8/8/4p1p1/4P1P1/R3KB1R w KQ - 0 1", kd));
    }

    private static boolean has(String code, String fen, String moves) {
        return Judged.by(RuleSets.FIDE_2023, "1/2-1/2", moves, "FEN=" + fen).has(FindingCode.valueOf(code));
    }
}
