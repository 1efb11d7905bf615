package org.pgnarbiter.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a program as a person would and keeps what it said. */
final class Shell {
    private static final int PATIENCE_SECONDS = 600;

    /** What a program left behind; {@code out} and {@code err} are UTF-8 text. */
    record Result(int code, String out, String err) {}

    private Shell() {}

    /** Runs to the end, without standard input. An environment value of "" removes the variable. */
    static Result run(Path folder, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        return await(start(folder, environment, command));
    }

    /** A running program and the files that take its words. */
    record Running(Process process, Path out, Path err) {}

    static Running start(Path folder, Map<String, String> environment, List<String> command) throws IOException {
        Path out = Files.createTempFile("out", ".txt");
        Path err = Files.createTempFile("err", ".txt");
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command))
                .directory(folder.toFile())
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        builder.environment().values().removeIf(String::isEmpty);
        return new Running(builder.start(), out, err);
    }

    static Result await(Running running) throws IOException, InterruptedException {
        boolean ended = running.process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            running.process.destroyForcibly().waitFor();
        }
        Result result = new Result(
                ended ? running.process.exitValue() : -1, Files.readString(running.out), Files.readString(running.err));
        Files.delete(running.out);
        Files.delete(running.err);
        return result;
    }
}
