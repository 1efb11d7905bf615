package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.input.Corpora;
import org.pgnarbiter.testkit.SharedData;

class FixCommandTest {
    private static final String MATE =
            "[White \"a\"]\r\n[Result \"0-1\"]\r\n\r\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 0-1\r\n";

    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

    @Test
    void mateCorrectsTagAndMovetextAndSignsInTheFilesOwnLineEnds() throws IOException {
        assertEquals(
                MATE.replace("0-1", "1-0")
                        .replace(
                                "\"1-0\"]\r\n",
                                "\"1-0\"]\r\n[ArbiterFix \"Result 0-1 -> 1-0; movetext 0-1 -> 1-0: checkmate on the board "
                                        + "(fide-2023)\"]\r\n"),
                fixed(MATE));
        assertEquals(3, changes().size());
    }

    @Test
    void bytesOfOtherGamesStayWhateverTheyAre() throws IOException {
        String odd = "[Event \"\u00e9\"]\r\r\n[Result \"1-0\"]\n\n1.e4 {a\tb}  e5 1-0\n\n\n";
        String both = odd + MATE + odd;
        String out = fixed(both);
        assertTrue(out.startsWith(odd));
        assertTrue(out.endsWith(odd));
    }

    @Test
    void aCorrectedFileNeedsNoCorrection() throws IOException {
        Path once = write("a.pgn", MATE.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(0, run(once, folder.resolve("one")));
        assertEquals(0, run(folder.resolve("one/a.pgn"), folder.resolve("two")));
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("one/a.pgn")), Files.readAllBytes(folder.resolve("two/a.pgn")));
        assertEquals(1, Files.readAllLines(folder.resolve("two/changes.tsv")).size());
    }

    @Test
    void aMissedFivefoldIsNotedAndStands() throws IOException {
        Path sample = SharedData.top().resolve("data-samples/yu-alekseenko-2018-fivefold-then-mate.pgn");
        assertEquals(0, run(sample, folder.resolve("out")));
        assertArrayEquals(
                Files.readAllBytes(sample),
                Files.readAllBytes(folder.resolve("out").resolve(sample.getFileName())));
        List<String> changes = changes();
        assertEquals(2, changes.size());
        assertTrue(changes.get(1).contains("\tnote\t1-0\t\t91.Qa8+: "), changes.get(1));
    }

    @Test
    void stalemateBeforeFideIsNotedOnly() throws IOException {
        String stalemate =
                "[Date \"1880.01.01\"]\n[Result \"1-0\"]\n\n1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6"
                        + " 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6 1-0\n";
        assertEquals(stalemate, fixed(stalemate));
        assertEquals(1, changes().size());
    }

    @Test
    void aTerminationThatMateContradictsIsReplacedInWhateverLettersItIsWritten() throws IOException {
        String tag = "laikas \u00c5\u00bd - time forfeit";
        String game = MATE.replace("0-1", "1-0").replace("\r\n\r\n", "\r\n[Termination \"" + tag + "\"]\r\n\r\n");
        assertEquals(
                game.replace(
                        tag + "\"]\r\n",
                        "normal\"]\r\n[ArbiterFix \"Termination " + tag
                                + " -> normal: checkmate on the board (fide-2023)\"]\r\n"),
                fixed(game));
        assertTrue(
                changes().get(1).contains("\tTermination\tlaikas \u017d - time forfeit\tnormal\t"),
                changes().get(1));
    }

    @Test
    void aPackedFileIsRefused() throws IOException {
        Path packed = write("a.pgn.gz", new byte[] {0x1f, (byte) 0x8b, 8, 0, 0});
        assertEquals(2, run(packed, folder.resolve("out")));
        assertTrue(err.toString().contains("is packed (gz); unpack it first"), err.toString());
    }

    @Test
    void whatIsSaidToUnpackAFileUnpacksItWhateverItsName() throws Exception {
        byte[] games = Corpora.games(3, "\n");
        for (Corpora.Packing packing : Corpora.Packing.values()) {
            if (packing == Corpora.Packing.PLAIN) {
                continue;
            }
            err.getBuffer().setLength(0);
            assertEquals(2, run(write("a.pgn", Corpora.pack(packing, games, 1)), folder.resolve("out")));
            String said = err.toString();
            String advice = said.substring(said.indexOf('(', said.indexOf(" first")) + 1, said.lastIndexOf(')'));
            String tool = advice.substring(0, advice.indexOf(' '));
            if (sh("command -v " + tool) == 0) {
                assertEquals(0, sh(advice.replace("FILE", "a.pgn")), advice);
                byte[] unpacked = Files.readAllBytes(folder.resolve("games.pgn"));
                // Of a zip all entries come out.
                assertArrayEquals(games, Arrays.copyOf(unpacked, games.length), advice);
                assertTrue(packing == Corpora.Packing.ZIP || unpacked.length == games.length, advice);
            } else {
                System.out.println("SKIPPED: " + advice + ", as there is no " + tool + " here");
            }
        }
    }

    private int sh(String command) throws IOException, InterruptedException {
        return Shell.run(folder, Map.of(), List.of("sh", "-c", command)).code();
    }

    @Test
    void nothingIsWrittenWhereOneFileCannotBeRead() throws IOException {
        Path one = write("a.pgn", MATE.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(3, run(one, folder.resolve("none.pgn"), folder.resolve("out")));
        assertTrue(err.toString().contains("none.pgn: no such file or folder"), err.toString());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void twoFilesOfOneNameAndFilledFoldersAreRefused() throws IOException {
        Path one = write("a.pgn", MATE.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(2, run(one, one, folder.resolve("out")));
        assertEquals(0, run(one, folder.resolve("out")));
        assertEquals(3, run(one, folder.resolve("out")));
        assertTrue(err.toString().contains("exists already"), err.toString());
    }

    @Test
    void aFileByTheNameOfTheListIsNotLostUnderIt() throws IOException {
        Path list = write("changes.tsv", MATE.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(2, run(list, folder.resolve("out")));
        assertTrue(err.toString().contains("changes.tsv has the name of the list of changes"), err.toString());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    private String fixed(String pgn) throws IOException {
        assertEquals(
                0,
                run(write("a.pgn", pgn.getBytes(StandardCharsets.ISO_8859_1)), folder.resolve("out")),
                err.toString());
        return Files.readString(folder.resolve("out/a.pgn"), StandardCharsets.ISO_8859_1);
    }

    private List<String> changes() throws IOException {
        return Files.readAllLines(folder.resolve("out/changes.tsv"));
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    /** The last path is the output. */
    private int run(Path... paths) {
        String[] args = new String[paths.length + 2];
        args[0] = "fix";
        for (int i = 0; i < paths.length - 1; i++) {
            args[i + 1] = paths[i].toString();
        }
        args[paths.length] = "-o";
        args[paths.length + 1] = paths[paths.length - 1].toString();
        return Main.run(args, new PrintWriter(new StringWriter()), new PrintWriter(err, true));
    }
}
