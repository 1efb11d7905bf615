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
            .add("kind", DataTypes.StringType, true, "By what: threefold or fifty.")
            .add(
                    "mode",
                    DataTypes.StringType,
                    true,
                    "on_board, or intended: by the move that the claimant would write.")
            .add(
                    "first_ply",
                    DataTypes.IntegerType,
                    true,
                    "First ply after which it stood; the claimant is to move then.")
            .add("last_ply", DataTypes.IntegerType, true, "Last such ply.")
            .add("claimant", DataTypes.StringType, true, "Whose claim it was: white or black.")
            .add("turns", DataTypes.IntegerType, true, "On how many turns it stood.");

    /** A finding in its game's row. */
    static final StructType FINDING = new StructType()
            .add("code", DataTypes.StringType, true, "What was found, a word in capitals.")
            .add("severity", DataTypes.IntegerType, true, "1 critical to 5 informational.")
            .add("ply", DataTypes.IntegerType, true, "Ply it speaks of, 0 for the start; null: the record as a whole.")
            .add("move", DataTypes.StringType, true, "The move of that ply with its number; null without one.")
            .add("fen", DataTypes.StringType, true, "The position after that ply; null without one.")
            .add("laws", DataTypes.StringType, true, "The rule set by which it is said.")
            .add("article", DataTypes.StringType, true, "Article of these Laws; empty where none speaks of it.")
            .add(
                    "confidence",
                    DataTypes.StringType,
                    true,
                    "How sure rule and detection are, the weaker of both: none, low, medium or high.")
            .add("detail", DataTypes.StringType, true, "A sentence for a reader.")
            .add("accepted", DataTypes.BooleanType, true, "Whether somebody has declared the record right (--accept).");

    private static final StructType VERDICT = new StructType()
            .add("laws", DataTypes.StringType, true, "The rule set.")
            .add("termination", DataTypes.StringType, true, "How the game ended by it, see games.termination.")
            .add("end_ply", DataTypes.IntegerType, true, "Ply at which it ended the game; null if it did not.")
            .add("lawful_result", DataTypes.StringType, true, "The result it forces; null when it forces none.")
            .add("verdict", DataTypes.StringType, true, "The record beside it, see games.verdict.");

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
