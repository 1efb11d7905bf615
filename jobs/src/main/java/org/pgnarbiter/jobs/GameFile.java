package org.pgnarbiter.jobs;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.jobs.input.CorpusFormat;
import org.pgnarbiter.jobs.input.PieceReader;
import org.pgnarbiter.pgn.GameSplitter;

/**
 * The game texts of a file, packed or not, for commands without Spark. What unpacks is touched for packed files only: the
 * libraries for it may be missing, and plain text is to be read at once.
 */
final class GameFile implements Closeable {
    private final Path file;
    private final GameSplitter plain;
    private final PieceReader packed;

    private GameFile(Path file, GameSplitter plain, PieceReader packed) {
        this.file = file;
        this.plain = plain;
        this.packed = packed;
    }

    /**
     * Opens a file.
     *
     * @throws IOException also for a folder
     * @throws IllegalArgumentException for a file that is packed in a way that is not read here
     */
    static GameFile open(Path file) throws IOException {
        BufferedInputStream in = PlainFile.stored(file);
        CorpusFormat format = CorpusFormat.PLAIN;
        try {
            format = PlainFile.format(in);
            if (format == CorpusFormat.PLAIN) {
                return new GameFile(file, GameSplitter.whole(in), null);
            }
            in.close();
            if (format == CorpusFormat.OTHER) {
                throw PlainFile.packed(file, format);
            }
            return new GameFile(file, null, PieceReader.of(file));
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        } catch (LinkageError e) {
            throw PlainFile.packed(file, format);
        }
    }

    /** Whether a file is packed, in whatever way. */
    static boolean isPacked(Path file) throws IOException {
        try (BufferedInputStream in = PlainFile.stored(file)) {
            return PlainFile.format(in) != CorpusFormat.PLAIN;
        }
    }

    /** Hands the next text to an auditor; false when there is none. */
    boolean next(TextAuditor auditor) throws IOException {
        if (plain != null) {
            if (!plain.next()) {
                return false;
            }
            auditor.open(file.toString(), 0, plain.text());
            return true;
        }
        try {
            if (!packed.next()) {
                return false;
            }
        } catch (LinkageError e) {
            throw PlainFile.packed(file, packed.format());
        }
        auditor.open(file.toString(), packed, packed.text());
        return true;
    }

    /** What is wrong with a packed file; known when it has been read. */
    List<String> damage() {
        return packed == null ? List.of() : packed.damage();
    }

    @Override
    public void close() throws IOException {
        if (plain != null) {
            plain.close();
        } else {
            packed.close();
        }
    }
}
