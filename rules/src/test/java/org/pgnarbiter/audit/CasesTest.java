package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.testkit.SharedData;

/** The open cases of {@code ../shared/cases} that ask for a judgement. */
class CasesTest {
    private static final Set<String> KINDS = Set.of(
            "repetition",
            "fifty",
            "seventyfive",
            "fivefold",
            "insufficient",
            "result-vs-board",
            "flag",
            "dead",
            "kind",
            "variant");

    private static final Map<String, String> VERDICTS = Map.of(
            "OK", "agrees",
            "OPEN", "open",
            "WRONG", "contradicts",
            "CONFLICT", "conflict",
            "PARTIAL", "partial",
            "NOT-JUDGED", "not_judged",
            "UNFINISHED", "unfinished");

    @Test
    void theVerdictsAreTheExpectedOnes() throws IOException {
        Optional<Path> table = SharedData.find("cases/expected.jsonl");
        if (table.isEmpty()) {
            return;
        }
        List<String> wrong = new ArrayList<>();
        int games = 0;
        for (String line : Files.readAllLines(table.get())) {
            Map<?, ?> row = (Map<?, ?>) Json.read(line);
            if (!KINDS.contains((String) row.get("kind")) || !(row.get("games") instanceof List<?>)) {
                continue;
            }
            Path file = table.get().resolveSibling((String) row.get("input"));
            if (!Files.exists(file)) {
                continue;
            }
            List<?> expected = (List<?>) row.get("games");
            List<String> actual = judge(file);
            for (int i = 0; i < expected.size(); i++) {
                games++;
                String want = want((Map<?, ?>) expected.get(i));
                String got = i < actual.size() ? actual.get(i) : "no game";
                if (!want.equals(got)) {
                    wrong.add(row.get("id") + " game " + i + ": expected " + want + " but was " + got);
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(games > 50, "only " + games + " games");
    }

    private static String want(Map<?, ?> game) {
        Object lawful = game.get("lawful");
        Object end = game.get("end");
        // A draw that a house or a flag forces is in the verdict, not in the case's end on the board.
        return VERDICTS.get(game.get("verdict")) + " " + ("open".equals(lawful) ? "null" : lawful)
                + (end == null ? "" : " " + end + "@" + game.get("at"));
    }

    private static List<String> judge(Path file) throws IOException {
        List<String> answers = new ArrayList<>();
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
        try (GameSplitter games = GameSplitter.whole(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            while (games.next()) {
                auditor.open(file.toString(), 0, games.text());
                while (auditor.next()) {
                    answers.add(answer(auditor.game().audit()));
                }
            }
        }
        return answers;
    }

    private static String answer(GameAudit audit) {
        Outcome lawful = audit.lawfulResult();
        String end = audit.endPly() < 0
                        || !audit.basis().equals(Basis.DATE)
                                && !audit.basis().equals(Basis.BOUNDARY)
                                && audit.basis() != Basis.NONE
                ? ""
                : " " + word(audit) + "@" + audit.endPly();
        return audit.verdict().word() + " " + (lawful == null ? "null" : lawful.text()) + end;
    }

    private static String word(GameAudit audit) {
        if (audit.termination() == Termination.CHECKMATE) {
            return "checkmate:" + (audit.lawfulResult() == Outcome.WHITE_WINS ? "white" : "black");
        }
        return switch (audit.termination()) {
            case INSUFFICIENT_MATERIAL -> "dead:insufficient";
            case DEAD_POSITION -> "dead:position";
            case SEVENTYFIVE_MOVES -> "seventyfive";
            default -> audit.termination().word();
        };
    }
}
