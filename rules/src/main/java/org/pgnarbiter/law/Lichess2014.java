package org.pgnarbiter.law;

/** Lichess from 22 February 2014: a lone minor piece does not win on time. */
final class Lichess2014 {

    private Lichess2014() {}

    static RuleSet rules() {
        return RuleSet.after(Lichess2013.rules(), "lichess-2014", "Lichess 2014 to 2017")
                .inForce(20140222, 20170329, Confidence.MEDIUM)
                .flag(FlagRule.LICHESS_2014)
                .says(
                        Rule.FLAG_FALL,
                        Confidence.HIGH,
                        "SC b72b36ba",
                        "A flag fall draws if the opponent has only a king, or a king and one minor piece.")
                .build();
    }
}
