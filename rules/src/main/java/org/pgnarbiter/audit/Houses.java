package org.pgnarbiter.audit;

import java.nio.charset.StandardCharsets;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.TextRange;

/** Recognises games that were played on a site, or between engines, by the marks these leave in the tags. */
final class Houses {

    private static final byte[] USUAL_LICHESS = "https://lichess.org/".getBytes(StandardCharsets.US_ASCII);

    private Houses() {}

    private enum Mark {
        NONE,
        LICHESS,
        CHESSCOM,
        FICS,
        ICC,
        ICCF,
        TCEC,
        CCRL
    }

    /** The rule set of the house, or null where FIDE's Laws apply. */
    static RuleSets of(Circumstances game) {
        CharSequence site = game.site();
        CharSequence link = game.link();
        Mark mark = mark(site);
        switch (mark) {
            case LICHESS:
                if (lichessGame(site) && lichessMarks(game)) {
                    return lichess(game);
                }
                break;
            case CHESSCOM:
                if (chesscomGame(link) || chesscomGame(site) || RecordReader.chesscomText(game.termination())) {
                    return RuleSets.CHESSCOM;
                }
                break;
            case FICS:
                return RuleSets.FICS;
            case ICC:
                return RuleSets.ICC;
            case ICCF:
                return RuleSets.ICCF;
            case TCEC:
                return RuleSets.TCEC;
            case CCRL:
                return RuleSets.CUTECHESS;
            case NONE:
                break;
        }
        if (link != null && (mark == Mark.NONE || mark == Mark.LICHESS)) {
            if (chesscomGame(link) && mark == Mark.NONE) {
                return RuleSets.CHESSCOM;
            }
            if (lichessGame(link) && lichessMarks(game)) {
                return lichess(game);
            }
        }
        return engines(game);
    }

    /** Whether a Site tag names a house at all, whoever made the game. */
    static boolean named(CharSequence site) {
        return mark(site) != Mark.NONE;
    }

    private static RuleSets engines(Circumstances game) {
        if (program(game.whiteType()) && program(game.blackType())
                || game.gameDuration() != null
                || RecordReader.cutechessComment(game.lastComment())) {
            return Words.startsWith(game.event(), "tcec") || Words.startsWith(game.event(), "ntcec")
                    ? RuleSets.TCEC
                    : RuleSets.CUTECHESS;
        }
        return ofEvent(game.event());
    }

    /** Houses named in the Event tag: TCEC at its start, CCRL or ICCF as a word anywhere; all have a c before a c or e. */
    private static RuleSets ofEvent(CharSequence event) {
        if (event == null || event instanceof TextRange range && !range.mayHavePair('c', 'c', 'e', 'e')) {
            return null;
        }
        boolean wordStart = true;
        for (int i = 0; i < event.length(); i++) {
            char c = event.charAt(i);
            if (wordStart) {
                switch (c | 32) {
                    case 't', 'n':
                        if (i == 0 && (Words.at(event, 0, "tcec") || Words.at(event, 0, "ntcec"))) {
                            return RuleSets.TCEC;
                        }
                        break;
                    case 'c':
                        if (word(event, i, "ccrl")) {
                            return RuleSets.CUTECHESS;
                        }
                        break;
                    case 'i':
                        if (word(event, i, "iccf")) {
                            return RuleSets.ICCF;
                        }
                        break;
                    default:
                        break;
                }
            }
            wordStart = !Words.letterOrDigit(c);
        }
        return null;
    }

    private static RuleSets lichess(Circumstances game) {
        long days = ChessDate.range(game.utcDate());
        if (days == ChessDate.UNKNOWN) {
            days = ChessDate.range(game.date());
        }
        return RuleSets.lichess(ChessDate.last(days));
    }

    /** The first known name that stands at the start of a word of the site. */
    private static Mark mark(CharSequence site) {
        if (usualLichess(site)) {
            return Mark.LICHESS;
        }
        // All of them have ss, cc, ce or cs.
        if (site == null
                || site instanceof TextRange range
                        && !range.mayHavePair('c', 'c', 'e', 's')
                        && !range.mayHavePair('s', 's', 's', 's')) {
            return Mark.NONE;
        }
        boolean wordStart = true;
        for (int i = 0; i < site.length(); i++) {
            char c = site.charAt(i);
            if (wordStart) {
                Mark mark = mark(site, i, Words.lower(c));
                if (mark != Mark.NONE) {
                    return mark;
                }
            }
            wordStart = !Words.letterOrDigit(c);
        }
        return Mark.NONE;
    }

    private static Mark mark(CharSequence site, int i, char first) {
        switch (first) {
            case 'l':
                return Words.at(site, i, "lichess.org") ? Mark.LICHESS : Mark.NONE;
            case 'c':
                if (Words.at(site, i, "chess.com")) {
                    return Mark.CHESSCOM;
                }
                if (Words.at(site, i, "chessclub.com")) {
                    return Mark.ICC;
                }
                return word(site, i, "ccrl") ? Mark.CCRL : Mark.NONE;
            case 'f':
                return word(site, i, "fics") || Words.at(site, i, "freechess.org") ? Mark.FICS : Mark.NONE;
            case 'i':
                if (word(site, i, "iccf")) {
                    return Mark.ICCF;
                }
                return word(site, i, "icc") ? Mark.ICC : Mark.NONE;
            case 't':
                return word(site, i, "tcec") ? Mark.TCEC : Mark.NONE;
            default:
                return Mark.NONE;
        }
    }

    private static boolean word(CharSequence text, int i, String word) {
        int end = i + word.length();
        return Words.at(text, i, word) && (end == text.length() || !Words.letterOrDigit(text.charAt(end)));
    }

    /** Whether a text begins as the addresses do that Lichess writes. */
    private static boolean usualLichess(CharSequence text) {
        return text instanceof TextRange range && range.startsWith(USUAL_LICHESS);
    }

    /** An address of one Lichess game: eight or twelve letters and digits after the host, no study and no broadcast. */
    static boolean lichessGame(CharSequence address) {
        int host = usualLichess(address) ? "https://".length() : Words.indexOf(address, "lichess.org/");
        if (host < 0) {
            return false;
        }
        int from = host + "lichess.org/".length();
        int end = from;
        while (end < address.length() && Words.letterOrDigit(address.charAt(end))) {
            end++;
        }
        int length = end - from;
        if (length != 8 && length != 12
                || Words.at(address, from, "analysis")
                || end < address.length() && "#/?".indexOf(address.charAt(end)) < 0) {
            return false;
        }
        // A path segment of eight letters that is no game has another segment that is neither a colour nor a ply.
        return end == address.length()
                || address.charAt(end) != '/'
                || Words.at(address, end, "/white")
                || Words.at(address, end, "/black");
    }

    /** UTCDate or a Termination of Lichess, and no event that says it was played elsewhere. */
    private static boolean lichessMarks(Circumstances game) {
        return !game.shown()
                && (game.utcDate() != null || RecordReader.lichessText(game.termination()))
                && !Words.contains(game.annotator(), "/broadcast/")
                && !Words.contains(game.event(), "/broadcast/")
                && !Words.contains(game.event(), "/study/");
    }

    /** An address of one game on chess.com, not of an event that chess.com only shows. */
    private static boolean chesscomGame(CharSequence address) {
        int host = Words.indexOf(address, "chess.com/");
        if (host < 0) {
            return false;
        }
        return (Words.contains(address, "/game/")
                        || Words.contains(address, "/live/game")
                        || Words.contains(address, "/daily/"))
                && !Words.contains(address, "/events/")
                && !Words.contains(address, "/games/");
    }

    private static boolean program(CharSequence type) {
        return Words.is(type, "program") || Words.is(type, "computer") || Words.is(type, "engine");
    }
}
