package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.pgnarbiter.testkit.SharedData;

/** The signature against the same in SQL: slow and plain, as an analyst would write it. */
@ExtendWith(SharedSpark.class)
class SignatureTest {
    private static final String SLOW = """
            SELECT count(*), sum(byte_length), sum(size(findings)), sum(hash & 4294967295), sum(shiftrightunsigned(hash, 32))
            FROM (SELECT *, xxhash64(%s concat_ws(',', transform(findings, f -> concat(f.code, '@', coalesce(f.ply, -1))))) AS hash
                  FROM games)
            """;

    @Test
    void signatureIsTheSumOfSparksHashes(SparkSession spark) {
        Dataset<Row> games = spark.read()
                .format("pgn")
                .load(SharedData.top().resolve("data-samples").toString());
        games.createOrReplaceTempView("games");
        StringBuilder columns = new StringBuilder();
        for (String name :
                "moves_hash white black date_text result result_token plies stop laws termination end_ply lawful_result verdict"
                        .split(" ")) {
            columns.append("coalesce(cast(").append(name).append(" AS STRING), char(0)), ");
        }
        Row row = spark.sql(SLOW.formatted(columns)).head();
        Signature signature = Signature.of(games);
        assertEquals(140, signature.games());
        assertEquals(row.getLong(0), signature.games());
        assertEquals(row.getLong(1), signature.bytes());
        assertEquals(row.getLong(2), signature.findings());
        assertEquals(row.getLong(3) + (row.getLong(4) << 32), signature.hash());
    }
}
