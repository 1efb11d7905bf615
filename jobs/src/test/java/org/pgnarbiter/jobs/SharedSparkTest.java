package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SharedSpark.class)
class SharedSparkTest {
    @Test
    void countsToAHundred(SparkSession spark) {
        assertEquals(100, spark.range(100).count());
    }
}
