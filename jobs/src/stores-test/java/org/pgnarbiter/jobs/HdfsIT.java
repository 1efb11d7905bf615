package org.pgnarbiter.jobs;

import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** HDFS of two data nodes in this JVM, with blocks smaller than the files. */
@ExtendWith(SharedSpark.class)
class HdfsIT {
    @TempDir
    private Path folder;

    @Test
    void hdfs(SparkSession spark) throws Exception {
        Configuration conf = new Configuration();
        conf.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, folder.resolve("hdfs").toString());
        conf.setLong("dfs.blocksize", 1 << 20);
        try (MiniDFSCluster cluster =
                new MiniDFSCluster.Builder(conf).numDataNodes(2).build()) {
            cluster.waitActive();
            StoreScenario.play(spark, cluster.getURI() + "/corpora", folder.resolve("local"));
        }
    }
}
