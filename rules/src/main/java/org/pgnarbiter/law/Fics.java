package org.pgnarbiter.law;

/** The Free Internet Chess Server. */
final class Fics {

    private Fics() {}

    static RuleSet rules() {
        return RuleSet.base("fics", Authority.FICS, "FICS")
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NAMED)
                .flag(FlagRule.FICS)
                .says(Rule.THREEFOLD, Confidence.MEDIUM, "", "A claim by the draw command.")
                .says(Rule.FIFTY_MOVES, Confidence.MEDIUM, "", "A claim by the draw command.")
                .says(
                        Rule.DEAD_POSITION,
                        Confidence.MEDIUM,
                        "",
                        "The server draws when neither side has mating material.")
                .says(
                        Rule.FLAG_FALL,
                        Confidence.MEDIUM,
                        "",
                        "A draw when the side with time has no material to mate, or both ran out of time.")
                .build();
    }
}
