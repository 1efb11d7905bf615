package org.pgnarbiter.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One fenced block of a Markdown page that people may type.
 *
 * @param page the page, relative to the checkout's top
 * @param line the line of the opening fence, from 1
 * @param output the text block that follows directly, or null
 * @param notRun why it is not run, or null
 */
record Snippet(String page, int line, String language, String code, String output, String notRun) {
    /** Blocks that show something rather than ask for something to be typed. */
    private static final Set<String> SHOWN = Set.of("", "text", "xml", "json", "pgn");

    private static final Pattern NOT_RUN = Pattern.compile("<!-- *not-run: *(.*?) *-->");

    static List<Snippet> of(String page, String markdown) {
        List<Snippet> found = new ArrayList<>();
        List<String> lines = markdown.lines().toList();
        String notRun = null;
        boolean follows = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith("```")) {
                String language = line.substring(3).strip();
                int start = i + 1;
                do {
                    i++;
                } while (!lines.get(i).strip().equals("```"));
                String code = String.join("\n", lines.subList(start, i)) + "\n";
                if (follows && language.equals("text")) {
                    Snippet last = found.remove(found.size() - 1);
                    found.add(new Snippet(page, last.line, last.language, last.code, code, last.notRun));
                }
                follows = !SHOWN.contains(language);
                if (follows) {
                    found.add(new Snippet(page, start, language, code, null, notRun));
                }
                notRun = null;
            } else if (!line.isEmpty()) {
                Matcher reason = NOT_RUN.matcher(line);
                notRun = reason.matches() ? reason.group(1) : null;
                follows = false;
            }
        }
        return found;
    }

    String where() {
        return page + ":" + line;
    }

    String firstLine() {
        return code.lines().findFirst().orElse("");
    }

    /** A Java block as a whole program: itself, or its statements in a main method under its imports. */
    String program() {
        if (code.contains("static void main(")) {
            return code;
        }
        StringBuilder imports = new StringBuilder();
        StringBuilder body = new StringBuilder();
        code.lines()
                .forEach(line -> (line.startsWith("import ") ? imports : body)
                        .append(line)
                        .append('\n'));
        return imports + "class Snippet {\npublic static void main(String[] args) throws Exception {\n" + body
                + "}\n}\n";
    }

    /** Whether the output is the one shown; a line {@code ...} stands for any number of lines. */
    static boolean matches(String shown, String said) {
        StringBuilder pattern = new StringBuilder();
        shown.strip()
                .lines()
                .forEach(line -> pattern.append(
                        line.strip().equals("...") ? "(?:.*\n)*" : Pattern.quote(line.stripTrailing()) + "[ \t]*\n"));
        return Pattern.matches(pattern.toString(), said.strip() + "\n");
    }
}
