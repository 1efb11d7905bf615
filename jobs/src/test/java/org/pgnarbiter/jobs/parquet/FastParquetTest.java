package org.pgnarbiter.jobs.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.QueryExecution;
import org.apache.spark.sql.util.QueryExecutionListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.SharedSpark;

@ExtendWith(SharedSpark.class)
class FastParquetTest {
    private static final String FORMAT = FastParquet.class.getName();

    @TempDir
    Path folder;

    /** Nulls, empty and long lists at every level, and strings with few and with too many values for a dictionary. */
    private static Dataset<Row> nested(SparkSession spark, int rows) {
        return spark.range(0, rows, 1, 1)
                .selectExpr(
                        "id",
                        "if(id % 3 = 0, null, CAST(id % 100 AS INT)) AS small",
                        "if(id % 7 = 0, null, id % 2 = 0) AS truth",
                        "if(id % 5 = 0, null, date_add(DATE'1851-06-21', CAST(id % 60000 AS INT))) AS day",
                        "if(id % 11 = 0, null, concat('word ', id % 13)) AS word",
                        "concat(repeat('x', CAST(id % 40 AS INT)), 'schach \u265a ', id) AS unlike",
                        "if(id % 4 = 0, '', 'same') AS empty",
                        "CAST(null AS STRING) AS never",
                        "if(id % 6 = 0, null, transform(sequence(1, id % 6), i -> if(i = 3, null, concat('i', i, id % 9))))"
                                + " AS list",
                        "slice(array(id, id + 1, id + 2), 1, CAST(id % 4 AS INT)) AS numbers",
                        "if(id % 9 = 0, null, map_from_arrays(slice(array('a', 'b'), 1, CAST(id % 3 AS INT)),"
                                + " slice(array('1', null), 1, CAST(id % 3 AS INT)))) AS map",
                        "if(id % 10 = 0, null, named_struct('x', if(id % 2 = 0, null, id), 'y', concat('y', id % 3))) AS pair",
                        "transform(sequence(0, id % 3), i -> if(i = 1, null, named_struct('code', concat('c', i),"
                                + " 'ply', if(i = 2, null, CAST(id AS INT)), 'fens', array(concat('f', id), null)))) AS deep");
    }

    private static List<String> json(Dataset<Row> table) {
        return table.selectExpr("to_json(struct(*), map('ignoreNullFields', 'false'))").collectAsList().stream()
                .map(row -> row.getString(0))
                .sorted()
                .toList();
    }

    @Test
    void whatIsWrittenIsReadByEveryReader(SparkSession spark) {
        Dataset<Row> rows = nested(spark, 5_000);
        String there = folder.resolve("nested").toString();
        rows.write().format(FORMAT).save(there);

        List<String> expected = json(rows);
        Dataset<Row> read = spark.read().parquet(there);
        assertEquals(expected, json(read));
        assertEquals(
                rows.schema().asNullable().json(), read.schema().asNullable().json());

        SparkSession byRow = spark.newSession();
        byRow.conf().set("spark.sql.parquet.enableVectorizedReader", "false");
        assertEquals(expected, json(byRow.read().parquet(there)));
    }

    @Test
    void whatIsNotedOfEachColumnIsWhatTheWriterOfSparkNotes(SparkSession spark) throws Exception {
        Dataset<Row> rows = nested(spark, 25_003);
        String ours = folder.resolve("ours").toString();
        String theirs = folder.resolve("theirs").toString();
        rows.write().format(FORMAT).save(ours);
        rows.write().parquet(theirs);
        List<String> expected = notes(theirs);
        assertTrue(expected.size() > 15, expected::toString);
        assertEquals(expected, notes(ours));
    }

    /** Of every column: number of values, of nulls, the least and the greatest value. */
    private static List<String> notes(String folder) throws Exception {
        Configuration conf = new Configuration();
        try (ParquetFileReader reader = ParquetFileReader.open(HadoopInputFile.fromPath(
                new org.apache.hadoop.fs.Path(onlyFile(folder).toUri()), conf))) {
            BlockMetaData group = reader.getFooter().getBlocks().get(0);
            assertEquals(1, reader.getFooter().getBlocks().size());
            return group.getColumns().stream()
                    .map(c -> c.getPath() + " " + c.getValueCount() + " " + c.getStatistics())
                    .toList();
        }
    }

    private static Path onlyFile(String folder) throws Exception {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.filter(f -> f.toString().endsWith(".parquet"))
                    .findAny()
                    .orElseThrow();
        }
    }

    @Test
    void aFullRowGroupMakesRoomForTheNext(SparkSession spark) throws Exception {
        Dataset<Row> rows = nested(spark, 30_000);
        String there = folder.resolve("groups").toString();
        rows.write()
                .format(FORMAT)
                .option("parquet.block.size", 200_000)
                .option("parquet.page.size", 2_000)
                .option("parquet.dictionary.page.size", 5_000)
                .option("parquet.enable.dictionary#word", "false")
                .option("parquet.column.statistics.enabled#unlike", "false")
                .save(there);
        assertEquals(json(rows), json(spark.read().parquet(there)));

        Path file = onlyFile(there);
        Configuration conf = new Configuration();
        try (ParquetFileReader reader =
                ParquetFileReader.open(HadoopInputFile.fromPath(new org.apache.hadoop.fs.Path(file.toUri()), conf))) {
            List<BlockMetaData> groups = reader.getFooter().getBlocks();
            assertTrue(groups.size() > 2, () -> groups.size() + " row groups");
            for (BlockMetaData group : groups) {
                assertFalse(column(group, "word").hasDictionaryPage(), "no dictionary was wanted");
                assertTrue(column(group, "empty").hasDictionaryPage());
                assertTrue(column(group, "day").getStatistics().hasNonNullValue());
                assertFalse(column(group, "unlike").getStatistics().hasNonNullValue(), "no statistics were wanted");
            }
        }
    }

    private static org.apache.parquet.hadoop.metadata.ColumnChunkMetaData column(BlockMetaData group, String name) {
        return group.getColumns().stream()
                .filter(c -> c.getPath().toDotString().equals(name))
                .findAny()
                .orElseThrow();
    }

    @Test
    void gamesAreTheSameAsByTheWriterOfSparkAndAreNotCopiedFirst(SparkSession spark) throws Exception {
        Dataset<Row> games =
                spark.read().format("pgn").option("keepMoves", "true").load("../data-samples");
        BlockingQueue<String> plans = new LinkedBlockingQueue<>();
        QueryExecutionListener listener = new QueryExecutionListener() {
            @Override
            public void onSuccess(String name, QueryExecution query, long nanos) {
                plans.add(query.executedPlan().toString());
            }

            @Override
            public void onFailure(String name, QueryExecution query, Exception e) {
                plans.add(e.toString());
            }
        };
        String ours = folder.resolve("ours").toString();
        String theirs = folder.resolve("theirs").toString();
        games.write().parquet(theirs);
        spark.listenerManager().register(listener);
        try {
            games.write().format(FORMAT).save(ours);
            String plan;
            do {
                plan = plans.poll(20, TimeUnit.SECONDS);
            } while (plan != null && !plan.contains("fast-parquet"));
            assertNotNull(plan, "the writing was told of");
            assertTrue(plan.contains("BatchScan"), plan);
            assertFalse(plan.contains("Project"), plan);
        } finally {
            spark.listenerManager().unregister(listener);
        }
        List<String> expected = json(spark.read().parquet(theirs));
        assertTrue(expected.size() > 100);
        assertEquals(expected, json(spark.read().parquet(ours)));
    }
}
