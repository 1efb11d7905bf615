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
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "is a folder; name the files in it");
        }
        BufferedInputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        try {
            in.mark(CorpusFormat.HEAD);
            byte[] head = in.readNBytes(CorpusFormat.HEAD);
            in.reset();
            CorpusFormat format = CorpusFormat.detect(head, head.length);
            if (format != CorpusFormat.PLAIN) {
                throw new IllegalArgumentException(file + " is packed"
                        + (format == CorpusFormat.OTHER
                                ? " in a way that is not read here; unpack it first"
                                : " (" + format.word()
                                        + "); unpack it first, or give it to arbiter audit, which reads it as it is"));
            }
            return in;
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }
}
