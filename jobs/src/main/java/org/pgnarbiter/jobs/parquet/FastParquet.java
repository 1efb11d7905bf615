package org.pgnarbiter.jobs.parquet;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.parquet.hadoop.ParquetOutputFormat;
import org.apache.parquet.hadoop.codec.CodecConfig;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.execution.datasources.parquet.ParquetWriteSupport;
import org.apache.spark.sql.types.StructType;

/**
 * Spark's Parquet format with {@link RowFile} as its writer: {@code df.write().format(FastParquet.class.getName())}. Options
 * are those of Spark's format; what comes out is plain Parquet, to be read as such.
 */
public class FastParquet extends ParquetFileFormat {
    private static final long serialVersionUID = 1;

    /** Smaller pages Parquet does not make. */
    private static final int LEAST_PAGE = 64;

    /** For Spark. */
    public FastParquet() {}

    @Override
    public String shortName() {
        return "fast-parquet";
    }

    /** So plans name it. */
    @Override
    public String toString() {
        return shortName();
    }

    @Override
    public OutputWriterFactory prepareWrite(
            SparkSession spark, Job job, scala.collection.immutable.Map<String, String> options, StructType schema) {
        OutputWriterFactory theirs = super.prepareWrite(spark, job, options, schema);
        checkSize(job.getConfiguration(), ParquetOutputFormat.PAGE_SIZE);
        checkSize(job.getConfiguration(), ParquetOutputFormat.DICTIONARY_PAGE_SIZE);
        return new Files(theirs);
    }

    /** Here, not when a task has rows to write. */
    private static void checkSize(Configuration conf, String name) {
        int size;
        try {
            size = conf.getInt(name, LEAST_PAGE);
        } catch (NumberFormatException e) {
            size = 0;
        }
        if (size < LEAST_PAGE) {
            throw new IllegalArgumentException(
                    name + " must be a number of bytes, " + LEAST_PAGE + " or more, not " + conf.get(name));
        }
    }

    /**
     * A file of rows of another table than the one that a task writes.
     *
     * @param path of the file
     * @param schema of its rows
     * @param task with the options of the table that it writes
     */
    public static OutputWriter create(Path path, StructType schema, TaskAttemptContext task) {
        Configuration conf = new Configuration(task.getConfiguration());
        ParquetWriteSupport.setSchema(schema, conf);
        return create(path.toString(), schema, conf, task);
    }

    private static OutputWriter create(String path, StructType schema, Configuration conf, TaskAttemptContext task) {
        try {
            return new RowFile(path, schema, conf, CodecConfig.from(task).getCodec());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Files extends OutputWriterFactory {
        private static final long serialVersionUID = 1;

        private final OutputWriterFactory theirs;

        Files(OutputWriterFactory theirs) {
            this.theirs = theirs;
        }

        @Override
        public String getFileExtension(TaskAttemptContext task) {
            return theirs.getFileExtension(task);
        }

        @Override
        public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext task) {
            return create(path, schema, task.getConfiguration(), task);
        }
    }
}
