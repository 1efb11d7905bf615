package org.pgnarbiter.audit;

import org.pgnarbiter.pgn.TextRange;

/** Comparing and finding words in text that may be a view over bytes: no copies, no regular expressions. */
final class Words {

    private Words() {}

    static char lower(char c) {
        if (c < 128) {
            return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
        }
        return Character.toLowerCase(c);
    }

    /** Null or nothing but blanks. */
    static boolean blank(CharSequence text) {
        return text == null || start(text) == text.length();
    }

    /** Index of the first character that is no blank, or the length. */
    static int start(CharSequence text) {
        int i = 0;
        while (i < text.length() && text.charAt(i) <= ' ') {
            i++;
        }
        return i;
    }

    /** Index after the last character that is no blank. */
    static int end(CharSequence text) {
        int i = text.length();
        while (i > 0 && text.charAt(i - 1) <= ' ') {
            i--;
        }
        return i;
    }

    /** Whether these characters stand at an index; {@code word} is in lower case. */
    static boolean at(CharSequence text, int index, String word) {
        if (index < 0 || index + word.length() > text.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (lower(text.charAt(index + i)) != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the text, but for blanks around it, is this word in any case. */
    static boolean is(CharSequence text, String word) {
        if (text == null) {
            return false;
        }
        int from = start(text);
        return end(text) - from == word.length() && at(text, from, word);
    }

    /** Whether a letter may stand in a text, in either case; no is certain, and quickly found where the text is a view. */
    static boolean mayHave(CharSequence text, char small) {
        return !(text instanceof TextRange range) || range.mayHave(small);
    }

    static boolean startsWith(CharSequence text, String word) {
        return text != null && at(text, start(text), word);
    }

    static boolean contains(CharSequence text, String word) {
        return indexOf(text, word) >= 0;
    }

    static int indexOf(CharSequence text, String word) {
        if (text == null) {
            return -1;
        }
        char first = word.charAt(0);
        if (!mayHave(text, first)) {
            return -1;
        }
        for (int i = 0; i + word.length() <= text.length(); i++) {
            if (lower(text.charAt(i)) == first && at(text, i, word)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the word stands in the text as a word of its own. */
    static boolean containsWord(CharSequence text, String word) {
        if (text == null) {
            return false;
        }
        for (int i = 0; i + word.length() <= text.length(); i++) {
            if (at(text, i, word)
                    && (i == 0 || !letterOrDigit(text.charAt(i - 1)))
                    && (i + word.length() == text.length() || !letterOrDigit(text.charAt(i + word.length())))) {
                return true;
            }
        }
        return false;
    }

    static boolean letterOrDigit(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c > 127;
    }
}
