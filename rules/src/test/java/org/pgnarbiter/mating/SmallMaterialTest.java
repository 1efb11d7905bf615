package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Bare material, where complete enumeration has shown what is true of every legal position. Some thousand positions of each
 * class; {@code mating.small} sets how many.
 */
class SmallMaterialTest {
    private static final int POSITIONS = Integer.getInteger("mating.small", 250);

    private final MatingAnalyzer analyzer = new MatingAnalyzer();
    private final Random random = new Random(5);
    private final int[] moves = new int[Position.MAX_MOVES];

    @Test
    void materialThatAlwaysMatesUnlessItIsTakenByForceOrStalemate() {
        for (String men : new String[] {"KRk", "KQk", "KNNk", "KRRk", "KQQk", "KRkn", "KRkb"}) {
            for (int i = 0; i < POSITIONS; i++) {
                Position position = draw(men);
                check(position, position.sideToMove() == 0 || !isOver(position), men);
            }
        }
    }

    @Test
    void materialThatNeverMates() {
        for (String men : new String[] {"Kk", "KNk", "KBk", "KNkq", "KNkqq", "KBkr", "KBkq"}) {
            for (int i = 0; i < POSITIONS; i++) {
                check(draw(men), false, men);
            }
        }
    }

    @Test
    void bishopsOfOneColourNeverMateAndOfBothAlmostAlways() {
        for (String men : new String[] {"KBBk", "KBkb"}) {
            for (int i = 0; i < POSITIONS; i++) {
                Position position = draw(men);
                long bishops = position.pieces(0, Position.BISHOP) | position.pieces(1, Position.BISHOP);
                boolean both = (bishops & Steps.DARK) != 0 && (bishops & ~Steps.DARK) != 0;
                // The exceptions of mixed bishops need their own proof: only what is certain is asked here.
                if (!both || position.sideToMove() == 0 && position.legalMoves(moves) > 8) {
                    check(position, both, men);
                }
            }
        }
    }

    @Test
    void oneMinorMansFewExceptionsAreForcedLosses() {
        for (String men : new String[] {"KNkn", "KNkb", "KNkp", "KBkn", "KBkp", "KBNk"}) {
            for (int i = 0; i < POSITIONS / 5; i++) {
                Position position = draw(men);
                MatingAnswer answer = analyzer.answer(position, 0, MatingBudget.MATE);
                if (answer.canMate() == CanMate.NO) {
                    assertNotEquals(CanMate.YES, SlowChess.exhaust(position, 0, 20_000), men + " " + position);
                } else {
                    assertTrue(SlowChess.mates(position, answer.uciLine(position), 0), men + " " + position);
                }
            }
        }
    }

    @Test
    void twoBishopsOfBothColoursHaveExceptions() {
        // Whatever White does, Black is stalemated or takes a bishop.
        Position position =
                Fen.parse("kB6/8/BK6/8/8/8/8/8 w - - 0 1").position().orElseThrow();
        MatingAnswer answer = analyzer.answer(position, 0, MatingBudget.AUDIT);
        assertEquals(CanMate.NO, answer.canMate(), answer.toString());
        // What is left after the capture fills more of the board than the slow checker counts, but no mate is met.
        assertNotEquals(CanMate.YES, SlowChess.exhaust(position, 0, 20_000));
    }

    private void check(Position position, boolean expected, String men) {
        MatingAnswer answer = analyzer.answer(position, 0, MatingBudget.AUDIT);
        assertEquals(expected ? CanMate.YES : CanMate.NO, answer.canMate(), men + " " + position + " " + answer);
        if (expected) {
            assertTrue(SlowChess.mates(position, answer.uciLine(position), 0), men + " " + position);
        }
    }

    /** Black to move is stalemated, or may only take. Checkmate is no such end. */
    private boolean isOver(Position position) {
        int count = position.legalMoves(moves);
        if (count == 0) {
            return !position.inCheck();
        }
        for (int i = 0; i < count; i++) {
            if (position.pieceAt(Moves.to(moves[i])) < 0) {
                return false;
            }
        }
        return count <= 2 && leavesTooLittle(position);
    }

    /** The theorem is about the last man; with two queens or rooks a forced capture leaves enough. */
    private static boolean leavesTooLittle(Position position) {
        return Long.bitCount(position.occupied(0)) == 2 || position.pieces(0, Position.KNIGHT) != 0;
    }

    private Position draw(String men) {
        while (true) {
            char[] board = new char[64];
            for (char man : men.toCharArray()) {
                int square = random.nextInt(64);
                boolean edge = man == 'p' && (square < 8 || square >= 56);
                if (board[square] == 0 && !edge) {
                    board[square] = man;
                }
            }
            StringBuilder fen = new StringBuilder();
            int placed = 0;
            for (int rank = 7; rank >= 0; rank--) {
                for (int file = 0; file < 8; file++) {
                    char man = board[rank * 8 + file];
                    int last = fen.length() - 1;
                    if (man != 0) {
                        fen.append(man);
                        placed++;
                    } else if (last >= 0 && Character.isDigit(fen.charAt(last))) {
                        fen.setCharAt(last, (char) (fen.charAt(last) + 1));
                    } else {
                        fen.append('1');
                    }
                }
                fen.append(rank > 0 ? "/" : "");
            }
            Optional<Position> position = Fen.parse(fen + (random.nextBoolean() ? " w" : " b") + " - - 0 1")
                    .position();
            if (placed == men.length() && position.isPresent()) {
                return position.get();
            }
        }
    }
}
