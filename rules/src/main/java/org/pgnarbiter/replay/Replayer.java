package org.pgnarbiter.replay;

import java.util.Arrays;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.pgn.PgnReader;

/**
 * Replays games: the place where text meets chess. Give it to a {@link PgnReader} as the sink, then ask for
 * {@link #facts}. One pass; the first move that is illegal, ambiguous or unreadable stops the game, and the legal part
 * keeps its facts. One replayer per thread.
 */
public final class Replayer extends WordReplay {
    /** The longest game replayed; longer ones stop with {@link StopReason#TOO_LONG}. */
    public static final int MAX_PLIES = 100_000;

    /** From this half-move clock on, repetitions are counted in a table instead of by looking back. */
    private static final int TABLE_FROM = 64;

    /** A power of two: few keys of a game share their low bits. */
    private static final int SEEN = 512;

    private final RepetitionTable strictTable = new RepetitionTable();
    private final RepetitionTable placementTable = new RepetitionTable();
    /** First ply of the stretch the tables hold; negative when it began before the game. */
    private int tableWindow;

    private int tableFilled;
    /** When a key with the same low bits was last seen, in plies read. */
    private final int[] seenAt = new int[SEEN];

    private int now;
    /** In a long stretch: the earlier ply that was found to have the same men, -1 for none; valid from a ply on. */
    private int[] sameMenAs = new int[0];

    private int sameMenFrom;

    /** A replayer for one thread. */
    public Replayer() {
        super(Position::legalMoves);
    }

    @Override
    boolean start() {
        tableWindow = Integer.MIN_VALUE;
        seenAt[(int) position.placementHash() & SEEN - 1] = ++now;
        return true;
    }

    @Override
    public int move(byte[] text, int start, int limit) {
        if (stop == null && plies < MAX_PLIES) {
            long played = San.play(position, text, start, limit);
            if (played != San.REFUSED) {
                note(San.move(played));
                int end = San.end(played);
                return text[end] > ' ' ? marks(text, end, limit) : unmarked(end);
            }
        }
        return otherMove(text, start, limit);
    }

    // ---------------------------------------------------------------- one ply

    @Override
    void play(int move) {
        if (plies == MAX_PLIES) {
            stop = StopReason.TOO_LONG;
            return;
        }
        position.play(move);
        note(move);
    }

    /** Notes what the move just played has led to. */
    private void note(int move) {
        int ply = played(move);
        int clock = position.halfmoveClock();
        maxClock = Math.max(maxClock, clock);
        if (position.isInsufficientMaterial() && insufficient < 0) {
            insufficient = ply;
        }
        if (seenWithin(clock, position.placementHash())) {
            repetition(ply, clock);
        }
        if (clock >= 100) {
            clockLimits(ply, clock);
        }
    }

    /**
     * Whether men and side to move may have been the same within so many plies before; notes that they are so now. No is
     * certain. It spares nearly every ply the look back.
     */
    private boolean seenWithin(int clock, long key) {
        int slot = (int) key & SEEN - 1;
        int last = seenAt[slot];
        seenAt[slot] = ++now;
        return now - last <= clock;
    }

    private void repetition(int ply, int clock) {
        if (clock >= TABLE_FROM) {
            longStretch(ply, clock);
            return;
        }
        int first = Math.max(0, ply - clock);
        long placement = trace.placementHash(ply);
        int nearest = -1;
        int count = 1;
        int placementCount = 1;
        // Loops below a limit, one at a time, are compiled once; others first with a guard that fails
        // (jobs/docs/speed.md).
        int earlier = (ply - first >> 1) - 1;
        for (int back = 0; back < earlier; back++) {
            int i = ply - 4 - 2 * back;
            if (trace.placementHash(i) == placement) {
                nearest = Math.max(nearest, i);
                placementCount++;
                count += trace.sameState(ply, i) ? 1 : 0;
            }
        }
        if (nearest < 0) {
            return;
        }
        // What was the same then needs no second look: only the nearest is compared man by man.
        if (trace.noted(nearest, false) == placementCount - 1 && isSame(ply, nearest, false)) {
            counted(ply, count, placementCount);
        } else {
            // Different positions with one hash: never seen, but then each is looked at.
            int placements = oneByOne(ply, first, false);
            if (placements > 1) {
                counted(ply, oneByOne(ply, first, true), placements);
            }
        }
    }

    /** How often the position has stood since a ply, itself included: each position is compared, whatever its hash. */
    private int oneByOne(int ply, int first, boolean strict) {
        int count = 1;
        for (int i = ply - 4; i >= first; i -= 2) {
            count += isSame(ply, i, strict) ? 1 : 0;
        }
        return count;
    }

    private boolean isSame(int ply, int earlier, boolean strict) {
        return (!strict || trace.sameState(ply, earlier)) && trace.samePlacement(position, ply, earlier);
    }

    /** The same with tables, which are filled up to this ply first: most plies of a stretch never get here. */
    private void longStretch(int ply, int clock) {
        if (tableWindow != ply - clock) {
            strictTable.clear();
            placementTable.clear();
            tableWindow = ply - clock;
            tableFilled = Math.max(0, tableWindow) - 1;
            sameMenFrom = tableFilled;
        }
        if (ply >= sameMenAs.length) {
            sameMenAs = Arrays.copyOf(sameMenAs, Math.max(512, ply * 2));
        }
        for (int i = tableFilled + 1; i < ply; i++) {
            addNoted(strictTable, trace.hash(i), i, true);
            addNoted(placementTable, trace.placementHash(i), i, false);
            sameMenAs[i] = -1;
        }
        sameMenAs[ply] = -1;
        tableFilled = ply;
        int count = addTo(strictTable, trace.hash(ply), ply, true);
        int placementCount = addTo(placementTable, trace.placementHash(ply), ply, false);
        if (placementCount > 1) {
            counted(ply, count, placementCount);
        }
    }

    /**
     * Whether the men stand alike, at a cost that does not grow with the distance while a game goes in a circle: the same
     * move from positions with the same men leads to the same men.
     */
    private boolean sameMen(int ply, int earlier) {
        boolean same = ply > sameMenFrom
                        && sameMenAs[ply - 1] == earlier - 1
                        && earlier > 0
                        && trace.move(ply) == trace.move(earlier)
                || trace.samePlacement(position, ply, earlier);
        if (same) {
            sameMenAs[ply] = earlier;
        }
        return same;
    }

    private int addTo(RepetitionTable table, long key, int ply, boolean strict) {
        int last = table.last(key);
        int count = table.add(key, ply);
        if (last >= 0 && !((!strict || trace.sameState(ply, last)) && sameMen(ply, last))) {
            // Two different positions with one hash: never seen, but then looking back is right.
            count = oneByOne(ply, Math.max(0, tableWindow), strict);
            table.correct(key, count);
        }
        return count;
    }

    /** Adds a ply that was looked at before. */
    private void addNoted(RepetitionTable table, long key, int ply, boolean strict) {
        if (table.add(key, ply) > 1) {
            table.correct(key, trace.noted(ply, strict));
        }
    }

    // ---------------------------------------------------------------- the board

    @Override
    boolean inCheck() {
        return position.inCheck();
    }

    @Override
    boolean isCheckmate() {
        return position.isCheckmate();
    }

    @Override
    boolean isInsufficientMaterial() {
        return position.isInsufficientMaterial();
    }

    @Override
    BoardState boardState() {
        if (position.hasLegalMove()) {
            return position.isInsufficientMaterial() ? BoardState.INSUFFICIENT_MATERIAL : BoardState.NONE;
        }
        return position.inCheck() ? BoardState.CHECKMATE : BoardState.STALEMATE;
    }

    @Override
    boolean whiteToMove() {
        return position.sideToMove() == Position.WHITE;
    }

    @Override
    int halfmoveClock() {
        return position.halfmoveClock();
    }

    @Override
    public String finalFen() {
        return Fen.write(position);
    }
}
