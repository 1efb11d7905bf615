package org.pgnarbiter.jobs.duplicate;

import java.util.regex.Pattern;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * What brings records together, on Spark's own texts; public because Spark's generated code calls it. Asked of every game of
 * a corpus, so that what most of them say is read without a regular expression.
 */
public final class RecordKeys {
    /** The page of a game ends in its number or code. */
    private static final Pattern PAGE =
            Pattern.compile("://[^/]+/(.*/)?([0-9]{4,}|[A-Za-z0-9]{8,12})/?(white|black)?([?#].*)?$");

    /** The page of a site, an event or a study is no game's. */
    private static final Pattern NO_GAME = Pattern.compile("/(study|broadcast|tournament|swiss|simul|team|events?)/");

    /** From whose side a game is shown, and what else is asked of its page. */
    private static final Pattern VIEW = Pattern.compile("(/(white|black))?([?#].*)?$");

    private static final UTF8String HOST = UTF8String.fromString("://");
    private static final UTF8String ASKED = UTF8String.fromString("?");
    private static final UTF8String ANCHOR = UTF8String.fromString("#");
    private static final UTF8String WHITES_VIEW = UTF8String.fromString("/white");
    private static final UTF8String BLACKS_VIEW = UTF8String.fromString("/black");

    private RecordKeys() {}

    /** The two players, however their names are spelled; null when one of them is not known. */
    public static UTF8String pair(UTF8String white, UTF8String black) {
        PlayerName one = PlayerName.of(white == null ? null : white.toString());
        PlayerName other = PlayerName.of(black == null ? null : black.toString());
        return one.isKnown() && other.isKnown() ? UTF8String.fromString(one.surname() + '|' + other.surname()) : null;
    }

    /** The address that a Site tag gives for the game itself; null when it gives none. */
    public static UTF8String page(UTF8String site) {
        if (site == null || !site.contains(HOST)) {
            return null;
        }
        return endsInCode(site) || isPage(site.toString()) ? withoutView(site) : null;
    }

    private static boolean isPage(String site) {
        return PAGE.matcher(site).find() && !NO_GAME.matcher(site).find();
    }

    /** Whether nothing follows the host but a slash and 8 to 12 letters and digits: "https://lichess.org/abcdefgh". */
    private static boolean endsInCode(UTF8String site) {
        int end = site.numBytes();
        int code = end;
        while (code > 0 && isLetterOrDigit(site.getByte(code - 1))) {
            code--;
        }
        int host = slashBefore(site, code - 1);
        return end - code >= 8
                && end - code <= 12
                && code > 0
                && site.getByte(code - 1) == '/'
                && host < code - 2
                && host > 1
                && site.getByte(host - 1) == '/'
                && site.getByte(host - 2) == ':'
                && slashBefore(site, host - 1) < 0
                && hasDot(site, host + 1, code - 1);
    }

    /** As the names of hosts have, but those of {@link #NO_GAME} have not. */
    private static boolean hasDot(UTF8String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.getByte(i) == '.') {
                return true;
            }
        }
        return false;
    }

    /** Where the last slash before a byte is; negative when there is none. */
    private static int slashBefore(UTF8String text, int before) {
        int at = before - 1;
        while (at >= 0 && text.getByte(at) != '/') {
            at--;
        }
        return at;
    }

    private static boolean isLetterOrDigit(byte letter) {
        return letter >= '0' && letter <= '9' || letter >= 'A' && letter <= 'Z' || letter >= 'a' && letter <= 'z';
    }

    /** An address without the player from whose side the game is seen, and without query and anchor. */
    public static UTF8String withoutView(UTF8String address) {
        return address != null
                        && (address.contains(ASKED)
                                || address.contains(ANCHOR)
                                || address.contains(WHITES_VIEW)
                                || address.contains(BLACKS_VIEW))
                ? UTF8String.fromString(VIEW.matcher(address.toString()).replaceAll(""))
                : address;
    }
}
