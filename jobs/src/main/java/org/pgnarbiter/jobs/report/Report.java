package org.pgnarbiter.jobs.report;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Asks the tables of a run all questions and makes one page of the answers. */
public final class Report {
    private Report() {}

    /**
     * The page.
     *
     * @param run the folder of the run
     * @param teller tells single games where their files are still there
     * @throws IOException when the run cannot be read
     */
    public static String of(Path run, ReportPage.Teller teller) throws IOException {
        try (DuckDb tables = DuckDb.open(run)) {
            List<Figure> figures = new ArrayList<>();
            for (String name : Question.ALL) {
                Question question = Question.read(name);
                if (tables.has(table(name))) {
                    figures.add(new Figure(question, tables.ask(question.sql())));
                }
            }
            List<ReportPage.Fact> facts = new ArrayList<>();
            List<ReportPage.Fact> details = new ArrayList<>();
            account(tables, run, facts, details);
            return Pages.report(new ReportPage(run.toString(), facts, details, figures, teller));
        } catch (SQLException e) {
            throw new IOException(run + ": " + DuckDb.told(e), e);
        }
    }

    /** The table a question is about: older or smaller runs do not have all of them. */
    private static String table(String question) {
        return switch (question) {
            case "inputs" -> "inputs";
            case "codes", "serious", "rows" -> "findings";
            default -> "games";
        };
    }

    /** From the run's own account and from the tables. */
    private static void account(DuckDb tables, Path run, List<ReportPage.Fact> facts, List<ReportPage.Fact> details)
            throws SQLException {
        String file = run.resolve("_arbiter.json").toAbsolutePath().toString().replace("'", "''");
        DuckDb.Answer account = tables.ask("select games, findings, bytes, seconds, signature, version,"
                + " array_to_string(arguments.paths, ', ') as paths, arguments.laws as laws from read_json('" + file
                + "')");
        DuckDb.Answer games = tables.has("games")
                ? tables.ask("select count(*) filter (where verdict = 'agrees'),"
                        + " count(*) filter (where verdict = 'contradicts'), count(*) filter (where verdict = 'open'),"
                        + " count(*) filter (where worst <= 2), min(year), max(year) from games")
                : new DuckDb.Answer(List.of(), List.of());
        for (List<Object> row : account.rows()) {
            facts.add(new ReportPage.Fact("games", number(row.get(0))));
            for (List<Object> counts : games.rows()) {
                facts.add(new ReportPage.Fact("agree with the Laws", number(counts.get(0))));
                facts.add(new ReportPage.Fact("contradict the Laws", number(counts.get(1))));
                facts.add(new ReportPage.Fact("force no result", number(counts.get(2))));
                facts.add(new ReportPage.Fact("with a critical or high finding", number(counts.get(3))));
                if (counts.get(4) != null) {
                    facts.add(new ReportPage.Fact("years", counts.get(4) + " to " + counts.get(5)));
                }
            }
            facts.add(new ReportPage.Fact("findings", number(row.get(1))));
            facts.add(new ReportPage.Fact("bytes of games", number(row.get(2))));
            facts.add(new ReportPage.Fact("seconds", number(row.get(3))));
            details.add(new ReportPage.Fact("Laws", text(row.get(7))));
            details.add(new ReportPage.Fact("read", text(row.get(6))));
            details.add(new ReportPage.Fact("version", text(row.get(5))));
            details.add(new ReportPage.Fact("signature", text(row.get(4))));
        }
    }

    private static String number(Object value) {
        return value instanceof Number number ? Figure.number(number.longValue()) : "";
    }

    private static String text(Object value) {
        return value == null ? "" : String.valueOf(value);
    }
}
