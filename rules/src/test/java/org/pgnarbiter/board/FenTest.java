package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FenTest {
    private static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static Position good(String fen) {
        FenResult result = Fen.parse(fen);
        assertEquals(Set.of(), result.problems(), fen);
        return result.position().orElseThrow();
    }

    private static void refused(String fen, FenProblem first, FenProblem... others) {
        FenResult result = Fen.parse(fen);
        assertTrue(result.position().isEmpty(), fen);
        EnumSet<FenProblem> expected = EnumSet.of(first, others);
        assertEquals(expected, result.problems(), fen);
        assertTrue(expected.stream().anyMatch(FenProblem::isFatal));
    }

    private static Position with(String fen, FenProblem first, FenProblem... others) {
        FenResult result = Fen.parse(fen);
        assertEquals(EnumSet.of(first, others), result.problems(), fen);
        return result.position().orElseThrow();
    }

    @Test
    void theInitialPositionIsThatOfTheLaws() {
        assertTrue(good(INITIAL).samePosition(Position.initial()));
        assertEquals(INITIAL, Fen.write(Position.initial()));
        assertEquals(good(INITIAL).hash(), Position.initial().hash());
    }

    @Test
    void goodPositionsComeBackAsTheyWent() {
        for (String fen : new String[] {
            INITIAL,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 7 12",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            "8/8/8/8/8/8/8/K1k5 b - - 149 260",
            "7k/8/8/8/8/8/QQQQQQ2/K7 b - - 0 60",
        }) {
            assertEquals(fen, Fen.write(good(fen)));
        }
    }

    @Test
    void aSquareIsKeptOnlyWhereACaptureEnPassantIsLegal() {
        assertEquals(20, good("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").enPassant());
        // No pawn beside it, a pin on the file, two men leaving the rank, a check that the capture does not answer.
        for (String fen : new String[] {
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            "2k5/2r5/8/2Pp4/8/8/8/2K5 w - d6 0 2",
            "6k1/8/8/KPp4r/8/8/8/8 w - c6 0 2",
            "8/8/7k/8/3Pp3/8/8/2B1K3 b - d3 0 1",
        }) {
            assertEquals(-1, good(fen).enPassant(), fen);
            assertTrue(Fen.write(good(fen)).contains(" - 0 "), fen);
        }
        // One of two capturers is enough; so is one that takes the checking pawn.
        assertEquals(44, good("1k1r3n/8/8/3PpP2/8/8/8/3K3N w - e6 0 2").enPassant());
        assertEquals(43, good("k7/8/8/3pP3/2K5/8/8/8 w - d6 0 2").enPassant());
    }

    @Test
    void impossibleEnPassantSquaresAreDroppedAndTold() {
        for (String square : new String[] {"e3", "d5", "d", "d66", "x6", "d9", "e6", "-d6"}) {
            Position position = with("4k3/8/8/3pP3/8/8/8/4K3 w - " + square + " 0 2", FenProblem.BAD_EN_PASSANT);
            assertEquals(-1, position.enPassant(), square);
        }
        // The pawn's start square or the passed square is occupied.
        with("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 2", FenProblem.BAD_EN_PASSANT);
        with("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 2", FenProblem.BAD_EN_PASSANT);
    }

    @Test
    void castlingIsReadInItsThreeNotations() {
        String men = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w ";
        for (String rights : new String[] {"KQkq", "GBgb", "BGbg", "KBgq", "qkQK"}) {
            Position position = good(men + rights + " - 0 1");
            assertEquals(15, position.castlingRights(), rights);
            assertTrue(position.chess960());
            assertEquals(6, position.castlingRook(0));
            assertEquals(1, position.castlingRook(1));
            assertEquals(62, position.castlingRook(2));
            assertEquals(57, position.castlingRook(3));
            assertEquals(men + "KQkq - 0 1", Fen.write(position));
        }
        assertFalse(good("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1").chess960());
        assertEquals("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Fen.write(good("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1")));
    }

    @Test
    void theInnerOfTwoRooksNeedsItsFile() {
        String fen = "4k3/8/8/8/8/8/8/R1R1K1RR w GC - 0 1";
        assertEquals(fen, Fen.write(good(fen)));
        assertEquals("4k3/8/8/8/8/8/8/R1R1K1RR w KQ - 0 1", Fen.write(good("4k3/8/8/8/8/8/8/R1R1K1RR w HA - 0 1")));
        assertFalse(good(fen).samePosition(good("4k3/8/8/8/8/8/8/R1R1K1RR w KQ - 0 1")));
    }

    @Test
    void rightsWithoutKingOrRookAreDroppedAndTold() {
        assertEquals(
                0,
                with("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", FenProblem.BAD_CASTLING)
                        .castlingRights());
        assertEquals(
                1,
                with("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", FenProblem.BAD_CASTLING).castlingRights());
        assertEquals(
                0,
                with("4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", FenProblem.BAD_CASTLING)
                        .castlingRights());
        assertEquals(
                1,
                with("4k3/8/8/8/8/8/8/4K2R w KZ - 0 1", FenProblem.BAD_CASTLING).castlingRights());
        assertEquals(
                1,
                with("4k3/8/8/8/8/8/8/4K1RR w KG - 0 1", FenProblem.BAD_CASTLING)
                        .castlingRights());
    }

    @Test
    void missingFieldsAreCompletedAndTold() {
        String men = "4k3/8/8/8/8/8/8/4K2R";
        assertEquals(men + " w - - 0 1", Fen.write(with(men, FenProblem.FIELDS_MISSING)));
        assertEquals(men + " b - - 0 1", Fen.write(with(men + " b", FenProblem.FIELDS_MISSING)));
        assertEquals(men + " w K - 0 1", Fen.write(with(men + " w K", FenProblem.FIELDS_MISSING)));
        assertEquals(men + " w K - 0 1", Fen.write(with(men + " w K -", FenProblem.FIELDS_MISSING)));
        assertEquals(men + " w K - 9 1", Fen.write(with(men + " w K - 9", FenProblem.FIELDS_MISSING)));
    }

    @Test
    void blanksUnderscoresAndCapitalsAreForgiven() {
        assertTrue(good("  " + INITIAL.replace(" ", "   ") + "  ").samePosition(Position.initial()));
        assertTrue(good(INITIAL.replace(" ", "_")).samePosition(Position.initial()));
        assertTrue(good(INITIAL.replace(" w ", " W ")).samePosition(Position.initial()));
    }

    @Test
    void countersThatAreNoNumbersAreTold() {
        for (String clock : new String[] {"x", "-1", "1.5", "99999999999"}) {
            assertEquals(
                    0,
                    with("4k3/8/8/8/8/8/8/4K3 w - - " + clock + " 1", FenProblem.BAD_COUNTER)
                            .halfmoveClock());
        }
        assertEquals(1, good("4k3/8/8/8/8/8/8/4K3 w - - 0 0").fullmoveNumber());
        assertEquals(0, good("4k3/8/8/8/8/8/8/4K3 w - - - -").halfmoveClock());
    }

    @Test
    void impossiblePositionsAreRefusedWithTheirReasons() {
        refused("", FenProblem.MALFORMED_BOARD);
        refused("   ", FenProblem.MALFORMED_BOARD);
        refused("garbage", FenProblem.MALFORMED_BOARD);
        refused("xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenProblem.MALFORMED_BOARD);
        refused("8/7P/8/8/1k15/8/P7/K7 w - - 0 1", FenProblem.WRONG_DIMENSIONS);
        refused("rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenProblem.WRONG_DIMENSIONS);
        refused("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenProblem.WRONG_DIMENSIONS);
        refused("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1", FenProblem.WRONG_DIMENSIONS);
        refused("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenProblem.WRONG_DIMENSIONS);
        refused("rnbqkbnr/pppppppp/8/8/8/8/RNBQKBNR w KQkq - 0 1", FenProblem.WRONG_DIMENSIONS);
        refused("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", FenProblem.BAD_SIDE_TO_MOVE);
        refused("8/8/8/8/8/8/8/8 w - - 0 1", FenProblem.KING_COUNT);
        refused("4k2k/8/8/8/8/8/8/4K3 w - - 0 1", FenProblem.KING_COUNT);
        refused("4k3/8/8/8/8/8/8/8 w - - 0 1", FenProblem.KING_COUNT);
        refused("P3k3/8/8/8/8/8/8/4K2p w - - 0 1", FenProblem.PAWN_ON_BACK_RANK);
        refused("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", FenProblem.OPPONENT_IN_CHECK);
        refused("8/8/8/8/8/8/4k3/4K3 w - - 0 1", FenProblem.OPPONENT_IN_CHECK);
        refused("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", FenProblem.TOO_MANY_MEN);
        refused("qqqqkqqq/qqqqqqqq/q7/8/8/8/8/4K3 b - - 0 1", FenProblem.TOO_MANY_MEN);
        refused("4k3/p7/8/8/8/8/8/4K3 x - - 0 1", FenProblem.BAD_SIDE_TO_MOVE);
    }

    @Test
    void morePromotedMenThanPawnsAreToldButTaken() {
        with("qqqqkqqq/qqq5/8/8/8/8/8/4K3 b - - 0 1", FenProblem.TOO_MANY_PROMOTED);
        with("2b1b1k1/1b1p1b2/b1pPp3/1pP1Pp2/pP3Pp1/P5Pp/7P/4K3 w - - 0 1", FenProblem.TOO_MANY_PROMOTED);
    }

    @Test
    void movesOfManyQueensFitTheArray() {
        Random random = new Random(6);
        int most = 0;
        for (int i = 0; i < 3000; i++) {
            char[] board = "1".repeat(64).toCharArray();
            for (int queen = 0; queen < 8 + i % 24; queen++) {
                board[random.nextInt(64)] = 'Q';
            }
            board[random.nextInt(32)] = 'K';
            board[32 + random.nextInt(32)] = 'k';
            StringBuilder fen = new StringBuilder();
            for (int rank = 0; rank < 8; rank++) {
                fen.append(rank > 0 ? "/" : "").append(board, rank * 8, 8);
            }
            String men = fen.toString();
            for (int n = 8; n > 1; n--) {
                men = men.replace("1".repeat(n), "" + n);
            }
            FenResult read = Fen.parseSetUp(men + " w - - 0 1");
            if (read.position().isPresent()) {
                most = Math.max(most, read.position().get().legalMoves(new int[Position.MAX_MOVES]));
            }
        }
        assertTrue(most > 60, "" + most);
    }

    @Test
    void severalReasonsAreToldTogether() {
        refused(
                "PPPPPPPP/PPPP4/8/8/8/8/8/8 x",
                FenProblem.FIELDS_MISSING,
                FenProblem.BAD_SIDE_TO_MOVE,
                FenProblem.KING_COUNT,
                FenProblem.PAWN_ON_BACK_RANK,
                FenProblem.TOO_MANY_MEN);
    }

    @Test
    void anInitialArrayWithMovedKingAndRightsIsChess960() {
        assertTrue(
                good("bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1").chess960());
        assertTrue(Fen.parse(INITIAL, true).position().orElseThrow().chess960());
        assertTrue(Fen.parse(INITIAL, true).position().orElseThrow().samePosition(Position.initial()));
    }
}
