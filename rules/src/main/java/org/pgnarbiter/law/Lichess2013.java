package org.pgnarbiter.law;

/** Lichess from September 2013: bare material is drawn by the server; the rule for flag falls of that time was not found. */
final class Lichess2013 {

    private Lichess2013() {}

    static RuleSet rules() {
        return RuleSet.base("lichess-2013", Authority.LICHESS, "Lichess until February 2014")
                .inForce(RuleSet.OPEN_START, 20140221, Confidence.MEDIUM)
                .fifty(Effect.AUTOMATIC, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NO_MATE)
                .flag(FlagRule.NONE_FOUND)
                .says(Rule.THREEFOLD, Confidence.HIGH, "SC", "A claim; drawn by the server where the player chose so.")
                .says(
                        Rule.FIFTY_MOVES,
                        Confidence.HIGH,
                        "SC",
                        "Drawn by the server when the count reaches a hundred plies.")
                .says(
                        Rule.DEAD_POSITION,
                        Confidence.HIGH,
                        "SC",
                        "Drawn by the server when a single minor piece, or only bishops on one colour, are left; locked positions are not seen.")
                .build();
    }
}
