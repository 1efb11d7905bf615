package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

/**
 * The slow, obvious checker: chess on a text of 64 characters, moves as texts, reachable positions in a set of texts. Shares
 * no code with the product but the reading of a FEN.
 */
final class SlowChess {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] JUMPS = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

    private final char[] board;
    private final boolean white;
    /** Squares of rooks that may still castle. */
    private final List<Integer> rooks;

    private final int enPassant;

    private SlowChess(char[] board, boolean white, List<Integer> rooks, int enPassant) {
        this.board = board;
        this.white = white;
        this.rooks = rooks;
        this.enPassant = enPassant;
    }

    static SlowChess of(Position position) {
        String[] fields = Fen.write(position).split(" ");
        char[] board = new char[64];
        int at = 0;
        for (char c : fields[0].toCharArray()) {
            if (c == '/') {
                continue;
            }
            for (int i = 0; i < (Character.isDigit(c) ? c - '0' : 1); i++) {
                board[(7 - at / 8) * 8 + at % 8] = Character.isDigit(c) ? '.' : c;
                at++;
            }
        }
        List<Integer> rooks = new ArrayList<>();
        for (int right = 0; right < 4; right++) {
            if ((position.castlingRights() >> right & 1) != 0) {
                rooks.add(position.castlingRook(right));
            }
        }
        String target = fields[3];
        int enPassant = target.equals("-") ? -1 : (target.charAt(1) - '1') * 8 + target.charAt(0) - 'a';
        return new SlowChess(board, fields[1].equals("w"), rooks, enPassant);
    }

    /** Fails unless a line of a walk or search mates. */
    static void confirm(Position start, int[] line, int winner) {
        List<String> moves = MatingAnswer.helpmate(line, 1).uciLine(start);
        assertTrue(mates(start, moves, winner), () -> start + " " + moves);
    }

    /** Whether a line in UCI notation is legal move by move and ends with the winner's checkmate. */
    static boolean mates(Position start, List<String> line, int winner) {
        SlowChess here = of(start);
        for (String move : line) {
            here = here.moves().get(move);
            if (here == null) {
                return false;
            }
        }
        return here.isCheckmateBy(winner);
    }

    /**
     * Looks at every reachable position.
     *
     * @return yes or no; undecided when there are more than {@code limit} positions
     */
    static CanMate exhaust(Position start, int winner, int limit) {
        Set<String> seen = new HashSet<>();
        ArrayDeque<SlowChess> queue = new ArrayDeque<>();
        SlowChess root = of(start);
        seen.add(root.key());
        queue.add(root);
        while (!queue.isEmpty()) {
            SlowChess here = queue.remove();
            Map<String, SlowChess> moves = here.moves();
            if (moves.isEmpty() && here.isCheckmateBy(winner)) {
                return CanMate.YES;
            }
            for (SlowChess next : moves.values()) {
                if (seen.add(next.key())) {
                    if (seen.size() > limit) {
                        return CanMate.UNDECIDED;
                    }
                    queue.add(next);
                }
            }
        }
        return CanMate.NO;
    }

    String key() {
        return new String(board) + white + rooks + enPassant;
    }

    /** The position as Shredder-FEN, with the square behind a double step whether it can be taken or not. */
    String fen() {
        StringBuilder rights = new StringBuilder();
        for (int rook : rooks) {
            rights.append((char) ((rook < 32 ? 'A' : 'a') + rook % 8));
        }
        String castling = rights.length() == 0 ? "-" : rights.toString();
        return placement(board) + (white ? " w " : " b ") + castling + " " + (enPassant < 0 ? "-" : name(enPassant))
                + " 0 1";
    }

    /** The first field of a FEN; a1 is the first square, points are empty. */
    static String placement(char[] board) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char man = board[rank * 8 + file];
                if (man == '.') {
                    empty++;
                    continue;
                }
                fen.append(empty > 0 ? "" + empty : "").append(man);
                empty = 0;
            }
            fen.append(empty > 0 ? "" + empty : "").append(rank > 0 ? "/" : "");
        }
        return fen.toString();
    }

    boolean isCheckmateBy(int winner) {
        return white == (winner == 1) && attacked(find('k', white), !white) && moves().isEmpty();
    }

    private int find(char king, boolean ofWhite) {
        char wanted = ofWhite ? Character.toUpperCase(king) : king;
        for (int square = 0; square < 64; square++) {
            if (board[square] == wanted) {
                return square;
            }
        }
        throw new IllegalStateException("no king");
    }

    /** Legal moves by their UCI text, castling as king takes rook in every kind of chess and e1g1 beside it. */
    Map<String, SlowChess> moves() {
        Map<String, SlowChess> legal = new LinkedHashMap<>();
        for (int from = 0; from < 64; from++) {
            if (board[from] != '.' && Character.isUpperCase(board[from]) == white) {
                for (int to : targets(from)) {
                    add(legal, from, to);
                }
            }
        }
        castling(legal);
        return legal;
    }

    private void add(Map<String, SlowChess> legal, int from, int to) {
        boolean pawn = Character.toLowerCase(board[from]) == 'p';
        boolean promotes = pawn && (to >= 56 || to < 8);
        for (char role : (promotes ? "qrbn" : " ").toCharArray()) {
            char[] after = board.clone();
            after[to] = promotes ? white ? Character.toUpperCase(role) : role : board[from];
            after[from] = '.';
            if (pawn && to == enPassant) {
                after[to + (white ? -8 : 8)] = '.';
            }
            List<Integer> left = new ArrayList<>(rooks);
            left.remove((Integer) from);
            left.remove((Integer) to);
            if (Character.toLowerCase(board[from]) == 'k') {
                left.removeIf(rook -> rook / 32 == (white ? 0 : 1));
            }
            int target = pawn && Math.abs(to - from) == 16 ? (from + to) / 2 : -1;
            SlowChess next = new SlowChess(after, !white, left, target);
            if (!next.attacked(next.find('k', white), !white)) {
                legal.put(name(from) + name(to) + (promotes ? "" + role : ""), next);
            }
        }
    }

    private List<Integer> targets(int from) {
        List<Integer> to = new ArrayList<>();
        switch (Character.toLowerCase(board[from])) {
            case 'n' -> jump(from, JUMPS, to);
            case 'k' -> {
                jump(from, STRAIGHT, to);
                jump(from, DIAGONAL, to);
            }
            case 'r' -> slide(from, STRAIGHT, to);
            case 'b' -> slide(from, DIAGONAL, to);
            case 'q' -> {
                slide(from, STRAIGHT, to);
                slide(from, DIAGONAL, to);
            }
            default -> pawn(from, to);
        }
        return to;
    }

    private void pawn(int from, List<Integer> to) {
        int up = white ? 1 : -1;
        int one = from + 8 * up;
        if (board[one] == '.') {
            to.add(one);
            if (from / 8 == (white ? 1 : 6) && board[one + 8 * up] == '.') {
                to.add(one + 8 * up);
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            int square = step(from, side, up);
            if (square >= 0 && (square == enPassant || board[square] != '.' && isEnemy(square))) {
                to.add(square);
            }
        }
    }

    private boolean isEnemy(int square) {
        return Character.isUpperCase(board[square]) != white;
    }

    private void jump(int from, int[][] steps, List<Integer> to) {
        for (int[] step : steps) {
            int square = step(from, step[0], step[1]);
            if (square >= 0 && (board[square] == '.' || isEnemy(square))) {
                to.add(square);
            }
        }
    }

    private void slide(int from, int[][] steps, List<Integer> to) {
        for (int[] step : steps) {
            int square = step(from, step[0], step[1]);
            while (square >= 0 && board[square] == '.') {
                to.add(square);
                square = step(square, step[0], step[1]);
            }
            if (square >= 0 && isEnemy(square)) {
                to.add(square);
            }
        }
    }

    private void castling(Map<String, SlowChess> legal) {
        int king = find('k', white);
        for (int rook : rooks) {
            if (rook / 32 != (white ? 0 : 1) || attacked(king, !white)) {
                continue;
            }
            int base = king / 8 * 8;
            int kingTo = base + (rook > king ? 6 : 2);
            int rookTo = base + (rook > king ? 5 : 3);
            boolean free = true;
            for (int square = base; square < base + 8; square++) {
                boolean onPath = between(square, king, kingTo) || between(square, rook, rookTo);
                free &= !onPath || square == king || square == rook || board[square] == '.';
            }
            char[] lifted = board.clone();
            lifted[king] = '.';
            for (int square = base; square < base + 8 && free; square++) {
                if (between(square, king, kingTo) && square != king) {
                    free = !new SlowChess(lifted, white, rooks, -1).attacked(square, !white);
                }
            }
            char[] after = lifted.clone();
            after[rook] = '.';
            after[kingTo] = board[king];
            after[rookTo] = board[rook];
            List<Integer> left = new ArrayList<>(rooks);
            left.removeIf(other -> other / 32 == (white ? 0 : 1));
            SlowChess next = new SlowChess(after, !white, left, -1);
            if (free && !next.attacked(kingTo, !white)) {
                legal.put(name(king) + name(rook), next);
                legal.putIfAbsent(name(king) + name(kingTo), next);
            }
        }
    }

    private static boolean between(int square, int a, int b) {
        return square >= Math.min(a, b) && square <= Math.max(a, b);
    }

    private boolean attacked(int square, boolean byWhite) {
        for (int[] step : JUMPS) {
            if (is(step(square, step[0], step[1]), 'n', byWhite)) {
                return true;
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            if (is(step(square, side, byWhite ? -1 : 1), 'p', byWhite)) {
                return true;
            }
        }
        return onLine(square, STRAIGHT, 'r', byWhite) || onLine(square, DIAGONAL, 'b', byWhite);
    }

    private boolean onLine(int square, int[][] steps, char slider, boolean byWhite) {
        for (int[] step : steps) {
            int at = step(square, step[0], step[1]);
            if (is(at, 'k', byWhite)) {
                return true;
            }
            while (at >= 0 && board[at] == '.') {
                at = step(at, step[0], step[1]);
            }
            if (is(at, slider, byWhite) || is(at, 'q', byWhite)) {
                return true;
            }
        }
        return false;
    }

    private boolean is(int square, char role, boolean ofWhite) {
        return square >= 0 && board[square] == (ofWhite ? Character.toUpperCase(role) : role);
    }

    private static int step(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
    }

    private static String name(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }
}
