package org.pgnarbiter.law;

/** In rapid and blitz, too, the second illegal move loses. */
final class Fide2018 {

    private Fide2018() {}

    static RuleSet rules() {
        return RuleSet.after(Fide2017.rules(), "fide-2018", "FIDE Laws of 2018")
                .inForce(20180101, 20221231, Confidence.HIGH)
                .agreementMinimum(1, RuleSet.OPEN_START, RuleSet.OPEN_END)
                .illegalMoves(2, 2, 2)
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7.5.5, A.4.2",
                        Confidence.HIGH,
                        "L18",
                        "The second illegal move loses in all play; a draw if the opponent cannot mate.")
                .article(
                        Rule.SIGNED_RESULT,
                        "8.7",
                        Confidence.HIGH,
                        "L18",
                        "A signed result stands, even if incorrect, unless the arbiter decides otherwise.")
                .build();
    }
}
