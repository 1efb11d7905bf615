package org.pgnarbiter.board;

import java.io.Serializable;
import java.util.Arrays;

/*
 * This class contains ugly, performance optimized code: be warned. It is fenced: its slow, obvious twin in the tests
 * plays the same games square by square and must agree.
 */
/**
 * A chess position as a mutable cursor: {@link #play} moves it on, {@link #copy} keeps it. Standard chess and Chess960.
 *
 * <p>Numbers, not objects, inside: colour 0 White and 1 Black; role 0 pawn, 1 knight, 2 bishop, 3 rook, 4 queen, 5 king
 * (see {@link Color}, {@link Role}); squares 0 = a1, 1 = b1, ... 63 = h8; piece = {@code colour * 6 + role}, -1 = empty.
 *
 * <p>Two positions are the same for the repetition rule (Laws 9.2.3) when {@link #samePosition} says so: same men on the
 * same squares, same side to move, same castling rights (rights, not momentary possibility) and the same capture en
 * passant, which counts only when at least one such capture is fully legal. {@link #hash()} is equal for equal positions.
 *
 * <p>Not thread safe; one cursor per thread.
 */
public final class Position implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Colour number of White. */
    public static final int WHITE = 0;
    /** Colour number of Black. */
    public static final int BLACK = 1;
    /** Role numbers, the ordinals of {@link Role}. */
    public static final int PAWN = 0;

    public static final int KNIGHT = 1;
    public static final int BISHOP = 2;
    public static final int ROOK = 3;
    public static final int QUEEN = 4;
    public static final int KING = 5;

    /** Large enough for the legal moves of any position that {@link Fen} accepts: 31 men of 27 moves and a king. */
    public static final int MAX_MOVES = 848;

    private static final byte[] STANDARD_MASK = new byte[64];
    private static final byte[] STANDARD_ROOKS = {7, 0, 63, 56};
    private static final Position INITIAL = new Position();

    static {
        Arrays.fill(STANDARD_MASK, (byte) 15);
        STANDARD_MASK[0] = 15 - 2;
        STANDARD_MASK[7] = 15 - 1;
        STANDARD_MASK[4] = 15 - 3;
        STANDARD_MASK[56] = 15 - 8;
        STANDARD_MASK[63] = 15 - 4;
        STANDARD_MASK[60] = 15 - 12;
        int[] back = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};
        INITIAL.clear();
        for (int file = 0; file < 8; file++) {
            INITIAL.put(file, back[file]);
            INITIAL.put(8 + file, PAWN);
            INITIAL.put(48 + file, 6 + PAWN);
            INITIAL.put(56 + file, 6 + back[file]);
        }
        INITIAL.finishSetup(WHITE, 15, STANDARD_ROOKS, false, -1, 0, 1);
    }

    /** Men of the side to move, and of the other side. */
    long own;

    long others;
    /** Men of both sides by their {@link Codes}: on one board, on two (queens) or on none (knights). */
    long diagonal;

    long straight;
    long pawns;
    long kings;
    int turn;
    int castling;
    int enPassant;
    int halfmoveClock;
    int fullmoveNumber;
    /** Key of the men and the side to move. */
    long placement;

    boolean check;
    private boolean chess960;
    /** Rights that survive a move from or to a square; shared by all positions of standard castling. */
    byte[] rightsMask;

    private byte[] castlingRooks;

    Position() {}

    /** The initial position of standard chess (Laws 2.3). */
    public static Position initial() {
        return INITIAL.copy();
    }

    /** Sets this cursor to the initial position of standard chess. */
    public void reset() {
        copyFrom(INITIAL);
    }

    /** An independent copy. */
    public Position copy() {
        Position copy = new Position();
        copy.copyFrom(this);
        return copy;
    }

    /** Makes this cursor equal to another. */
    public void copyFrom(Position other) {
        own = other.own;
        others = other.others;
        diagonal = other.diagonal;
        straight = other.straight;
        pawns = other.pawns;
        kings = other.kings;
        turn = other.turn;
        castling = other.castling;
        enPassant = other.enPassant;
        halfmoveClock = other.halfmoveClock;
        fullmoveNumber = other.fullmoveNumber;
        placement = other.placement;
        check = other.check;
        chess960 = other.chess960;
        rightsMask = other.rightsMask;
        castlingRooks = other.castlingRooks;
    }

    // ---------------------------------------------------------------- setting up (used by Fen)

    void clear() {
        own = 0;
        others = 0;
        diagonal = 0;
        straight = 0;
        pawns = 0;
        kings = 0;
        placement = 0;
        castling = 0;
        enPassant = -1;
        turn = WHITE;
    }

    /** Puts a man on an empty square; White is to move as long as men are put. */
    void put(int square, int piece) {
        long target = 1L << square;
        if (piece < 6) {
            own |= target;
        } else {
            others |= target;
        }
        int code = Codes.ofRole(piece % 6);
        diagonal |= target & Codes.DIAGONAL[code];
        straight |= target & Codes.STRAIGHT[code];
        pawns |= target & Codes.PAWNS[code];
        kings |= target & Codes.KINGS[code];
        placement ^= Keys.PIECE[piece << 6 | square];
    }

    /**
     * Completes a set-up: {@code rooks} are the castling rooks by right index 0..3 (K, Q, k, q), meaningful where the
     * bit of {@code rights} is set. {@code target} is the square behind a pawn that has just made a double step, or -1;
     * it is kept only when a legal capture exists.
     */
    void finishSetup(int sideToMove, int rights, byte[] rooks, boolean isChess960, int target, int clock, int number) {
        if (sideToMove == BLACK) {
            blackToMove();
        }
        castling = rights;
        chess960 = isChess960;
        castlingRooks = rooks;
        rightsMask =
                Arrays.equals(rooks, STANDARD_ROOKS) && standardKings(rights) ? STANDARD_MASK : mask(rights, rooks);
        halfmoveClock = clock;
        fullmoveNumber = number;
        check = attacked(king(turn), turn ^ 1);
        enPassant = -1;
        if (target >= 0 && legalEnPassantExists(target)) {
            enPassant = target;
        }
    }

    private void blackToMove() {
        turn = BLACK;
        long white = own;
        own = others;
        others = white;
        placement ^= Keys.BLACK_TO_MOVE;
    }

    private boolean standardKings(int rights) {
        return ((rights & 3) == 0 || king(WHITE) == 4) && ((rights & 12) == 0 || king(BLACK) == 60);
    }

    private byte[] mask(int rights, byte[] rooks) {
        byte[] mask = new byte[64];
        Arrays.fill(mask, (byte) 15);
        for (int right = 0; right < 4; right++) {
            if ((rights >> right & 1) != 0) {
                mask[rooks[right]] &= (byte) ~(1 << right);
                mask[king(right >> 1)] &= (byte) ~(1 << right);
            }
        }
        return mask;
    }

    // ---------------------------------------------------------------- reading

    /** Colour number of the side to move. */
    public int sideToMove() {
        return turn;
    }

    /** Whether the side to move is in check (Laws 3.9.1). */
    public boolean inCheck() {
        return check;
    }

    /** Plies since the last capture or pawn move, 0 and up; 100 = fifty moves by each side (Laws 9.3). */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** Number of the move being played, from 1 in a normal game; rises after Black's move. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** Square on which a pawn can be captured en passant by at least one fully legal move, else -1. */
    public int enPassant() {
        return enPassant;
    }

    /** Castling rights: bit 1 White king side, 2 White queen side, 4 Black king side, 8 Black queen side. */
    public int castlingRights() {
        return castling;
    }

    /** Square of the rook of a castling right that exists; right index 0 to 3 as the bits of {@link #castlingRights}. */
    public int castlingRook(int right) {
        return castlingRooks[right];
    }

    /** Whether castling follows Chess960 (FIDE Guidelines II): squares other than e1, a1, h1 or written so. */
    public boolean chess960() {
        return chess960;
    }

    /** Bitboard of the men of a colour and role. */
    public long pieces(int color, int role) {
        return men(color == turn ? own : others, role);
    }

    private long men(long side, int role) {
        switch (role) {
            case PAWN:
                return side & pawns;
            case KNIGHT:
                return side & ~(diagonal | straight | pawns | kings);
            case BISHOP:
                return side & diagonal & ~straight;
            case ROOK:
                return side & straight & ~diagonal;
            case QUEEN:
                return side & diagonal & straight;
            default:
                return side & kings;
        }
    }

    /** Bitboard of all men of a colour. */
    public long occupied(int color) {
        return color == turn ? own : others;
    }

    /** Bitboard of all men. */
    public long occupied() {
        return own | others;
    }

    /** Piece number on a square, {@code colour * 6 + role}, or -1. */
    public int pieceAt(int square) {
        boolean mine = (own >>> square & 1) != 0;
        if (!mine && (others >>> square & 1) == 0) {
            return -1;
        }
        return (mine ? turn : turn ^ 1) * 6 + Codes.role(code(square));
    }

    /** Inner code ({@link Codes}) of the man on a square that is not empty. */
    int code(int square) {
        return (int) (diagonal >>> square & 1
                | (straight >>> square & 1) << 1
                | (pawns >>> square & 1) << 2
                | (kings >>> square & 1) << 3);
    }

    /** Square of a king. */
    public int king(int color) {
        return Long.numberOfTrailingZeros(occupied(color) & kings);
    }

    /** Hash of the position as the repetition rule sees it; equal positions have equal hashes, on every machine. */
    public long hash() {
        return hash(placement, state());
    }

    /** Hash of the men and the side to move alone: without castling rights and en passant. */
    public long placementHash() {
        return placement;
    }

    /**
     * What besides men and side to move makes a position of the repetition rule: castling rights in the low four bits
     * (as {@link #castlingRights}), above them 0 or, when a capture en passant exists, its file from 1 to 8.
     */
    public int state() {
        return castling | (enPassant < 0 ? 0 : (enPassant & 7) + 1 << 4);
    }

    /** The {@link #hash} of a position of which {@link #placementHash} and {@link #state} are at hand. */
    public static long hash(long placementHash, int state) {
        return placementHash ^ Keys.STATE[state];
    }

    /** Whether this is the same position for the repetition rule (Laws 9.2.3); decided on the full key, not on hashes. */
    public boolean samePosition(Position other) {
        return samePlacement(other)
                && castling == other.castling
                && (enPassant & 7) == (other.enPassant & 7)
                && enPassant < 0 == other.enPassant < 0
                && sameRooks(other);
    }

    /** Whether men and side to move are the same, whatever the castling rights and en passant. */
    public boolean samePlacement(Position other) {
        return turn == other.turn && sameMen(other);
    }

    /** Whether the same men stand on the same squares, whoever is to move. */
    public boolean sameMen(Position other) {
        return occupied(WHITE) == other.occupied(WHITE)
                && occupied(BLACK) == other.occupied(BLACK)
                && diagonal == other.diagonal
                && straight == other.straight
                && pawns == other.pawns
                && kings == other.kings;
    }

    // ---------------------------------------------------------------- the full key, packed

    /** Codes of {@link #pack} beyond the piece numbers 0 to 11. Colours follow from the rank, or from the other king. */
    private static final int ROOK_WITH_RIGHT = 12;

    private static final int PAWN_TAKEN_EN_PASSANT = 13;
    private static final int KING_TO_MOVE = 14;

    /** How many longs {@link #pack} writes for a position with so many men: 2 up to 16 men, else 3. */
    public static int packedLength(int men) {
        return men <= 16 ? 2 : 3;
    }

    /**
     * Writes the full key of the position, counters aside: the occupied squares, then four bits a man in the order of the
     * squares. Two positions of one game (or set-up) are {@link #samePosition} exactly when their packed keys are equal.
     *
     * @param length longs to write, at least {@link #packedLength} of the men on the board; longs not needed are 0
     */
    public void pack(long[] out, int at, int length) {
        long left = own | others;
        out[at] = left;
        long rooks = 0;
        for (int rights = castling; rights != 0; rights &= rights - 1) {
            rooks |= 1L << castlingRooks[Integer.numberOfTrailingZeros(rights)];
        }
        int pawn = enPassant < 0 ? -1 : turn == WHITE ? enPassant - 8 : enPassant + 8;
        int toMove = turn * 6 + KING;
        long word = 0;
        int shift = 0;
        int index = at + 1;
        while (left != 0) {
            int square = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            int code = pieceAt(square);
            if (code == toMove) {
                code = KING_TO_MOVE;
            } else if (square == pawn) {
                code = PAWN_TAKEN_EN_PASSANT;
            } else if ((rooks >>> square & 1) != 0) {
                code = ROOK_WITH_RIGHT;
            }
            word |= (long) code << shift;
            shift += 4;
            if (shift == 64) {
                out[index++] = word;
                word = 0;
                shift = 0;
            }
        }
        while (index < at + length) {
            out[index++] = word;
            word = 0;
        }
    }

    /**
     * Sets this cursor to what {@link #pack} wrote, with counters 0 and 1. The cursor must be a copy of a position of the
     * same game, from which it keeps the castling squares.
     */
    public void unpack(long[] in, int at) {
        clear();
        halfmoveClock = 0;
        fullmoveNumber = 1;
        int kingToMove = -1;
        int pawn = -1;
        long left = in[at];
        int index = at + 1;
        long word = in[index];
        int shift = 0;
        while (left != 0) {
            int square = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            if (shift == 64) {
                word = in[++index];
                shift = 0;
            }
            int code = (int) (word >>> shift) & 15;
            shift += 4;
            if (code == ROOK_WITH_RIGHT) {
                int color = square < 32 ? WHITE : BLACK;
                code = color * 6 + ROOK;
                castling |= 1 << color * 2 << (castlingRooks[color * 2] == square ? 0 : 1);
            } else if (code == PAWN_TAKEN_EN_PASSANT) {
                code = square < 32 ? PAWN : 6 + PAWN;
                pawn = square;
            } else if (code == KING_TO_MOVE) {
                kingToMove = square;
                continue;
            }
            put(square, code);
        }
        boolean white = (own & kings) == 0;
        put(kingToMove, white ? KING : 6 + KING);
        if (!white) {
            blackToMove();
        }
        if (pawn >= 0) {
            enPassant = turn == WHITE ? pawn + 8 : pawn - 8;
        }
        check = attacked(king(turn), turn ^ 1);
    }

    private boolean sameRooks(Position other) {
        for (int right = 0; right < 4; right++) {
            if ((castling >> right & 1) != 0 && castlingRooks[right] != other.castlingRooks[right]) {
                return false;
            }
        }
        return true;
    }

    /** Whether a square is attacked by any man of a colour (Laws 3.1.2: pinned men attack too). */
    public boolean attacked(int square, int byColor) {
        return attacked(square, byColor, own | others, 0);
    }

    /** Checkmate (Laws 5.1.1): in check and no legal move. */
    public boolean isCheckmate() {
        return check && !hasLegalMove();
    }

    /** Stalemate (Laws 5.2.1): not in check and no legal move. */
    public boolean isStalemate() {
        return !check && !hasLegalMove();
    }

    /**
     * Whether the material alone rules out any checkmate: bare kings, one knight in all, or any number of bishops that
     * all stand on squares of one colour (Laws 5.2.2 by material). True is a proof that the position is dead; false
     * proves nothing.
     */
    public boolean isInsufficientMaterial() {
        if ((pawns | straight) != 0) {
            return false;
        }
        long bishops = diagonal;
        long knights = (own | others) & ~(bishops | kings);
        if (knights != 0) {
            return bishops == 0 && (knights & (knights - 1)) == 0;
        }
        return (bishops & Attacks.DARK_SQUARES) == 0 || (bishops & ~Attacks.DARK_SQUARES) == 0;
    }

    @Override
    public String toString() {
        return Fen.write(this);
    }

    // ---------------------------------------------------------------- attacks

    /** {@code removed}: men to be left out although they are still in the bitboards (a captured one). */
    private boolean attacked(int square, int byColor, long occupied, long removed) {
        long side = occupied(byColor) & ~removed;
        long leapers = Attacks.PAWN[(byColor ^ 1) * 64 + square] & pawns
                | Attacks.KING[square] & kings
                | Attacks.KNIGHT[square] & ~(diagonal | straight | pawns | kings);
        return (leapers & side) != 0 || attackedBySlider(square, side, occupied);
    }

    boolean attackedBySlider(int square, long side, long occupied) {
        long candidates = sliders(square) & side;
        while (candidates != 0) {
            int from = Long.numberOfTrailingZeros(candidates);
            if ((Attacks.BETWEEN[square << 6 | from] & occupied) == 0) {
                return true;
            }
            candidates &= candidates - 1;
        }
        return false;
    }

    /** Men of both sides that would attack a square along a line if nothing stood between. */
    private long sliders(int square) {
        return Attacks.ROOK_LINE[square] & straight | Attacks.BISHOP_LINE[square] & diagonal;
    }

    private long checkers(int square, int byColor, long occupied) {
        long side = occupied(byColor);
        long found = side
                & (Attacks.PAWN[(byColor ^ 1) * 64 + square] & pawns
                        | Attacks.KNIGHT[square] & ~(diagonal | straight | pawns | kings));
        long lines = sliders(square) & side;
        while (lines != 0) {
            int from = Long.numberOfTrailingZeros(lines);
            lines &= lines - 1;
            if ((Attacks.BETWEEN[square << 6 | from] & occupied) == 0) {
                found |= 1L << from;
            }
        }
        return found;
    }

    /** Whether a move, not en passant, would leave the own king, who stands on a square after it, attacked. */
    boolean exposesKing(int from, int to, int kingSquare) {
        long target = 1L << to;
        return attacked(kingSquare, turn ^ 1, ((own | others) & ~(1L << from)) | target, target);
    }

    /** Whether a move from a square can uncover an attack on the own king at all: an enemy slider stands beyond. */
    private boolean mayUncover(int from, int kingSquare) {
        return (Attacks.BEYOND[kingSquare << 6 | from] & sliders(kingSquare) & others) != 0;
    }

    /** Whether {@link #exposesKing} needs asking: in check, or when a slider stands beyond. */
    boolean mayExposeKing(int from, int kingSquare) {
        return check || mayUncover(from, kingSquare);
    }

    /** The one square of {@code candidates} from which a man may legally move to a square; -1 for none or several. */
    int onlySource(long candidates, int to, int code) {
        int kingSquare = code == Codes.KING ? to : king(turn);
        int found = -1;
        long left = candidates;
        while (left != 0) {
            int from = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            if ((Attacks.BETWEEN[to << 6 | from] & (own | others)) == 0 && !exposesKing(from, to, kingSquare)) {
                if (found >= 0) {
                    return -1;
                }
                found = from;
            }
        }
        return found;
    }

    /** Whether the king may step to a square. */
    boolean kingMayStep(int to, int kingSquare) {
        return !attacked(to, turn ^ 1, (own | others) & ~(1L << kingSquare), 0);
    }

    boolean enPassantExposesKing(int from, int to, int kingSquare) {
        int captured = turn == WHITE ? to - 8 : to + 8;
        long occupied = ((own | others) & ~(1L << from) & ~(1L << captured)) | 1L << to;
        return attacked(kingSquare, turn ^ 1, occupied, 1L << captured);
    }

    /** Whether the side to move has a fully legal capture en passant on a square. */
    private boolean legalEnPassantExists(int target) {
        long candidates = Attacks.PAWN[(turn ^ 1) * 64 + target] & pawns & own;
        int kingSquare = king(turn);
        while (candidates != 0) {
            int from = Long.numberOfTrailingZeros(candidates);
            candidates &= candidates - 1;
            if (!enPassantExposesKing(from, target, kingSquare)) {
                return true;
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- castling

    /**
     * The castling move of the side to move on one side, if it is legal now (Laws 3.8.2): the right exists, the squares
     * between are empty but for king and rook, and the king is not in check, passes over and arrives on no attacked
     * square.
     *
     * @return the packed move or {@link Moves#NONE}
     */
    int castlingMove(boolean queenSide) {
        int right = turn * 2 + (queenSide ? 1 : 0);
        if (check || (castling >> right & 1) == 0) {
            return Moves.NONE;
        }
        int kingFrom = king(turn);
        int rookFrom = castlingRooks[right];
        int base = kingFrom & 56;
        int kingTo = base | (queenSide ? 2 : 6);
        int rookTo = base | (queenSide ? 3 : 5);
        long kingPath = Attacks.BETWEEN[kingFrom << 6 | kingTo] | 1L << kingTo;
        long rookPath = Attacks.BETWEEN[rookFrom << 6 | rookTo] | 1L << rookTo;
        long both = 1L << kingFrom | 1L << rookFrom;
        long occupied = own | others;
        if (((kingPath | rookPath) & ~both & occupied) != 0) {
            return Moves.NONE;
        }
        // The rook leaves its square: in Chess960 it may have shielded the king, so it is taken off for the test.
        long without = occupied & ~both;
        long pass = kingPath & ~(1L << kingFrom);
        while (pass != 0) {
            int square = Long.numberOfTrailingZeros(pass);
            pass &= pass - 1;
            if (attacked(
                    square, turn ^ 1, square == kingTo ? without | 1L << rookTo : occupied & ~(1L << kingFrom), 0)) {
                return Moves.NONE;
            }
        }
        if (kingFrom == kingTo && attacked(kingTo, turn ^ 1, without | 1L << rookTo, 0)) {
            return Moves.NONE;
        }
        return Moves.of(kingFrom, rookFrom, Moves.CASTLING);
    }

    // ---------------------------------------------------------------- legal moves

    /**
     * All legal moves (Laws 3.10.1) in a fixed order.
     *
     * @param out at least {@link #MAX_MOVES} long
     * @return how many there are
     */
    public int legalMoves(int[] out) {
        int kingSquare = Long.numberOfTrailingZeros(own & kings);
        int count = kingSteps(out, kingSquare);
        long occupied = own | others;
        long target = ~own;
        if (check) {
            long checkers = checkers(kingSquare, turn ^ 1, occupied);
            if ((checkers & (checkers - 1)) != 0) {
                return count;
            }
            target = checkers | Attacks.BETWEEN[kingSquare << 6 | Long.numberOfTrailingZeros(checkers)];
        }
        for (int role = KNIGHT; role <= QUEEN; role++) {
            long left = men(own, role);
            while (left != 0) {
                int from = Long.numberOfTrailingZeros(left);
                left &= left - 1;
                boolean pinned = mayUncover(from, kingSquare);
                long reach = reach(role, from, occupied) & target;
                while (reach != 0) {
                    int to = Long.numberOfTrailingZeros(reach);
                    reach &= reach - 1;
                    if (!(pinned && exposesKing(from, to, kingSquare))) {
                        out[count++] = Moves.normal(from, to);
                    }
                }
            }
        }
        count = pawnMoves(out, count, kingSquare, target);
        if (!check && (castling >> turn * 2 & 3) != 0) {
            int kingSide = castlingMove(false);
            if (kingSide != Moves.NONE) {
                out[count++] = kingSide;
            }
            int queenSide = castlingMove(true);
            if (queenSide != Moves.NONE) {
                out[count++] = queenSide;
            }
        }
        return count;
    }

    /**
     * The next legal step of the king, castling aside, in the order of {@link #legalMoves}, which begins with them.
     *
     * @param after the square of the step before, or -1
     * @return the packed move, or {@link Moves#NONE} when there is no other
     */
    public int kingStep(int after) {
        int kingSquare = Long.numberOfTrailingZeros(own & kings);
        long steps = Attacks.KING[kingSquare] & ~own & (after < 0 ? -1L : -2L << after);
        while (steps != 0) {
            int to = Long.numberOfTrailingZeros(steps);
            steps &= steps - 1;
            if (kingMayStep(to, kingSquare)) {
                return Moves.normal(kingSquare, to);
            }
        }
        return Moves.NONE;
    }

    private int kingSteps(int[] out, int kingSquare) {
        int count = 0;
        long steps = Attacks.KING[kingSquare] & ~own;
        while (steps != 0) {
            int to = Long.numberOfTrailingZeros(steps);
            steps &= steps - 1;
            if (kingMayStep(to, kingSquare)) {
                out[count++] = Moves.normal(kingSquare, to);
            }
        }
        return count;
    }

    /**
     * Squares a knight, bishop, rook or queen attacks from a square over the men given, the first man of each line
     * included.
     */
    public static long reach(int role, int from, long occupied) {
        switch (role) {
            case KNIGHT:
                return Attacks.KNIGHT[from];
            case BISHOP:
                return Sliders.bishop(from, occupied);
            case ROOK:
                return Sliders.rook(from, occupied);
            default:
                return Sliders.bishop(from, occupied) | Sliders.rook(from, occupied);
        }
    }

    /** Whether the king of the side to move may step to a square beside him on which no man of his own stands. */
    public boolean kingMayStep(int to) {
        return kingMayStep(to, king(turn));
    }

    /** Whether a move of a man other than the king, not en passant, would leave the own king attacked. */
    public boolean exposesKing(int from, int to) {
        int kingSquare = king(turn);
        return mayExposeKing(from, kingSquare) && exposesKing(from, to, kingSquare);
    }

    /**
     * Squares from which a man of a role of the side to move would attack the other king, as the men stand now. A move
     * that is neither castling, a promotion nor a capture en passant gives check exactly when it ends on such a square of
     * its role or starts from one of {@link #shields}, off the line.
     */
    public long checkingSquares(int role) {
        int target = Long.numberOfTrailingZeros(others & kings);
        return role == PAWN ? Attacks.PAWN[(turn ^ 1) * 64 + target] : reach(role, target, own | others);
    }

    /**
     * Whether a man of the side to move, other than a pawn, may legally move to an empty square; castling is no such
     * move.
     */
    public boolean isLegalQuietMove(int from, int to) {
        int role = pieceAt(from) - turn * 6;
        if (role < KNIGHT || role > KING || ((own | others) >>> to & 1) != 0) {
            return false;
        }
        if (role == KING) {
            return (Attacks.KING[from] >>> to & 1) != 0 && kingMayStep(to, from);
        }
        return (reach(role, from, own | others) >>> to & 1) != 0 && !exposesKing(from, to, king(turn));
    }

    /** Whether {@link #state} stays as it is when a man other than a pawn moves; castling and double steps aside. */
    public boolean keepsState(int from, int to) {
        return enPassant < 0 && (castling & rightsMask[from] & rightsMask[to]) == castling;
    }

    /** Men of the side to move that stand alone between a slider of theirs and the other king. */
    public long shields() {
        int target = Long.numberOfTrailingZeros(others & kings);
        long found = 0;
        for (long left = sliders(target) & own; left != 0; left &= left - 1) {
            long between = Attacks.BETWEEN[target << 6 | Long.numberOfTrailingZeros(left)] & (own | others);
            found |= (between & between - 1) == 0 ? between & own : 0;
        }
        return found;
    }

    private int pawnMoves(int[] out, int start, int kingSquare, long target) {
        int count = start;
        long occupied = own | others;
        int forward = turn == WHITE ? 8 : -8;
        int startRank = turn == WHITE ? 1 : 6;
        long left = own & pawns;
        while (left != 0) {
            int from = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            boolean pinned = mayUncover(from, kingSquare);
            long reach = Attacks.PAWN[turn * 64 + from] & others;
            int one = from + forward;
            if ((occupied >>> one & 1) == 0) {
                reach |= 1L << one;
                if (from >> 3 == startRank && (occupied >>> (one + forward) & 1) == 0) {
                    reach |= 1L << (one + forward);
                }
            }
            reach &= target;
            while (reach != 0) {
                int to = Long.numberOfTrailingZeros(reach);
                reach &= reach - 1;
                if (pinned && exposesKing(from, to, kingSquare)) {
                    continue;
                }
                if (to < 8 || to >= 56) {
                    for (int role = QUEEN; role >= KNIGHT; role--) {
                        out[count++] = Moves.promotion(from, to, role);
                    }
                } else {
                    out[count++] = Moves.normal(from, to);
                }
            }
            if (enPassant >= 0
                    && (Attacks.PAWN[turn * 64 + from] >>> enPassant & 1) != 0
                    && !enPassantExposesKing(from, enPassant, kingSquare)) {
                out[count++] = Moves.of(from, enPassant, Moves.EN_PASSANT);
            }
        }
        return count;
    }

    /** Whether the side to move has any legal move; much cheaper than {@link #legalMoves}. */
    public boolean hasLegalMove() {
        int kingSquare = Long.numberOfTrailingZeros(own & kings);
        long notOwn = ~own;
        long occupied = own | others;
        if (!check) {
            // A man that stands on none of the king's lines cannot be pinned.
            long free = own & ~Attacks.QUEEN_LINE[kingSquare];
            long stepping = pawns & free;
            if (((turn == WHITE ? stepping << 8 : stepping >>> 8) & ~occupied) != 0) {
                return true;
            }
            long knights = free & ~(diagonal | straight | pawns | kings);
            while (knights != 0) {
                if ((Attacks.KNIGHT[Long.numberOfTrailingZeros(knights)] & notOwn) != 0) {
                    return true;
                }
                knights &= knights - 1;
            }
            long straights = straight & free;
            while (straights != 0) {
                if ((Attacks.ORTHOGONAL_STEP[Long.numberOfTrailingZeros(straights)] & notOwn) != 0) {
                    return true;
                }
                straights &= straights - 1;
            }
            long diagonals = diagonal & free;
            while (diagonals != 0) {
                if ((Attacks.DIAGONAL_STEP[Long.numberOfTrailingZeros(diagonals)] & notOwn) != 0) {
                    return true;
                }
                diagonals &= diagonals - 1;
            }
        }
        long steps = Attacks.KING[kingSquare] & notOwn;
        long withoutKing = occupied & ~(1L << kingSquare);
        while (steps != 0) {
            int to = Long.numberOfTrailingZeros(steps);
            steps &= steps - 1;
            if (!attacked(to, turn ^ 1, withoutKing, 0)) {
                return true;
            }
        }
        return hasOtherMove(kingSquare, occupied);
    }

    /** The rest of {@link #hasLegalMove}: reached on well under one ply in a hundred. */
    private boolean hasOtherMove(int kingSquare, long occupied) {
        long target = ~own;
        if (check) {
            long checkers = checkers(kingSquare, turn ^ 1, occupied);
            if ((checkers & (checkers - 1)) != 0) {
                return false;
            }
            target = checkers | Attacks.BETWEEN[kingSquare << 6 | Long.numberOfTrailingZeros(checkers)];
        }
        for (int role = KNIGHT; role <= QUEEN; role++) {
            long left = men(own, role);
            while (left != 0) {
                int from = Long.numberOfTrailingZeros(left);
                left &= left - 1;
                long reach = reach(role, from, occupied) & target;
                while (reach != 0) {
                    int to = Long.numberOfTrailingZeros(reach);
                    reach &= reach - 1;
                    if (!exposesKing(from, to, kingSquare)) {
                        return true;
                    }
                }
            }
        }
        if (hasPawnMove(kingSquare, occupied, target)) {
            return true;
        }
        // Castling can be the only legal move in Chess960, where the king may stay on its square.
        return enPassant >= 0
                || !check
                        && (castling >> turn * 2 & 3) != 0
                        && (castlingMove(false) != Moves.NONE || castlingMove(true) != Moves.NONE);
    }

    private boolean hasPawnMove(int kingSquare, long occupied, long target) {
        int forward = turn == WHITE ? 8 : -8;
        int startRank = turn == WHITE ? 1 : 6;
        long left = own & pawns;
        while (left != 0) {
            int from = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            long reach = Attacks.PAWN[turn * 64 + from] & others;
            int one = from + forward;
            if ((occupied >>> one & 1) == 0) {
                reach |= 1L << one;
                if (from >> 3 == startRank && (occupied >>> (one + forward) & 1) == 0) {
                    reach |= 1L << (one + forward);
                }
            }
            reach &= target;
            while (reach != 0) {
                int to = Long.numberOfTrailingZeros(reach);
                reach &= reach - 1;
                if (!exposesKing(from, to, kingSquare)) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---------------------------------------------------------------- playing

    /**
     * Plays a legal move. Nothing is checked: the caller vouches that {@link #legalMoves} or a resolver gave the move
     * for this very position.
     */
    public void play(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (Moves.kind(move) == Moves.CASTLING) {
            playCastling(from, to);
            return;
        }
        int code = code(from);
        int arriving = Moves.promotion(move) == 0 ? code : Codes.ofRole(Moves.promotion(move));
        boolean passing = Moves.kind(move) == Moves.EN_PASSANT;
        int taken = !passing ? to : turn == WHITE ? to - 8 : to + 8;
        boolean captures = passing || (others >>> to & 1) != 0;
        long key = placement ^ Keys.MAN[key(turn, code, from)] ^ Keys.MAN[key(turn, arriving, to)] ^ Keys.BLACK_TO_MOVE;
        placement = captures ? key ^ Keys.MAN[key(turn ^ 1, code(taken), taken)] : key;
        moveMen(from, to, taken, arriving);
        halfmoveClock = captures || code == Codes.PAWN ? 0 : halfmoveClock + 1;
        castling &= rightsMask[from] & rightsMask[to];
        enPassant = -1;
        passTurn();
        noteCheckAndDoubleStep(from, to, code);
    }

    /**
     * Plays a legal move as far as the men go: side to move and number of the move change too, the rest is wrong until
     * {@link #putRight}. For passing quickly through a game whose course is known.
     */
    public void playMen(int move) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (Moves.kind(move) == Moves.CASTLING) {
            playCastling(from, to);
            return;
        }
        int arriving = Moves.promotion(move) == 0 ? code(from) : Codes.ofRole(Moves.promotion(move));
        int taken = Moves.kind(move) != Moves.EN_PASSANT ? to : turn == WHITE ? to - 8 : to + 8;
        moveMen(from, to, taken, arriving);
        passTurn();
    }

    private void moveMen(int from, int to, int taken, int arriving) {
        long target = 1L << to;
        long off = ~(1L << from | target | 1L << taken);
        diagonal = diagonal & off | target & Codes.DIAGONAL[arriving];
        straight = straight & off | target & Codes.STRAIGHT[arriving];
        pawns = pawns & off | target & Codes.PAWNS[arriving];
        kings = kings & off | target & Codes.KINGS[arriving];
        own = own & off | target;
        others &= off;
    }

    private static int key(int color, int code, int square) {
        return color * 16 + code << 6 | square;
    }

    /** After a move of a man: whether it gives check, and for a pawn whether it can be captured en passant. */
    void noteCheckAndDoubleStep(int from, int to, int code) {
        check = attacked(king(turn), turn ^ 1);
        if (code == Codes.PAWN && (from ^ to) == 16 && legalEnPassantExists(from + to >>> 1)) {
            enPassant = from + to >>> 1;
        }
    }

    private void playCastling(int kingFrom, int rookFrom) {
        int o = turn * 6;
        boolean queenSide = rookFrom < kingFrom;
        int base = kingFrom & 56;
        int kingTo = base | (queenSide ? 2 : 6);
        int rookTo = base | (queenSide ? 3 : 5);
        // All off, then all on: in Chess960 the squares overlap.
        long off = 1L << kingFrom | 1L << rookFrom;
        long rookOn = 1L << rookTo;
        kings = kings & ~off | 1L << kingTo;
        straight = straight & ~off | rookOn;
        own = own & ~off | rookOn | 1L << kingTo;
        placement ^= Keys.PIECE[o + KING << 6 | kingFrom]
                ^ Keys.PIECE[o + KING << 6 | kingTo]
                ^ Keys.PIECE[o + ROOK << 6 | rookFrom]
                ^ Keys.PIECE[o + ROOK << 6 | rookTo]
                ^ Keys.BLACK_TO_MOVE;
        enPassant = -1;
        castling &= ~(3 << turn * 2);
        halfmoveClock++;
        passTurn();
        check = attacked(king(turn), turn ^ 1);
    }

    /**
     * Takes back the men of the move played last, which moved no pawn and captured nothing; the side to move and the
     * number of the move change too. The rest stays wrong until {@link #putRight}: the cursor is good for {@link #sameMen}
     * alone.
     */
    public void takeBackMen(int move) {
        int from = Moves.from(move);
        long back = others;
        others = own;
        turn ^= 1;
        fullmoveNumber -= turn;
        if (Moves.kind(move) == Moves.CASTLING) {
            long rookOn = 1L << ((from & 56) + (Moves.to(move) < from ? 3 : 5));
            long off = ~(rookOn | 1L << Moves.arrival(move));
            kings = kings & off | 1L << from;
            straight = straight & off | 1L << Moves.to(move);
            own = back & off | 1L << from | 1L << Moves.to(move);
            return;
        }
        int to = Moves.to(move);
        long change = 1L << from | 1L << to;
        diagonal ^= change & -(diagonal >>> to & 1);
        straight ^= change & -(straight >>> to & 1);
        kings ^= change & -(kings >>> to & 1);
        own = back ^ change;
    }

    /**
     * Puts right what {@link #takeBackMen} and {@link #playMen} left wrong.
     *
     * @param placementHash what {@link #placementHash} was
     * @param state what {@link #state} was
     * @param clock what {@link #halfmoveClock} was
     */
    public void putRight(long placementHash, int state, int clock) {
        placement = placementHash;
        castling = state & 15;
        enPassant = state < 16 ? -1 : (turn == WHITE ? 40 : 16) + (state >> 4) - 1;
        halfmoveClock = clock;
        check = attacked(king(turn), turn ^ 1);
    }

    private void passTurn() {
        fullmoveNumber += turn;
        turn ^= 1;
        long swap = own;
        own = others;
        others = swap;
    }
}
