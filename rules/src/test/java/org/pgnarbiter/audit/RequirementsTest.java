package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.FenProblem;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.Pace;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.replay.StopReason;

/**
 * The 101 requirements of LAWS.md section 1, drawn from the project's four sources: a test each, named by its id, or a
 * line in {@link #RECORD_ONLY} that says why the moves and tags of a score cannot show it.
 */
class RequirementsTest {
    private static final Map<String, String> RECORD_ONLY = new TreeMap<>(Map.ofEntries(
            Map.entry("a23", "a warning for unreasonable offers is not in a score"),
            Map.entry("b14", "stopping the clock and withdrawing a claim are not in a score"),
            Map.entry("b16", "two minutes for a wrong claim change the clock, not the result"),
            Map.entry("c34", "old scores in descriptive notation are fine once they are PGN"),
            Map.entry("c40", "touch-move is not checkable"),
            Map.entry("d05", "that the arbiter replays the game is this program")));

    private static final String Q_V_KING = "FEN=8/8/4k3/8/8/3K4/8/1Q6 w - - 0 1";
    private static final String ARM_I = "e4 e5 Qf3 Qe7 Qe2 Qd8 Qd1 Qf6 Qe2 Qe7 Qd1 Qd8";
    private static final String ARM_II = "e4 e5 Nf3 Nc6 Bc4 Be7 Ke2 Nf6 Ke1 Ng8 Ke2 Nf6 Ke1 Ng8";
    private static final String PERSIAN = "Nc7+ Kd7 Nb5 Ke8 Nc7+ Kd7 Nb5 Ke8 Nc7+";
    private static final String PERSIAN_FEN = "FEN=r3k2r/p5pp/8/1N6/8/8/P5PP/4K3 w kq - 0 17";

    private static Judged today(String result, String moves, String... tags) {
        return Judged.by(RuleSets.FIDE_2023, result, moves, tags);
    }

    private static int occurrences(String moves, String... tags) {
        Judged game = today("*", moves, tags);
        assertNull(game.game.facts().stop(), moves);
        return game.game.trace().occurrences(game.game.facts().plies());
    }

    private static boolean legal(String fen, String uci) {
        Position position = Fen.parse(fen).position().orElseThrow();
        int[] moves = new int[Position.MAX_MOVES];
        int count = position.legalMoves(moves);
        return Arrays.stream(moves, 0, count)
                .anyMatch(move -> Moves.uci(move, false).equals(uci));
    }

    private static StopReason stop(String moves, String... tags) {
        return today("*", moves, tags).game.facts().stop();
    }

    @Test
    void everyRequirementHasItsTestOrItsReason() {
        TreeSet<String> wanted = new TreeSet<>();
        for (int[] row : new int[][] {{'a', 35}, {'b', 19}, {'c', 42}, {'d', 5}}) {
            for (int i = 1; i <= row[1]; i++) {
                wanted.add(String.format("%c%02d", row[0], i));
            }
        }
        assertEquals(101, wanted.size());
        TreeSet<String> had = Arrays.stream(RequirementsTest.class.getDeclaredMethods())
                .map(Method::getName)
                .filter(name -> name.matches("[abcd]\\d\\d\\p{Upper}.*"))
                .map(name -> name.substring(0, 3))
                .collect(Collectors.toCollection(TreeSet::new));
        had.addAll(RECORD_ONLY.keySet());
        assertEquals(wanted, had);
    }

    // ---------------------------------------------------------------- Armenian article on the draw

    @Test
    void a01DrawIsHalfAPointExceptInArmageddon() {
        assertEquals(
                "agrees",
                today("1/2-1/2", org.pgnarbiter.audit.Moves.LOYD)
                        .audit
                        .verdict()
                        .word());
        Judged game = today("0-1", org.pgnarbiter.audit.Moves.LOYD, "Round=Armageddon");
        assertEquals("open", game.audit.verdict().word());
        assertTrue(game.has(FindingCode.ARMAGEDDON_SCORE, 5));
    }

    @Test
    void a02StalemateWhateverMenAreLeft() {
        for (String fen : new String[] {
            "8/5KBk/8/8/p7/P7/8/8 b - - 34 124", "rn2k1nr/pp4pp/3p4/b1pP4/P1P2p1q/1b2pPRP/1P1NP1PQ/2B1KBNR w Kkq - 0 1"
        }) {
            assertEquals(
                    "stalemate certain at 0 1/2-1/2 agrees",
                    today("1/2-1/2", "", "FEN=" + fen).answer());
        }
    }

    @Test
    void a03DeadPositionSince1997() {
        String wall = "FEN=8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 0 1";
        assertEquals(
                "dead_position certain at 0 1/2-1/2 agrees",
                today("1/2-1/2", "", wall).answer());
        assertEquals(
                "open",
                Judged.by(RuleSets.FIDE_1993, "1-0", "", wall).audit.verdict().word());
        assertEquals(
                "contradicts",
                Judged.by(RuleSets.FIDE_1997, "1-0", "", wall).audit.verdict().word());
    }

    @Test
    void a04InsufficientMaterialByName() {
        String[][] rows = {
            {"8/8/4k3/8/8/4K3/8/8 w - - 0 1", "yes"},
            {"8/8/4k3/8/8/4K1N1/8/8 w - - 0 1", "yes"},
            {"8/8/8/8/8/1kB5/1B6/BKB5 w - - 0 1", "yes"},
            {"8/8/8/8/2b5/1kB5/1B6/BKB5 w - - 0 1", "no"},
            {"8/8/4n3/4k3/8/3K4/8/6N1 w - - 0 1", "no"}
        };
        for (String[] row : rows) {
            assertEquals(
                    row[1].equals("yes"),
                    Fen.parse(row[0]).position().orElseThrow().isInsufficientMaterial(),
                    row[0]);
        }
    }

    @Test
    void a05ThirdOccurrenceIsAClaimOfThePlayerToMove() {
        Judged game = today("1-0", org.pgnarbiter.audit.Moves.shuffles(2));
        assertEquals("open", game.audit.verdict().word());
        assertTrue(game.claims().contains("threefold on_board 8-8 white x1"));
    }

    @Test
    void a06TheWrittenMoveMayMakeTheThirdOccurrence() {
        Judged game = today("1/2-1/2", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        assertEquals(List.of("threefold_intended"), game.audit.claimAtEnd());
        assertEquals("threefold intended 7-7 black x1", game.claims());
    }

    @Test
    void a07TheSameSideIsToMoveAllThreeTimes() {
        assertEquals(2, occurrences(ARM_I));
    }

    @Test
    void a08TheSamePossibleMovesWithCastlingAndEnPassant() {
        assertEquals(2, occurrences(ARM_II));
        assertEquals(2, occurrences("e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8"));
    }

    @Test
    void a09FivefoldIsAutomaticSince2014AndMateComesFirst() {
        for (RuleSets set : RuleSets.values()) {
            if (set.ordinal() <= RuleSets.TODAY.ordinal()) {
                assertEquals(set.rules().from() >= 20140701, set.rules().fivefold() == Effect.AUTOMATIC, set.id());
            }
        }
        assertEquals(
                "checkmate",
                today("1-0", "Qg7#", "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 149 100")
                        .audit
                        .termination()
                        .word());
    }

    @Test
    void a10MovesAfterTheFifthOccurrenceComeTooLate() {
        assertTrue(today("1-0", org.pgnarbiter.audit.Moves.shuffles(4) + " e4")
                .has(FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD, 2));
    }

    @Test
    void a11OnlyKindColourAndSquareMatter() {
        assertEquals(
                3,
                occurrences(
                        "Na3 Kb8 Nb1 Ka8 Nd2 Kb8 Nf1 Ka8 Nc3 Kb8 Nb1 Ka8 Ne3 Kb8 Nd1 Ka8",
                        "FEN=k7/8/8/8/8/8/8/KN1N4 w - - 0 1"));
    }

    @Test
    void a12AThreefoldNobodyAppliesForIsInformationOnly() {
        Judged game = today("1-0", org.pgnarbiter.audit.Moves.shuffles(2) + " e4 e5");
        assertEquals("resignation_or_time unknown at -1 null open", game.answer());
        assertTrue(game.has(FindingCode.UNCLAIMED_THREEFOLD, 5));
        assertEquals(5, game.audit.worst());
    }

    @Test
    void a13ExampleOneIsNoThreefold() {
        Judged game = today("1/2-1/2", ARM_I);
        assertEquals(2, game.game.facts().maxRepetition());
        assertFalse(game.audit.claimAtEnd().contains("threefold"));
    }

    @Test
    void a14ExampleTwoIsNoThreefoldButOneCycleLaterItIs() {
        assertEquals(2, occurrences(ARM_II));
        assertEquals(3, occurrences(ARM_II + " Ke2 Nf6 Ke1 Ng8"));
    }

    @Test
    void a15FiftyMovesByBothSidesAreAClaim() {
        Judged game = today("1/2-1/2", "Ra2 Ke7", "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 98 80");
        assertTrue(game.audit.claimAtEnd().contains("fifty"));
        assertEquals(Termination.FIFTY_MOVE_CLAIM, game.audit.termination());
    }

    @Test
    void a16TheFiftiethMoveMayBeWritten() {
        Judged game = today("1/2-1/2", "", "FEN=7k/8/5K2/6Q1/8/8/8/8 w - - 99 100");
        assertEquals(List.of("fifty_intended"), game.audit.claimAtEnd());
    }

    @Test
    void a17NeverAGeneralHundred() {
        for (RuleSets set : RuleSets.values()) {
            assertEquals(50, set.rules().fiftyLimit(), set.id());
        }
    }

    @Test
    void a18ExceptionsOfTheirTime() {
        assertTrue(Judged.on("1986.05.05", "1/2-1/2", "Ra8 Rb1", "FEN=8/8/8/8/2k5/8/1r6/R1B1K3 w - - 120 100")
                .has(FindingCode.EXCEPTION_CLASS_ENDING));
    }

    @Test
    void a19TheExceptionsGrewFrom1978() {
        String fen = "FEN=8/8/4k3/8/p7/N7/3NK3/8 w - - 120 100";
        assertTrue(Judged.on("1977.05.05", "1/2-1/2", "Nc4 Kd5", fen).has(FindingCode.UNDETERMINED_ERA_RULE));
        assertTrue(Judged.on("1979.05.05", "1/2-1/2", "Nc4 Kd5", fen).has(FindingCode.EXCEPTION_CLASS_ENDING));
    }

    @Test
    void a20AllExceptionsWereAbolished() {
        assertFalse(Judged.on("1995.05.05", "1/2-1/2", "Ra8 Rb1", "FEN=8/8/8/8/2k5/8/1r6/R1B1K3 w - - 120 100")
                .has(FindingCode.EXCEPTION_CLASS_ENDING));
    }

    @Test
    void a21SeventyFiveMovesAreAutomaticSince2014() {
        String fen = "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 149 100";
        assertEquals(
                "seventyfive_moves certain at 1 1/2-1/2 agrees",
                today("1/2-1/2", "Qg1", fen).answer());
        assertEquals(
                "open",
                Judged.by(RuleSets.FIDE_2009, "1-0", "Qg1", fen).audit.verdict().word());
    }

    @Test
    void a22AgreementIsInferredOnly() {
        Judged game = today("1/2-1/2", "e4 e5");
        assertEquals("agreement likely at -1 null open", game.answer());
    }

    @Test
    void a24AnOfferFollowedByMovesSaysNothing() {
        assertEquals(
                "resignation_or_time",
                today("1-0", "e4 {draw offered} e5 Nf3").audit.termination().word());
    }

    @Test
    void a25SofiaRulesComeFromTheEventsFile() {
        EventRules events = EventRules.parse(List.of("mtel*\t2005\t2009\t\t30\tno"));
        assertTrue(Judged.pgn(
                        Judged.text("1/2-1/2", "e4 e5", "Event=Mtel Masters", "Date=2009.05.13"),
                        LawChoice.auto(events))
                .has(FindingCode.AGREED_DRAW_BEFORE_MOVE_N, 5));
    }

    @Test
    void a26FlagFallOrIllegalMoveAgainstWhoCannotMateIsADraw() {
        assertEquals(
                "contradicts",
                today("0-1", "Qb5 Kf6", Q_V_KING, "Termination=time forfeit")
                        .audit
                        .verdict()
                        .word());
        assertEquals(
                "contradicts",
                today("0-1", "Qb5 Kf6", Q_V_KING, "Termination=illegal move")
                        .audit
                        .verdict()
                        .word());
        assertEquals(
                "open",
                Judged.by(RuleSets.FIDE_2005, "0-1", "Qb5 Kf6", Q_V_KING, "Termination=illegal move")
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void a27QuickplayClaimsAreLegitimate() {
        Judged game = Judged.by(RuleSets.FIDE_2009, "1/2-1/2", "e4 e5 {10.2}");
        assertEquals("quickplay_draw certain at -1 null open", game.answer());
        assertEquals("", game.findings());
    }

    @Test
    void a28ADrawAfterAFlagFallIsNoContradiction() {
        assertEquals("", today("1/2-1/2", "e4 e5", "Termination=time forfeit").findings());
        assertEquals(
                "",
                today("1/2-1/2", "e4 e5 {Game drawn because both players ran out of time}")
                        .findings());
    }

    @Test
    void a29PerpetualCheckIsNoRule() {
        Judged game = today("1/2-1/2", "e4 e5 {perpetual check}");
        assertEquals("agreement", game.audit.termination().word());
        assertTrue(game.audit.recordedEnd().hint(RecordedEnd.PERPETUAL));
        assertTrue(
                Arrays.stream(Termination.values()).noneMatch(way -> way.word().contains("perpetual")));
    }

    @Test
    void a30KorchnoiKarpovEndsInStalemate() {
        Judged game = Judged.by(RuleSets.FIDE_1975, "1/2-1/2", "", "FEN=8/5KBk/8/8/p7/P7/8/8 b - - 34 124");
        assertEquals("stalemate certain at 0 1/2-1/2 agrees", game.answer());
    }

    @Test
    void a31FischerPetrosianIsAThirdOccurrenceInBothScores() {
        String common = "1. e4 e6 2. d4 d5 3. Nc3 Nf6 4. Bg5 dxe4 5. Nxe4 Be7 6. Bxf6 gxf6 7. g3 f5 8. Nc3 Bf6 9. Nge2"
                + " Nc6 10. d5 exd5 11. Nxd5 Bxb2 12. Bg2 O-O 13. O-O Bh8 14. Nef4 Ne5 15. Qh5 Ng6 16. Rad1 c6"
                + " 17. Ne3 Qf6 18. Kh1 Bg7 19. Bh3 Ne7 20. Rd3 Be6 21. Rfd1 Bh6 22. Rd4 Bxf4 23. Rxf4 Rad8"
                + " 24. Rxd8 Rxd8 25. Bxf5 Nxf5 26. Nxf5 Rd5 27. g4 Bxf5 28. gxf5 h6 29. h3 Kh7 30. Qe2 Qe5"
                + " 31. Qh5 Qf6 32. Qe2 ";
        Judged seed = Judged.on("1971.10.07", "1/2-1/2", common + "Re5 33. Qd3 Rd5 34. Qe2");
        assertTrue(seed.claims().contains("threefold on_board 67-67 black"), seed.claims());
        assertEquals("threefold_claim likely at -1 null open", seed.answer());
        // Cut one move short: the usual reason for a draw that ends one ply early.
        Judged cut = Judged.on("1971.10.07", "1/2-1/2", common + "Re5 33. Qd3 Rd5");
        assertEquals(List.of("threefold_intended"), cut.audit.claimAtEnd());
        Judged other = Judged.on("1971.10.07", "1/2-1/2", common + "Qe5 33. Qh5 Qf6");
        assertTrue(other.claims().contains("threefold on_board 66-66 white"), other.claims());
    }

    @Test
    void a32TimmanLutzMayClaimIn1995ButNotIn1990() {
        String fen = "FEN=8/7k/8/1r3KR1/5B2/8/8/8 w - - 105 122";
        assertEquals(
                "fifty_move_claim",
                Judged.on("1995.01.27", "1/2-1/2", "Ke6 Rb6+", fen)
                        .audit
                        .termination()
                        .word());
        assertEquals(
                "agreement",
                Judged.on("1990.03.27", "1/2-1/2", "Ke6 Rb6+", fen)
                        .audit
                        .termination()
                        .word());
    }

    @Test
    void a33VidmarMaroczyPlayedOnLegallyIn1932() {
        String fen = "FEN=6k1/2B5/3b4/6K1/8/8/8/8 b - - 0 127";
        Judged then = Judged.on("1932.06.18", "1/2-1/2", "Kf7 Kf5 Bxc7 Kg4", fen);
        assertEquals(-1, then.audit.endPly());
        assertEquals(5, then.audit.worst());
        assertEquals(
                0,
                Judged.on("2020.06.18", "1/2-1/2", "Kf7 Kf5 Bxc7 Kg4", fen)
                        .audit
                        .endPly());
    }

    @Test
    void a35PetrosianFischerWasAgreed() {
        Judged game = Judged.on("1958.08.27", "1/2-1/2", "f7", "FEN=6r1/8/5PP1/6K1/8/2p5/2k5/8 w - - 0 67");
        assertEquals("agreement likely at -1 null open", game.answer());
        assertEquals(List.of(), game.audit.claimAtEnd());
        assertEquals("FEN_CONTINUATION:5", game.findings());
    }

    @Test
    void a34MateIsImpossibleBehindAWall() {
        // The diagram is lost; any locked position stands for it.
        isDead("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
        isDead("8/6b1/1p3k2/1Pp1p1p1/2P1PpP1/5P2/8/5K2 b - - 0 1");
        isDead("8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/6K1/8 b - - 0 1");
    }

    private static void isDead(String fen) {
        assertEquals(
                "dead_position certain at 0 1/2-1/2 agrees",
                today("1/2-1/2", "", "FEN=" + fen).answer(),
                fen);
    }

    // ---------------------------------------------------------------- Armenian text of Article 9

    @Test
    void b01AnEventMayForbidAgreementBeforeAMove() {
        LawChoice laws = LawChoice.auto(EventRules.parse(List.of("london*\t2009.12.08\t2009.12.15\t\t30\tno")));
        String[] tags = {"Event=London Chess Classic", "Date=2009.12.09"};
        assertTrue(
                Judged.pgn(Judged.text("1/2-1/2", "e4 e5", tags), laws).has(FindingCode.AGREED_DRAW_BEFORE_MOVE_N, 5));
        tags[0] = "Event=Hastings";
        assertEquals("", Judged.pgn(Judged.text("1/2-1/2", "e4 e5", tags), laws).findings());
    }

    @Test
    void b02AnOfferIsOverruledByMate() {
        assertEquals(
                "checkmate",
                today("1-0", org.pgnarbiter.audit.Moves.MATE + " {draw offered}")
                        .audit
                        .termination()
                        .word());
    }

    @Test
    void b03AnEqualsSignInBracketsIsAnOffer() {
        Judged game = today("1-0", "e4 e5 {(=)}");
        assertTrue(game.audit.recordedEnd().hint(RecordedEnd.DRAW_OFFER));
        assertEquals("resignation_or_time", game.audit.termination().word());
        assertEquals("", game.findings());
    }

    @Test
    void b04AnAcceptedWrongClaimIsAValidDraw() {
        Judged game = today("1/2-1/2", "e4 e5 {3x}");
        assertTrue(game.has(FindingCode.CLAIM_NOT_SUPPORTED, 5));
        assertEquals("agreement likely at -1 null open", game.answer());
        assertEquals(5, game.audit.worst());
    }

    @Test
    void b05OccurrencesNeedNotBeConsecutive() {
        assertEquals(3, occurrences("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8"));
    }

    @Test
    void b06TheWrittenMoveIsNeverPlayed() {
        assertEquals(
                "threefold_claim",
                today("1/2-1/2", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")
                        .audit
                        .termination()
                        .word());
    }

    @Test
    void b07ItHasJustAppearedAndTheClaimantHasTheMove() {
        assertTrue(today("1/2-1/2", org.pgnarbiter.audit.Moves.shuffles(2))
                .claims()
                .contains("threefold on_board 8-8 white"));
    }

    @Test
    void b08SamePlayerSameMenSameSquares() {
        Position a = Fen.parse("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").position().orElseThrow();
        Position b = Fen.parse("4k3/8/8/8/8/8/8/R3K3 b - - 0 1").position().orElseThrow();
        assertFalse(a.samePosition(b));
        assertTrue(a.samePosition(
                Fen.parse("4k3/8/8/8/8/8/8/R3K3 w - - 7 9").position().orElseThrow()));
    }

    @Test
    void b09EnPassantCountsWhereItIsLegal() {
        assertEquals(2, occurrences("e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8"));
        assertEquals(3, occurrences("d5 Ng3 Ng6 Nh1 Nh8 Ng3 Ng6 Nh1 Nh8", "FEN=1kr4n/3p4/8/2P5/8/8/8/2K4N b - - 0 1"));
    }

    @Test
    void b10RightsAreLostByMovingOnly() {
        assertEquals(
                2, occurrences("Qg3+ Kf1 Qf4+ Ke1 Qg3+ Kf1 Qf4+ Ke1 Qg3+", "FEN=6k1/8/8/8/5q2/8/8/4K2R b K - 0 1"));
        assertEquals(3, occurrences("Na3 Bb7 Nb1 Ba6 Na3 Bb7 Nb1 Ba6", "FEN=4k3/8/b7/8/8/8/7P/1N2K2R w K - 0 1"));
    }

    @Test
    void b11FiftyMovesByTheWrittenMove() {
        assertEquals(
                List.of("fifty_intended"),
                today("1/2-1/2", "", "FEN=7k/8/5K2/6Q1/8/8/8/8 w - - 99 100")
                        .audit
                        .claimAtEnd());
    }

    @Test
    void b12TheFiftyMoveClaimStaysUntilTheCountStartsAnew() {
        Judged game = today("1-0", "Ra2 Ke7 Ra3 Ke6 Ra4 Ke5 e4", "FEN=4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
        assertTrue(game.claims().contains("fifty on_board 1-5 black x3"), game.claims());
    }

    @Test
    void b13AClaimBelongsToItsTurn() {
        // White may claim at move 5 and not a move later; a fourth occurrence gives the claim back.
        String moves = org.pgnarbiter.audit.Moves.shuffles(2);
        assertEquals(List.of(), today("*", moves + " Nc3 Nc6").audit.claimAtEnd());
        assertTrue(today("*", moves + " Nc3 Nc6").claims().contains("threefold on_board 8-8 white x1"));
        assertTrue(today("*", moves + " Nc3 Nc6 Nb1 Nb8").audit.claimAtEnd().contains("threefold"));
    }

    @Test
    void b15MovesAfterAClaimThatWasCorrectAreAnInconsistencyAndNoContradiction() {
        String there = org.pgnarbiter.audit.Moves.shuffles(2);
        Judged game = today("1-0", there + " {Draw claimed, correct} e4 e5");
        assertEquals("resignation_or_time unknown at -1 null open", game.answer());
        Finding finding = game.audit.findings().stream()
                .filter(one -> one.code() == FindingCode.PLAY_CONTINUED_AFTER_CLAIM)
                .findFirst()
                .orElseThrow();
        assertEquals("5 8 Art. 9.2.1", finding.severity() + " " + finding.ply() + " " + finding.article());
        assertEquals("4...Ng8", finding.move());
        assertFalse(finding.detail().contains("bear"), finding.detail());
    }

    @Test
    void b15AClaimThatTheMovesDoNotBearOutIsSaidSo() {
        Judged game = today("1-0", "e4 (e3 {draw claimed, correct}) {draw claimed,\ncorrect} e5");
        assertEquals("PLAY_CONTINUED_AFTER_CLAIM:5", game.findings());
        assertTrue(game.audit.findings().get(0).detail().contains("do not bear the claim out"));
        assertEquals(1, game.audit.findings().get(0).ply());
    }

    @Test
    void b15SaysNothingWhereNoMoveFollowsOrNoClaimIsSaidToBeCorrect() {
        for (String comment : new String[] {
            "draw claimed",
            "draw claimed, incorrect",
            "Draw claimed; the claim was not correct",
            "White could have claimed a draw here, correct",
            "Alekhine claimed later that this is a draw",
            "Black claims space, a correct plan",
            "[%clk 0:01:00] draw claimed, rejected",
            "exclaimed"
        }) {
            assertEquals("", today("1-0", "e4 {" + comment + "} e5").findings(), comment);
        }
        assertEquals("", today("1/2-1/2", "e4 e5 {Draw claimed, correct}").findings());
        assertEquals("", today("1-0", "e4 (e3 {draw claimed, correct} e6) e5").findings());
        for (String comment : new String[] {
            "Black claims a draw by repetition, claim upheld",
            "CLAIM OF DRAW: CORRECT.",
            "+0.00/12 3s, Draw claimed (50 moves). Correctly.",
            "threefold claimed and granted",
            "[%clk 0:01:00] draw claimed, correct"
        }) {
            assertEquals(
                    "PLAY_CONTINUED_AFTER_CLAIM:5",
                    today("1-0", "e4 {" + comment + "} e5").findings(),
                    comment);
        }
    }

    @Test
    void b17OneOrBothOfTheAutomaticDraws() {
        // Rooks shuffle; the count begins so that the fifth occurrence comes before, with or after the 75th move.
        String shuffles = "Ra2 Ke7 Ra1 Ke8 Ra2 Ke7 Ra1 Ke8 Ra2 Ke7 Ra1 Ke8 Ra2 Ke7 Ra1 Ke8";
        for (int clock : new int[] {0, 134, 140}) {
            Judged game = today("1/2-1/2", shuffles, "FEN=4k3/8/8/8/8/8/8/R3K3 w - - " + clock + " 80");
            String expected = clock == 140 ? "seventyfive_moves certain at 10" : "fivefold certain at 16";
            assertEquals(expected + " 1/2-1/2 agrees", game.answer());
        }
    }

    @Test
    void b18TheWordingOf2014AsksForConsecutiveMoves() {
        String other = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nf6 Nf3 Nb8 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
        Judged then = Judged.by(RuleSets.FIDE_2014, "1/2-1/2", other);
        assertEquals(-1, then.audit.endPly());
        assertTrue(then.has(FindingCode.FIVEFOLD_ONLY_BY_2017_WORDING, 5));
        assertEquals(20, Judged.by(RuleSets.FIDE_2017, "1/2-1/2", other).audit.endPly());
        assertEquals(
                16,
                Judged.by(RuleSets.FIDE_2014, "1/2-1/2", org.pgnarbiter.audit.Moves.shuffles(4))
                        .audit
                        .endPly());
    }

    @Test
    void b19MateComesBeforeThe75Moves() {
        assertEquals(
                "agrees",
                today("1-0", "Qg7#", "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 149 100")
                        .audit
                        .verdict()
                        .word());
    }

    // ---------------------------------------------------------------- Uzbek article on the rules

    @Test
    void c01WithoutAFenTheGameStartsFromTheArray() {
        Judged game = today("*", "e4");
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                Fen.write(game.game.trace().start()));
    }

    @Test
    void c02NobodyMayPass() {
        assertEquals(StopReason.NULL_MOVE, stop("e4 -- d4"));
        assertTrue(today("1-0", "e4 -- d4").has(FindingCode.ILLEGAL_MOVE, 1));
    }

    @Test
    void c03OversteppingLosesUnlessTheOtherCannotMate() {
        assertEquals(
                "time_forfeit certain at -1 null open",
                today("1-0", "e4 e5", "Termination=time forfeit").answer());
        assertEquals(
                "1/2-1/2",
                today("0-1", "Qb5 Kf6", Q_V_KING, "Termination=time forfeit")
                        .audit
                        .lawfulResult()
                        .text());
    }

    @Test
    void c04NoMovesAfterAnAutomaticEnd() {
        assertTrue(today("1-0", org.pgnarbiter.audit.Moves.MATE + " Kxf7")
                .has(FindingCode.PLAY_CONTINUED_AFTER_CHECKMATE, 1));
    }

    @Test
    void c05OnlyKnightsJumpAndKingsAreNotCaptured() {
        assertEquals(StopReason.ILLEGAL_MOVE, stop("Qd3"));
        assertEquals(StopReason.ILLEGAL_MOVE, stop("Ke7 Rh7+ Kd6 Rxd6", "FEN=4k3/8/8/8/8/8/8/4K2R b - - 0 1"));
    }

    @Test
    void c06CastlingRightsAreOfEachRook() {
        assertEquals(StopReason.ILLEGAL_MOVE, stop("Rb1 Kd8 Ra1 Ke8 O-O-O", "FEN=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
        assertNull(stop("Rb1 Kd8 Ra1 Ke8 O-O", "FEN=4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    }

    @Test
    void c07TheRookMayBeAttackedTheKingNot() {
        assertTrue(legal("r3k3/8/8/8/8/8/1r6/R3K3 w Q - 0 1", "e1c1"));
        assertFalse(legal("4k3/8/8/8/8/8/3r4/R3K3 w Q - 0 1", "e1c1"));
    }

    @Test
    void c08EachSideHasABishopOfEachColour() {
        Position start = Position.initial();
        for (int color = 0; color < 2; color++) {
            long bishops = start.pieces(color, Position.BISHOP);
            assertEquals(1, Long.bitCount(bishops & 0xAA55AA55AA55AA55L));
            assertEquals(2, Long.bitCount(bishops));
        }
    }

    @Test
    void c09PawnsStepOneOrTwoFromTheirFirstSquare() {
        assertTrue(legal("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a4"));
        assertFalse(legal("4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5"));
        assertFalse(legal("4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a2"));
    }

    @Test
    void c10EnPassantOnlyAtOnce() {
        assertNull(stop("a4 bxa3", "FEN=4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"));
        assertEquals(StopReason.ILLEGAL_MOVE, stop("a4 Kd8 Kd1 bxa3", "FEN=4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"));
    }

    @Test
    void c11PromotionToAnyManAtChoice() {
        for (String man : new String[] {"Q", "R", "B", "N"}) {
            assertNull(stop("a8=" + man, "FEN=8/P3k3/8/8/8/8/8/QQ2K3 w - - 0 1"));
        }
        assertNotEquals(null, stop("a8=K", "FEN=8/P3k3/8/8/8/8/8/4K3 w - - 0 1"));
        assertTrue(Fen.parse("4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1").position().isPresent(), "nine queens at most");
    }

    @Test
    void c12CheckMustBeAnswered() {
        assertEquals(StopReason.ILLEGAL_MOVE, stop("e4 f6 Qh5+ a6"));
        assertNull(stop("e4 f6 Qh5+ g6"));
    }

    @Test
    void c13MateEndsTheGame() {
        assertEquals(
                "checkmate certain at 7 1-0 agrees",
                today("1-0", org.pgnarbiter.audit.Moves.MATE).answer());
    }

    @Test
    void c14ResignationDrawsSince2023IfTheOtherCannotMate() {
        assertFalse(RuleSets.FIDE_2018.rules().resignationDraw());
        assertTrue(RuleSets.FIDE_2023.rules().resignationDraw());
        assertEquals(
                "resignation",
                today("1-0", "e4 e5 {Black resigns}").audit.termination().word());
    }

    @Test
    void c15StoppedClocksSayNothing() {
        assertEquals(
                "resignation_or_time",
                today("1-0", "e4 e5 {clocks stopped}").audit.termination().word());
    }

    @Test
    void c16AHandshakeSaysNothing() {
        assertEquals(
                "resignation_or_time",
                today("1-0", "e4 e5 {handshake}").audit.termination().word());
    }

    @Test
    void c17OneIllegalMoveLostBlitzUntil2017() {
        assertEquals(1, RuleSets.FIDE_2009.rules().illegalMovesThatLose(Pace.BLITZ));
        assertEquals(1, RuleSets.FIDE_2017.rules().illegalMovesThatLose(Pace.BLITZ));
        assertEquals(2, RuleSets.FIDE_2018.rules().illegalMovesThatLose(Pace.BLITZ));
    }

    @Test
    void c18AKingCaptureAtTheEndIsAClaimInBlitz() {
        String fen = "FEN=4k3/8/8/8/8/8/8/4K2R b - - 0 1";
        Judged game = today("1-0", "Ke7 Rh7+ Kd8 Kd2 Kc7 Rxc7", fen, "TimeControl=180");
        assertEquals(4, game.game.facts().plies(), "the score is cut before the illegal move and the capture");
        assertEquals("partial", game.audit.verdict().word());
        assertTrue(game.has(FindingCode.KING_CAPTURE_TOKEN, 5));
        assertFalse(game.has(FindingCode.ILLEGAL_MOVE, 1));
    }

    @Test
    void c19AnIllegalMoveMayHaveStoodInQuickPlay() {
        assertTrue(today("1-0", "e4 e5 Ke3 Nf6", "TimeControl=300+3").has(FindingCode.ILLEGAL_MOVE, 3));
        assertTrue(today("1-0", "e4 e5 Ke3 Nf6", "TimeControl=5400+30").has(FindingCode.ILLEGAL_MOVE, 1));
    }

    @Test
    void c20StalemateDraws() {
        assertEquals(
                "1/2-1/2",
                today("1-0", org.pgnarbiter.audit.Moves.LOYD)
                        .audit
                        .lawfulResult()
                        .text());
    }

    @Test
    void c21AnAgreedDrawIsPossibleAnywhere() {
        assertEquals(
                "", today("1/2-1/2", "e4 e5", "Termination=draw by agreement").findings());
        assertEquals(
                "agreement certain at -1 null open",
                today("1/2-1/2", "e4 e5", "Termination=draw by agreement").answer());
    }

    @Test
    void c22ThreefoldNeedsAClaim() {
        assertEquals(
                "open",
                today("1-0", org.pgnarbiter.audit.Moves.shuffles(2))
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void c23FiftyMovesNeedAClaimAndAMateStands() {
        assertEquals(
                "agrees",
                today("1-0", "Qg7#", "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 99 100")
                        .audit
                        .verdict()
                        .word());
        assertEquals(
                "open",
                today("1-0", "Qg1", "FEN=7k/8/5KQ1/8/8/8/8/8 w - - 99 100")
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void c24TheArbiterEndsFiveOccurrencesAnd75Moves() {
        assertEquals(
                "fivefold",
                today("1/2-1/2", org.pgnarbiter.audit.Moves.shuffles(4))
                        .audit
                        .termination()
                        .word());
    }

    @Test
    void c25PerpetualCheckAloneForcesNothing() {
        assertEquals(
                "open",
                today("1-0", "Qe8+ Kh7 Qh5+ Kg8 Qe8+ Kh7 Qh5+ Kg8", "FEN=6k1/6p1/8/7Q/8/8/8/K7 w - - 0 1")
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void c26NeitherSideCanMateAfterTheLastPawnIsLocked() {
        // The diagram is lost; here White's h5 closes the last gap.
        Judged game = today("1/2-1/2", "h5", "FEN=8/4k3/7p/p1p1p1p1/P1P1P1PP/8/4K3/8 w - - 0 1");
        assertEquals("dead_position certain at 1 1/2-1/2 agrees", game.answer());
    }

    @Test
    void c27BareKingsOrOneMinorPiece() {
        for (String men : new String[] {"8", "6N1", "6B1"}) {
            assertEquals(
                    "insufficient_material certain at 0 1/2-1/2 agrees",
                    today("1/2-1/2", "", "FEN=8/8/4k3/8/8/4K3/8/" + men + " w - - 0 1")
                            .answer());
        }
    }

    @Test
    void c28KnightAgainstKnightIsNotDead() {
        Judged game = today("1/2-1/2", "", "FEN=8/8/4n3/4k3/8/3K4/8/6N1 w - - 0 1");
        assertEquals(-1, game.audit.endPly());
    }

    @Test
    void c29BishopAgainstBishopIsDeadOnlyOnOneColour() {
        assertEquals(
                0,
                today("1/2-1/2", "", "FEN=8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33")
                        .audit
                        .endPly());
        assertEquals(
                -1,
                today("1/2-1/2", "", "FEN=8/8/8/4k3/5b2/3K4/8/3B4 w - - 0 33")
                        .audit
                        .endPly());
    }

    @Test
    void c30AMateStandsAgainstAFlagNobodySaw() {
        Judged game = today("1-0", org.pgnarbiter.audit.Moves.MATE, "Termination=time forfeit");
        assertEquals("agrees", game.audit.verdict().word());
        assertTrue(game.has(FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD, 4));
    }

    @Test
    void c31TheBoardsEndBeatsTheClock() {
        assertEquals(
                "stalemate",
                today("1/2-1/2", org.pgnarbiter.audit.Moves.LOYD, "Termination=time forfeit")
                        .audit
                        .termination()
                        .word());
    }

    @Test
    void c32UsChessAsksForAForcedWin() {
        String knight = "FEN=8/8/4k3/8/8/3K4/8/1R4n1 w - - 0 1";
        assertTrue(Judged.by(RuleSets.USCF, "0-1", "Rb5 Kf6", knight, "Termination=time forfeit")
                .has(FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY, 4));
    }

    @Test
    void c33SockoFoisorWasDecidedByFide() {
        String fen = "FEN=8/8/8/8/8/2n5/k1K5/7N b - - 0 1";
        assertEquals(
                "open",
                Judged.by(RuleSets.FIDE_2005, "1-0", "Nd5 Kd3", fen, "Termination=time forfeit")
                        .audit
                        .verdict()
                        .word());
    }

    @Test
    void c35AnOfferIsRecordedAndNothingElse() {
        Judged game = today("1-0", "e4 e5 (=) Nf3");
        assertEquals(3, game.game.facts().plies());
        assertEquals("resignation_or_time unknown at -1 null open", game.answer());
        assertEquals("", game.findings());
    }

    @Test
    void c36ASealedMoveAndAResignationAreNormal() {
        assertEquals("", today("1-0", "e4 e5 Nf3 {sealed}").findings());
    }

    @Test
    void c37ThreeIllegalMovesLostFrom2001AndTwoFrom2014() {
        assertEquals(0, RuleSets.FIDE_1993.rules().illegalMovesThatLose(Pace.STANDARD));
        assertEquals(3, RuleSets.FIDE_2001.rules().illegalMovesThatLose(Pace.STANDARD));
        assertEquals(2, RuleSets.FIDE_2014.rules().illegalMovesThatLose(Pace.STANDARD));
    }

    @Test
    void c38AShuffledBackRankCanBeAuthentic() {
        Judged game = today("1-0", "e4 e5", "FEN=rbnqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1");
        assertFalse(game.has(FindingCode.ILLEGAL_POSITION));
        assertEquals("open", game.audit.verdict().word());
    }

    @Test
    void c39OnlineGamesFollowTheirSite() {
        Judged game =
                Judged.on("2021.03.03", "1-0", "e4 e5", "Site=https://lichess.org/49QwULSR", "UTCDate=2021.03.03");
        assertEquals(RuleSets.LICHESS_2020, game.audit.laws().get(0));
    }

    @Test
    void c41AShortBlitzScoreIsInformationOnly() {
        Judged game = today("1-0", "e4 e5 {rest is missing}", "TimeControl=180");
        assertTrue(game.has(FindingCode.INCOMPLETE_SCORE, 5));
        assertEquals("open", game.audit.verdict().word());
    }

    @Test
    void c42London2009AskedForThirtyMoves() {
        EventRules events = EventRules.parse(List.of("london*\t2009.12.08\t2009.12.15\t\t30\tno"));
        LawChoice laws = LawChoice.auto(events);
        assertTrue(Judged.pgn(Judged.text("1/2-1/2", "e4 e5", "Event=London Chess Classic", "Date=2009.12.09"), laws)
                .has(FindingCode.AGREED_DRAW_BEFORE_MOVE_N));
        assertFalse(Judged.pgn(
                        Judged.text(
                                "1/2-1/2",
                                org.pgnarbiter.audit.Moves.shuffles(2),
                                "Event=London Chess Classic",
                                "Date=2009.12.09"),
                        laws)
                .has(FindingCode.AGREED_DRAW_BEFORE_MOVE_N));
    }

    // ---------------------------------------------------------------- Persian article on the threefold

    @Test
    void d01ThePositionAfterTheWrittenMoveCounts() {
        Judged game = today("1/2-1/2", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
        assertTrue(game.claims().contains("intended 7-7 black"));
    }

    @Test
    void d02ARightThatCheckOnlyPreventedIsARight() {
        assertEquals(2, occurrences(PERSIAN, PERSIAN_FEN));
        assertEquals(3, occurrences(PERSIAN + " Kd7 Nb5 Ke8 Nc7+", PERSIAN_FEN));
        assertTrue(
                Judged.by(RuleSets.FIDE_2005, "1/2-1/2", PERSIAN, PERSIAN_FEN).has(FindingCode.DISPUTED_BEFORE_2009));
    }

    @Test
    void d03TheWordingOf2014() {
        assertEquals(
                "9.2",
                RuleSets.FIDE_2014
                        .rules()
                        .article(Rule.SAME_POSITION)
                        .orElseThrow()
                        .number());
        // A right forfeited by moving, and one to take en passant, keep positions apart, and nobody disputes it any
        // more.
        Judged persian = Judged.by(RuleSets.FIDE_2014, "1/2-1/2", PERSIAN, PERSIAN_FEN);
        assertFalse(persian.audit.claimAtEnd().contains("threefold"));
        assertFalse(persian.has(FindingCode.DISPUTED_BEFORE_2009));
        assertFalse(Judged.by(RuleSets.FIDE_2014, "1/2-1/2", "e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8")
                .audit
                .claimAtEnd()
                .contains("threefold"));
    }

    @Test
    void d04RightsAreLostByOnesOwnMove() {
        // Castling is prevented each time Black's bishop is on a6; the right stays.
        assertEquals(3, occurrences("Na3 Bb7 Nb1 Ba6 Na3 Bb7 Nb1 Ba6", "FEN=4k3/8/b7/8/8/8/7P/1N2K2R w K - 0 1"));
    }

    @Test
    void impossibleCountsAreIllegalPositions() {
        assertFalse(Fen.parse("8/8/8/8/8/8/8/8 w - - 0 1").problems().isEmpty());
        assertTrue(FenProblem.values().length > 0);
    }
}
