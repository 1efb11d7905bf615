package org.pgnarbiter.law;

import java.util.Locale;

/** Whose rules a game was played under. */
public enum Authority {
    /** The Laws of Chess of the world federation, and the tournament rules before it. */
    FIDE("FIDE"),
    /** The site lichess.org. */
    LICHESS("Lichess"),
    /** The site chess.com. */
    CHESSCOM("chess.com"),
    /** The United States federation. */
    USCF("US Chess (USCF)"),
    /** The Free Internet Chess Server. */
    FICS("FICS"),
    /** The Internet Chess Club. */
    ICC("ICC"),
    /** The correspondence federation. */
    ICCF("ICCF"),
    /** Engine games as run by cutechess and testers such as CCRL. */
    CUTECHESS("cutechess"),
    /** The engine championship TCEC. */
    TCEC("TCEC");

    private final String title;

    Authority(String title) {
        this.title = title;
    }

    /** The name as people write it. */
    public String title() {
        return title;
    }

    /** The word of the command line, such as {@code chesscom}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a server executes the rules, so that play cannot go on past an automatic end. */
    public boolean enforcedByMachine() {
        return switch (this) {
            case LICHESS, CHESSCOM, CUTECHESS, TCEC -> true;
            case FIDE, USCF, FICS, ICC, ICCF -> false;
        };
    }
}
