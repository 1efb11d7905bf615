package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.replay.BoardState;

/** The whole audit with chesslib in place of our board, and with both. */
class ChesslibAuditTest {
    private static final String KNIGHTS = "[Date \"2024.01.01\"]\n[Result \"1-0\"]\n"
            + "[FEN \"8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50\"]\n\n50. Nf1 1-0\n\n";
    private static final String MATE = "[Date \"2024.01.01\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n";

    @Test
    void chesslibAloneJudgesByItsOwnFacts() {
        List<GameAudit> audits = new ArrayList<>();
        TextAuditor auditor = auditor(EngineChoice.CHESSLIB, KNIGHTS + MATE);
        assertTrue(auditor.next());
        assertEquals(BoardState.INSUFFICIENT_MATERIAL, auditor.game().facts().boardState());
        assertTrue(auditor.next());
        audits.add(auditor.game().audit());
        assertEquals("0-1", audits.get(0).lawfulResult().text());
        assertEquals(Verdict.CONTRADICTS, audits.get(0).verdict());
    }

    @Test
    void bothJudgeByOursAndTellWhatDiffers() {
        TextAuditor both = auditor(EngineChoice.BOTH, KNIGHTS + MATE);
        TextAuditor ours = auditor(EngineChoice.BUILTIN, KNIGHTS + MATE);
        assertTrue(both.next() && ours.next());
        List<Finding> more = new ArrayList<>(both.game().audit().findings());
        more.removeAll(ours.game().audit().findings());
        assertEquals(ours.game().audit().verdict(), both.game().audit().verdict());
        assertEquals(2, more.size());
        Finding first = more.get(0);
        assertEquals(FindingCode.ENGINES_DISAGREE, first.code());
        assertEquals(3, first.severity());
        assertTrue(
                first.detail()
                        .startsWith("board_state: builtin none, chesslib insufficient_material. "
                                + "MINOR_PIECE_EACH_CALLED_DEAD: the builtin engine is right: "),
                first.detail());
        assertTrue(more.get(1).detail().startsWith("insufficient_ply: builtin none, chesslib 0. "));
        assertTrue(both.next() && ours.next());
        assertEquals(ours.game().audit(), both.game().audit());
    }

    @Test
    void nothingIsMissing() {
        assertEquals(EngineChoice.Need.NOTHING, EngineChoice.BOTH.need());
    }

    private static TextAuditor auditor(EngineChoice engine, String text) {
        TextAuditor auditor =
                new TextAuditor(TextAuditor.Depth.VERDICT, false, LawChoice.auto(), Accepted.NONE, engine);
        auditor.open("test", 0, GameText.of(text.getBytes(StandardCharsets.UTF_8)));
        return auditor;
    }
}
