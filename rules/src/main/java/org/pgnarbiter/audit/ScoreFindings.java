package org.pgnarbiter.audit;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Pace;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.Speed;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.pgn.PgnProblem;
import org.pgnarbiter.replay.BoardState;

/** What is wrong with the score itself: moves that are none, signs that do not fit, and moves that signal the result. */
final class ScoreFindings extends FindingGroup {
    /** Electronic boards, on which kings in the centre signal the result, came into use about then. */
    private static final int E_BOARDS = 19980101;

    private final Position cursor = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];

    ScoreFindings(FindingList list) {
        super(list);
    }

    /** Moves and signs that are not what they seem. */
    void score() {
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

    /** Last moves that signal the result to an electronic board. */
    void signals() {
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
}
