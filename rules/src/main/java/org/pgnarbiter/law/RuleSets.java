package org.pgnarbiter.law;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The rule sets by name, FIDE's in order of time first. A new one is a class of its own, a constant here and a line in
 * the switch below.
 */
// The order of the constants is data: FIDE by date, then the houses.
@SuppressWarnings("EnumOrdinal")
public enum RuleSets {
    PRE_FIDE,
    FIDE_1929,
    FIDE_1953,
    FIDE_1966,
    FIDE_1975,
    FIDE_1985,
    FIDE_1989,
    FIDE_1993,
    FIDE_1997,
    FIDE_2001,
    FIDE_2005,
    FIDE_2009,
    FIDE_2014,
    FIDE_2017,
    FIDE_2018,
    FIDE_2023,
    LICHESS_2013,
    LICHESS_2014,
    LICHESS_2017,
    LICHESS_2019,
    LICHESS_2020,
    CHESSCOM,
    USCF,
    FICS,
    ICC,
    ICCF,
    CUTECHESS,
    TCEC;

    /** The oldest FIDE set, {@link #ordinal} 0. */
    public static final RuleSets FIRST_FIDE = PRE_FIDE;

    /** Today's FIDE Laws. */
    public static final RuleSets TODAY = FIDE_2023;

    private static final RuleSets[] VALUES = values();
    private static final RuleSet[] RULES =
            Arrays.stream(VALUES).map(RuleSets::write).toArray(RuleSet[]::new);
    /** First days, yyyymmdd: every game asks for the set of its day. */
    private static final int[] FROM =
            Arrays.stream(RULES).mapToInt(RuleSet::from).toArray();

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** The id of the tables and the command line, such as {@code fide-2014}. */
    public String id() {
        return id;
    }

    /** The rules themselves. */
    public RuleSet rules() {
        return RULES[ordinal()];
    }

    /** The rule set with this id, in any case. */
    public static Optional<RuleSets> byId(String id) {
        String wanted = id.toLowerCase(Locale.ROOT);
        return Arrays.stream(VALUES).filter(set -> set.id.equals(wanted)).findFirst();
    }

    /** The FIDE set in force on a day, yyyymmdd. */
    public static RuleSets fide(int day) {
        int i = TODAY.ordinal();
        while (i > 0 && day < FROM[i]) {
            i--;
        }
        return VALUES[i];
    }

    /** The Lichess set in force on a day, yyyymmdd. */
    public static RuleSets lichess(int day) {
        int i = LICHESS_2020.ordinal();
        while (i > LICHESS_2013.ordinal() && day < FROM[i]) {
            i--;
        }
        return VALUES[i];
    }

    private static RuleSet write(RuleSets set) {
        return switch (set) {
            case PRE_FIDE -> PreFide.rules();
            case FIDE_1929 -> Fide1929.rules();
            case FIDE_1953 -> Fide1953.rules();
            case FIDE_1966 -> Fide1966.rules();
            case FIDE_1975 -> Fide1975.rules();
            case FIDE_1985 -> Fide1985.rules();
            case FIDE_1989 -> Fide1989.rules();
            case FIDE_1993 -> Fide1993.rules();
            case FIDE_1997 -> Fide1997.rules();
            case FIDE_2001 -> Fide2001.rules();
            case FIDE_2005 -> Fide2005.rules();
            case FIDE_2009 -> Fide2009.rules();
            case FIDE_2014 -> Fide2014.rules();
            case FIDE_2017 -> Fide2017.rules();
            case FIDE_2018 -> Fide2018.rules();
            case FIDE_2023 -> Fide2023.rules();
            case LICHESS_2013 -> Lichess2013.rules();
            case LICHESS_2014 -> Lichess2014.rules();
            case LICHESS_2017 -> Lichess2017.rules();
            case LICHESS_2019 -> Lichess2019.rules();
            case LICHESS_2020 -> Lichess2020.rules();
            case CHESSCOM -> Chesscom.rules();
            case USCF -> Uscf.rules();
            case FICS -> Fics.rules();
            case ICC -> Icc.rules();
            case ICCF -> Iccf.rules();
            case CUTECHESS -> Cutechess.rules();
            case TCEC -> Tcec.rules();
        };
    }
}
