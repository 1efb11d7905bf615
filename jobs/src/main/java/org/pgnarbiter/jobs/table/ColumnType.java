package org.pgnarbiter.jobs.table;

/** The types of columns; each has one form in Parquet and one in JSON. */
public enum ColumnType {
    STRING,
    /** 32-bit. */
    INT,
    /** 64-bit. */
    LONG,
    /** A day; in JSON {@code yyyy-mm-dd}. */
    DATE,
    /** Strings in an order that means something. */
    STRINGS,
    /** Names and values, names unique. */
    STRING_MAP,
    /** Draw claims that a player could have made. */
    CLAIMS,
    /** Findings. */
    FINDINGS,
    /** What each of several rule sets says. */
    VERDICTS
}
