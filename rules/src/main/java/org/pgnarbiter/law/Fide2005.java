package org.pgnarbiter.law;

/** Dead position also named among the ends of the game. */
final class Fide2005 {

    private Fide2005() {}

    static RuleSet rules() {
        return RuleSet.after(Fide2001.rules(), "fide-2005", "FIDE Laws of 2005")
                .inForce(20050701, 20090630, Confidence.HIGH)
                .article(
                        Rule.STALEMATE,
                        "5.2(a)",
                        Confidence.HIGH,
                        "L05",
                        "A side not in check without a legal move draws at once.")
                .article(
                        Rule.DEAD_POSITION,
                        "5.2(b), 9.6",
                        Confidence.HIGH,
                        "L05",
                        "Drawn at once when neither side can mate by any series of legal moves.")
                .build();
    }
}
