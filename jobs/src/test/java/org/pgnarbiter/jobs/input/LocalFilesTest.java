package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Folders full of traps: each game file is found once, and nothing is opened that never ends. */
@Timeout(60)
class LocalFilesTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        Files.writeString(folder.resolve("a.pgn"), "[Event \"a\"]\n\n1. e4 *\n");
        Files.writeString(folder.resolve("sub/b.pgn"), "[Event \"b\"]\n\n1. d4 *\n");
    }

    private List<String> found(Path path) throws IOException {
        return CorpusPlan.of(new Configuration(), List.of(path.toString()), 0, 1).pieces().stream()
                .map(piece -> folder.relativize(Path.of(piece.source())).toString())
                .toList();
    }

    @Test
    void linksThatGoRoundInCirclesAreWalkedOnce() throws IOException {
        for (String link : List.of("self", "again", "sub/up", "sub/up-too")) {
            Files.createSymbolicLink(folder.resolve(link), folder);
        }
        assertEquals(List.of("a.pgn", "sub/b.pgn"), found(folder));
    }

    @Test
    void aFileIsReadOnceWhateverLinksLeadToIt() throws IOException {
        Files.createSymbolicLink(folder.resolve("sub/z.pgn"), folder.resolve("a.pgn"));
        Files.createSymbolicLink(folder.resolve("link.pgn"), Path.of("sub/b.pgn"));
        assertEquals(List.of("a.pgn", "link.pgn"), found(folder));
    }

    @Test
    void linksToNothingArePassedOverInAFolder() throws IOException {
        Files.createSymbolicLink(folder.resolve("nothing.pgn"), folder.resolve("gone"));
        Files.createSymbolicLink(folder.resolve("l1.pgn"), Path.of("l2.pgn"));
        Files.createSymbolicLink(folder.resolve("l2.pgn"), Path.of("l1.pgn"));
        assertEquals(List.of("a.pgn", "sub/b.pgn"), found(folder));
    }

    @Test
    void pipesAndDevicesAreNotOpened() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe.pgn");
        Process made = new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start();
        assertEquals(0, made.waitFor());
        Files.createSymbolicLink(folder.resolve("zero.pgn"), Path.of("/dev/zero"));
        assertEquals(List.of("a.pgn", "sub/b.pgn"), found(folder));
        for (Path odd : List.of(pipe, Path.of("/dev/zero"), folder.resolve("zero.pgn"))) {
            String message =
                    assertThrows(FileNotFoundException.class, () -> found(odd)).getMessage();
            assertEquals(odd + " is a pipe, socket or device; only files and folders can be read", message);
        }
    }

    @Test
    void aNameThatIsNotWrittenInLettersIsNotPassedOverInSilence() throws IOException, InterruptedException {
        shell("cp a.pgn $'M\\xfcller.pgn' && cp a.pgn sub/$'\\xe9.txt'");
        try (Stream<Path> files = Files.list(folder)) {
            if (files.count() < 3) {
                System.out.println("SKIPPED: this file system takes no such names");
                return;
            }
        }
        // Its row in the table inputs says that it cannot be read.
        assertEquals(List.of("M\ufffdller.pgn", "a.pgn", "sub/b.pgn"), sources(folder));
        assertEquals(List.of("M\ufffdller.pgn", "a.pgn"), sources(folder.resolve("*.pgn")));
        // In folders that match a glob, too, and one of its alternatives.
        assertEquals(List.of("sub/\ufffd.txt"), sources(folder.resolve("s*/*.txt")));
        assertEquals(List.of("M\ufffdller.pgn", "sub/\ufffd.txt"), sources(folder.resolve("{s*/*.txt,M*.pgn}")));
        // What is passed over, or no match, may have any name; what lies in a file is no match.
        shell("mkdir $'.\\xfc' $'_\\xfc'");
        assertEquals(3, sources(folder).size());
        shell("mkdir $'M\\xfcller'");
        assertEquals(List.of("a.pgn"), sources(folder.resolve("a*.pgn")));
        assertThrows(FileNotFoundException.class, () -> sources(folder.resolve("a.pgn/*.pgn")));
        assertThrows(FileSystemException.class, () -> sources(folder.resolve("M*/*.pgn")));
        String message =
                assertThrows(FileSystemException.class, () -> sources(folder)).getMessage();
        assertTrue(
                message.contains("M\ufffdller: a folder with this name cannot be read: its name holds bytes"), message);
    }

    private List<String> sources(Path path) throws IOException {
        return CorpusPlan.of(new Configuration(), List.of(path.toString()), 0, 1).pieces().stream()
                .map(piece -> piece.source().substring(folder.toString().length() + 1))
                .toList();
    }

    private void shell(String command) throws IOException, InterruptedException {
        new ProcessBuilder("bash", "-c", command)
                .directory(folder.toFile())
                .inheritIO()
                .start()
                .waitFor();
    }

    @Test
    void namesWithColonsBracketsAndBlanksAreNames() throws IOException {
        List<String> odd = List.of("12:30.pgn", "c[1].pgn", "d {x}*?.pgn", "e%20#f.pgn");
        for (String name : odd) {
            Files.writeString(folder.resolve(name), "[Event \"c\"]\n\n1. c4 *\n");
            assertEquals(List.of(name), found(folder.resolve(name)));
        }
        Files.writeString(folder.resolve("13:30"), "[Event \"no suffix, so its head is read\"]\n\n1. c4 *\n");
        assertEquals(List.of("12:30.pgn", "13:30", "a.pgn"), found(folder).subList(0, 3));
        assertEquals(7, found(folder).size());
        // Two cores ask for pieces, so the file is opened to be cut.
        assertEquals(
                1,
                CorpusPlan.of(new Configuration(), List.of(folder + "/12:30.pgn"), 4, 2).pieces().stream()
                        .map(Piece::source)
                        .distinct()
                        .count());
        Files.writeString(folder.resolve("sub/c[1].pgn"), "[Event \"c\"]\n\n1. c4 *\n");
        assertEquals(List.of("sub/c[1].pgn"), found(folder.resolve("sub/c?1?.pgn")));
    }
}
