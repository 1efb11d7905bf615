package org.pgnarbiter.audit;

import java.util.Locale;

/** How sure the way is in which a game ended. */
public enum Certainty {
    /** The board shows it, or the record says it and nothing speaks against it. */
    CERTAIN,
    /** The usual explanation. */
    LIKELY,
    /** Several explanations are as good. */
    UNKNOWN;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word of the tables. */
    public String word() {
        return word;
    }
}
