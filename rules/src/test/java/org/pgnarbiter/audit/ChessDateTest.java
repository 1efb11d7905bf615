package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.YearMonth;
import org.junit.jupiter.api.Test;

class ChessDateTest {

    private static String read(String text) {
        long range = ChessDate.range(text);
        return range == ChessDate.UNKNOWN ? "unknown" : ChessDate.first(range) + "-" + ChessDate.last(range);
    }

    @Test
    void fullDatesInAllThreeSpellings() {
        assertEquals("20181230-20181230", read("2018.12.30"));
        assertEquals("20181230-20181230", read("2018-12-30"));
        assertEquals("20181230-20181230", read(" 2018/12/30 "));
        assertEquals("20180105-20180105", read("2018.1.5"));
        assertTrue(ChessDate.full(ChessDate.range("2016.02.29")));
        assertEquals(2018, ChessDate.year(ChessDate.range("2018.12.30")));
    }

    @Test
    void partialDatesAreRanges() {
        assertEquals("19780101-19781231", read("1978.??.??"));
        assertEquals("19780701-19780731", read("1978.07.??"));
        assertEquals("19780101-19781231", read("1978"));
        assertEquals("19780101-19781231", read("1978.??.05"));
        assertEquals("20160201-20160229", read("2016.02.??"));
        assertFalse(ChessDate.full(ChessDate.range("1978.07.??")));
        assertEquals(1978, ChessDate.year(ChessDate.range("1978.??.??")));
    }

    @Test
    void impossibleDaysFallBackToWhatIsPossible() {
        assertEquals("20180201-20180228", read("2018.02.30"));
        assertEquals("20180101-20181231", read("2018.13.45"));
        assertEquals("20180101-20181231", read("2018.00.00"));
    }

    @Test
    void whoIsAskedForADayMustNameOneThatThereIs() {
        for (String there : new String[] {
            "1978-07-18", " 1978.7.18 ", "1978/07", "1978", "2016-02-29", "1978.??.??", "1978.07.??", "1978.??.05"
        }) {
            assertEquals(ChessDate.range(there), ChessDate.exact(there), there);
        }
        for (String wrong : new String[] {
            "1978-02-30",
            "1900-02-29",
            "1978-13",
            "1978-00-01",
            "1978-07-00",
            "1978-07-32",
            "1978-07-18x",
            "1978-07-18-1",
            "1978-",
            "1978-July",
            "yesterday",
            "",
            "78",
            "????.??.??"
        }) {
            assertEquals(ChessDate.UNKNOWN, ChessDate.exact(wrong), wrong);
        }
    }

    @Test
    void junkIsUnknown() {
        for (String junk :
                new String[] {"????.??.??", "", "?", "c. 1560", "30.12.2018", "0000.00.00", "20181230", "3018.01.01"}) {
            assertEquals("unknown", read(junk), junk);
        }
        assertEquals(ChessDate.UNKNOWN, ChessDate.range(null));
        assertEquals(-1, ChessDate.year(ChessDate.UNKNOWN));
    }

    /** Every day there is and many there are not, against the calendar of the JDK, in every spelling. */
    @Test
    void everyDayIsReadAsTheCalendarHasIt() {
        for (int year : new int[] {999, 1000, 1752, 1900, 1999, 2000, 2023, 2024, 2999, 3000}) {
            for (int month = 0; month <= 13; month++) {
                for (int day = 0; day <= 32; day++) {
                    long expected = expected(year, month, day);
                    for (String form :
                            new String[] {"%04d.%02d.%02d", "%04d-%02d-%02d", "%d/%d/%d", " %04d.%02d.%02d  "}) {
                        String text = String.format(form, year, month, day);
                        assertEquals(expected, ChessDate.range(text), text);
                    }
                    // The short way reads what most dates are, and leaves all else to the long one.
                    String text = String.format("%04d.%02d.%02d", year, month, day);
                    boolean usual = ChessDate.full(expected) && day <= 28;
                    assertEquals(usual ? expected : ChessDate.UNKNOWN, usual(text), text);
                }
            }
        }
        for (String odd : new String[] {
            "2018-12-30",
            "2018.12-30",
            "2018.12.3x",
            "2018.1/.30",
            "2018.12.:0",
            "x018.12.30",
            "2018.:1.01",
            "20\u00ff8.12.30"
        }) {
            assertEquals(ChessDate.UNKNOWN, usual(odd), odd);
        }
    }

    private static long usual(String text) {
        long eight = 0;
        for (int i = 0; i < 8; i++) {
            eight |= (long) text.charAt(i) << 8 * i;
        }
        return ChessDate.usual(eight, text.charAt(8), text.charAt(9));
    }

    private static long expected(int year, int month, int day) {
        if (year < 1000 || year > 2999) {
            return ChessDate.UNKNOWN;
        }
        if (month < 1 || month > 12) {
            return ChessDate.pack(year * 10000 + 101, year * 10000 + 1231);
        }
        int first = year * 10000 + month * 100;
        int days = YearMonth.of(year, month).lengthOfMonth();
        return day < 1 || day > days
                ? ChessDate.pack(first + 1, first + days)
                : ChessDate.pack(first + day, first + day);
    }

    @Test
    void whatFollowsADateDecidesHowMuchOfItCounts() {
        assertEquals("20180705-20180705", read("2018.07.05 (round 3)"));
        assertEquals("20180701-20180731", read("2018.07.05th"));
        assertEquals("20180701-20180731", read("2018.07 and on"));
        assertEquals("20180701-20180731", read("2018.7x"));
        assertEquals("20180101-20181231", read("2018."));
        assertEquals("20180101-20181231", read("2018.:1.01"));
        assertEquals("20180701-20180731", read("2018.07./1"));
        assertEquals("unknown", read("2018 spring"));
        assertEquals("unknown", read("201"));
        assertEquals("unknown", read("20/8.01.01"));
        assertEquals("unknown", read("20:8.01.01"));
    }

    @Test
    void oneRangeLiesWithinAnotherOrItself() {
        long year = ChessDate.range("2018");
        long july = ChessDate.range("2018.07");
        assertTrue(ChessDate.within(july, year));
        assertTrue(ChessDate.within(year, year));
        assertFalse(ChessDate.within(year, july));
        assertFalse(ChessDate.within(year, ChessDate.pack(20180102, 20181231)));
        assertFalse(ChessDate.within(year, ChessDate.pack(20180101, 20181230)));
        assertEquals(-1, ChessDate.year(ChessDate.pack(20171231, 20180101)));
    }

    @Test
    void leapDaysAreCounted() {
        assertEquals(20160229, ChessDate.plus(20160228, 1));
        assertEquals(20000301, ChessDate.plus(20000228, 2));
        assertEquals(19000301, ChessDate.plus(19000228, 1));
        assertEquals(20150301, ChessDate.plus(20150228, 1));
        assertEquals(20160331, ChessDate.plus(20160331, 0));
        assertEquals(20161231, ChessDate.plus(20161201, 30));
    }

    @Test
    void daysLaterCrossMonthsAndYears() {
        assertEquals(20140731, ChessDate.plus(20140701, 30));
        assertEquals(20180131, ChessDate.plus(20180101, 30));
        assertEquals(20190101, ChessDate.plus(20181202, 30));
    }
}
