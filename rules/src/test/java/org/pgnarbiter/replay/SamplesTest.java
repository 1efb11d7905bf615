package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/** The samples against {@code data-samples/expected.tsv}, which another program computed. */
class SamplesTest {
    @Test
    void samplesHaveTheFactsOfTheirTable() throws IOException {
        Path folder = SharedData.top().resolve("data-samples");
        TreeMap<String, List<String>> expected = new TreeMap<>();
        List<String> lines = Files.readAllLines(folder.resolve("expected.tsv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] columns = line.split("\t", -1);
            expected.computeIfAbsent(columns[0], file -> new ArrayList<>()).add(line);
        }
        assertTrue(expected.size() > 90);
        TreeMap<String, List<String>> found = new TreeMap<>();
        for (String file : expected.keySet()) {
            List<String> games = new ArrayList<>();
            for (ReadGame.Kept game : ReadGame.all(Files.readAllBytes(folder.resolve(file)))) {
                GameFacts f = game.facts();
                games.add(String.join(
                        "\t",
                        file,
                        "" + games.size(),
                        "" + f.plies(),
                        f.boardState().word(),
                        ply(f.threefoldPly()),
                        ply(f.fivefoldPly()),
                        ply(f.fiftyPly()),
                        ply(f.seventyFivePly()),
                        ply(f.insufficientPly()),
                        f.stop() == null ? "" : f.stop().word()));
            }
            found.put(file, games);
        }
        expected.forEach((file, games) -> assertEquals(String.join("\n", games), String.join("\n", found.get(file))));
    }

    private static String ply(int ply) {
        return ply < 0 ? "" : "" + ply;
    }
}
