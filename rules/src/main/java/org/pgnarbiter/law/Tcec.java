package org.pgnarbiter.law;

/** The engine championship. */
final class Tcec {

    private Tcec() {}

    static RuleSet rules() {
        return RuleSet.after(Cutechess.rules(), "tcec", Authority.TCEC, "TCEC")
                .confidence(Confidence.MEDIUM)
                .flag(FlagRule.ALWAYS_LOSES)
                .says(Rule.FLAG_FALL, Confidence.MEDIUM, "", "Overstepping loses.")
                .build();
    }
}
