package org.pgnarbiter.audit;

import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;
import org.pgnarbiter.replay.StopReason;

/** Last words of a score that are no moves: kings put on the centre for an electronic board, a king "captured". */
final class Signals {
    private static final long CENTRE = 1L << 27 | 1L << 28 | 1L << 35 | 1L << 36;

    private Signals() {}

    /** Whether the words after the last legal move put kings on d4, e4, d5 or e5. */
    static boolean illegal(GameFacts facts, Position last) {
        if (facts.stop() != StopReason.ILLEGAL_MOVE && facts.stop() != StopReason.AMBIGUOUS_MOVE
                || facts.tokensAfterStop() > 1) {
            return false;
        }
        return kingToCentre(facts.stopToken())
                && (facts.tokensAfterStop() == 0 || kingToCentre(facts.nextToken()))
                && last != null;
    }

    private static boolean kingToCentre(String word) {
        if (word == null || !(word.startsWith("K") || word.startsWith("xK"))) {
            return false;
        }
        for (String square : new String[] {"d4", "e4", "d5", "e5"}) {
            if (word.startsWith("K" + square) || word.startsWith("Kx" + square)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the last legal move looks like a signal: a king steps on the centre and away from a man that only it
     * protected, so that this man can be taken for nothing.
     */
    static boolean legal(GameTrace trace, Position last, int[] moves) {
        int plies = trace.plies();
        if (plies == 0) {
            return false;
        }
        int move = trace.move(plies);
        int to = Moves.arrival(move);
        int mover = 1 - last.sideToMove();
        if ((CENTRE >>> to & 1) == 0 || last.king(mover) != to || Moves.kind(move) == Moves.CASTLING) {
            return false;
        }
        int count = last.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            int target = Moves.to(moves[i]);
            if (Moves.kind(moves[i]) == Moves.NORMAL
                    && last.pieceAt(target) >= 0
                    && near(target, Moves.from(move))
                    && !last.attacked(target, mover)) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(int a, int b) {
        return Math.abs(a % 8 - b % 8) <= 1 && Math.abs(a / 8 - b / 8) <= 1;
    }

    /** Whether the word at which the replay stopped captures the king of the side that is not to move. */
    static boolean capturesKing(GameFacts facts, Position last) {
        String word = facts.stopToken();
        if (facts.stop() != StopReason.ILLEGAL_MOVE || word == null || facts.tokensAfterStop() > 0) {
            return false;
        }
        int end = word.length();
        while (end > 0 && "+#!?=".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        if (end < 3) {
            return false;
        }
        int file = word.charAt(end - 2) - 'a';
        int rank = word.charAt(end - 1) - '1';
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 && last.king(1 - last.sideToMove()) == rank * 8 + file;
    }
}
