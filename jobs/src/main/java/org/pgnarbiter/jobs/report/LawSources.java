package org.pgnarbiter.jobs.report;

import java.util.Map;

/** The short names of sources that articles carry, spelled out. */
final class LawSources {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("L23", "FIDE Laws in force 1 January 2023 (93rd Congress), as kept by the arbiters' handbook"),
            Map.entry(
                    "L18",
                    "The amendments of 1 January 2018 in FIDE Arbiters' Magazine 6 and 7 and the Arbiters' Manual 2018"),
            Map.entry(
                    "L17",
                    "FIDE Laws in force 1 July 2017, a copy of the handbook, and the published table of changes"),
            Map.entry("L14", "FIDE Laws in force 1 July 2014 (84th Congress)"),
            Map.entry("L09", "FIDE Laws in force 1 July 2009"),
            Map.entry("L05", "FIDE Laws of 2005 as quoted in Gijssen, An Arbiter's Notebook"),
            Map.entry("L01", "FIDE Laws of 2001 as quoted in Gijssen, An Arbiter's Notebook"),
            Map.entry("L97", "FIDE Laws of 1997 as quoted in Gijssen, An Arbiter's Notebook, and in later commentary"),
            Map.entry("L93", "The 1993 FIDE Laws as posted by S. Rix, 16 April 1993"),
            Map.entry(
                    "L89",
                    "The 1988 FIDE Laws (in force 1 January 1989) as posted by S. Rix, 21 January 1993; head of the text only"),
            Map.entry(
                    "P99",
                    "M. Plum, Computer Chess Club, 22 April 1999, quoting the FIDE text of 1984 as printed in 1987"),
            Map.entry("H00", "G. Haworth, Computer Chess Club, 14 February 2000 and later"),
            Map.entry(
                    "W",
                    "Encyclopedia articles on the fifty-move rule, repetition and agreed draws, with the histories they cite"),
            Map.entry("Winter", "E. Winter, Chess Notes: Repetition"),
            Map.entry("SC", "Source code of scalachess, the rules of Lichess"),
            Map.entry("SC 177b7f50", "Source code of scalachess at that commit"),
            Map.entry("SC 2bffff2c", "Source code of scalachess at that commit"),
            Map.entry("SC b72b36ba", "Source code of scalachess at that commit"),
            Map.entry("SC PR 184", "Source code of scalachess, pull request 184"),
            Map.entry("CC", "Source code of cutechess"),
            Map.entry("help pages", "The help pages of the site"),
            Map.entry("staff", "Answers of the site's staff"),
            Map.entry("help text", "The help texts of the server"));

    private LawSources() {}

    /** What a short name stands for; itself when it says enough. */
    static String of(String key) {
        return NAMES.getOrDefault(key, key);
    }

    static boolean knows(String key) {
        return NAMES.containsKey(key);
    }
}
