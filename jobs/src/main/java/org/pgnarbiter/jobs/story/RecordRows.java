package org.pgnarbiter.jobs.story;

import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.GameAudit;
import org.pgnarbiter.audit.Verdict;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.replay.GameFacts;

/** Sets the record beside the law, question by question. */
final class RecordRows {
    private static final String NOTHING = "nothing";

    private final AuditedGame game;
    private final GameAudit audit;
    private final GameFacts facts;
    private final List<Story.Ply> plies;
    private final List<Story.Row> rows = new ArrayList<>();

    RecordRows(AuditedGame game, List<Story.Ply> plies) {
        this.game = game;
        this.plies = plies;
        audit = game.audit();
        facts = game.facts();
    }

    List<Story.Row> list() {
        boolean wrong = audit.verdict() == Verdict.CONTRADICTS || audit.verdict() == Verdict.CONFLICT;
        row("Result", result(), lawful(), wrong);
        row("How it ended", recordedEnd(), lawfulEnd(), false);
        row("Where it ended", score(), ended(), audit.endPly() >= 0 && audit.endPly() < facts.plies());
        String clocks = clocks();
        if (!clocks.isEmpty()) {
            row("Clocks at the end", clocks, NOTHING, false);
        }
        String mate = mate();
        if (!mate.isEmpty()) {
            row("Who can still mate", NOTHING, mate, false);
        }
        return rows;
    }

    private void row(String question, String record, String law, boolean differs) {
        rows.add(new Story.Row(question, record, law, differs));
    }

    private String result() {
        PgnGame text = game.text();
        String tag = text.value(TagName.RESULT);
        String token = text.resultText();
        if (tag == null && token == null) {
            return NOTHING;
        }
        if (tag != null && tag.equals(token)) {
            return tag;
        }
        return "Result tag: " + (tag == null ? "none" : tag) + "; movetext: " + (token == null ? "none" : token);
    }

    private String lawful() {
        if (audit.lawfulResult() == null) {
            return audit.verdict() == Verdict.NOT_JUDGED ? "not judged" : "no result is forced";
        }
        return Phrases.result(audit.lawfulResult());
    }

    private String recordedEnd() {
        List<String> said = new ArrayList<>();
        if (audit.recordedEnd().termination() != null) {
            said.add(Phrases.act(audit.recordedEnd().termination()));
        }
        String tag = game.text().value(TagName.TERMINATION);
        if (tag != null) {
            said.add("Termination tag \"" + tag + "\"");
        }
        int comments = game.text().finalCommentCount();
        if (comments > 0) {
            said.add("last comment \"" + shorten(game.text().finalComment(comments - 1)) + "\"");
        }
        return said.isEmpty() ? NOTHING : String.join("; ", said);
    }

    private static String shorten(String text) {
        return text.length() <= 160 ? text : text.substring(0, text.offsetByCodePoints(0, 150)) + " ...";
    }

    private String lawfulEnd() {
        if (audit.termination() == null) {
            return audit.laws().size() > 1 ? "the possible Laws differ" : NOTHING;
        }
        if (audit.termination() == Termination.UNKNOWN) {
            return NOTHING;
        }
        return audit.endPly() >= 0
                ? Phrases.termination(audit.termination())
                : Phrases.act(audit.termination()) + " (" + Phrases.certainty(audit.termination(), audit.certainty())
                        + ")";
    }

    private String score() {
        if (!facts.replayed()) {
            return "no position to play from";
        }
        if (facts.plies() == 0) {
            return "no moves";
        }
        String last = plies.get(facts.plies()).label() + " (ply " + facts.plies() + ")";
        return facts.stop() == null
                ? last
                : "readable up to " + last + (facts.stopToken() == null ? "" : "; then \"" + facts.stopToken() + "\"");
    }

    private String ended() {
        if (audit.endPly() < 0) {
            return "not by the board";
        }
        return plies.get(audit.endPly()).label() + " (ply " + audit.endPly() + ")";
    }

    private String clocks() {
        int white = game.clockSeconds(Position.WHITE);
        int black = game.clockSeconds(Position.BLACK);
        if (white < 0 && black < 0) {
            return "";
        }
        return "White " + clock(white) + ", Black " + clock(black);
    }

    private static String clock(int seconds) {
        return seconds < 0 ? "?" : String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** Worth saying only where somebody cannot. */
    private String mate() {
        CanMate white = game.mating().canMate(Position.WHITE);
        CanMate black = game.mating().canMate(Position.BLACK);
        if (!facts.replayed() || white != CanMate.NO && black != CanMate.NO) {
            return "";
        }
        if (white == black) {
            return "neither side";
        }
        CanMate other = white == CanMate.NO ? black : white;
        String name = white == CanMate.NO ? "Black" : "White";
        return other == CanMate.YES
                ? name + " only"
                : (white == CanMate.NO ? "White" : "Black") + " cannot; " + name + ": not decided";
    }
}
