package org.pgnarbiter.audit;

import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.Claims;
import org.pgnarbiter.law.Confidence;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.FivefoldRule;
import org.pgnarbiter.law.FlagRule;
import org.pgnarbiter.law.Judge;
import org.pgnarbiter.law.MaterialRule;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Pace;
import org.pgnarbiter.law.RepetitionKey;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Speed;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.pgn.PgnProblem;
import org.pgnarbiter.replay.BoardState;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.StopReason;

/**
 * Writes the findings of one game under one rule set. Each test stands alone and says in its first line when it speaks; the
 * common game passes all of them without an allocation. Reused.
 */
final class Findings {
    /** Electronic boards, on which kings in the centre signal the result, came into use about then. */
    private static final int E_BOARDS = 19980101;

    /** Days after a site changed its rules in which its servers may still have played by the old ones. */
    private static final int DEPLOYMENT_DAYS = 30;

    private final Position cursor = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    private final ArrayList<Finding> list = new ArrayList<>();
    private final ClaimNotes claimNotes = new ClaimNotes();
    private Case game;
    private GameFacts facts;
    private Ruling ruling;
    private RuleSet rules;

    /** The findings of a ruling; a shared empty list if there is nothing to say. */
    List<Finding> of(Case judged, Ruling by) {
        game = judged;
        facts = judged.facts;
        ruling = by;
        rules = by.rules;
        list.clear();
        results();
        score();
        if (facts.stop() != StopReason.VARIANT && facts.stop() != StopReason.BAD_FEN) {
            boardEnd();
            playedOn();
            record();
            claims();
            agreement();
        }
        return list.isEmpty() ? List.of() : List.copyOf(list);
    }

    // ---------------------------------------------------------------- the result as written

    private void results() {
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

    // ---------------------------------------------------------------- the score

    private void score() {
        if (facts.stop() != null) {
            stopped();
        }
        if (game.signal && facts.stop() == null) {
            add(
                    FindingCode.TRAILING_MOVE_ARTIFACT,
                    facts.plies(),
                    null,
                    "Kings set on the centre signal the result to the board; they are no moves.");
        }
        if (game.game.count(PgnProblem.WRONG_CHECK_MARK) > 0) {
            add(FindingCode.WRONG_CHECK_MARK, -1, null, "A check or mate sign does not fit the board.");
        }
        if (game.game.count(PgnProblem.OVER_DISAMBIGUATED) > 0) {
            add(
                    FindingCode.SAN_OVER_DISAMBIGUATED,
                    -1,
                    null,
                    "A move names more of its departure square than it needs to.");
        }
        if (game.game.count(PgnProblem.FEN_CASTLING) > 0 || game.game.count(PgnProblem.FEN_EN_PASSANT) > 0) {
            add(FindingCode.ILLEGAL_POSITION, 0, null, "The FEN has castling or en passant fields that cannot be.");
        }
        if (facts.falseMate() || saidMate()) {
            add(FindingCode.FALSE_MATE, facts.plies(), Rule.CHECKMATE, "Mate is recorded, but the position is none.");
        }
        if (facts.fenStart() && (facts.fenClock() > 0 || game.trace.start().fullmoveNumber() > 1)) {
            add(
                    FindingCode.FEN_CONTINUATION,
                    0,
                    null,
                    "The game continues from a set-up position; what came before is not known.");
        }
        if (game.end.hint(RecordedEnd.INCOMPLETE)) {
            add(FindingCode.INCOMPLETE_SCORE, -1, null, "A comment says that moves are missing.");
        }
    }

    private boolean saidMate() {
        return game.end.termination() == Termination.CHECKMATE
                && game.complete()
                && facts.boardState() != BoardState.CHECKMATE
                && !facts.falseMate()
                && game.end.source() == RecordedEnd.Source.COMMENT;
    }

    private void stopped() {
        if (game.signal) {
            add(
                    FindingCode.TRAILING_MOVE_ARTIFACT,
                    facts.plies() + 1,
                    null,
                    facts.stopToken() + " is no move: kings on the centre signal the result to the board.");
            return;
        }
        boolean over = facts.boardState() == BoardState.CHECKMATE || facts.boardState() == BoardState.STALEMATE;
        switch (facts.stop()) {
            case ILLEGAL_MOVE, NULL_MOVE:
                if (over) {
                    break;
                }
                Pace pace = pace();
                String capture = Signals.kingCapture(facts, game.last);
                boolean later = facts.tokensAfterStop() > 0;
                if (capture != null) {
                    add(
                            FindingCode.KING_CAPTURE_TOKEN,
                            facts.plies() + (later ? 2 : 1),
                            null,
                            capture + " captures the king: a claim against an illegal move.");
                }
                boolean quick = pace == Pace.BLITZ || pace == Pace.RAPID;
                if (capture == null || later || !quick) {
                    add(
                            FindingCode.ILLEGAL_MOVE,
                            quick ? 3 : 1,
                            facts.plies() + 1,
                            Rule.ILLEGAL_MOVE,
                            facts.stopToken() + " is not legal" + (quick ? "; in quick play it may have stood." : "."));
                }
                break;
            case AMBIGUOUS_MOVE:
                add(
                        FindingCode.AMBIGUOUS_MOVE,
                        facts.plies() + 1,
                        null,
                        facts.stopToken() + " fits several legal moves.");
                break;
            case MALFORMED_MOVE, TOO_LONG:
                if (!over) {
                    add(
                            FindingCode.INCOMPLETE_SCORE,
                            facts.plies() + 1,
                            null,
                            "The score cannot be read on from here.");
                }
                break;
            case BAD_FEN:
                add(FindingCode.ILLEGAL_POSITION, 0, null, "The FEN gives no possible position.");
                break;
            case VARIANT:
                break;
        }
    }

    /** FIDE's pace by the time control, else by the event's name. */
    private Pace pace() {
        Pace pace = rules.pace(TimeControl.fideSeconds(game.tags.timeControl()));
        if (pace != Pace.UNKNOWN) {
            return pace;
        }
        Speed speed = game.speed();
        if (speed == null) {
            return Pace.UNKNOWN;
        }
        return switch (speed) {
            case BULLET, BLITZ -> Pace.BLITZ;
            case RAPID -> Pace.RAPID;
            case CLASSICAL, CORRESPONDENCE -> Pace.STANDARD;
        };
    }

    // ---------------------------------------------------------------- ends on the board

    private void boardEnd() {
        if (!ruling.end.exists()) {
            deadBeforeTheRule();
            return;
        }
        if (ruling.overruled) {
            if (game.armageddon()) {
                add(
                        FindingCode.ARMAGEDDON_SCORE,
                        ruling.end.ply(),
                        null,
                        "A draw counts as a win of Black in an Armageddon game.");
                return;
            }
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

    // ---------------------------------------------------------------- moves after the end

    private void playedOn() {
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

    /** Whether the count at a ply reaches back before the set-up position. */
    private void fenClock(int ply, Rule rule) {
        if (facts.fenStart() && facts.fenClock() > 0 && game.trace.clock(ply) > ply) {
            add(
                    FindingCode.DEPENDS_ON_FEN_CLOCK,
                    ply,
                    rule,
                    "The count includes " + facts.fenClock() + " plies before the set-up position.");
        }
    }

    // ---------------------------------------------------------------- the recorded reason

    private void record() {
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

    // ---------------------------------------------------------------- claims and their disputes

    private void claims() {
        Claims claims = ruling.claims;
        if (ruling.set == RuleSets.PRE_FIDE && facts.threefoldPlacementPly() >= 0) {
            add(
                    FindingCode.ERA_REPETITION_RULE_UNKNOWN,
                    facts.threefoldPlacementPly(),
                    Rule.THREEFOLD,
                    "A position stood for the third time; what rule the event had is not known.");
        }
        boolean any = !claims.isEmpty();
        if (any) {
            disputes(claims);
        }
        saidToBeClaimed(claims);
        if (any) {
            unclaimed(claims);
        }
        lookAlikes(claims);
    }

    private void disputes(Claims claims) {
        if (claims.disputedPly() >= 0) {
            boolean dual = rules.repetitionKey() == RepetitionKey.DUAL;
            add(
                    dual ? FindingCode.CLAIM_DEPENDS_ON_ERA_READING : FindingCode.DISPUTED_BEFORE_2009,
                    claims.disputedPly(),
                    Rule.SAME_POSITION,
                    dual
                            ? "Third occurrence by men and side to move; whether castling and en passant counted then is not known."
                            : "Third occurrence only if a castling right that could not be used at the moment does not count, as some held.");
        }
        if (claims.undeterminedPly() >= 0) {
            add(
                    FindingCode.UNDETERMINED_ERA_RULE,
                    claims.undeterminedPly(),
                    Rule.FIFTY_MOVES,
                    "Fifty moves are reached; whether more were asked for in this ending at the time is not known.");
        }
        if (claims.exception()) {
            add(
                    FindingCode.EXCEPTION_CLASS_ENDING,
                    facts.plies(),
                    Rule.FIFTY_MOVES,
                    "More than fifty moves in an ending for which the number was raised at the time.");
        }
        if (claims.matingMove()) {
            add(
                    FindingCode.INTENDED_MOVE_MATES,
                    facts.plies(),
                    Rule.FIFTY_MOVES,
                    "The move to be written for the claim could mate.");
        }
        for (Claim claim : claims.list()) {
            if (claim.kind() == Claim.Kind.FIFTY) {
                fenClock(claim.firstPly(), Rule.FIFTY_MOVES);
                break;
            }
        }
    }

    /** A comment says that a draw was claimed and the claim correct, yet moves follow (Laws 9.5.2). */
    private void saidToBeClaimed(Claims claims) {
        if (!game.game.mayRemark(ClaimNotes.CLAIM)) {
            return;
        }
        int ply = claimNotes.granted(game.game);
        if (ply < 0 || ply > facts.plies()) {
            return;
        }
        Rule rule = null;
        for (Claim claim : claims.list()) {
            if (claim.firstPly() <= ply && ply <= claim.lastPly()) {
                rule = claim.kind() == Claim.Kind.THREEFOLD ? Rule.THREEFOLD : Rule.FIFTY_MOVES;
            }
        }
        add(
                FindingCode.PLAY_CONTINUED_AFTER_CLAIM,
                ply,
                rule,
                "A comment says that a draw was claimed here and the claim was correct, which ends the game; but moves follow"
                        + (rule == null ? ", and the moves before do not bear the claim out." : "."));
    }

    private void unclaimed(Claims claims) {
        int threefold = -1;
        int fifty = -1;
        int loser = game.decisive() ? 1 - game.recorded.winner() : -1;
        Claim losers = null;
        for (Claim claim : claims.list()) {
            if (claim.claimant() == loser && losers == null) {
                losers = claim;
            }
            if (claim.mode() == Claim.Mode.ON_BOARD
                    && claim.firstPly() < facts.plies()
                    && !probablyMade(claim.kind(), claims)) {
                if (claim.kind() == Claim.Kind.THREEFOLD) {
                    threefold = threefold < 0 ? claim.firstPly() : threefold;
                } else {
                    fifty = fifty < 0 ? claim.firstPly() : fifty;
                }
            }
        }
        boolean known = ruling.set != RuleSets.PRE_FIDE;
        if (threefold >= 0) {
            add(
                    FindingCode.UNCLAIMED_THREEFOLD,
                    threefold,
                    Rule.THREEFOLD,
                    known
                            ? "The third occurrence allowed a claim; the game went on."
                            : "A third occurrence; if the event knew a claim for it, the game went on without one.");
        }
        if (fifty >= 0) {
            add(
                    FindingCode.UNCLAIMED_FIFTY,
                    fifty,
                    Rule.FIFTY_MOVES,
                    known
                            ? "Fifty moves without capture or pawn move allowed a claim; the game went on."
                            : "Fifty moves without capture or pawn move; if the event knew a claim for it, the game went on without one.");
        }
        if (losers != null) {
            add(
                    FindingCode.LOSER_HAD_DRAW_CLAIM,
                    losers.firstPly(),
                    losers.kind() == Claim.Kind.THREEFOLD ? Rule.THREEFOLD : Rule.FIFTY_MOVES,
                    known
                            ? "The side that lost could have claimed a draw here."
                            : "The side that lost could have claimed a draw here, if the event knew such a claim.");
        }
    }

    /** Whether the game was drawn while a claim of this kind stood: then it was made in the end. */
    private boolean probablyMade(Claim.Kind kind, Claims claims) {
        int bits = kind == Claim.Kind.THREEFOLD
                ? Claims.THREEFOLD | Claims.THREEFOLD_INTENDED
                : Claims.FIFTY | Claims.FIFTY_INTENDED;
        return game.drawn() && (claims.atEnd() & bits) != 0;
    }

    /** A silent draw that looks like a repetition and is none: probably a wrong claim that was accepted. */
    private void lookAlikes(Claims claims) {
        if (!game.drawn() || facts.maxPlacementRepetition() < 2 || ruling.end.exists() || !game.complete()) {
            return;
        }
        if (claims.atEnd() == 0 && game.end.termination() == null && Judge.lookAlikes(game.trace) >= 3) {
            add(
                    FindingCode.CLAIM_NOT_SUPPORTED,
                    facts.plies(),
                    Rule.SAME_POSITION,
                    "The men stand as twice before, but it is not the same position for the third time: a claim here would"
                            + " have been wrong, and a draw only because it was accepted.");
        }
        if (facts.threefoldPlacementPly() >= 0
                && (claims.atEnd() & Claims.THREEFOLD) == 0
                && DeadRights.onlyDeadRight(game.trace)) {
            add(
                    FindingCode.DEAD_RIGHT,
                    facts.plies(),
                    Rule.SAME_POSITION,
                    "Only a castling right that could never be used keeps this from being the third occurrence.");
        }
    }

    // ---------------------------------------------------------------- agreement and signals

    private void agreement() {
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
        if (ruling.overruled || !game.real() || rules.authority() != Authority.FIDE || game.signal) {
            return;
        }
        if (facts.stop() != null || game.day() < E_BOARDS) {
            return;
        }
        if (ruling.end.exists()) {
            if (game.recorded == ruling.end.outcome() && Signals.afterTheEnd(game.trace, ruling.end.ply(), cursor)) {
                add(
                        FindingCode.TRAILING_MOVE_ARTIFACT,
                        facts.plies(),
                        null,
                        "The game was over, and only a king stepped to the centre: most likely the signal of the result, not a move.");
            }
        } else if (game.recorded != Outcome.winOf(game.toMove())
                && Signals.legal(game.trace, game.last, moves, game.drawn())) {
            add(
                    FindingCode.TRAILING_MOVE_ARTIFACT,
                    facts.plies(),
                    null,
                    "The last move puts the king on the centre and gives a man away: perhaps the signal of the result, not a move.");
        }
    }

    // ---------------------------------------------------------------- writing one down

    private void add(FindingCode code, int ply, Rule rule, String detail) {
        add(code, code.severity(), ply, rule, detail);
    }

    private void add(FindingCode code, int severity, int ply, Rule rule, String detail) {
        list.add(make(code, severity, ply, rule, detail));
    }

    /** A finding that no article of the rule set speaks of. */
    private void addWithoutArticle(FindingCode code, int severity, int ply, Confidence sure, String detail) {
        list.add(make(code, severity, ply, "", sure, detail));
    }

    /** A finding of the game and rule set looked at last. */
    Finding make(FindingCode code, int severity, int ply, Rule rule, String detail) {
        return make(
                code,
                severity,
                ply,
                rule == null ? "" : rules.citation(rule),
                rule == null ? Confidence.HIGH : rules.confidence(rule),
                detail);
    }

    private Finding make(FindingCode code, int severity, int ply, String article, Confidence sure, String detail) {
        String move = null;
        String fen = null;
        int at = Math.min(ply, facts.plies());
        if (ply >= 0 && facts.stop() != StopReason.BAD_FEN) {
            if (at > 0 && ply == at) {
                game.trace.positionAt(at - 1, cursor);
                move = cursor.fullmoveNumber()
                        + (cursor.sideToMove() == Position.WHITE ? "." : "...")
                        + San.write(cursor, game.trace.move(at));
                cursor.play(game.trace.move(at));
            } else {
                game.trace.positionAt(at, cursor);
            }
            fen = Fen.write(cursor);
        }
        return new Finding(code, severity, ply, move, fen, ruling.set.id(), article, sure, detail, false);
    }
}
