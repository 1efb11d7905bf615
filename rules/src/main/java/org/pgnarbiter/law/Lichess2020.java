package org.pgnarbiter.law;

/** Lichess from 14 January 2020: the fifth occurrence is drawn by the server. */
final class Lichess2020 {

    private Lichess2020() {}

    static RuleSet rules() {
        return RuleSet.after(Lichess2019.rules(), "lichess-2020", "Lichess since 2020")
                .inForce(20200114, RuleSet.OPEN_END, Confidence.HIGH)
                .confidence(Confidence.HIGH)
                .fivefold(Effect.AUTOMATIC, FivefoldRule.ANY)
                .says(Rule.FIVEFOLD, Confidence.HIGH, "SC PR 184", "Drawn by the server at the fifth occurrence.")
                .build();
    }
}
