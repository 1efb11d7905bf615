package org.pgnarbiter.jobs;

import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.pgnarbiter.jobs.parquet.RowsAsTheyAre;

/**
 * One SparkSession for the whole test JVM, stopped when JUnit closes its root store. A test class says
 * {@code @ExtendWith(SharedSpark.class)} and takes a {@code SparkSession} parameter; it must not stop it.
 */
public final class SharedSpark implements ParameterResolver {
    private static final ExtensionContext.Namespace SPACE = ExtensionContext.Namespace.create(SharedSpark.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == SparkSession.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot().getStore(SPACE).getOrComputeIfAbsent("spark", key -> new Holder(), Holder.class).spark;
    }

    private static final class Holder implements AutoCloseable {
        private final SparkSession spark = SparkSession.builder()
                // A task may fail twice.
                .master("local[2,3]")
                .appName("tests")
                .withExtensions(new RowsAsTheyAre())
                .config("spark.ui.enabled", "false")
                .config("spark.sql.shuffle.partitions", "2")
                .config(AuditJob.ANALYSES, "false")
                .config("spark.sql.extensions", ArbiterExtensions.class.getName())
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.warehouse.dir", "target/spark-warehouse")
                .getOrCreate();

        @Override
        public void close() {
            spark.stop();
        }
    }
}
