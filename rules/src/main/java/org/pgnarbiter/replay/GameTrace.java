package org.pgnarbiter.replay;

import java.util.Arrays;
import org.pgnarbiter.board.Position;

/**
 * The course of one game, ply by ply: what rare questions (claims, disputes of an era, the first dead ply) need. Ply 0 is
 * the start position. Reused from game to game: valid until its replayer reads the next.
 */
public final class GameTrace {
    private static final int STATE_SHIFT = 20;
    private static final int CLOCK_SHIFT = 32;
    private static final int MOVE = (1 << STATE_SHIFT) - 1;
    /** How far moves are taken back without keeping what stood on the way. */
    private static final int STRIDE = 64;

    private final Position start = Position.initial();
    private final Position scratch = Position.initial();
    /** In long games, where the men stood after so many plies times {@link #STRIDE}, and in which game that was. */
    private Position[] kept = new Position[0];

    private int[] keptIn = new int[0];
    private int game;
    private int plies;
    private long[] placements = new long[512];
    /** By ply: the packed move, {@link Position#state} and half-move clock after it. */
    private long[] rest = new long[512];
    /** The replay's own position: after the last ply. */
    private Position now = start;
    /**
     * In order, the plies at which men and side to move were the same as before, how often the position stood, and how often
     * men and side to move were so.
     */
    private int[] repeats = new int[48];

    private int repeatCount;
    /** The position at the first of these plies: claims begin there. */
    private final Position firstRepeat = Position.initial();

    GameTrace() {}

    void begin(Position position) {
        start.copyFrom(position);
        now = position;
        repeatCount = 0;
        game++;
        set(0, 0, position);
    }

    /**
     * Notes that men and side to move are the same as before.
     *
     * @param occurrences how often, rights and en passant included
     * @param placements how often, without them
     */
    void repeated(int ply, int occurrences, int placements) {
        if (repeatCount == 0) {
            firstRepeat.copyFrom(now);
        }
        if (repeatCount * 3 == repeats.length) {
            repeats = Arrays.copyOf(repeats, repeats.length * 2);
        }
        repeats[repeatCount * 3] = ply;
        repeats[repeatCount * 3 + 1] = occurrences;
        repeats[repeatCount * 3 + 2] = placements;
        repeatCount++;
    }

    /**
     * How often the position after a ply had stood by then, as far as {@link #repeated} was told; not strictly, by men and
     * side to move.
     */
    int noted(int ply, boolean strict) {
        for (int i = repeatCount - 1; i >= 0 && repeats[i * 3] >= ply; i--) {
            if (repeats[i * 3] == ply) {
                return repeats[i * 3 + (strict ? 1 : 2)];
            }
        }
        return 1;
    }

    void add(int ply, int move, Position position) {
        if (ply == rest.length) {
            placements = Arrays.copyOf(placements, 2 * ply);
            rest = Arrays.copyOf(rest, 2 * ply);
        }
        set(ply, move, position);
    }

    private void set(int ply, int move, Position position) {
        plies = ply;
        placements[ply] = position.placementHash();
        rest[ply] = (long) position.halfmoveClock() << CLOCK_SHIFT | position.state() << STATE_SHIFT | move;
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
        return (int) rest[ply] & MOVE;
    }

    /** The packed moves of the game, in order, as an array of their own. */
    public int[] moves() {
        int[] moves = new int[plies];
        for (int i = 0; i < plies; i++) {
            moves[i] = move(i + 1);
        }
        return moves;
    }

    /** Hash of the position after a ply as the repetition rule sees it. */
    public long hash(int ply) {
        return Position.hash(placements[ply], state(ply));
    }

    /** Hash of men and side to move after a ply. */
    public long placementHash(int ply) {
        return placements[ply];
    }

    /** Half-move clock after a ply. */
    public int clock(int ply) {
        return (int) (rest[ply] >>> CLOCK_SHIFT);
    }

    /** Castling rights after a ply, as {@link Position#castlingRights}. */
    public int castlingRights(int ply) {
        return state(ply) & 15;
    }

    /** Whether a legal capture en passant existed after a ply. */
    public boolean hasEnPassant(int ply) {
        return state(ply) > 15;
    }

    /** The first ply that can hold the same position as {@code ply}: nothing irreversible by men happened since. */
    public int windowStart(int ply) {
        return Math.max(0, ply - clock(ply));
    }

    /**
     * The position after a ply: taken back from the last one while no pawn moved and nothing was captured, else played on
     * from the first repetition or the start.
     */
    public void positionAt(int ply, Position out) {
        int known = repeatCount > 0 && repeats[0] <= ply ? repeats[0] : 0;
        if (ply >= windowStart(plies) && plies - ply < ply - known) {
            out.copyFrom(now);
            for (int i = plies; i > ply; i--) {
                out.takeBackMen(move(i));
            }
        } else {
            out.copyFrom(known > 0 ? firstRepeat : start);
            for (int i = known; i < ply; i++) {
                out.playMen(move(i + 1));
            }
        }
        out.putRight(placements[ply], state(ply), clock(ply));
    }

    /** How many plies have men and side to move as they were before. */
    public int repeats() {
        return repeatCount;
    }

    /** The ply of such a repetition, in order from 0. */
    public int repeatPly(int index) {
        return repeats[index * 3];
    }

    /** How often the position had occurred by the ply of such a repetition, itself included, by the strict key; 1 and up. */
    public int repeatOccurrences(int index) {
        return repeats[index * 3 + 1];
    }

    /** The same by men and side to move alone, whatever castling and en passant; 2 and up. */
    public int repeatPlacements(int index) {
        return repeats[index * 3 + 2];
    }

    /** How often the position after a ply had occurred by then, itself included, by the strict key. */
    public int occurrences(int ply) {
        return noted(ply, true);
    }

    /** {@link Position#state} after a ply. */
    private int state(int ply) {
        return (int) rest[ply] >>> STATE_SHIFT;
    }

    /** Whether rights and en passant are the same after two plies. */
    boolean sameState(int ply, int other) {
        return state(ply) == state(other);
    }

    /**
     * Whether the men stand alike at the current position and at an earlier ply of the same window. Exact: the moves
     * between are taken back on a copy of the board, for a hash alone proves nothing.
     */
    boolean samePlacement(Position current, int currentPly, int earlierPly) {
        if (currentPly - earlierPly > STRIDE) {
            return samePlacementFarBack(current, currentPly, earlierPly);
        }
        scratch.copyFrom(current);
        for (int ply = currentPly; ply > earlierPly; ply--) {
            scratch.takeBackMen(move(ply));
        }
        return scratch.sameMen(current);
    }

    /** The same from the nearest position on the way that is known; keeps those it passes, for the next time. */
    private boolean samePlacementFarBack(Position current, int currentPly, int earlierPly) {
        int strides = currentPly / STRIDE + 1;
        if (kept.length < strides) {
            kept = Arrays.copyOf(kept, 2 * strides);
            keptIn = Arrays.copyOf(keptIn, 2 * strides);
        }
        int index = earlierPly / STRIDE + 1;
        while (index < strides && keptIn[index] != game) {
            index++;
        }
        int ply = index < strides ? index * STRIDE : currentPly;
        scratch.copyFrom(index < strides ? kept[index] : current);
        while (ply > earlierPly) {
            scratch.takeBackMen(move(ply--));
            if (ply % STRIDE == 0) {
                keep(ply / STRIDE);
            }
        }
        return scratch.sameMen(current);
    }

    private void keep(int index) {
        if (kept[index] == null) {
            kept[index] = scratch.copy();
        } else {
            kept[index].copyFrom(scratch);
        }
        keptIn[index] = game;
    }
}
