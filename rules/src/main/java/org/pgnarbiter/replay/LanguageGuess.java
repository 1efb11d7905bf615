package org.pgnarbiter.replay;

import org.pgnarbiter.board.PieceLetters;

/**
 * Tries the piece letters of other languages on a game that makes no sense in English. A language is accepted only when
 * every move of the game resolves in it and no other language gives other moves; otherwise the game stops where it
 * stopped in English.
 */
final class LanguageGuess {
    private final WordReplay replayer;
    private final TokenList words;

    LanguageGuess(WordReplay replayer, TokenList words) {
        this.replayer = replayer;
        this.words = words;
    }

    void run() {
        words.collect(replayer.game());
        PieceLetters found = null;
        long foundMoves = 0;
        for (PieceLetters candidate : PieceLetters.FOREIGN) {
            if (replayer.replayWith(candidate, words) != null || replayer.foreignLetters() == 0) {
                continue;
            }
            if (found != null && foundMoves != replayer.movesHash()) {
                found = null;
                break;
            }
            found = candidate;
            foundMoves = replayer.movesHash();
        }
        replayer.replayWith(found == null ? PieceLetters.ENGLISH : found, words);
    }
}
