/**
 * What the record claims against what the Laws say. {@link org.pgnarbiter.audit.TextAuditor} takes texts and gives
 * {@link org.pgnarbiter.audit.AuditedGame}s: it reads, replays, asks who can still mate, chooses the rule sets
 * ({@link org.pgnarbiter.audit.LawChoice}), reads how the record says the game ended
 * ({@link org.pgnarbiter.audit.RecordReader}) and sets one beside the other ({@link org.pgnarbiter.audit.Auditor}): a
 * {@link org.pgnarbiter.audit.Verdict} and {@link org.pgnarbiter.audit.Finding}s. It accuses only where every reading of
 * the law agrees.
 */
package org.pgnarbiter.audit;
