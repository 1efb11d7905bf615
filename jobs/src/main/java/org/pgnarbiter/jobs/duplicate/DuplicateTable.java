package org.pgnarbiter.jobs.duplicate;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.objects.StaticInvoke;
import org.apache.spark.sql.classic.ExpressionUtils;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.AbstractDataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.pgnarbiter.audit.FindingCode;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The table {@code duplicates}, made of {@code games}: records of two players come together by Spark's grouping, and {@link
 * SameGames} finds the same games among them. Records of unknown players come together by their moves.
 */
public final class DuplicateTable {
    /** Its columns. */
    public static final StructType SCHEMA = new StructType()
            .add("game", DataTypes.LongType, false, "A number for the game, the same in all of its records.")
            .add("records", DataTypes.IntegerType, false, "How many records of it there are.")
            .add(
                    "record",
                    DataTypes.IntegerType,
                    false,
                    "Which one this is; 1 is the fullest, that with the most plies.")
            .add(
                    "code",
                    DataTypes.StringType,
                    true,
                    "Beside record 1: CONFLICTING_RESULTS, else CONFLICTING_MOVES, else DUPLICATE; null for record 1.")
            .add("severity", DataTypes.IntegerType, true, "Severity of the code, 1 critical to 5 informational.")
            .add("same_moves", DataTypes.BooleanType, false, "Whether start and moves are those of record 1.")
            .add(
                    "same_plies",
                    DataTypes.IntegerType,
                    true,
                    "How many plies from the start are those of record 1: all of a record that stops earlier, fewer where two"
                            + " scores part. Null when the moves differ and were not kept (--keep-moves).")
            .add("detail", DataTypes.StringType, true, "What differs from record 1, in words; null when nothing does.")
            .add("source", DataTypes.StringType, false, "With the next two the key of the record in games.")
            .add("block_offset", DataTypes.LongType, false, "See games.block_offset.")
            .add("byte_offset", DataTypes.LongType, false, "See games.byte_offset.")
            .add("event", DataTypes.StringType, true, "The Event tag.")
            .add("site", DataTypes.StringType, true, "The Site tag.")
            .add("date_text", DataTypes.StringType, true, "The Date tag as written.")
            .add("round", DataTypes.StringType, true, "The Round tag.")
            .add("white", DataTypes.StringType, true, "The White tag.")
            .add("black", DataTypes.StringType, true, "The Black tag.")
            .add("result", DataTypes.StringType, true, "The Result tag, else the movetext's own.")
            .add("plies", DataTypes.IntegerType, false, "Legal plies of this record.")
            .add("moves_hash", DataTypes.LongType, false, "See games.moves_hash.");

    /** Records of one pair of players in memory at once; programs that have played more are looked at piece by piece. */
    private static final int MOST_IN_MEMORY = 50_000;

    private DuplicateTable() {}

    /**
     * The rows, from the table {@code games}.
     *
     * @param partitions into how many parts the pairs of players are dealt out, 1 or more
     */
    public static Dataset<Row> of(Dataset<Row> games, int partitions) {
        return games.where("stop IS NULL OR stop NOT IN ('bad_fen', 'variant')")
                .withColumn(
                        "pair",
                        functions.coalesce(
                                key("pair", "white", "black"),
                                functions.col("moves_hash").cast("string")))
                .withColumn("page", key("page", "site"))
                .withColumn("link", key("withoutView", "tags['Link']"))
                .selectExpr(
                        "pair",
                        "source",
                        "block_offset",
                        "byte_offset",
                        "event",
                        "site",
                        "date_text",
                        "round",
                        "white",
                        "black",
                        "CASE WHEN result IS NULL AND result_token IN ('1-0', '0-1', '1/2-1/2') THEN result_token"
                                + " ELSE result END",
                        "plies",
                        "moves_hash",
                        "opening_hash",
                        "xxhash64(substring_index(final_fen, ' ', 1))",
                        "coalesce(page, link, 'fics/' || tags['FICSGamesDBGameNo'])",
                        "coalesce(tags['UTCTime'], tags['StartTime'], tags['Time'])",
                        Arrays.asList(games.columns()).contains("moves") ? "moves" : "CAST(NULL AS STRING)")
                .repartition(partitions, functions.col("pair"))
                // By a number first, which is compared far quicker than names.
                .sortWithinPartitions(
                        functions.xxhash64(functions.col("pair")),
                        functions.col("pair"),
                        functions.col("opening_hash"),
                        functions.col("source"),
                        functions.col("block_offset"),
                        functions.col("byte_offset"))
                .mapPartitions(new Find(), Encoders.row(SCHEMA))
                .select(documented());
    }

    /** The columns with their comments, which do not pass through objects. */
    private static Column[] documented() {
        return Arrays.stream(SCHEMA.fields())
                .map(field -> functions.col(field.name()).as(field.name(), field.metadata()))
                .toArray(Column[]::new);
    }

    /** A key of {@link RecordKeys}, called without a detour by Java's types. */
    private static Column key(String method, String... arguments) {
        List<Expression> given = Arrays.stream(arguments)
                .map(argument -> ExpressionUtils.expression(functions.expr(argument)))
                .toList();
        List<AbstractDataType> types = Collections.nCopies(arguments.length, DataTypes.StringType);
        return ExpressionUtils.column(new StaticInvoke(
                RecordKeys.class,
                DataTypes.StringType,
                method,
                CollectionConverters.asScala(given).toList(),
                CollectionConverters.asScala(types).toList(),
                false,
                true,
                true,
                Option.empty()));
    }

    /** Cuts a sorted partition into the records of each pair. */
    private static final class Find implements MapPartitionsFunction<Row, Row>, Serializable {
        @Override
        public Iterator<Row> call(Iterator<Row> sorted) {
            return new Iterator<>() {
                private Iterator<Row> found = List.<Row>of().iterator();
                private Row next;

                @Override
                public boolean hasNext() {
                    while (!found.hasNext() && (next != null || sorted.hasNext())) {
                        found = rows(pair()).iterator();
                    }
                    return found.hasNext();
                }

                @Override
                public Row next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return found.next();
                }

                private List<GameRecord> pair() {
                    Row first = next != null ? next : sorted.next();
                    next = null;
                    List<GameRecord> records = new ArrayList<>();
                    records.add(record(first));
                    while (sorted.hasNext() && records.size() < MOST_IN_MEMORY) {
                        Row row = sorted.next();
                        if (!row.getString(0).equals(first.getString(0))) {
                            next = row;
                            break;
                        }
                        records.add(record(row));
                    }
                    return records;
                }
            };
        }
    }

    private static GameRecord record(Row row) {
        return new GameRecord(
                row.getString(1),
                row.getLong(2),
                row.getLong(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7),
                row.getString(8),
                row.getString(9),
                row.getString(10),
                row.getInt(11),
                row.getLong(12),
                row.isNullAt(13) ? 0 : row.getLong(13),
                row.getLong(14),
                row.getString(15),
                row.getString(16),
                row.getString(17));
    }

    private static List<Row> rows(List<GameRecord> pair) {
        List<Row> rows = new ArrayList<>();
        if (pair.size() < 2) {
            return rows;
        }
        for (List<GameRecord> game : SameGames.of(pair)) {
            Map<GameRecord, String> codes = SameGames.ranked(game);
            GameRecord first = codes.keySet().iterator().next();
            int number = 0;
            for (Map.Entry<GameRecord, String> entry : codes.entrySet()) {
                GameRecord record = entry.getKey();
                String code = entry.getValue();
                rows.add(RowFactory.create(
                        id(first),
                        codes.size(),
                        ++number,
                        code,
                        code == null ? null : FindingCode.valueOf(code).severity(),
                        record.movesHash() == first.movesHash(),
                        record.pliesShared(first) < 0 ? null : record.pliesShared(first),
                        detail(record, first),
                        record.source(),
                        record.blockOffset(),
                        record.byteOffset(),
                        record.event(),
                        record.site(),
                        record.dateText(),
                        record.round(),
                        record.white(),
                        record.black(),
                        record.result(),
                        record.plies(),
                        record.movesHash()));
            }
        }
        return rows;
    }

    /** The key of a record as one number (FNV-1a, 64 bits). */
    private static long id(GameRecord record) {
        String key = record.source() + '\n' + record.blockOffset() + '\n' + record.byteOffset();
        long hash = 0xcbf29ce484222325L;
        for (byte b : key.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ b & 0xFF) * 0x100000001b3L;
        }
        return hash;
    }

    private static String detail(GameRecord record, GameRecord first) {
        List<String> words = new ArrayList<>();
        if (record.isDecided() && first.isDecided() && !record.result().equals(first.result())) {
            words.add("result " + record.result() + " here, " + first.result() + " there");
        }
        if (record.plies() != first.plies()) {
            words.add(record.plies() + " plies here, " + first.plies() + " there");
        } else if (record.movesHash() != first.movesHash()) {
            words.add("other moves");
        }
        int shared = record.pliesShared(first);
        if (shared >= 0 && shared < Math.min(record.plies(), first.plies())) {
            words.add("the same up to ply " + shared);
        } else if (shared >= 0 && shared < first.plies()) {
            words.add("the same as far as it goes");
        }
        if (!Objects.equals(record.dateText(), first.dateText())) {
            words.add("date " + record.dateText() + " here, " + first.dateText() + " there");
        }
        return words.isEmpty() ? null : String.join("; ", words);
    }
}
