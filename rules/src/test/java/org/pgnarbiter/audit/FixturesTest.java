package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.law.Judge;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.replay.BoardState;
import org.pgnarbiter.testkit.SharedData;

/** {@code laws/fixtures.tsv}: 52 positions and sequences, both wordings of the fivefold rule, intended moves, final FEN. */
class FixturesTest {

    @Test
    void everyRowIsRight() throws IOException {
        Optional<Path> table = SharedData.find("laws/fixtures.tsv");
        if (table.isEmpty()) {
            return;
        }
        List<String> lines = Files.readAllLines(table.get());
        String[] names = lines.get(0).split("\t");
        List<String> wrong = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            Map<String, String> row = new LinkedHashMap<>();
            for (int i = 0; i < names.length; i++) {
                row.put(names[i], cells[i]);
            }
            compare(row, wrong);
        }
        assertEquals(List.of(), wrong);
        assertEquals(53, lines.size());
    }

    private static void compare(Map<String, String> row, List<String> wrong) {
        Judged judged = Judged.by(RuleSets.FIDE_2023, "*", row.get("moves"), "FEN=" + row.get("start_fen"));
        AuditedGame game = judged.game;
        Map<String, String> got = new LinkedHashMap<>();
        got.put("plies", "" + game.facts().plies());
        got.put("occ_of_final", "" + game.trace().occurrences(game.facts().plies()));
        got.put("first_threefold_ply", ply(game.facts().threefoldPly()));
        got.put("first_fivefold_ply", ply(game.facts().fivefoldPly()));
        got.put("first_fivefold_ply_2014_wording", ply(Judge.consecutiveFivefold(game.facts(), game.trace())));
        got.put("halfmove_clock", "" + game.facts().halfmoveClock());
        got.put("board_end(material only)", state(game.facts().boardState()));
        got.put("final_fen", Fen.write(game.finalPosition()));
        got.put("intended_threefold_moves_at_end", intended(judged));
        got.forEach((name, value) -> {
            if (!row.get(name).equals(value)) {
                wrong.add(row.get("id") + " " + name + ": expected " + row.get(name) + " but was " + value);
            }
        });
    }

    private static String ply(int ply) {
        return ply < 0 ? "-" : "" + ply;
    }

    private static String state(BoardState state) {
        return switch (state) {
            case NONE -> "-";
            case INSUFFICIENT_MATERIAL -> "INSUFFICIENT";
            case CHECKMATE, STALEMATE -> state.name();
        };
    }

    /** The moves that would make a third occurrence, by trying all; and the claim finder must see that there are some. */
    private static String intended(Judged judged) {
        AuditedGame game = judged.game;
        TreeSet<String> found = new TreeSet<>();
        int[] moves = new int[Position.MAX_MOVES];
        int count = game.finalPosition().legalMoves(moves);
        for (int i = 0; i < count; i++) {
            Position after = game.finalPosition().copy();
            after.play(moves[i]);
            int occurrences = 1;
            for (int ply = 0; ply <= game.facts().plies(); ply++) {
                Position then = Position.initial();
                game.trace().positionAt(ply, then);
                occurrences += then.samePosition(after) ? 1 : 0;
            }
            if (occurrences >= 3) {
                found.add(San.write(game.finalPosition(), moves[i]));
            }
        }
        boolean over = judged.audit.endPly() >= 0;
        assertEquals(
                !found.isEmpty() && !over,
                judged.audit.claimAtEnd().contains("threefold_intended"),
                () -> "intended claim in " + game.finalPosition());
        return found.isEmpty() ? "-" : String.join(" ", found);
    }
}
