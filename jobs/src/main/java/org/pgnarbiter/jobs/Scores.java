package org.pgnarbiter.jobs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.TagName;

/** The games of the files at hand by players, event and round: two scores of one game are a question for a historian. */
final class Scores {
    /** Files of more bytes together are not searched for other scores. */
    static final long MOST_BYTES = 4_000_000;

    private record Score(String source, int index, long hash, int plies, String result) {}

    private final Map<String, List<Score>> byGame = new HashMap<>();

    void add(AuditedGame game, int index) {
        String key = key(game.text());
        if (!key.isEmpty()) {
            byGame.computeIfAbsent(key, k -> new ArrayList<>())
                    .add(new Score(
                            game.source(),
                            index,
                            game.facts().movesHash(),
                            game.facts().plies(),
                            game.text().value(TagName.RESULT)));
        }
    }

    /** A sentence for each score of the same game with other moves or another result. */
    List<String> others(AuditedGame game, int index) {
        List<String> sentences = new ArrayList<>();
        String result = game.text().value(TagName.RESULT);
        for (Score other : byGame.getOrDefault(key(game.text()), List.of())) {
            boolean same = other.source.equals(game.source()) && other.index == index;
            boolean moves = other.hash != game.facts().movesHash();
            boolean results = other.result != null && !other.result.equals(result);
            if (!same && (moves || results)) {
                sentences.add("Another score of this game, with "
                        + (moves ? "other moves (" + other.plies + " plies)" : "the same moves")
                        + (results ? " and the result " + other.result : "") + ", is game " + other.index + " of "
                        + other.source + ". Which one was played?");
            }
        }
        return sentences;
    }

    private static String key(PgnGame game) {
        String white = part(game, TagName.WHITE);
        String black = part(game, TagName.BLACK);
        return white.isEmpty() || black.isEmpty()
                ? ""
                : white + '\n' + black + '\n' + part(game, TagName.EVENT) + '\n' + part(game, TagName.ROUND);
    }

    private static String part(PgnGame game, TagName name) {
        String value = game.value(name);
        return value == null || value.startsWith("?") ? "" : value.strip().toLowerCase(Locale.ROOT);
    }
}
