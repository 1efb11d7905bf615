package org.pgnarbiter.law;

/** A resignation draws if the opponent cannot mate. */
final class Fide2023 {

    private Fide2023() {}

    static RuleSet rules() {
        return RuleSet.after(Fide2018.rules(), "fide-2023", "FIDE Laws of 2023")
                .inForce(20230101, RuleSet.OPEN_END, Confidence.HIGH)
                .agreementMinimum(1, RuleSet.OPEN_START, RuleSet.OPEN_END)
                .resignationIsDrawIfOpponentCannotMate()
                .article(
                        Rule.SAME_POSITION,
                        "9.2.2, 9.2.3",
                        Confidence.HIGH,
                        "L23",
                        "Not the same if a pawn could have been taken en passant, or if a king had castling rights with a rook that has not been moved and lost them by moving.")
                .article(
                        Rule.RESIGNATION,
                        "5.1.2",
                        Confidence.HIGH,
                        "L23",
                        "A player who resigns loses, but the game is drawn if the opponent cannot mate by any series of legal moves.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7.5.5, A.5.2",
                        Confidence.HIGH,
                        "L23",
                        "The second illegal move loses in all play; a draw if the opponent cannot mate. In rapid and blitz an answered illegal move stands.")
                .article(
                        Rule.SIGNED_RESULT,
                        "8.7",
                        Confidence.HIGH,
                        "L23",
                        "A signed result stands, even if incorrect, unless the arbiter decides otherwise.")
                .build();
    }
}
