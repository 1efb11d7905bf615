package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.input.Piece;
import org.pgnarbiter.jobs.input.PieceReport;

/** What an output folder may hold before a run, and what of it may be deleted. */
class RunFolderTest {
    private static final Signature SUM = new Signature(3, 100, 1, -7);

    @TempDir
    private Path folder;

    private Path pgn;

    @BeforeEach
    void write() throws IOException {
        pgn = folder.resolve("games/mine.pgn");
        Files.createDirectories(pgn.getParent());
        Files.writeString(pgn, "[Event \"a\"]\n\n1. e4 *\n");
    }

    private RunFolder open(boolean overwrite, boolean append, boolean resume) throws IOException {
        return RunFolder.open(new Configuration(), folder.toString(), overwrite, append, resume);
    }

    @Test
    void aFolderOfSomebodysThatIsCalledLikeATableIsNeverDeleted() {
        for (int options = 0; options < 8; options++) {
            int bits = options;
            String told = assertThrows(IOException.class, () -> open((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0))
                    .getMessage();
            assertTrue(told.contains("no output of arbiter"), told);
            assertTrue(Files.exists(pgn), "options " + bits);
        }
    }

    @Test
    void aRunThatWasBrokenOffIsKnownByItsLog() throws IOException {
        Files.createDirectory(folder.resolve(RunLog.FOLDER));
        assertTrue(assertThrows(IOException.class, () -> open(false, false, false))
                .getMessage()
                .contains("--resume"));
        assertTrue(open(false, false, true).isResumed());
        assertTrue(Files.exists(pgn));
        assertFalse(open(true, false, false).isResumed());
        assertFalse(Files.exists(pgn));
    }

    @Test
    void ofTwoRunsThatBeginAtTheSameTimeTheSecondGivesWay() throws IOException {
        Files.delete(pgn);
        Files.delete(pgn.getParent());
        RunFolder first = open(false, false, false);
        RunFolder second = open(false, false, false);
        RunLog log = RunLog.begin(first.files(), first.work(), "first");
        assertGivesWay(second);
        log.close();
        // What a run leaves that was broken off meanwhile.
        assertGivesWay(second);
        assertEquals("first\n", Files.readString(folder.resolve("_log/run.json")));
    }

    private static void assertGivesWay(RunFolder second) {
        String told = assertThrows(IOException.class, () -> RunLog.begin(second.files(), second.work(), "second"))
                .getMessage();
        assertTrue(told.startsWith("another run has just begun to write to"), told);
    }

    @Test
    void besideARunThatGoesOnNoOtherBegins() throws IOException {
        Files.delete(pgn);
        Files.delete(pgn.getParent());
        RunFolder first = open(false, false, false);
        RunLog log = RunLog.begin(first.files(), first.work(), "{\"cores\":2}");
        for (int options = 0; options < 8; options++) {
            int bits = options;
            String told = assertThrows(IOException.class, () -> open((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0))
                    .getMessage();
            assertTrue(told.startsWith("another run is writing to ") && told.contains("wait until it has ended"), told);
        }
        log.close();
        assertTrue(open(false, false, true).isResumed());
        RunLog resumed = RunLog.resume(first.files(), first.work(), "{\"cores\":2}");
        assertThrows(IOException.class, () -> open(true, false, false));
        assertThrows(IOException.class, () -> RunLog.resume(first.files(), first.work(), "{\"cores\":2}"));
        resumed.close();
        assertFalse(open(true, false, false).isResumed());
    }

    @Test
    void ofTwoRunsThatReplaceOneOutputTheSecondGivesWay() throws IOException {
        Files.writeString(folder.resolve(RunFolder.ACCOUNT), "{}");
        RunFolder first = open(true, false, false);
        try (RunLog log = RunLog.begin(first.files(), first.work(), "first")) {
            String told = assertThrows(IOException.class, () -> open(true, false, false))
                    .getMessage();
            assertTrue(told.contains(".arbiter-new at this moment"), told);
            log.flush();
        }
        open(true, false, false);
        assertTrue(Files.exists(pgn));
    }

    @Test
    void whatTasksHaveCommittedIsReadBackAndALineCutShortIsDoneAgain() throws IOException {
        FileSystem files = FileSystem.getLocal(new Configuration());
        org.apache.hadoop.fs.Path output = new org.apache.hadoop.fs.Path(folder.toString());
        Piece whole = new Piece("file:/a.pgn", "a.pgn", 100, 7, 0, 100);
        Piece part = new Piece("file:/b.pgn", "b.pgn", 100, 7, 50, 100);
        RunLog log = RunLog.begin(files, output, "{\"cores\":2}");
        for (Piece piece : List.of(whole, part)) {
            PieceReport report = new PieceReport(piece, "plain", 3, 100, true, List.of("odd"), 5);
            log.add(new CommittedTask(List.of("file:/out/part-0"), List.of(report), SUM, 9));
            log.flush();
        }
        log.close();
        Files.writeString(folder.resolve("_log/000009.jsonl"), "{\"files\":[\"file:/out/part-1\"],\"rep");
        RunLog resumed = RunLog.resume(files, output, "{\"cores\":2}");
        assertEquals(Set.of(whole, part), resumed.done());
        assertEquals(log.reports(), resumed.reports());
        assertEquals(SUM.plus(SUM), resumed.sum());
        assertEquals(9, resumed.peakMemory());
    }

    @Test
    void aLogOfAnotherMakeIsNotTakenForNothing() throws IOException {
        FileSystem files = FileSystem.getLocal(new Configuration());
        org.apache.hadoop.fs.Path output = new org.apache.hadoop.fs.Path(folder.toString());
        RunLog.begin(files, output, "{}").close();
        Files.writeString(folder.resolve("_log/000000.jsonl"), "{\"files\":[],\"pieces\":[]}\n");
        assertThrows(IOException.class, () -> RunLog.resume(files, output, "{}"));
    }
}
