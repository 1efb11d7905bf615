package org.pgnarbiter.law;

/** The first English edition (1974) and its interpretations of 1978 and 1982. */
final class Fide1975 {

    private Fide1975() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1966.rules(), "fide-1975", "FIDE Laws of 1975")
                .inForce(19750101, 19841231, Confidence.LOW)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.INTERPRETED_1975)
                .article(
                        Rule.THREEFOLD,
                        "",
                        Confidence.HIGH,
                        "W",
                        "The same position three times with the same side to move, on the board or by a written move, claimed.")
                .article(
                        Rule.FIFTY_MOVES,
                        "12.4",
                        Confidence.MEDIUM,
                        "H00, W",
                        "Fifty moves, claimed; a higher number for endings announced before the game; interpreted as a hundred for two knights against a pawn (1978) and for rook and a2 pawn against bishop and a3 pawn (1982).")
                .build();
    }
}
