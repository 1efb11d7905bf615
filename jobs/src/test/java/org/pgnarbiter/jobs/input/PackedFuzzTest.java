package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.Effort;
import org.pgnarbiter.testkit.Fuzzer;

/** A short run of the fuzz target of packed files, always the same one. */
class PackedFuzzTest {
    @Test
    void damagedPacksGiveTheSameGamesHoweverTheyAreCut() {
        Fuzzer fuzzer = new Fuzzer(new PackedTarget(), 7);
        fuzzer.run(3_000L * Effort.rounds());
        System.out.printf("fuzz: packed: %,d executions, %,d outcomes%n", fuzzer.executions(), fuzzer.kept());
        assertTrue(fuzzer.kept() > 20, () -> fuzzer.kept() + " outcomes");
    }
}
