package org.pgnarbiter.law;

/** Before the FIDE code: national and tournament rules, of which no default can be assumed. */
final class PreFide {

    private PreFide() {}

    static RuleSet rules() {
        return RuleSet.define("pre-fide", Authority.FIDE, "Tournament rules before FIDE")
                .inForce(RuleSet.OPEN_START, 19281231, Confidence.MEDIUM)
                .confidence(Confidence.LOW)
                .threefold(Effect.CLAIM, RepetitionKey.DUAL)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.UNKNOWN)
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
                        Confidence.LOW,
                        "W, Winter",
                        "Rules differed: three repetitions of a series of moves, then of the position (London 1883), six times the same moves (1886).")
                .article(
                        Rule.FIFTY_MOVES,
                        "",
                        Confidence.LOW,
                        "W",
                        "Fifty moves without capture or pawn move, in some rules counted only from the request.")
                .build();
    }
}
