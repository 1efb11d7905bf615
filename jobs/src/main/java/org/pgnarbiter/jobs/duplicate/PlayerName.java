package org.pgnarbiter.jobs.duplicate;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/**
 * A player's name, folded until its spellings meet: "Kortschnoj, Viktor" and "Korchnoi,V" have the same {@link #surname} and
 * {@link #initial}. It is coarse on purpose: names only bring records together, moves and dates decide.
 *
 * @param surname consonants of the last name; empty when the player is unknown
 * @param initial folded first letter of the first name; 0 when there is none
 */
record PlayerName(String surname, char initial) {
    private static final PlayerName UNKNOWN = new PlayerName("", '\0');
    private static final Set<String> NOBODY = Set.of("", "nn", "unknown", "anonymous", "white", "black", "n");

    /** Spellings of one sound, in the order in which they are to be replaced. */
    private static final String[][] SOUNDS = {
        {"shch", "s"},
        {"schtsch", "s"},
        {"tsch", "h"},
        {"tch", "h"},
        {"sch", "s"},
        {"ch", "h"},
        {"kh", "h"},
        {"sh", "s"},
        {"zh", "s"},
        {"cz", "h"},
        {"sz", "s"},
        {"ph", "f"},
        {"ck", "k"},
        {"ks", "x"},
        {"dj", "j"},
        {"ts", "c"},
        {"tz", "c"},
        {"dz", "c"},
        {"z", "s"},
        {"c", "k"},
        {"q", "k"},
        {"w", "v"}
    };

    /** Reads a White or Black tag. */
    static PlayerName of(String tag) {
        if (tag == null) {
            return UNKNOWN;
        }
        String letters = plain(tag);
        int comma = letters.indexOf(',');
        String last;
        String first;
        if (comma >= 0) {
            String before = letters.substring(0, comma).strip();
            last = before.substring(before.lastIndexOf(' ') + 1);
            first = letters.substring(comma + 1).strip();
        } else {
            String[] words = letters.strip().split(" ", -1);
            int end = words.length - 1;
            boolean initialsLast = words.length > 1 && words[end].length() <= 2;
            last = initialsLast ? words[0] : words[end];
            first = words.length == 1 ? "" : initialsLast ? words[end] : words[0];
        }
        if (NOBODY.contains(last)) {
            return UNKNOWN;
        }
        return new PlayerName(
                skeleton(last), first.isEmpty() ? '\0' : sound(first).charAt(0));
    }

    boolean isKnown() {
        return !surname.isEmpty();
    }

    /** Whether nothing but the first letter speaks against one person. */
    boolean fits(PlayerName other) {
        return initial == '\0' || other.initial == '\0' || initial == other.initial;
    }

    /** Lower case without accents; digits stay, they tell online names apart; all else is a blank. */
    private static String plain(String tag) {
        String text = Normalizer.normalize(tag.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD);
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (c == 0xDF) {
                out.append("ss");
            } else if (c == 0xF8) {
                out.append('o');
            } else if (c == 0x142) {
                out.append('l');
            } else if (c == ',' || Character.isLetterOrDigit(c)) {
                out.appendCodePoint(c);
            } else if (Character.getType(c) != Character.NON_SPACING_MARK
                    && c != '\''
                    && c != '-'
                    && out.length() > 0
                    && out.charAt(out.length() - 1) != ' ') {
                out.append(' ');
            }
        });
        return out.toString().strip();
    }

    private static String sound(String word) {
        String text = word;
        for (String[] sound : SOUNDS) {
            text = text.replace(sound[0], sound[1]);
        }
        return text.replace('y', 'i').replace('j', 'i');
    }

    /** First sound and consonants, none twice in a row. */
    private static String skeleton(String word) {
        String text = sound(word);
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean vowel = "aeiou".indexOf(c) >= 0;
            if (i == 0 || !vowel && c != text.charAt(i - 1)) {
                out.append(vowel ? 'a' : c);
            }
        }
        return out.toString();
    }
}
