package org.pgnarbiter.audit;

import java.io.Serializable;
import org.pgnarbiter.law.Confidence;

/**
 * One thing worth saying about a game.
 *
 * @param code what
 * @param severity 1 critical to 5 informational
 * @param ply the ply it speaks of, 0 for the start position, -1 for the record as a whole
 * @param move the move that led there, with its number, or null
 * @param fen the position, or null
 * @param laws id of the rule set by which it is said
 * @param article the article, such as {@code Art. 9.6.1}, or the empty string
 * @param confidence the weaker of how sure the rule of the time is and how sure the detection is
 * @param detail a sentence for a reader
 * @param accepted whether somebody has looked at it and declared the record right
 */
public record Finding(
        FindingCode code,
        int severity,
        int ply,
        String move,
        String fen,
        String laws,
        String article,
        Confidence confidence,
        String detail,
        boolean accepted)
        implements Serializable {

    /** The same, declared right by somebody. */
    public Finding accept() {
        return new Finding(code, severity, ply, move, fen, laws, article, confidence, detail, true);
    }

    /** The same with a milder severity. */
    Finding atMost(Finding other) {
        return other.severity > severity ? other : this;
    }
}
