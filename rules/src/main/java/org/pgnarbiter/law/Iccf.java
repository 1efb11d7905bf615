package org.pgnarbiter.law;

/** Correspondence play; there is no flag, and with seven men or fewer tablebase claims replace the fifty-move rule. */
final class Iccf {

    private Iccf() {}

    static RuleSet rules() {
        return RuleSet.base("iccf", Authority.ICCF, "ICCF")
                .fivefold(Effect.BY_OFFICIAL, FivefoldRule.ANY)
                .fiftyLeastMen(8)
                .deadByMaterial(Effect.CLAIM, MaterialRule.NO_MATE)
                .flag(FlagRule.NONE_FOUND)
                .says(Rule.THREEFOLD, Confidence.MEDIUM, "", "A claim through the director or the server.")
                .says(
                        Rule.FIFTY_MOVES,
                        Confidence.MEDIUM,
                        "",
                        "A claim; not applied with seven men or fewer, where results are claimed from tablebases.")
                .says(Rule.DEAD_POSITION, Confidence.MEDIUM, "", "Through a claim.")
                .build();
    }
}
