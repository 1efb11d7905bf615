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

    /** Whether everything played after the end is one or two kings stepping to the centre: not play, but the result told to the board. */
    static boolean afterTheEnd(GameTrace trace, int endPly, Position cursor) {
        int over = trace.plies() - endPly;
        if (over < 1 || over > 2) {
            return false;
        }
        for (int ply = endPly + 1; ply <= trace.plies(); ply++) {
            if (!stepsToCentre(trace, ply, cursor)) {
                return false;
            }
        }
        return true;
    }

    private static boolean stepsToCentre(GameTrace trace, int ply, Position before) {
        int move = trace.move(ply);
        trace.positionAt(ply - 1, before);
        return Moves.kind(move) == Moves.NORMAL
                && (CENTRE >>> Moves.to(move) & 1) != 0
                && before.king(before.sideToMove()) == Moves.from(move)
                && before.pieceAt(Moves.to(move)) < 0;
    }

    /**
     * Whether the last legal move looks like a signal: a king steps on the centre, takes nothing there, and gives a man away:
     * one that only it protected, or in a drawn game a piece anywhere, which can be taken for nothing.
     */
    static boolean legal(GameTrace trace, Position last, int[] moves, boolean drawn) {
        int plies = trace.plies();
        if (plies == 0) {
            return false;
        }
        int move = trace.move(plies);
        int to = Moves.arrival(move);
        int mover = 1 - last.sideToMove();
        // A clock of 0 after a king's move: it captured.
        if ((CENTRE >>> to & 1) == 0
                || last.king(mover) != to
                || Moves.kind(move) == Moves.CASTLING
                || last.halfmoveClock() == 0) {
            return false;
        }
        long pieces = last.occupied(mover) & ~last.pieces(mover, Position.PAWN);
        int count = last.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            int target = Moves.to(moves[i]);
            if (Moves.kind(moves[i]) == Moves.NORMAL
                    && last.pieceAt(target) >= 0
                    && (near(target, Moves.from(move)) || drawn && (pieces >>> target & 1) != 0)
                    && !last.attacked(target, mover)) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(int a, int b) {
        return Math.abs(a % 8 - b % 8) <= 1 && Math.abs(a / 8 - b / 8) <= 1;
    }

    /**
     * The word that captures a king: the word at which the replay stopped, if it takes the king of the side that is not to
     * move, or the word after it, if that takes a king which the illegal move has left in check; the last word of the score
     * in both cases. Null if there is none.
     */
    static String kingCapture(GameFacts facts, Position last) {
        if (facts.stop() != StopReason.ILLEGAL_MOVE || facts.stopToken() == null) {
            return null;
        }
        int mover = last.sideToMove();
        if (facts.tokensAfterStop() == 0) {
            return arrival(facts.stopToken()) == last.king(1 - mover) ? facts.stopToken() : null;
        }
        String answer = facts.nextToken();
        if (facts.tokensAfterStop() > 1 || answer == null || answer.indexOf('x') < 0) {
            return null;
        }
        int king = facts.stopToken().charAt(0) == 'K' ? arrival(facts.stopToken()) : last.king(mover);
        return king >= 0 && arrival(answer) == king ? answer : null;
    }

    /** The square named at the end of a move's text, or a negative number. */
    private static int arrival(String word) {
        int end = word.length();
        while (end > 0 && "+#!?=".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        if (end < 3) {
            return -2;
        }
        int file = word.charAt(end - 2) - 'a';
        int rank = word.charAt(end - 1) - '1';
        return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -2;
    }
}
