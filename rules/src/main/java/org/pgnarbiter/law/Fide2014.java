package org.pgnarbiter.law;

/** Automatic draws by five consecutive occurrences and by 75 moves. */
final class Fide2014 {

    private Fide2014() {}

    static RuleSet rules() {
        return RuleSet.after(Fide2009.rules(), "fide-2014", "FIDE Laws of 2014")
                .inForce(20140701, 20170630, Confidence.HIGH)
                .fivefold(Effect.AUTOMATIC, FivefoldRule.CONSECUTIVE)
                .seventyFive(Effect.AUTOMATIC)
                .illegalMoves(2, 1, 1)
                .blitzUnder(601)
                .article(
                        Rule.FIVEFOLD,
                        "9.6(a)",
                        Confidence.HIGH,
                        "L14",
                        "Drawn when the same position has appeared for at least five consecutive alternate moves by each player.")
                .article(
                        Rule.SEVENTY_FIVE_MOVES,
                        "9.6(b)",
                        Confidence.HIGH,
                        "L14",
                        "Drawn after 75 moves by each side without capture or pawn move; a mate by the last of them stands.")
                .article(
                        Rule.SAME_POSITION,
                        "9.2",
                        Confidence.HIGH,
                        "L14",
                        "Not the same if a pawn could have been taken en passant, or if a king or rook had a castling right that it lost by moving.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7.5(b)",
                        Confidence.HIGH,
                        "L14",
                        "The second illegal move loses, in rapid and blitz the first; a draw if the opponent cannot mate.")
                .article(
                        Rule.QUICKPLAY,
                        "III.5",
                        Confidence.HIGH,
                        "L14",
                        "The claim in a quickplay finish is a guideline, in force only where announced.")
                .build();
    }
}
