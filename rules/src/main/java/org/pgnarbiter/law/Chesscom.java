package org.pgnarbiter.law;

/** chess.com, live games; in daily games repetition was a claim. */
final class Chesscom {

    private Chesscom() {}

    static RuleSet rules() {
        return RuleSet.define("chesscom", Authority.CHESSCOM, "chess.com")
                .inForce(RuleSet.OPEN_START, RuleSet.OPEN_END, Confidence.LOW)
                .confidence(Confidence.MEDIUM)
                .threefold(Effect.AUTOMATIC, RepetitionKey.RIGHTS)
                .fifty(Effect.AUTOMATIC, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.CHESSCOM)
                .flag(FlagRule.CHESSCOM)
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
                .article(
                        Rule.THREEFOLD,
                        "",
                        Confidence.MEDIUM,
                        "help pages",
                        "Drawn by the server at the third occurrence; in daily games and in older years on a claim.")
                .article(
                        Rule.FIFTY_MOVES,
                        "",
                        Confidence.MEDIUM,
                        "help pages",
                        "Drawn by the server when the count reaches a hundred plies.")
                .article(
                        Rule.DEAD_POSITION,
                        "",
                        Confidence.MEDIUM,
                        "help pages",
                        "Drawn by the server by material: at most one minor piece each, or two knights against the bare king.")
                .article(
                        Rule.FLAG_FALL,
                        "",
                        Confidence.MEDIUM,
                        "help pages, staff",
                        "Only the material of the side with time counts: king alone, or with one bishop or one knight, draws even if a mate is possible.")
                .build();
    }
}
