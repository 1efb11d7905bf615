package org.pgnarbiter.jobs.report;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Struct;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.duckdb.DuckDBStruct;
import org.pgnarbiter.jobs.table.JsonWriter;

/** Prints the rows of a query, as a table for people, as CSV for spreadsheets or as JSON for programs. */
public final class RowPrinter {
    private static final int WIDEST_CELL = 80;

    /** How to print. */
    public enum Format {
        /** Columns side by side, for the eye: long cells and long answers are cut. */
        TABLE,
        /**
         * RFC 4180 with a header; what a spreadsheet would take for a formula begins with an apostrophe, and what steers
         * a terminal or turns the direction of writing is spelled out.
         */
        CSV,
        /** One JSON object a line. */
        JSON;

        /** The word of the option {@code --format}. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final PrintWriter out;
    private final Format format;
    private final long most;

    /**
     * Prints to somewhere.
     *
     * @param most rows printed of a table, the others are only counted; CSV and JSON always have all
     */
    public RowPrinter(PrintWriter out, Format format, long most) {
        this.out = out;
        this.format = format;
        this.most = most;
    }

    /** Prints all rows and returns how many were left out. */
    public long print(ResultSet rows) throws SQLException {
        ResultSetMetaData columns = rows.getMetaData();
        return switch (format) {
            case TABLE -> table(rows, columns);
            case CSV -> csv(rows, columns);
            case JSON -> json(rows, columns);
        };
    }

    private long table(ResultSet rows, ResultSetMetaData columns) throws SQLException {
        int count = columns.getColumnCount();
        List<String[]> lines = new ArrayList<>();
        String[] head = new String[count];
        boolean[] number = new boolean[count];
        int[] width = new int[count];
        for (int i = 0; i < count; i++) {
            head[i] = cut(columns.getColumnLabel(i + 1));
            number[i] = true;
            width[i] = head[i].length();
        }
        long left = 0;
        while (rows.next()) {
            if (lines.size() >= most) {
                left++;
                continue;
            }
            String[] line = new String[count];
            for (int i = 0; i < count; i++) {
                Object value = rows.getObject(i + 1);
                number[i] &= value == null || value instanceof Number;
                // The last one may be long: it pushes nothing aside.
                line[i] = value == null ? "" : i < count - 1 ? cut(text(value)) : SafeText.line(text(value));
                width[i] = Math.max(width[i], line[i].codePointCount(0, line[i].length()));
            }
            lines.add(line);
        }
        line(head, width, number);
        String[] rule = new String[count];
        for (int i = 0; i < count; i++) {
            rule[i] = "-".repeat(Math.min(width[i], WIDEST_CELL));
        }
        line(rule, width, number);
        for (String[] line : lines) {
            line(line, width, number);
        }
        return left;
    }

    private void line(String[] cells, int[] width, boolean[] number) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            String pad = " ".repeat(width[i] - cells[i].codePointCount(0, cells[i].length()));
            line.append(i == 0 ? "" : "  ").append(number[i] ? pad + cells[i] : cells[i] + pad);
        }
        out.println(line.toString().stripTrailing());
    }

    private static String cut(String text) {
        String safe = SafeText.line(text);
        return safe.codePointCount(0, safe.length()) <= WIDEST_CELL
                ? safe
                : safe.substring(0, safe.offsetByCodePoints(0, WIDEST_CELL - 3)) + "...";
    }

    private long csv(ResultSet rows, ResultSetMetaData columns) throws SQLException {
        int count = columns.getColumnCount();
        StringBuilder line = new StringBuilder();
        for (int i = 1; i <= count; i++) {
            line.append(i == 1 ? "" : ",").append(csvText(columns.getColumnLabel(i)));
        }
        out.print(line.append("\r\n"));
        while (rows.next()) {
            line.setLength(0);
            for (int i = 1; i <= count; i++) {
                Object value = rows.getObject(i);
                line.append(i == 1 ? "" : ",");
                if (value instanceof Number || value instanceof Boolean) {
                    line.append(text(value));
                } else if (value != null) {
                    line.append(csvText(text(value)));
                }
            }
            out.print(line.append("\r\n"));
        }
        return 0;
    }

    /** A text as a cell of CSV. */
    static String csvText(String text) {
        String cell = SafeCell.of(text);
        boolean plain = !cell.isEmpty() && cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    private long json(ResultSet rows, ResultSetMetaData columns) throws SQLException {
        int count = columns.getColumnCount();
        JsonWriter json = new JsonWriter();
        while (rows.next()) {
            json.clear();
            json.beginObject();
            for (int i = 1; i <= count; i++) {
                json.name(columns.getColumnLabel(i));
                json(rows.getObject(i), json);
            }
            json.endObject();
            out.println(json);
        }
        return 0;
    }

    /** A value as text: nested ones as JSON. */
    private static String text(Object value) throws SQLException {
        if (value instanceof Array || value instanceof Struct || value instanceof Map) {
            JsonWriter json = new JsonWriter();
            json(value, json);
            return json.toString();
        }
        return value instanceof BigDecimal decimal ? decimal.toPlainString() : String.valueOf(value);
    }

    private static void json(Object value, JsonWriter json) throws SQLException {
        if (value == null) {
            json.nothing();
        } else if (value instanceof Boolean truth) {
            json.truth(truth);
        } else if (value instanceof Long
                || value instanceof Integer
                || value instanceof Short
                || value instanceof Byte) {
            json.number(((Number) value).longValue());
        } else if (value instanceof BigInteger || value instanceof BigDecimal || isFinite(value)) {
            json.numeral(text(value));
        } else if (value instanceof Array array) {
            json.beginArray();
            for (Object item : (Object[]) array.getArray()) {
                json(item, json);
            }
            json.endArray();
        } else if (value instanceof DuckDBStruct struct) {
            object(struct.getMap(), json);
        } else if (value instanceof Map<?, ?> map) {
            object(map, json);
        } else {
            json.string(text(value));
        }
    }

    private static boolean isFinite(Object value) {
        return (value instanceof Double || value instanceof Float) && Double.isFinite(((Number) value).doubleValue());
    }

    private static void object(Map<?, ?> map, JsonWriter json) throws SQLException {
        json.beginObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            json.name(String.valueOf(entry.getKey()));
            json(entry.getValue(), json);
        }
        json.endObject();
    }
}
