package org.pgnarbiter.law;

/** The third illegal move loses in all play. */
final class Fide2001 {

    private Fide2001() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1997.rules(), "fide-2001", "FIDE Laws of 2001")
                .inForce(20010701, 20050630, Confidence.HIGH)
                .illegalMoves(3, 3, 1)
                .article(
                        Rule.FLAG_FALL,
                        "6.10",
                        Confidence.HIGH,
                        "L01",
                        "Overstepping loses, but draws if the opponent cannot mate by any series of legal moves, even with the most unskilled counterplay.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7.4",
                        Confidence.HIGH,
                        "L01",
                        "The third illegal move loses; in blitz the first, on a claim before the next move.")
                .build();
    }
}
