package org.pgnarbiter.jobs;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * What is done when an error ends a thread that nobody waits for. Where memory has run out, the program ends: a part of
 * Spark that dies of it alone would leave the others waiting for it for ever.
 */
final class LastWords implements Thread.UncaughtExceptionHandler {
    /** For whoever has to clean up; the memory for that may be missing too. */
    private static final long PATIENCE_MILLIS = 20_000;

    private final PrintWriter err;
    private final IntConsumer end;

    /**
     * Says it there.
     *
     * @param end ends the program with an exit code
     */
    LastWords(PrintWriter err, IntConsumer end) {
        this.err = err;
        this.end = end;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable e) {
        Optional<Trouble> memory = Trouble.isOutOfMemory(e) ? Trouble.of(e) : Optional.empty();
        if (memory.isPresent()) {
            err.println("arbiter: " + memory.get().message());
            end.accept(memory.get().code());
        } else {
            err.print("Exception in thread \"" + thread.getName() + "\" ");
            e.printStackTrace(err);
            err.flush();
        }
    }

    /** Ends the program, cleaned up if that can be done soon. */
    static void exit(int code) {
        Thread end = new Thread(() -> halt(code));
        end.setDaemon(true);
        end.start();
        System.exit(code);
    }

    private static void halt(int code) {
        try {
            Thread.sleep(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(code);
    }
}
