package org.pgnarbiter.notebook;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.jobs.report.Diagram;

/** What the cells of a notebook may call without a prefix. */
public final class Nb {
    private static Run run;

    private Nb() {}

    /** The audit that the notebook asks: see {@link Run}. Made or opened by the first call. */
    public static synchronized Run run() throws IOException, InterruptedException {
        if (run == null) {
            run = Run.open();
        }
        return run;
    }

    /** Forgets the audit: a new notebook begins. */
    static synchronized void begin() throws IOException {
        if (run != null) {
            run.close();
            run = null;
        }
    }

    /** Asks the tables of the audit a question in SQL (DuckDB's). */
    public static Table sql(String question) throws IOException, InterruptedException, SQLException {
        return Table.of(run().tables().ask(question));
    }

    /** The tables of the audit and how many rows each has. */
    public static Table tables() throws IOException, InterruptedException, SQLException {
        List<List<Object>> rows = new ArrayList<>();
        for (String name : run().tables().tables()) {
            rows.add(List.of(name, sql("select count(*) from " + name).value()));
        }
        return new Table(List.of("table", "rows"), rows);
    }

    /** What the columns of a table mean, as its Parquet files say. */
    public static Table meaning(String table) throws IOException, InterruptedException, SQLException {
        List<List<Object>> rows = new ArrayList<>();
        run().tables().comments(table).forEach((column, meaning) -> {
            // The fields of structs would make the table long; jobs/docs/columns.md tells of them.
            if (!column.contains(".")) {
                rows.add(Arrays.asList(column, meaning));
            }
        });
        return new Table(List.of("column", "meaning"), rows);
    }

    /** An answer of Spark's. */
    public static Table table(Dataset<Row> answer) {
        List<List<Object>> rows = new ArrayList<>();
        for (Row row : answer.collectAsList()) {
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                values.add(row.get(i));
            }
            rows.add(values);
        }
        return new Table(List.of(answer.columns()), rows);
    }

    /** The name before the comma. */
    public static String surname(Object player) {
        return String.valueOf(player).replaceFirst(",.*", "");
    }

    /** Says that something holds; fails when it does not. */
    public static void check(String what, boolean holds) {
        if (!holds) {
            throw new IllegalStateException("does not hold: " + what);
        }
        System.out.println("holds: " + what);
    }

    /** As {@link #check}, for what is known of the samples; of other games it says nothing. */
    public static void checkOnSamples(String what, boolean holds) throws IOException, InterruptedException {
        if (run().isSamples()) {
            check(what, holds);
        }
    }

    /** A chart with a bar for each row: the first column names it, each further one is a number. */
    public static Shown bars(String title, Table table) {
        return Chart.bars(title, table);
    }

    /** A chart of bars put together of parts: first column the bar, second the part, third its size. */
    public static Shown stacked(String title, Table table) {
        return Chart.stacked(title, table);
    }

    /**
     * A position as a board.
     *
     * @param move the packed move that led to it, or {@code Moves.NONE}
     */
    public static Board board(String title, Position position, int move) {
        return new Board(Diagram.of("board", title, position, move, List.of(), true));
    }

    /** Several boards beside each other. */
    public static Shown boards(List<Board> boards) {
        return Board.together(boards);
    }

    /** A file of the samples. */
    public static Path sample(String name) {
        return Run.top().resolve("data-samples").resolve(name);
    }

    /** Spark on this machine. */
    public static SparkSession spark() {
        return SparkSession.builder()
                .master("local[2]")
                .appName("notebook")
                .config("spark.sql.extensions", "org.pgnarbiter.jobs.ArbiterExtensions")
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config(
                        "spark.sql.warehouse.dir",
                        Run.top().resolve("notebooks/target/warehouse").toString())
                .getOrCreate();
    }
}
