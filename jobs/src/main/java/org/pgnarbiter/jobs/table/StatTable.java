package org.pgnarbiter.jobs.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A table of {@code stats/}: the query that makes it, and what it and its columns mean. To add one: a file
 * {@code stats/NAME.sql} whose first comment says what the table is, and each further one {@code name: meaning} of a column,
 * in the order of the query; and its name in {@code stats/tables.txt}.
 *
 * @param name its folder in {@code stats/}; {@code stats_NAME} in SQL
 * @param doc what it is, a sentence or two
 * @param columns the meaning of each column, unit and denominator included, in order
 * @param sql the query, in Spark's SQL, over the views of {@code stats/tally.sql}; each lies in one partition
 */
public record StatTable(String name, String doc, Map<String, String> columns, String sql) {
    private static final Pattern COLUMN = Pattern.compile("-- ([a-z_]+): (.*)");

    /** The query that reads {@code games} for all tables; the views they are made of are its columns, see there. */
    public static String tally() {
        return text("tally.sql");
    }

    /** All tables. */
    public static List<StatTable> all() {
        return text("tables.txt").lines().map(StatTable::read).toList();
    }

    private static StatTable read(String name) {
        String sql = text(name + ".sql");
        String doc = "";
        Map<String, String> columns = new LinkedHashMap<>();
        for (String line : sql.lines().takeWhile(line -> line.startsWith("-- ")).toList()) {
            Matcher column = COLUMN.matcher(line);
            if (column.matches()) {
                columns.put(column.group(1), column.group(2));
            } else {
                doc = doc.isEmpty() ? line.substring(3) : doc + " " + line.substring(3);
            }
        }
        return new StatTable(name, doc, columns, sql);
    }

    private static String text(String resource) {
        try (InputStream in = StatTable.class.getResourceAsStream("/stats/" + resource)) {
            if (in == null) {
                throw new IllegalStateException("no resource stats/" + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
