package org.pgnarbiter.mating;

/**
 * How far to search: a number of positions, never time, so that results are the same on every run and machine.
 *
 * @param positions most positions the exact closure keeps. The searches together need up to 48 bytes of memory for each,
 *     a quarter more for walls with bishops, and 50 MB; the caps of all other tiers depend on this number or are fixed
 */
public record MatingBudget(int positions) {
    /** For every final position of a corpus: at most 50 ms a position, memory of about 3 MB. */
    public static final MatingBudget AUDIT = new MatingBudget(24_000);
    /** For a question asked by a person: about four million positions, some seconds at most for all but the hardest, up to 300 MB. */
    public static final MatingBudget MATE = new MatingBudget(4_000_000);

    /** The largest budget: what an index of the closure can number. */
    public static final int MAX_POSITIONS = 50_000_000;

    /** Checks the number: 1 to {@link #MAX_POSITIONS}. */
    public MatingBudget {
        if (positions < 1 || positions > MAX_POSITIONS) {
            throw new IllegalArgumentException("positions must be 1 to " + MAX_POSITIONS + ": " + positions);
        }
    }
}
