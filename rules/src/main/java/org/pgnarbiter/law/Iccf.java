package org.pgnarbiter.law;

/** Correspondence play; there is no flag, and with seven men or fewer tablebase claims replace the fifty-move rule. */
final class Iccf {

    private Iccf() {}

    static RuleSet rules() {
        return RuleSet.define("iccf", Authority.ICCF, "ICCF")
                .inForce(RuleSet.OPEN_START, RuleSet.OPEN_END, Confidence.LOW)
                .confidence(Confidence.MEDIUM)
                .threefold(Effect.CLAIM, RepetitionKey.RIGHTS)
                .fivefold(Effect.BY_OFFICIAL, FivefoldRule.ANY)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.NONE)
                .fiftyLeastMen(8)
                .deadByMaterial(Effect.CLAIM, MaterialRule.NO_MATE)
                .flag(FlagRule.NONE_FOUND)
                .article(
                        Rule.CHECKMATE,
                        "",
                        Confidence.HIGH,
                        "",
                        "Mate ends the game at once; the side that mates wins.")
                .article(
                        Rule.STALEMATE,
                        "",
                        Confidence.HIGH,
                        "",
                        "A side not in check without a legal move draws, whatever else is on the board.")
                .article(Rule.THREEFOLD, "", Confidence.MEDIUM, "", "A claim through the director or the server.")
                .article(
                        Rule.FIFTY_MOVES,
                        "",
                        Confidence.MEDIUM,
                        "",
                        "A claim; not applied with seven men or fewer, where results are claimed from tablebases.")
                .article(Rule.DEAD_POSITION, "", Confidence.MEDIUM, "", "Through a claim.")
                .build();
    }
}
