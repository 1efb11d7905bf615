package org.pgnarbiter.jobs.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.TaskContext;
import org.apache.spark.util.TaskCompletionListener;

/**
 * Hands the reports of the pieces that a task has read to whoever commits the task's output: in the same JVM, in the
 * same attempt of the same task. So a report reaches the driver with the output it tells of or not at all, whatever is
 * retried or run twice.
 */
public final class PieceReports {
    private static final Map<Long, List<PieceReport>> BY_ATTEMPT = new ConcurrentHashMap<>();

    private PieceReports() {}

    /** Keeps a report for the current attempt, until it is taken or the attempt ends. */
    static void add(PieceReport report) {
        TaskContext task = TaskContext.get();
        if (task == null) {
            return;
        }
        long attempt = task.taskAttemptId();
        List<PieceReport> reports = BY_ATTEMPT.computeIfAbsent(attempt, key -> {
            TaskCompletionListener forget = ended -> BY_ATTEMPT.remove(attempt);
            task.addTaskCompletionListener(forget);
            return new ArrayList<>();
        });
        reports.add(report);
    }

    /** Takes the reports of the current attempt: of every piece it has read to its end. */
    public static List<PieceReport> take() {
        List<PieceReport> reports = BY_ATTEMPT.remove(TaskContext.get().taskAttemptId());
        return reports == null ? List.of() : List.copyOf(reports);
    }
}
