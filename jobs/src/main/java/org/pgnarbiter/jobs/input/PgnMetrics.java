package org.pgnarbiter.jobs.input;

import java.util.Locale;
import org.apache.spark.sql.connector.metric.CustomMetric;
import org.apache.spark.sql.connector.metric.CustomSumMetric;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;

/** What the source shows in Spark's UI. Spark makes the classes by their names, hence public with a public constructor. */
final class PgnMetrics {
    private PgnMetrics() {}

    static CustomMetric[] all() {
        return new CustomMetric[] {new Games(), new TextBytes(), new Damaged()};
    }

    static CustomTaskMetric[] values(long games, long textBytes, long damaged) {
        return new CustomTaskMetric[] {
            new Value("games", games), new Value("textBytes", textBytes), new Value("damagedPieces", damaged)
        };
    }

    private record Value(String name, long value) implements CustomTaskMetric {}

    /** Games found. */
    public static final class Games extends CustomSumMetric {
        /** For Spark. */
        public Games() {}

        @Override
        public String name() {
            return "games";
        }

        @Override
        public String description() {
            return "games";
        }
    }

    /** Bytes of uncompressed PGN. */
    public static final class TextBytes extends CustomSumMetric {
        /** For Spark. */
        public TextBytes() {}

        @Override
        public String name() {
            return "textBytes";
        }

        @Override
        public String description() {
            return "bytes of PGN text";
        }

        @Override
        public String aggregateTaskMetrics(long[] values) {
            long sum = 0;
            for (long value : values) {
                sum += value;
            }
            return String.format(Locale.ROOT, "%,d", sum);
        }
    }

    /** Pieces of files that are damaged. */
    public static final class Damaged extends CustomSumMetric {
        /** For Spark. */
        public Damaged() {}

        @Override
        public String name() {
            return "damagedPieces";
        }

        @Override
        public String description() {
            return "damaged pieces of files";
        }
    }
}
