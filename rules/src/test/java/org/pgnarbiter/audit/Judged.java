package org.pgnarbiter.audit;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.GameText;

/** Judges short games in tests and says the answer in few words. */
final class Judged {
    final AuditedGame game;
    final GameAudit audit;

    private Judged(AuditedGame game) {
        this.game = game;
        this.audit = game.audit();
    }

    /** The first game of a text, by its tags. */
    static Judged pgn(String text) {
        return pgn(text, LawChoice.auto());
    }

    /** The first game of a text, by a choice. */
    static Judged pgn(String text, LawChoice laws) {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, true, laws, Accepted.NONE);
        auditor.open("test", 0, GameText.of(text.getBytes(StandardCharsets.UTF_8)));
        if (!auditor.next()) {
            throw new IllegalArgumentException("no game in " + text);
        }
        return new Judged(auditor.game());
    }

    /** A game by a rule set, with a result and other tags as {@code Name=value}. */
    static Judged by(RuleSets set, String result, String moves, String... tags) {
        return pgn(text(result, moves, tags), LawChoice.fixed(List.of(set), EventRules.NONE));
    }

    /** A game by date, with a result and other tags. */
    static Judged on(String date, String result, String moves, String... tags) {
        return pgn("[Date \"" + date + "\"]\n" + text(result, moves, tags));
    }

    static String text(String result, String moves, String... tags) {
        StringBuilder text = new StringBuilder();
        for (String tag : tags) {
            int equals = tag.indexOf('=');
            text.append('[')
                    .append(tag, 0, equals)
                    .append(" \"")
                    .append(tag.substring(equals + 1))
                    .append("\"]\n");
        }
        text.append("[Result \"").append(result).append("\"]\n\n");
        return text.append(moves).append(' ').append(result).append("\n").toString();
    }

    /** Termination, end ply, lawful result and verdict. */
    String answer() {
        return (audit.termination() == null ? "null" : audit.termination().word()) + " "
                + audit.certainty().word()
                + " at " + audit.endPly() + " "
                + (audit.lawfulResult() == null ? "null" : audit.lawfulResult().text()) + " "
                + audit.verdict().word();
    }

    /** Codes with severities, in order. */
    String findings() {
        return audit.findings().stream()
                .map(finding -> finding.code() + ":" + finding.severity())
                .collect(Collectors.joining(" "));
    }

    /** Codes with severities and plies, in order. */
    String told() {
        return audit.findings().stream()
                .map(finding -> finding.code() + ":" + finding.severity() + "@" + finding.ply())
                .collect(Collectors.joining(" "));
    }

    /** What a finding with this code says; fails where there is none. */
    Finding finding(FindingCode code) {
        return audit.findings().stream()
                .filter(finding -> finding.code() == code)
                .findFirst()
                .orElseThrow(() -> new AssertionError(code + " is not among " + findings()));
    }

    /** Whether a finding with this code and severity is there. */
    boolean has(FindingCode code, int severity) {
        return audit.findings().stream().anyMatch(finding -> finding.code() == code && finding.severity() == severity);
    }

    boolean has(FindingCode code) {
        return audit.findings().stream().anyMatch(finding -> finding.code() == code);
    }

    /** The claims in short: kind, mode, plies, claimant, turns. */
    String claims() {
        return audit.claims().stream().map(Judged::text).collect(Collectors.joining(", "));
    }

    private static String text(Claim claim) {
        return claim.kind().word() + " " + claim.mode().word() + " " + claim.firstPly() + "-" + claim.lastPly() + " "
                + claim.claimantWord() + " x" + claim.turns();
    }
}
