package org.pgnarbiter.law;

/** Lichess from 30 March 2017: a lone minor piece may win on time where a mate is possible. */
final class Lichess2017 {

    private Lichess2017() {}

    static RuleSet rules() {
        return RuleSet.after(Lichess2014.rules(), "lichess-2017", "Lichess 2017 to 2019")
                .inForce(20170330, 20190127, Confidence.MEDIUM)
                .flag(FlagRule.LICHESS_2017)
                .says(
                        Rule.FLAG_FALL,
                        Confidence.HIGH,
                        "SC 2bffff2c",
                        "A flag fall draws if the opponent has only a king, a knight against queens, or a bishop against rooks and queens.")
                .build();
    }
}
