package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PackedKeyTest {
    private final int[] moves = new int[Position.MAX_MOVES];

    @Test
    void everyPositionOfRandomGamesSurvivesPacking() {
        for (String start : new String[] {
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
            "4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1"
        }) {
            Random random = new Random(4);
            for (int game = 0; game < 40; game++) {
                survive(Fen.parse(start).position().orElseThrow(), random);
            }
        }
    }

    private void survive(Position position, Random random) {
        int men = Long.bitCount(position.occupied());
        for (int ply = 0; ply < 120; ply++) {
            Position copy = position.copy();
            long[] key = packed(position, Position.packedLength(men));
            copy.unpack(key, 0);
            assertTrue(copy.samePosition(position), () -> copy + " " + position);
            assertEquals(position.hash(), copy.hash());
            assertEquals(position.inCheck(), copy.inCheck());
            int count = position.legalMoves(moves);
            int[] expected = Arrays.copyOf(moves, count);
            assertEquals(count, copy.legalMoves(moves));
            assertArrayEquals(expected, Arrays.copyOf(moves, count));
            assertArrayEquals(key, packed(copy, key.length));
            if (count == 0) {
                return;
            }
            position.play(expected[random.nextInt(count)]);
        }
    }

    @Test
    void rightsAndEnPassantAreInTheKey() {
        String[] fens = {
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
            "4k3/8/8/8/8/8/8/R3K2R b - - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"
        };
        for (String one : fens) {
            for (String other : fens) {
                boolean same = Arrays.equals(
                        packed(Fen.parse(one).position().orElseThrow(), 3),
                        packed(Fen.parse(other).position().orElseThrow(), 3));
                assertEquals(one.equals(other), same, one + " " + other);
            }
        }
    }

    private static long[] packed(Position position, int length) {
        long[] key = new long[length];
        position.pack(key, 0, length);
        return key;
    }
}
