package org.pgnarbiter.jobs;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.spark.TaskContext;
import org.apache.spark.internal.io.FileCommitProtocol;
import org.apache.spark.internal.io.FileNameSpec;
import org.pgnarbiter.jobs.input.PieceReports;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import scala.Option;
import scala.collection.immutable.Seq;

/**
 * Commits by account instead of by renaming, which object stores do not have: every attempt of a task writes files of its
 * own where they are to stay, and tells the driver their names together with the reports of the pieces it has read. The
 * driver takes what the first attempt of each task that succeeds tells, and {@link RunLog} keeps it. Files that nobody
 * told of, of attempts that were killed or came second, are deleted at the end.
 *
 * <p>Used by way of {@code spark.sql.sources.commitProtocolClass}, hence public.
 */
public final class RunCommitProtocol extends FileCommitProtocol implements Serializable {
    private static final long serialVersionUID = 1;

    private static final Logger LOG = LoggerFactory.getLogger(RunCommitProtocol.class);
    /** Who wants to know what tasks commit, by output path; in the driver. */
    private static final Map<String, RunLog> LISTENERS = new ConcurrentHashMap<>();

    private final String jobId;
    private final String path;
    private transient List<String> files;

    /**
     * As Spark calls it.
     *
     * @param jobId tells one write from every other
     * @param path the folder to write to
     */
    public RunCommitProtocol(String jobId, String path) {
        this.jobId = jobId;
        this.path = path;
    }

    /** From now on a log keeps what tasks commit to a folder. */
    static void listen(String path, RunLog log) {
        LISTENERS.put(new Path(path).toString(), log);
    }

    static void forget(String path) {
        LISTENERS.remove(new Path(path).toString());
    }

    private RunLog listener() {
        RunLog log = LISTENERS.get(new Path(path).toString());
        if (log == null) {
            throw new IllegalStateException("nobody keeps account of what is written to " + path);
        }
        return log;
    }

    @Override
    public void setupJob(JobContext job) {
        listener();
    }

    @Override
    public void setupTask(TaskAttemptContext task) {
        files = new ArrayList<>();
    }

    @Override
    public String newTaskTempFile(TaskAttemptContext task, Option<String> folder, FileNameSpec name) {
        TaskContext attempt = TaskContext.get();
        String file = String.format(
                java.util.Locale.ROOT,
                "%spart-%05d-%s-%d%s",
                name.prefix(),
                attempt.partitionId(),
                jobId,
                attempt.taskAttemptId(),
                name.suffix());
        Path parent = folder.isEmpty() ? new Path(path) : new Path(path, PartitionBy.folder(folder.get()));
        String uri = new Path(parent, file).toString();
        files.add(uri);
        return uri;
    }

    @Override
    public TaskCommitMessage commitTask(TaskAttemptContext task) {
        Signature sum = TaskOutput.finish(files);
        return new TaskCommitMessage(
                new CommittedTask(List.copyOf(files), PieceReports.take(), sum, PeakMemory.bytes()));
    }

    @Override
    public void abortTask(TaskAttemptContext task) {
        for (String file : files) {
            try {
                Path written = new Path(file);
                written.getFileSystem(task.getConfiguration()).delete(written, false);
            } catch (IOException e) {
                couldNotDelete(new Path(file), e);
            }
        }
    }

    /** A file of an attempt that failed: it is deleted at the end of the run, as nobody tells of it. */
    static void couldNotDelete(Path file, IOException why) {
        LOG.warn("could not delete {}", file, why);
    }

    @Override
    public void onTaskCommit(TaskCommitMessage message) {
        try {
            listener().add((CommittedTask) message.obj());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void commitJob(JobContext job, Seq<TaskCommitMessage> tasks) {
        try {
            listener().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void abortJob(JobContext job) {
        // What tasks have committed stays for whoever resumes the run.
    }
}
