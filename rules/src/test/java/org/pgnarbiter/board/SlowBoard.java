package org.pgnarbiter.board;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The slow twin of {@link Position}: eight by eight characters and the Laws, read aloud. It knows no bitboards, no
 * hashes and no tricks; every move is tried on a copy. Nothing here is shared with the classes it checks.
 */
public final class SlowBoard {
    /** A move: squares as file + 8 * rank; {@code rookFrom} is the castling rook's square or -1. */
    public record Move(int from, int to, char promotion, boolean enPassant, int rookFrom) {
        boolean castling() {
            return rookFrom >= 0;
        }

        /** UCI; castling as king takes rook when the game is Chess960. */
        public String uci(boolean chess960) {
            String text = name(from) + name(castling() && chess960 ? rookFrom : to);
            return promotion == 0 ? text : text + Character.toLowerCase(promotion);
        }
    }

    private final char[] men = new char[64];
    private boolean white = true;
    /** Squares of the rooks whose castling right is alive. */
    private final TreeSet<Integer> castlingRooks = new TreeSet<>();
    /** The square passed by the last move's double step, whether it can be used or not; -1 = none. */
    private int passed = -1;

    private int clock;
    private int number = 1;

    private SlowBoard() {
        java.util.Arrays.fill(men, '.');
    }

    /** Reads a FEN that is in good order. */
    public static SlowBoard of(String fen) {
        SlowBoard board = new SlowBoard();
        String[] fields = fen.split(" ", -1);
        String[] ranks = fields[0].split("/", -1);
        for (int i = 0; i < 8; i++) {
            int file = 0;
            for (char c : ranks[i].toCharArray()) {
                if (Character.isDigit(c)) {
                    file += c - '0';
                } else {
                    board.men[(7 - i) * 8 + file++] = c;
                }
            }
        }
        board.white = fields[1].equals("w");
        for (char c : fields[2].replace("-", "").toCharArray()) {
            boolean ofWhite = Character.isUpperCase(c);
            int back = ofWhite ? 0 : 56;
            int king = board.find(ofWhite ? 'K' : 'k');
            char rook = ofWhite ? 'R' : 'r';
            char letter = Character.toUpperCase(c);
            int found = -1;
            for (int file = 0; file < 8; file++) {
                int square = back + file;
                boolean right = letter == 'K' && square > king
                        || letter == 'Q' && square < king && found < 0
                        || letter - 'A' == file;
                if (board.men[square] == rook && right) {
                    found = square;
                }
            }
            board.castlingRooks.add(found);
        }
        if (!fields[3].equals("-")) {
            board.passed = fields[3].charAt(0) - 'a' + 8 * (fields[3].charAt(1) - '1');
        }
        board.clock = Integer.parseInt(fields[4]);
        board.number = Integer.parseInt(fields[5]);
        return board;
    }

    SlowBoard copy() {
        SlowBoard copy = new SlowBoard();
        System.arraycopy(men, 0, copy.men, 0, 64);
        copy.white = white;
        copy.castlingRooks.addAll(castlingRooks);
        copy.passed = passed;
        copy.clock = clock;
        copy.number = number;
        return copy;
    }

    static String name(int square) {
        return "" + (char) ('a' + square % 8) + (square / 8 + 1);
    }

    private int find(char man) {
        for (int square = 0; square < 64; square++) {
            if (men[square] == man) {
                return square;
            }
        }
        return -1;
    }

    private static boolean isWhite(char man) {
        return Character.isUpperCase(man);
    }

    private boolean own(int square, boolean side) {
        return men[square] != '.' && isWhite(men[square]) == side;
    }

    /** Whether the man on one square attacks another (Laws 3.1.2: whether or not it may move there). */
    private boolean attacks(int from, int to) {
        int files = to % 8 - from % 8;
        int ranks = to / 8 - from / 8;
        boolean straight = files == 0 || ranks == 0;
        boolean diagonal = Math.abs(files) == Math.abs(ranks);
        if (from == to) {
            return false;
        }
        return switch (men[from]) {
            case 'P' -> Math.abs(files) == 1 && ranks == 1;
            case 'p' -> Math.abs(files) == 1 && ranks == -1;
            case 'N', 'n' -> Math.abs(files * ranks) == 2;
            case 'B', 'b' -> diagonal && nothingBetween(from, to);
            case 'R', 'r' -> straight && nothingBetween(from, to);
            case 'Q', 'q' -> (straight || diagonal) && nothingBetween(from, to);
            case 'K', 'k' -> Math.abs(files) <= 1 && Math.abs(ranks) <= 1;
            default -> false;
        };
    }

    /** For squares of one rank, file or diagonal. */
    private boolean nothingBetween(int from, int to) {
        int step = Integer.signum(to % 8 - from % 8) + 8 * Integer.signum(to / 8 - from / 8);
        for (int square = from + step; square != to; square += step) {
            if (men[square] != '.') {
                return false;
            }
        }
        return true;
    }

    /** Whether any man of a side attacks a square. */
    public boolean attacked(int square, boolean bySide) {
        for (int from = 0; from < 64; from++) {
            if (own(from, bySide) && attacks(from, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean inCheck(boolean side) {
        return attacked(find(side ? 'K' : 'k'), !side);
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return inCheck(white);
    }

    public boolean whiteToMove() {
        return white;
    }

    public int clock() {
        return clock;
    }

    /** Every legal move: every move that can be made and does not leave the own king attacked. */
    public List<Move> legalMoves() {
        List<Move> legal = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (!own(from, white)) {
                continue;
            }
            for (Move move : Character.toLowerCase(men[from]) == 'p' ? pawnMoves(from) : pieceMoves(from)) {
                SlowBoard after = copy();
                after.make(move);
                if (!after.inCheck(white)) {
                    legal.add(move);
                }
            }
        }
        for (int rook : castlingRooks) {
            if (isWhite(men[rook]) == white) {
                castling(rook, legal);
            }
        }
        return legal;
    }

    private List<Move> pieceMoves(int from) {
        List<Move> moves = new ArrayList<>();
        for (int to = 0; to < 64; to++) {
            if (attacks(from, to) && !own(to, white)) {
                moves.add(new Move(from, to, (char) 0, false, -1));
            }
        }
        return moves;
    }

    private List<Move> pawnMoves(int from) {
        List<Move> moves = new ArrayList<>();
        int up = white ? 8 : -8;
        if (men[from + up] == '.') {
            pawnMove(from, from + up, moves);
            if (from / 8 == (white ? 1 : 6) && men[from + 2 * up] == '.') {
                pawnMove(from, from + 2 * up, moves);
            }
        }
        for (int to = 0; to < 64; to++) {
            if (attacks(from, to) && own(to, !white)) {
                pawnMove(from, to, moves);
            } else if (attacks(from, to) && to == passed) {
                moves.add(new Move(from, to, (char) 0, true, -1));
            }
        }
        return moves;
    }

    private void pawnMove(int from, int to, List<Move> moves) {
        if (to / 8 == 0 || to / 8 == 7) {
            for (char c : "NBRQ".toCharArray()) {
                moves.add(new Move(from, to, c, false, -1));
            }
        } else {
            moves.add(new Move(from, to, (char) 0, false, -1));
        }
    }

    /** Laws 3.8.2 and FIDE Guidelines II.3: nothing between, king not attacked where it stands, passes and arrives. */
    private void castling(int rook, List<Move> legal) {
        if (inCheck()) {
            return;
        }
        int king = find(white ? 'K' : 'k');
        int back = white ? 0 : 56;
        int kingTo = back + (rook > king ? 6 : 2);
        int rookTo = back + (rook > king ? 5 : 3);
        for (int square = Math.min(Math.min(king, kingTo), Math.min(rook, rookTo));
                square <= Math.max(Math.max(king, kingTo), Math.max(rook, rookTo));
                square++) {
            boolean onKingsWay = square >= Math.min(king, kingTo) && square <= Math.max(king, kingTo);
            boolean onRooksWay = square >= Math.min(rook, rookTo) && square <= Math.max(rook, rookTo);
            if ((onKingsWay || onRooksWay) && square != king && square != rook && men[square] != '.') {
                return;
            }
        }
        for (int square = Math.min(king, kingTo); square <= Math.max(king, kingTo); square++) {
            SlowBoard walking = copy();
            walking.men[king] = '.';
            if (square != rook) {
                walking.men[square] = white ? 'K' : 'k';
            }
            if (square != kingTo && walking.attacked(square, !white)) {
                return;
            }
        }
        Move move = new Move(king, kingTo, (char) 0, false, rook);
        SlowBoard after = copy();
        after.make(move);
        if (!after.inCheck(white)) {
            legal.add(move);
        }
    }

    /** Plays a move. */
    public void make(Move move) {
        char man = men[move.from];
        boolean pawn = Character.toLowerCase(man) == 'p';
        boolean capture = !move.castling() && men[move.to] != '.' || move.enPassant;
        clock = pawn || capture ? 0 : clock + 1;
        number += white ? 0 : 1;
        if (move.castling()) {
            char rook = men[move.rookFrom];
            men[move.from] = '.';
            men[move.rookFrom] = '.';
            men[move.to] = man;
            men[move.to / 8 * 8 + (move.rookFrom > move.from ? 5 : 3)] = rook;
        } else {
            men[move.from] = '.';
            men[move.to] = move.promotion == 0 ? man : white ? move.promotion : Character.toLowerCase(move.promotion);
            if (move.enPassant) {
                men[move.to + (white ? -8 : 8)] = '.';
            }
        }
        castlingRooks.remove(move.from);
        castlingRooks.remove(move.to);
        if (Character.toLowerCase(man) == 'k') {
            int back = white ? 0 : 56;
            castlingRooks.removeIf(square -> square / 8 * 8 == back);
        }
        passed = pawn && Math.abs(move.to - move.from) == 16 ? (move.to + move.from) / 2 : -1;
        white = !white;
    }

    /** The square of a capture en passant, if one is legal, else -1. */
    public int legalEnPassant() {
        return passed >= 0 && legalMoves().stream().anyMatch(Move::enPassant) ? passed : -1;
    }

    private String placement() {
        StringBuilder out = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                out.append(men[rank * 8 + file]);
            }
            out.append(rank > 0 ? "/" : "");
        }
        String text = out.toString();
        for (int n = 8; n > 0; n--) {
            text = text.replace(".".repeat(n), "" + n);
        }
        return text;
    }

    /** What must be equal for the same position (Laws 9.2.3), as text. */
    public String key() {
        return placement() + (white ? " w " : " b ") + castlingRooks + " " + legalEnPassant();
    }

    /** Men and side to move as text. */
    public String placementKey() {
        return placement() + (white ? " w" : " b");
    }

    /** FEN: castling as X-FEN, the square of a capture en passant only where one is legal. */
    public String fen() {
        StringBuilder castling = new StringBuilder();
        for (boolean side : new boolean[] {true, false}) {
            int king = find(side ? 'K' : 'k');
            List<Integer> rooks = new ArrayList<>(castlingRooks.descendingSet());
            rooks.removeIf(square -> isWhite(men[square]) != side);
            for (int square : rooks) {
                boolean outermost = true;
                for (int other = square / 8 * 8; other < square / 8 * 8 + 8; other++) {
                    boolean furtherOut = square > king ? other > square : other < square;
                    outermost &= !(furtherOut && men[other] == men[square]);
                }
                char letter = outermost ? (square > king ? 'K' : 'Q') : (char) ('A' + square % 8);
                castling.append(side ? letter : Character.toLowerCase(letter));
            }
        }
        int target = legalEnPassant();
        return placement()
                + (white ? " w " : " b ")
                + (castling.length() == 0 ? "-" : castling)
                + (target < 0 ? " -" : " " + name(target))
                + " "
                + clock
                + " "
                + number;
    }

    /** One of the legal moves in standard algebraic notation, FIDE C.8 to C.13, with {@code +} or {@code #}. */
    public String san(Move move, List<Move> legal) {
        SlowBoard after = copy();
        after.make(move);
        String mark = !after.inCheck() ? "" : after.legalMoves().isEmpty() ? "#" : "+";
        if (move.castling()) {
            return (move.rookFrom > move.from ? "O-O" : "O-O-O") + mark;
        }
        char kind = Character.toUpperCase(men[move.from]);
        boolean capture = men[move.to] != '.' || move.enPassant;
        String target = (capture ? "x" : "") + name(move.to);
        if (kind == 'P') {
            String start = capture ? name(move.from).substring(0, 1) : "";
            return start + target + (move.promotion == 0 ? "" : "=" + move.promotion) + mark;
        }
        List<Move> rivals = new ArrayList<>(legal);
        rivals.removeIf(other -> other.castling()
                || other.to != move.to
                || other.from == move.from
                || men[other.from] != men[move.from]);
        boolean sameFile = rivals.stream().anyMatch(other -> other.from % 8 == move.from % 8);
        boolean sameRank = rivals.stream().anyMatch(other -> other.from / 8 == move.from / 8);
        String square = name(move.from);
        String which =
                rivals.isEmpty() ? "" : !sameFile ? square.substring(0, 1) : !sameRank ? square.substring(1) : square;
        return kind + which + target + mark;
    }

    /** Number of move sequences of a length. */
    public long perft(int depth) {
        List<Move> moves = legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long sum = 0;
        for (Move move : moves) {
            SlowBoard after = copy();
            after.make(move);
            sum += after.perft(depth - 1);
        }
        return sum;
    }

    /** Whether only kings, one knight in all, or bishops of one colour of squares are left. */
    public boolean insufficient() {
        StringBuilder left = new StringBuilder();
        boolean light = false;
        boolean dark = false;
        for (int square = 0; square < 64; square++) {
            char kind = Character.toLowerCase(men[square]);
            if (kind != '.' && kind != 'k') {
                left.append(kind);
                light |= (square % 8 + square / 8) % 2 == 1;
                dark |= (square % 8 + square / 8) % 2 == 0;
            }
        }
        String others = left.toString();
        return others.isEmpty() || others.equals("n") || others.matches("b+") && light != dark;
    }
}
