package org.pgnarbiter.law;

/** Castling rights go only with the move of king or rook; a loss by illegal moves draws if the opponent cannot mate. */
final class Fide2009 {

    private Fide2009() {}

    static RuleSet rules() {
        return RuleSet.after(Fide2005.rules(), "fide-2009", "FIDE Laws of 2009")
                .inForce(20090701, 20140630, Confidence.HIGH)
                .threefold(Effect.CLAIM, RepetitionKey.RIGHTS)
                .illegalMoveLossIsDrawIfOpponentCannotMate()
                .article(
                        Rule.SAME_POSITION,
                        "9.2",
                        Confidence.HIGH,
                        "L09",
                        "Castling rights belong to the position and are lost only after king or rook has moved; en passant counts where it is possible.")
                .article(
                        Rule.FLAG_FALL,
                        "6.9",
                        Confidence.HIGH,
                        "L09",
                        "Overstepping loses, but draws if the opponent cannot mate by any series of legal moves.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7.4(b)",
                        Confidence.HIGH,
                        "L09",
                        "The third illegal move loses, but draws if the opponent cannot mate; in blitz the first, on a claim.")
                .article(
                        Rule.AGREEMENT,
                        "9.1(a)",
                        Confidence.HIGH,
                        "L09",
                        "The rules of an event may forbid agreed draws before a number of moves.")
                .build();
    }
}
