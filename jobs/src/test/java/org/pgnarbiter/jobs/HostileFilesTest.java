package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.corpus.HostileFiles;

/** Files made to do harm, a hundredth of their full size: nothing ends the run, and the games beside them are found. */
@ExtendWith(SharedSpark.class)
class HostileFilesTest {
    private final SparkSession spark;

    @TempDir
    private Path folder;

    HostileFilesTest(SparkSession spark) {
        this.spark = spark;
    }

    private void audit(Path input, Path output) throws IOException {
        AuditJob.Settings settings =
                TestAudit.of(output, input).partitionBy(PartitionBy.YEAR).settings();
        new AuditJob(spark, settings, new PrintWriter(new StringWriter())).run();
    }

    @Test
    void hostileFilesBecomeRows() throws IOException {
        Path input = folder.resolve("in");
        Map<String, HostileFiles.Hostile> files = HostileFiles.write(input, 0.01);
        // The output lies inside the input, which must not make it read itself.
        Path output = input.resolve("out");
        audit(input, output);
        Map<String, Long> expected = new TreeMap<>();
        files.forEach((name, file) -> expected.put(name, file.games()));
        Map<String, Long> found = new TreeMap<>();
        Map<String, String> status = new TreeMap<>();
        for (Row row : spark.read()
                .parquet(output + "/inputs")
                .select("path", "games", "status", "error")
                .collectAsList()) {
            String name = Path.of(row.getString(0)).getFileName().toString();
            // Of noise nobody knows beforehand how often it looks like a game.
            found.put(name, name.equals("noise.pgn") ? -1 : row.getLong(1));
            status.put(name, row.getString(2));
            assertEquals(row.getString(2).equals("ok"), row.isNullAt(3), name);
        }
        assertEquals(expected, found);
        assertEquals("unreadable", status.get("window.pgn.zst"));
        assertEquals("unreadable", status.get("cut.pgn.zip"));
        assertEquals("unreadable", status.get("short.pgn.xz"));
        long mates = spark.read()
                .parquet(output + "/games")
                .where("event = 'next' and lawful_result = '1-0' and board_state = 'checkmate'")
                .count();
        assertTrue(mates >= 20, () -> mates + " games after an attack");
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> outside = all.filter(path ->
                            path.toString().contains("evil") || path.toString().contains("etc"))
                    .toList();
            assertEquals(List.of(), outside);
        }
        assertFalse(Files.exists(folder.resolve("evil.pgn")));
    }
}
