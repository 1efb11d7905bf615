package org.pgnarbiter.jobs.table;

/**
 * Writes JSON text (RFC 8259) into memory. A few dozen lines of our own, because the commands that use it start within
 * half a CPU second and a library would spend part of that.
 */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder(2048);
    private boolean comma;

    /** Empties it. */
    public void clear() {
        out.setLength(0);
        comma = false;
    }

    /** Opens an object. */
    public void beginObject() {
        before();
        out.append('{');
        comma = false;
    }

    /** Closes an object. */
    public void endObject() {
        out.append('}');
        comma = true;
    }

    /** Opens an array. */
    public void beginArray() {
        before();
        out.append('[');
        comma = false;
    }

    /** Closes an array. */
    public void endArray() {
        out.append(']');
        comma = true;
    }

    /** The name of the next value of an object. */
    public void name(String name) {
        before();
        quote(name);
        out.append(':');
        comma = false;
    }

    /** The value null. */
    public void nothing() {
        before();
        out.append("null");
    }

    /** A number. */
    public void number(long value) {
        before();
        out.append(value);
    }

    /** A number that is no long, as JSON writes it: {@code 0.25}, {@code 1.0E30}. */
    public void numeral(String value) {
        before();
        out.append(value);
    }

    /** A truth value. */
    public void truth(boolean value) {
        before();
        out.append(value);
    }

    /**
     * A string; null becomes the value null. What would steer a terminal, turn the direction of writing or be taken for
     * the end of a line is written as an escape, which gives the same string.
     */
    public void string(String value) {
        before();
        if (value == null) {
            out.append("null");
        } else {
            quote(value);
        }
    }

    private void before() {
        if (comma) {
            out.append(',');
        }
        comma = true;
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (steers(c) || Character.isSurrogate(c) && !isPaired(text, i)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    /**
     * Whether a character steers a terminal or turns the direction of writing: all of them can be spelled out without
     * harm to a text in any language, unlike other invisible ones, which join or part letters.
     */
    public static boolean steers(char c) {
        return c < ' '
                || c >= 0x7F && c < 0xA0
                || c == '\u061C'
                || c >= '\u200E' && c <= '\u200F'
                || c >= '\u2028' && c <= '\u202E'
                || c >= '\u2066' && c <= '\u2069';
    }

    private static boolean isPaired(String text, int i) {
        char c = text.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
