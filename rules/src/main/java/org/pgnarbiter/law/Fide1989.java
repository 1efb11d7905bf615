package org.pgnarbiter.law;

/** The edition of 1988, in force on 1 January 1989. */
final class Fide1989 {

    private Fide1989() {}

    static RuleSet rules() {
        return RuleSet.after(Fide1985.rules(), "fide-1989", "FIDE Laws of 1989")
                .inForce(19890101, 19921231, Confidence.HIGH)
                .fifty(Effect.CLAIM, FiftyMoveExceptions.SEVENTY_FIVE_1989)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NAMED)
                .flag(FlagRule.BARE_KING)
                .illegalMoves(0, 0, 1)
                .article(
                        Rule.DEAD_POSITION,
                        "10.4",
                        Confidence.MEDIUM,
                        "L89",
                        "Drawn when only these men are left: king against king, or against king and bishop, or against king and knight, or bishop each on squares of one colour.")
                .article(
                        Rule.SAME_POSITION,
                        "10.10",
                        Confidence.HIGH,
                        "L89",
                        "All possible moves must be the same, including the right to castle at some future time and to capture en passant.")
                .article(
                        Rule.FIFTY_MOVES,
                        "10.9",
                        Confidence.MEDIUM,
                        "L89, H00, W",
                        "Fifty moves, claimed; 75 for six endings: two bishops against knight, queen against two bishops, two knights against pawn, queen against two knights, queen and pawn on the seventh against queen, rook and bishop against rook.")
                .article(
                        Rule.FLAG_FALL,
                        "",
                        Confidence.MEDIUM,
                        "L89",
                        "A flag fall loses, unless the opponent has a bare king: then it is a draw.")
                .article(
                        Rule.ILLEGAL_MOVE,
                        "",
                        Confidence.LOW,
                        "L89",
                        "In blitz an illegal move lets the opponent claim the win; otherwise the position is restored.")
                .build();
    }
}
