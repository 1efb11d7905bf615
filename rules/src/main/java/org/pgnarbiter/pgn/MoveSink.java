package org.pgnarbiter.pgn;

/** Takes the moves of a game as the reader meets them: byte ranges, no Strings. */
public interface MoveSink {
    /**
     * The tags are read, moves follow.
     *
     * @param game the game so far: its tags are complete
     */
    void begin(PgnGame game);

    /**
     * One move of the main line starts at {@code start}.
     *
     * @param text the buffer; readable for at least eight bytes after {@code limit}
     * @param start index of the first byte of the move
     * @param limit index after the last byte of the game's text
     * @return the index after the move and its marks, greater than {@code start} and at most {@code limit}
     */
    int move(byte[] text, int start, int limit);

    /** The rest of the main line after {@code at} is lost: an unclosed comment or variation starts there. */
    void lost(byte[] text, int at, int limit);

    /** The game's text has ended; the game is complete but for what the sink itself finds. */
    void end();
}
