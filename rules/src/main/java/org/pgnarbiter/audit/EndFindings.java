package org.pgnarbiter.audit;

import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.Confidence;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.FivefoldRule;
import org.pgnarbiter.law.Judge;
import org.pgnarbiter.law.MaterialRule;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.replay.BoardState;

/** Games that ended on the board or by themselves: results beside that end, and moves after it. */
final class EndFindings extends FindingGroup {
    /** Days after a site changed its rules in which its servers may still have played by the old ones. */
    private static final int DEPLOYMENT_DAYS = 30;

    EndFindings(FindingList list) {
        super(list);
    }

    /** The recorded result beside an end on the board. */
    void boardEnd() {
        if (!ruling.end.exists()) {
            deadBeforeTheRule();
            return;
        }
        if (ruling.overruled && game.armageddon()) {
            add(
                    FindingCode.ARMAGEDDON_SCORE,
                    ruling.end.ply(),
                    null,
                    "A draw counts as a win of Black in an Armageddon game.");
            return;
        }
        boolean none = game.recorded == Outcome.UNKNOWN || game.recorded == null && !game.nonstandard;
        switch (ruling.end.termination()) {
            case CHECKMATE:
                if (none) {
                    add(
                            FindingCode.UNTERMINATED_BUT_MATE,
                            facts.plies(),
                            Rule.CHECKMATE,
                            "Mate is on the board, but no result is recorded.");
                } else if (game.drawn()) {
                    add(
                            FindingCode.DRAW_RECORDED_BUT_MATE,
                            facts.plies(),
                            Rule.CHECKMATE,
                            "Mate is on the board, but a draw is recorded.");
                } else if (game.decisive() && game.recorded != ruling.end.outcome()) {
                    add(
                            FindingCode.RESULT_CONTRADICTS_CHECKMATE,
                            facts.plies(),
                            Rule.CHECKMATE,
                            "The side that is mated is recorded as the winner.");
                }
                break;
            case STALEMATE:
                if (none) {
                    add(
                            FindingCode.UNTERMINATED_BUT_STALEMATE,
                            facts.plies(),
                            Rule.STALEMATE,
                            "Stalemate is on the board, but no result is recorded.");
                } else if (game.decisive()) {
                    add(
                            FindingCode.WIN_RECORDED_BUT_STALEMATE,
                            ruling.overruled || ruling.set == RuleSets.PRE_FIDE ? 5 : 1,
                            facts.plies(),
                            Rule.STALEMATE,
                            "Stalemate is on the board, but a win is recorded.");
                }
                break;
            case INSUFFICIENT_MATERIAL, DEAD_POSITION:
                if (none) {
                    undecided(Rule.DEAD_POSITION);
                } else if (game.decisive()) {
                    add(
                            FindingCode.WIN_RECORDED_BUT_DEAD_POSITION,
                            winInDead(),
                            ruling.end.ply(),
                            Rule.DEAD_POSITION,
                            "From here neither side could mate any more, but a win is recorded.");
                }
                break;
            case FIVEFOLD:
                if (none) {
                    undecided(Rule.FIVEFOLD);
                }
                break;
            case SEVENTYFIVE_MOVES:
                if (none) {
                    undecided(Rule.SEVENTY_FIVE_MOVES);
                }
                break;
            default:
                break;
        }
        if (game.end.termination() == Termination.TIME_FORFEIT
                && game.end.source() != RecordedEnd.Source.COMMENT
                && (facts.boardState() == BoardState.CHECKMATE || facts.boardState() == BoardState.STALEMATE)) {
            add(
                    FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD,
                    facts.plies(),
                    Rule.FLAG_FALL,
                    "The game had ended on the board before a flag could fall.");
        }
    }

    private void undecided(Rule rule) {
        add(
                FindingCode.UNTERMINATED_BUT_DRAWN,
                ruling.end.ply(),
                rule,
                "The game was drawn by the Laws, but no result is recorded.");
    }

    private int winInDead() {
        if (ruling.overruled) {
            return 5;
        }
        boolean search = ruling.end.termination() == Termination.DEAD_POSITION;
        return search || rules.material() == MaterialRule.NAMED && rules.authority() == Authority.FIDE ? 2 : 1;
    }

    /** Dead positions under FIDE's rules that did not know them yet: worth a look, no more. */
    private void deadBeforeTheRule() {
        if (rules.authority() != Authority.FIDE || rules.deadByAnySequence()) {
            return;
        }
        int dead = deadFact();
        if (dead < 0) {
            return;
        }
        if (dead < facts.plies()) {
            addWithoutArticle(
                    FindingCode.PLAY_CONTINUED_AFTER_DEAD_POSITION,
                    5,
                    dead,
                    rules.confidence(Rule.DEAD_POSITION),
                    "By today's Laws the game was a draw here; those of the time, as far as known, did not end it.");
        } else if (game.decisive()) {
            addWithoutArticle(
                    FindingCode.WIN_RECORDED_BUT_DEAD_POSITION,
                    5,
                    dead,
                    rules.confidence(Rule.DEAD_POSITION),
                    "By today's Laws this position is a draw; those of the time, as far as known, did not say so.");
        }
    }

    /** First ply at which the game was dead by today's Laws, or -1. */
    private int deadFact() {
        int bare = facts.insufficientPly();
        int dead = game.mating.deadPly();
        return bare >= 0 && (dead < 0 || bare - dead <= Judge.NAME_KEPT_PLIES) ? bare : dead;
    }

    /** Moves after the game had ended. */
    void playedOn() {
        if (game.goesOn() && facts.boardState() == BoardState.CHECKMATE) {
            add(
                    FindingCode.PLAY_CONTINUED_AFTER_CHECKMATE,
                    facts.plies(),
                    Rule.CHECKMATE,
                    facts.stopToken() + " follows the mate.");
        }
        if (game.goesOn() && facts.boardState() == BoardState.STALEMATE) {
            add(
                    FindingCode.PLAY_CONTINUED_AFTER_STALEMATE,
                    facts.plies(),
                    Rule.STALEMATE,
                    facts.stopToken() + " follows the stalemate.");
        }
        int plies = facts.plies();
        if (ruling.end.exists() && ruling.end.ply() < plies && dead(ruling.end.termination())) {
            int over = plies - ruling.end.ply();
            int severity =
                    game.decisive() && !ruling.overruled ? 2 : game.drawn() && over <= Judge.NAME_KEPT_PLIES ? 5 : 3;
            add(
                    FindingCode.PLAY_CONTINUED_AFTER_DEAD_POSITION,
                    severity,
                    ruling.end.ply(),
                    Rule.DEAD_POSITION,
                    "Neither side could mate any more, yet " + plies(over) + " followed.");
        }
        fivefold(plies);
        if (facts.seventyFivePly() >= 0 && facts.seventyFivePly() < plies) {
            if (rules.seventyFive() == Effect.AUTOMATIC) {
                add(
                        FindingCode.PLAY_CONTINUED_AFTER_75,
                        decisiveOr(3),
                        facts.seventyFivePly(),
                        Rule.SEVENTY_FIVE_MOVES,
                        "75 moves by each side without capture or pawn move, yet "
                                + plies(plies - facts.seventyFivePly()) + " followed.");
                fenClock(facts.seventyFivePly(), Rule.SEVENTY_FIVE_MOVES);
            } else if (rules.authority() == Authority.FIDE || rules.authority() == Authority.USCF) {
                addWithoutArticle(
                        FindingCode.PLAY_CONTINUED_AFTER_75,
                        5,
                        facts.seventyFivePly(),
                        ofNoRule(),
                        "75 moves by each side without capture or pawn move; no rule ended the game by itself.");
            }
        }
        if (rules.fifty() == Effect.AUTOMATIC && facts.fiftyPly() >= 0 && facts.fiftyPly() < plies) {
            add(
                    FindingCode.PLAY_CONTINUED_AFTER_50_ONLINE,
                    facts.fiftyPly(),
                    Rule.FIFTY_MOVES,
                    "The server draws after fifty moves without capture or pawn move, yet moves follow.");
        }
    }

    private static boolean dead(Termination termination) {
        return termination == Termination.DEAD_POSITION || termination == Termination.INSUFFICIENT_MATERIAL;
    }

    private void fivefold(int plies) {
        int fifth = facts.fivefoldPly();
        if (fifth < 0) {
            return;
        }
        if (rules.fivefold() == Effect.AUTOMATIC) {
            int ends = rules.fivefoldRule() == FivefoldRule.ANY ? fifth : Judge.consecutiveFivefold(facts, game.trace);
            if (ends < 0) {
                add(
                        FindingCode.FIVEFOLD_ONLY_BY_2017_WORDING,
                        fifth,
                        Rule.FIVEFOLD,
                        "The fifth occurrence, but not by consecutive moves as the wording of 2014 asks.");
            } else if (ends < plies) {
                int severity = decisiveOr(3);
                if (ruling.enforced()) {
                    severity = settled() ? 1 : 5;
                }
                add(
                        FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD,
                        severity,
                        ends,
                        Rule.FIVEFOLD,
                        "The same position for the fifth time, yet " + plies(plies - ends) + " followed.");
            }
        } else if (fifth < plies && rules.threefold(game.correspondence, game.day()) == Effect.AUTOMATIC) {
            add(
                    FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD,
                    1,
                    fifth,
                    Rule.THREEFOLD,
                    "The server draws at the third occurrence; this is the fifth, and moves follow.");
        } else if (fifth < plies && (rules.authority() == Authority.FIDE || rules.authority() == Authority.USCF)) {
            addWithoutArticle(
                    FindingCode.PLAY_CONTINUED_AFTER_FIVEFOLD,
                    5,
                    fifth,
                    ofNoRule(),
                    "The same position for the fifth time; "
                            + (ruling.set == RuleSets.PRE_FIDE
                                    ? "what rule the event had is not known."
                                    : "no rule ended the game by itself."));
        }
    }

    /** How sure it is that a rule set does not know a rule: only what events played by before FIDE is not known. */
    private Confidence ofNoRule() {
        return ruling.set == RuleSets.PRE_FIDE ? Confidence.LOW : Confidence.HIGH;
    }

    /** Whether the rule set had been in force long enough to be on all servers. */
    private boolean settled() {
        return rules.from() == RuleSet.OPEN_START
                || ChessDate.first(game.days) > ChessDate.plus(rules.from(), DEPLOYMENT_DAYS);
    }

    private int decisiveOr(int other) {
        return game.decisive() && !ruling.overruled ? 2 : other;
    }

    private static String plies(int count) {
        return count == 1 ? "one ply" : count + " plies";
    }
}
