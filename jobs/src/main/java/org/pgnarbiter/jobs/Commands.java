package org.pgnarbiter.jobs;

import java.util.Locale;

/**
 * The commands of {@code arbiter}, in the order in which help lists them. To add one: a line here and a class with
 * picocli's {@code @Command} that implements {@code Callable<Integer>} (the exit code).
 *
 * <p>Classes are named, not referred to, so that running one command loads no other: those that need Spark must not be
 * touched by those that do not. Which ones need Spark or the
 * database must agree with {@code spark_commands} and {@code duckdb_commands} in the launcher.
 */
enum Commands {
    AUDIT("Audit PGN: every game to tables.", Needs.SPARK),
    EXPLAIN("Tell one game ply by ply.", Needs.NOTHING),
    MATE("Can each side still mate from a FEN?", Needs.NOTHING),
    LAWS("List the rule sets.", Needs.NOTHING),
    REPORT("Show the tables of a run as one HTML page.", Needs.DUCKDB),
    SQL("Ask the tables of a run in SQL.", Needs.DUCKDB),
    FIX("Write the same PGN with what is certainly wrong corrected.", Needs.NOTHING),
    DIFF("Which games two runs judged differently, and why.", Needs.DUCKDB);

    /** What a command needs on the class path besides its own jar. */
    enum Needs {
        NOTHING,
        /** The database that reads the tables. */
        DUCKDB,
        SPARK
    }

    final String summary;
    final Needs needs;

    Commands(String summary, Needs needs) {
        this.summary = summary;
        this.needs = needs;
    }

    /** The word typed on the command line: {@code audit}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The class that does it: {@code org.pgnarbiter.jobs.AuditCommand}. */
    String className() {
        return "org.pgnarbiter.jobs." + name().charAt(0) + word().substring(1) + "Command";
    }
}
