package org.pgnarbiter.jobs.report;

import java.util.List;
import java.util.Locale;

/**
 * A question that the report asks the tables, from a file {@code sql/NAME.sql}: its first lines are comments that say
 * title, what it means, and how to show the answer. To add one: the file, and its name in {@link #ALL}.
 *
 * @param name the file's name, the figure's anchor
 * @param show how the answer is shown
 * @param measure the column that bars are drawn for; empty unless there are bars
 * @param sql the question itself
 */
record Question(String name, String title, String says, Show show, String measure, String sql) {
    /** In the order of the page. */
    static final List<String> ALL = List.of(
            "inputs",
            "unread",
            "problems",
            "verdicts",
            "codes",
            "laws",
            "ends",
            "years",
            "ratings",
            "speeds",
            "controls",
            "events",
            "lengths",
            "draws",
            "claims",
            "flags",
            "serious",
            "rows");

    /** Ways to show an answer. */
    enum Show {
        /** A table. */
        TABLE,
        /** A table with bars for one of its columns. */
        BARS,
        /** Columns of parts of a whole: first column x, second part, third number. */
        SHARES,
        /** Columns of numbers, in the same form. */
        COUNTS,
        /** Findings as cards. */
        CARDS
    }

    static Question read(String name) {
        String title = "";
        String says = "";
        String[] show = {"table"};
        StringBuilder sql = new StringBuilder();
        for (String line : Assets.text("sql/" + name + ".sql").lines().toList()) {
            if (line.startsWith("-- title: ")) {
                title = line.substring(10);
            } else if (line.startsWith("-- says: ")) {
                says = line.substring(9);
            } else if (line.startsWith("-- show: ")) {
                show = line.substring(9).split(" ", -1);
            } else {
                sql.append(line).append('\n');
            }
        }
        return new Question(
                name,
                title,
                says,
                Show.valueOf(show[0].toUpperCase(Locale.ROOT)),
                show.length > 1 ? show[1] : "",
                sql.toString().strip());
    }
}
