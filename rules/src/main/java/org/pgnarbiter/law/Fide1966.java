package org.pgnarbiter.law;

/** The third edition, with interpretations. */
final class Fide1966 {

    private Fide1966() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1953.rules(), "fide-1966", "FIDE Laws of 1966")
                .inForce(19660101, 19741231, Confidence.LOW)
                .article(
                        Rule.AGREEMENT,
                        "",
                        Confidence.MEDIUM,
                        "W",
                        "A draw may be agreed; the ban before move thirty is gone.")
                .build();
    }
}
