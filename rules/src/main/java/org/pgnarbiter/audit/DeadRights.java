package org.pgnarbiter.audit;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.replay.GameTrace;

/** Castling rights that could never be used: the bishop beside the king is walled in for good by blocked pawns. */
final class DeadRights {
    private DeadRights() {}

    /**
     * Whether the final position has the men and side to move of at least two earlier ones and would be the same as they but
     * for castling rights on a side whose bishop can never leave its first square.
     */
    static boolean onlyDeadRight(GameTrace trace) {
        int end = trace.plies();
        int lost = 0;
        int alike = 0;
        for (int ply = trace.windowStart(end); ply < end; ply++) {
            if (trace.placementHash(ply) == trace.placementHash(end)) {
                if (trace.hasEnPassant(ply)) {
                    return false;
                }
                alike++;
                lost |= trace.castlingRights(ply) & ~trace.castlingRights(end);
            }
        }
        if (alike < 2 || lost == 0) {
            return false;
        }
        Position board = Position.initial();
        trace.positionAt(end, board);
        for (int right = 0; right < 4; right++) {
            if ((lost >> right & 1) != 0 && !walled(board, right)) {
                return false;
            }
        }
        return true;
    }

    /** Bishop on its first square between king and rook, both pawns before it blocked by enemy pawns. */
    private static boolean walled(Position board, int right) {
        int color = right / 2;
        int rank = color == 0 ? 0 : 7;
        int forward = color == 0 ? 1 : -1;
        int file = right % 2 == 0 ? 5 : 2;
        return board.pieceAt(rank * 8 + file) == color * 6 + Position.BISHOP
                && blocked(board, color, file - 1, rank + forward, forward)
                && blocked(board, color, file + 1, rank + forward, forward);
    }

    private static boolean blocked(Position board, int color, int file, int rank, int forward) {
        return board.pieceAt(rank * 8 + file) == color * 6 + Position.PAWN
                && board.pieceAt((rank + forward) * 8 + file) == (1 - color) * 6 + Position.PAWN;
    }
}
