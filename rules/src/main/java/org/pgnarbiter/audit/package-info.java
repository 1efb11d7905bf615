/**
 * What the record claims against what the Laws say. Begin with {@link org.pgnarbiter.audit.TextAuditor}: text to
 * {@link org.pgnarbiter.audit.AuditedGame} with its {@link org.pgnarbiter.audit.GameAudit}.
 * {@link org.pgnarbiter.audit.LawChoice} picks the rule sets, {@link org.pgnarbiter.audit.RecordReader} reads how the
 * game is said to have ended, {@link org.pgnarbiter.audit.Auditor} sets both beside the law;
 * {@link org.pgnarbiter.audit.FindingCode} is the list of everything that can be said.
 */
package org.pgnarbiter.audit;
