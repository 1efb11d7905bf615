package org.pgnarbiter.jobs;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Collections;
import java.util.IdentityHashMap;
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

    /** What a command threw, however deeply Spark has wrapped it; empty for faults of ours. */
    static Optional<Trouble> of(Throwable thrown) {
        Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Throwable e = thrown; e != null && seen.add(e); e = e.getCause()) {
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

    private static boolean isOurs(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return e.getMessage() != null
                && trace.length > 0
                && trace[0].getClassName().startsWith("org.pgnarbiter.");
    }

    /** What others complain of when an option is wrong. */
    private static String known(Throwable e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof IllegalArgumentException && message.contains("URISyntaxException")) {
            return "this is no path: " + message.replaceFirst("^[^:]*URISyntaxException: ", "")
                    + "; before a colon stands the name of a file system, so write ./ before such a file name";
        }
        if (e.getClass().getName().startsWith("org.apache.spark.") && message.contains("Could not parse Master URL")) {
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
