package org.pgnarbiter.law;

/** The Free Internet Chess Server. */
final class Fics {

    private Fics() {}

    static RuleSet rules() {
        return RuleSet.define("fics", Authority.FICS, "FICS")
                .inForce(RuleSet.OPEN_START, RuleSet.OPEN_END, Confidence.LOW)
                .confidence(Confidence.MEDIUM)
                .threefold(Effect.CLAIM, RepetitionKey.RIGHTS)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NAMED)
                .flag(FlagRule.FICS)
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
                .article(Rule.THREEFOLD, "", Confidence.MEDIUM, "", "A claim by the draw command.")
                .article(Rule.FIFTY_MOVES, "", Confidence.MEDIUM, "", "A claim by the draw command.")
                .article(
                        Rule.DEAD_POSITION,
                        "",
                        Confidence.MEDIUM,
                        "",
                        "The server draws when neither side has mating material.")
                .article(
                        Rule.FLAG_FALL,
                        "",
                        Confidence.MEDIUM,
                        "",
                        "A draw when the side with time has no material to mate, or both ran out of time.")
                .build();
    }
}
