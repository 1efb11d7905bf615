package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.Pace;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Speed;

class TimeControlTest {

    private static String read(String text) {
        long control = TimeControl.parse(text);
        return TimeControl.base(control) + "+" + TimeControl.increment(control);
    }

    @Test
    void baseAndIncrementOfTheFirstPeriod() {
        assertEquals("300+3", read("300+3"));
        assertEquals("60+0", read("60"));
        assertEquals("180+0", read("*180"));
        assertEquals("86400+-1", read("1/86400"));
        assertEquals("7200+-1", read("40/7200:3600"));
        assertEquals("7200+-1", read("40/7200:20/3600:900+30"));
        assertEquals("5400+30", read("40/5400+30:1800+30"));
    }

    @Test
    void whatCannotBeReadIsUnknown() {
        for (String text : new String[] {"-", "?", "", "5|5", "3 min", "99999999999", "300+"}) {
            assertEquals("-1+-1", read(text), text);
        }
    }

    @Test
    void speedClassesAreThoseOfTheSites() {
        assertEquals(Speed.BULLET, TimeControl.speed("60", null));
        assertEquals(Speed.BULLET, TimeControl.speed("120+1", null));
        assertEquals(Speed.BLITZ, TimeControl.speed("180", null));
        assertEquals(Speed.BLITZ, TimeControl.speed("300+3", null));
        assertEquals(Speed.RAPID, TimeControl.speed("600", null));
        assertEquals(Speed.RAPID, TimeControl.speed("900+10", null));
        assertEquals(Speed.CLASSICAL, TimeControl.speed("5400+30", null));
        assertEquals(Speed.CLASSICAL, TimeControl.speed("40/7200:3600", null));
        assertEquals(Speed.CORRESPONDENCE, TimeControl.speed("1/86400", null));
        assertEquals(Speed.CORRESPONDENCE, TimeControl.speed("-", "Rated Correspondence game"));
        assertNull(TimeControl.speed("-", "Casual game"));
        assertNull(TimeControl.speed("?", null));
        assertNull(TimeControl.speed(null, null));
    }

    @Test
    void fideCountsSixtyMovesAndItsLimitMovedIn2014() {
        assertEquals(600, TimeControl.fideSeconds("180+7"));
        assertEquals(10800, TimeControl.fideSeconds("40/7200:3600"));
        assertEquals(-1, TimeControl.fideSeconds("?"));
        assertEquals(Pace.BLITZ, RuleSets.FIDE_2014.rules().pace(600));
        assertEquals(Pace.RAPID, RuleSets.FIDE_2014.rules().pace(601));
        assertEquals(Pace.BLITZ, RuleSets.FIDE_2009.rules().pace(899));
        assertEquals(Pace.RAPID, RuleSets.FIDE_2009.rules().pace(900));
        assertEquals(Pace.STANDARD, RuleSets.FIDE_2014.rules().pace(3600));
        assertEquals(Pace.UNKNOWN, RuleSets.FIDE_2014.rules().pace(-1));
    }

    @Test
    void theNameOfAnEventTellsItsPace() {
        assertEquals(Speed.BLITZ, TimeControl.speedOfEvent("FIDE World Blitz 2018"));
        assertEquals(Speed.RAPID, TimeControl.speedOfEvent("World Rapid Team"));
        assertEquals(Speed.BULLET, TimeControl.speedOfEvent("Bullet Open"));
        assertNull(TimeControl.speedOfEvent("Tata Steel Masters"));
        assertNull(TimeControl.speedOfEvent(null));
    }
}
