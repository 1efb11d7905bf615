package org.pgnarbiter.jobs;

import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * One number for all that a run said of its games: the sum modulo 2^64, over the games, of a 64-bit hash (xxHash64 with
 * Spark's seed) of what matters in a row. It does not depend on paths, codecs, offsets, splits, order or run.
 */
final class Signature {
    private static final List<String> COLUMNS = List.of(
            "moves_hash",
            "white",
            "black",
            "date_text",
            "result",
            "result_token",
            "plies",
            "stop",
            "laws",
            "termination",
            "end_ply",
            "lawful_result",
            "verdict");

    private Signature() {}

    private static Column hash() {
        Column[] parts = new Column[COLUMNS.size() + 1];
        for (int i = 0; i < COLUMNS.size(); i++) {
            // A null must not hash like a missing column: the hash function passes nulls over.
            Column column = functions.col(COLUMNS.get(i)).cast("string");
            parts[i] = functions.coalesce(column, functions.lit("\u0000"));
        }
        parts[COLUMNS.size()] =
                functions.expr("concat_ws(',', transform(findings, f -> concat(f.code, '@', coalesce(f.ply, -1))))");
        return functions.xxhash64(parts);
    }

    /** Sum of the low halves; no corpus overflows it. */
    static Column low() {
        return functions.coalesce(functions.sum(hash().bitwiseAND(functions.lit(0xFFFFFFFFL))), functions.lit(0L));
    }

    /** Sum of the high halves. */
    static Column high() {
        return functions.coalesce(functions.sum(functions.shiftrightunsigned(hash(), 32)), functions.lit(0L));
    }

    /** Sixteen hexadecimal digits and the number of games. */
    static String text(long low, long high, long games) {
        return String.format("%016x-%d", low + (high << 32), games);
    }
}
