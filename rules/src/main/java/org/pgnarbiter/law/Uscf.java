package org.pgnarbiter.law;

/** US Chess. */
final class Uscf {

    private Uscf() {}

    static RuleSet rules() {
        return RuleSet.base("uscf", Authority.USCF, "US Chess")
                .fivefold(Effect.BY_OFFICIAL, FivefoldRule.CONSECUTIVE)
                .seventyFive(Effect.BY_OFFICIAL)
                .deadByMaterial(Effect.AUTOMATIC, MaterialRule.NAMED)
                .flag(FlagRule.USCF_14E)
                .article(
                        Rule.STALEMATE, "14A", Confidence.MEDIUM, "", "A side not in check without a legal move draws.")
                .article(
                        Rule.DEAD_POSITION,
                        "14D",
                        Confidence.MEDIUM,
                        "",
                        "Bare kings, a single minor piece, or bishop each on one colour end the game as a draw; other positions need a claim.")
                .article(Rule.THREEFOLD, "14C", Confidence.MEDIUM, "", "Third occurrence, claimed.")
                .article(
                        Rule.FIVEFOLD,
                        "14K",
                        Confidence.MEDIUM,
                        "",
                        "The director may declare a draw after five consecutive occurrences.")
                .article(
                        Rule.FIFTY_MOVES,
                        "14F",
                        Confidence.MEDIUM,
                        "",
                        "Fifty moves, claimed; an organiser may announce exceptions.")
                .article(
                        Rule.SEVENTY_FIVE_MOVES,
                        "14K",
                        Confidence.MEDIUM,
                        "",
                        "The director may declare a draw after 75 moves; a mate stands.")
                .article(
                        Rule.FLAG_FALL,
                        "14E",
                        Confidence.MEDIUM,
                        "",
                        "A draw if the opponent has a bare king, or one minor piece, or two knights against no pawn, without a forced win.")
                .article(
                        Rule.QUICKPLAY,
                        "14H",
                        Confidence.MEDIUM,
                        "",
                        "Insufficient losing chances, without a delay clock.")
                .build();
    }
}
