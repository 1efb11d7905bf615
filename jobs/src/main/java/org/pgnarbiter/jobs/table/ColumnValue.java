package org.pgnarbiter.jobs.table;

import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.pgnarbiter.audit.AuditedGame;

/** How the value of a column is got from a game: by one call of what knows it, of whatever kind that is. */
public final class ColumnValue {
    private enum Kind {
        COUNT,
        BIG_NUMBER,
        TEXT,
        WORD,
        ANY
    }

    private final Kind kind;
    private final ToIntFunction<AuditedGame> count;
    private final ToLongFunction<AuditedGame> bigNumber;
    private final Function<AuditedGame, String> text;
    private final BiConsumer<AuditedGame, ColumnSink> any;

    private ColumnValue(
            Kind kind,
            ToIntFunction<AuditedGame> count,
            ToLongFunction<AuditedGame> bigNumber,
            Function<AuditedGame, String> text,
            BiConsumer<AuditedGame, ColumnSink> any) {
        this.kind = kind;
        this.count = count;
        this.bigNumber = bigNumber;
        this.text = text;
        this.any = any;
    }

    /** An INT, null when it is negative. */
    static ColumnValue count(ToIntFunction<AuditedGame> count) {
        return new ColumnValue(Kind.COUNT, count, null, null, null);
    }

    /** A LONG. */
    static ColumnValue bigNumber(ToLongFunction<AuditedGame> bigNumber) {
        return new ColumnValue(Kind.BIG_NUMBER, null, bigNumber, null, null);
    }

    /** A string or null. */
    static ColumnValue text(Function<AuditedGame, String> text) {
        return new ColumnValue(Kind.TEXT, null, null, text, null);
    }

    /** A string out of a small set, the same object each time, or null. */
    static ColumnValue word(Function<AuditedGame, String> word) {
        return new ColumnValue(Kind.WORD, null, null, word, null);
    }

    /** Anything else: what hands it over itself. */
    static ColumnValue any(BiConsumer<AuditedGame, ColumnSink> any) {
        return new ColumnValue(Kind.ANY, null, null, null, any);
    }

    /** Hands the value of a game over. */
    void write(AuditedGame game, ColumnSink out) {
        switch (kind) {
            case COUNT:
                int number = count.applyAsInt(game);
                if (number < 0) {
                    out.nothing();
                } else {
                    out.number(number);
                }
                break;
            case BIG_NUMBER:
                out.bigNumber(bigNumber.applyAsLong(game));
                break;
            case TEXT:
            case WORD:
                String string = text.apply(game);
                if (string == null) {
                    out.nothing();
                } else if (kind == Kind.TEXT) {
                    out.text(string);
                } else {
                    out.word(string);
                }
                break;
            case ANY:
                any.accept(game, out);
                break;
        }
    }
}
