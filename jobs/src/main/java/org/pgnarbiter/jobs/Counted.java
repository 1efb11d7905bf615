package org.pgnarbiter.jobs;

import java.util.Locale;

/** Numbers with what they count. */
final class Counted {
    private Counted() {}

    /** {@code 1 game}, {@code 1,000 games}. */
    static String of(long number, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", number, what, number == 1 ? "" : "s");
    }
}
