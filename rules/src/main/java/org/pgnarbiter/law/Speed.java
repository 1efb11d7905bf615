package org.pgnarbiter.law;

import java.util.Locale;

/** Speed classes as the sites use them: seconds for forty moves, that is base + 40 x increment. */
public enum Speed {
    /** Under three minutes. */
    BULLET,
    /** Under eight minutes. */
    BLITZ,
    /** Under 25 minutes. */
    RAPID,
    /** Longer. */
    CLASSICAL,
    /** Days for a move. */
    CORRESPONDENCE;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word of the tables. */
    public String word() {
        return word;
    }

    /** The class of a time for the whole game in seconds. */
    public static Speed of(int baseSeconds, int incrementSeconds) {
        long forty = baseSeconds + 40L * incrementSeconds;
        if (forty < 180) {
            return BULLET;
        }
        if (forty < 480) {
            return BLITZ;
        }
        return forty < 1500 ? RAPID : CLASSICAL;
    }
}
