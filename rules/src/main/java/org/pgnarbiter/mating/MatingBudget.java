package org.pgnarbiter.mating;

/**
 * How far to search: a number of positions, never time, so that results are the same on every run and machine.
 *
 * @param positions most positions the last tier, the exact closure, keeps; it needs up to 60 bytes of memory for each. The
 *     tiers before it have caps of their own that depend on this number
 */
public record MatingBudget(int positions) {
    /** For every final position of a corpus: at most 50 ms a position on a slow core, memory of about 2 MB. */
    public static final MatingBudget AUDIT = new MatingBudget(24_000);
    /** For a question asked by a person: about four million positions, seconds, up to 250 MB. */
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
