package org.pgnarbiter.jobs;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Counts rows by several keys in one reading, which Spark's grouping does in one reading each. What comes out is small, as
 * there are few keys, and lies in the driver.
 */
final class Tally {
    private Tally() {}

    /**
     * Counts. The first column is a BIGINT, which is summed; each other one is a key: a struct, or null where a row is not
     * to be counted.
     *
     * @return by the name of each key a table of one partition: the fields of the struct, the number of rows ({@code games})
     *     and the sum of the first column under its name
     */
    static Map<String, Dataset<Row>> of(SparkSession spark, Dataset<Row> keys) {
        StructField[] fields = keys.schema().fields();
        int[] widths = new int[fields.length];
        for (int k = 1; k < fields.length; k++) {
            widths[k] = ((StructType) fields[k].dataType()).length();
        }
        List<Map<UnsafeRow, long[]>> counts = empty(fields.length);
        for (Count count : keys.queryExecution()
                .toRdd()
                .toJavaRDD()
                .mapPartitions(new Counter(widths))
                .collect()) {
            add(counts.get(count.key), count.value, count.rows, count.sum);
        }
        Map<String, Dataset<Row>> tables = new LinkedHashMap<>();
        for (int k = 1; k < fields.length; k++) {
            tables.put(
                    fields[k].name(), table(spark, fields[0].name(), (StructType) fields[k].dataType(), counts.get(k)));
        }
        return tables;
    }

    private static Dataset<Row> table(SparkSession spark, String sum, StructType key, Map<UnsafeRow, long[]> counts) {
        scala.Function1<Object, Object> converter = CatalystTypeConverters.createToScalaConverter(key);
        List<Row> rows = new ArrayList<>(counts.size());
        counts.forEach((value, count) -> {
            Row fields = (Row) converter.apply(value);
            Object[] row = new Object[key.length() + 2];
            for (int i = 0; i < key.length(); i++) {
                row[i] = fields.get(i);
            }
            row[key.length()] = count[0];
            row[key.length() + 1] = count[1];
            rows.add(RowFactory.create(row));
        });
        StructType schema = key.add("games", DataTypes.LongType).add(sum, DataTypes.LongType);
        // In one partition nothing has to be shuffled to be grouped.
        return spark.createDataFrame(rows, schema).coalesce(1);
    }

    private static List<Map<UnsafeRow, long[]>> empty(int n) {
        List<Map<UnsafeRow, long[]>> maps = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            maps.add(new HashMap<>());
        }
        return maps;
    }

    private static void add(Map<UnsafeRow, long[]> counts, UnsafeRow value, long rows, long sum) {
        long[] count = counts.get(value);
        if (count == null) {
            count = new long[2];
            // The row that it comes from is used again.
            counts.put(value.copy(), count);
        }
        count[0] += rows;
        count[1] += sum;
    }

    /** One value of one key, and how often it was met. */
    private record Count(int key, UnsafeRow value, long rows, long sum) implements Serializable {}

    private static final class Counter implements FlatMapFunction<Iterator<InternalRow>, Count> {
        private static final long serialVersionUID = 1;

        /** Numbers of fields of the keys, by column. */
        private final int[] widths;

        Counter(int[] widths) {
            this.widths = widths;
        }

        @Override
        public Iterator<Count> call(Iterator<InternalRow> rows) {
            List<Map<UnsafeRow, long[]>> counts = empty(widths.length);
            while (rows.hasNext()) {
                InternalRow row = rows.next();
                long sum = row.getLong(0);
                for (int k = 1; k < widths.length; k++) {
                    if (!row.isNullAt(k)) {
                        add(counts.get(k), (UnsafeRow) row.getStruct(k, widths[k]), 1, sum);
                    }
                }
            }
            List<Count> all = new ArrayList<>();
            for (int k = 1; k < widths.length; k++) {
                int key = k;
                counts.get(k).forEach((value, count) -> all.add(new Count(key, value, count[0], count[1])));
            }
            return Collections.unmodifiableList(all).iterator();
        }
    }
}
