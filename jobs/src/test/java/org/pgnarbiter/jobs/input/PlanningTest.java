package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.SharedSpark;

/** What planning and reading ask a store for. */
@ExtendWith(SharedSpark.class)
class PlanningTest {
    private static final int FRAMES = 6000;
    private static final int PIECES = 8;

    @TempDir
    private Path folder;

    private final SparkSession spark;
    private final Configuration conf;

    PlanningTest(SparkSession spark) {
        this.spark = spark;
        conf = spark.sparkContext().hadoopConfiguration();
        conf.set("fs.counting.impl", CountingFileSystem.class.getName());
    }

    @Test
    void aFileOfThousandsOfFramesIsOpenedOnceToPlanAndOnceForEachPiece() throws IOException {
        byte[] text = Corpora.games(10_000, "\n");
        byte[] file = Corpora.pack(Corpora.Packing.PZSTD, text, FRAMES);
        Path path = Files.write(folder.resolve("month.pgn.zst"), file);
        long split = file.length / PIECES + 1;
        CountingFileSystem.reset();
        CorpusPlan plan = CorpusPlan.of(conf, List.of("counting://" + path), split, 2);
        System.out.printf(
                "%,d bytes in %,d frames: planning opens %d times, moves %d times, reads %,d bytes%n",
                file.length,
                FRAMES,
                CountingFileSystem.OPENED.get(),
                CountingFileSystem.MOVED.get(),
                CountingFileSystem.BYTES.get());
        assertEquals(PIECES, plan.pieces().size());
        assertEquals(1, CountingFileSystem.OPENED.get());
        assertEquals(0, CountingFileSystem.MOVED.get());
        assertTrue(CountingFileSystem.BYTES.get() <= 1 << 16, "only the head is read");

        CountingFileSystem.reset();
        assertEquals(
                10_000,
                spark.read()
                        .format("pgn")
                        .option("splitBytes", split)
                        .load("counting://" + path)
                        .count());
        System.out.printf(
                "reading in %d pieces opens %d times, moves %d times, reads %,d bytes%n",
                PIECES,
                CountingFileSystem.OPENED.get(),
                CountingFileSystem.MOVED.get(),
                CountingFileSystem.BYTES.get());
        // Once more to plan. Where a piece begins it looks around for the next frame, and at the file's first text.
        assertEquals(PIECES + 1, CountingFileSystem.OPENED.get());
        assertTrue(CountingFileSystem.MOVED.get() <= 8 * PIECES, CountingFileSystem.MOVED + " moves");
        assertTrue(
                CountingFileSystem.BYTES.get() < file.length + PIECES * (6L << 16),
                CountingFileSystem.BYTES + " bytes");
    }

    @Test
    void smallFilesAreNotOpenedToPlan() throws IOException {
        for (int i = 0; i < 300; i++) {
            Files.write(folder.resolve(i + ".pgn"), Corpora.games(2, "\n"));
        }
        CountingFileSystem.reset();
        CorpusPlan plan = CorpusPlan.of(conf, List.of("counting://" + folder + "/*"), 0, 2);
        assertEquals(300, plan.pieces().size());
        assertEquals(0, CountingFileSystem.OPENED.get());
        assertTrue(plan.tasks().size() <= 8, plan.tasks().size() + " tasks");
    }
}
