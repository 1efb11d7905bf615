package org.pgnarbiter.jobs;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of one run. A fresh output is written in place and is complete once {@value #ACCOUNT} is there. One that
 * replaces an earlier output is written beside it and put in its place only when complete.
 */
final class RunFolder {
    /** The file that marks a complete output. */
    static final String ACCOUNT = "_arbiter.json";

    private static final List<String> OURS =
            List.of("games", "findings", "verdicts", "duplicates", "inputs", "stats", ACCOUNT, "_SUCCESS");

    private final FileSystem files;
    private final Path target;
    private final Path work;

    private RunFolder(FileSystem files, Path target, Path work) {
        this.files = files;
        this.target = target;
        this.work = work;
    }

    static RunFolder open(Configuration conf, String output, boolean overwrite) throws IOException {
        Path target = new Path(output);
        FileSystem files = target.getFileSystem(conf);
        target = files.makeQualified(target);
        FileStatus[] present = list(files, target);
        if (present.length == 0) {
            return new RunFolder(files, target, target);
        }
        for (FileStatus entry : present) {
            if (!OURS.contains(entry.getPath().getName())) {
                throw new FileAlreadyExistsException(target + " holds other things than an output of arbiter ("
                        + entry.getPath().getName() + "); choose another folder");
            }
        }
        if (!overwrite) {
            throw new FileAlreadyExistsException(
                    target + " exists; --overwrite replaces it once the new output is complete");
        }
        Path work = new Path(target.getParent(), target.getName() + ".arbiter-new");
        files.delete(work, true);
        return new RunFolder(files, target, work);
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
        try (OutputStream out = files.create(new Path(work, ACCOUNT), true)) {
            out.write(account.getBytes(StandardCharsets.UTF_8));
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

    /** Takes away what a failed run has written; an earlier output stays as it was. */
    void abandon() throws IOException {
        for (String name : OURS) {
            files.delete(new Path(work, name), true);
        }
        if (!work.equals(target) || list(files, work).length == 0) {
            files.delete(work, true);
        }
    }
}
