package org.pgnarbiter.law;

/** The Internet Chess Club. */
final class Icc {

    private Icc() {}

    static RuleSet rules() {
        return RuleSet.define("icc", Authority.ICC, "ICC")
                .inForce(RuleSet.OPEN_START, RuleSet.OPEN_END, Confidence.LOW)
                .confidence(Confidence.MEDIUM)
                .threefold(Effect.CLAIM, RepetitionKey.RIGHTS)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.ICC)
                .flag(FlagRule.ICC)
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
                .article(Rule.THREEFOLD, "", Confidence.MEDIUM, "help text", "A claim.")
                .article(Rule.FIFTY_MOVES, "", Confidence.MEDIUM, "help text", "A claim.")
                .article(
                        Rule.DEAD_POSITION,
                        "",
                        Confidence.MEDIUM,
                        "help text",
                        "The server draws when each side has at most one minor piece.")
                .article(
                        Rule.FLAG_FALL,
                        "",
                        Confidence.MEDIUM,
                        "help text",
                        "King alone, or with one minor piece, cannot win on time.")
                .build();
    }
}
