package org.pgnarbiter.audit;

import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.Claims;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.Ending;
import org.pgnarbiter.law.FlagRule;
import org.pgnarbiter.law.Judge;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.replay.BoardState;
import org.pgnarbiter.replay.StopReason;

/** What one rule set says of one game, findings apart. Reused. */
final class Ruling {
    private final Judge judge = new Judge();

    RuleSets set;
    RuleSet rules;
    Ending end = Ending.NONE;
    Claims claims = Claims.NONE;

    /** The result the rule set forces, by the board or by the record's own reason; null if none. */
    Outcome lawful;

    Termination termination;
    Certainty certainty;
    Verdict verdict;

    /** What the rule set says of a flag that fell at the end, or null if none did. */
    FlagRule.Answer flag;

    /** Whether an automatic draw does not decide the score: Armageddon, or a loss by regulation. */
    boolean overruled;

    /** Judges a game under a rule set. */
    void rule(RuleSets by, Case game) {
        start(by, game);
        if (game.facts.maxPlacementRepetition() >= 2 || game.facts.maxHalfmoveClock() >= 99) {
            claims = judge.claims(
                    rules,
                    game.facts,
                    game.trace,
                    end,
                    game.correspondence,
                    ChessDate.first(game.days),
                    ChessDate.last(game.days),
                    game.announced);
        }
        decide(game);
    }

    private void start(RuleSets by, Case game) {
        set = by;
        rules = by.rules();
        end = judge.end(rules, game.facts, game.trace, game.last, game.mating, game.correspondence, game.day());
        claims = Claims.NONE;
        flag = null;
        overruled = false;
    }

    private void decide(Case game) {
        if (game.facts.stop() == StopReason.VARIANT || game.facts.stop() == StopReason.BAD_FEN) {
            end = Ending.NONE;
            lawful = null;
            notOver(game);
            verdict = Verdict.NOT_JUDGED;
            return;
        }
        if (end.exists()) {
            overruled = end.outcome() == Outcome.DRAW && overruled(game);
            lawful = overruled ? null : end.outcome();
            termination = end.termination();
            certainty = Certainty.CERTAIN;
        } else {
            lawful = null;
            notOver(game);
        }
        verdict = verdict(game);
    }

    /** The result forced under another rule set, for comparison; leaves this ruling's own answers behind. */
    Outcome forced(RuleSets by, Case game) {
        start(by, game);
        decide(game);
        return lawful;
    }

    private static boolean overruled(Case game) {
        if (game.recorded == Outcome.BLACK_WINS && game.armageddon()) {
            return true;
        }
        return game.decisive()
                && (game.end.termination() == Termination.RULES_INFRACTION
                        || game.end.termination() == Termination.DEFAULT
                        || game.end.termination() == Termination.BOTH_LOSE);
    }

    /** The board ended nothing: the record speaks, or the usual explanation. */
    private void notOver(Case game) {
        Termination said = game.end.termination();
        if (!game.complete()) {
            termination = said == null ? Termination.UNKNOWN : said;
            certainty = said == null ? Certainty.UNKNOWN : Certainty.LIKELY;
            return;
        }
        if (said != null && bySaid(game, said)) {
            return;
        }
        infer(game);
    }

    /** Takes the recorded reason; false if the board or the result does not bear it out. */
    private boolean bySaid(Case game, Termination said) {
        boolean agrees = game.end.claimed() == null || !game.real() || game.end.claimed() == game.recorded;
        termination = said;
        certainty = agrees && !game.end.hint(RecordedEnd.LOOSE) ? Certainty.CERTAIN : Certainty.LIKELY;
        switch (said) {
            case CHECKMATE:
                // Somebody believed in a mate that is none: he gave up, or the score is short.
                termination = game.decisive() ? Termination.RESIGNATION : Termination.UNKNOWN;
                certainty = game.decisive() ? Certainty.LIKELY : Certainty.UNKNOWN;
                return true;
            case STALEMATE, DEAD_POSITION, INSUFFICIENT_MATERIAL:
                if (said == Termination.INSUFFICIENT_MATERIAL && flagAgainstBareMaterial(game)) {
                    return true;
                }
                termination = game.drawn() ? Termination.AGREEMENT : Termination.UNKNOWN;
                certainty = game.drawn() ? Certainty.LIKELY : Certainty.UNKNOWN;
                if (game.drawn()
                        && said == Termination.INSUFFICIENT_MATERIAL
                        && game.facts.boardState() == BoardState.INSUFFICIENT_MATERIAL) {
                    termination = said;
                }
                return true;
            case FIVEFOLD, THREEFOLD_CLAIM:
                return game.drawn()
                        && claimed(Claims.THREEFOLD | Claims.THREEFOLD_INTENDED, Termination.THREEFOLD_CLAIM);
            case SEVENTYFIVE_MOVES, FIFTY_MOVE_CLAIM:
                return game.drawn() && claimed(Claims.FIFTY | Claims.FIFTY_INTENDED, Termination.FIFTY_MOVE_CLAIM);
            case TIME_FORFEIT:
                if (game.decisive() && agrees) {
                    byFlag(game, 1 - game.recorded.winner());
                    if (flag == FlagRule.Answer.DRAW) {
                        lawful = Outcome.DRAW;
                        termination = Termination.TIME_DRAW;
                    }
                }
                return true;
            case TIME_DRAW:
                if (game.drawn() && !game.end.hint(RecordedEnd.BOTH_FLAGS)) {
                    byFlag(game, game.end.loser() >= 0 ? game.end.loser() : game.toMove());
                    if (flag == FlagRule.Answer.DRAW) {
                        lawful = Outcome.DRAW;
                    }
                }
                return true;
            case RESIGNATION:
                if (game.decisive() && agrees && rules.resignationDraw() && cannotMate(game, game.recorded.winner())) {
                    lawful = Outcome.DRAW;
                }
                return true;
            case ILLEGAL_MOVE:
                if (game.decisive() && agrees && rules.illegalDraw() && cannotMate(game, game.recorded.winner())) {
                    lawful = Outcome.DRAW;
                }
                return true;
            case AGREEMENT, QUICKPLAY_DRAW, RULES_INFRACTION, DEFAULT, ADJUDICATION, ABANDONED, DISCONNECTION:
                return true;
            case DEATH, EMERGENCY, BOTH_LOSE, UNTERMINATED, UNKNOWN, RESIGNATION_OR_TIME:
                return true;
        }
        return true;
    }

    /**
     * chess.com writes "insufficient material" also for a flag that fell against a side without it: taken so if the side
     * to move would have lost on time to nobody.
     */
    private boolean flagAgainstBareMaterial(Case game) {
        if (rules.authority() != Authority.CHESSCOM || !game.drawn()) {
            return false;
        }
        byFlag(game, game.toMove());
        if (flag != FlagRule.Answer.DRAW) {
            flag = null;
            return false;
        }
        lawful = Outcome.DRAW;
        termination = Termination.TIME_DRAW;
        certainty = Certainty.LIKELY;
        return true;
    }

    /** Whether a claim of these kinds stands at the end. */
    private boolean claimed(int kinds, Termination word) {
        if ((claims.atEnd() & kinds) == 0) {
            return false;
        }
        termination = word;
        certainty = Certainty.CERTAIN;
        return true;
    }

    private void byFlag(Case game, int flagged) {
        int winner = 1 - flagged;
        CanMate helpmate = rules.flag() == FlagRule.HELPMATE ? game.mating.settled(winner) : CanMate.OPEN;
        flag = rules.flag().winOnTime(game.last, winner, helpmate);
    }

    /** Whether it is proved that a colour cannot mate from the final position. */
    static boolean cannotMate(Case game, int color) {
        return game.mating.settled(color) == CanMate.NO || FlagRule.cannotMateByMaterial(game.last, color);
    }

    /** The record is silent. */
    private void infer(Case game) {
        certainty = Certainty.UNKNOWN;
        if (game.decisive()) {
            termination = Termination.RESIGNATION_OR_TIME;
        } else if (game.drawn()) {
            if (game.facts.plies() == 0 && claims.atEnd() == 0) {
                termination = Termination.UNKNOWN;
                return;
            }
            certainty = Certainty.LIKELY;
            int atEnd = claims.atEnd();
            if ((atEnd & Claims.THREEFOLD) != 0) {
                termination = Termination.THREEFOLD_CLAIM;
            } else if ((atEnd & Claims.FIFTY) != 0) {
                termination = Termination.FIFTY_MOVE_CLAIM;
            } else if ((atEnd & Claims.THREEFOLD_INTENDED) != 0) {
                termination = Termination.THREEFOLD_CLAIM;
            } else if ((atEnd & Claims.FIFTY_INTENDED) != 0) {
                termination = Termination.FIFTY_MOVE_CLAIM;
            } else {
                termination = Termination.AGREEMENT;
            }
        } else if (game.recorded == Outcome.UNKNOWN) {
            termination = Termination.UNTERMINATED;
            certainty = Certainty.LIKELY;
        } else {
            termination = Termination.UNKNOWN;
        }
    }

    private Verdict verdict(Case game) {
        if (!game.complete() && !end.exists()) {
            return Verdict.PARTIAL;
        }
        if (game.tag != null && game.token != null && game.tag.real() && game.token.real() && game.tag != game.token) {
            return Verdict.CONFLICT;
        }
        if (lawful == null) {
            return game.recorded == Outcome.UNKNOWN || game.recorded == null && !game.nonstandard
                    ? Verdict.UNFINISHED
                    : Verdict.OPEN;
        }
        return lawful == game.recorded ? Verdict.AGREES : Verdict.CONTRADICTS;
    }

    /** Whether a rule set's servers would not have let play go on after an automatic end. */
    boolean enforced() {
        return rules.authority().enforcedByMachine();
    }

    /** Whether dead positions end the game under this set. */
    boolean deadEnds() {
        return rules.dead() == Effect.AUTOMATIC;
    }

    LawVerdict summary() {
        return new LawVerdict(set, termination, end.ply(), lawful, verdict);
    }
}
