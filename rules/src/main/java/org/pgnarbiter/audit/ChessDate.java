package org.pgnarbiter.audit;

import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.pgn.TextRange;

/**
 * Dates of tags: {@code 2018.12.30}, also with - or / between, unknown parts as question marks.
 *
 * <p>A date is a range of days, packed into one long: first day in the upper half, last day in the lower half, both
 * yyyymmdd. A full date has equal halves; what cannot be read is the whole of time.
 */
public final class ChessDate {

    /** All days: the date is missing, unknown or unreadable. */
    public static final long UNKNOWN = pack(RuleSet.OPEN_START, RuleSet.OPEN_END);

    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    /** Older years are slips of the pen; the first recorded game of modern chess is of about 1475. */
    private static final int FIRST_YEAR = 1000;

    private static final int LAST_YEAR = 2999;

    private static final long ONES = 0x0101010101010101L;
    /** The bytes of {@code 0000.00.}, the first lowest. */
    private static final long DOTTED_ZEROS = 0x2E30302E30303030L;

    private static final long DOTS = 0xFF0000FF00000000L;
    private static final long NO_DIGIT = 0xF0F0F0F0F0F0F0F0L;

    private ChessDate() {}

    /** The range of days a date text can mean. */
    public static long range(CharSequence text) {
        if (text == null) {
            return UNKNOWN;
        }
        long usual = text instanceof TextRange range && range.length() == 10
                ? usual(range.eightFrom(0), range.charAt(8), range.charAt(9))
                : UNKNOWN;
        return usual != UNKNOWN ? usual : anyForm(text);
    }

    /**
     * The days that somebody means who is asked for a day, a month or a year. Other than in a record, which is read as far
     * as it can be, a month or a day that there is not is a mistake.
     *
     * @return {@link #UNKNOWN} for anything else
     */
    public static long exact(String text) {
        String[] parts = text.strip().split("[-./]", -1);
        long range = range(text);
        int numbers = 0;
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].chars().allMatch(c -> c >= '0' && c <= '9') && !parts[i].isEmpty()) {
                numbers += numbers == i ? 1 : 0;
            } else if (!parts[i].equals("?") && !parts[i].equals("??")) {
                return UNKNOWN;
            }
        }
        boolean there =
                numbers == 1 || numbers == 2 && first(range) / 100 == last(range) / 100 || numbers == 3 && full(range);
        return there && parts.length <= 3 ? range : UNKNOWN;
    }

    /**
     * The form most dates have, ten characters with dots; {@link #UNKNOWN} if it is not quite that.
     *
     * @param eight the first eight bytes, the first lowest
     */
    static long usual(long eight, char ninth, char tenth) {
        // Digits become their values, dots in their places 0.
        long digits = eight ^ DOTTED_ZEROS;
        int tens = ninth - '0';
        int ones = tenth - '0';
        if (((digits | digits + 6 * ONES) & NO_DIGIT | digits & DOTS) != 0
                || tens < 0
                || tens > 9
                || ones < 0
                || ones > 9) {
            return UNKNOWN;
        }
        int pairs = (int) digits * 10 + ((int) digits >>> 8);
        int year = (pairs & 255) * 100 + (pairs >>> 16 & 255);
        int month = (int) (digits >>> 40 & 15) * 10 + (int) (digits >>> 48 & 15);
        int day = tens * 10 + ones;
        if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1 || day > 28) {
            return UNKNOWN;
        }
        int date = year * 10000 + month * 100 + day;
        return pack(date, date);
    }

    private static long anyForm(CharSequence text) {
        int from = Words.start(text);
        int to = Words.end(text);
        int year = number(text, from, from + 4, to);
        if (year < FIRST_YEAR || year > LAST_YEAR || from + 4 < to && !separator(text.charAt(from + 4))) {
            return UNKNOWN;
        }
        int next = from + 5;
        int monthEnd = digitsEnd(text, next, to);
        int month = number(text, next, monthEnd, to);
        if (month < 1 || month > 12) {
            return pack(year * 10000 + 101, year * 10000 + 1231);
        }
        int first = year * 10000 + month * 100;
        int days = daysOf(year, month);
        if (monthEnd < to && !separator(text.charAt(monthEnd))) {
            return pack(first + 1, first + days);
        }
        int dayEnd = digitsEnd(text, monthEnd + 1, to);
        int day = number(text, monthEnd + 1, dayEnd, to);
        if (day < 1 || day > days || dayEnd < to && Words.letterOrDigit(text.charAt(dayEnd))) {
            return pack(first + 1, first + days);
        }
        return pack(first + day, first + day);
    }

    /** First day, yyyymmdd. */
    public static int first(long range) {
        return (int) (range >>> 32);
    }

    /** Last day, yyyymmdd. */
    public static int last(long range) {
        return (int) range;
    }

    /** Whether the range is one day. */
    public static boolean full(long range) {
        return first(range) == last(range);
    }

    /** The year if the range lies in one, else -1. */
    public static int year(long range) {
        int year = first(range) / 10000;
        return year > 0 && year == last(range) / 10000 ? year : -1;
    }

    /** Whether one range lies within another. */
    static boolean within(long inner, long outer) {
        return first(inner) >= first(outer) && last(inner) <= last(outer);
    }

    static long pack(int first, int last) {
        return (long) first << 32 | last;
    }

    /** The day so many days later; the number of days is small. */
    public static int plus(int day, int days) {
        int year = day / 10000;
        int month = day / 100 % 100;
        int date = day % 100 + days;
        while (date > daysOf(year, month)) {
            date -= daysOf(year, month);
            month++;
            if (month > 12) {
                month = 1;
                year++;
            }
        }
        return year * 10000 + month * 100 + date;
    }

    private static int daysOf(int year, int month) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month == 2 && leap ? 29 : DAYS[month - 1];
    }

    private static boolean separator(char c) {
        return c == '.' || c == '-' || c == '/';
    }

    private static int digitsEnd(CharSequence text, int from, int to) {
        int i = from;
        while (i < to && i < from + 2 && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
            i++;
        }
        return i;
    }

    /** The number written between two indexes, or -1. */
    private static int number(CharSequence text, int from, int end, int to) {
        if (end > to || from >= end) {
            return -1;
        }
        int value = 0;
        for (int i = from; i < end; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }
}
