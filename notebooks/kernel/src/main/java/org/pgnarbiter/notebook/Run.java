package org.pgnarbiter.notebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.pgnarbiter.jobs.report.DuckDb;

/**
 * The audit that a notebook asks: the folder that the environment's {@code ARBITER_RUN} names, else one of the samples,
 * made on the spot.
 */
public final class Run implements AutoCloseable {
    private final Path folder;
    private final boolean samples;
    private final DuckDb tables;

    private Run(Path folder, boolean samples) throws IOException {
        this.folder = folder;
        this.samples = samples;
        tables = DuckDb.open(folder);
    }

    static Run open() throws IOException, InterruptedException {
        String told = System.getenv("ARBITER_RUN");
        if (told != null && !told.isEmpty()) {
            return new Run(named(told), false);
        }
        Path folder = top().resolve("notebooks/target/samples");
        Path account = folder.resolve("_arbiter.json");
        Path jar = top().resolve("jobs/target/arbiter-jobs.jar");
        if (!Files.exists(account)
                || Files.getLastModifiedTime(account).compareTo(Files.getLastModifiedTime(jar)) < 0) {
            audit(folder);
        }
        return new Run(folder, true);
    }

    /** Where a run is: Jupyter starts notebooks in their own folder, but nobody names a path from there. */
    static Path named(String told) {
        Path here = Path.of(told);
        Path below = top().resolve(told);
        return !Files.isDirectory(here) && Files.isDirectory(below) ? below : here;
    }

    /** The top of the checkout. */
    static Path top() {
        return Path.of(System.getProperty("arbiter.top", "")).toAbsolutePath();
    }

    private static void audit(Path folder) throws IOException, InterruptedException {
        Path log = Files.createTempFile("audit", ".log");
        List<String> command = List.of(
                top().resolve("arbiter").toString(), "audit", "data-samples", "-o", folder.toString(), "--overwrite");
        int code = new ProcessBuilder(command)
                .directory(top().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("the audit of data-samples failed:\n" + Files.readString(log));
        }
        Files.delete(log);
    }

    /** Where its tables are. */
    public Path folder() {
        return folder;
    }

    /** Whether it is the audit of the samples; some cells check what is known of those. */
    public boolean isSamples() {
        return samples;
    }

    DuckDb tables() {
        return tables;
    }

    @Override
    public void close() throws IOException {
        tables.close();
    }

    @Override
    public String toString() {
        return samples ? "an audit of data-samples" : "the audit in " + folder;
    }
}
