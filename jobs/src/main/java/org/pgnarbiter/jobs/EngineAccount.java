package org.pgnarbiter.jobs;

import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.pgnarbiter.audit.FindingCode;
import org.pgnarbiter.jobs.table.JsonWriter;

/**
 * What two engines disagreed on, counted on the committed findings.
 *
 * @param compared games both were asked about
 * @param differ games with at least one difference
 * @param facts differences by fact
 * @param known differences by the known fault that accounts for them
 * @param unexplained differences that none accounts for
 */
record EngineAccount(long compared, long differ, Map<String, Long> facts, Map<String, Long> known, long unexplained) {

    static EngineAccount of(Dataset<Row> findings, long games) {
        Column detail = functions.col("detail");
        Dataset<Row> differences = findings.where(functions.col("code").equalTo(FindingCode.ENGINES_DISAGREE.name()));
        Map<String, Long> facts = new TreeMap<>();
        Map<String, Long> known = new TreeMap<>();
        long unexplained = 0;
        // The words as Disagreement.text writes them.
        Dataset<Row> counts = differences
                .groupBy(
                        functions.regexp_extract(detail, "^([a-z_]+): ", 1),
                        functions.regexp_extract(detail, "\\. ([A-Z][A-Z0-9_]+): ", 1))
                .count();
        for (Row row : counts.collectAsList()) {
            facts.merge(row.getString(0), row.getLong(2), Long::sum);
            if (row.getString(1).isEmpty()) {
                unexplained += row.getLong(2);
            } else {
                known.merge(row.getString(1), row.getLong(2), Long::sum);
            }
        }
        long differ = differences
                .select("source", "block_offset", "byte_offset")
                .distinct()
                .count();
        return new EngineAccount(games, differ, facts, known, unexplained);
    }

    void write(JsonWriter json) {
        json.beginObject();
        json.name("compared");
        json.number(compared);
        json.name("agree");
        json.number(compared - differ);
        json.name("differ");
        json.number(differ);
        json.name("facts");
        write(json, facts);
        json.name("known");
        write(json, known);
        json.name("unexplained");
        json.number(unexplained);
        json.endObject();
    }

    private static void write(JsonWriter json, Map<String, Long> counts) {
        json.beginObject();
        counts.forEach((word, count) -> {
            json.name(word);
            json.number(count);
        });
        json.endObject();
    }
}
