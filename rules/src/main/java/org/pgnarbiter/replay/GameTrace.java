package org.pgnarbiter.replay;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * The course of one game, ply by ply: what rare questions (claims, disputes of an era, the first dead ply) need. Ply 0 is
 * the start position. Reused from game to game: valid until its replayer reads the next.
 */
public final class GameTrace {
    private final Position start = Position.initial();
    private int plies;
    private int[] moves = new int[512];
    private long[] hashes = new long[512];
    private long[] placements = new long[512];
    private int[] clocks = new int[512];
    private byte[] state = new byte[512];
    private final byte[] scratch = new byte[64];

    GameTrace() {}

    void begin(Position position) {
        start.copyFrom(position);
        plies = 0;
        record(0, Moves.NONE, position);
    }

    void add(int ply, int move, Position position) {
        if (ply == moves.length) {
            grow();
        }
        plies = ply;
        record(ply, move, position);
    }

    private void record(int ply, int move, Position position) {
        moves[ply] = move;
        hashes[ply] = position.hash();
        placements[ply] = position.placementHash();
        clocks[ply] = position.halfmoveClock();
        state[ply] = (byte)
                (position.castlingRights() | (position.enPassant() < 0 ? 0 : (position.enPassant() & 7) + 1 << 4));
    }

    private void grow() {
        int length = moves.length * 2;
        moves = Arrays.copyOf(moves, length);
        hashes = Arrays.copyOf(hashes, length);
        placements = Arrays.copyOf(placements, length);
        clocks = Arrays.copyOf(clocks, length);
        state = Arrays.copyOf(state, length);
    }

    /** Number of legal plies replayed. */
    public int plies() {
        return plies;
    }

    /** The start position; not to be changed. */
    public Position start() {
        return start;
    }

    /** The packed move that led to a ply, 1 to {@link #plies}. */
    public int move(int ply) {
        return moves[ply];
    }

    /** The packed moves of the game, in order, as an array of their own. */
    public int[] moves() {
        return Arrays.copyOfRange(moves, 1, plies + 1);
    }

    /** Hash of the position after a ply as the repetition rule sees it. */
    public long hash(int ply) {
        return hashes[ply];
    }

    /** Hash of men and side to move after a ply. */
    public long placementHash(int ply) {
        return placements[ply];
    }

    /** Half-move clock after a ply. */
    public int clock(int ply) {
        return clocks[ply];
    }

    /** Castling rights after a ply, as {@link Position#castlingRights}. */
    public int castlingRights(int ply) {
        return state[ply] & 15;
    }

    /** Whether a legal capture en passant existed after a ply. */
    public boolean hasEnPassant(int ply) {
        return (state[ply] & 0xF0) != 0;
    }

    /** The first ply that can hold the same position as {@code ply}: nothing irreversible by men happened since. */
    public int windowStart(int ply) {
        return Math.max(0, ply - clocks[ply]);
    }

    /** The position after a ply, played anew from the start into {@code out}. */
    public void positionAt(int ply, Position out) {
        out.copyFrom(start);
        for (int i = 1; i <= ply; i++) {
            out.play(moves[i]);
        }
    }

    /** How often the position after a ply had occurred by then, itself included, by the strict key. */
    public int occurrences(int ply) {
        int count = 1;
        for (int i = ply - 4, first = windowStart(ply); i >= first; i -= 2) {
            if (hashes[i] == hashes[ply]) {
                count++;
            }
        }
        return count;
    }

    /** How often men and side to move had been the same by a ply, itself included. */
    public int placementOccurrences(int ply) {
        int count = 1;
        for (int i = ply - 4, first = windowStart(ply); i >= first; i -= 2) {
            if (placements[i] == placements[ply]) {
                count++;
            }
        }
        return count;
    }

    /** Whether rights and en passant are the same after two plies. */
    boolean sameState(int ply, int other) {
        return state[ply] == state[other];
    }

    /**
     * Whether the men stand alike at the current position and at an earlier ply of the same window. Exact: the moves
     * between are taken back on a copy of the board, for a hash alone proves nothing.
     */
    boolean samePlacement(Position current, int currentPly, int earlierPly) {
        byte[] board = scratch;
        for (int square = 0; square < 64; square++) {
            board[square] = (byte) current.pieceAt(square);
        }
        for (int ply = currentPly; ply > earlierPly; ply--) {
            int move = moves[ply];
            int from = Moves.from(move);
            if (Moves.kind(move) == Moves.CASTLING) {
                int rookTo = (from & 56) | (Moves.to(move) < from ? 3 : 5);
                byte king = board[Moves.arrival(move)];
                byte rook = board[rookTo];
                board[Moves.arrival(move)] = -1;
                board[rookTo] = -1;
                board[from] = king;
                board[Moves.to(move)] = rook;
            } else {
                board[from] = board[Moves.to(move)];
                board[Moves.to(move)] = -1;
            }
        }
        for (int square = 0; square < 64; square++) {
            if (board[square] != current.pieceAt(square)) {
                return false;
            }
        }
        return true;
    }
}
