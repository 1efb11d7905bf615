package org.pgnarbiter.audit;

import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.law.Confidence;
import org.pgnarbiter.replay.StopReason;

/** The findings of one game under one rule set, each with the position it speaks of. Reused. */
final class FindingList {
    private final ArrayList<Finding> list = new ArrayList<>();
    private final Position cursor = Position.initial();
    private Case game;
    private String laws;

    /** Begins anew. */
    void open(Case judged, String ruleSet) {
        game = judged;
        laws = ruleSet;
        list.clear();
    }

    /** What was found; a shared empty list if nothing was. */
    List<Finding> found() {
        return list.isEmpty() ? List.of() : List.copyOf(list);
    }

    /**
     * Writes one down.
     *
     * @param ply the ply it speaks of, 0 the start position; -1 for the record as a whole
     */
    void add(FindingCode code, int severity, int ply, String article, Confidence sure, String detail) {
        String move = null;
        String fen = null;
        int at = Math.min(ply, game.facts.plies());
        if (ply >= 0 && game.facts.stop() != StopReason.BAD_FEN) {
            if (at > 0 && ply == at) {
                game.trace.positionAt(at - 1, cursor);
                move = cursor.fullmoveNumber()
                        + (cursor.sideToMove() == Position.WHITE ? "." : "...")
                        + San.write(cursor, game.trace.move(at));
                cursor.play(game.trace.move(at));
            } else {
                game.trace.positionAt(at, cursor);
            }
            fen = Fen.write(cursor);
        }
        list.add(new Finding(code, severity, ply, move, fen, laws, article, sure, detail, false));
    }
}
