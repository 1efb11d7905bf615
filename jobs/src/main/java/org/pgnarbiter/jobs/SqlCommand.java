package org.pgnarbiter.jobs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pgnarbiter.jobs.report.DuckDb;
import org.pgnarbiter.jobs.report.RowPrinter;
import org.pgnarbiter.jobs.report.SafeText;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** SQL (DuckDB's) over the tables of a run. */
@Command(
        name = "sql",
        description = {
            "Answers questions in SQL (DuckDB's) over the tables of a run: games, findings, inputs, duplicates, stats_...",
            "\"show tables\" lists them, \"describe games\" tells what the columns of one mean."
        },
        mixinStandardHelpOptions = true)
final class SqlCommand implements Callable<Integer> {
    private static final String HINT =
            "\"show tables\" lists the tables, \"describe games\" tells what the columns of one mean.";
    private static final Pattern DESCRIBE =
            Pattern.compile("\\s*desc(?:ribe)?\\s+(?:table\\s+)?\"?(\\w+)\"?[\\s;]*", Pattern.CASE_INSENSITIVE);
    /** What is a folder of the output, but no name of a table. */
    private static final Pattern FOLDER = Pattern.compile("\\bstats/(\\w+)");
    /** A table that is not there and the one with the nearest name, which may be DuckDB's own. */
    private static final Pattern MEANT =
            Pattern.compile("(Table with name [^\n]{1,200} does not exist!)\nDid you mean \"([^\"\n]{1,200})\"\\?");

    private static final String STATS = "stats_";
    private static final String MEMORY = "Ask for fewer games, columns or groups at once, with"
            + " \"set threads = 1; select ...\" it needs less, and \"set memory_limit = '8GB'; select ...\" lets it use more.";

    @Parameters(index = "0", paramLabel = "DIR", description = "Output folder of arbiter audit.")
    private Path run;

    @Parameters(index = "1", paramLabel = "SQL", description = "What to ask, in quotes.")
    private String sql;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "table",
            description = "table (default), csv (safe to open in a spreadsheet) or json (one object a line).")
    private String format;

    @Option(
            names = "--rows",
            paramLabel = "N",
            defaultValue = "100",
            description = "Rows shown in a table (default: ${DEFAULT-VALUE}); csv and json always have all.")
    private long most;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        RowPrinter printer = new RowPrinter(out, format(format, spec), rows(most, spec));
        if (sql.isBlank()) {
            err.println("sql: there is no question");
            err.println(HINT);
            return ExitCode.USAGE;
        }
        try (DuckDb tables = DuckDb.open(run)) {
            try {
                long left = ask(tables, printer);
                if (left > 0) {
                    err.println(
                            Counted.of(left, "more row") + "; --rows " + most * 10 + " shows more, --format csv all");
                }
                return ExitCode.OK;
            } catch (SQLException e) {
                return failed(e, tables, err);
            }
        }
    }

    private int failed(SQLException e, DuckDb tables, PrintWriter err) {
        if (DuckDb.isOutOfMemory(e)) {
            err.println("sql: " + SafeText.line(DuckDb.told(e)));
            err.println(MEMORY);
            return Trouble.EXIT_IO;
        }
        // The message may quote the text of a game: a name that is no number, say.
        String message = e.getMessage().strip();
        Matcher meant = MEANT.matcher(message);
        boolean foreign = meant.find() && !tables.has(meant.group(2));
        err.println("sql: "
                + SafeText.lines(
                        foreign ? message.substring(0, meant.end(1)) + message.substring(meant.end()) : message));
        if (foreign) {
            err.println("There are " + names(tables.tables()) + ".");
        }
        Matcher folder = FOLDER.matcher(sql);
        if (folder.find()) {
            err.println(
                    "The table in the folder stats/" + folder.group(1) + " is named stats_" + folder.group(1) + ".");
        }
        err.println(HINT);
        return ExitCode.USAGE;
    }

    private static String names(List<String> tables) {
        List<String> names = tables.stream()
                .filter(name -> !name.startsWith(STATS))
                .collect(Collectors.toCollection(ArrayList::new));
        int stats = tables.size() - names.size();
        if (stats > 0) {
            names.add(stats + " named " + STATS + "NAME");
        }
        return String.join(", ", names);
    }

    static RowPrinter.Format format(String word, CommandSpec spec) {
        for (RowPrinter.Format format : RowPrinter.Format.values()) {
            if (format.toString().equals(word)) {
                return format;
            }
        }
        throw new ParameterException(spec.commandLine(), "--format must be table, csv or json, not " + word);
    }

    /** The rows that a table shows at most. */
    static long rows(long most, CommandSpec spec) {
        if (most < 1) {
            throw new ParameterException(spec.commandLine(), "--rows must be 1 or more, not " + most);
        }
        return most;
    }

    private long ask(DuckDb tables, RowPrinter printer) throws IOException, SQLException {
        Matcher describe = DESCRIBE.matcher(sql);
        if (describe.matches() && tables.has(describe.group(1).toLowerCase(Locale.ROOT))) {
            return describe(tables, describe.group(1).toLowerCase(Locale.ROOT), printer);
        }
        try (Statement statement = tables.connection().createStatement()) {
            if (statement.execute(sql)) {
                try (ResultSet rows = statement.getResultSet()) {
                    return printer.print(rows);
                }
            }
            return 0;
        }
    }

    /** The columns with what they mean, which DuckDB's own printer lacks. */
    private static long describe(DuckDb tables, String table, RowPrinter printer) throws IOException, SQLException {
        Map<String, String> types = tables.types(table);
        Map<String, String> comments = tables.comments(table);
        String sql = "SELECT * FROM (VALUES "
                + types.keySet().stream().map(name -> "(?, ?, ?)").collect(Collectors.joining(", "))
                + ") AS columns(column_name, column_type, meaning)";
        try (PreparedStatement statement = tables.connection().prepareStatement(sql)) {
            int parameter = 0;
            for (Map.Entry<String, String> type : types.entrySet()) {
                statement.setString(++parameter, type.getKey());
                statement.setString(++parameter, type.getValue());
                statement.setString(++parameter, comments.getOrDefault(type.getKey(), ""));
            }
            try (ResultSet rows = statement.executeQuery()) {
                return printer.print(rows);
            }
        }
    }
}
