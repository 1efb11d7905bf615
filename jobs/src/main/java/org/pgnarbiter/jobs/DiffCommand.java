package org.pgnarbiter.jobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.pgnarbiter.jobs.report.DuckDb;
import org.pgnarbiter.jobs.report.RowPrinter;
import org.pgnarbiter.jobs.report.SafeText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which games two runs judged differently, and why. */
@Command(
        name = "diff",
        description = "Lists the games that two runs judged differently, and why, the first reason that holds:"
                + " input (the game's text differs), rule set, options (of the run), version (of Arbiter), not known;"
                + " and the games that only one of them has. Nothing is listed where nothing differs.",
        mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {
    /** Options that name a file; what it holds can change a judgement, wherever it lies. */
    private static final List<String> FILES = List.of("events", "accept");

    /** The differences for the eye, one column for all that changed. */
    private static final String TABLE =
            "SELECT why, parse_filename(source) || ' ' || byte_offset AS game, white, black,"
                    + " date_text, CASE WHEN verdict_before IS NULL OR verdict_after IS NULL THEN '' ELSE concat_ws('; ', "
                    + change("laws") + ", " + change("verdict") + ", "
                    + change("lawful") + ", "
                    + change("termination") + ", " + change("end_ply")
                    + ", CASE WHEN len(findings_gone) > 0 THEN 'no longer ' || array_to_string(findings_gone, ' ') END"
                    + ", CASE WHEN len(findings_new) > 0 THEN 'new ' || array_to_string(findings_new, ' ') END) END AS change"
                    + " FROM differences";

    /** What stands for a value that an account does not have. */
    private static final String NONE = "none";

    @Parameters(index = "0", paramLabel = "RUN1", description = "Output folder of the earlier run.")
    private Path before;

    @Parameters(index = "1", paramLabel = "RUN2", description = "Output folder of the later run.")
    private Path after;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "table", description = "table, csv or json.")
    private String format;

    @Option(
            names = "--rows",
            paramLabel = "N",
            defaultValue = "100",
            description = "Games shown in a table (default: ${DEFAULT-VALUE}); csv and json always have all.")
    private long most;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        RowPrinter.Format wanted = SqlCommand.format(format, spec);
        SqlCommand.rows(most, spec);
        PrintWriter err = spec.commandLine().getErr();
        try (DuckDb runs = DuckDb.open(Map.of("before", before, "after", after));
                Statement statement = runs.connection().createStatement()) {
            // What can change a judgement beside the Laws, which each game tells itself.
            List<String> options = new ArrayList<>();
            for (String option : FILES) {
                tellFile(statement, option, options);
            }
            tell(statement, "certify", options);
            List<String> versions = new ArrayList<>();
            tell(statement, "version", versions);
            statement.execute("CREATE TEMP TABLE differences AS "
                    + query().replace("$options", String.valueOf(!options.isEmpty()))
                            .replace("$versions", String.valueOf(!versions.isEmpty())));
            summary(statement, options, versions, err);
            String shown = wanted == RowPrinter.Format.TABLE ? TABLE : "SELECT * FROM differences";
            try (ResultSet rows = statement.executeQuery(shown)) {
                long left = new RowPrinter(spec.commandLine().getOut(), wanted, most).print(rows);
                if (left > 0) {
                    err.println(Counted.of(left, "more game") + "; --rows " + most * 10 + " shows more");
                }
            }
            return 0;
        } catch (SQLException e) {
            throw new IOException("the runs cannot be compared: " + DuckDb.told(e), e);
        }
    }

    private static String change(String what) {
        return "CASE WHEN " + what + "_before IS DISTINCT FROM " + what + "_after THEN '" + what + " ' || coalesce("
                + what + "_before::VARCHAR, 'none') || ' -> ' || coalesce(" + what + "_after::VARCHAR, 'none') END";
    }

    private static void summary(Statement statement, List<String> options, List<String> versions, PrintWriter err)
            throws SQLException {
        options.forEach(err::println);
        versions.forEach(err::println);
        String counts = "SELECT (SELECT count(*) FROM before.games), (SELECT count(*) FROM after.games),"
                + " (SELECT count(*) FROM differences WHERE verdict_before IS NOT NULL AND verdict_after IS NOT NULL)";
        try (ResultSet row = statement.executeQuery(counts)) {
            row.next();
            err.printf(
                    Locale.ROOT,
                    "%s and %s; judged differently: %,d%n",
                    Counted.of(row.getLong(1), "game"),
                    Counted.of(row.getLong(2), "game"),
                    row.getLong(3));
        }
        try (ResultSet row =
                statement.executeQuery("SELECT why, count(*) FROM differences GROUP BY why ORDER BY why")) {
            while (row.next()) {
                err.printf(Locale.ROOT, "  %s: %,d%n", row.getString(1), row.getLong(2));
            }
        }
    }

    private void tell(Statement statement, String what, List<String> differences) throws SQLException {
        String one = account(statement, before, what);
        String other = account(statement, after, what);
        if (!one.equals(other)) {
            differences.add(SafeText.line(what + ": " + one + " in the first run, " + other + " in the second"));
        }
    }

    /** Where both runs tell what the file held, that decides; those of older versions tell its path alone. */
    private void tellFile(Statement statement, String option, List<String> differences) throws SQLException {
        String one = account(statement, before, option + RunAccount.HASH);
        String other = account(statement, after, option + RunAccount.HASH);
        String path = account(statement, before, option);
        boolean told = !one.equals(NONE) && !other.equals(NONE);
        if (told && !one.equals(other) && path.equals(account(statement, after, option))) {
            differences.add(SafeText.line(option + ": " + path + " in both runs, with another content in the second"));
        } else if (!told || !one.equals(other)) {
            tell(statement, option, differences);
        }
    }

    /** A value of a run's account; {@link #NONE} where there is none. */
    private static String account(Statement statement, Path run, String key) throws SQLException {
        String file = run.resolve("_arbiter.json").toAbsolutePath().toString().replace("'", "''");
        String sql = "SELECT coalesce(content ->> '$." + key + "', content ->> '$.arguments." + key
                + "') FROM read_text('" + file + "')";
        try (ResultSet row = statement.executeQuery(sql)) {
            String value = row.next() ? row.getString(1) : null;
            return value == null ? NONE : value;
        }
    }

    private static String query() throws IOException {
        try (InputStream in = DiffCommand.class.getResourceAsStream("/diff/games.sql")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
