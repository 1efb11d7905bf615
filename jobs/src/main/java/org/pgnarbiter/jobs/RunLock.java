package org.pgnarbiter.jobs;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.fs.FileSystem;

/**
 * Tells a run that goes on from one that was broken off. It is held in the run's log while the run goes on, and the system
 * takes it away with the process, however that ends. Only the file system of the machine can do that; elsewhere nothing is
 * held.
 */
final class RunLock implements AutoCloseable {
    private static final String NAME = "lock";

    /** Held in this process, which the system does not tell apart from free: closing the file would give it free. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private RunLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Whether a lock can be held in a file system. */
    static boolean canBeHeld(FileSystem files) {
        return files.getUri().getScheme().equals("file");
    }

    /** Whether a run holds the lock of an output folder now. */
    static boolean isHeld(FileSystem files, org.apache.hadoop.fs.Path output) {
        Path file = file(output);
        if (!canBeHeld(files) || !Files.exists(file)) {
            return false;
        }
        if (HELD.contains(file)) {
            return true;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return lock(channel) == null;
        } catch (IOException e) {
            // Of somebody else's, or on a disk without locks: nothing is known.
            return false;
        }
    }

    /**
     * Takes the lock of an output folder.
     *
     * @throws IOException if another run holds it
     */
    static RunLock take(FileSystem files, org.apache.hadoop.fs.Path output) throws IOException {
        Path file = file(output);
        if (!canBeHeld(files)) {
            return new RunLock(file, null);
        }
        if (!HELD.add(file)) {
            throw held(output);
        }
        FileChannel channel = null;
        try {
            Files.createDirectories(file.getParent());
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock(channel) != null) {
                return new RunLock(file, channel);
            }
        } catch (IOException e) {
            // A disk without locks: the run does without. Or one that is full or not to be written to, as it will find.
            return new RunLock(file, channel);
        }
        channel.close();
        HELD.remove(file);
        throw held(output);
    }

    private static IOException held(org.apache.hadoop.fs.Path output) {
        return new IOException("another run has just begun to write to " + output);
    }

    /** Null if another process holds it. */
    private static FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private static Path file(org.apache.hadoop.fs.Path output) {
        return Path.of(output.toUri().getPath(), RunLog.FOLDER, NAME);
    }

    @Override
    public void close() throws IOException {
        HELD.remove(file);
        if (channel != null) {
            channel.close();
        }
    }
}
