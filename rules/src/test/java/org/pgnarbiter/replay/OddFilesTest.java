package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/**
 * The odd files of many origins in {@code ../shared/traps} and {@code odd}: what we read in each, against a list that was
 * reviewed by hand wherever another program or the notes beside the files say otherwise. A file's row lists its games:
 * the plies replayed, and why the game stops.
 */
class OddFilesTest {
    @Test
    void trapsAreReadAsReviewed() throws IOException {
        check("traps");
    }

    @Test
    void oddFilesAreReadAsReviewed() throws IOException {
        check("odd");
    }

    private static void check(String folder) throws IOException {
        Optional<Path> root = SharedData.find(folder);
        if (root.isEmpty()) {
            return;
        }
        TreeMap<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root.get())) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String name = root.get().relativize(file).toString().replace('\\', '/');
                if (!name.equals("INDEX.tsv")) {
                    found.put(name, games(Files.readAllBytes(file)));
                }
            }
        }
        TreeMap<String, String> expected = new TreeMap<>();
        try (InputStream in = OddFilesTest.class.getResourceAsStream("/pgn/" + folder + "-read.tsv")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isEmpty() && !line.startsWith("#")) {
                    expected.put(line.substring(0, line.indexOf('\t')), line.substring(line.indexOf('\t') + 1));
                }
            }
        }
        List<String> wrong = new ArrayList<>();
        found.forEach((name, games) -> {
            if (!games.equals(expected.get(name))) {
                wrong.add(name + "\t" + games);
            }
        });
        assertEquals("", String.join("\n", wrong));
        assertEquals(expected.keySet(), found.keySet());
    }

    private static String games(byte[] file) {
        List<String> games = new ArrayList<>();
        ReadGame.each(file, read -> {
            StopReason stop = read.facts.stop();
            games.add(read.facts.plies() + (stop == null ? "" : "!" + stop.word()));
        });
        return String.join(" ", games);
    }
}
