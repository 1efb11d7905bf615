package org.pgnarbiter.jobs.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.Finding;
import org.pgnarbiter.audit.LawVerdict;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.pgn.PgnGame;

/**
 * One game as a row of Spark's own, reused from game to game: strings of the text are not copied, so a row is good only
 * until its game's buffer changes.
 */
public final class SparkRow implements ColumnSink {
    private static final GenericArrayData EMPTY_ARRAY = new GenericArrayData(new Object[0]);

    private final GameColumn[] columns;
    private final GameRow row;
    private final Map<String, UTF8String> words = new HashMap<>();
    /** The word that a column had last, which the next game often has too, and what was made of it. */
    private final String[] lastWords;

    private final UTF8String[] lastValues;
    private final TagMaps tagMaps = new TagMaps();
    private int at;

    /** Rows of these columns, as {@link GameSchema#of} has them. */
    public SparkRow(List<GameColumn> columns) {
        this.columns = columns.toArray(new GameColumn[0]);
        row = new GameRow(this.columns.length);
        lastWords = new String[this.columns.length];
        lastValues = new UTF8String[this.columns.length];
    }

    /** The row of a game. */
    public InternalRow of(AuditedGame game) {
        for (at = 0; at < columns.length; at++) {
            columns[at].write(game, this);
        }
        return row;
    }

    @Override
    public void nothing() {
        row.setNullAt(at);
    }

    @Override
    public void text(String value) {
        row.set(at, UTF8String.fromString(value));
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // The same object is the same word; another one is looked up.
    public void word(String value) {
        if (value != lastWords[at]) {
            lastValues[at] = known(value);
            lastWords[at] = value;
        }
        row.set(at, lastValues[at]);
    }

    private UTF8String known(String word) {
        return words.computeIfAbsent(word, UTF8String::fromString);
    }

    @Override
    public void utf8(byte[] buffer, int from, int to) {
        row.set(at, UTF8String.fromBytes(buffer, from, to - from));
    }

    @Override
    public void number(int value) {
        row.setInt(at, value);
    }

    @Override
    public void bigNumber(long value) {
        row.setLong(at, value);
    }

    @Override
    public void day(int epochDay) {
        row.setInt(at, epochDay);
    }

    @Override
    public void strings(List<String> values) {
        row.set(at, values.isEmpty() ? EMPTY_ARRAY : array(values));
    }

    @Override
    public void words(List<String> values) {
        if (values.isEmpty()) {
            row.set(at, EMPTY_ARRAY);
            return;
        }
        Object[] items = new Object[values.size()];
        for (int i = 0; i < items.length; i++) {
            items[i] = known(values.get(i));
        }
        row.set(at, new GenericArrayData(items));
    }

    @Override
    public void claims(List<Claim> claims) {
        if (claims.isEmpty()) {
            row.set(at, EMPTY_ARRAY);
            return;
        }
        Object[] items = new Object[claims.size()];
        for (int i = 0; i < items.length; i++) {
            Claim claim = claims.get(i);
            items[i] = new GenericInternalRow(new Object[] {
                utf8(claim.kind().word()),
                utf8(claim.mode().word()),
                claim.firstPly(),
                claim.lastPly(),
                utf8(claim.claimantWord()),
                claim.turns()
            });
        }
        row.set(at, new GenericArrayData(items));
    }

    @Override
    public void findings(List<Finding> findings) {
        if (findings.isEmpty()) {
            row.set(at, EMPTY_ARRAY);
            return;
        }
        Object[] items = new Object[findings.size()];
        for (int i = 0; i < items.length; i++) {
            Finding finding = findings.get(i);
            items[i] = new GenericInternalRow(new Object[] {
                utf8(finding.code().name()),
                finding.severity(),
                finding.ply() < 0 ? null : (Object) finding.ply(),
                utf8(finding.move()),
                utf8(finding.fen()),
                utf8(finding.laws()),
                utf8(finding.article()),
                utf8(finding.confidence().word()),
                utf8(finding.detail()),
                finding.accepted()
            });
        }
        row.set(at, new GenericArrayData(items));
    }

    @Override
    public void verdicts(List<LawVerdict> verdicts) {
        if (verdicts.isEmpty()) {
            row.set(at, EMPTY_ARRAY);
            return;
        }
        Object[] items = new Object[verdicts.size()];
        for (int i = 0; i < items.length; i++) {
            LawVerdict verdict = verdicts.get(i);
            items[i] = new GenericInternalRow(new Object[] {
                utf8(verdict.laws().id()),
                utf8(
                        verdict.termination() == null
                                ? null
                                : verdict.termination().word()),
                verdict.endPly() < 0 ? null : (Object) verdict.endPly(),
                utf8(
                        verdict.lawfulResult() == null
                                ? null
                                : verdict.lawfulResult().text()),
                utf8(verdict.verdict().word())
            });
        }
        row.set(at, new GenericArrayData(items));
    }

    @Override
    public void tags(PgnGame game) {
        row.set(at, tagMaps.of(game));
    }

    private static GenericArrayData array(List<String> values) {
        Object[] items = new Object[values.size()];
        for (int i = 0; i < items.length; i++) {
            items[i] = UTF8String.fromString(values.get(i));
        }
        return new GenericArrayData(items);
    }

    private static UTF8String utf8(String text) {
        return text == null ? null : UTF8String.fromString(text);
    }
}
