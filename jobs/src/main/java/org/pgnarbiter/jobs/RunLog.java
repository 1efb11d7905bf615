package org.pgnarbiter.jobs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.pgnarbiter.jobs.input.Piece;
import org.pgnarbiter.jobs.input.PieceReport;

/**
 * What a run has done so far, kept in its output folder while it runs: which files its tasks have committed and which
 * pieces of which inputs they hold. A broken run is resumed from it. It grows by new files, as object stores cannot
 * append; every few seconds one, so that thousands of tasks are no thousands of files.
 */
final class RunLog implements AutoCloseable {
    /** The folder of the log within the output. */
    static final String FOLDER = "_log";

    /** Rises whenever a log cannot be read as before. */
    static final int VERSION = 2;

    private static final String RUN = "run.json";
    private static final String NEW = "new-";
    private static final long FLUSH_NANOS = 2_000_000_000L;
    /** Not what records can tell besides their components, such as isWhole: it cannot be read back. */
    private static final ObjectMapper JSON =
            JsonMapper.builder().disable(MapperFeature.AUTO_DETECT_IS_GETTERS).build();

    private final FileSystem files;
    private final Path folder;
    private final RunLock lock;
    private final List<CommittedTask> tasks = new ArrayList<>();
    private int written;
    private int part;
    private long flushed = System.nanoTime();

    private RunLog(FileSystem files, Path output, RunLock lock) {
        this.files = files;
        folder = new Path(output, FOLDER);
        this.lock = lock;
    }

    /**
     * A new log; {@code fingerprint} says what the run is made of.
     *
     * @throws IOException if another run has begun one
     */
    static RunLog begin(FileSystem files, Path output, String fingerprint) throws IOException {
        RunLog log = new RunLog(files, output, RunLock.take(files, output));
        try {
            log.write(RUN, fingerprint + "\n", false);
        } catch (FileAlreadyExistsException e) {
            log.close();
            throw new IOException("another run has just begun to write to " + output, e);
        } catch (IOException e) {
            log.close();
            throw e;
        }
        return log;
    }

    /** For how many cores the work was planned that is to be resumed: another plan would not fit what is done. */
    static int cores(FileSystem files, Path output) throws IOException {
        return JSON.readTree(begun(files, output)).path("cores").asInt();
    }

    /**
     * The log of a run that was broken off.
     *
     * @throws IOException if there is none, it is of a run of other inputs or options, or another run has resumed it
     */
    static RunLog resume(FileSystem files, Path output, String fingerprint) throws IOException {
        String before = begun(files, output);
        if (!before.equals(fingerprint)) {
            throw new IOException("the run in " + output + " cannot be resumed: " + difference(before, fingerprint)
                    + "; resume it as it was begun, or begin anew with --overwrite");
        }
        RunLog log = new RunLog(files, output, RunLock.take(files, output));
        try {
            log.readTasks();
        } catch (IOException e) {
            log.close();
            throw e;
        }
        return log;
    }

    private void readTasks() throws IOException {
        for (FileStatus file : files.listStatus(folder)) {
            String name = file.getPath().getName();
            if (!name.matches("\\d+\\.jsonl")) {
                continue;
            }
            part = Math.max(part, Integer.parseInt(name.substring(0, name.indexOf('.'))) + 1);
            for (String line : read(files, file.getPath())) {
                CommittedTask task = parse(line);
                if (task != null) {
                    tasks.add(task);
                }
            }
        }
        written = tasks.size();
    }

    /** Null for a line that was being written when the run was broken off: its task is done again. */
    private static CommittedTask parse(String line) throws IOException {
        JsonNode task;
        try {
            task = JSON.readTree(line);
        } catch (JsonProcessingException e) {
            return null;
        }
        return JSON.treeToValue(task, CommittedTask.class);
    }

    /** What the run was begun with. */
    private static String begun(FileSystem files, Path output) throws IOException {
        Path run = new Path(new Path(output, FOLDER), RUN);
        List<String> lines = read(files, run);
        try {
            if (!lines.isEmpty() && JSON.readTree(lines.get(0)).isObject()) {
                return lines.get(0);
            }
        } catch (JsonProcessingException e) {
            // Told below: it was being written when the run was broken off.
        }
        throw new IOException(run + " does not say what the run was; begin anew with --overwrite");
    }

    /** What is not alike in two lines of JSON, in the words of the command line. */
    private static String difference(String before, String now) throws IOException {
        JsonNode old = JSON.readTree(before);
        JsonNode fresh = JSON.readTree(now);
        List<String> differences = new ArrayList<>();
        for (Iterator<String> names = fresh.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!fresh.get(name).equals(old.get(name)) && !name.equals("cores")) {
                differences.add(
                        switch (name) {
                            case "events", "accept" -> "the content of --" + name + " is another";
                            case "pieces", "input_bytes", "inputs" -> "the input files are others or have changed";
                            case "version", "schema_version", "log_version" ->
                                "it was begun by another version of Arbiter";
                            default ->
                                "--" + name.replace('_', '-') + " was " + text(old, name) + " and is "
                                        + text(fresh, name);
                        });
            }
        }
        return differences.isEmpty()
                ? "it was begun by another version of Arbiter"
                : String.join(", ", new LinkedHashSet<>(differences));
    }

    private static String text(JsonNode object, String name) {
        return object.path(name).asText("not said");
    }

    /** Keeps what a task has committed. */
    synchronized void add(CommittedTask task) throws IOException {
        tasks.add(task);
        if (System.nanoTime() - flushed > FLUSH_NANOS) {
            flush();
        }
    }

    /** Writes what is not written yet. */
    synchronized void flush() throws IOException {
        flushed = System.nanoTime();
        if (written == tasks.size()) {
            return;
        }
        StringBuilder lines = new StringBuilder();
        for (CommittedTask task : tasks.subList(written, tasks.size())) {
            lines.append(json(task)).append('\n');
        }
        String name = String.format(Locale.ROOT, "%06d.jsonl", part++);
        // Under another name first: who resumes a run that is killed here finds it whole or not at all.
        write(NEW + name, lines.toString(), true);
        if (!files.rename(new Path(folder, NEW + name), new Path(folder, name))) {
            throw new IOException("cannot rename " + NEW + name + " in " + folder);
        }
        written = tasks.size();
    }

    private static String json(CommittedTask task) throws JsonProcessingException {
        return JSON.writeValueAsString(task);
    }

    /** The pieces that are done. */
    synchronized Set<Piece> done() {
        Set<Piece> done = new HashSet<>();
        reports().forEach(report -> done.add(report.piece()));
        return done;
    }

    /** Whether the games of an earlier output are among the run's files: an entry without pieces. */
    synchronized boolean hasTakenOver() {
        return tasks.stream().anyMatch(task -> task.reports().isEmpty());
    }

    /** What came of the pieces that are done. */
    synchronized List<PieceReport> reports() {
        return tasks.stream().flatMap(task -> task.reports().stream()).toList();
    }

    /** What was counted over the games of the tasks that are done. */
    synchronized Signature sum() {
        return tasks.stream().map(CommittedTask::sum).reduce(Signature.NONE, Signature::plus);
    }

    /** Most bytes that a JVM of the run's tasks has held. */
    synchronized long peakMemory() {
        return tasks.stream().mapToLong(CommittedTask::peakMemory).max().orElse(0);
    }

    /** Games of the pieces that are done. */
    long games() {
        return reports().stream().mapToLong(PieceReport::games).sum();
    }

    /** Stored bytes of the pieces that are done. */
    long bytes() {
        return reports().stream()
                .mapToLong(report -> report.piece().end() - report.piece().start())
                .sum();
    }

    /** Deletes what lies in a table's folder but was committed by no task. Returns whether anything is left there. */
    synchronized boolean sweep(Path table) throws IOException {
        Set<String> committed = new HashSet<>();
        tasks.forEach(task -> task.files()
                .forEach(file -> committed.add(new Path(file).toUri().getPath())));
        try {
            return sweep(table, committed);
        } catch (FileNotFoundException e) {
            // Nothing was written.
            files.mkdirs(table);
            return false;
        }
    }

    /** Not by listing all at once: that asks after each file again, and one of a killed task may just have gone. */
    private boolean sweep(Path folder, Set<String> committed) throws IOException {
        boolean any = false;
        for (FileStatus entry : files.listStatus(folder)) {
            Path path = entry.getPath();
            if (entry.isDirectory()) {
                any |= sweep(path, committed);
            } else if (committed.contains(path.toUri().getPath())) {
                any = true;
            } else {
                files.delete(path, false);
            }
        }
        return any;
    }

    /** Takes the log away: the run is complete, or nothing of it is to stay. */
    void delete() throws IOException {
        files.delete(folder, true);
    }

    private void write(String name, String text, boolean overwrite) throws IOException {
        try (OutputStream out = files.create(new Path(folder, name), overwrite)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static List<String> read(FileSystem files, Path file) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(files.open(file), StandardCharsets.UTF_8))) {
            return in.lines().toList();
        } catch (FileNotFoundException e) {
            throw new IOException(
                    "there is no run to resume: " + file.getParent() + " is missing; begin anew with --overwrite", e);
        }
    }

    /** The run goes on no more. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
