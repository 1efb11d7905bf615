package org.pgnarbiter.audit;

import org.pgnarbiter.law.Speed;

/**
 * The TimeControl tag: {@code 300+3}, {@code 60}, {@code 40/7200:3600}, {@code 1/86400}, {@code *180}. An answer is one
 * long: base seconds of the first period in the upper half, increment in the lower half, each -1 if not said.
 */
public final class TimeControl {

    /** Nothing is said, or it cannot be read. */
    public static final long UNKNOWN = pack(-1, -1);

    /** A move that may take so many seconds is sent, not played: six hours. */
    private static final int LONG_MOVE = 6 * 3600;

    private TimeControl() {}

    /** Base and increment of a TimeControl tag. */
    public static long parse(CharSequence text) {
        return text == null ? UNKNOWN : period(text, Words.start(text));
    }

    /** Reads one period that starts at an index. */
    private static long period(CharSequence text, int start) {
        int end = Words.end(text);
        int i = start < end && text.charAt(start) == '*' ? start + 1 : start;
        int digits = digitsEnd(text, i, end);
        boolean moves = digits > i && digits < end && text.charAt(digits) == '/';
        if (moves) {
            i = digits + 1;
            digits = digitsEnd(text, i, end);
        }
        int base = number(text, i, digits);
        if (base < 0) {
            return UNKNOWN;
        }
        if (digits == end || text.charAt(digits) == ':') {
            return pack(base, moves ? -1 : 0);
        }
        if (text.charAt(digits) != '+') {
            return UNKNOWN;
        }
        int increment = number(text, digits + 1, digitsEnd(text, digits + 1, end));
        return increment < 0 ? UNKNOWN : pack(base, increment);
    }

    /** Base seconds, or -1. */
    public static int base(long control) {
        return (int) (control >> 32);
    }

    /** Increment in seconds, or -1. */
    public static int increment(long control) {
        return (int) control;
    }

    /** Seconds for sixty moves as FIDE counts them, base and sixty increments over all periods, or -1. */
    public static int fideSeconds(CharSequence text) {
        long first = parse(text);
        if (first == UNKNOWN) {
            return -1;
        }
        int colon = Words.indexOf(text, ":");
        if (colon < 0) {
            int moves = moves(text);
            return moves > 0
                    ? (int) Math.min(Integer.MAX_VALUE, 60L * base(first) / moves)
                    : base(first) + 60 * Math.max(0, increment(first));
        }
        long seconds = base(first);
        for (int i = colon; i < text.length(); i++) {
            long period = text.charAt(i) == ':' ? period(text, i + 1) : UNKNOWN;
            if (period != UNKNOWN) {
                seconds += base(period) + 60L * Math.max(0, increment(period));
            }
        }
        return (int) Math.min(Integer.MAX_VALUE, seconds);
    }

    /**
     * The speed class, or null if it is not known.
     *
     * @param event the Event tag, which for correspondence games of Lichess is all there is; may be null
     */
    public static Speed speed(CharSequence text, CharSequence event) {
        long control = parse(text);
        if (control == UNKNOWN) {
            return Words.is(text, "-") && Words.containsWord(event, "correspondence") ? Speed.CORRESPONDENCE : null;
        }
        int moves = moves(text);
        if (moves > 0 && base(control) / moves >= LONG_MOVE) {
            return Speed.CORRESPONDENCE;
        }
        return moves > 0 || Words.contains(text, ":")
                ? Speed.of(fideSeconds(text), 0)
                : Speed.of(base(control), Math.max(0, increment(control)));
    }

    /** What the name of an event says of its pace, or null: for the many scores without a TimeControl tag. */
    static Speed speedOfEvent(CharSequence event) {
        if (event == null) {
            return null;
        }
        if (Words.contains(event, "bullet")) {
            return Speed.BULLET;
        }
        if (Words.contains(event, "blitz") || Words.contains(event, "armageddon")) {
            return Speed.BLITZ;
        }
        if (Words.contains(event, "rapid") || Words.containsWord(event, "active") || Words.contains(event, "rápid")) {
            return Speed.RAPID;
        }
        return null;
    }

    /** Number of moves of the first period, 0 if it is for the whole game. */
    private static int moves(CharSequence text) {
        int from = Words.start(text);
        int digits = digitsEnd(text, from, text.length());
        return digits < text.length() && text.charAt(digits) == '/' ? Math.max(0, number(text, from, digits)) : 0;
    }

    private static long pack(int base, int increment) {
        return (long) base << 32 | increment & 0xFFFFFFFFL;
    }

    private static int digitsEnd(CharSequence text, int from, int to) {
        int i = from;
        while (i < to && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            i++;
        }
        return i;
    }

    private static int number(CharSequence text, int from, int to) {
        if (from >= to || to - from > 8) {
            return -1;
        }
        int value = 0;
        for (int i = from; i < to; i++) {
            value = value * 10 + text.charAt(i) - '0';
        }
        return value;
    }
}
