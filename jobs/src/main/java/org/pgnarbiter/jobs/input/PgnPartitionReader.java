package org.pgnarbiter.jobs.input;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.security.AccessControlException;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The games of one task's pieces as rows. */
final class PgnPartitionReader implements PartitionReader<InternalRow> {
    private static final Logger LOG = LoggerFactory.getLogger(PgnPartitionReader.class);

    /** A power of two. */
    private static final int PROGRESS_STEP = 1024;

    private final Iterator<Piece> pieces;
    private final GameRows rows;
    private final GameRows.Work work;
    private final boolean onlyCounted;
    private final int maxGameBytes;
    private final Configuration conf;

    private PieceReader reader;
    private boolean inText;
    /** Games that are rows of nothing, not handed on yet. */
    private int counted;

    private long began;
    private long gamesOfPiece;
    private long gamesTold;
    private long bytesTold;
    private long games;
    private long textBytes;
    private long damaged;

    PgnPartitionReader(PgnPartition partition, GameRows rows, int maxGameBytes, Configuration conf) {
        pieces = partition.pieces().iterator();
        this.rows = rows;
        this.maxGameBytes = maxGameBytes;
        this.conf = conf;
        work = rows.start();
        onlyCounted = rows.onlyCounted();
    }

    @Override
    public boolean next() throws IOException {
        try {
            return advance();
        } catch (OutOfMemoryError e) {
            OutOfMemoryError placed = new OutOfMemoryError(e.getMessage() + place());
            placed.initCause(e);
            throw placed;
        }
    }

    /** Where it is being read, for people. */
    private String place() {
        return reader == null ? "" : " while reading " + reader.piece().source() + " near byte " + reader.position();
    }

    private boolean advance() throws IOException {
        if (counted > 0) {
            counted--;
            games++;
            return true;
        }
        while (true) {
            if (inText) {
                if (work.next()) {
                    games++;
                    gamesOfPiece++;
                    if ((gamesOfPiece & PROGRESS_STEP - 1) == 0) {
                        progress();
                    }
                    return true;
                }
                inText = false;
            } else if (onlyCounted && countPlainGames()) {
                return true;
            } else if (reader == null) {
                if (!pieces.hasNext()) {
                    return false;
                }
                open(pieces.next());
            } else if (reader.next()) {
                work.open(reader.piece().source(), reader, reader.text());
                inText = true;
            } else {
                finishPiece();
            }
        }
    }

    /** Counts what need not be read to be counted, and takes the first of it; false if that is nothing. */
    private boolean countPlainGames() throws IOException {
        int plain = reader == null ? 0 : reader.passPlainGames();
        if (plain == 0) {
            return false;
        }
        gamesOfPiece += plain;
        progress();
        counted = plain - 1;
        games++;
        return true;
    }

    private void open(Piece piece) throws IOException {
        began = System.nanoTime();
        gamesOfPiece = 0;
        gamesTold = 0;
        bytesTold = 0;
        try {
            RawInput in = InputPlan.open(conf, new Path(piece.path()), piece.fileLength(), piece.start(), piece.end());
            reader = new PieceReader(in, piece, maxGameBytes);
        } catch (FileNotFoundException | AccessControlException | AccessDeniedException e) {
            // Another attempt would not fare better; everything else the storage throws is worth one.
            report(new PieceReport(piece, null, 0, 0, false, List.of(message(e)), System.nanoTime() - began));
        }
    }

    private void progress() {
        Piece piece = reader.piece();
        long bytes = Math.min(piece.end() - piece.start(), Math.max(0, reader.position() - piece.start()));
        InputProgress.add(gamesOfPiece - gamesTold, bytes - bytesTold);
        gamesTold = gamesOfPiece;
        bytesTold = bytes;
    }

    private static String message(IOException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private void finishPiece() throws IOException {
        report(new PieceReport(
                reader.piece(),
                reader.format().word(),
                gamesOfPiece,
                reader.textBytes(),
                true,
                reader.damage(),
                System.nanoTime() - began));
        textBytes += reader.textBytes();
        progress();
        reader.close();
        reader = null;
    }

    private void report(PieceReport report) throws IOException {
        if (!report.damage().isEmpty()) {
            damaged++;
            String message = report.piece().source() + ": " + String.join("; ", report.damage());
            if (rows.failFast()) {
                throw new IOException(message + "; without --mode failfast the rest is read");
            }
            LOG.warn("{}", message);
        }
        PieceReports.add(report);
    }

    @Override
    public InternalRow get() {
        return work.row();
    }

    @Override
    public CustomTaskMetric[] currentMetricsValues() {
        return PgnMetrics.values(games, textBytes + (reader == null ? 0 : reader.textBytes()), damaged);
    }

    @Override
    public void close() throws IOException {
        if (reader != null) {
            reader.close();
            reader = null;
        }
    }
}
