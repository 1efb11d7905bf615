package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Iterator;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.pgnarbiter.testkit.SharedData;

/** The count of games and their signature against the same in SQL. */
@ExtendWith(SharedSpark.class)
class GameCountTest {
    @Test
    void signatureIsTheSumOfSparksHashes(SparkSession spark) {
        Dataset<Row> games = spark.read()
                .format("pgn")
                .load(SharedData.top().resolve("data-samples").toString());
        GameCount count = new GameCount(games.schema());
        Iterator<InternalRow> rows = games.queryExecution()
                .toRdd()
                .toJavaRDD()
                .map(InternalRow::copy)
                .toLocalIterator();
        rows.forEachRemaining(count::add);
        assertEquals(140, count.sum().games());
        assertEquals(StoredRun.count(spark, games), count.sum());
    }

    @Test
    void signatureIsReadBack() {
        Signature signature = new Signature(7, 1, 2, 0xfedcba9876543210L);
        assertEquals("fedcba9876543210-7", signature.text());
        assertEquals(signature.hash(), Signature.hash(signature.text()));
    }
}
