package org.pgnarbiter.jobs;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.XXH64;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.functions;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * What is counted over the games of a run, and one number for all that the run said of them: the sum modulo 2^64, over the
 * games, of a 64-bit hash of what matters in a row. It does not depend on paths, codecs, offsets, splits, order or run.
 *
 * <p>The hash is what Spark's {@code xxhash64} makes of the columns as strings, nulls as the character 0, and of the
 * findings as {@code CODE@ply}, separated by commas, ply -1 where there is none. In SQL it would be a function of Spark that
 * is interpreted for each row, which costs more than all the rest of the account.
 *
 * @param games rows
 * @param bytes of their texts
 * @param findings of all of them
 * @param hash the sum
 */
record Signature(long games, long bytes, long findings, long hash) implements Serializable {
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

    /** With which Spark's xxhash64 begins. */
    private static final long SEED = 42;

    private static final long serialVersionUID = 1;

    private static final Signature NONE = new Signature(0, 0, 0, 0);

    /** Reads the games and counts. */
    static Signature of(Dataset<Row> games) {
        return games.select(columns())
                .queryExecution()
                .toRdd()
                .toJavaRDD()
                .mapPartitions(new Counter())
                .fold(NONE, Signature::plus);
    }

    private static Column[] columns() {
        Column[] columns = new Column[COLUMNS.size() + 3];
        int n = 0;
        for (String name : COLUMNS) {
            // A null must not hash like a missing column: the hash passes nulls over.
            columns[n++] = functions.coalesce(functions.col(name).cast("string"), functions.lit("\u0000"));
        }
        columns[n++] = functions.col("byte_length");
        columns[n++] = functions.col("findings.code");
        columns[n] = functions.col("findings.ply");
        return columns;
    }

    private Signature plus(Signature other) {
        return new Signature(games + other.games, bytes + other.bytes, findings + other.findings, hash + other.hash);
    }

    /** Sixteen hexadecimal digits and the number of games. */
    String text() {
        return String.format("%016x-%d", hash, games);
    }

    private static final class Counter implements FlatMapFunction<Iterator<InternalRow>, Signature> {
        private static final long serialVersionUID = 1;

        @Override
        public Iterator<Signature> call(Iterator<InternalRow> rows) {
            int bytesAt = COLUMNS.size();
            long games = 0;
            long bytes = 0;
            long findings = 0;
            long sum = 0;
            while (rows.hasNext()) {
                InternalRow row = rows.next();
                long hash = SEED;
                for (int i = 0; i < bytesAt; i++) {
                    hash = XXH64.hashUTF8String(row.getUTF8String(i), hash);
                }
                ArrayData codes = row.getArray(bytesAt + 1);
                games++;
                bytes += row.getLong(bytesAt);
                findings += codes.numElements();
                sum += hash(codes, row.getArray(bytesAt + 2), hash);
            }
            return List.of(new Signature(games, bytes, findings, sum)).iterator();
        }

        private static long hash(ArrayData codes, ArrayData plies, long seed) {
            if (codes.numElements() == 0) {
                return XXH64.hashUTF8String(UTF8String.EMPTY_UTF8, seed);
            }
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < codes.numElements(); i++) {
                if (i > 0) {
                    text.append(',');
                }
                text.append(codes.getUTF8String(i)).append('@').append(plies.isNullAt(i) ? -1 : plies.getInt(i));
            }
            byte[] ascii = text.toString().getBytes(StandardCharsets.US_ASCII);
            return XXH64.hashUnsafeBytes(ascii, Platform.BYTE_ARRAY_OFFSET, ascii.length, seed);
        }
    }
}
