package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * Any word, after a byte that picks a position: the fast reader reads nothing that the lenient one reads otherwise,
 * playing is reading and then playing, and neither reads what is not legal.
 */
public final class SanTarget implements FuzzTarget {
    private static final int LONGEST = 24;
    private static final String[] STARTS = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R w KQkq d6 0 1",
        "r3k2r/1P4P1/8/3pP3/3Pp3/8/1p4p1/R3K2R b KQkq - 0 1",
        "N3N3/8/2n1n3/1Q1Q4/4k3/1Q1Q4/6K1/R2R3R b - - 0 1",
        "4k3/8/2N1N3/1Q1Q4/8/1Q1Q4/6K1/R2R3R w - - 0 1",
        "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1",
        "4k3/8/8/3pP3/1b6/8/3N4/4K3 w - d6 0 1",
        "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1",
        "4k3/4r3/8/8/8/8/4B3/R3K2R w KQ - 0 1",
        "7k/P6P/8/8/8/8/p6p/K7 b - - 0 1"
    };

    private final Position[] positions;
    private final LenientSan lenient = new LenientSan();
    private final LenientSan foreign = new LenientSan();
    private final int[] legal = new int[Position.MAX_MOVES];
    private final byte[] text = new byte[LONGEST + 64];
    private final Position played = Position.initial();

    /** Positions of a few random games, and some with every kind of move. */
    public SanTarget() {
        List<Position> all = new ArrayList<>();
        Random random = new Random(1);
        for (String start : STARTS) {
            Position position = Fen.parse(start).position().orElseThrow();
            all.add(position.copy());
            for (int ply = 0; ply < 24; ply++) {
                int count = position.legalMoves(legal);
                if (count == 0) {
                    break;
                }
                position.play(legal[random.nextInt(count)]);
                if (ply % 2 == 1) {
                    all.add(position.copy());
                }
            }
        }
        positions = all.toArray(new Position[0]);
    }

    @Override
    public List<byte[]> seeds() {
        List<byte[]> seeds = new ArrayList<>();
        for (int i = 0; i < positions.length; i++) {
            int count = positions[i].legalMoves(legal);
            for (int k = 0; k < count; k += 7) {
                byte[] san = San.write(positions[i], legal[k]).getBytes(StandardCharsets.UTF_8);
                byte[] seed = new byte[san.length + 1];
                seed[0] = (byte) i;
                System.arraycopy(san, 0, seed, 1, san.length);
                seeds.add(seed);
            }
        }
        return seeds;
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes(
                "a",
                "b",
                "c",
                "d",
                "e",
                "f",
                "g",
                "h",
                "1",
                "2",
                "3",
                "4",
                "5",
                "6",
                "7",
                "8",
                "N",
                "B",
                "R",
                "Q",
                "K",
                "P",
                "O-O",
                "O-O-O",
                "0-0",
                "oo",
                "x",
                ":",
                "-",
                "=",
                "=Q",
                "(Q)",
                "/N",
                "+",
                "#",
                "++",
                "!",
                "?",
                "e.p.",
                "ep",
                "e2e4",
                "e7-e8",
                "\u2658",
                "\u0435",
                "\u0430",
                "\u0421",
                "\u041e-\u041e",
                "\u2020",
                "\u2021",
                "\u2013",
                "\ufe0e",
                ",",
                "--",
                "Z0",
                "0000",
                "N@f3",
                "@",
                " ",
                ".",
                "{",
                "$",
                "*",
                "1-0",
                "null",
                "\u041a\u0440",
                "Sf3",
                "D",
                "T",
                "mat");
    }

    @Override
    public int longest() {
        return LONGEST;
    }

    @Override
    public int run(byte[] input) {
        if (input.length == 0) {
            return 0;
        }
        Position position = positions[(input[0] & 0xFF) % positions.length];
        int length = Math.min(input.length - 1, LONGEST);
        System.arraycopy(input, 1, text, 0, length);
        Arrays.fill(text, length, length + 32, (byte) 0);
        String word = new String(text, 0, length, StandardCharsets.UTF_8);
        long exact = San.read(position, text, 0);
        LenientSan.Outcome outcome = lenient.read(word, position, PieceLetters.ENGLISH);
        played.copyFrom(position);
        long again = San.play(played, text, 0, length);
        boolean reads = exact != San.REFUSED && San.end(exact) <= length;
        assertEquals(reads ? exact : San.REFUSED, again);
        int count = position.legalMoves(legal);
        if (reads) {
            int move = San.move(exact);
            assertTrue(isLegal(move, count));
            Position after = position.copy();
            after.play(move);
            assertTrue(after.samePosition(played) && after.hash() == played.hash() && after.state() == played.state());
            assertEquals(after.halfmoveClock(), played.halfmoveClock());
            assertEquals(after.fullmoveNumber(), played.fullmoveNumber());
        } else {
            assertTrue(position.samePosition(played));
        }
        if (outcome == LenientSan.Outcome.LEGAL) {
            assertTrue(isLegal(lenient.move(), count));
        } else {
            PieceLetters letters = PieceLetters.FOREIGN.get(length % PieceLetters.FOREIGN.size());
            if (foreign.read(word, position, letters) == LenientSan.Outcome.LEGAL) {
                assertTrue(isLegal(foreign.move(), count));
            }
        }
        boolean whole = reads && onlyMarks(San.end(exact), length);
        if (whole) {
            assertEquals(LenientSan.Outcome.LEGAL, outcome);
            assertEquals(San.move(exact), lenient.move());
            assertTrue(lenient.spellings().isEmpty());
        } else if (outcome == LenientSan.Outcome.LEGAL && !reads) {
            // What only the lenient reader reads is counted as a leniency.
            assertTrue(!lenient.spellings().isEmpty());
        }
        int how = reads ? 1 + Moves.kind(San.move(exact)) : 0;
        for (SanSpelling spelling : lenient.spellings()) {
            how |= 8 << spelling.ordinal();
        }
        return how * 8 + outcome.ordinal();
    }

    private boolean onlyMarks(int from, int to) {
        for (int i = from; i < to; i++) {
            if ("+#!?".indexOf(text[i]) < 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isLegal(int move, int count) {
        for (int i = 0; i < count; i++) {
            if (legal[i] == move) {
                return true;
            }
        }
        return false;
    }
}
