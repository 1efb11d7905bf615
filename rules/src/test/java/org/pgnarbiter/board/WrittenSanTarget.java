package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * The bytes choose a start, one of Chess960's too, and moves: in the position reached every legal move is written as its
 * own word, in letters and in coordinates, and read back as itself.
 */
public final class WrittenSanTarget implements FuzzTarget {
    private static final String[] OTHER = {
        "N3N3/8/2n1n3/1Q1Q4/4k3/1Q1Q4/6K1/R2R3R b - - 0 1",
        "2r1k3/1P4P1/8/3pP3/3Pp3/8/1p4p1/2R1K3 w - d6 0 1",
        "8/5k2/2N1N3/1Q1Q4/8/1Q1Q4/6K1/R2R3R w - - 0 1",
        "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1"
    };

    private final String[] chess960 = Chess960Starts.arrays().stream()
            .map(array -> Chess960Starts.fen(array, array))
            .toArray(String[]::new);
    private final LenientSan lenient = new LenientSan();
    private final int[] legal = new int[Position.MAX_MOVES];
    private final byte[] text = new byte[64];

    @Override
    public List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        Random random = new Random(2);
        for (int i = 0; i < 300; i++) {
            byte[] seed = new byte[2 + random.nextInt(40)];
            random.nextBytes(seed);
            seeds.add(seed);
        }
        return seeds;
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes("\0", "\u0001", "\u0007", " ", "@", "\u007f");
    }

    @Override
    public int longest() {
        return 60;
    }

    @Override
    public int run(byte[] input) {
        if (input.length < 2) {
            return 0;
        }
        int start = (input[0] & 0xFF) << 8 | input[1] & 0xFF;
        Position position;
        if (start % 3 == 0) {
            position = Fen.parse(OTHER[start / 3 % OTHER.length]).position().orElseThrow();
        } else if (start % 3 == 1) {
            position = Position.initial();
        } else {
            position = Fen.parse(chess960[start / 3 % chess960.length], true)
                    .position()
                    .orElseThrow();
        }
        int count = position.legalMoves(legal);
        for (int i = 2; i < input.length && count > 0; i++) {
            position.play(legal[(input[i] & 0xFF) % count]);
            count = position.legalMoves(legal);
        }
        int seen = 0;
        for (int i = 0; i < count; i++) {
            int move = legal[i];
            String word = San.write(position, move);
            int length = word.length();
            for (int k = 0; k < length; k++) {
                text[k] = (byte) word.charAt(k);
            }
            Arrays.fill(text, length, length + 16, (byte) 0);
            long read = San.read(position, text, 0);
            assertTrue(read != San.REFUSED, word);
            assertEquals(move, San.move(read), word);
            // Looking at all pairs would take longer than everything else: one neighbour, and the lenient reader, which
            // knows of words that fit several moves.
            if (i == (input[input.length - 1] & 0xFF) % count) {
                assertEquals(LenientSan.Outcome.LEGAL, lenient.read(word, position, PieceLetters.ENGLISH), word);
                assertEquals(move, lenient.move(), word);
                assertTrue(lenient.spellings().isEmpty(), word);
                assertEquals(move, Moves.parseUci(Moves.uci(move, position.chess960()), position), word);
                Position after = position.copy();
                after.play(move);
                assertEquals(word.endsWith("#"), after.isCheckmate(), word);
                assertEquals(word.endsWith("+") || word.endsWith("#"), after.inCheck(), word);
            }
            seen |= 1 << length | (word.indexOf('x') > 0 ? 1 << 12 : 0) | Moves.kind(move) << 13;
        }
        Position again =
                Fen.parse(Fen.write(position), position.chess960()).position().orElseThrow();
        assertTrue(again.samePosition(position));
        return seen * 64 + count % 64;
    }
}
