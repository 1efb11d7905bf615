package org.pgnarbiter.jobs.table;

import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The table {@code findings}: a row for every finding, which is the struct of {@code games.findings} laid flat between the
 * columns that say where its game is and those that say which game it is.
 */
public final class FindingsTable {
    private static final List<String> WHERE = List.of("source", "block_offset", "byte_offset");
    private static final List<String> GAME = List.of(
            "event",
            "site",
            "date_text",
            "date",
            "year",
            "round",
            "white",
            "black",
            "result",
            "plies",
            "moves_hash",
            "verdict");

    private static final StructType GAMES = GameSchema.of(GameColumns.all());
    private static final StructType SCHEMA = GameSchema.join(fields(WHERE), GameSchema.FINDING, fields(GAME));

    /** Of each column of the table its place in a row of games, or -1 for those of the finding. */
    private final int[] places;

    private final DataType[] types;
    private final int findings;
    private final GenericInternalRow row = new GenericInternalRow(SCHEMA.length());

    /** Makes rows of the table from rows of games with this schema. */
    public FindingsTable(StructType games) {
        findings = games.fieldIndex("findings");
        places = new int[SCHEMA.length()];
        types = new DataType[SCHEMA.length()];
        Arrays.fill(places, -1);
        for (int i = 0; i < places.length; i++) {
            types[i] = SCHEMA.fields()[i].dataType();
            if (i < WHERE.size() || i >= WHERE.size() + GameSchema.FINDING.length()) {
                places[i] = games.fieldIndex(SCHEMA.fields()[i].name());
            }
        }
    }

    /** The columns. */
    public static StructType schema() {
        return SCHEMA;
    }

    /** How many findings a game has. */
    public int count(InternalRow game) {
        return game.getArray(findings).numElements();
    }

    /** One of them as a row that is good until the next is asked for. */
    public InternalRow row(InternalRow game, int number) {
        ArrayData all = game.getArray(findings);
        InternalRow finding = all.getStruct(number, GameSchema.FINDING.length());
        for (int i = 0; i < places.length; i++) {
            boolean ofGame = places[i] >= 0;
            InternalRow from = ofGame ? game : finding;
            int place = ofGame ? places[i] : i - WHERE.size();
            row.update(i, from.isNullAt(place) ? null : from.get(place, types[i]));
        }
        return row;
    }

    private static StructField[] fields(List<String> names) {
        return names.stream()
                .map(name -> GAMES.fields()[GAMES.fieldIndex(name)])
                .toArray(StructField[]::new);
    }
}
