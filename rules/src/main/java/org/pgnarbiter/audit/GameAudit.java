package org.pgnarbiter.audit;

import java.io.Serializable;
import java.util.List;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;

/**
 * The whole answer for one game.
 *
 * @param laws the rule sets judged by
 * @param basis why these
 * @param recorded the recorded result, or null if none or outside the four
 * @param recordedEnd how the record says the game ended
 * @param claims the draws that could have been claimed
 * @param claimAtEnd words of those that stand in the final position
 * @param termination how the game ended, or null where the possible rule sets differ
 * @param certainty how sure that is
 * @param endPly the ply at which the Laws ended the game, -1 if they did not or the sets differ
 * @param lawfulResult the result the Laws force, or null
 * @param fideResult the result FIDE's Laws of the date would force, or null
 * @param verdict how the record stands to the law
 * @param findings what is worth saying
 * @param byLaws what each rule set says, if there are several; else empty
 */
public record GameAudit(
        List<RuleSets> laws,
        Basis basis,
        Outcome recorded,
        RecordedEnd recordedEnd,
        List<Claim> claims,
        List<String> claimAtEnd,
        Termination termination,
        Certainty certainty,
        int endPly,
        Outcome lawfulResult,
        Outcome fideResult,
        Verdict verdict,
        List<Finding> findings,
        List<LawVerdict> byLaws)
        implements Serializable {

    /** The smallest severity of all findings, or 0 if there are none. */
    public int worst() {
        int worst = 0;
        for (Finding finding : findings) {
            worst = worst == 0 ? finding.severity() : Math.min(worst, finding.severity());
        }
        return worst;
    }
}
