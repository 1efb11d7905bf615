package org.pgnarbiter.audit;

import org.pgnarbiter.pgn.MoveSink;
import org.pgnarbiter.pgn.PgnGame;

/** Skips moves without looking at them. */
enum PassOver implements MoveSink {
    MOVES;

    @Override
    public void begin(PgnGame game) {
        // Nothing is kept.
    }

    @Override
    public int move(byte[] text, int start, int limit) {
        int p = start + 1;
        while (p < limit) {
            int c = text[p];
            if (c >= 0 && c <= ' '
                    || c == '{'
                    || c == '('
                    || c == ')'
                    || c == ';'
                    || c == '$'
                    || c == '['
                    || c == '*') {
                break;
            }
            p++;
        }
        return p;
    }

    @Override
    public void lost(byte[] text, int at, int limit) {
        // Reported by the reader.
    }

    @Override
    public void end() {
        // Nothing is kept.
    }
}
