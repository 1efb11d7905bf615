package org.pgnarbiter.audit;

import java.io.Serializable;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;

/**
 * What one rule set says of a game.
 *
 * @param laws the rule set
 * @param termination how the game ended
 * @param endPly the ply at which the Laws ended it, -1 if they did not
 * @param lawfulResult the result they force, or null
 * @param verdict how the record stands to that
 */
public record LawVerdict(RuleSets laws, Termination termination, int endPly, Outcome lawfulResult, Verdict verdict)
        implements Serializable {}
