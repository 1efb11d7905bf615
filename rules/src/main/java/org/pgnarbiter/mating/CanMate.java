package org.pgnarbiter.mating;

import java.util.Locale;

/**
 * Whether a player can still checkmate by any series of legal moves, both sides helping (Laws 5.2.2, 6.9).
 */
public enum CanMate {
    /** Nothing proved: the quick tiers did not decide and nobody searched further. No proof of {@link #YES}. */
    OPEN(0),
    /** Proved: a line of legal moves ends in checkmate. */
    YES(1),
    /** Proved: no line of legal moves ends in checkmate. */
    NO(2),
    /** Searched to the budget without a proof either way. */
    UNDECIDED(3);

    private static final CanMate[] BY_CODE = values();

    private final int code;
    private final String word = name().toLowerCase(Locale.ROOT);

    CanMate(int code) {
        this.code = code;
    }

    /** Two bits, as in the codes of {@link MatingAnalyzer#quick}. */
    int code() {
        return code;
    }

    static CanMate ofCode(int code) {
        return BY_CODE[code];
    }

    /** Whether this is an answer that holds: yes or no. */
    public boolean proved() {
        return this == YES || this == NO;
    }

    /** The word in tables and JSON: {@code open}, {@code yes}, {@code no}, {@code undecided}. */
    public String word() {
        return word;
    }
}
