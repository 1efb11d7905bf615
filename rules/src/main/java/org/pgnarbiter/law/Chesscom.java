package org.pgnarbiter.law;

/** chess.com, live games; in daily games repetition was a claim. */
final class Chesscom {

    private Chesscom() {}

    static RuleSet rules() {
        return RuleSet.base("chesscom", Authority.CHESSCOM, "chess.com")
                .threefold(Effect.AUTOMATIC, RepetitionKey.RIGHTS)
                .fifty(Effect.AUTOMATIC, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.CHESSCOM)
                .flag(FlagRule.CHESSCOM)
                .says(
                        Rule.THREEFOLD,
                        Confidence.MEDIUM,
                        "help pages",
                        "Drawn by the server at the third occurrence; in daily games and in older years on a claim.")
                .says(
                        Rule.FIFTY_MOVES,
                        Confidence.MEDIUM,
                        "help pages",
                        "Drawn by the server when the count reaches a hundred plies.")
                .says(
                        Rule.DEAD_POSITION,
                        Confidence.MEDIUM,
                        "help pages",
                        "Drawn by the server by material: at most one minor piece each, or two knights against the bare king.")
                .says(
                        Rule.FLAG_FALL,
                        Confidence.MEDIUM,
                        "help pages, staff",
                        "Only the material of the side with time counts: king alone, or with one bishop or one knight, draws even if a mate is possible.")
                .build();
    }
}
