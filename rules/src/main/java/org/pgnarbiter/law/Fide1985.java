package org.pgnarbiter.law;

/** The edition of 1984. */
final class Fide1985 {

    private Fide1985() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1975.rules(), "fide-1985", "FIDE Laws of 1985")
                .inForce(19850101, 19881231, Confidence.MEDIUM)
                .confidence(Confidence.MEDIUM)
                .threefold(Effect.CLAIM, RepetitionKey.RIGHTS_DISPUTED)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.HUNDRED_1985)
                .article(
                        Rule.SAME_POSITION,
                        "",
                        Confidence.MEDIUM,
                        "P99, H00",
                        "Castling and en passant possibilities belong to the position.")
                .article(
                        Rule.FIFTY_MOVES,
                        "10.9",
                        Confidence.HIGH,
                        "P99, H00",
                        "Fifty moves, claimed; a hundred for rook and bishop against rook, for two knights against a safely blocked pawn, and for rook and rook pawn against a bishop of the wrong colour and a blocked pawn.")
                .build();
    }
}
