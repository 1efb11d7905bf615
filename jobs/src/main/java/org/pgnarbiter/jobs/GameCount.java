package org.pgnarbiter.jobs;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.XXH64;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;
import org.pgnarbiter.jobs.table.GameSchema;

/**
 * Counts games, their bytes and findings, and sums a hash of each row: what Spark's {@code xxhash64} makes of the columns
 * as strings, nulls as the character 0, and of the findings as {@code CODE@ply}, separated by commas, ply -1 where there
 * is none.
 */
final class GameCount {
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

    private static final int CODE = GameSchema.finding("code");
    private static final int PLY = GameSchema.finding("ply");
    private static final byte[] MISSING = {0};
    private static final UTF8String OPEN = UTF8String.fromString("[");
    private static final UTF8String COMMA = UTF8String.fromString(", ");
    private static final UTF8String CLOSE = UTF8String.fromString("]");

    private final int[] places;
    private final DataType[] types;
    private final int bytesAt;
    private final int findingsAt;
    /** Digits are written from its end. */
    private final byte[] digits = new byte[20];

    /** The only word of the list before, and that list's text: mostly it is the same again. */
    private UTF8String lastWord;

    private UTF8String lastList;

    private long games;
    private long bytes;
    private long findings;
    private long sum;

    /** For rows of this schema, in which the columns of {@code games} are. */
    GameCount(StructType schema) {
        places = COLUMNS.stream().mapToInt(schema::fieldIndex).toArray();
        types = COLUMNS.stream()
                .map(name -> schema.fields()[schema.fieldIndex(name)].dataType())
                .toArray(DataType[]::new);
        bytesAt = schema.fieldIndex("byte_length");
        findingsAt = schema.fieldIndex("findings");
    }

    void add(InternalRow game) {
        long hash = SEED;
        for (int i = 0; i < places.length; i++) {
            int place = places[i];
            if (game.isNullAt(place)) {
                hash = hash(MISSING, 0, 1, hash);
            } else if (types[i] instanceof IntegerType) {
                hash = decimal(game.getInt(place), hash);
            } else if (types[i] instanceof LongType) {
                hash = decimal(game.getLong(place), hash);
            } else if (types[i] instanceof ArrayType) {
                hash = XXH64.hashUTF8String(text(game.getArray(place)), hash);
            } else {
                hash = XXH64.hashUTF8String(game.getUTF8String(place), hash);
            }
        }
        ArrayData all = game.getArray(findingsAt);
        games++;
        bytes += game.getLong(bytesAt);
        findings += all.numElements();
        sum += findings(all, hash);
    }

    private long findings(ArrayData all, long seed) {
        if (all.numElements() == 0) {
            return hash(digits, 0, 0, seed);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < all.numElements(); i++) {
            InternalRow finding = all.getStruct(i, GameSchema.findingFields());
            if (i > 0) {
                text.append(',');
            }
            text.append(finding.getUTF8String(CODE))
                    .append('@')
                    .append(finding.isNullAt(PLY) ? -1 : finding.getInt(PLY));
        }
        byte[] ascii = text.toString().getBytes(StandardCharsets.US_ASCII);
        return hash(ascii, 0, ascii.length, seed);
    }

    /** A list as Spark writes it: {@code [fide-1993, fide-1997]}. */
    @SuppressWarnings("ReferenceEquality") // The same object is the same word; another one is written anew.
    private UTF8String text(ArrayData words) {
        int n = words.numElements();
        if (n == 1 && words.getUTF8String(0) == lastWord) {
            return lastList;
        }
        UTF8String[] all = new UTF8String[n];
        for (int i = 0; i < n; i++) {
            all[i] = words.getUTF8String(i);
        }
        UTF8String list = UTF8String.concat(OPEN, UTF8String.concatWs(COMMA, all), CLOSE);
        if (n == 1) {
            lastWord = all[0];
            lastList = list;
        }
        return list;
    }

    /** The hash of a number as Java and Spark write it. */
    private long decimal(long number, long seed) {
        int from = digits.length;
        // Below zero all the way: the smallest number has no opposite.
        long left = number < 0 ? number : -number;
        do {
            digits[--from] = (byte) ('0' - left % 10);
            left /= 10;
        } while (left != 0);
        if (number < 0) {
            digits[--from] = '-';
        }
        return hash(digits, from, digits.length - from, seed);
    }

    private static long hash(byte[] from, int offset, int length, long seed) {
        return XXH64.hashUnsafeBytes(from, Platform.BYTE_ARRAY_OFFSET + offset, length, seed);
    }

    /** What has been added. */
    Signature sum() {
        return new Signature(games, bytes, findings, sum);
    }
}
