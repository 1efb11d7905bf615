package org.pgnarbiter.audit;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.AnnouncedLimits;
import org.pgnarbiter.law.MatingFacts;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Speed;
import org.pgnarbiter.pgn.GameResult;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnProblem;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.pgn.TextRange;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;
import org.pgnarbiter.replay.StopReason;

/** One game as it lies before the auditor: what was played and what is recorded. Reused. */
final class Case {
    PgnGame game;
    AuditedGame tags;
    GameFacts facts;
    GameTrace trace;
    Position last;
    MatingFacts mating;

    /** The Result tag if it is one of the four, else null. */
    Outcome tag;

    /** The result at the end of the movetext, or null. */
    Outcome token;

    /** The result that counts as the recorded one, or null. */
    Outcome recorded;

    /** Whether a result outside the four is written somewhere. */
    boolean nonstandard;

    RecordedEnd end;
    /** Ranges of the Date tag, of the EventDate tag, and of the days that count. */
    long day;

    long eventDay;
    long days;
    boolean correspondence;
    /** Whether the events file says that a draw counts for Black. */
    boolean armageddonEvent;

    int eventMinimum;
    AnnouncedLimits announced = AnnouncedLimits.NONE;

    /** Whether the last words are kings on their way to signal the result. */
    boolean signal;

    private Speed speed;
    private boolean speedKnown;

    void open(AuditedGame next) {
        tags = next;
        game = next.text();
        facts = next.facts();
        trace = next.trace();
        last = next.finalPosition();
        mating = next.mating();
        speedKnown = false;
        results();
        end = RecordReader.read(tags, recorded);
        day = ChessDate.range(next.date());
        eventDay = ChessDate.range(next.eventDate());
        days = LawChoice.days(day, eventDay);
        correspondence = tags.timeControl() != null
                && Words.contains(tags.timeControl(), "/")
                && speed() == Speed.CORRESPONDENCE;
        armageddonEvent = false;
        signal = facts.stop() != null && Signals.illegal(facts, last) || game.count(PgnProblem.RESULT_SIGNAL) > 0;
    }

    private void results() {
        TextRange text = game.text(TagName.RESULT);
        tag = text == null ? null : outcome(GameResult.of(text));
        token = outcome(game.result());
        nonstandard = tag == null && text != null && !Words.blank(text) && !Words.is(text, "?")
                || token == null && game.resultText() != null;
        if (tag != null && tag.real()) {
            recorded = tag;
        } else if (token != null && token.real()) {
            recorded = token;
        } else if (nonstandard && token != Outcome.UNKNOWN) {
            recorded = null;
        } else {
            recorded = token != null ? token : tag;
        }
    }

    private static Outcome outcome(GameResult result) {
        if (result == null) {
            return null;
        }
        return switch (result) {
            case WHITE_WINS -> Outcome.WHITE_WINS;
            case BLACK_WINS -> Outcome.BLACK_WINS;
            case DRAW -> Outcome.DRAW;
            case UNKNOWN -> Outcome.UNKNOWN;
        };
    }

    /** Whether a real result is recorded and it is a win. */
    boolean decisive() {
        return recorded != null && recorded.decisive();
    }

    boolean drawn() {
        return recorded == Outcome.DRAW;
    }

    boolean real() {
        return recorded != null && recorded.real();
    }

    /** Whether a draw counts as a win of Black: the event, the round or a comment says Armageddon. */
    boolean armageddon() {
        return armageddonEvent
                || end.hint(RecordedEnd.ARMAGEDDON)
                || Words.contains(tags.event(), "armageddon")
                || Words.contains(tags.round(), "armageddon");
    }

    /** Whether the moves end where the game ended, as far as the record shows. */
    boolean complete() {
        return facts.stop() == null || signal;
    }

    /** Whether more movetext follows the last legal move. */
    boolean goesOn() {
        return facts.stop() != null && facts.stop() != StopReason.BAD_FEN && !signal;
    }

    /** Colour number of the side to move at the end. */
    int toMove() {
        return facts.whiteToMove() ? 0 : 1;
    }

    /** The speed by time control, else by the name of the event; null if neither says. */
    Speed speed() {
        if (!speedKnown) {
            speed = TimeControl.speed(tags.timeControl(), tags.event());
            if (speed == null) {
                speed = TimeControl.speedOfEvent(tags.event());
            }
            speedKnown = true;
        }
        return speed;
    }

    /** A full day within the possible ones: the last. */
    int day() {
        return ChessDate.last(days);
    }
}
