package org.pgnarbiter.jobs.report;

import java.util.stream.Collectors;

/** Makes text from files harmless for a terminal: what would steer it, or turn the direction of writing, is spelled out. */
public final class SafeText {
    private SafeText() {}

    /** The text on one line, everything that is not a visible character or a blank written as {@code \}{@code u001b}. */
    public static String line(String text) {
        int i = 0;
        while (i < text.length() && isPlain(text.charAt(i))) {
            i++;
        }
        if (i == text.length()) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, i);
        while (i < text.length()) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (c == '\n' || c == '\t' || c == '\r') {
                out.append(' ');
            } else if (isHarmless(c)) {
                out.appendCodePoint(c);
            } else {
                out.append(c > 0xFFFF ? String.format("\\U%06x", c) : String.format("\\u%04x", c));
            }
        }
        return out.toString();
    }

    /** The same for a text of several lines, which stay lines. */
    public static String lines(String text) {
        return text.lines().map(SafeText::line).collect(Collectors.joining("\n"));
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7F;
    }

    private static boolean isHarmless(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
