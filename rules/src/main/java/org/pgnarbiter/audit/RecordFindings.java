package org.pgnarbiter.audit;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.Claims;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.FlagRule;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.replay.BoardState;

/**
 * What the record says of result and reason, beside the board: results that differ, reasons that the board or the law of
 * the day does not bear out.
 */
final class RecordFindings extends FindingGroup {
    RecordFindings(FindingList list) {
        super(list);
    }

    /** Results that contradict each other. */
    void results() {
        if (game.nonstandard) {
            add(FindingCode.NONSTANDARD_RESULT, -1, null, "The result is none of the four of the standard.");
        }
        if (game.tag != null && game.token != null && game.tag != game.token) {
            boolean both = game.tag.real() && game.token.real();
            add(
                    FindingCode.RESULT_TAG_VS_MOVETEXT_TOKEN,
                    both ? 3 : 4,
                    -1,
                    null,
                    "The Result tag says " + game.tag.text() + ", the movetext ends with " + game.token.text() + ".");
        }
        RecordedEnd end = game.end;
        if (end.source() == RecordedEnd.Source.TAG || end.source() == RecordedEnd.Source.DETAILS) {
            if (game.real() && tagContradictsResult(end) && !game.armageddon()) {
                add(
                        FindingCode.TERMINATION_TAG_CONTRADICTS_RESULT,
                        -1,
                        null,
                        "The Termination tag speaks of another result than " + game.recorded.text() + ".");
            }
            comment(RecordReader.comment(game.tags, game.recorded));
        } else if (end.source() == RecordedEnd.Source.COMMENT) {
            comment(end);
        }
    }

    private boolean tagContradictsResult(RecordedEnd end) {
        if (end.hint(RecordedEnd.LOOSE)) {
            return false;
        }
        if (end.claimed() != null) {
            return end.claimed() != game.recorded;
        }
        if (end.termination() == null) {
            return false;
        }
        return switch (end.termination()) {
            case UNTERMINATED -> game.recorded.decisive();
            case CHECKMATE, RESIGNATION -> game.recorded == Outcome.DRAW;
            default -> end.termination().alwaysDraw() && game.recorded.decisive();
        };
    }

    private void comment(RecordedEnd said) {
        if (game.real()
                && said.claimed() != null
                && said.claimed() != game.recorded
                && !said.hint(RecordedEnd.LOOSE)
                && !game.armageddon()) {
            add(
                    FindingCode.RESULT_CONTRADICTS_COMMENT,
                    -1,
                    null,
                    "The last comment speaks of " + said.claimed().text() + ", the result is " + game.recorded.text()
                            + ".");
        }
    }

    /** The recorded reason, where the board ended nothing. */
    void reason() {
        if (ruling.end.exists() || !game.complete()) {
            return;
        }
        Termination said = game.end.termination();
        if (said == null) {
            silentWin();
            return;
        }
        boolean agrees = game.end.claimed() == null || game.end.claimed() == game.recorded;
        switch (said) {
            case TIME_FORFEIT:
                if (game.decisive() && agrees) {
                    timeWin();
                }
                break;
            case TIME_DRAW:
                timeDraw();
                break;
            case RESIGNATION:
                if (ruling.lawful == Outcome.DRAW) {
                    add(
                            FindingCode.RESIGNATION_WIN_WITHOUT_MATING_POSSIBILITY,
                            facts.plies(),
                            Rule.RESIGNATION,
                            "Resigned, but the opponent could not mate by any sequence of moves.");
                }
                break;
            case ILLEGAL_MOVE:
                if (ruling.lawful == Outcome.DRAW) {
                    add(
                            FindingCode.ILLEGAL_MOVE_LOSS_WITHOUT_MATING_POSSIBILITY,
                            facts.plies(),
                            Rule.ILLEGAL_MOVE,
                            "Lost by an illegal move, but the opponent could not mate by any sequence of moves.");
                }
                break;
            case CHECKMATE, STALEMATE, DEAD_POSITION:
                notOnBoard("The record names " + said.word() + ", but the board does not show it.");
                break;
            case INSUFFICIENT_MATERIAL:
                if (ruling.termination != Termination.TIME_DRAW
                        && facts.boardState() != BoardState.INSUFFICIENT_MATERIAL
                        && game.mating.deadPly() < 0) {
                    notOnBoard("The record names insufficient material, but a mate is not excluded by material.");
                }
                break;
            case THREEFOLD_CLAIM, FIVEFOLD:
                if ((ruling.claims.atEnd() & (Claims.THREEFOLD | Claims.THREEFOLD_INTENDED)) == 0 && game.drawn()) {
                    unsupported(Rule.THREEFOLD, "repetition");
                }
                break;
            case FIFTY_MOVE_CLAIM, SEVENTYFIVE_MOVES:
                if ((ruling.claims.atEnd() & (Claims.FIFTY | Claims.FIFTY_INTENDED)) == 0
                        && facts.halfmoveClock() < 99) {
                    unsupported(Rule.FIFTY_MOVES, "fifty moves");
                }
                break;
            default:
                break;
        }
    }

    private void notOnBoard(String detail) {
        if (game.end.source() != RecordedEnd.Source.COMMENT && !game.end.hint(RecordedEnd.LOOSE)) {
            add(FindingCode.TERMINATION_TAG_CONTRADICTS_BOARD, facts.plies(), null, detail);
        }
    }

    /** The record speaks of a claim that the moves do not bear out; Lichess' own count may rarely be wrong. */
    private void unsupported(Rule rule, String what) {
        if (rules.threefold(game.correspondence, game.day()) == Effect.CLAIM || rule == Rule.FIFTY_MOVES) {
            add(
                    FindingCode.CLAIM_NOT_SUPPORTED,
                    facts.plies(),
                    rule,
                    "The record says " + what
                            + ", but the moves do not show it; a wrong claim that is accepted is a valid draw.");
        }
        if (rules.authority() != Authority.LICHESS) {
            notOnBoard("The record says " + what + ", but the moves do not show it.");
        }
    }

    private void timeWin() {
        int winner = game.recorded.winner();
        FlagRule.Answer answer = ruling.flag;
        if (answer == FlagRule.Answer.DRAW || answer == FlagRule.Answer.DOUBTFUL) {
            add(
                    FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY,
                    answer == FlagRule.Answer.DRAW ? 2 : 4,
                    facts.plies(),
                    Rule.FLAG_FALL,
                    answer == FlagRule.Answer.DRAW
                            ? "Won on time, but the winner could not mate by the rule of the day."
                            : "Won on time with too little material, unless the win was forced.");
        } else if (rules.authority() == Authority.FIDE
                && rules.flag() != FlagRule.HELPMATE
                && Ruling.cannotMate(game, winner)) {
            addWithoutArticle(
                    FindingCode.TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY,
                    5,
                    facts.plies(),
                    rules.confidence(Rule.FLAG_FALL),
                    "Won on time although the winner could not mate: a draw by today's Laws; those of the time, as far as known, let the win stand.");
        }
    }

    private void timeDraw() {
        if (!game.drawn() || ruling.flag != FlagRule.Answer.WIN || rules.flag() != FlagRule.HELPMATE) {
            return;
        }
        int winner = game.end.loser() >= 0 ? 1 - game.end.loser() : 1 - game.toMove();
        if (game.mating.settled(winner) == CanMate.YES
                && (game.end.hint(RecordedEnd.INSUFFICIENT) || onlyMinors(winner))) {
            add(
                    FindingCode.TIME_DRAW_ALTHOUGH_MATE_POSSIBLE,
                    facts.plies(),
                    Rule.FLAG_FALL,
                    "Drawn on time, but the side with time left could still have mated with the opponent's help.");
        }
    }

    private boolean onlyMinors(int color) {
        return (game.last.pieces(color, Position.PAWN)
                        | game.last.pieces(color, Position.ROOK)
                        | game.last.pieces(color, Position.QUEEN))
                == 0;
    }

    private void silentWin() {
        if (game.decisive()
                && rules.authority() == Authority.FIDE
                && rules.deadByAnySequence()
                && game.mating.canMate(game.recorded.winner()) == CanMate.NO) {
            add(
                    FindingCode.DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE,
                    rules.resignationDraw() ? 2 : 4,
                    facts.plies(),
                    rules.resignationDraw() ? Rule.RESIGNATION : Rule.FLAG_FALL,
                    "A win without a recorded reason, but the winner could not mate.");
        }
    }

    /** Draws agreed before that was allowed. */
    void agreement() {
        if (ruling.termination == Termination.AGREEMENT && game.drawn() && facts.plies() > 0) {
            int least = Math.max(game.eventMinimum, rules.agreementMinimum(game.day()));
            if (least > 0
                    && facts.plies() / 2 < least
                    && rules.authority() == Authority.FIDE
                    && !Houses.named(game.tags.site())) {
                add(
                        FindingCode.AGREED_DRAW_BEFORE_MOVE_N,
                        least == 1 ? 4 : 5,
                        facts.plies(),
                        Rule.AGREEMENT,
                        "Drawn before " + (least == 1 ? "both sides had moved." : "move " + least + "."));
            }
        }
    }
}
