package org.pgnarbiter.board;

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

    private static final byte[] ROLE = new byte[128];

    static {
        ROLE['N'] = Position.KNIGHT;
        ROLE['B'] = Position.BISHOP;
        ROLE['R'] = Position.ROOK;
        ROLE['Q'] = Position.QUEEN;
        ROLE['K'] = Position.KING;
    }

    private San() {}

    /**
     * Reads one move at {@code at}. The bytes up to eight places after it are looked at, so the array must reach that
     * far.
     *
     * @return the packed move in the low 32 bits and the index after its last byte (before any {@code + # ! ?}) in the
     *     high ones, or {@link #REFUSED}
     */
    public static long read(Position position, byte[] text, int at) {
        int first = text[at];
        if (first >= 'a') {
            return first <= 'h' ? pawn(position, text, at) : REFUSED;
        }
        if (first == 'O') {
            return castling(position, text, at);
        }
        if (first <= 0) {
            return REFUSED;
        }
        int role = ROLE[first];
        return role == 0 ? REFUSED : piece(position, text, at + 1, role);
    }

    /** The move of what {@link #read} returned. */
    public static int move(long read) {
        return (int) read;
    }

    /** The index after the move of what {@link #read} returned. */
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
        int o = turn * 6;
        long pawns = position.men[o];
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
        int kingSquare = Long.numberOfTrailingZeros(position.men[o + Position.KING]);
        if (kind == Moves.EN_PASSANT) {
            if (position.enPassantExposesKing(from, to, kingSquare)) {
                return REFUSED;
            }
            return result(Moves.of(from, to, kind), at);
        }
        if ((position.check || position.mayUncover(from, kingSquare)) && position.exposesKing(from, to, kingSquare)) {
            return REFUSED;
        }
        if (to >= 56 || to < 8) {
            if (text[at] != '=' || text[at + 1] <= 0) {
                return REFUSED;
            }
            int role = ROLE[text[at + 1]];
            if (role == 0 || role == Position.KING) {
                return REFUSED;
            }
            return result(Moves.promotion(from, to, role), at + 2);
        }
        return result(Moves.normal(from, to), at);
    }

    private static long castling(Position position, byte[] text, int at) {
        if (text[at + 1] != '-' || text[at + 2] != 'O') {
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
        int o = position.turn * 6;
        int kingSquare = Long.numberOfTrailingZeros(position.men[o + Position.KING]);
        if (role == Position.KING) {
            if ((file & rank) != -1
                    || (Attacks.KING[kingSquare] >>> to & 1) == 0
                    || !position.kingMayStep(to, kingSquare)) {
                return REFUSED;
            }
            return result(Moves.normal(kingSquare, to), at);
        }
        long all = reaching(position, role, position.men[o + role], to);
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
            if ((position.check || position.mayUncover(from, kingSquare))
                    && position.exposesKing(from, to, kingSquare)) {
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

    private static long reaching(Position position, int role, long men, int to) {
        if (role == Position.KNIGHT) {
            return men & Attacks.KNIGHT[to];
        }
        long lines = men
                & (role == Position.BISHOP
                        ? Attacks.BISHOP_LINE[to]
                        : role == Position.ROOK ? Attacks.ROOK_LINE[to] : Attacks.QUEEN_LINE[to]);
        long occupied = position.own | position.others;
        int base = to << 6;
        long reaching = 0;
        while (lines != 0) {
            int from = Long.numberOfTrailingZeros(lines);
            if ((Attacks.BETWEEN[base | from] & occupied) == 0) {
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
            if ((position.check || position.mayUncover(from, kingSquare))
                    && position.exposesKing(from, to, kingSquare)) {
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
                out.append("PNBRQK".charAt(role));
                if (role != Position.KING) {
                    appendDisambiguation(position, role, from, to, out);
                }
            }
            if (capture) {
                out.append('x');
            }
            out.append((char) ('a' + (to & 7))).append((char) ('1' + (to >> 3)));
            if (Moves.promotion(move) != 0) {
                out.append('=').append("PNBRQK".charAt(Moves.promotion(move)));
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
        long all = reaching(position, role, position.men[position.turn * 6 + role], to);
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
