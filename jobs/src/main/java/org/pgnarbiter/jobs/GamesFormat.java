package org.pgnarbiter.jobs;

import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.types.StructType;
import org.pgnarbiter.jobs.parquet.FastParquet;

/**
 * The format in which the table {@code games} is written: Parquet, and with each row, in the same attempt of the same task,
 * its findings as rows of the table {@code findings} and all that a run counts. So nobody has to read the games again for
 * that, and what {@link RunCommitProtocol} commits of one is committed of all.
 */
public final class GamesFormat extends FastParquet {
    /** The option that names the folder of the table {@code findings}. */
    static final String FINDINGS = "findings";

    private static final long serialVersionUID = 1;

    /** For Spark. */
    public GamesFormat() {}

    @Override
    public OutputWriterFactory prepareWrite(
            SparkSession spark, Job job, scala.collection.immutable.Map<String, String> options, StructType schema) {
        return new Files(super.prepareWrite(spark, job, options, schema), options.apply(FINDINGS));
    }

    private static final class Files extends OutputWriterFactory {
        private static final long serialVersionUID = 1;

        private final OutputWriterFactory games;
        private final String findings;

        Files(OutputWriterFactory games, String findings) {
            this.games = games;
            this.findings = findings;
        }

        @Override
        public String getFileExtension(TaskAttemptContext task) {
            return games.getFileExtension(task);
        }

        @Override
        public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext task) {
            Path beside = new Path(findings, new Path(path).getName());
            return new GamesFile(games.newInstance(path, schema, task), TaskOutput.of(schema, beside, task));
        }
    }

    private static final class GamesFile extends OutputWriter {
        private final OutputWriter file;
        private final TaskOutput task;

        GamesFile(OutputWriter file, TaskOutput task) {
            this.file = file;
            this.task = task;
        }

        @Override
        public void write(InternalRow row) {
            file.write(row);
            task.add(row);
        }

        @Override
        public void close() {
            file.close();
        }

        @Override
        public String path() {
            return file.path();
        }
    }
}
