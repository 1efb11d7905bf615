package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.replay.RealGames;
import org.pgnarbiter.testkit.SharedData;

/**
 * What TCEC wrote of each game's end against the end derived from the moves alone: tags that speak of the end and all
 * comments are taken out before the game is judged.
 */
class TcecDetailsTest {
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> otherwise = new ArrayList<>();

    @Test
    void theEndDerivedFromTheMovesIsTheOneThatTcecWrote() throws IOException {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        RealGames.files(archive.get(), (name, bytes) -> {
            if (name.contains("/tcec/")) {
                compare(new String(bytes, StandardCharsets.ISO_8859_1));
            }
        });
        System.out.println("TCEC, written end = derived end: " + counts + "; otherwise: " + otherwise);
        // An engine was withdrawn from the stage and all its games were lost, this one after a third occurrence.
        assertEquals(List.of("Hiarcs 14 - Chiron 1.5: Chiron Stage 3 withdrawal, threefold_claim"), otherwise);
        assertTrue(counts.values().stream().mapToInt(Integer::intValue).sum() > 800, counts.toString());
    }

    private void compare(String text) {
        List<String> written = new ArrayList<>();
        TextAuditor whole = auditor(text, LawChoice.auto());
        while (whole.next()) {
            AuditedGame game = whole.game();
            assertEquals(List.of(RuleSets.TCEC), game.audit().laws());
            CharSequence said = game.terminationDetails() == null ? game.termination() : game.terminationDetails();
            written.add(game.white() + " - " + game.black() + ": " + (said == null ? "" : said));
        }
        TextAuditor moves = auditor(bare(text), LawChoice.fixed(List.of(RuleSets.TCEC), EventRules.NONE));
        for (String said : written) {
            assertTrue(moves.next(), said);
            GameAudit audit = moves.game().audit();
            String derived = audit.endPly() < 0
                    ? "no end on the board"
                    : audit.termination().word();
            String reason = said.substring(said.indexOf(": ") + 2);
            if (reason.isEmpty()) {
                counts.merge("nothing written", 1, Integer::sum);
            } else if (derived.equals(expected(reason))) {
                counts.merge(derived, 1, Integer::sum);
            } else {
                otherwise.add(said + ", " + derived);
            }
        }
    }

    private static String expected(String written) {
        String words = written.toLowerCase(Locale.ROOT);
        if (words.endsWith("mates") || words.equals("checkmate")) {
            return "checkmate";
        }
        if (words.startsWith("3-fold")) {
            return "threefold_claim";
        }
        if (words.equals("fifty moves rule") || words.equals("50-move rule")) {
            return "fifty_move_claim";
        }
        if (words.equals("insufficient material")) {
            return "insufficient_material";
        }
        return words.equals("stalemate") ? "stalemate" : "no end on the board";
    }

    private static String bare(String text) {
        return text.replaceAll("(?m)^\\[Termination(Details)? .*$", "").replaceAll("\\{[^}]*\\}", " ");
    }

    private static TextAuditor auditor(String text, LawChoice laws) {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false, laws, Accepted.NONE);
        auditor.open("tcec", 0, GameText.of(text.getBytes(StandardCharsets.ISO_8859_1)));
        return auditor;
    }
}
