package org.pgnarbiter.law;

/** The first code of FIDE, in French. */
final class Fide1929 {

    private Fide1929() {}

    static RuleSet rules() {
        return RuleSet.base("fide-1929", Authority.FIDE, "FIDE Laws of 1929")
                .inForce(19290101, 19521231, Confidence.MEDIUM)
                .threefold(Effect.CLAIM, RepetitionKey.DUAL)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.TWICE_THEORY_1929)
                .agreementMinimum(30, 19290101, 19521231)
                .says(
                        Rule.THREEFOLD,
                        Confidence.MEDIUM,
                        "W",
                        "The same position three times with the same side to move, claimed; it need not be by consecutive moves.")
                .says(
                        Rule.SAME_POSITION,
                        Confidence.LOW,
                        "",
                        "Whether castling rights and en passant belonged to the position is not known.")
                .says(
                        Rule.FIFTY_MOVES,
                        Confidence.MEDIUM,
                        "W",
                        "Fifty moves without capture or pawn move, claimed; where an ending needs more in theory, twice that number (rook and bishop against rook: 132).")
                .says(
                        Rule.AGREEMENT,
                        Confidence.MEDIUM,
                        "W",
                        "No draw by agreement before thirty moves; widely ignored.")
                .says(Rule.RESIGNATION, Confidence.HIGH, "", "A player who resigns loses.")
                .build();
    }
}
