package org.pgnarbiter.audit;

import java.util.Locale;

/** Why a game is judged by the rule sets it is judged by. */
public enum Basis {
    /** A site's own game, or engine software. */
    SITE,
    /** The first day of the event. */
    EVENT_DATE,
    /** The day of the game. */
    DATE,
    /** The date is partial or unreadable: every set it can mean. */
    PARTIAL,
    /** Only the day of the game is known and the Laws changed shortly before: the event may have begun earlier. */
    BOUNDARY,
    /** No date at all: today's Laws. */
    NONE,
    /** The command line or the events file said so. */
    OVERRIDE;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word of the tables. */
    public String word() {
        return word;
    }
}
