package org.pgnarbiter.law;

/** The revision of 1952. */
final class Fide1953 {

    private Fide1953() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1929.rules(), "fide-1953", "FIDE Laws of 1953")
                .inForce(19530101, 19651231, Confidence.LOW)
                .confidence(Confidence.LOW)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.ANNOUNCED_1953)
                .agreementMinimum(30, 19620101, 19641231)
                .article(
                        Rule.FIFTY_MOVES,
                        "",
                        Confidence.LOW,
                        "W",
                        "Fifty moves without capture or pawn move, claimed; up to a hundred only for endings named before the game.")
                .article(
                        Rule.AGREEMENT,
                        "",
                        Confidence.MEDIUM,
                        "W",
                        "The ban on agreed draws before move thirty was dropped in 1952, restored in 1962 and dropped again about 1964.")
                .build();
    }
}
