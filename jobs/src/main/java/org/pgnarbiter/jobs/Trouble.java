package org.pgnarbiter.jobs;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.pgnarbiter.jobs.input.BadGameException;
import org.pgnarbiter.jobs.report.SafeText;
import picocli.CommandLine.ExitCode;

/**
 * What went wrong, told to the person who can mend it: one line, without a stack trace. Only what is about input, output
 * or options is told so; anything else is a fault of ours.
 *
 * @param message a sentence that names what it is about
 * @param code the exit code
 */
record Trouble(String message, int code) {
    /** Input or output could not be read or written. */
    static final int EXIT_IO = 3;

    /** How Hadoop begins to say that a folder cannot be made. */
    private static final String NOT_MADE = "Mkdirs failed to create ";

    /** What tasks that end without a word for want of memory leave on a cluster: Spark's code for it, and the kernel's. */
    private static final List<String> KILLED = List.of("code 52", "code 137", "memory limits");

    /** How Java words the cause, ever after, where memory ended while a class was set up. */
    private static final String MEMORY_LOST_A_CLASS = "java.lang.OutOfMemoryError: ";

    /** What a command that runs Spark threw; see below. */
    static Optional<Trouble> of(Throwable thrown) {
        return of(thrown, Commands.Needs.SPARK);
    }

    /** What a command threw, however deeply Spark has wrapped it; empty for faults of ours. */
    static Optional<Trouble> of(Throwable thrown, Commands.Needs command) {
        Set<Throwable> chain = chain(thrown);
        // First, as whoever met it may have made anything else of it.
        String memory = memory(chain);
        if (memory != null) {
            return Optional.of(new Trouble(SafeText.line(memory + advice(command)), EXIT_IO));
        }
        for (Throwable e : chain) {
            if (e instanceof IOException io) {
                return Optional.of(new Trouble(SafeText.line(told(io)), EXIT_IO));
            }
            if (e instanceof BadGameException) {
                return Optional.of(new Trouble(SafeText.line(e.getMessage()), EXIT_IO));
            }
            if (e instanceof IllegalArgumentException && isOurs(e)) {
                return Optional.of(new Trouble(SafeText.line(e.getMessage()), ExitCode.USAGE));
            }
            if (e instanceof UncheckedIOException unchecked) {
                return Optional.of(new Trouble(SafeText.line(told(unchecked.getCause())), EXIT_IO));
            }
            String known = known(e);
            if (known != null) {
                return Optional.of(new Trouble(SafeText.line(known), ExitCode.USAGE));
            }
        }
        return Optional.empty();
    }

    /** Whether there was not enough memory for what was asked, here or in another process of Spark. */
    static boolean isOutOfMemory(Throwable thrown) {
        return memory(chain(thrown)) != null;
    }

    /** A throwable and its causes, the outermost first. */
    private static Set<Throwable> chain(Throwable thrown) {
        Set<Throwable> chain = new LinkedHashSet<>();
        for (Throwable e = thrown; e != null && chain.add(e); e = e.getCause()) {}
        return chain;
    }

    private static String memory(Set<Throwable> chain) {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        for (Throwable e : chain) {
            String what = outOfMemory(e);
            if (what != null) {
                return String.format(Locale.ROOT, "Java ran out of memory (%s; it may use %,d MB)", what, megabytes);
            }
        }
        for (Throwable e : chain) {
            String message = String.valueOf(e.getMessage());
            if (message.startsWith("Cannot reserve additional contiguous bytes")) {
                return "memory does not hold as many rows of the tables as Spark reads at once";
            }
            if (isOfSpark(e) && message.contains("INVALID_DRIVER_MEMORY")) {
                return String.format(
                        Locale.ROOT, "%,d MB of memory are too few for Spark, which wants 450 MB at least", megabytes);
            }
            if (isOfSpark(e) && (message.contains("OutOfMemoryError") || isOfKilled(message))) {
                return "a process of Spark ran out of memory";
            }
        }
        return null;
    }

    /** Which memory, or null if it was something else. */
    private static String outOfMemory(Throwable e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof OutOfMemoryError) {
            return message.lines().findFirst().orElse("");
        }
        int what = message.indexOf(MEMORY_LOST_A_CLASS) + MEMORY_LOST_A_CLASS.length();
        int end = message.indexOf(" [in thread", what);
        return e instanceof LinkageError && what >= MEMORY_LOST_A_CLASS.length() && end > 0
                ? message.substring(what, end)
                : null;
    }

    private static boolean isOfKilled(String message) {
        return message.contains("ExecutorLostFailure") && KILLED.stream().anyMatch(message::contains);
    }

    /** How memory is had for a command. */
    private static String advice(Commands.Needs command) {
        return command == Commands.Needs.SPARK
                ? "; give it more with ARBITER_MEMORY=4g (on a cluster spark.executor.memory and spark.driver.memory), or let"
                        + " fewer tasks run at once with --master 'local[1]' (there spark.executor.cores)"
                : "; give it more with ARBITER_JAVA_OPTS=-Xmx4g";
    }

    private static boolean isOfSpark(Throwable e) {
        return e.getClass().getName().startsWith("org.apache.spark.");
    }

    private static boolean isOurs(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return e.getMessage() != null
                && trace.length > 0
                && trace[0].getClassName().startsWith("org.pgnarbiter.");
    }

    /** What others complain of when an option is wrong. */
    private static String known(Throwable e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof InvalidPathException) {
            return "this is no name of a file in " + System.getProperty("sun.jnu.encoding")
                    + ", which Java has from the locale: " + message;
        }
        if (e instanceof IllegalArgumentException && message.contains("URISyntaxException")) {
            return "this is no path: " + message.replaceFirst("^[^:]*URISyntaxException: ", "")
                    + "; before a colon stands the name of a file system, so write ./ before such a file name";
        }
        if (isOfSpark(e) && message.contains("Could not parse Master URL")) {
            return "--master: " + message;
        }
        return null;
    }

    private static String told(IOException e) {
        if (e instanceof FileSystemException files) {
            return files.getFile() == null ? why(files) : files.getFile() + ": " + why(files);
        }
        if (e.getMessage() == null) {
            return e.getClass().getSimpleName();
        }
        if (e.getMessage().equals("No space left on device")) {
            return "no space left on the disk of the output, or of Spark's temporary files (spark.local.dir)";
        }
        if (e.getMessage().startsWith(NOT_MADE)) {
            String rest = e.getMessage().substring(NOT_MADE.length());
            return rest.replaceFirst(" \\(exists=.*", "") + ": cannot be created; may this user write there?";
        }
        // Hadoop says no more than the name.
        return e instanceof FileNotFoundException && !e.getMessage().contains(" ")
                ? e.getMessage() + ": no such file"
                : e.getMessage();
    }

    private static String why(FileSystemException e) {
        if (e.getReason() != null) {
            return e.getReason();
        }
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "may not be read or written by this user";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "exists already and is no folder; choose another";
        }
        return e instanceof NotDirectoryException
                ? "is no folder"
                : e.getClass().getSimpleName();
    }
}
