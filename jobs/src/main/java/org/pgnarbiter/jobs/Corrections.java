package org.pgnarbiter.jobs;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.Finding;
import org.pgnarbiter.audit.FindingCode;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.pgn.TextRange;

/**
 * Corrects the bytes of one file: only what checkmate or stalemate on the board proves. A signed result that came after
 * an earlier end by repetition, 75 moves or a dead position stands (Laws 8.7) and is noted.
 */
final class Corrections {
    private final byte[] bytes;
    private final List<Edit> edits = new ArrayList<>();
    private final List<Correction> list = new ArrayList<>();
    private int index;

    /** Bytes to be replaced; the text is one byte a character, as the file's own texts are read. */
    private record Edit(int from, int to, String text) {}

    /** Of these bytes; games follow in their order. */
    Corrections(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Looks at the next game. */
    void consider(AuditedGame game) {
        int offset = Math.toIntExact(game.byteOffset()) - game.text().start();
        if (isCertain(game)) {
            correct(game, offset);
        } else {
            note(game);
        }
        index++;
    }

    /**
     * Checkmate or stalemate on the last ply, and nothing after it. Before FIDE stalemate was not a draw everywhere: there
     * only mate is certain.
     */
    private static boolean isCertain(AuditedGame game) {
        Termination termination = game.audit().termination();
        return (termination == Termination.CHECKMATE
                        || termination == Termination.STALEMATE
                                && !game.audit().laws().contains(RuleSets.PRE_FIDE))
                && game.audit().lawfulResult() != null
                && game.audit().endPly() == game.facts().plies()
                && game.facts().stop() == null;
    }

    private void correct(AuditedGame game, int offset) {
        PgnGame text = game.text();
        String lawful = game.audit().lawfulResult().text();
        String why = game.audit().termination().word() + " on the board ("
                + game.audit().laws().get(0).id() + ")";
        TextRange tag = text.text(TagName.RESULT);
        List<String> done = new ArrayList<>();
        if (tag != null && !tag.toString().strip().equals(lawful)) {
            edits.add(new Edit(offset + tag.start(), offset + tag.end(), lawful));
            done.add("Result " + tag + " -> " + lawful);
            add(game, "Result", text.value(TagName.RESULT), lawful, why);
        }
        if (text.result() != null && !text.result().text().equals(lawful)) {
            edits.add(new Edit(offset + text.resultStart(), offset + text.resultEnd(), lawful));
            done.add("movetext " + text.resultText() + " -> " + lawful);
            add(game, "movetext", text.resultText(), lawful, why);
        }
        if (contradicts(game)) {
            TextRange termination = text.text(TagName.TERMINATION);
            String normal = Character.isUpperCase(termination.charAt(0)) ? "Normal" : "normal";
            edits.add(new Edit(offset + termination.start(), offset + termination.end(), normal));
            done.add("Termination " + termination + " -> " + normal);
            add(game, "Termination", text.value(TagName.TERMINATION), normal, why);
        }
        if (!done.isEmpty()) {
            sign(text, offset, String.join("; ", done) + ": " + why);
        }
        edits.sort((a, b) -> Integer.compare(a.from, b.from));
    }

    private static boolean contradicts(AuditedGame game) {
        TextRange termination = game.text().text(TagName.TERMINATION);
        return termination != null
                && termination.length() > 0
                && game.audit().findings().stream()
                        .anyMatch(finding -> finding.code() == FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD);
    }

    /** Says in a tag of the game what was changed: on a line of its own after the last tag. */
    private void sign(PgnGame text, int offset, String what) {
        if (!text.hasTags()) {
            return;
        }
        int at = offset + text.tagsEnd();
        String lineEnd = at < bytes.length && bytes[at] == '\r' ? "\r\n" : "\n";
        edits.add(new Edit(
                at, at, lineEnd + "[ArbiterFix \"" + what.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]"));
    }

    private void note(AuditedGame game) {
        for (Finding finding : game.audit().findings()) {
            if (finding.severity() <= 3) {
                String where = finding.move() == null ? "" : finding.move() + ": ";
                add(game, Correction.NOTE, result(game), "", where + finding.detail() + " " + finding.article());
            }
        }
    }

    private static String result(AuditedGame game) {
        return game.audit().recorded() == null ? "" : game.audit().recorded().text();
    }

    private void add(AuditedGame game, String what, String from, String to, String why) {
        String players = game.text().value(TagName.WHITE) + " - " + game.text().value(TagName.BLACK);
        list.add(new Correction(index, game.byteOffset(), players.replace("null", "?"), what, from, to, why));
    }

    /** What was changed and noted. */
    List<Correction> list() {
        return List.copyOf(list);
    }

    /** The bytes with the corrections. */
    byte[] corrected() {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + 64 * edits.size());
        int at = 0;
        for (Edit edit : edits) {
            out.write(bytes, at, edit.from - at);
            out.writeBytes(edit.text.getBytes(StandardCharsets.ISO_8859_1));
            at = edit.to;
        }
        out.write(bytes, at, bytes.length - at);
        return out.toByteArray();
    }
}
