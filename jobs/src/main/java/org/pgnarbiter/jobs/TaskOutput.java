package org.pgnarbiter.jobs;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.TaskCompletionListener;
import org.pgnarbiter.jobs.parquet.FastParquet;
import org.pgnarbiter.jobs.table.FindingsTable;

/**
 * What an attempt of a task makes of its games besides the files of the table {@code games}: a file of the table
 * {@code findings}, if there are any, and the counts. However many files of games it writes, this is one.
 */
final class TaskOutput {
    private static final Map<Long, TaskOutput> BY_ATTEMPT = new ConcurrentHashMap<>();

    private final GameCount count;
    private final FindingsTable table;
    private final Path path;
    private final TaskAttemptContext task;
    /** Null until there is a finding. */
    private OutputWriter file;

    private TaskOutput(StructType games, Path path, TaskAttemptContext task) {
        count = new GameCount(games);
        table = new FindingsTable(games);
        this.path = path;
        this.task = task;
    }

    /**
     * That of the current attempt.
     *
     * @param games the schema of its rows
     * @param path of the file of findings; only what the first call says counts
     */
    static TaskOutput of(StructType games, Path path, TaskAttemptContext task) {
        TaskContext current = TaskContext.get();
        long attempt = current.taskAttemptId();
        return BY_ATTEMPT.computeIfAbsent(attempt, key -> {
            TaskCompletionListener end = ended -> abandon(attempt);
            current.addTaskCompletionListener(end);
            return new TaskOutput(games, path, task);
        });
    }

    void add(InternalRow game) {
        count.add(game);
        int findings = table.count(game);
        if (findings == 0) {
            return;
        }
        if (file == null) {
            file = FastParquet.create(path, FindingsTable.schema(), task);
        }
        for (int i = 0; i < findings; i++) {
            file.write(table.row(game, i));
        }
    }

    /**
     * Ends that of the current attempt.
     *
     * @param files to which the file of findings is added
     * @return what was counted
     */
    static Signature finish(List<String> files) {
        TaskOutput output = BY_ATTEMPT.get(TaskContext.get().taskAttemptId());
        if (output == null) {
            // No row, no file.
            return Signature.NONE;
        }
        if (output.file != null) {
            output.file.close();
            files.add(output.path.toString());
        }
        BY_ATTEMPT.remove(TaskContext.get().taskAttemptId());
        return output.count.sum();
    }

    /** Deletes what an attempt has written that is not to be committed; without effect after {@link #finish}. */
    private static void abandon(long attempt) {
        TaskOutput output = BY_ATTEMPT.remove(attempt);
        if (output == null || output.file == null) {
            return;
        }
        try {
            output.file.close();
        } finally {
            try {
                output.path.getFileSystem(output.task.getConfiguration()).delete(output.path, false);
            } catch (IOException e) {
                RunCommitProtocol.couldNotDelete(output.path, e);
            }
        }
    }
}
