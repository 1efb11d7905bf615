package org.pgnarbiter.law;

/** Any five occurrences draw. */
final class Fide2017 {

    private Fide2017() {}

    static RuleSet rules() {
        return RuleSet.after(Fide2014.rules(), "fide-2017", "FIDE Laws of July 2017")
                .inForce(20170701, 20171231, Confidence.HIGH)
                .fivefold(Effect.AUTOMATIC, FivefoldRule.ANY)
                .agreementMinimum(1, RuleSet.OPEN_START, RuleSet.OPEN_END)
                .article(Rule.CHECKMATE, "5.1.1", Confidence.HIGH, "L17", "Mate ends the game at once.")
                .article(
                        Rule.STALEMATE,
                        "5.2.1",
                        Confidence.HIGH,
                        "L17",
                        "A side not in check without a legal move draws at once.")
                .article(
                        Rule.DEAD_POSITION,
                        "5.2.2",
                        Confidence.HIGH,
                        "L17",
                        "Drawn at once when neither side can mate by any series of legal moves.")
                .article(
                        Rule.THREEFOLD,
                        "9.2.1",
                        Confidence.HIGH,
                        "L17",
                        "Third occurrence of the position, on the board or by the written move, claimed by the player to move.")
                .article(
                        Rule.SAME_POSITION,
                        "9.2.2",
                        Confidence.HIGH,
                        "L17",
                        "Not the same if a pawn could have been taken en passant, or if a king had castling rights with a rook that has not been moved and lost them by moving.")
                .article(
                        Rule.FIVEFOLD,
                        "9.6.1",
                        Confidence.HIGH,
                        "L17",
                        "Drawn when the same position has appeared at least five times.")
                .article(
                        Rule.FIFTY_MOVES,
                        "9.3",
                        Confidence.HIGH,
                        "L17",
                        "Fifty moves by each side without capture or pawn move, claimed, also by the written move.")
                .article(
                        Rule.SEVENTY_FIVE_MOVES,
                        "9.6.2",
                        Confidence.HIGH,
                        "L17",
                        "Drawn after any series of 75 moves by each side without capture or pawn move; a mate by the last of them stands.")
                .article(
                        Rule.FLAG_FALL,
                        "6.9",
                        Confidence.HIGH,
                        "L17",
                        "Overstepping loses, but draws if the opponent cannot mate by any series of legal moves.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7.5.5, A.4.2",
                        Confidence.HIGH,
                        "L17",
                        "The second illegal move loses, in rapid and blitz the first; a draw if the opponent cannot mate.")
                .article(
                        Rule.AGREEMENT,
                        "5.2.3, 9.1",
                        Confidence.HIGH,
                        "L17",
                        "A draw may be agreed once both sides have made a move; events may set more.")
                .build();
    }
}
