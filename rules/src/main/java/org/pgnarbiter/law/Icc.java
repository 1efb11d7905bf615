package org.pgnarbiter.law;

/** The Internet Chess Club. */
final class Icc {

    private Icc() {}

    static RuleSet rules() {
        return RuleSet.base("icc", Authority.ICC, "ICC")
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.ICC)
                .flag(FlagRule.ICC)
                .says(Rule.THREEFOLD, Confidence.MEDIUM, "help text", "A claim.")
                .says(Rule.FIFTY_MOVES, Confidence.MEDIUM, "help text", "A claim.")
                .says(
                        Rule.DEAD_POSITION,
                        Confidence.MEDIUM,
                        "help text",
                        "The server draws when each side has at most one minor piece.")
                .says(
                        Rule.FLAG_FALL,
                        Confidence.MEDIUM,
                        "help text",
                        "King alone, or with one minor piece, cannot win on time.")
                .build();
    }
}
