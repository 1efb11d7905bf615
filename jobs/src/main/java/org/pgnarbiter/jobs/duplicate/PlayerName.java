package org.pgnarbiter.jobs.duplicate;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

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

    /** How some collections end a name whose first word is the surname: "Euwe Max (NED)", "Korchnoi V., SUI." */
    private static final Pattern COUNTRY = Pattern.compile("(?: \\([A-Z]{3}\\)|(?<=\\.), [A-Z]{3}\\.?)$");

    /** Names of families that stand first in names without a comma: "Wang Hao", "Le Quang Liem". */
    private static final Set<String> FAMILIES = Set.of(
            "bu", "cao", "chen", "dao", "ding", "dong", "gao", "guo", "hoang", "hou", "huang", "ju", "le", "lei", "li",
            "liang", "lin", "liu", "lu", "ma", "ngo", "nguyen", "ni", "peng", "pham", "qi", "qin", "ruan", "shen",
            "sun", "tan", "tang", "tran", "vu", "wan", "wang", "wei", "wen", "wu", "xia", "xie", "xiu", "xu", "yan",
            "yang", "ye", "yu", "zeng", "zhang", "zhao", "zhou", "zhu");

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

    /** The letters of each spelling as a set, {@link #letters}: most names lack one of them. */
    private static final int[] LETTERS =
            Arrays.stream(SOUNDS).mapToInt(sound -> letters(sound[0])).toArray();

    /** A power of two. */
    private static final int REMEMBERED = 1 << 14;

    /** Tags met before, by hash: folding one costs more than all else that is done with a record. Whoever comes last stays. */
    private static final Met[] MET = new Met[REMEMBERED];

    private record Met(String tag, PlayerName name) {}

    /** Reads a White or Black tag. */
    static PlayerName of(String tag) {
        if (tag == null) {
            return UNKNOWN;
        }
        int hash = tag.hashCode();
        int at = (hash ^ hash >>> 14) & REMEMBERED - 1;
        Met met = MET[at];
        if (met == null || !met.tag.equals(tag)) {
            met = new Met(tag, fold(tag));
            MET[at] = met;
        }
        return met.name;
    }

    private static PlayerName fold(String tag) {
        boolean hasCountry = mayHaveCountry(tag) && COUNTRY.matcher(tag).find();
        String letters = plain(hasCountry ? COUNTRY.matcher(tag).replaceFirst("") : tag);
        int comma = letters.indexOf(',');
        String before = comma < 0 ? letters : letters.substring(0, comma).strip();
        String[] words = before.split(" ", -1);
        int end = words.length - 1;
        String last = words[end];
        String first = comma < 0 ? words[0] : letters.substring(comma + 1).strip();
        if (end > 0 && (words[end].length() <= 2 || comma < 0 && (hasCountry || isSurnameFirst(tag, words[0])))) {
            last = words[0];
            first = words[1];
        } else if (comma < 0 && end == 0) {
            first = "";
        }
        if (NOBODY.contains(last)) {
            return UNKNOWN;
        }
        return new PlayerName(
                skeleton(last), first.isEmpty() ? '\0' : sound(first).charAt(0));
    }

    /** Whether {@link #COUNTRY} is worth looking for. */
    private static boolean mayHaveCountry(String tag) {
        return tag.contains(" (") || tag.contains("., ");
    }

    /** Whether a name of several words, with no comma and no country, begins with the family's. */
    private static boolean isSurnameFirst(String tag, String word) {
        return FAMILIES.contains(word)
                || tag.equals(tag.toUpperCase(Locale.ROOT)) && !tag.equals(tag.toLowerCase(Locale.ROOT));
    }

    boolean isKnown() {
        return !surname.isEmpty();
    }

    /** Whether nothing but the first letter speaks against one person. */
    boolean fits(PlayerName other) {
        return initial == '\0' || other.initial == '\0' || initial == other.initial;
    }

    /** Lower case without accents; digits stay, they tell online names apart; all else, hyphens too, is a blank. */
    private static String plain(String tag) {
        String text = tag.toLowerCase(Locale.ROOT);
        if (!isAscii(text)) {
            text = Normalizer.normalize(text, Normalizer.Form.NFKD);
        }
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0, c; i < text.length(); i += Character.charCount(c)) {
            c = text.codePointAt(i);
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
                    && out.length() > 0
                    && out.charAt(out.length() - 1) != ' ') {
                out.append(' ');
            }
        }
        return out.toString().strip();
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private static String sound(String word) {
        String text = word;
        int letters = letters(word);
        for (int i = 0; i < SOUNDS.length; i++) {
            if ((LETTERS[i] & ~letters) == 0) {
                text = text.replace(SOUNDS[i][0], SOUNDS[i][1]);
                letters |= letters(SOUNDS[i][1]);
            }
        }
        return text.replace('y', 'i').replace('j', 'i');
    }

    /** The letters a to z of a word as bits 0 to 25. */
    private static int letters(String word) {
        int letters = 0;
        for (int i = 0; i < word.length(); i++) {
            int letter = word.charAt(i) - 'a';
            letters |= letter >= 0 && letter < 26 ? 1 << letter : 0;
        }
        return letters;
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
