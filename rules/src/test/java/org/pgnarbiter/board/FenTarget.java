package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.pgnarbiter.testkit.FuzzTarget;

/** Any FEN is refused with a reason, or is a position that is written as itself and can be played from. */
public final class FenTarget implements FuzzTarget {
    private final int[] legal = new int[Position.MAX_MOVES];

    @Override
    public List<byte[]> seeds() {
        return FuzzTarget.bytes(
                "r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 3 17",
                "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 b GBgb - 0 1",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "8/8/8/8/8/8/8/K1k5 w - - 149 5949",
                "7k/5Q2/6K1/8/8/8/8/8 b");
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes(
                "/",
                "8",
                "1",
                "p",
                "P",
                "k",
                "K",
                "q",
                "R",
                " ",
                " w",
                " b",
                " -",
                " KQkq",
                " HAha",
                "e3",
                "d6",
                "0",
                "99",
                "2147483648",
                "rnbqkbnr",
                "PPPPPPPP",
                "N/",
                "b",
                "\t",
                "\u00e9",
                "-1",
                "+",
                "[pp]",
                "1+1",
                "3-3");
    }

    @Override
    public int longest() {
        return 120;
    }

    @Override
    public int run(byte[] input) {
        String fen = new String(input, StandardCharsets.ISO_8859_1);
        int classical = check(Fen.parse(fen));
        int chess960 = check(Fen.parse(fen, true));
        int setUp = check(Fen.parseSetUp(fen));
        assertTrue(setUp >= 0 || classical < 0, "a game's position can be set up");
        return classical * 31 * 31 + chess960 * 31 + setUp;
    }

    private int check(FenResult result) {
        if (result.position().isEmpty()) {
            assertTrue(!result.problems().isEmpty());
            return -1 - bits(result);
        }
        Position position = result.position().get();
        String written = Fen.write(position);
        Position again = Fen.parse(written, position.chess960()).position().orElse(null);
        if (again == null) {
            again = Fen.parseSetUp(written).position().orElseThrow(() -> new AssertionError(written));
        }
        assertTrue(position.samePosition(again), written);
        assertEquals(position.hash(), again.hash());
        assertEquals(written, Fen.write(again));
        int count = position.legalMoves(legal);
        assertEquals(count > 0, position.hasLegalMove());
        assertEquals(count == 0 && position.inCheck(), position.isCheckmate());
        assertEquals(count == 0 && !position.inCheck(), position.isStalemate());
        int first = 0;
        if (count > 0) {
            again.play(legal[count / 2]);
            first = Fen.write(again).length();
        }
        return bits(result) * 64 + Math.min(count, 40) + first % 8 * 4096;
    }

    private static int bits(FenResult result) {
        int bits = 0;
        for (FenProblem problem : result.problems()) {
            bits |= 1 << problem.ordinal();
        }
        return bits;
    }
}
