package org.pgnarbiter.jobs.table;

import java.util.List;
import org.pgnarbiter.audit.Finding;
import org.pgnarbiter.audit.LawVerdict;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.pgn.PgnGame;

/** Takes the value of one column of one row: exactly one call for each column. */
public interface ColumnSink {
    /** No value (null). */
    void nothing();

    /** A string. */
    void text(String value);

    /** One of a small set of strings, the same object each time. */
    default void word(String value) {
        text(value);
    }

    /** A string as UTF-8 bytes of a buffer that is reused: to be taken at once. */
    void utf8(byte[] buffer, int from, int to);

    /** An INT. */
    void number(int value);

    /** A LONG. */
    void bigNumber(long value);

    /** A DATE, in days since 1970-01-01. */
    void day(int epochDay);

    /** A list of strings. */
    void strings(List<String> values);

    /** A list of strings out of a small set. */
    default void words(List<String> values) {
        strings(values);
    }

    /** Claims, in the order of their first plies. */
    void claims(List<Claim> claims);

    /** Findings. */
    void findings(List<Finding> findings);

    /** What each of several rule sets says, in the order in which they were named or are dated. */
    void verdicts(List<LawVerdict> verdicts);

    /** The tags of a game that have no column, first of each name. */
    void tags(PgnGame game);
}
