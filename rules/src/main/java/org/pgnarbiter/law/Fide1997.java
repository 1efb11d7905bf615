package org.pgnarbiter.law;

/** Basic rules and competition rules; dead position, and a flag fall draws if the opponent cannot mate. */
final class Fide1997 {

    private Fide1997() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1993.rules(), "fide-1997", "FIDE Laws of 1997")
                .inForce(19970701, 20010630, Confidence.HIGH)
                .confidence(Confidence.HIGH)
                .deadByAnySequence()
                .flag(FlagRule.HELPMATE)
                .article(Rule.CHECKMATE, "5.1", Confidence.HIGH, "L97", "Mate ends the game at once.")
                .article(
                        Rule.STALEMATE,
                        "5.2",
                        Confidence.HIGH,
                        "L97",
                        "A side not in check without a legal move draws at once.")
                .article(
                        Rule.DEAD_POSITION,
                        "1.3, 9.6",
                        Confidence.HIGH,
                        "L97",
                        "Drawn at once when mate is impossible by any series of legal moves, even with the most unskilled play.")
                .article(
                        Rule.THREEFOLD,
                        "9.2",
                        Confidence.HIGH,
                        "L97",
                        "Third occurrence of the position, on the board or by the written move, claimed by the player to move.")
                .article(
                        Rule.SAME_POSITION,
                        "9.2",
                        Confidence.HIGH,
                        "L97",
                        "Not the same if a pawn could have been taken en passant or if the right to castle has been changed, temporarily or permanently.")
                .article(
                        Rule.FIFTY_MOVES,
                        "9.3",
                        Confidence.HIGH,
                        "L97",
                        "Fifty moves by each side without capture or pawn move, claimed.")
                .article(
                        Rule.FLAG_FALL,
                        "6.10",
                        Confidence.MEDIUM,
                        "L97",
                        "Overstepping loses, but draws if the opponent cannot mate by any series of legal moves.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "7",
                        Confidence.MEDIUM,
                        "L97",
                        "The third illegal move loses in a quickplay finish; in blitz the opponent may claim the win before his own move.")
                .article(
                        Rule.QUICKPLAY,
                        "10.2",
                        Confidence.HIGH,
                        "L97",
                        "With under two minutes left a player may claim a draw in a quickplay finish.")
                .build();
    }
}
