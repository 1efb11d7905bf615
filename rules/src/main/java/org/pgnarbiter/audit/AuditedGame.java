package org.pgnarbiter.audit;

import java.util.List;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.MatingFacts;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.pgn.TextRange;
import org.pgnarbiter.replay.Disagreement;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;

/**
 * One game with everything known about it: where it was read, what its text says, what happened on the board, and what
 * the Laws make of it. Filled and reused by {@link TextAuditor}: valid until its next game.
 */
public final class AuditedGame implements Circumstances {
    private final PgnGame game;
    String source = "";
    long blockOffset;
    long byteOffset;
    long byteLength;
    GameFacts facts;
    GameTrace trace;
    Position finalPosition;
    MatingFacts mating = MatingFacts.NOTHING;
    List<Disagreement> disagreements = List.of();
    GameAudit audit;

    AuditedGame(PgnGame game) {
        this.game = game;
    }

    /** On what another engine differs; empty where none was asked. */
    public List<Disagreement> disagreements() {
        return disagreements;
    }

    /** Path or URI of the input as it was given. */
    public String source() {
        return source;
    }

    /** Compressed start of the block in which the game's text begins; 0 for plain text and single streams. */
    public long blockOffset() {
        return blockOffset;
    }

    /** Bytes from the start of the block's text to the start of the game. */
    public long byteOffset() {
        return byteOffset;
    }

    /** Length of the game's text in bytes. */
    public long byteLength() {
        return byteLength;
    }

    /** The game as its text has it. */
    public PgnGame text() {
        return game;
    }

    /** What happened on the board. */
    public GameFacts facts() {
        return facts;
    }

    /** The course of the game, ply by ply. */
    public GameTrace trace() {
        return trace;
    }

    /** The position after the last legal ply; not to be changed. */
    public Position finalPosition() {
        return finalPosition;
    }

    /** Who can still mate in the final position, as far as was looked. */
    public MatingFacts mating() {
        return mating;
    }

    /** Whether the final position is dead (Laws 5.2.2): {@code YES} and {@code NO} are proved. */
    public CanMate dead() {
        CanMate white = mating.canMate(Position.WHITE);
        CanMate black = mating.canMate(Position.BLACK);
        if (white == CanMate.YES || black == CanMate.YES) {
            return CanMate.NO;
        }
        if (white == CanMate.NO && black == CanMate.NO) {
            return CanMate.YES;
        }
        return white == CanMate.UNDECIDED || black == CanMate.UNDECIDED ? CanMate.UNDECIDED : CanMate.OPEN;
    }

    /**
     * Seconds left on a player's clock after his last move, or -1.
     *
     * @param color 0 White, 1 Black
     */
    public int clockSeconds(int color) {
        return game.clockSeconds(facts.whiteBegan() ? color : color ^ 1);
    }

    /** What the Laws make of the game; null where it was not judged. */
    public GameAudit audit() {
        return audit;
    }

    // ---------------------------------------------------------------- circumstances

    @Override
    public CharSequence event() {
        return game.text(TagName.EVENT);
    }

    @Override
    public CharSequence site() {
        return game.text(TagName.SITE);
    }

    @Override
    public CharSequence date() {
        return game.text(TagName.DATE);
    }

    @Override
    public CharSequence eventDate() {
        return game.text(TagName.EVENT_DATE);
    }

    @Override
    public CharSequence utcDate() {
        return game.text(TagName.UTC_DATE);
    }

    @Override
    public CharSequence round() {
        return game.text(TagName.ROUND);
    }

    @Override
    public CharSequence white() {
        return readable(TagName.WHITE);
    }

    @Override
    public CharSequence black() {
        return readable(TagName.BLACK);
    }

    @Override
    public CharSequence annotator() {
        return game.text(TagName.ANNOTATOR);
    }

    @Override
    public CharSequence timeControl() {
        return game.text(TagName.TIME_CONTROL);
    }

    @Override
    public CharSequence termination() {
        return readable(TagName.TERMINATION);
    }

    @Override
    public CharSequence terminationDetails() {
        return game.text(TagName.TERMINATION_DETAILS);
    }

    @Override
    public CharSequence whiteType() {
        return game.text(TagName.WHITE_TYPE);
    }

    @Override
    public CharSequence blackType() {
        return game.text(TagName.BLACK_TYPE);
    }

    @Override
    public CharSequence link() {
        return game.has(TagName.LINK) ? game.text(TagName.LINK) : game.text(TagName.LICHESS_URL);
    }

    @Override
    public CharSequence gameDuration() {
        return game.text(TagName.GAME_DURATION);
    }

    @Override
    public boolean shown() {
        return game.has(TagName.STUDY_NAME)
                || game.has(TagName.CHAPTER_NAME)
                || game.has(TagName.BROADCAST_NAME)
                || game.has(TagName.BROADCAST_URL);
    }

    @Override
    public int commentCount() {
        return game.finalCommentCount();
    }

    @Override
    public CharSequence comment(int index) {
        CharSequence raw = index == game.finalCommentCount() - 1 ? game.lastComment() : game.finalCommentText(index);
        return isAscii(raw) ? raw : game.finalComment(index);
    }

    /** A raw view where all is ASCII, else the decoded value: for texts in other languages than English. */
    private CharSequence readable(TagName name) {
        CharSequence raw = game.text(name);
        return raw == null || isAscii(raw) ? raw : game.value(name);
    }

    private static boolean isAscii(CharSequence text) {
        if (text instanceof TextRange range) {
            return range.isBelowDelete();
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 126) {
                return false;
            }
        }
        return true;
    }
}
