package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** What an output says of itself, and what its tables say, slow and plain, as an analyst would write it. */
final class StoredRun {
    private static final String COUNT = """
            SELECT count(*), sum(byte_length), sum(size(findings)), sum(hash & 4294967295), sum(shiftrightunsigned(hash, 32))
            FROM (SELECT *, xxhash64(%s concat_ws(',', transform(findings, f -> concat(f.code, '@', coalesce(f.ply, -1))))) AS hash
                  FROM {games})
            """;

    private static final String[] FINDINGS =
            ("source block_offset byte_offset finding.* event site date_text date year round white black result plies"
                            + " moves_hash verdict")
                    .split(" ");

    private StoredRun() {}

    /** Counts the games of a table. */
    static Signature count(SparkSession spark, Dataset<Row> games) {
        StringBuilder columns = new StringBuilder();
        for (String name :
                "moves_hash white black date_text result result_token plies stop laws termination end_ply lawful_result verdict"
                        .split(" ")) {
            columns.append("coalesce(cast(").append(name).append(" AS STRING), char(0)), ");
        }
        games.createOrReplaceTempView("counted_games");
        Row row = spark.sql(COUNT.formatted(columns).replace("{games}", "counted_games"))
                .head();
        return row.getLong(0) == 0
                ? Signature.NONE
                : new Signature(
                        row.getLong(0), row.getLong(1), row.getLong(2), row.getLong(3) + (row.getLong(4) << 32));
    }

    /**
     * The signature of a complete output, whose account, table of games and table of findings must say the same.
     *
     * @param output its folder, as a path or URI
     */
    static String signature(SparkSession spark, String output) throws IOException {
        Path account = new Path(output, RunFolder.ACCOUNT);
        JsonNode said;
        try (InputStream in =
                account.getFileSystem(spark.sessionState().newHadoopConf()).open(account)) {
            said = new ObjectMapper().readTree(in);
        }
        Dataset<Row> games = PartitionBy.read(spark, output + "/games");
        Signature counted = count(spark, games);
        assertEquals(counted.text(), said.get("signature").asText(), output);
        assertEquals(counted.games(), said.get("games").asLong(), output);
        assertEquals(counted.bytes(), said.get("bytes").asLong(), output);
        assertEquals(counted.findings(), said.get("findings").asLong(), output);
        assertEquals(findingsOf(games), rows(spark.read().parquet(output + "/findings")), output);
        return counted.text();
    }

    private static List<String> findingsOf(Dataset<Row> games) {
        return rows(games.selectExpr("*", "explode(findings) AS finding").selectExpr(FINDINGS));
    }

    /** Column names and rows. */
    private static List<String> rows(Dataset<Row> table) {
        List<String> rows = new java.util.ArrayList<>(
                table.toJSON().collectAsList().stream().sorted().toList());
        rows.add(table.schema().catalogString());
        return rows;
    }
}
