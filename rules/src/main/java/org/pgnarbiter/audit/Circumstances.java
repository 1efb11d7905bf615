package org.pgnarbiter.audit;

/**
 * What the tags and the last comment of a game say about where, when and how it was played. Every method may return
 * null (absent); the texts may be views that are valid only until the next game.
 */
public interface Circumstances {

    CharSequence event();

    CharSequence site();

    CharSequence date();

    CharSequence eventDate();

    CharSequence utcDate();

    CharSequence round();

    CharSequence white();

    CharSequence black();

    CharSequence annotator();

    CharSequence timeControl();

    CharSequence termination();

    /** TCEC's {@code TerminationDetails}. */
    CharSequence terminationDetails();

    CharSequence whiteType();

    CharSequence blackType();

    /** The game's address: {@code Link} of chess.com, else {@code LichessURL}. */
    CharSequence link();

    /** {@code GameDuration}, which cutechess and TCEC write. */
    CharSequence gameDuration();

    /** Text of the last comment of the main line, without the braces. */
    CharSequence lastComment();
}
