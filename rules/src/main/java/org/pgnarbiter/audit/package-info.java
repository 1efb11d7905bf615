/**
 * What the record claims against what the Laws say. Begin with {@link org.pgnarbiter.audit.TextAuditor}: text to
 * {@link org.pgnarbiter.audit.AuditedGame} with its {@link org.pgnarbiter.audit.GameAudit}.
 * {@link org.pgnarbiter.audit.LawChoice} picks the rule sets, {@link org.pgnarbiter.audit.RecordReader} reads how the
 * game is said to have ended, {@link org.pgnarbiter.audit.Auditor} sets both beside the law;
 * {@link org.pgnarbiter.audit.FindingCode} is the list of everything that can be said.
 *
 * <pre>{@code
 * byte[] pgn = "[Date \"2024.01.01\"]\n[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n"
 *         .getBytes(java.nio.charset.StandardCharsets.UTF_8);
 * TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
 * auditor.open("a text", 0, org.pgnarbiter.pgn.GameText.of(pgn));
 * while (auditor.next()) {
 *     GameAudit audit = auditor.game().audit();
 *     System.out.println(audit.verdict().word()); // prints contradicts
 *     audit.findings().forEach(finding -> System.out.println(finding.code())); // prints DRAW_RECORDED_BUT_MATE
 * }
 * }</pre>
 */
package org.pgnarbiter.audit;
