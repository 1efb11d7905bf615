package org.pgnarbiter.jobs;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FileUtil;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.util.HadoopInputFile;

/**
 * The folder of one run. A fresh output is written in place and is complete once {@value #ACCOUNT} is there. One that
 * replaces an earlier output is written beside it and put in its place only when complete.
 */
final class RunFolder {
    /** The file that marks a complete output. */
    static final String ACCOUNT = "_arbiter.json";

    private static final List<String> OURS =
            List.of("games", "findings", "verdicts", "duplicates", "inputs", "stats", ACCOUNT, RunLog.FOLDER);

    private final FileSystem files;
    private final Path target;
    private final Path work;

    private final boolean resumed;

    private RunFolder(FileSystem files, Path target, Path work, boolean resumed) {
        this.files = files;
        this.target = target;
        this.work = work;
        this.resumed = resumed;
    }

    /**
     * The folder for a run, in the state in which the run may begin.
     *
     * @param overwrite whether an earlier output may be replaced
     * @param append whether what an earlier output holds is to stay, and more to come; a new output otherwise
     * @param resume whether a run that was broken off is to go on
     */
    static RunFolder open(Configuration conf, String output, boolean overwrite, boolean append, boolean resume)
            throws IOException {
        Path target = new Path(output);
        FileSystem files = target.getFileSystem(conf);
        target = files.makeQualified(target);
        FileStatus[] present = list(files, target);
        for (FileStatus entry : present) {
            if (!OURS.contains(entry.getPath().getName())) {
                throw new FileAlreadyExistsException(target + " holds other things than an output of arbiter ("
                        + entry.getPath().getName() + "); choose another folder");
            }
        }
        Path work = new Path(target.getParent(), target.getName() + ".arbiter-new");
        for (Path written : List.of(target, work)) {
            if (RunLock.isHeld(files, written)) {
                throw new IOException("another run is writing to " + written
                        + " at this moment; wait until it has ended, or choose another folder");
            }
        }
        boolean complete = files.exists(new Path(target, ACCOUNT));
        // A folder of somebody's may be called "games" or "inputs" too: only the log says that what is there is ours.
        if (present.length > 0 && !complete && !files.exists(new Path(target, RunLog.FOLDER))) {
            throw new FileAlreadyExistsException(
                    target + " has " + present[0].getPath().getName()
                            + " in it, but neither " + ACCOUNT + " nor " + RunLog.FOLDER
                            + ", so it is no output of arbiter; choose another folder");
        }
        if (present.length == 0 || !complete && (overwrite || resume)) {
            boolean goOn = resume && present.length > 0;
            if (!goOn) {
                deleteAll(files, target);
            }
            return new RunFolder(files, target, target, goOn);
        }
        if (!overwrite && !(append && complete)) {
            throw new FileAlreadyExistsException(
                    complete && resume
                            ? target
                                    + " is complete, nothing is left to resume; --append adds the games of other files,"
                                    + " --overwrite makes it anew"
                            : complete
                                    ? target
                                            + " exists; --overwrite replaces it once the new output is complete, --append adds to it"
                                    : target
                                            + " holds a run that was broken off"
                                            + (RunLock.canBeHeld(files) ? "" : " or still goes on")
                                            + "; --resume continues it, --overwrite begins anew");
        }
        boolean goOn = resume && files.exists(work);
        if (!goOn) {
            files.delete(work, true);
        }
        return new RunFolder(files, target, work, goOn);
    }

    /** The complete output that this run is to replace, or add to. */
    Optional<Path> earlier() {
        return work.equals(target) ? Optional.empty() : Optional.of(target);
    }

    /**
     * Whether the tables of {@link #earlier()} that are taken over are as their run has left them.
     *
     * @param told what its account tells of
     * @throws IOException if files of a table are missing, too many or damaged
     */
    void checkEarlier(Signature told) throws IOException {
        checkEarlier("games", told.games());
        checkEarlier("findings", told.findings());
        if (rows("inputs") < 0) {
            throw altered("its table inputs is missing");
        }
    }

    private void checkEarlier(String table, long told) throws IOException {
        long rows = rows(table);
        if (rows != told) {
            throw altered(
                    rows < 0
                            ? "its table " + table + " is missing"
                            : "its table " + table + " holds " + rows + " rows, and its " + ACCOUNT + " tells of "
                                    + told);
        }
    }

    private IOException altered(String what) {
        return new IOException(target + " is not as its run has left it: " + what
                + "; --append needs it whole, --overwrite makes it anew");
    }

    /** How many rows the Parquet files of a table of {@link #earlier()} hold; -1 where there is no file. */
    private long rows(String table) throws IOException {
        Path folder = new Path(target, table);
        long rows = -1;
        try {
            RemoteIterator<LocatedFileStatus> all = files.listFiles(folder, true);
            while (all.hasNext()) {
                LocatedFileStatus file = all.next();
                if (file.getPath().getName().endsWith(".parquet")) {
                    rows = Math.max(rows, 0) + rows(file);
                }
            }
        } catch (FileNotFoundException e) {
            return -1;
        }
        return rows;
    }

    private long rows(FileStatus file) throws IOException {
        try (ParquetFileReader reader = ParquetFileReader.open(HadoopInputFile.fromStatus(file, files.getConf()))) {
            return reader.getRecordCount();
        } catch (RuntimeException e) {
            // What the library says of files that are none of Parquet.
            throw new IOException(file.getPath() + " is damaged; --overwrite makes the output anew", e);
        }
    }

    /** Copies the files of some tables of {@link #earlier()} into this run's; their places there. */
    List<String> takeOver(String... tables) throws IOException {
        List<String> copies = new ArrayList<>();
        for (String table : tables) {
            Path from = new Path(target, table);
            Path to = new Path(work, table);
            RemoteIterator<LocatedFileStatus> all = files.listFiles(from, true);
            while (all.hasNext()) {
                Path file = all.next().getPath();
                Path copy = new Path(to, from.toUri().relativize(file.toUri()).getPath());
                FileUtil.copy(files, file, files, copy, false, true, files.getConf());
                copies.add(copy.toString());
            }
        }
        return copies;
    }

    /** Whether part of the run is done already. */
    boolean isResumed() {
        return resumed;
    }

    /** The folder that the run writes to. */
    Path work() {
        return work;
    }

    FileSystem files() {
        return files;
    }

    private static FileStatus[] list(FileSystem files, Path target) throws IOException {
        try {
            FileStatus status = files.getFileStatus(target);
            if (!status.isDirectory()) {
                throw new FileAlreadyExistsException(target + " is a file; the output needs a folder");
            }
            return files.listStatus(target);
        } catch (FileNotFoundException e) {
            return new FileStatus[0];
        }
    }

    /** Where a table is written, as a URI. */
    String table(String name) {
        return new Path(work, name).toString();
    }

    /** Writes the account and, where an earlier output is replaced, puts the new one in its place. */
    void finish(String account) throws IOException {
        // Whole or not at all, whatever happens meanwhile.
        Path written = new Path(new Path(work, RunLog.FOLDER), ACCOUNT);
        try (OutputStream out = files.create(written, true)) {
            out.write(account.getBytes(StandardCharsets.UTF_8));
        }
        if (!files.rename(written, new Path(work, ACCOUNT))) {
            throw new IOException("cannot put " + written + " in its place");
        }
        if (work.equals(target)) {
            return;
        }
        Path old = new Path(target.getParent(), target.getName() + ".arbiter-old");
        files.delete(old, true);
        if (!files.rename(target, old) || !files.rename(work, target)) {
            throw new IOException("cannot put the new output in place of " + target + "; it is complete in " + work);
        }
        files.delete(old, true);
    }

    /** Takes the log away, which nobody needs after {@link #finish}. */
    void deleteLog() throws IOException {
        files.delete(new Path(target, RunLog.FOLDER), true);
    }

    /** Takes away what a failed run has written; an earlier output stays as it was. */
    void abandon() throws IOException {
        deleteAll(files, work);
        if (!work.equals(target) || list(files, work).length == 0) {
            files.delete(work, true);
        }
    }

    private static void deleteAll(FileSystem files, Path folder) throws IOException {
        for (String name : OURS) {
            files.delete(new Path(folder, name), true);
        }
    }
}
