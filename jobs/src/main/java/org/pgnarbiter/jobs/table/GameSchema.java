package org.pgnarbiter.jobs.table;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The table {@code games} as a Spark schema; every column carries its documentation as its comment. */
public final class GameSchema {
    /** Rises whenever a column changes its name, type or meaning, or goes away. */
    public static final int VERSION = 1;

    private static final StructType CLAIM = new StructType()
            .add("kind", DataTypes.StringType)
            .add("mode", DataTypes.StringType)
            .add("first_ply", DataTypes.IntegerType)
            .add("last_ply", DataTypes.IntegerType)
            .add("claimant", DataTypes.StringType)
            .add("turns", DataTypes.IntegerType);

    /** A finding in its game's row. */
    static final StructType FINDING = new StructType()
            .add("code", DataTypes.StringType)
            .add("severity", DataTypes.IntegerType)
            .add("ply", DataTypes.IntegerType)
            .add("move", DataTypes.StringType)
            .add("fen", DataTypes.StringType)
            .add("laws", DataTypes.StringType)
            .add("article", DataTypes.StringType)
            .add("confidence", DataTypes.StringType)
            .add("detail", DataTypes.StringType)
            .add("accepted", DataTypes.BooleanType);

    private static final StructType VERDICT = new StructType()
            .add("laws", DataTypes.StringType)
            .add("termination", DataTypes.StringType)
            .add("end_ply", DataTypes.IntegerType)
            .add("lawful_result", DataTypes.StringType)
            .add("verdict", DataTypes.StringType);

    private GameSchema() {}

    /** The schema of some columns, in their order. */
    public static StructType of(List<GameColumn> columns) {
        StructType schema = new StructType();
        for (GameColumn column : columns) {
            schema = schema.add(new StructField(column.name(), type(column.type()), true, Metadata.empty())
                    .withComment(column.doc()));
        }
        return schema;
    }

    /** The place of a field in a finding. */
    public static int finding(String field) {
        return FINDING.fieldIndex(field);
    }

    /** How many fields a finding has. */
    public static int findingFields() {
        return FINDING.length();
    }

    /** A struct and what stands before and behind it, side by side. */
    static StructType join(StructField[] before, StructType struct, StructField[] behind) {
        return new StructType(Stream.of(before, struct.fields(), behind)
                .flatMap(Arrays::stream)
                .toArray(StructField[]::new));
    }

    private static DataType type(ColumnType type) {
        return switch (type) {
            case STRING -> DataTypes.StringType;
            case INT -> DataTypes.IntegerType;
            case LONG -> DataTypes.LongType;
            case DATE -> DataTypes.DateType;
            case STRINGS -> new ArrayType(DataTypes.StringType, false);
            case STRING_MAP -> new MapType(DataTypes.StringType, DataTypes.StringType, false);
            case CLAIMS -> new ArrayType(CLAIM, false);
            case FINDINGS -> new ArrayType(FINDING, false);
            case VERDICTS -> new ArrayType(VERDICT, false);
        };
    }
}
