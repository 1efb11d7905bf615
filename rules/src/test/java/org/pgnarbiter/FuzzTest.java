package org.pgnarbiter;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pgnarbiter.audit.CountTarget;
import org.pgnarbiter.audit.RecordTarget;
import org.pgnarbiter.board.FenTarget;
import org.pgnarbiter.board.SanTarget;
import org.pgnarbiter.board.WrittenSanTarget;
import org.pgnarbiter.pgn.SplitterTarget;
import org.pgnarbiter.replay.PgnTarget;
import org.pgnarbiter.testkit.Effort;
import org.pgnarbiter.testkit.FuzzTarget;
import org.pgnarbiter.testkit.Fuzzer;

/** A short run of each fuzz target, always the same one. For long ones see {@link Fuzzer} and the profile {@code fuzz}. */
class FuzzTest {
    private static final FuzzTarget[] TARGETS = {
        new PgnTarget(),
        new SplitterTarget(),
        new SanTarget(),
        new WrittenSanTarget(),
        new FenTarget(),
        new RecordTarget(),
        new CountTarget()
    };

    @ParameterizedTest
    @CsvSource({"0, 10000", "1, 40000", "2, 150000", "3, 10000", "4, 50000", "5, 100000", "6, 10000"})
    void anyBytesKeepTheRules(int target, int times) {
        Fuzzer fuzzer = new Fuzzer(TARGETS[target], 7);
        fuzzer.run((long) times * Effort.rounds());
        System.out.printf(
                "fuzz: %s: %,d executions, %,d outcomes%n",
                TARGETS[target].getClass().getSimpleName(), fuzzer.executions(), fuzzer.kept());
        // A target whose inputs all end the same way tests nothing.
        assertTrue(fuzzer.kept() > 50, () -> fuzzer.kept() + " outcomes");
    }
}
