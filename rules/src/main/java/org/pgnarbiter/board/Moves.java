package org.pgnarbiter.board;

/**
 * A move packed into an {@code int}: from, to, promotion and kind. Packed moves mean something only together with the
 * position before them. {@link #NONE} is no move.
 */
public final class Moves {
    /** No move: what a resolver answers when there is none. */
    public static final int NONE = -1;
    /** Kind of a move that is neither castling nor a capture en passant. */
    public static final int NORMAL = 0;
    /** Kind of a capture en passant (Laws 3.7.3). */
    public static final int EN_PASSANT = 1;
    /** Kind of castling (Laws 3.8.2): {@code from} is the king's square, {@code to} the castling rook's. */
    public static final int CASTLING = 2;

    private Moves() {}

    static int normal(int from, int to) {
        return from | to << 6;
    }

    static int promotion(int from, int to, int role) {
        return from | to << 6 | role << 12;
    }

    static int of(int from, int to, int kind) {
        return from | to << 6 | kind << 15;
    }

    /**
     * Packs a move found by somebody else.
     *
     * @param promotion role number of the promoted man, or 0
     * @param kind {@link #NORMAL}, {@link #EN_PASSANT} or {@link #CASTLING}
     */
    public static int pack(int from, int to, int promotion, int kind) {
        return from | to << 6 | promotion << 12 | kind << 15;
    }

    /** Square the move starts from, 0 (a1) to 63 (h8). */
    public static int from(int move) {
        return move & 63;
    }

    /** Square the move ends on; in castling the square of the rook, as in Chess960 notation. */
    public static int to(int move) {
        return move >> 6 & 63;
    }

    /** Role number of the promoted man, 1 (knight) to 4 (queen); 0 when the move is no promotion. */
    public static int promotion(int move) {
        return move >> 12 & 7;
    }

    /** {@link #NORMAL}, {@link #EN_PASSANT} or {@link #CASTLING}. */
    public static int kind(int move) {
        return move >> 15;
    }

    /** Square on which the moving man arrives: {@link #to}, but in castling the king's final square (c or g file). */
    public static int arrival(int move) {
        if (kind(move) != CASTLING) {
            return to(move);
        }
        return (from(move) & 56) | (to(move) > from(move) ? 6 : 2);
    }

    /**
     * The move in UCI notation: {@code e2e4}, {@code e7e8q}; castling is {@code e1g1}, or king takes rook
     * ({@code e1h1}) when the game is Chess960.
     */
    public static String uci(int move, boolean chess960) {
        StringBuilder text = new StringBuilder(5);
        appendUci(move, chess960, text);
        return text.toString();
    }

    /** Appends what {@link #uci} returns. */
    public static void appendUci(int move, boolean chess960, StringBuilder out) {
        int from = from(move);
        int to = chess960 ? to(move) : arrival(move);
        out.append((char) ('a' + (from & 7))).append((char) ('1' + (from >> 3)));
        out.append((char) ('a' + (to & 7))).append((char) ('1' + (to >> 3)));
        int promotion = promotion(move);
        if (promotion != 0) {
            out.append("pnbrqk".charAt(promotion));
        }
    }

    /**
     * The legal move of a position that a UCI string names; both spellings of castling are understood.
     *
     * @return the packed move, or {@link #NONE} when the text names no legal move
     */
    public static int parseUci(CharSequence text, Position position) {
        if (text.length() < 4 || text.length() > 5) {
            return NONE;
        }
        int promotion = text.length() == 5 ? "pnbrq".indexOf(Character.toLowerCase(text.charAt(4))) : 0;
        if (text.length() == 5 && promotion < 1) {
            return NONE;
        }
        int from = square(text.charAt(0), text.charAt(1));
        int to = square(text.charAt(2), text.charAt(3));
        if (from < 0 || to < 0) {
            return NONE;
        }
        int[] moves = new int[Position.MAX_MOVES];
        int count = position.legalMoves(moves);
        int castling = NONE;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (from(move) != from || promotion(move) != promotion) {
                continue;
            }
            if (kind(move) != CASTLING) {
                if (to(move) == to) {
                    return move;
                }
            } else if (to(move) == to || arrival(move) == to && Math.abs(to - from) == 2) {
                castling = move;
            }
        }
        return castling;
    }

    private static int square(char file, char rank) {
        char f = Character.toLowerCase(file);
        return f < 'a' || f > 'h' || rank < '1' || rank > '8' ? -1 : (rank - '1') * 8 + f - 'a';
    }
}
