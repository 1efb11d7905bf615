package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void junkIsUnknown() {
        for (String junk :
                new String[] {"????.??.??", "", "?", "c. 1560", "30.12.2018", "0000.00.00", "20181230", "3018.01.01"}) {
            assertEquals("unknown", read(junk), junk);
        }
        assertEquals(ChessDate.UNKNOWN, ChessDate.range(null));
        assertEquals(-1, ChessDate.year(ChessDate.UNKNOWN));
    }

    @Test
    void daysLaterCrossMonthsAndYears() {
        assertEquals(20140731, ChessDate.plus(20140701, 30));
        assertEquals(20180131, ChessDate.plus(20180101, 30));
        assertEquals(20190101, ChessDate.plus(20181202, 30));
    }
}
