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

    private final RepetitionTable strictTable = new RepetitionTable();
    private final RepetitionTable placementTable = new RepetitionTable();
    private boolean mixedRights;
    private int tableFilledFrom;
    /** In a long stretch: the earlier ply that was found to have the same men, -1 for none; valid from a ply on. */
    private int[] sameMenAs = new int[0];

    private int sameMenFrom;

    /** A replayer for one thread. */
    public Replayer() {
        super(Position::legalMoves);
    }

    @Override
    boolean start() {
        mixedRights = position.enPassant() >= 0;
        tableFilledFrom = -1;
        return true;
    }

    @Override
    public int move(byte[] text, int start, int limit) {
        if (stop == null) {
            long read = San.read(position, text, start);
            if (read != San.REFUSED) {
                int end = San.end(read);
                int next = text[end];
                if (mayFollow(next) && end <= limit) {
                    play(San.move(read));
                    return next > ' ' ? marks(text, end, limit) : end;
                }
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
        Position board = position;
        int rights = board.castlingRights();
        board.play(move);
        int ply = played(move);
        int clock = board.halfmoveClock();
        if (clock == 0) {
            mixedRights = board.enPassant() >= 0;
            tableFilledFrom = -1;
            if (insufficient < 0 && board.isInsufficientMaterial()) {
                insufficient = ply;
            }
        } else {
            mixedRights |= rights != board.castlingRights();
            if (clock > maxClock) {
                maxClock = clock;
            }
            if (clock >= 4) {
                repetition(ply, clock);
            }
        }
    }

    private void repetition(int ply, int clock) {
        if (clock >= TABLE_FROM) {
            longStretch(ply, clock);
            return;
        }
        int first = Math.max(0, ply - clock);
        long key = trace.hash(ply);
        int count = 1;
        for (int i = ply - 4; i >= first; i -= 2) {
            if (trace.hash(i) == key && isSame(ply, i, true)) {
                count++;
            }
        }
        int placementCount = count;
        if (mixedRights) {
            placementCount = 1;
            long placement = trace.placementHash(ply);
            for (int i = ply - 4; i >= first; i -= 2) {
                if (trace.placementHash(i) == placement && isSame(ply, i, false)) {
                    placementCount++;
                }
            }
        }
        if (placementCount > 1) {
            counted(ply, count, placementCount);
        }
    }

    private boolean isSame(int ply, int earlier, boolean strict) {
        return (!strict || trace.sameState(ply, earlier)) && trace.samePlacement(position, ply, earlier);
    }

    /** The same with tables, and the clock limits: none is below {@link #TABLE_FROM}. */
    private void longStretch(int ply, int clock) {
        clockLimits(ply, clock);
        if (tableFilledFrom < 0) {
            strictTable.clear();
            placementTable.clear();
            tableFilledFrom = Math.max(0, ply - clock);
            sameMenFrom = ply;
            for (int i = tableFilledFrom; i < ply; i++) {
                strictTable.add(trace.hash(i), i);
                placementTable.add(trace.placementHash(i), i);
            }
        }
        if (ply >= sameMenAs.length) {
            sameMenAs = Arrays.copyOf(sameMenAs, Math.max(512, ply * 2));
        }
        sameMenAs[ply] = -1;
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
            count = 1;
            for (int i = ply - 4; i >= tableFilledFrom; i -= 2) {
                if (isSame(ply, i, strict)) {
                    count++;
                }
            }
        }
        return count;
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
