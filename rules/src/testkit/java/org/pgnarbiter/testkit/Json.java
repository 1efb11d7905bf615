package org.pgnarbiter.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON of test material: objects as maps, arrays as lists, strings, doubles, booleans and null. */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value a text holds. */
    public static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.blanks();
        if (json.at != text.length()) {
            throw new IllegalArgumentException("more text at " + json.at);
        }
        return value;
    }

    /** The object a text holds. */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text) {
        return (Map<String, Object>) parse(text);
    }

    private void blanks() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }

    private boolean take(char c) {
        blanks();
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char c) {
        if (!take(c)) {
            throw new IllegalArgumentException("no " + c + " at " + at);
        }
    }

    private Object value() {
        blanks();
        if (take('{')) {
            Map<String, Object> object = new LinkedHashMap<>();
            while (!take('}')) {
                String name = (String) value();
                expect(':');
                object.put(name, value());
                take(',');
            }
            return object;
        }
        if (take('[')) {
            List<Object> list = new ArrayList<>();
            while (!take(']')) {
                list.add(value());
                take(',');
            }
            return list;
        }
        return take('"') ? string() : word();
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                c = text.charAt(at++);
                if (c == 'u') {
                    out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
                    at += 4;
                    continue;
                }
                int escape = "bfnrt".indexOf(c);
                c = escape < 0 ? c : "\b\f\n\r\t".charAt(escape);
            }
            out.append(c);
        }
        at++;
        return out.toString();
    }

    private Object word() {
        int from = at;
        while (at < text.length() && "{}[],: \t\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String word = text.substring(from, at);
        return switch (word) {
            case "null" -> null;
            case "true" -> true;
            case "false" -> false;
            default -> Double.valueOf(word);
        };
    }
}
