package org.pgnarbiter.board;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/*
 * This class contains ugly, performance optimized code: be warned. LenientSan is its slow twin.
 */
/**
 * Standard algebraic notation read straight from bytes: the fast path, for moves written exactly as FIDE C.8 to C.13 and
 * the PGN standard ask. Anything else (and anything illegal or ambiguous) is refused here and left to
 * {@link LenientSan}.
 */
public final class San {
    /** What {@link #read} answers when the move is not in exact notation or names no legal move. */
    public static final long REFUSED = -1;

    /** Piece letters by role. */
    private static final String ROLES = "PNBRQK";

    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    /** By first byte: the inner code of the man, and 16 if the byte is its letter; {@link #NO_MAN} for other bytes. */
    private static final byte[] LETTER = new byte[256];

    private static final int PIECE_LETTER = 16;
    private static final byte NO_MAN = -128;
    /** By first byte: the squares a move may start from, a file or all. */
    private static final long[] FILES = new long[256];
    /** Bytes that may follow a move. */
    private static final boolean[] MAY_FOLLOW = new boolean[256];

    static {
        Arrays.fill(LETTER, NO_MAN);
        Arrays.fill(LETTER, 'a', 'h' + 1, (byte) Codes.PAWN);
        LETTER['N'] = PIECE_LETTER | Codes.KNIGHT;
        LETTER['B'] = PIECE_LETTER | Codes.BISHOP;
        LETTER['R'] = PIECE_LETTER | Codes.ROOK;
        LETTER['Q'] = PIECE_LETTER | Codes.QUEEN;
        LETTER['K'] = PIECE_LETTER | Codes.KING;
        Arrays.fill(FILES, -1L);
        for (int file = 0; file < 8; file++) {
            FILES['a' + file] = Attacks.FILE_A << file;
        }
        Arrays.fill(MAY_FOLLOW, 0, ' ' + 1, true);
        for (char c : "+#!?{(;$)*[.<".toCharArray()) {
            MAY_FOLLOW[c] = true;
        }
    }

    private San() {}

    /**
     * Reads one move at {@code at}, which must be followed by a blank, a mark or what else may follow a move, and plays
     * it. The bytes up to eight places after it are looked at, so the array must reach that far.
     *
     * @param limit the move must end here or before
     * @return what {@link #move} and {@link #end} understand; {@link #REFUSED} when nothing was played
     */
    public static long play(Position position, byte[] text, int at, int limit) {
        long word = (long) WORD.get(text, at);
        int first = (int) word & 255;
        int letter = LETTER[first];
        // Which man moves and whether it captures, no processor can guess, and a wrong guess costs the time of fifty
        // instructions: so all go one way here, and the branches left nearly always go the same. What is rare, or turns
        // out wrong, is done by the plain methods below.
        int capture = ((int) word >>> 8 & 255 ^ 'x') - 1 >>> 31;
        int before = (letter >>> 4 | capture) + capture;
        word >>>= before << 3;
        int file = ((int) word & 255) - 'a';
        int rank = ((int) word >>> 8 & 255) - '1';
        int end = at + before + 2;
        if ((file | rank | letter >> 5) >>> 3 != 0 || !MAY_FOLLOW[(int) word >>> 16 & 255] || end > limit) {
            return plain(position, text, at, limit);
        }
        int to = (rank << 3) + file & 63;
        int code = letter & 15;
        int side = position.turn & 1;
        long own = position.own;
        long others = position.others;
        long diagonal = position.diagonal;
        long straight = position.straight;
        long pawns = position.pawns;
        long kings = position.kings;
        int pawn = code >>> 2 & 1;
        int row = code + (side & pawn) + (capture & pawn) * 2;
        long candidates = own
                & Attacks.SOURCES[(row << 6) + to]
                & FILES[first]
                & ~(diagonal ^ Codes.DIAGONAL[code])
                & ~(straight ^ Codes.STRAIGHT[code])
                & ~(pawns ^ Codes.PAWNS[code])
                & ~(kings ^ Codes.KINGS[code]);
        int from = Long.numberOfTrailingZeros(candidates) & 63;
        int king = Long.numberOfTrailingZeros(own & kings) & 63;
        long target = 1L << to;
        long wrong = target & (own | others ^ -(long) capture);
        long rare = wrong
                | candidates & candidates - 1
                | candidates - 1 >> 63
                | Codes.KINGS[code]
                | Attacks.BETWEEN[(to << 6) + from] & (own | others)
                | Attacks.BEYOND[(king << 6) + from]
                        & (Attacks.ROOK_LINE[king] & straight | Attacks.BISHOP_LINE[king] & diagonal)
                        & others;
        if (rare != 0 || position.check) {
            from = wrong == 0 ? position.onlySource(candidates, to, code) : -1;
            if (from < 0) {
                return plain(position, text, at, limit);
            }
            from &= 63;
        }
        int captured = (int) (diagonal >>> to & 1 | (straight >>> to & 1) << 1 | (pawns >>> to & 1) << 2)
                | capture - 1 & Codes.NOBODY;
        long change = 1L << from | target;
        int key = (side << 10) + (code << 6);
        position.placement ^= Keys.MAN[key + from]
                ^ Keys.MAN[key + to]
                ^ Keys.MAN[((captured & 15) + 16 - (side << 4) << 6) + to]
                ^ Keys.BLACK_TO_MOVE;
        diagonal = diagonal & ~change | target & Codes.DIAGONAL[code];
        straight = straight & ~change | target & Codes.STRAIGHT[code];
        pawns = pawns & ~change | target & Codes.PAWNS[code];
        own ^= change;
        others &= ~target;
        position.diagonal = diagonal;
        position.straight = straight;
        position.pawns = pawns;
        position.kings = kings ^ change & Codes.KINGS[code];
        position.own = others;
        position.others = own;
        position.turn = side ^ 1;
        position.fullmoveNumber += side;
        position.halfmoveClock = position.halfmoveClock + 1 & capture - 1 & (code >>> 2 & 1) - 1;
        position.enPassant = -1;
        if (position.castling != 0) {
            position.castling &= position.rightsMask[from] & position.rightsMask[to];
        }
        int enemyKing = Long.numberOfTrailingZeros(others & kings) & 63;
        long noted = Attacks.SOURCES[(code + pawn * 2 + ((side ^ 1) & pawn) << 6) + to] >>> enemyKing & 1
                | Attacks.BEYOND[(enemyKing << 6) + from]
                        & (Attacks.ROOK_LINE[enemyKing] & straight | Attacks.BISHOP_LINE[enemyKing] & diagonal)
                        & own
                | (target << 1 | target >>> 1) & pawns & others & Codes.PAWNS[code];
        position.check = false;
        if (noted != 0) {
            position.noteCheckAndDoubleStep(from, to, code);
        }
        return result(Moves.normal(from, to), end);
    }

    /** The same without haste. */
    private static long plain(Position position, byte[] text, int at, int limit) {
        long read = read(position, text, at);
        if (read == REFUSED || end(read) > limit) {
            return REFUSED;
        }
        position.play(move(read));
        return read;
    }

    /**
     * Reads one move as {@link #play} does, but does not play it.
     *
     * @return what {@link #move} and {@link #end} understand, or {@link #REFUSED}
     */
    public static long read(Position position, byte[] text, int at) {
        int letter = LETTER[text[at] & 255];
        long read = letter == NO_MAN
                ? castling(position, text, at)
                : letter == Codes.PAWN
                        ? pawn(position, text, at)
                        : piece(position, text, at + 1, Codes.role(letter & 15));
        return read != REFUSED && MAY_FOLLOW[text[end(read)] & 255] ? read : REFUSED;
    }

    /** Whether a byte may follow a move. */
    public static boolean mayFollow(int next) {
        return MAY_FOLLOW[next & 255];
    }

    /** The move of what {@link #play} or {@link #read} returned. */
    public static int move(long read) {
        return (int) read;
    }

    /** The index after the move, before any {@code + # ! ?}, of what {@link #play} or {@link #read} returned. */
    public static int end(long read) {
        return (int) (read >>> 32);
    }

    private static long result(int move, int end) {
        return (long) end << 32 | move;
    }

    private static long pawn(Position position, byte[] text, int start) {
        int file = text[start] - 'a';
        int next = text[start + 1];
        int turn = position.turn;
        long pawns = position.own & position.pawns;
        long occupied = position.own | position.others;
        int from;
        int to;
        int kind = Moves.NORMAL;
        int at;
        if (next == 'x') {
            int rank = text[start + 3] - '1';
            int toFile = text[start + 2] - 'a';
            if ((rank | toFile) >>> 3 != 0) {
                return REFUSED;
            }
            to = rank << 3 | toFile;
            int fromRank = rank + (turn == Position.WHITE ? -1 : 1);
            if (fromRank >>> 3 != 0) {
                return REFUSED;
            }
            from = fromRank << 3 | file;
            if ((pawns >>> from & 1) == 0 || (Attacks.PAWN[turn * 64 + from] >>> to & 1) == 0) {
                return REFUSED;
            }
            if ((position.others >>> to & 1) == 0) {
                if (to != position.enPassant()) {
                    return REFUSED;
                }
                kind = Moves.EN_PASSANT;
            }
            at = start + 4;
        } else {
            int rank = next - '1';
            if (rank >>> 3 != 0) {
                return REFUSED;
            }
            to = rank << 3 | file;
            if ((occupied >>> to & 1) != 0) {
                return REFUSED;
            }
            int back = turn == Position.WHITE ? -8 : 8;
            from = to + back;
            if (from >>> 6 != 0) {
                return REFUSED;
            }
            if ((pawns >>> from & 1) == 0) {
                if (rank != (turn == Position.WHITE ? 3 : 4) || (occupied >>> from & 1) != 0) {
                    return REFUSED;
                }
                from += back;
                if ((pawns >>> from & 1) == 0) {
                    return REFUSED;
                }
            }
            at = start + 2;
        }
        int kingSquare = position.king(turn);
        if (kind == Moves.EN_PASSANT) {
            if (position.enPassantExposesKing(from, to, kingSquare)) {
                return REFUSED;
            }
            return result(Moves.of(from, to, kind), at);
        }
        if (position.mayExposeKing(from, kingSquare) && position.exposesKing(from, to, kingSquare)) {
            return REFUSED;
        }
        if (to >= 56 || to < 8) {
            int role = text[at] == '=' ? ROLES.indexOf(text[at + 1]) : -1;
            if (role < Position.KNIGHT || role > Position.QUEEN) {
                return REFUSED;
            }
            return result(Moves.promotion(from, to, role), at + 2);
        }
        return result(Moves.normal(from, to), at);
    }

    private static long castling(Position position, byte[] text, int at) {
        if (text[at] != 'O' || text[at + 1] != '-' || text[at + 2] != 'O') {
            return REFUSED;
        }
        boolean queenSide = text[at + 3] == '-' && text[at + 4] == 'O';
        int move = position.castlingMove(queenSide);
        return move == Moves.NONE ? REFUSED : result(move, at + (queenSide ? 5 : 3));
    }

    private static long piece(Position position, byte[] text, int start, int role) {
        int at = start;
        int file = -1;
        int rank = -1;
        int a = text[at];
        int b = text[at + 1];
        boolean capture = a == 'x';
        if (capture) {
            a = b;
            b = text[++at + 1];
        } else if (a <= '8') {
            rank = a - '1';
            if (rank < 0) {
                return REFUSED;
            }
            a = b;
            b = text[++at + 1];
            if (a == 'x') {
                capture = true;
                a = b;
                b = text[++at + 1];
            }
        } else if (b > '8') {
            file = a - 'a';
            if (file >>> 3 != 0) {
                return REFUSED;
            }
            a = b;
            b = text[++at + 1];
            if (a == 'x') {
                capture = true;
                a = b;
                b = text[++at + 1];
            }
        } else {
            int c = text[at + 2];
            if (c >= 'a' && c <= 'h' || c == 'x' && text[at + 3] >= 'a') {
                file = a - 'a';
                rank = b - '1';
                if ((file | rank) >>> 3 != 0) {
                    return REFUSED;
                }
                a = c;
                b = text[at + 3];
                at += 2;
                if (a == 'x') {
                    capture = true;
                    a = b;
                    b = text[++at + 1];
                }
            }
        }
        a -= 'a';
        b -= '1';
        if ((a | b) >>> 3 != 0) {
            return REFUSED;
        }
        int to = b << 3 | a;
        if ((position.own >>> to & 1) != 0 || (position.others >>> to & 1) != 0 != capture) {
            return REFUSED;
        }
        at += 2;
        int kingSquare = position.king(position.turn);
        if (role == Position.KING) {
            if ((file & rank) != -1
                    || (Attacks.KING[kingSquare] >>> to & 1) == 0
                    || !position.kingMayStep(to, kingSquare)) {
                return REFUSED;
            }
            return result(Moves.normal(kingSquare, to), at);
        }
        long all = reaching(position, role, to);
        long candidates = all;
        if ((file & rank) != -1) {
            if (file >= 0) {
                candidates &= file > 7 ? 0 : Attacks.FILE_A << file;
            }
            if (rank >= 0) {
                candidates &= rank > 7 ? 0 : Attacks.RANK_1 << (rank << 3);
            }
        }
        if (candidates == 0) {
            return REFUSED;
        }
        int from;
        if ((candidates & (candidates - 1)) == 0) {
            from = Long.numberOfTrailingZeros(candidates);
            if (position.mayExposeKing(from, kingSquare) && position.exposesKing(from, to, kingSquare)) {
                return REFUSED;
            }
        } else {
            from = onlyLegal(position, candidates, to, kingSquare);
            if (from < 0) {
                return REFUSED;
            }
        }
        if ((file & rank) != -1 && !disambiguationIsExact(position, all, from, to, kingSquare, file, rank)) {
            return REFUSED;
        }
        return result(Moves.normal(from, to), at);
    }

    /** Squares of the own men of a role, neither pawns nor king, that reach a square. */
    private static long reaching(Position position, int role, int to) {
        long lines = position.pieces(position.turn, role) & Attacks.SOURCES[Codes.ofRole(role) << 6 | to];
        long occupied = position.own | position.others;
        long reaching = 0;
        while (lines != 0) {
            int from = Long.numberOfTrailingZeros(lines);
            if ((Attacks.BETWEEN[to << 6 | from] & occupied) == 0) {
                reaching |= 1L << from;
            }
            lines &= lines - 1;
        }
        return reaching;
    }

    /** The one square of {@code candidates} from which the move is legal; -1 when there is none or more than one. */
    private static int onlyLegal(Position position, long candidates, int to, int kingSquare) {
        int found = -1;
        long left = candidates;
        while (left != 0) {
            int from = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            if (position.mayExposeKing(from, kingSquare) && position.exposesKing(from, to, kingSquare)) {
                continue;
            }
            if (found >= 0) {
                return -1;
            }
            found = from;
        }
        return found;
    }

    /** PGN 8.2.3.4: the file if that is enough, else the rank if that is enough, else both; nothing where not needed. */
    private static boolean disambiguationIsExact(
            Position position, long all, int from, int to, int kingSquare, int file, int rank) {
        long rivals = 0;
        long left = all & ~(1L << from);
        while (left != 0) {
            int other = Long.numberOfTrailingZeros(left);
            left &= left - 1;
            if (!position.exposesKing(other, to, kingSquare)) {
                rivals |= 1L << other;
            }
        }
        if (rivals == 0) {
            return false;
        }
        boolean fileIsEnough = (rivals & Attacks.FILE_A << (from & 7)) == 0;
        boolean rankIsEnough = (rivals & Attacks.RANK_1 << (from & 56)) == 0;
        if (fileIsEnough) {
            return rank < 0;
        }
        return rankIsEnough ? file < 0 : file >= 0 && rank >= 0;
    }

    /**
     * A legal move in exact notation, with {@code +} or {@code #} when it gives check or mate.
     *
     * @param position the position before the move; unchanged
     */
    public static String write(Position position, int move) {
        StringBuilder out = new StringBuilder(8);
        int from = Moves.from(move);
        int to = Moves.to(move);
        if (Moves.kind(move) == Moves.CASTLING) {
            out.append(to < from ? "O-O-O" : "O-O");
        } else {
            int role = position.pieceAt(from) % 6;
            boolean capture = position.pieceAt(to) >= 0 || Moves.kind(move) == Moves.EN_PASSANT;
            if (role == Position.PAWN) {
                if (capture) {
                    out.append((char) ('a' + (from & 7)));
                }
            } else {
                out.append(ROLES.charAt(role));
                if (role != Position.KING) {
                    appendDisambiguation(position, role, from, to, out);
                }
            }
            if (capture) {
                out.append('x');
            }
            out.append((char) ('a' + (to & 7))).append((char) ('1' + (to >> 3)));
            if (Moves.promotion(move) != 0) {
                out.append('=').append(ROLES.charAt(Moves.promotion(move)));
            }
        }
        Position after = position.copy();
        after.play(move);
        if (after.inCheck()) {
            out.append(after.hasLegalMove() ? '+' : '#');
        }
        return out.toString();
    }

    private static void appendDisambiguation(Position position, int role, int from, int to, StringBuilder out) {
        int kingSquare = position.king(position.turn);
        long all = reaching(position, role, to);
        int file = from & 7;
        int rank = from >> 3;
        if (disambiguationIsExact(position, all, from, to, kingSquare, file, -1)) {
            out.append((char) ('a' + file));
        } else if (disambiguationIsExact(position, all, from, to, kingSquare, -1, rank)) {
            out.append((char) ('1' + rank));
        } else if (disambiguationIsExact(position, all, from, to, kingSquare, file, rank)) {
            out.append((char) ('a' + file)).append((char) ('1' + rank));
        }
    }
}
