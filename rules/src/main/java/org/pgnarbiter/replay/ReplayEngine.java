package org.pgnarbiter.replay;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.pgn.MoveSink;
import org.pgnarbiter.pgn.PgnReader;

/**
 * Replays games: takes their moves from a {@link PgnReader} and answers with facts. {@link Replayer} is the one built
 * in; others are found by {@link Engines}. One per thread; everything it hands out is reused from game to game.
 */
public interface ReplayEngine extends MoveSink {
    /** The facts of the game read last. */
    GameFacts facts();

    /**
     * The course of the game read last, in the terms of our board whatever engine found the moves legal: claims and the
     * search for mates work on it.
     */
    GameTrace trace();

    /** The final position of the game read last. */
    Position position();

    /** The final position as the engine's own board has it; en passant only where such a capture is legal. */
    String finalFen();

    /** The text of the game read last goes on after what was read: its moves stop there. */
    void cutShort();
}
