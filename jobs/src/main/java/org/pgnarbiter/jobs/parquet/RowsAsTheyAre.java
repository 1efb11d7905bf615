package org.pgnarbiter.jobs.parquet;

import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.rules.Rule;
import org.apache.spark.sql.execution.ColumnarRule;
import org.apache.spark.sql.execution.ProjectExec;
import org.apache.spark.sql.execution.SparkPlan;
import org.apache.spark.sql.execution.command.DataWritingCommandExec;
import org.apache.spark.sql.execution.datasources.WriteFilesExec;
import org.apache.spark.sql.execution.datasources.v2.BatchScanExec;
import scala.Function1;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Lets rows of a source go straight to {@link FastParquet}. Spark copies each of them into a row of its own form before it
 * writes them, as other steps could want that form; this writer does not. Without this extension all works the same, only
 * with the copy.
 */
public final class RowsAsTheyAre extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    /** For Spark, which can be told of it by {@code spark.sql.extensions}. */
    public RowsAsTheyAre() {}

    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        Function1<org.apache.spark.sql.SparkSession, ColumnarRule> rule = new AbstractFunction1<>() {
            @Override
            public ColumnarRule apply(org.apache.spark.sql.SparkSession session) {
                return new ColumnarRule() {
                    @Override
                    public Rule<SparkPlan> preColumnarTransitions() {
                        return new WithoutCopy();
                    }
                };
            }
        };
        extensions.injectColumnar(rule);
        return BoxedUnit.UNIT;
    }

    private static final class WithoutCopy extends Rule<SparkPlan> {
        @Override
        public SparkPlan apply(SparkPlan plan) {
            if (plan instanceof WriteFilesExec write
                    && write.fileFormat() instanceof FastParquet
                    && write.child() instanceof ProjectExec copy
                    && copy.child() instanceof BatchScanExec scan
                    && scan.output().equals(copy.output())) {
                return write.withNewChildInternal(scan);
            }
            return plan instanceof DataWritingCommandExec command
                    ? command.withNewChildInternal(apply(command.child()))
                    : plan;
        }
    }
}
