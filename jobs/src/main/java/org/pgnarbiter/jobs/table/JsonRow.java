package org.pgnarbiter.jobs.table;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.pgn.PgnGame;

/** One game as one JSON object on one line, with the column names of {@code games}. */
public final class JsonRow implements ColumnSink {
    private final List<GameColumn> columns;
    private final JsonWriter json = new JsonWriter();

    /** Rows of these columns. */
    public JsonRow(List<GameColumn> columns) {
        this.columns = columns;
    }

    /** The object, without a line end. */
    public String of(AuditedGame game) {
        json.clear();
        json.beginObject();
        for (GameColumn column : columns) {
            json.name(column.name());
            column.write(game, this);
        }
        json.endObject();
        return json.toString();
    }

    @Override
    public void nothing() {
        json.nothing();
    }

    @Override
    public void text(String value) {
        json.string(value);
    }

    @Override
    public void utf8(byte[] buffer, int from, int to) {
        json.string(new String(buffer, from, to - from, StandardCharsets.UTF_8));
    }

    @Override
    public void number(int value) {
        json.number(value);
    }

    @Override
    public void bigNumber(long value) {
        json.number(value);
    }

    @Override
    public void day(int epochDay) {
        json.string(LocalDate.ofEpochDay(epochDay).toString());
    }

    @Override
    public void strings(List<String> values) {
        json.beginArray();
        values.forEach(json::string);
        json.endArray();
    }

    @Override
    public void tags(PgnGame game) {
        json.beginObject();
        game.otherTags().forEach((name, value) -> {
            json.name(name);
            json.string(value);
        });
        json.endObject();
    }
}
