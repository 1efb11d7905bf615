package org.pgnarbiter.notebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pgnarbiter.jobs.report.DuckDb;

/**
 * The answer to a question in SQL.
 *
 * @param columns names
 * @param rows values as Java objects, null where there is none
 */
public record Table(List<String> columns, List<List<Object>> rows) implements Shown {
    private static final int MOST_SHOWN = 40;

    static Table of(DuckDb.Answer answer) {
        return new Table(answer.columns(), answer.rows());
    }

    /** The only value, of a table of one row and column. */
    public Object value() {
        if (rows.size() != 1 || columns.size() != 1) {
            throw new IllegalStateException("one value is wanted, there are " + rows.size() + " rows of " + columns);
        }
        return rows.get(0).get(0);
    }

    /** {@link #value} as a whole number; null, the sum of no rows, is 0. */
    public long number() {
        Object value = value();
        return value == null ? 0 : ((Number) value).longValue();
    }

    /** Some of the rows. */
    public Table rows(int from, int to) {
        return new Table(columns, rows.subList(from, Math.min(to, rows.size())));
    }

    /** The values of a column, from the top. */
    public List<Object> column(String name) {
        int at = columns.indexOf(name);
        if (at < 0) {
            throw new IllegalArgumentException("no column " + name + " among " + columns);
        }
        // Not toList(): values may be null.
        return Arrays.asList(rows.stream().map(row -> row.get(at)).toArray());
    }

    /** The same rows with some of the columns. */
    public Table pick(String... names) {
        List<List<Object>> picked = Arrays.stream(names).map(this::column).toList();
        List<List<Object>> cells = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            int at = i;
            cells.add(
                    Arrays.asList(picked.stream().map(column -> column.get(at)).toArray()));
        }
        return new Table(List.of(names), cells);
    }

    @Override
    public Map<String, String> forms() {
        Map<String, String> forms = new LinkedHashMap<>();
        forms.put("text/html", html());
        forms.put("text/plain", rows.size() + " rows: " + String.join(", ", columns));
        return forms;
    }

    private String html() {
        boolean[] number = new boolean[columns.size()];
        for (int i = 0; i < number.length; i++) {
            int at = i;
            number[i] = rows.stream().anyMatch(row -> row.get(at) != null)
                    && rows.stream().allMatch(row -> row.get(at) == null || row.get(at) instanceof Number);
        }
        StringBuilder out = new StringBuilder("<table>\n<thead><tr>");
        for (int i = 0; i < number.length; i++) {
            cell(out, "th", number[i], columns.get(i));
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (List<Object> row : rows.subList(0, Math.min(rows.size(), MOST_SHOWN))) {
            out.append("<tr>");
            for (int i = 0; i < number.length; i++) {
                cell(out, "td", number[i], text(row.get(i)));
            }
            out.append("</tr>\n");
        }
        out.append("</tbody>\n</table>");
        if (rows.size() > MOST_SHOWN) {
            out.append("\n<p>and ").append(rows.size() - MOST_SHOWN).append(" more rows</p>");
        }
        return out.toString();
    }

    private static void cell(StringBuilder out, String element, boolean number, String text) {
        out.append('<')
                .append(element)
                .append(number ? " style=\"text-align:right\">" : " style=\"text-align:left\">")
                .append(escaped(text))
                .append("</")
                .append(element)
                .append('>');
    }

    /** A value as the page shows it: fractions with three places, nothing for null. */
    static String text(Object value) {
        if (value == null) {
            return "";
        }
        return value instanceof Double || value instanceof Float
                ? String.format(Locale.ROOT, "%.3f", ((Number) value).doubleValue())
                : String.valueOf(value);
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
