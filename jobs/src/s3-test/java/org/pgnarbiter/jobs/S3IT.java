package org.pgnarbiter.jobs;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.gaul.s3proxy.BlobStores;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.s3proxy.auth.AuthenticationType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** S3A against a server of S3's protocol in this JVM. */
@ExtendWith(SharedSpark.class)
class S3IT {
    @TempDir
    private Path folder;

    @Test
    void s3(SparkSession spark) throws Exception {
        Properties store = new Properties();
        store.setProperty("jclouds.filesystem.basedir", folder.resolve("s3").toString());
        // A bucket is a folder there.
        Files.createDirectories(folder.resolve("s3/corpora"));
        S3Proxy server = S3Proxy.builder()
                .blobStore(BlobStores.create("filesystem-nio2", store))
                .endpoint(URI.create("http://127.0.0.1:0"))
                .awsAuthentication(AuthenticationType.AWS_V2_OR_V4, "key", "secret")
                .build();
        server.start();
        try {
            Configuration conf = spark.sparkContext().hadoopConfiguration();
            conf.set("fs.s3a.endpoint", "http://127.0.0.1:" + server.getPort());
            conf.set("fs.s3a.endpoint.region", "us-east-1");
            conf.set("fs.s3a.access.key", "key");
            conf.set("fs.s3a.secret.key", "secret");
            conf.set("fs.s3a.path.style.access", "true");
            conf.set("fs.s3a.connection.ssl.enabled", "false");
            StoreScenario.play(spark, "s3a://corpora/here", folder.resolve("local"));
        } finally {
            server.stop();
        }
    }
}
