package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers of move sequences, which betray every mistake in making moves. */
class PerftTest {
    /** Lines with more nodes are left out. */
    private static final long LIMIT = Long.getLong("arbiter.perft", 200_000_000);

    private final int[][] moves = new int[10][Position.MAX_MOVES];
    private final Position[] line = new Position[10];

    PerftTest() {
        for (int i = 0; i < line.length; i++) {
            line[i] = Position.initial();
        }
    }

    @Test
    void standardPositionsHaveThePublishedNumbers() throws IOException {
        assertTrue(check("standard.perft") > 460_000_000L);
    }

    @Test
    void positionsThatTrippedOthersHaveThePublishedNumbers() throws IOException {
        assertTrue(check("published.perft") > 10_000_000);
    }

    @Test
    void chess960PositionsHaveTheNumbersOfTheSlowTwin() throws IOException {
        assertTrue(check("chess960.perft") > 2_000_000);
        slowly("chess960.perft");
    }

    @Test
    void randomPositionsHaveTheNumbersOfTheSlowTwin() throws IOException {
        assertTrue(check("random.perft") > 2_000_000);
        slowly("random.perft");
    }

    private record Line(String epd, int depth, long nodes) {}

    private static List<Line> lines(String file) throws IOException {
        List<Line> lines = new ArrayList<>();
        String epd = null;
        try (InputStream in = PerftTest.class.getResourceAsStream("/perft/" + file)) {
            for (String text : new String(in.readAllBytes(), StandardCharsets.US_ASCII).split("\n", -1)) {
                String[] words = text.split(" ", -1);
                if (words[0].equals("epd")) {
                    epd = text.substring(4);
                } else if (words[0].equals("perft")) {
                    lines.add(new Line(epd, Integer.parseInt(words[1]), Long.parseLong(words[2])));
                }
            }
        }
        return lines;
    }

    private long check(String file) throws IOException {
        long sum = 0;
        for (Line line : lines(file)) {
            if (line.nodes <= LIMIT) {
                Position position = Fen.parse(line.epd).position().orElseThrow();
                assertEquals(line.nodes, perft(position, line.depth), line::toString);
                sum += line.nodes;
            }
        }
        return sum;
    }

    /** The twin counts the small numbers again in every run. */
    private static void slowly(String file) throws IOException {
        for (Line line : lines(file)) {
            if (line.depth == 2) {
                assertEquals(line.nodes, SlowBoard.of(line.epd + " 0 1").perft(2), line::toString);
            }
        }
    }

    private long perft(Position position, int depth) {
        int count = position.legalMoves(moves[depth]);
        if (depth == 1) {
            return count;
        }
        long sum = 0;
        Position after = line[depth];
        for (int i = 0; i < count; i++) {
            after.copyFrom(position);
            after.play(moves[depth][i]);
            sum += perft(after, depth - 1);
        }
        return sum;
    }
}
