package org.pgnarbiter.jobs;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Jobs of Spark side by side: while one waits for the driver or for its last task, others use the cores. */
final class Together {
    private Together() {}

    /**
     * Runs jobs and returns when all of them have ended, however they did. What the first of them that failed, in their
     * order, threw is thrown.
     *
     * @param most so many at once
     */
    static void run(int most, List<? extends Runnable> jobs) {
        ExecutorService workers = Executors.newFixedThreadPool(most);
        try {
            List<Callable<Object>> calls =
                    jobs.stream().map(Executors::callable).toList();
            for (Future<Object> ended : workers.invokeAll(calls)) {
                ended.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } finally {
            workers.shutdownNow();
        }
    }
}
