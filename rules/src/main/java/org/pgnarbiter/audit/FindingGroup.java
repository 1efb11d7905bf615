package org.pgnarbiter.audit;

import org.pgnarbiter.law.Confidence;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.replay.GameFacts;

/** Tests of one kind, which write what they find into the list they share. */
abstract class FindingGroup {
    private final FindingList list;
    Case game;
    GameFacts facts;
    Ruling ruling;
    RuleSet rules;

    FindingGroup(FindingList list) {
        this.list = list;
    }

    /** The game and the ruling to look at. */
    final void open(Case judged, Ruling by) {
        game = judged;
        facts = judged.facts;
        ruling = by;
        rules = by.rules;
    }

    final void add(FindingCode code, int ply, Rule rule, String detail) {
        add(code, code.severity(), ply, rule, detail);
    }

    final void add(FindingCode code, int severity, int ply, Rule rule, String detail) {
        list.add(
                code,
                severity,
                ply,
                rule == null ? "" : rules.citation(rule),
                rule == null ? Confidence.HIGH : rules.confidence(rule),
                detail);
    }

    /** A finding that no article of the rule set speaks of. */
    final void addWithoutArticle(FindingCode code, int severity, int ply, Confidence sure, String detail) {
        list.add(code, severity, ply, "", sure, detail);
    }

    /** Whether the count at a ply reaches back before the set-up position. */
    final void fenClock(int ply, Rule rule) {
        if (facts.fenStart() && facts.fenClock() > 0 && game.trace.clock(ply) > ply) {
            add(
                    FindingCode.DEPENDS_ON_FEN_CLOCK,
                    ply,
                    rule,
                    "The count includes " + facts.fenClock() + " plies before the set-up position.");
        }
    }
}
