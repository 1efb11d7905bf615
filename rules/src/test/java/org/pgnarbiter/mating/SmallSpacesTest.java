package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every tier against brute force wherever the space of reachable positions is small enough to be known. How many comparisons
 * and from which seed: system properties {@code mating.compare} and {@code mating.seed}.
 */
class SmallSpacesTest {
    private static final int COMPARISONS = Integer.getInteger("mating.compare", 12_000);
    private static final long SEED = Long.getLong("mating.seed", 20261130L);
    private static final int LIMIT = Integer.getInteger("mating.limit", 1_500);

    @Test
    void noTierContradictsBruteForce() {
        Soundness soundness = new Soundness();
        soundness.run(COMPARISONS, LIMIT, new RandomSpaces(SEED, List.of()));
        System.out.println("soundness: " + soundness);
        assertEquals(List.of(), soundness.contradictions);
        for (RandomSpaces.Kind kind : RandomSpaces.Kind.values()) {
            // Every kind must have had its part.
            assertTrue(soundness.yes[kind.ordinal()] + soundness.no[kind.ordinal()] > 0, kind.name());
        }
    }
}
