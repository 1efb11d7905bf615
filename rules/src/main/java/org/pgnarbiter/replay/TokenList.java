package org.pgnarbiter.replay;

import java.util.Arrays;
import org.pgnarbiter.pgn.MoveSink;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;

/** The words of main line movetext of one game, collected by a second reading when the first made no sense of them. */
final class TokenList implements MoveSink {
    private final PgnReader reader = new PgnReader();
    private final PgnGame ignored = new PgnGame();
    private int[] bounds = new int[256];
    private int size;

    void collect(PgnGame game) {
        size = 0;
        reader.read(game.buffer(), game.start(), game.end(), this, ignored);
    }

    int size() {
        return size;
    }

    int start(int index) {
        return bounds[index * 2];
    }

    int end(int index) {
        return bounds[index * 2 + 1];
    }

    @Override
    public void begin(PgnGame game) {
        size = 0;
    }

    @Override
    public int move(byte[] text, int start, int limit) {
        int end = WordReplay.wordEnd(text, start, limit);
        if (size * 2 == bounds.length) {
            bounds = Arrays.copyOf(bounds, bounds.length * 2);
        }
        bounds[size * 2] = start;
        bounds[size * 2 + 1] = end;
        size++;
        return end;
    }

    @Override
    public void lost(byte[] text, int at, int limit) {
        // The words before it are all there is.
    }

    @Override
    public void end() {
        // Nothing to finish.
    }
}
