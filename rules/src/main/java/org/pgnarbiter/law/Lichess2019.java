package org.pgnarbiter.law;

/** Lichess from 28 January 2019: the material test of today. */
final class Lichess2019 {

    private Lichess2019() {}

    static RuleSet rules() {
        return RuleSet.after(Lichess2017.rules(), "lichess-2019", "Lichess 2019")
                .inForce(20190128, 20200113, Confidence.MEDIUM)
                .flag(FlagRule.LICHESS_2019)
                .says(
                        Rule.FLAG_FALL,
                        Confidence.HIGH,
                        "SC 177b7f50",
                        "A flag fall draws if the opponent cannot mate by material: king only; knight against queens; bishops, all of one colour, against no knight and no pawn.")
                .build();
    }
}
