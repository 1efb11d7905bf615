package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;

class LawChoiceTest {

    private static final LawChoice AUTO = LawChoice.auto();

    private static String text(Choice choice) {
        return choice.laws().stream().map(RuleSets::id).collect(Collectors.joining(" ")) + " by "
                + choice.basis().word();
    }

    private static String choose(String... tags) {
        return text(AUTO.choose(Tags.of(tags)));
    }

    @Test
    void theFirstDayOfTheEventDecides() {
        assertEquals("fide-2009 by event_date", choose("EventDate", "2014.06.30", "Date", "2014.07.10"));
        assertEquals("fide-2014 by event_date", choose("EventDate", "2014.07.01", "Date", "2014.07.01"));
        assertEquals("fide-2017 by event_date", choose("EventDate", "2017.12.31", "Date", "2018.01.01"));
    }

    @Test
    void theDayDecidesWhereTheEventIsNotDated() {
        assertEquals("fide-1975 by date", choose("Date", "1978.07.18"));
        assertEquals("fide-2018 by date", choose("Date", "2018.12.30"));
        assertEquals("fide-2017 by date", choose("Date", "2017.12.13"));
        assertEquals("fide-2009 by date", choose("Date", "2014.06.20"));
        assertEquals("pre-fide by date", choose("Date", "1842.01.01"));
        assertEquals("fide-1929 by date", choose("Date", "1932.06.18"));
        assertEquals("fide-2023 by date", choose("Date", "2026.05.01"));
    }

    @Test
    void everyChangeOverHasABoundaryOfThirtyDays() {
        int[][] days = {
            {19290101, 19281231}, {19530101, 19521231}, {19660101, 19651231}, {19750101, 19741231},
            {19850101, 19841231}, {19890101, 19881231}, {19930101, 19921231}, {19970701, 19970630},
            {20010701, 20010630}, {20050701, 20050630}, {20090701, 20090630}, {20140701, 20140630},
            {20170701, 20170630}, {20180101, 20171231}, {20230101, 20221231}
        };
        for (int i = 0; i < days.length; i++) {
            RuleSets newer = RuleSets.values()[i + 1];
            RuleSets older = RuleSets.values()[i];
            assertEquals(days[i][0], newer.rules().from());
            assertEquals(days[i][1], older.rules().to());
            String both = older.id() + " " + newer.id() + " by boundary";
            assertEquals(older.id() + " by date", choose("Date", dotted(days[i][1])));
            assertEquals(both, choose("Date", dotted(days[i][0])));
            assertEquals(both, choose("Date", dotted(ChessDate.plus(days[i][0], 30))));
            assertEquals(newer.id() + " by date", choose("Date", dotted(ChessDate.plus(days[i][0], 31))));
            assertEquals(newer.id() + " by event_date", choose("EventDate", dotted(days[i][0])));
        }
    }

    private static String dotted(int day) {
        return String.format("%04d.%02d.%02d", day / 10000, day / 100 % 100, day % 100);
    }

    @Test
    void aPartialDateMeansEverySetItCanFallIn() {
        assertEquals("fide-1975 by partial", choose("Date", "1978.??.??"));
        assertEquals("fide-1929 by partial", choose("Date", "1932.??.??"));
        assertEquals("fide-1989 by partial", choose("Date", "1989.??.??"));
        assertEquals("fide-2014 fide-2017 by partial", choose("Date", "2017.??.??"));
        assertEquals("fide-2009 fide-2014 by partial", choose("Date", "2014.??.??"));
        assertEquals("fide-2014 by partial", choose("Date", "2014.07.??"));
    }

    @Test
    void anUnknownDateMeansAnySetAndNoDateMeansToday() {
        for (String date : new String[] {"????.??.??", "?", "", "sometime"}) {
            Choice choice = AUTO.choose(Tags.of("Date", date));
            assertEquals(16, choice.laws().size(), date);
            assertEquals(Basis.PARTIAL, choice.basis());
            assertEquals(RuleSets.PRE_FIDE, choice.laws().get(0));
        }
        assertEquals("fide-2023 by none", choose());
        assertEquals("fide-2023 by none", choose("Event", "Casual", "Site", "?"));
    }

    @Test
    void aPartialEventDateYieldsToTheDateItContains() {
        assertEquals("fide-2009 by date", choose("EventDate", "2011.??.??", "Date", "2011.01.29"));
        assertEquals("fide-2014 by date", choose("EventDate", "2017.??.??", "Date", "2017.03.19"));
        assertEquals("fide-2017 by date", choose("EventDate", "2017.??.??", "Date", "2017.12.13"));
        assertEquals("fide-2014 fide-2017 by boundary", choose("EventDate", "2017.??.??", "Date", "2017.07.05"));
        assertEquals("fide-2017 by partial", choose("EventDate", "2017.12.??", "Date", "2018.01.03"));
        assertEquals("fide-2018 by date", choose("EventDate", "????.??.??", "Date", "2018.12.30"));
        assertEquals("fide-1975 by partial", choose("EventDate", "1978.??.??"));
    }

    @Test
    void aGameBeforeItsEventIsJudgedByWhatBothDatesAllow() {
        assertEquals("fide-2017 fide-2018 by boundary", choose("EventDate", "2018.01.05", "Date", "2017.12.30"));
        assertEquals("fide-2018 by event_date", choose("EventDate", "2018.06.05", "Date", "2018.05.30"));
    }

    @Test
    void lichessGamesFollowLichessOfTheirDay() {
        String site = "https://lichess.org/49QwULSR";
        assertEquals("lichess-2020 by site", choose("Site", site, "UTCDate", "2020.03.03", "Date", "2020.03.03"));
        assertEquals("lichess-2019 by site", choose("Site", site, "UTCDate", "2020.01.13"));
        assertEquals("lichess-2020 by site", choose("Site", site, "UTCDate", "2020.01.14"));
        assertEquals("lichess-2017 by site", choose("Site", site, "UTCDate", "2018.08.01"));
        assertEquals("lichess-2014 by site", choose("Site", site, "UTCDate", "2014.02.22"));
        assertEquals("lichess-2013 by site", choose("Site", site, "UTCDate", "2013.01.01"));
        assertEquals("lichess-2020 by site", choose("Site", site, "Date", "2021.03.03", "Termination", "Time forfeit"));
        assertEquals(
                "lichess-2020 by site",
                choose("Site", "?", "Link", "https://lichess.org/nMrYJ4xr", "UTCDate", "2020.06.01"));
        assertEquals(
                List.of(RuleSets.FIDE_2018),
                AUTO.choose(Tags.of("Site", site, "Date", "2021.03.03", "Termination", "Normal"))
                        .fide());
    }

    @Test
    void broadcastsStudiesAndBoardEventsAtLichessFollowFide() {
        assertEquals("fide-2018 by date", choose("Site", "https://lichess.org/49QwULSR", "Date", "2021.03.03"));
        assertEquals(
                "fide-2018 by date",
                choose(
                        "Site",
                        "https://lichess.org/study/AbCdEfGh/IjKlMnOp",
                        "UTCDate",
                        "2021.03.03",
                        "Date",
                        "2021.03.03"));
        assertEquals(
                "fide-2018 by date",
                choose(
                        "Site",
                        "https://lichess.org/broadcast/x/y/AbCdEfGh",
                        "UTCDate",
                        "2021.03.03",
                        "Date",
                        "2021.03.03"));
        assertEquals("fide-2018 by date", choose("Site", "lichess.org INT", "Date", "2021.03.03"));
        assertEquals(
                "fide-2018 by date",
                choose(
                        "Site",
                        "https://lichess.org/49QwULSR",
                        "UTCDate",
                        "2021.03.03",
                        "Date",
                        "2021.03.03",
                        "StudyName",
                        "x"));
        assertEquals(
                "fide-2018 by date",
                choose(
                        "Site", "https://lichess.org/49QwULSR",
                        "UTCDate", "2021.03.03",
                        "Date", "2021.03.03",
                        "Annotator", "https://lichess.org/broadcast/-/-/x69uo2jA"));
    }

    @Test
    void chesscomGamesAreKnownByLinkOrTerminationText() {
        assertEquals(
                "chesscom by site",
                choose(
                        "Site",
                        "Chess.com",
                        "Date",
                        "2020.01.01",
                        "Link",
                        "https://www.chess.com/game/live/168081932902"));
        assertEquals(
                "chesscom by site",
                choose(
                        "Site",
                        "Chess.com",
                        "Date",
                        "2020.01.01",
                        "Termination",
                        "Game drawn by timeout vs insufficient material"));
        assertEquals(
                "chesscom by site",
                choose("Site", "Chess.com", "Date", "2020.01.01", "Termination", "White won on time"));
        assertEquals(
                "chesscom by site",
                choose(
                        "Site",
                        "Chess.com",
                        "Date",
                        "2025.05.29",
                        "Termination",
                        "Paulo a gagn\u00e9 par \u00e9chec et mat"));
        assertEquals(
                "chesscom by site",
                choose("Site", "?", "Date", "2025.05.29", "Link", "https://www.chess.com/live/game/123"));
        assertEquals("fide-2018 by date", choose("Site", "chess.com INT", "Date", "2021.03.03"));
        assertEquals("fide-2018 by date", choose("Site", "Chess.com", "Date", "2021.03.03", "Termination", "Normal"));
        assertEquals(
                "fide-2023 by date",
                choose(
                        "Site",
                        "Stavanger",
                        "Date",
                        "2024.06.03",
                        "Link",
                        "https://www.chess.com/events/2024-norway-chess/01"));
        assertEquals(
                "fide-2018 by date",
                choose("Site", "Bilbao", "Date", "2021.03.03", "Termination", "Carlsen won on time"));
    }

    @Test
    void serversAndCorrespondenceAreKnownByTheirNames() {
        assertEquals("fics by site", choose("Site", "FICS freechess.org", "Date", "2015.09.06"));
        assertEquals("fics by site", choose("Site", "FICS, San Jose, California US"));
        assertEquals("icc by site", choose("Site", "Internet ICC"));
        assertEquals("icc by site", choose("Site", "ICC INT"));
        assertEquals("icc by site", choose("Site", "chessclub.com"));
        assertEquals("iccf by site", choose("Site", "ICCF"));
        assertEquals("iccf by site", choose("Site", "corr", "Event", "WC22 final ICCF"));
        assertEquals("fide-2018 by date", choose("Site", "Porticcio FRA", "Date", "2021.03.03"));
        assertEquals("fide-2018 by date", choose("Site", "Nicosia", "Date", "2021.03.03"));
    }

    @Test
    void enginesAreKnownByTheirMarks() {
        assertEquals("tcec by site", choose("Site", "http://tcec.chessdom.com", "Date", "2010.10.03"));
        assertEquals("tcec by site", choose("Site", "https://tcec-chess.com"));
        assertEquals("tcec by site", choose("Event", "TCEC Season 17 - Bonus"));
        assertEquals("cutechess by site", choose("WhiteType", "program", "BlackType", "program"));
        assertEquals("cutechess by site", choose("Event", "My match", "GameDuration", "00:01:02"));
        assertEquals("cutechess by site", choose("Site", "CCRL 40/40"));
        assertEquals("cutechess by site", choose("comment", "+0.00/20 0.5s, Draw by 3-fold repetition"));
        assertEquals("cutechess by site", choose("comment", "+M1/3 0.01s, White mates"));
        assertEquals("fide-1997 by none".replace("1997", "2023"), choose("comment", "White mates in three"));
        assertEquals(
                "fide-1993 by date",
                choose("Event", "Man v Machine", "WhiteType", "human", "BlackType", "program", "Date", "1997.05.10"));
    }

    @Test
    void theCommandLineOverrides() {
        LawChoice fixed = LawChoice.fixed(List.of(RuleSets.FIDE_1975, RuleSets.FIDE_2023), EventRules.NONE);
        Choice choice = fixed.choose(Tags.of("Date", "2018.12.30", "Site", "https://lichess.org/49QwULSR"));
        assertEquals("fide-1975 fide-2023 by override", text(choice));
        assertEquals(List.of(RuleSets.FIDE_2018), choice.fide());
        assertThrows(IllegalArgumentException.class, () -> LawChoice.fixed(List.of(), EventRules.NONE));
    }

    @Test
    void theEventsFileSaysWhatHangsOnTheEvent() {
        EventRules events = EventRules.parse(List.of(
                "event\tfrom\tto\tlaws\tmoves\tarmageddon\texceptions",
                "# London 2009",
                "",
                "london*classic\t2009.12.08\t2009.12.15\t-\t30\tno",
                "u.s. championship\t\t\tuscf",
                "Sudden Death\t\t\t\t\tyes"));
        LawChoice choice = LawChoice.auto(events);
        assertEquals(
                "uscf by override",
                text(choice.choose(Tags.of("Event", "U.S. Championship 2010", "Date", "2010.05.15"))));
        Tags london = Tags.of("Event", "1st London Chess Classic", "Date", "2009.12.10");
        assertEquals("fide-2009 by date", text(choice.choose(london)));
        assertEquals(30, choice.event(london).orElseThrow().agreementMinimum());
        assertTrue(choice.event(Tags.of("Event", "London Classic", "Date", "2010.12.10"))
                .isEmpty());
        assertTrue(choice.event(Tags.of("Event", "sudden death playoff"))
                .orElseThrow()
                .armageddon());
    }

    @Test
    void aBadRowOfTheEventsFileIsNamed() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> EventRules.parse(List.of("a\t\t\tfide-3000")))
                .getMessage()
                .contains("line 1"));
        assertThrows(IllegalArgumentException.class, () -> EventRules.parse(List.of("x\tyesterday")));
        assertThrows(IllegalArgumentException.class, () -> EventRules.parse(List.of("x\t\t\t\t\tmaybe")));
        assertThrows(IllegalArgumentException.class, () -> EventRules.parse(List.of("\t2001.01.01")));
    }

    @Test
    void aRowOfTheEventsFileThatSaysNothingIsRefused() {
        String blanks =
                "events file, line 2: there is no tab in it; columns are parted by tabs: event, from, to, laws, moves,"
                        + " armageddon, exceptions";
        assertEquals(blanks, refused("*Sofia* 2005-05-11 2005-05-22 - 30 no"));
        assertEquals(blanks, refused("event from to laws moves"));
        String nothing =
                "events file, line 2: it says nothing: laws, moves, armageddon and exceptions (columns 4 to 7) are"
                        + " all missing";
        for (String row : new String[] {"a\t", "a\t2005", "a\t2005\t2006\t-\t-\t-\t-", "a\t\t\t\t\t\t\t"}) {
            assertEquals(nothing, refused(row));
        }
        assertEquals(
                "events file, line 2: it has 9 columns; there are seven", refused("a\t\t\t\t30\t\t\t\tseen by me"));
    }

    @Test
    void theMarkThatSomeEditorsPutBeforeTheFirstLineIsNotOfIt() {
        EventRules events = EventRules.parse(List.of("\uFEFFevent\tfrom\tto\tlaws", "a\t\t\tfide-1997"));
        assertTrue(events.of("a", ChessDate.UNKNOWN).isPresent());
        Accepted.parse(List.of("\uFEFFmoves_hash\tcode\treason", "7\tILLEGAL_MOVE\tseen"));
    }

    private static String refused(String row) {
        return assertThrows(IllegalArgumentException.class, () -> EventRules.parse(List.of("# rows", row)))
                .getMessage();
    }

    @Test
    void anAddressIsAGameOfLichessOrNotByItsForm() {
        String host = "https://lichess.org/";
        for (String game : new String[] {
            "49QwULSR", "49QwULSRabcd", "49QwULSR/white", "49QwULSR/black#12", "49QwULSR#12", "49QwULSR?x=1"
        }) {
            assertTrue(Houses.lichessGame(host + game), game);
        }
        for (String other : new String[] {
            "49QwULS",
            "49QwULSRa",
            "49QwULSRabc",
            "49QwULSRabcde",
            "analysis",
            "analysis/x",
            "training/12345",
            "49QwULSR/AbCdEfGh",
            "49QwULSR-x",
            ""
        }) {
            assertFalse(Houses.lichessGame(host + other), other);
        }
        assertFalse(Houses.lichessGame("lichess.org"));
        assertFalse(Houses.lichessGame(null));
    }

    @Test
    void whatLichessOnlyShowsIsNotItsOwn() {
        String site = "https://lichess.org/49QwULSR";
        for (String[] shown : new String[][] {
            {"Annotator", "https://lichess.org/broadcast/-/-/x69uo2jA"},
            {"Event", "https://lichess.org/broadcast/x"},
            {"Event", "https://lichess.org/study/x"},
            {"BroadcastName", "x"}
        }) {
            assertEquals(
                    "fide-2018 by date",
                    choose("Site", site, "UTCDate", "2021.03.03", "Date", "2021.03.03", shown[0], shown[1]),
                    shown[1]);
        }
        for (String own :
                new String[] {"Abandoned", "Rules infraction", "Unterminated", "Insufficient material", "Normal"}) {
            assertEquals("lichess-2020 by site", choose("Site", site, "Date", "2021.03.03", "Termination", own), own);
        }
        assertEquals(
                "fide-2018 by date",
                choose("Site", "?", "Link", site, "Date", "2021.03.03", "Termination", "White won on time"));
        assertEquals(
                "lichess-2020 by site",
                choose("Site", "https://lichess.org", "Link", site, "Date", "2021.03.03", "Termination", "Normal"));
    }

    @Test
    void whatChesscomOnlyShowsIsNotItsOwn() {
        for (String own : new String[] {"game/live/1", "live/game/1", "daily/1", "game/daily/1"}) {
            assertEquals(
                    "chesscom by site",
                    choose("Site", "?", "Date", "2021.03.03", "Link", "https://chess.com/" + own),
                    own);
        }
        for (String other : new String[] {"events/game/1", "games/view/1/game/2", "news/1", ""}) {
            assertEquals(
                    "fide-2018 by date",
                    choose("Site", "?", "Date", "2021.03.03", "Link", "https://chess.com/" + other),
                    other);
        }
        assertEquals("chesscom by site", choose("Site", "https://www.chess.com/game/live/1", "Date", "2021.03.03"));
    }

    @Test
    void housesAreNamedByWholeWords() {
        assertEquals("tcec by site", choose("Event", "nTCEC - Stage 1 - Season 1"));
        assertEquals("cutechess by site", choose("Event", "Blitz CCRL 2020"));
        assertEquals("tcec by site", choose("Event", "TCEC 9", "WhiteType", "program", "BlackType", "computer"));
        assertEquals("cutechess by site", choose("WhiteType", "engine", "BlackType", "computer"));
        for (String event : new String[] {"iccfinal", "Nicca", "ccrlx", "A TCEC", "ticcf"}) {
            assertEquals("fide-2018 by date", choose("Event", event, "Date", "2021.03.03"), event);
        }
        for (String site : new String[] {"iccx", "ficsx", "ccrlx", "tcecx", "xicc"}) {
            assertEquals("fide-2018 by date", choose("Site", site, "Date", "2021.03.03"), site);
        }
        assertTrue(Houses.named("Internet, ICC"));
        assertFalse(Houses.named("Wijk aan Zee"));
        assertFalse(Houses.named(null));
    }

    @Test
    void aRowOfTheEventsFileIsBoundedByItsDays() {
        EventRules events = EventRules.parse(List.of("open*a*b\t2009.12.08\t2009.12.15\t-\t0\tno"));
        for (String[] row : new String[][] {
            {"2009.12.08", "yes"},
            {"2009.12.15", "yes"},
            {"2009.12.07", "no"},
            {"2009.12.16", "no"},
            {"2009.??.??", "yes"}
        }) {
            assertEquals(row[1], applies(events, "The Open A and B", row[0]), row[0]);
        }
        assertEquals("no", applies(events, "The Open b and a", "2009.12.10"), "in this order");
        assertEquals("no", applies(events, "The Opera and B", "2009.12.10"));
        assertEquals("yes", applies(events, "openab", "2009.12.10"));
        assertEquals("no", applies(events, "openb", "2009.12.10"));
        assertEquals("no", applies(events, null, "2009.12.10"));
        assertTrue(LawChoice.auto(EventRules.NONE).event(Tags.of("Event", "x")).isEmpty());
        EventRules doubled = EventRules.parse(List.of("open*open\t\t\t\t\tno"));
        assertEquals("no", applies(doubled, "an open", "2009.12.10"), "each part once");
        assertEquals("yes", applies(doubled, "open open", "2009.12.10"));
    }

    private static String applies(EventRules events, String event, String date) {
        return events.of(event, ChessDate.range(date)).isPresent() ? "yes" : "no";
    }

    @Test
    void theNumberOfMovesIsUpToThreeDigits() {
        assertEquals(
                999,
                EventRules.parse(List.of("x\t\t\t\t999"))
                        .of("x", 20200101L << 32 | 20200101)
                        .orElseThrow()
                        .agreementMinimum());
        for (String wrong : new String[] {"1000", "-5", "3x", "/1", ":1"}) {
            assertThrows(IllegalArgumentException.class, () -> EventRules.parse(List.of("x\t\t\t\t" + wrong)), wrong);
        }
    }

    @Test
    void theDaysOfAGameAreItsOwnWhereItsEventContainsThem() {
        assertEquals(ChessDate.range("2018.05.05"), days("2018.05.05", "2018.??.??"));
        assertEquals(ChessDate.range("2018.05.01"), days("2018.05.05", "2018.05.01"));
        assertEquals(ChessDate.range("2018.05.05"), days("2018.05.05", "????"));
        assertEquals(ChessDate.range("2018.05.01"), days("????", "2018.05.01"));
        assertEquals(ChessDate.UNKNOWN, days("????", "?"));
    }

    private static long days(String date, String event) {
        return LawChoice.days(Tags.of("Date", date, "EventDate", event));
    }

    @Test
    void answersAreShared() {
        Tags game = Tags.of("Date", "2018.12.30");
        assertSame(AUTO.choose(game), AUTO.choose(game));
    }
}
