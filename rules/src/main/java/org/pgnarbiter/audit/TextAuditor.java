package org.pgnarbiter.audit;

import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.MoveSink;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.pgn.TextPlaces;
import org.pgnarbiter.replay.ReplayEngine;
import org.pgnarbiter.replay.SecondOpinion;

/**
 * From the bytes of a text to audited games: reader, replay and law in a row. One per task; everything in it is reused
 * from game to game.
 */
public final class TextAuditor {
    /** How far a game is worked out. */
    public enum Depth {
        /** Tags and result only; moves are passed over where that certainly changes nothing of these. */
        TEXT,
        /** And the facts of the board. */
        FACTS,
        /** And who can still mate, the law and the verdict. */
        VERDICT
    }

    private final Depth depth;
    private final PgnReader reader = new PgnReader();
    private final ReplayEngine replayer;
    private final SecondOpinion opinion;
    private final PgnGame game = new PgnGame();
    private final AuditedGame audited = new AuditedGame(game);
    private final FinalMating mating;
    private final Auditor auditor;
    private TextPlaces places;
    private GameText text;
    private MoveSink moves;
    private int at;

    /**
     * An auditor that works games out to a depth.
     *
     * @param certify whether every final position is searched for who can still mate
     */
    public TextAuditor(Depth depth, boolean certify) {
        this(depth, certify, LawChoice.auto(), Accepted.NONE);
    }

    /** As above, with rules for choosing the Laws and findings declared right. */
    public TextAuditor(Depth depth, boolean certify, LawChoice laws, Accepted accepted) {
        this(depth, certify, laws, accepted, EngineChoice.BUILTIN);
    }

    /** As above, with an engine that is on the class path ({@link EngineChoice#need}). */
    public TextAuditor(Depth depth, boolean certify, LawChoice laws, Accepted accepted, EngineChoice engine) {
        this.depth = depth;
        replayer = engine.engine();
        opinion = engine.opinion();
        auditor = new Auditor(laws, accepted);
        mating = new FinalMating(certify);
        mating.skip();
        audited.mating = mating;
        audited.trace = replayer.trace();
        audited.finalPosition = replayer.position();
    }

    /** Takes up a text that lies in one block of its file, 0 for a single stream; its games follow by {@link #next}. */
    public void open(String source, long blockOffset, GameText newText) {
        open(source, TextPlaces.block(blockOffset), newText);
    }

    /**
     * Takes up a text; its games follow by {@link #next}.
     *
     * @param newPlaces tells where in its file a byte of the text lies
     */
    public void open(String source, TextPlaces newPlaces, GameText newText) {
        audited.source = source;
        places = newPlaces;
        text = newText;
        at = newText.start();
        // Elsewhere the board has a say in where a word ends, and with it in what is a result and where a game ends.
        moves = depth == Depth.TEXT && newText.isOneGame() ? PassOver.MOVES : replayer;
    }

    /** Reads and audits the next game of the text; false when there is none. */
    public boolean next() {
        if (at < 0 || at >= text.end()) {
            return false;
        }
        at = reader.read(text.buffer(), at, text.end(), moves, game);
        if (at < 0) {
            return false;
        }
        long offset = text.offsetOf(game.start());
        audited.blockOffset = places.blockOffset(offset);
        audited.byteOffset = places.byteOffset(offset);
        boolean last = text.tooLong() && at >= text.end();
        audited.byteLength = last ? text.offset() + text.length() - offset : text.offsetOf(game.end()) - offset;
        if (depth != Depth.TEXT) {
            if (last) {
                replayer.cutShort();
            }
            audited.facts = replayer.facts();
        }
        if (depth == Depth.VERDICT) {
            if (opinion != null) {
                audited.disagreements = opinion.on(game, replayer, last);
            }
            judge();
        }
        return true;
    }

    private void judge() {
        if (audited.facts.replayed()) {
            mating.look(audited.finalPosition, audited.trace, audited.facts);
        } else {
            mating.skip();
        }
        audited.audit = auditor.audit(audited);
    }

    /** The game of the last {@link #next}; reused. */
    public AuditedGame game() {
        return audited;
    }
}
