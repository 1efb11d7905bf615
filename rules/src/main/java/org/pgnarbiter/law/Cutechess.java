package org.pgnarbiter.law;

/** Engine games run by cutechess and by testers such as CCRL. */
final class Cutechess {

    private Cutechess() {}

    static RuleSet rules() {
        return RuleSet.base("cutechess", Authority.CUTECHESS, "cutechess and engine testers")
                .confidence(Confidence.HIGH)
                .threefold(Effect.AUTOMATIC, RepetitionKey.RIGHTS)
                .fifty(Effect.AUTOMATIC, FiftyMoveExceptions.NONE)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NO_MATE)
                .flag(FlagRule.CUTECHESS)
                .illegalMoves(1, 1, 1)
                .says(Rule.THREEFOLD, Confidence.HIGH, "CC", "Drawn at the third occurrence.")
                .says(Rule.FIFTY_MOVES, Confidence.HIGH, "CC", "Drawn when the count reaches a hundred plies.")
                .says(
                        Rule.DEAD_POSITION,
                        Confidence.HIGH,
                        "CC",
                        "Drawn with a single minor piece, or only bishops on one colour.")
                .says(
                        Rule.FLAG_FALL,
                        Confidence.HIGH,
                        "CC",
                        "Overstepping loses, but draws if the opponent has only insufficient material.")
                .says(Rule.ILLEGAL_MOVE, Confidence.HIGH, "CC", "An illegal move loses at once.")
                .build();
    }
}
