package org.pgnarbiter.jobs.input;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** The small files of text that options name, those of {@code --events} and {@code --accept}. */
public final class SmallFile {
    private SmallFile() {}

    /**
     * Reads such a file from any store that Hadoop knows.
     *
     * @param option what names the file, for messages
     * @throws IOException if it cannot be read; the message names option and file
     * @throws IllegalArgumentException if it is not UTF-8
     */
    public static String read(String option, String file, Configuration conf) throws IOException {
        String what = option + " " + file;
        Path path = new Path(file);
        FileSystem files = path.getFileSystem(conf);
        try {
            if (files.getFileStatus(path).isDirectory()) {
                throw folder(what);
            }
        } catch (FileNotFoundException e) {
            throw new IOException(what + ": no such file", e);
        }
        try (InputStream in = files.open(path)) {
            return text(what, in.readAllBytes());
        }
    }

    /** The same of a file that certainly lies here. */
    public static String read(String option, java.nio.file.Path file) throws IOException {
        String what = option + " " + file;
        if (Files.isDirectory(file)) {
            throw folder(what);
        }
        return text(what, Files.readAllBytes(file));
    }

    private static FileSystemException folder(String what) {
        return new FileSystemException(what, null, "is a folder");
    }

    private static String text(String what, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(what + " is not written in UTF-8", e);
        }
    }
}
