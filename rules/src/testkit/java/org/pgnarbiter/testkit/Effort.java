package org.pgnarbiter.testkit;

/**
 * How much work random tests do: one round by default, {@code -Darbiter.effort=N} rounds when somebody has the time. The
 * first round has fixed seeds, so a plain build always does the same; a further round has its own.
 */
public final class Effort {
    private Effort() {}

    /** Number of rounds, 1 and up. */
    public static int rounds() {
        return Math.max(1, Integer.getInteger("arbiter.effort", 1));
    }
}
