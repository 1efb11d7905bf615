package org.pgnarbiter.law;

import java.util.Locale;

/** How sure a statement about a rule is; the order is from weak to strong. */
public enum Confidence {
    /** Nothing was found; the value is a decision, not a fact. */
    NONE,
    /** Hearsay, or inferred. */
    LOW,
    /** One secondary source, or the text is known but not the exact day. */
    MEDIUM,
    /** The text itself was read, or two independent sources agree. */
    HIGH;

    /** The word of the tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
