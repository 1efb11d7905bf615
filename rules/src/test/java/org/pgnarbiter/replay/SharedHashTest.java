package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pgnarbiter.board.Chess960Starts;
import org.pgnarbiter.board.FewKeys;
import org.pgnarbiter.testkit.Effort;

/** What no game has ever shown: different positions with one hash. The facts must not depend on it. */
class SharedHashTest {

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 0x8000_0000_0000_0100L, 0x1F, 0x3FF})
    void factsAreTheSameWherePositionsShareTheirHashes(long mask) throws Exception {
        Random random = new Random(mask);
        List<String> arrays = Chess960Starts.arrays();
        List<String> starts = ReplayTwinTest.STARTS;
        int[] repeated = new int[2];
        StringBuilder games = new StringBuilder();
        for (int game = 0; game < 120 * Effort.rounds(); game++) {
            boolean chess960 = game % 7 == 6;
            String fen = chess960
                    ? Chess960Starts.fen(arrays.get(random.nextInt(960)), arrays.get(random.nextInt(960)))
                    : starts.get(game % starts.size());
            games.append(
                    ReplayTwinTest.randomGame(new SlowFacts(fen), fen, chess960, random, game % 12 < 2 ? 400 : 100));
            games.append('\n');
        }
        String pgn = games.toString();
        ReadGame.each(pgn.getBytes(StandardCharsets.UTF_8), game -> {
            repeated[0] += game.facts.threefoldPly() > 0 ? 1 : 0;
            repeated[1] += game.facts.maxHalfmoveClock() > 150 ? 1 : 0;
        });
        assertTrue(repeated[0] > 10 && repeated[1] > 2, repeated[0] + " " + repeated[1]);
        try (URLClassLoader few = FewKeys.loader(mask)) {
            Class<?> there = few.loadClass(SharedHashTest.class.getName() + "$There");
            assertEquals(
                    There.facts(pgn), there.getMethod("facts", String.class).invoke(null, pgn));
            int hashes = (int) there.getMethod("hashes", String.class).invoke(null, pgn);
            assertTrue(hashes < There.hashes(pgn), hashes + " of " + There.hashes(pgn));
        }
    }

    /** What runs in both worlds; nothing of JUnit is there. */
    public static final class There {
        private There() {}

        /** The facts of all games of a text but for the hash of their moves, and how often each position had stood. */
        public static String facts(String pgn) {
            List<String> facts = new ArrayList<>();
            ReadGame.each(pgn.getBytes(StandardCharsets.UTF_8), game -> {
                StringBuilder repeats = new StringBuilder(SlowFacts.of(game.facts, game.finalFen()));
                GameTrace trace = game.replayer.trace();
                for (int i = 0; i < trace.repeats(); i++) {
                    repeats.append(' ').append(trace.repeatPly(i)).append(':').append(trace.repeatOccurrences(i));
                }
                facts.add(repeats.toString());
            });
            return String.join("\n", facts);
        }

        /** How many hashes the positions of all games have. */
        public static int hashes(String pgn) {
            Set<Long> hashes = new HashSet<>();
            ReadGame.each(pgn.getBytes(StandardCharsets.UTF_8), game -> {
                GameTrace trace = game.replayer.trace();
                for (int ply = 0; ply <= trace.plies(); ply++) {
                    hashes.add(trace.placementHash(ply));
                }
            });
            return hashes.size();
        }
    }
}
