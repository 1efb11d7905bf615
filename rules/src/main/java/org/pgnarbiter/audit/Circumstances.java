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

    /** The game's address: {@code Link} of chess.com, else {@code LichessURL} or {@code GameUrl}. */
    CharSequence link();

    /** {@code GameDuration}, which cutechess and TCEC write. */
    CharSequence gameDuration();

    /** Whether tags say that a site only shows the game: a study or a broadcast. */
    default boolean shown() {
        return false;
    }

    /** Number of comments after the last move of the main line. */
    int commentCount();

    /** Text of a comment after the last move, from 0, without the braces. */
    CharSequence comment(int index);

    /** Text of the last comment after the last move, or null. */
    default CharSequence lastComment() {
        return commentCount() == 0 ? null : comment(commentCount() - 1);
    }
}
