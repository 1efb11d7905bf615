package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

class CornerWalkTest {
    private static final int POSITIONS = 60;

    private final CornerWalk walk = new CornerWalk();

    @ParameterizedTest
    @ValueSource(
            strings = {"Nn", "Nb", "Nr", "Np", "Npp", "Nqb", "Nnp", "Nbp", "Bn", "Bp", "Bpp", "Bnpp", "Brp", "BNp"})
    void aKnightOrBishopMatesWithTheHelpOfAMan(String men) {
        Random random = new Random(men.hashCode());
        int found = 0;
        for (int asked = 0; asked < POSITIONS; ) {
            Position position = Fen.parse(draw(men, random)).position().orElse(null);
            if (position == null || !position.hasLegalMove()) {
                continue;
            }
            asked++;
            found += mates(position, Position.WHITE) ? 1 : 0;
        }
        assertTrue(found > POSITIONS * 0.7, men + " " + found);
    }

    @Test
    void bothColoursMateInEveryCorner() {
        // White mates in the first two with the help of a black knight or pawn, Black in the others.
        String[] fens = {
            "8/8/8/3N4/8/1n6/5K2/7k b - - 0 1",
            "8/8/8/3N4/8/p7/2K5/k7 b - - 0 1",
            "7K/5k2/1N6/8/3n4/8/8/8 w - - 0 1",
            "K7/2k5/P7/8/3b4/8/8/8 w - - 0 1"
        };
        for (int i = 0; i < fens.length; i++) {
            Position position = Fen.parse(fens[i]).position().orElseThrow();
            assertTrue(mates(position, i / 2), fens[i]);
        }
    }

    @Test
    void nothingIsFoundWhereNothingIs() {
        assertFalse(
                mates(Fen.parse("8/8/4k3/8/8/4K3/8/6N1 w - - 0 1").position().orElseThrow(), Position.WHITE));
        assertFalse(
                mates(Fen.parse("8/8/4k3/b7/8/4K3/8/6B1 w - - 0 1").position().orElseThrow(), Position.WHITE));
        assertFalse(
                mates(Fen.parse("8/8/4k3/r7/8/4K3/8/6B1 w - - 0 1").position().orElseThrow(), Position.WHITE));
        assertFalse(
                mates(Fen.parse("8/8/4k3/q7/8/4K3/8/6N1 w - - 0 1").position().orElseThrow(), Position.WHITE));
    }

    @Test
    void thirtyMenOfTheLoserAreNotTooMany() {
        Position position = Fen.parseSetUp("nnnnnnnn/nnnnnnnn/nnnnnn2/8/nnnnnnn1/8/8/k1K4N w - - 0 1")
                .position()
                .orElseThrow();
        mates(position, Position.WHITE);
        assertTrue(walk.nodes() > 0);
    }

    /** Kings and men on squares of their own; pawns not on the last ranks. */
    private static String draw(String men, Random random) {
        char[] board = new char[64];
        for (char man : ("Kk" + men).toCharArray()) {
            int square;
            do {
                square = random.nextInt(64);
            } while (board[square] != 0 || man == 'p' && (square < 8 || square >= 56));
            board[square] = man;
        }
        StringBuilder fen = new StringBuilder();
        int empty = 0;
        for (int at = 0; at < 64; at++) {
            empty += board[at] == 0 ? 1 : 0;
            if (empty > 0 && (board[at] != 0 || at % 8 == 7)) {
                fen.append(empty);
                empty = 0;
            }
            fen.append(board[at] == 0 ? "" : board[at]).append(at % 8 == 7 && at < 63 ? "/" : "");
        }
        return fen + (random.nextBoolean() ? " w" : " b") + " - - 0 1";
    }

    /** Whether a line is found; then the slow checker plays it. */
    private boolean mates(Position position, int winner) {
        if (!walk.find(position, winner)) {
            return false;
        }
        SlowChess.confirm(position, walk.line(), winner);
        return true;
    }
}
