package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.pgnarbiter.testkit.SharedData;

/** The rules in Spark's SQL, in a session that has them by {@code spark.sql.extensions} alone. */
@ExtendWith(SharedSpark.class)
class ArbiterExtensionsTest {
    private static final String SAMPLES =
            SharedData.top().resolve("data-samples").toString();

    @Test
    void positionsAreJudgedInsideAQuery(SparkSession spark) {
        assertEquals(
                "[yes,no,no,yes,no]",
                answer(
                        spark,
                        "fen_can_mate('8/8/8/4k3/8/8/1N6/KN6 w - - 0 1', 'white')",
                        "fen_can_mate('8/8/8/4k3/8/8/1N6/K7 w - - 0 1', 'white')",
                        "fen_can_mate('8/8/8/4k3/8/8/1N6/KN6 w - - 0 1', 'Black')",
                        "fen_dead('8/8/8/4k3/8/8/1N6/K7 w - - 0 1')",
                        "fen_dead('8/8/8/4k3/8/8/1N6/KN6 w - - 0 1')"));
        assertEquals(
                "[stalemate,checkmate,insufficient_material,none]",
                answer(
                        spark,
                        "fen_board_state('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')",
                        "fen_board_state('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1')",
                        "fen_board_state('7k/8/6K1/8/8/8/8/6N1 b - - 0 1')",
                        "fen_board_state('7k/8/6K1/8/8/8/8/6R1 b - - 0 1')"));
    }

    @Test
    void materialIsNamedStrongestFirst(SparkSession spark) {
        assertEquals(
                "[KRP-KR,KQRRBBNNPPPPPPPP-KQRRBBNNPPPPPPPP,K-KQQN,null,null,null]",
                answer(
                        spark,
                        "fen_material('8/8/r7/4k3/4P3/8/2R5/K7 w - - 0 1')",
                        "fen_material('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')",
                        "fen_material('qnqk4/8/8/8/8/8/8/K7 b - - 0 1')",
                        "fen_material('nonsense')",
                        "fen_material('8/8/8/8/8/8/8/8 w - - 0 1')",
                        "fen_material(NULL)"));
    }

    @Test
    void whatIsNoPositionHasNoAnswerButItsProblems(SparkSession spark) {
        assertEquals(
                "[null,null,null,null,malformed_board,0]",
                answer(
                        spark,
                        "fen_can_mate('nonsense', 'white')",
                        "fen_dead('')",
                        "fen_board_state('8/8/8/8/8/8/8/8 w - - 0 1')",
                        "fen_can_mate(NULL, 'white')",
                        "array_join(fen_problems('nonsense'), ' ')",
                        "size(fen_problems('7k/8/6K1/8/8/8/8/6R1 b - - 0 1'))"));
    }

    @Test
    void gamesOfATextAreTheRowsOfTheSource(SparkSession spark) {
        Dataset<Row> rows = spark.read().format("pgn").load(SAMPLES);
        String columns = Arrays.stream(rows.columns())
                .filter(name -> !name.equals("source") && !name.equals("block_offset") && !name.equals("byte_offset"))
                // Maps cannot be compared.
                .map(name -> name.equals("tags") ? "map_entries(tags) AS tags" : name)
                .collect(Collectors.joining(", "));
        rows.createOrReplaceTempView("rows_of_the_source");
        spark.read()
                .option("wholetext", true)
                .option("pathGlobFilter", "*.pgn")
                .text(SAMPLES)
                .createOrReplaceTempView("texts");
        Dataset<Row> source = spark.sql("SELECT " + columns + " FROM rows_of_the_source");
        Dataset<Row> function = spark.sql("SELECT " + columns
                + " FROM (SELECT game.* FROM (SELECT explode(pgn_games(value)) AS game FROM texts))");
        assertTrue(source.count() > 100);
        assertEquals(source.count(), function.count());
        assertEquals(List.of(), function.exceptAll(source).collectAsList());
    }

    @Test
    void theFirstGameOfATextIsJudgedByTheLawsAskedFor(SparkSession spark) {
        String mate = "'[Date \"2024.01.01\"]\\n[Result \"1/2-1/2\"]\\n\\n1. f3 e5 2. g4 Qh4# 1/2-1/2\\n\\n1. e4 *'";
        assertEquals(
                "[0-1,contradicts,fide-2023,fide-1975,null,null]",
                answer(
                        spark,
                        "pgn_audit(" + mate + ").lawful_result",
                        "pgn_audit(" + mate + ").verdict",
                        "pgn_audit(" + mate + ").laws[0]",
                        "pgn_audit(" + mate + ", 'fide-1975').laws[0]",
                        "pgn_audit('')",
                        "pgn_audit(NULL)"));
    }

    @Test
    void pgnIsATableOfSql(SparkSession spark) {
        SparkSession session = spark.newSession();
        session.sql("CREATE TEMPORARY VIEW pgn_games USING pgn OPTIONS (path '" + SAMPLES + "', laws 'fide-2023')");
        assertEquals(
                "[fide-2023]",
                session.sql("SELECT DISTINCT laws[0] FROM pgn_games")
                        .collectAsList()
                        .get(0)
                        .toString());
        session.sql("DROP TABLE IF EXISTS samples");
        session.sql("CREATE TABLE samples USING pgn OPTIONS (path '" + SAMPLES + "')");
        try {
            assertEquals(
                    session.read().format("pgn").load(SAMPLES).count(),
                    session.sql("SELECT count(*) FROM samples").head().getLong(0));
        } finally {
            session.sql("DROP TABLE samples");
        }
    }

    @Test
    void theStatementsOfTheReadmeRun(SparkSession spark) throws IOException {
        String readme = Files.readString(SharedData.top().resolve("README.md"));
        int from = readme.indexOf("CREATE TEMPORARY VIEW pgn_games");
        String[] statements =
                readme.substring(from, readme.indexOf("```", from)).strip().split(";");
        SparkSession session = spark.newSession();
        session.sql(statements[0].replace("'data-samples'", "'" + SAMPLES + "'"));
        List<Row> rows = session.sql(statements[1]).limit(3).collectAsList();
        assertEquals(2, statements.length);
        assertEquals(3, rows.size());
        assertTrue(List.of("yes", "no", "undecided").contains(rows.get(0).getString(3)), rows.toString());
    }

    @Test
    void wrongUseSaysWhatWouldBeRight(SparkSession spark) {
        assertTrue(message(spark, "pgn_audit()").contains("pgn_audit(pgn[, laws])"));
        assertTrue(message(spark, "fen_can_mate('7k/8/6K1/8/8/8/8/6R1 b - - 0 1', 'red')")
                .contains("white or black"));
        assertTrue(message(spark, "pgn_audit('1. e4 *', 'fide-1900')").contains("no such rule set: fide-1900"));
    }

    @Test
    void everyFunctionTellsOfItself(SparkSession spark) {
        for (ArbiterExtensions.SqlFunction function : ArbiterExtensions.FUNCTIONS) {
            String told = spark.sql("DESCRIBE FUNCTION " + function.name())
                    .collectAsList()
                    .toString();
            assertTrue(told.contains(function.name() + function.usage()), told);
        }
    }

    private static String answer(SparkSession spark, String... expressions) {
        return spark.sql("SELECT " + String.join(", ", expressions)).head().toString();
    }

    private static String message(SparkSession spark, String expression) {
        Exception failure = assertThrows(
                Exception.class, () -> spark.sql("SELECT " + expression).collectAsList());
        return String.valueOf(failure.getMessage()) + failure.getCause();
    }
}
