package org.pgnarbiter.jobs;

import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The local disk as a store; HDFS and S3 have their tests in profiles of their own. */
@ExtendWith(SharedSpark.class)
class StoreScenarioTest {
    @TempDir
    private Path folder;

    @Test
    void localDisk(SparkSession spark) throws Exception {
        StoreScenario.play(spark, folder.resolve("store").toUri().toString(), folder.resolve("local"));
    }
}
