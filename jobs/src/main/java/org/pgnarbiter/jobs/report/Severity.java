package org.pgnarbiter.jobs.report;

/** The five severities of findings in words. */
final class Severity {
    private static final String[] WORDS = {"", "critical", "high", "medium", "low", "for information"};

    private Severity() {}

    static String word(int severity) {
        return WORDS[severity];
    }
}
