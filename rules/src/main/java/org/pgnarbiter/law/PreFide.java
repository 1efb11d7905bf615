package org.pgnarbiter.law;

/** Before the FIDE code: national and tournament rules, of which no default can be assumed. */
final class PreFide {

    private PreFide() {}

    static RuleSet rules() {
        return RuleSet.base("pre-fide", Authority.FIDE, "Tournament rules before FIDE")
                .inForce(RuleSet.OPEN_START, 19281231, Confidence.MEDIUM)
                .confidence(Confidence.LOW)
                .threefold(Effect.CLAIM, RepetitionKey.DUAL)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.UNKNOWN)
                .says(
                        Rule.THREEFOLD,
                        Confidence.LOW,
                        "W, Winter",
                        "Rules differed: three repetitions of a series of moves, then of the position (London 1883), six times the same moves (1886).")
                .says(
                        Rule.FIFTY_MOVES,
                        Confidence.LOW,
                        "W",
                        "Fifty moves without capture or pawn move, in some rules counted only from the request.")
                .says(Rule.RESIGNATION, Confidence.HIGH, "", "A player who resigns loses.")
                .build();
    }
}
