package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.audit.Basis;
import org.pgnarbiter.audit.FindingCode;
import org.pgnarbiter.audit.Verdict;
import org.pgnarbiter.jobs.duplicate.DuplicateTable;
import org.pgnarbiter.jobs.table.ColumnType;
import org.pgnarbiter.jobs.table.FindingsTable;
import org.pgnarbiter.jobs.table.GameColumn;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.GameSchema;
import org.pgnarbiter.jobs.table.StatTable;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.pgn.PgnProblem;
import org.pgnarbiter.testkit.SharedData;

/**
 * The tables of the README are made from the code: columns from {@link GameColumns}, words from the comments of their
 * enums. {@code -Darbiter.docs=write} writes them anew.
 */
class DocumentationTest {
    private static final Path README = SharedData.top().resolve("README.md");
    private static final Path RULES = SharedData.top().resolve("rules/src/main/java/org/pgnarbiter");

    @Test
    void readmeHasEveryColumn() throws IOException {
        StringBuilder table = new StringBuilder("| column | type | meaning |\n|---|---|---|\n");
        for (GameColumn column : GameColumns.all()) {
            table.append("| `")
                    .append(column.name())
                    .append("` | ")
                    .append(word(column.type()))
                    .append(" | ");
            table.append(column.doc().replace("|", "\\|")).append(" |\n");
        }
        same("columns", table.toString());
    }

    @Test
    void readmeHasEveryTableOfStatistics() throws IOException {
        StringBuilder table = new StringBuilder("| table | what it tells | columns |\n|---|---|---|\n");
        for (StatTable stats : StatTable.all()) {
            table.append("| `stats/")
                    .append(stats.name())
                    .append("` | ")
                    .append(stats.doc())
                    .append(" | `");
            table.append(String.join("` `", stats.columns().keySet())).append("` |\n");
        }
        same("statistics", table.toString());
    }

    @Test
    void readmeHasEveryColumnOfDuplicates() throws IOException {
        StringBuilder table = new StringBuilder("| column | meaning |\n|---|---|\n");
        for (StructField field : DuplicateTable.SCHEMA.fields()) {
            table.append("| `").append(field.name()).append("` | ");
            table.append(field.getComment().get()).append(" |\n");
        }
        same("duplicates", table.toString());
    }

    @Test
    void aPageHasEveryColumnOfTheOtherTables() throws IOException {
        StructType games = GameSchema.of(GameColumns.all());
        StringBuilder page =
                new StringBuilder("# Columns\n\nMade from the code, as are the comments in the Parquet files that"
                        + " `arbiter sql DIR \"describe NAME\"` shows, types too; there\n`stats/NAME` is `stats_NAME`."
                        + " The columns of `games` and `duplicates` are in the [README](../../README.md).\n");
        for (String list : List.of("claims", "by_laws", "findings")) {
            columns(page, "Fields of `games." + list + "`", fields(games, list));
        }
        columns(page, "`findings`", FindingsTable.schema().fields());
        columns(
                page,
                "`verdicts`",
                Stream.concat(
                                Stream.of("source", "block_offset", "byte_offset")
                                        .map(games::apply),
                                Arrays.stream(fields(games, "by_laws")))
                        .toArray(StructField[]::new));
        columns(page, "`inputs`", InputRows.SCHEMA.fields());
        for (StatTable stats : StatTable.all()) {
            page.append("\n## `stats/").append(stats.name()).append("`\n\n").append(stats.doc());
            page.append("\n\n| column | meaning |\n|---|---|\n");
            stats.columns().forEach((name, doc) -> row(page, name, doc));
        }
        Path file = SharedData.top().resolve("jobs/docs/columns.md");
        if ("write".equals(System.getProperty("arbiter.docs"))) {
            Files.writeString(file, page);
        } else {
            assertEquals(page.toString(), Files.readString(file), "-Darbiter.docs=write writes it anew");
        }
    }

    private static StructField[] fields(StructType games, String list) {
        return ((StructType) ((ArrayType) games.apply(list).dataType()).elementType()).fields();
    }

    private static void columns(StringBuilder page, String heading, StructField... fields) {
        page.append("\n## ").append(heading).append("\n\n| column | meaning |\n|---|---|\n");
        for (StructField field : fields) {
            row(page, field.name(), field.getComment().get());
        }
    }

    private static void row(StringBuilder page, String name, String doc) {
        page.append("| `")
                .append(name)
                .append("` | ")
                .append(doc.replace("|", "\\|"))
                .append(" |\n");
    }

    @Test
    void readmeHasEveryFunctionOfSql() throws IOException {
        StringBuilder table = new StringBuilder("| function | gives |\n|---|---|\n");
        for (ArbiterExtensions.SqlFunction function : ArbiterExtensions.FUNCTIONS) {
            String[] usage = function.usage().split(" - ", 2);
            table.append("| `").append(function.name()).append(usage[0]).append("` | ");
            table.append(usage[1]).append(" |\n");
        }
        same("functions", table.toString());
    }

    @Test
    void viewsForSparkNameEveryTable() throws IOException {
        StringBuilder sql =
                new StringBuilder("-- The tables of a run as views for Spark's SQL, as arbiter sql has them:\n"
                        + "-- spark-sql --conf spark.arbiter.run=out -i jobs/docs/views.sql\n");
        for (String table : List.of("games", "findings", "inputs", "duplicates")) {
            sql.append(view(table, table));
        }
        for (StatTable stats : StatTable.all()) {
            sql.append(view("stats_" + stats.name(), "stats/" + stats.name()));
        }
        Path file = SharedData.top().resolve("jobs/docs/views.sql");
        if ("write".equals(System.getProperty("arbiter.docs"))) {
            Files.writeString(file, sql);
        } else {
            assertEquals(sql.toString(), Files.readString(file), "-Darbiter.docs=write writes it anew");
        }
    }

    private static String view(String name, String folder) {
        return "CREATE OR REPLACE TEMPORARY VIEW " + name + " USING parquet OPTIONS (path '${spark.arbiter.run}/"
                + folder + "');\n";
    }

    @Test
    void readmeHasEveryFinding() throws IOException {
        Map<String, String> meanings = meanings("audit/FindingCode.java");
        StringBuilder table = new StringBuilder("| code | severity | when |\n|---|---|---|\n");
        for (FindingCode code : FindingCode.values()) {
            table.append("| `")
                    .append(code)
                    .append("` | ")
                    .append(code.severity())
                    .append(" | ");
            table.append(meaning(meanings, code.name())).append(" |\n");
        }
        same("findings", table.toString());
    }

    @Test
    void readmeHasEveryVerdict() throws IOException {
        Map<String, String> meanings = meanings("audit/Verdict.java");
        StringBuilder table = new StringBuilder("| verdict | meaning |\n|---|---|\n");
        for (Verdict verdict : Verdict.values()) {
            table.append("| `").append(verdict.word()).append("` | ");
            table.append(meaning(meanings, verdict.name())).append(" |\n");
        }
        same("verdicts", table.toString());
    }

    @Test
    void readmeHasEveryTermination() throws IOException {
        Map<String, String> meanings = meanings("law/Termination.java");
        StringBuilder table = new StringBuilder("| termination | meaning |\n|---|---|\n");
        for (Termination termination : Termination.values()) {
            table.append("| `").append(termination.word()).append("` | ");
            table.append(meaning(meanings, termination.name())).append(" |\n");
        }
        same("terminations", table.toString());
    }

    @Test
    void readmeHasEveryBasisOfTheLaws() throws IOException {
        Map<String, String> meanings = meanings("audit/Basis.java");
        StringBuilder table = new StringBuilder("| laws_basis | judged by |\n|---|---|\n");
        for (Basis basis : Basis.values()) {
            table.append("| `").append(basis.word()).append("` | ");
            table.append(meaning(meanings, basis.name())).append(" |\n");
        }
        same("bases", table.toString());
    }

    @Test
    void aPageHasEveryProblemOfAText() throws IOException {
        Map<String, String> meanings = meanings("pgn/PgnProblem.java");
        StringBuilder table = new StringBuilder("| problem | meaning |\n|---|---|\n");
        for (PgnProblem problem : PgnProblem.values()) {
            table.append("| `").append(problem.word()).append("` | ");
            table.append(meaning(meanings, problem.name())).append(" |\n");
        }
        same(SharedData.top().resolve("jobs/docs/problems.md"), "problems", table.toString());
    }

    private static String word(ColumnType type) {
        return switch (type) {
            case STRINGS -> "list of strings";
            case STRING_MAP -> "map";
            case CLAIMS, FINDINGS, VERDICTS -> "list of structs";
            default -> type.name().toLowerCase(Locale.ROOT);
        };
    }

    /** The comment before each constant of an enum's source, in one line. */
    private static Map<String, String> meanings(String source) throws IOException {
        Matcher constants = Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s*([A-Z][A-Z0-9_]+)\\b", Pattern.DOTALL)
                .matcher(Files.readString(RULES.resolve(source)));
        Map<String, String> meanings = new LinkedHashMap<>();
        while (constants.find()) {
            meanings.put(
                    constants.group(2),
                    constants
                            .group(1)
                            .replaceAll("\\s*\\n\\s*\\*\\s*", " ")
                            .replaceAll("\\{@\\w+ ([^}]*)\\}", "`$1`")
                            .replace("|", "\\|")
                            .strip());
        }
        return meanings;
    }

    private static String meaning(Map<String, String> meanings, String name) {
        assertTrue(meanings.containsKey(name), name + " has no comment");
        return meanings.get(name);
    }

    private static void same(String name, String table) throws IOException {
        same(README, name, table);
    }

    private static void same(Path page, String name, String table) throws IOException {
        synchronized (README) {
            String text = Files.readString(page);
            String begin = "<!-- table: " + name + " -->\n";
            int from = text.indexOf(begin) + begin.length();
            int to = text.indexOf("<!-- end of table -->", from);
            assertTrue(from >= begin.length() && to >= from, page + " has no place for the table " + name);
            if ("write".equals(System.getProperty("arbiter.docs"))) {
                Files.writeString(page, text.substring(0, from) + table + text.substring(to));
            } else {
                assertEquals(table, text.substring(from, to), page + " differs; -Darbiter.docs=write writes it anew");
            }
        }
    }
}
