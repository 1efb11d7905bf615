package org.pgnarbiter.replay;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;

/**
 * Replays games by chesslib: which moves are legal, what a move does, check, mate, stalemate, material, the clock and
 * which positions are the same are its answers. The words are read as {@link Replayer} reads them; our own board follows
 * the moves, for those who work on {@link #trace} and {@link #position}.
 */
final class ChesslibReplayer extends WordReplay {
    private final ChesslibBoard board;
    private final RepetitionTable keys = new RepetitionTable();
    private final RepetitionTable placements = new RepetitionTable();
    private long[] keyOfPly = new long[512];

    ChesslibReplayer() {
        this(new ChesslibBoard());
    }

    private ChesslibReplayer(ChesslibBoard board) {
        super(board);
        this.board = board;
    }

    /** chesslib's side of it. */
    ChesslibBoard board() {
        return board;
    }

    /** chesslib's key of the position after a ply. */
    long key(int ply) {
        return keyOfPly[ply];
    }

    @Override
    boolean start() {
        boolean can = board.load(position);
        keys.clear();
        placements.clear();
        remember(0);
        return can;
    }

    /** How often chesslib has seen the position by now; that by men alone is left in {@code placementCount}. */
    private int remember(int ply) {
        if (ply == keyOfPly.length) {
            keyOfPly = Arrays.copyOf(keyOfPly, ply * 2);
        }
        keyOfPly[ply] = board.key();
        placementCount = placements.add(board.placementKey(), ply);
        return keys.add(keyOfPly[ply], ply);
    }

    private int placementCount;

    // ---------------------------------------------------------------- moves

    @Override
    public int move(byte[] text, int start, int limit) {
        if (stop == null) {
            int move = exact(text, start);
            if (move != Moves.NONE && end <= limit && San.mayFollow(text[end])) {
                int after = end;
                play(move);
                return text[after] > ' ' ? marks(text, after, limit) : unmarked(after);
            }
        }
        return otherMove(text, start, limit);
    }

    private int end;

    /** The commonest spellings without a detour: no departure square, all signs in place. Sets {@code end}. */
    private int exact(byte[] text, int start) {
        int first = text[start];
        if (first == 'O') {
            if (text[start + 1] != '-' || text[start + 2] != 'O') {
                return Moves.NONE;
            }
            boolean queenSide = text[start + 3] == '-' && text[start + 4] == 'O';
            end = start + (queenSide ? 5 : 3);
            return board.castling(queenSide);
        }
        int role = "PNBRQK".indexOf(first);
        int at = start + 1;
        int file = -1;
        boolean capture = text[at] == 'x';
        if (first >= 'a' && first <= 'h') {
            role = Position.PAWN;
            file = first - 'a';
            at = capture ? at + 1 : start;
        } else if (role < Position.KNIGHT) {
            return Moves.NONE;
        } else if (capture) {
            at++;
        }
        int toFile = text[at] - 'a';
        int toRank = text[at + 1] - '1';
        if ((toFile | toRank) >>> 3 != 0) {
            return Moves.NONE;
        }
        end = at + 2;
        int promotion = 0;
        if (role == Position.PAWN && (toRank == 0 || toRank == 7)) {
            promotion = text[end] == '=' ? "PNBRQ".indexOf(text[end + 1]) : 0;
            if (promotion <= 0) {
                return Moves.NONE;
            }
            end += 2;
        }
        int to = toRank << 3 | toFile;
        int move = board.only(role, file, to, promotion);
        return move != Moves.NONE && capture == (!board.isEmpty(to) || Moves.kind(move) == Moves.EN_PASSANT)
                ? move
                : Moves.NONE;
    }

    @Override
    void play(int move) {
        if (plies == Replayer.MAX_PLIES) {
            stop = StopReason.TOO_LONG;
            return;
        }
        board.play(move);
        position.play(move);
        int ply = played(move);
        int clock = board.clock();
        if (clock == 0) {
            keys.clear();
            placements.clear();
            if (insufficient < 0 && isInsufficientMaterial()) {
                insufficient = ply;
            }
        } else if (clock > maxClock) {
            maxClock = clock;
        }
        clockLimits(ply, clock);
        int count = remember(ply);
        if (count > 1 || placementCount > 1) {
            counted(ply, count, placementCount);
        }
    }

    // ---------------------------------------------------------------- the board

    @Override
    boolean inCheck() {
        return board.board().isKingAttacked();
    }

    @Override
    boolean isCheckmate() {
        return board.board().isMated();
    }

    @Override
    boolean isInsufficientMaterial() {
        return board.board().isInsufficientMaterial();
    }

    @Override
    BoardState boardState() {
        if (isCheckmate()) {
            return BoardState.CHECKMATE;
        }
        if (board.board().isStaleMate()) {
            return BoardState.STALEMATE;
        }
        return isInsufficientMaterial() ? BoardState.INSUFFICIENT_MATERIAL : BoardState.NONE;
    }

    @Override
    boolean whiteToMove() {
        return board.whiteToMove();
    }

    @Override
    int halfmoveClock() {
        return board.clock();
    }

    @Override
    public String finalFen() {
        return board.fen();
    }
}
