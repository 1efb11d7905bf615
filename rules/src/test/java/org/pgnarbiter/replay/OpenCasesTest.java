package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.Json;
import org.pgnarbiter.testkit.SharedData;

/**
 * The games of {@code ../shared/cases}, replayed: plies, final position, repetition, clocks and the reason to stop. What
 * the Laws say about them is judged elsewhere.
 */
class OpenCasesTest {
    @Test
    void everyGameOfEveryCaseIsFoundAndReplayed() throws IOException {
        Optional<Path> expected = SharedData.find("cases/expected.jsonl");
        if (expected.isEmpty()) {
            return;
        }
        List<String> wrong = new ArrayList<>();
        int games = 0;
        for (String line : Files.readAllLines(expected.get())) {
            Map<String, Object> known = Json.object(line);
            String input = (String) known.get("input");
            if (!input.endsWith(".pgn") || known.get("games") == null) {
                // Compressed or generated input: tests of the splitter and of the jobs.
                continue;
            }
            List<ReadGame.Kept> found =
                    ReadGame.all(Files.readAllBytes(expected.get().resolveSibling(input)));
            List<?> wanted = (List<?>) known.get("games");
            games += wanted.size();
            if (found.size() != wanted.size()) {
                wrong.add(input + ": " + found.size() + " games, not " + wanted.size());
                continue;
            }
            for (int i = 0; i < found.size(); i++) {
                String ours = ours(found.get(i));
                String theirs = theirs((Map<?, ?>) wanted.get(i), found.get(i));
                if (!ours.equals(theirs)) {
                    wrong.add(input + " game " + i + "\n  wanted " + theirs + "\n  found  " + ours);
                }
            }
        }
        System.out.println("cases: " + games + " games replayed");
        assertTrue(games > 170);
        assertEquals("", String.join("\n", wrong));
    }

    private static String ours(ReadGame.Kept game) {
        GameFacts facts = game.facts();
        String stop = facts.stop() == null
                ? "none"
                : facts.stop().word() + (facts.stopPly() < 0 ? "" : "@" + facts.stopPly());
        return String.join(
                " ",
                stop,
                "" + facts.plies(),
                game.finalFen(),
                "" + facts.threefoldPly(),
                "" + facts.fivefoldPly(),
                "" + facts.fiftyPly(),
                "" + facts.seventyFivePly(),
                "" + facts.halfmoveClock());
    }

    private static String theirs(Map<?, ?> game, ReadGame.Kept found) {
        String problem = (String) game.get("problem");
        String stop = problem.replace("illegal@", "illegal_move@")
                .replace("ambiguous@", "ambiguous_move@")
                .replace("null@", "null_move@")
                .replace("drop@", "variant@")
                .replace("fen-invalid", "bad_fen");
        if (problem.equals("unterminated-comment")) {
            stop = "malformed_move@" + (found.facts().plies() + 1);
        }
        if (game.get("variant") != null && !Boolean.TRUE.equals(game.get("chess960"))) {
            stop = "variant";
        }
        if (game.get("plies") == null) {
            // Nothing can be replayed, so nothing but the reason is known.
            return stop + ours(found).substring(ours(found).indexOf(' '));
        }
        return String.join(
                " ",
                stop,
                number(game.get("plies")),
                (String) game.get("final"),
                number(game.get("three")),
                number(game.get("five")),
                number(game.get("fifty")),
                number(game.get("seventyfive")),
                number(game.get("clock")));
    }

    private static String number(Object value) {
        return value == null ? "-1" : "" + ((Double) value).intValue();
    }
}
