package org.pgnarbiter.law;

/** All exceptions to the fifty-move rule are gone. */
final class Fide1993 {

    private Fide1993() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1989.rules(), "fide-1993", "FIDE Laws of 1993")
                .inForce(19930101, 19970630, Confidence.MEDIUM)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.NONE)
                .article(
                        Rule.FIFTY_MOVES,
                        "10.12",
                        Confidence.HIGH,
                        "L93, P99, H00",
                        "Fifty moves for every ending, claimed; an organiser may still announce an exception beforehand.")
                .build();
    }
}
