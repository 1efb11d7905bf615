package org.pgnarbiter.law;

/** Engine games run by cutechess and by testers such as CCRL. */
final class Cutechess {

    private Cutechess() {}

    static RuleSet rules() {
        return RuleSet.define("cutechess", Authority.CUTECHESS, "cutechess and engine testers")
                .inForce(RuleSet.OPEN_START, RuleSet.OPEN_END, Confidence.LOW)
                .confidence(Confidence.HIGH)
                .threefold(Effect.AUTOMATIC, RepetitionKey.RIGHTS)
                .fifty(Effect.AUTOMATIC, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NO_MATE)
                .flag(FlagRule.CUTECHESS)
                .illegalMoves(1, 1, 1)
                .article(
                        Rule.CHECKMATE,
                        "",
                        Confidence.HIGH,
                        "",
                        "Mate ends the game at once; the side that mates wins.")
                .article(
                        Rule.STALEMATE,
                        "",
                        Confidence.HIGH,
                        "",
                        "A side not in check without a legal move draws, whatever else is on the board.")
                .article(Rule.THREEFOLD, "", Confidence.HIGH, "CC", "Drawn at the third occurrence.")
                .article(Rule.FIFTY_MOVES, "", Confidence.HIGH, "CC", "Drawn when the count reaches a hundred plies.")
                .article(
                        Rule.DEAD_POSITION,
                        "",
                        Confidence.HIGH,
                        "CC",
                        "Drawn with a single minor piece, or only bishops on one colour.")
                .article(
                        Rule.FLAG_FALL,
                        "",
                        Confidence.HIGH,
                        "CC",
                        "Overstepping loses, but draws if the opponent has only insufficient material.")
                .article(Rule.ILLEGAL_MOVE, "", Confidence.HIGH, "CC", "An illegal move loses at once.")
                .build();
    }
}
