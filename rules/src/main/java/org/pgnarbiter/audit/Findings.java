package org.pgnarbiter.audit;

import java.util.List;
import org.pgnarbiter.replay.StopReason;

/**
 * Writes the findings of one game under one rule set. Each test of the groups stands alone and says in its first line when it
 * speaks; the common game passes all of them without an allocation. Reused.
 */
final class Findings {
    private final FindingList list = new FindingList();
    private final RecordFindings record = new RecordFindings(list);
    private final ScoreFindings score = new ScoreFindings(list);
    private final EndFindings end = new EndFindings(list);
    private final ClaimFindings claim = new ClaimFindings(list);

    /** The findings of a ruling; a shared empty list if there is nothing to say. */
    List<Finding> of(Case judged, Ruling by) {
        list.open(judged, by.set.id());
        record.open(judged, by);
        score.open(judged, by);
        end.open(judged, by);
        claim.open(judged, by);
        record.results();
        score.score();
        StopReason stop = judged.facts.stop();
        if (stop != StopReason.VARIANT && stop != StopReason.BAD_FEN) {
            end.boardEnd();
            end.playedOn();
            record.reason();
            claim.claims();
            record.agreement();
            score.signals();
        }
        return list.found();
    }
}
