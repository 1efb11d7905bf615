package org.pgnarbiter.board;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.StringTokenizer;

/**
 * Forsyth-Edwards notation, in and out. Castling is understood as standard FEN, X-FEN ({@code K} = the outermost rook on
 * that side of the king, or a file letter) and Shredder-FEN (file letters). Missing fields at the end are completed.
 */
public final class Fen {
    /** Bytes that the longest FEN takes: 64 men, 13 separators, 7 for castling and en passant, two numbers of an int. */
    public static final int MAX_LENGTH = 64 + 13 + 7 + 20;

    private static final String MEN = "PNBRQKpnbrqk";
    /** White's letters by {@link Codes}; Black's are the small ones. */
    private static final String LETTERS = "NBRQP---K";

    private static final int SMALL = 'a' - 'A';

    private Fen() {}

    /** Reads a FEN; never throws. */
    public static FenResult parse(String text) {
        return parse(text, false);
    }

    /**
     * Reads a FEN; never throws.
     *
     * @param chess960 whether the game is known to be Chess960 whatever the squares of kings and rooks
     */
    public static FenResult parse(String text, boolean chess960) {
        return parse(text, chess960, false);
    }

    /**
     * Reads a set-up that no game need have reached: men beyond those of the initial position and its promotions are
     * noted but not refused, as long as there are at most 32. Never throws.
     */
    public static FenResult parseSetUp(String text) {
        return parse(text, false, true);
    }

    private static FenResult parse(String text, boolean chess960, boolean anyMen) {
        EnumSet<FenProblem> problems = EnumSet.noneOf(FenProblem.class);
        StringTokenizer fields = new StringTokenizer(text, " \t\r\n\f\u000b_");
        Position position = new Position();
        position.clear();
        if (!fields.hasMoreTokens() || !board(fields.nextToken(), position, problems)) {
            problems.add(FenProblem.MALFORMED_BOARD);
            return new FenResult(null, problems);
        }
        if (fields.countTokens() < 5) {
            problems.add(FenProblem.FIELDS_MISSING);
        }
        String side = next(fields, "w");
        int turn = side.equalsIgnoreCase("b") ? Position.BLACK : Position.WHITE;
        if (!side.equalsIgnoreCase("w") && !side.equalsIgnoreCase("b")) {
            problems.add(FenProblem.BAD_SIDE_TO_MOVE);
        }
        material(position, problems);
        boolean tolerable = anyMen && menOnBoard(position) <= 32;
        if (problems.stream().anyMatch(p -> p.isFatal() && !(tolerable && p == FenProblem.TOO_MANY_MEN))) {
            return new FenResult(null, problems);
        }
        byte[] rooks = {7, 0, 63, 56};
        int rights = castling(next(fields, "-"), position, rooks, problems);
        int target = enPassant(next(fields, "-"), position, turn, problems);
        int clock = number(next(fields, "0"), 0, problems);
        int fullmove = Math.max(1, number(next(fields, "1"), 1, problems));
        boolean is960 = chess960 || isOnlyChess960(position, rights, rooks);
        position.finishSetup(turn, rights, rooks, is960, target, clock, fullmove);
        if (position.attacked(position.king(turn ^ 1), turn)) {
            problems.add(FenProblem.OPPONENT_IN_CHECK);
            return new FenResult(null, problems);
        }
        return new FenResult(position, problems);
    }

    private static String next(StringTokenizer fields, String missing) {
        return fields.hasMoreTokens() ? fields.nextToken() : missing;
    }

    private static boolean board(String field, Position position, EnumSet<FenProblem> problems) {
        int rank = 7;
        int file = 0;
        boolean wrong = false;
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '/') {
                wrong |= file != 8;
                rank--;
                file = 0;
            } else if (c >= '1' && c <= '9') {
                // Two digits in a row are no FEN; what they mean could only be guessed.
                wrong |= i > 0 && Character.isDigit(field.charAt(i - 1));
                file += c - '0';
            } else if (c == '~') {
                // Crazyhouse mark of a promoted man: no meaning here.
                continue;
            } else {
                int piece = MEN.indexOf(c);
                if (piece < 0) {
                    return false;
                }
                if (file < 8 && rank >= 0) {
                    position.put(rank * 8 + file, piece);
                }
                file++;
            }
            wrong |= file > 8 || rank < 0;
        }
        if (wrong || rank != 0 || file != 8) {
            problems.add(FenProblem.WRONG_DIMENSIONS);
        }
        return true;
    }

    private static void material(Position position, EnumSet<FenProblem> problems) {
        for (int color = 0; color < 2; color++) {
            if (Long.bitCount(position.pieces(color, Position.KING)) != 1) {
                problems.add(FenProblem.KING_COUNT);
            }
            long pawns = position.pieces(color, Position.PAWN);
            if ((pawns & 0xFF000000000000FFL) != 0) {
                problems.add(FenProblem.PAWN_ON_BACK_RANK);
            }
            int promoted = Math.max(0, count(position, color, Position.QUEEN) - 1)
                    + Math.max(0, count(position, color, Position.ROOK) - 2)
                    + Math.max(0, count(position, color, Position.BISHOP) - 2)
                    + Math.max(0, count(position, color, Position.KNIGHT) - 2);
            int kings = Long.bitCount(position.pieces(color, Position.KING));
            int men = Long.bitCount(pawns) + kings;
            for (int role = Position.KNIGHT; role <= Position.QUEEN; role++) {
                men += count(position, color, role);
            }
            if (Long.bitCount(pawns) > 8 || men > 16) {
                problems.add(FenProblem.TOO_MANY_MEN);
            } else if (promoted > 8 - Long.bitCount(pawns)) {
                problems.add(FenProblem.TOO_MANY_PROMOTED);
            }
        }
    }

    private static int menOnBoard(Position position) {
        int men = 0;
        for (int square = 0; square < 64; square++) {
            men += position.pieceAt(square) >= 0 ? 1 : 0;
        }
        return men;
    }

    private static int count(Position position, int color, int role) {
        return Long.bitCount(position.pieces(color, role));
    }

    private static int castling(String field, Position position, byte[] rooks, EnumSet<FenProblem> problems) {
        int rights = 0;
        if (field.equals("-")) {
            return rights;
        }
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '-') {
                continue;
            }
            int color = Character.isUpperCase(c) ? Position.WHITE : Position.BLACK;
            int rook = castlingRook(Character.toUpperCase(c), color, position);
            if (rook < 0) {
                problems.add(FenProblem.BAD_CASTLING);
                continue;
            }
            int right = color * 2 + (rook < position.king(color) ? 1 : 0);
            if ((rights >> right & 1) != 0 && rooks[right] != rook) {
                problems.add(FenProblem.BAD_CASTLING);
                continue;
            }
            rights |= 1 << right;
            rooks[right] = (byte) rook;
        }
        return rights;
    }

    /** The rook a castling letter names, or -1 when there is none on the back rank together with the king. */
    private static int castlingRook(char letter, int color, Position position) {
        int king = position.king(color);
        int back = color == Position.WHITE ? 0 : 56;
        int rook = color * 6 + Position.ROOK;
        if ((king & 56) != back) {
            return -1;
        }
        if (letter == 'K') {
            for (int square = back + 7; square > king; square--) {
                if (position.pieceAt(square) == rook) {
                    return square;
                }
            }
            return -1;
        }
        if (letter == 'Q') {
            for (int square = back; square < king; square++) {
                if (position.pieceAt(square) == rook) {
                    return square;
                }
            }
            return -1;
        }
        int square = back + letter - 'A';
        return letter >= 'A' && letter <= 'H' && square != king && position.pieceAt(square) == rook ? square : -1;
    }

    private static boolean isOnlyChess960(Position position, int rights, byte[] rooks) {
        byte[] standard = {7, 0, 63, 56};
        for (int right = 0; right < 4; right++) {
            if ((rights >> right & 1) != 0
                    && (rooks[right] != standard[right] || position.king(right >> 1) != (right < 2 ? 4 : 60))) {
                return true;
            }
        }
        return false;
    }

    private static int enPassant(String field, Position position, int turn, EnumSet<FenProblem> problems) {
        if (field.equals("-")) {
            return -1;
        }
        boolean good = field.length() == 2
                && field.charAt(0) >= 'a'
                && field.charAt(0) <= 'h'
                && field.charAt(1) == (turn == Position.WHITE ? '6' : '3');
        if (good) {
            int target = (field.charAt(1) - '1') * 8 + field.charAt(0) - 'a';
            int forward = turn == Position.WHITE ? 8 : -8;
            int pawn = (turn ^ 1) * 6 + Position.PAWN;
            if (position.pieceAt(target - forward) == pawn
                    && position.pieceAt(target) < 0
                    && position.pieceAt(target + forward) < 0) {
                return target;
            }
        }
        problems.add(FenProblem.BAD_EN_PASSANT);
        return -1;
    }

    private static int number(String field, int missing, EnumSet<FenProblem> problems) {
        if (field.equals("-")) {
            return missing;
        }
        int value = 0;
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c < '0' || c > '9' || value > 99_999) {
                problems.add(FenProblem.BAD_COUNTER);
                return missing;
            }
            value = value * 10 + c - '0';
        }
        return value;
    }

    /**
     * Writes a position. The en passant square is written only when a legal capture exists. Castling is written
     * {@code KQkq} where that names the right rook (X-FEN), else with the file letter.
     */
    public static String write(Position position) {
        byte[] out = new byte[MAX_LENGTH];
        return new String(out, 0, write(position, out), StandardCharsets.ISO_8859_1);
    }

    /**
     * The same as ASCII in a buffer of {@link #MAX_LENGTH}.
     *
     * @return how many bytes it takes
     */
    public static int write(Position position, byte[] out) {
        int n = 0;
        long occupied = position.occupied();
        long black = position.occupied(Position.BLACK);
        for (int rank = 7; rank >= 0; rank--) {
            int file = 0;
            for (int men = (int) (occupied >>> 8 * rank) & 0xFF; men != 0; men &= men - 1) {
                int next = Integer.numberOfTrailingZeros(men);
                if (next > file) {
                    out[n++] = (byte) ('0' + next - file);
                }
                int square = 8 * rank + next;
                out[n++] = (byte) (LETTERS.charAt(position.code(square)) + SMALL * (int) (black >>> square & 1));
                file = next + 1;
            }
            if (file < 8) {
                out[n++] = (byte) ('8' - file);
            }
            out[n++] = (byte) (rank > 0 ? '/' : ' ');
        }
        out[n++] = (byte) (position.sideToMove() == Position.WHITE ? 'w' : 'b');
        out[n++] = ' ';
        n = writeCastling(position, out, n);
        out[n++] = ' ';
        int target = position.enPassant();
        if (target < 0) {
            out[n++] = '-';
        } else {
            out[n++] = (byte) ('a' + (target & 7));
            out[n++] = (byte) ('1' + (target >> 3));
        }
        out[n++] = ' ';
        n = writeNumber(position.halfmoveClock(), out, n);
        out[n++] = ' ';
        return writeNumber(position.fullmoveNumber(), out, n);
    }

    private static int writeCastling(Position position, byte[] out, int from) {
        int n = from;
        if (position.castlingRights() == 0) {
            out[n++] = '-';
            return n;
        }
        for (int right = 0; right < 4; right++) {
            if ((position.castlingRights() >> right & 1) == 0) {
                continue;
            }
            int rook = position.castlingRook(right);
            char letter = "KQKQ".charAt(right);
            if (castlingRook(letter, right >> 1, position) != rook) {
                letter = (char) ('A' + (rook & 7));
            }
            out[n++] = (byte) (right < 2 ? letter : Character.toLowerCase(letter));
        }
        return n;
    }

    private static int writeNumber(int number, byte[] out, int from) {
        int end = from + 1;
        for (int rest = number / 10; rest > 0; rest /= 10) {
            end++;
        }
        int rest = number;
        int at = end;
        do {
            out[--at] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (at > from);
        return end;
    }
}
