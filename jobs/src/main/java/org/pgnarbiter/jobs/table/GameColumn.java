package org.pgnarbiter.jobs.table;

import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.TextAuditor.Depth;

/**
 * A column of the table {@code games}.
 *
 * @param name its name in Parquet, JSON and SQL
 * @param type its type
 * @param nearUnique whether nearly every row has its own value, so that a dictionary would only cost time
 * @param depth how far a game must be worked out for it
 * @param doc what it says: meaning, unit, when it is null
 * @param value how its value is got
 */
public record GameColumn(String name, ColumnType type, boolean nearUnique, Depth depth, String doc, ColumnValue value) {

    /** Hands the value of a game over. */
    void write(AuditedGame game, ColumnSink out) {
        value.write(game, out);
    }
}
