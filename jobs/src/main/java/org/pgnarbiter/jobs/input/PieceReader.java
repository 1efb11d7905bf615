package org.pgnarbiter.jobs.input;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.SplitStream;
import org.pgnarbiter.pgn.TextEncoding;
import org.pgnarbiter.pgn.TextPlaces;

/**
 * The game texts of one {@link Piece}, whatever the format of its file. The pieces that a file is cut into yield every
 * text once, with the same place and the same bytes, however it is cut.
 *
 * <p>Damage of the file ends nothing: see {@link #damage()}.
 */
public final class PieceReader implements TextPlaces, Closeable {
    private final Piece piece;
    private final CorpusFormat format;
    private final RawInput in;
    private final TextRuns runs;
    private final int maxText;
    private TextRun run;
    private GameSplitter splitter;
    private long finishedBytes;

    PieceReader(RawInput in, Piece piece, int maxText) throws IOException {
        this.in = in;
        this.piece = piece;
        this.maxText = maxText;
        byte[] head = new byte[CorpusFormat.HEAD];
        int n = in.readNBytes(head, 0, head.length);
        format = CorpusFormat.detect(head, n);
        runs = format.open(in, piece.start(), piece.end());
    }

    /** The games of a whole file of the local disk. */
    public static PieceReader of(Path file) throws IOException {
        RawInput in = RawInput.of(file);
        long modified = Files.getLastModifiedTime(file).toMillis();
        try {
            return new PieceReader(
                    in,
                    new Piece(file.toString(), file.toString(), in.length(), modified, 0, in.length()),
                    GameSplitter.MAX_TEXT);
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    /** Moves to the next text; false when the piece has no more. */
    public boolean next() throws IOException {
        while (splitter == null || !splitter.next()) {
            if (run != null) {
                finishedBytes += run.ownedBytes();
                run = null;
                splitter = null;
            }
            Optional<TextRun> next = runs.next();
            if (next.isEmpty()) {
                return false;
            }
            run = next.get();
            splitter = split(run);
        }
        return true;
    }

    /**
     * Passes over texts that come next, for as long as each is certainly exactly one game; {@link #text()} is no longer
     * there then.
     *
     * @return how many
     */
    int passPlainGames() throws IOException {
        return splitter == null ? 0 : splitter.passPlainGames();
    }

    private GameSplitter split(TextRun next) throws IOException {
        if (!next.atFileStart()) {
            return GameSplitter.of(next, next.origin(), false, runs.encoding(), maxText);
        }
        byte[] head = new byte[TextEncoding.HEAD];
        int n = 0;
        for (int got; n < head.length && (got = next.read(head, n, head.length - n)) > 0; ) {
            n += got;
        }
        SplitStream all = new WithHead(Arrays.copyOf(head, n), next);
        return GameSplitter.of(all, 0, true, TextEncoding.detect(head, n), maxText);
    }

    /** The text {@link #next()} moved to; valid until the next step. */
    public GameText text() {
        return splitter.text();
    }

    /** What this reader reads. */
    public Piece piece() {
        return piece;
    }

    /** The format of the file, by its content. */
    public CorpusFormat format() {
        return format;
    }

    /** As the interface says; for entries of an archive what tells them apart: zip: where its data begins, 7z: its number. */
    @Override
    public long blockOffset(long offset) {
        return run.blockOffset(offset);
    }

    @Override
    public long byteOffset(long offset) {
        return run.byteOffset(offset);
    }

    /** The byte of the stored file that reading has come to. */
    long position() {
        return in.position();
    }

    /** How many bytes of uncompressed text the piece holds, as far as they have been read. */
    public long textBytes() {
        return finishedBytes + (run == null ? 0 : run.ownedBytes());
    }

    /**
     * What is wrong with the part of the file that the piece owns, with its place, in the order in which it was met;
     * complete once {@link #next()} has returned false. All games before a damaged place have been read, the last of
     * them as far as it goes, and those after it from the next block on that could be found.
     */
    public List<String> damage() {
        return runs.damage();
    }

    @Override
    public void close() throws IOException {
        runs.close();
    }

    /** A stream whose first bytes have been read already. */
    private static final class WithHead implements SplitStream {
        private final byte[] head;
        private final SplitStream rest;
        private int at;

        WithHead(byte[] head, SplitStream rest) {
            this.head = head;
            this.rest = rest;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int n = Math.min(length, head.length - at);
            if (n == 0) {
                return rest.read(buffer, offset, length);
            }
            System.arraycopy(head, at, buffer, offset, n);
            at += n;
            return n;
        }

        @Override
        public long ownedEnd() {
            return rest.ownedEnd();
        }

        @Override
        public void close() throws IOException {
            rest.close();
        }
    }
}
