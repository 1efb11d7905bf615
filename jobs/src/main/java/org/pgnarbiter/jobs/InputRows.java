package org.pgnarbiter.jobs;

import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.pgnarbiter.jobs.input.PieceReport;

/** The table {@code inputs}: one row for each input file, made of the reports of its pieces. */
final class InputRows {
    static final StructType SCHEMA = new StructType()
            .add("path", DataTypes.StringType, false, "Path or URI of the file, as in games.source.")
            .add(
                    "format",
                    DataTypes.StringType,
                    true,
                    "plain, zst, bz2, gz, zip, xz, 7z or other (which is not read), by content; null if unreadable.")
            .add("bytes", DataTypes.LongType, false, "Size of the file as stored.")
            .add("text_bytes", DataTypes.LongType, false, "Size of its text, uncompressed, as far as it was read.")
            .add("games", DataTypes.LongType, false, "Games found.")
            .add(
                    "status",
                    DataTypes.StringType,
                    false,
                    "ok, truncated (damaged, some games read) or unreadable (no games read).")
            .add("error", DataTypes.StringType, true, "What is wrong and at which byte of the stored file.")
            .add("modified", DataTypes.TimestampType, false, "When the file was last changed.")
            .add("pieces", DataTypes.IntegerType, false, "In how many pieces it was read.")
            .add("seconds", DataTypes.DoubleType, false, "Time spent on it, over all pieces.");

    /** A file with a thousand damaged blocks does not need a thousand sentences. */
    private static final int MAX_ERRORS = 20;

    private InputRows() {}

    static List<Row> of(List<PieceReport> reports) {
        Map<String, List<PieceReport>> files = new TreeMap<>();
        for (PieceReport report : reports) {
            files.computeIfAbsent(report.piece().source(), path -> new ArrayList<>())
                    .add(report);
        }
        return files.values().stream().map(InputRows::row).toList();
    }

    private static Row row(List<PieceReport> pieces) {
        pieces.sort(Comparator.comparingLong(report -> report.piece().start()));
        PieceReport first = pieces.get(0);
        long games = pieces.stream().mapToLong(PieceReport::games).sum();
        List<String> errors =
                pieces.stream().flatMap(report -> report.damage().stream()).toList();
        String more = errors.size() > MAX_ERRORS ? "; and " + (errors.size() - MAX_ERRORS) + " more" : "";
        return RowFactory.create(
                first.piece().source(),
                first.format(),
                first.piece().fileLength(),
                pieces.stream().mapToLong(PieceReport::textBytes).sum(),
                games,
                errors.isEmpty() ? "ok" : games == 0 ? "unreadable" : "truncated",
                errors.isEmpty() ? null : errors.stream().limit(MAX_ERRORS).collect(Collectors.joining("; ")) + more,
                new Timestamp(first.piece().modified()),
                pieces.size(),
                pieces.stream().mapToLong(PieceReport::nanos).sum() / 1e9);
    }
}
