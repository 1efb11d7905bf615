package org.pgnarbiter.jobs.input;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.fs.ChecksumFileSystem;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.PathFilter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the disk of this machine has beside files and folders. Hadoop takes a pipe or a device for an empty file, and
 * reading it may never end; and it follows links round in circles.
 */
final class LocalFiles {
    private static final Logger LOG = LoggerFactory.getLogger(LocalFiles.class);

    private static final String NOT_LETTERS =
            "its name holds bytes that are no letters in " + System.getProperty("sun.jnu.encoding") + "; rename it";

    private final Set<java.nio.file.Path> folders = new HashSet<>();
    private final Set<java.nio.file.Path> files = new HashSet<>();

    static boolean isLocal(FileSystem files) {
        return files.getUri().getScheme().equals("file");
    }

    /**
     * What a path is if it is neither a file nor a folder, links followed; null for those, and for what the file system
     * itself will complain about.
     */
    static String oddity(Path path) {
        try {
            java.nio.file.Path local = local(path);
            if (Files.exists(local)) {
                return Files.readAttributes(local, BasicFileAttributes.class).isOther()
                        ? "a pipe, socket or device"
                        : null;
            }
            return Files.isSymbolicLink(local) ? "a link to nothing" : null;
        } catch (IOException | InvalidPathException e) {
            return null;
        }
    }

    /**
     * Makes sure that a folder may be looked into, which Hadoop says of none that may not.
     *
     * @throws AccessDeniedException if it may not: games of files that nobody sees would be missing without a word
     */
    static void checkReadable(Path folder) throws AccessDeniedException {
        try {
            if (!Files.isReadable(local(folder)) || !Files.isExecutable(local(folder))) {
                throw new AccessDeniedException(folder.toUri().getPath());
            }
        } catch (InvalidPathException e) {
            // The file system itself will complain.
            return;
        }
    }

    /**
     * The files of a folder whose names Java cannot write: they hold bytes that are no letters in its encoding, such as
     * those of an old Windows in a place of UTF-8. Hadoop leaves them out without a word. Nobody can open them, so that each
     * becomes a file that cannot be read.
     *
     * @param wanted which of them, by what is shown of their names
     * @throws FileSystemException for such a folder: nobody would know what is missing
     */
    static List<FileStatus> unwritable(Path folder, PathFilter wanted) throws IOException {
        List<FileStatus> unwritable = new ArrayList<>();
        try (DirectoryStream<java.nio.file.Path> entries = Files.newDirectoryStream(local(folder))) {
            for (java.nio.file.Path entry : entries) {
                Path shown = isWritable(entry) ? null : new Path(folder + "/" + entry.getFileName());
                if (shown == null || !wanted.accept(shown)) {
                    continue;
                }
                if (Files.isDirectory(entry)) {
                    throw new FileSystemException(
                            entry.toString(), null, "a folder with this name cannot be read: " + NOT_LETTERS);
                }
                LOG.warn("cannot read {}: {}", entry, NOT_LETTERS);
                unwritable.add(new FileStatus(0, false, 1, 1, 0, shown));
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        } catch (InvalidPathException e) {
            // The file system itself has complained.
            return List.of();
        }
        return unwritable;
    }

    private static boolean isWritable(java.nio.file.Path entry) {
        try {
            return java.nio.file.Path.of(entry.toString()).equals(entry);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** What has exactly this name, though it may look like a glob; null if nothing has. */
    static FileStatus[] literally(FileSystem files, Path path) throws IOException {
        try {
            return new FileStatus[] {files.getFileStatus(path)};
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    /** The file system to open a file with: Hadoop looks for a file of checksums beside it, by a name that no colon may be in. */
    static FileSystem unchecked(FileSystem files, Path path) {
        return files instanceof ChecksumFileSystem checked && path.getName().indexOf(':') >= 0
                ? checked.getRawFileSystem()
                : files;
    }

    /** Whether a folder is met for the first time, under whatever name. */
    boolean isNewFolder(Path path) {
        return isNew(folders, path);
    }

    /** Whether a file is met for the first time, under whatever name. */
    boolean isNewFile(Path path) {
        return isNew(files, path);
    }

    private static boolean isNew(Set<java.nio.file.Path> seen, Path path) {
        try {
            return seen.add(local(path).toRealPath());
        } catch (IOException | InvalidPathException e) {
            return true;
        }
    }

    private static java.nio.file.Path local(Path path) {
        return java.nio.file.Path.of(path.toUri().getPath());
    }
}
