package org.pgnarbiter.jobs;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pgnarbiter.jobs.input.CorpusFormat;

/** PGN files that commands without Spark read as they are. */
final class PlainFile {
    private PlainFile() {}

    /**
     * Opens a file.
     *
     * @throws IOException also for a folder
     * @throws IllegalArgumentException for a packed file, whose bytes are no text
     */
    static InputStream open(Path file) throws IOException {
        BufferedInputStream in = stored(file);
        try {
            CorpusFormat format = format(in);
            if (format != CorpusFormat.PLAIN) {
                throw packed(file, format);
            }
            return in;
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    /** The bytes of a file. */
    static BufferedInputStream stored(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "is a folder; name the files in it");
        }
        // What unpacks and what looks for other scores reads a file twice.
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(file.toString(), null, "is a pipe, socket or device; only files can be read");
        }
        return new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    }

    /** The format of what begins here. */
    static CorpusFormat format(BufferedInputStream in) throws IOException {
        in.mark(CorpusFormat.HEAD);
        byte[] head = in.readNBytes(CorpusFormat.HEAD);
        in.reset();
        return CorpusFormat.detect(head, head.length);
    }

    /** Says that a file is packed, and what to do whatever its name is: most tools refuse one without their own ending. */
    static IllegalArgumentException packed(Path file, CorpusFormat format) {
        String how = switch (format) {
            case ZST -> "zstd -dc";
            case BZ2 -> "bzip2 -dc";
            case GZ -> "gzip -dc";
            case XZ -> "xz -dc";
            case ZIP -> "unzip -p";
            case SEVEN_Z -> "7z x -so";
            case PLAIN, OTHER -> "";
        };
        return new IllegalArgumentException(file + " is packed"
                + (how.isEmpty()
                        ? " in a way that is not read here; unpack it first"
                        : " (" + format.word() + "); unpack it first (" + how + " FILE > games.pgn)"));
    }
}
