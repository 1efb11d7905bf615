package org.pgnarbiter.audit;

import java.util.Locale;

/** How the record stands to the law; the first that fits. */
public enum Verdict {
    /** Another game than chess, or an impossible start. */
    NOT_JUDGED,
    /** The moves stop before the game does, and no automatic end came before. */
    PARTIAL,
    /** Result tag and movetext give two different results. */
    CONFLICT,
    /** No result is recorded and nothing forces one. */
    UNFINISHED,
    /** Nothing forces a result; the recorded one may well be right. */
    OPEN,
    /** The law forces the recorded result. */
    AGREES,
    /** The law forces another result. */
    CONTRADICTS;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word of the tables. */
    public String word() {
        return word;
    }
}
