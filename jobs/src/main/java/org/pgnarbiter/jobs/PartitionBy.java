package org.pgnarbiter.jobs;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.pgnarbiter.audit.ChessDate;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.GameSchema;

/**
 * How the files of the table {@code games} are laid into folders, {@code year=1997/} and the like, which Spark, DuckDB and
 * Hive take for columns. No name of a folder is made of what stands in a tag as it stands there: years and months are
 * numbers, and the name of a file is cut and rid of everything but plain letters, digits, point and hyphen.
 *
 * <p>The files keep all columns of {@code games}: one that is taken out of its folder still says everything.
 */
enum PartitionBy {
    /** No folders. */
    NONE(""),
    /** {@code year=1997}. */
    YEAR("year"),
    /** {@code year=1997/month=5}. */
    MONTH("year month"),
    /** {@code source_file=lichess_db_2019-05.pgn.zst.h0123456789abcdef}: name and hash of the input file. */
    SOURCE("source_file");

    /**
     * While Spark writes, the columns that make folders bear names of their own, since Spark takes those columns out of
     * the files; {@link #folder} gives the folders their names.
     */
    private static final String PREFIX = "partition_";

    /** With the hash, a name below the 255 bytes that every file system can do. */
    private static final int MAX_NAME = 120;

    /** Of the folders, from the outermost, with blanks between. */
    private final String names;

    PartitionBy(String names) {
        this.names = names;
    }

    /** The word of the option {@code --partition-by}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private List<String> names() {
        return names.isEmpty() ? List.of() : List.of(names.split(" ", -1));
    }

    static Optional<PartitionBy> of(String word) {
        return Arrays.stream(values()).filter(by -> by.word().equals(word)).findAny();
    }

    /** The columns to give {@link org.apache.spark.sql.DataFrameWriter#partitionBy}; they must be added first. */
    String[] columns() {
        return names().stream().map(name -> PREFIX + name).toArray(String[]::new);
    }

    /** Adds {@link #columns()} to the table {@code games}. */
    Dataset<Row> addColumns(Dataset<Row> games) {
        Dataset<Row> wider = games;
        for (String name : names()) {
            wider = wider.withColumn(PREFIX + name, value(name));
        }
        return wider;
    }

    private static Column value(String name) {
        return switch (name) {
            case "year" -> functions.col("year");
            case "month" -> {
                UDF1<String, Integer> month = PartitionBy::month;
                yield functions.udf(month, DataTypes.IntegerType).apply(functions.col("date_text"));
            }
            default ->
                functions.expr("concat(substring(regexp_replace(element_at(split(source, '/'), -1), '[^A-Za-z0-9.-]+',"
                        + " '_'), 1, " + MAX_NAME + "), '.h', lower(lpad(hex(xxhash64(source)), 16, '0')))");
        };
    }

    /** The month in which a date lies whole, 1 to 12; null when it may be another. */
    private static Integer month(String date) {
        long range = ChessDate.range(date);
        int first = ChessDate.first(range) / 100;
        return first == ChessDate.last(range) / 100 ? Integer.valueOf(first % 100) : null;
    }

    /** The folder in which a file of {@code games} belongs, from the one that Spark says. */
    static String folder(String spark) {
        return spark.replaceAll("(^|/)" + PREFIX, "$1");
    }

    /** The table {@code games} as it was written, whatever its folders. */
    static Dataset<Row> read(SparkSession spark, String games) {
        // Were the schema read from the files, a year that no game has would be a string, as Spark guesses from
        // folders.
        return spark.read()
                .schema(GameSchema.of(GameColumns.all()))
                .parquet(games)
                .select(GameColumns.all().stream()
                        .map(column -> functions.col(column.name()))
                        .toArray(Column[]::new));
    }
}
