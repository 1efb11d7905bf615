package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * A board to be drawn: the men, and what is pointed at. Coordinates are those of the drawing, 100 units a square, from the
 * upper left corner.
 *
 * @param id a name that no other board of the page has
 * @param title what a reader without eyes hears first: which position this is
 * @param description where every man stands, and what is pointed at
 * @param whiteAtBottom how the board is turned
 * @param men the men
 * @param lastMove the squares of the last move; the one it ended on is strong
 * @param check the king in check, none or one
 * @param marks the marked squares
 */
public record Diagram(
        String id,
        String title,
        String description,
        boolean whiteAtBottom,
        List<Man> men,
        List<Spot> lastMove,
        List<Spot> check,
        List<Spot> marks) {
    /** All dark squares as one path: the same whichever way the board is turned. */
    public static final String DARK_SQUARES = darkSquares();

    private static final String ROLES = "pnbrqk";

    /** A man: {@code wk} is the white king. */
    public record Man(String shape, int x, int y) {}

    /** A square that is pointed at. */
    public record Spot(int x, int y, boolean strong) {}

    public Diagram {
        men = List.copyOf(men);
        lastMove = List.copyOf(lastMove);
        check = List.copyOf(check);
        marks = List.copyOf(marks);
    }

    /**
     * Draws a position.
     *
     * @param lastMove the packed move that led to it, or {@link Moves#NONE}
     * @param marked numbers of the squares to ring
     */
    public static Diagram of(
            String id, String title, Position position, int lastMove, List<Integer> marked, boolean whiteAtBottom) {
        List<Man> men = new ArrayList<>();
        for (int square = 56; square >= 0; square = square % 8 == 7 ? square - 15 : square + 1) {
            int piece = position.pieceAt(square);
            if (piece >= 0) {
                String shape = (piece < 6 ? "w" : "b") + ROLES.charAt(piece % 6);
                men.add(new Man(shape, x(square, whiteAtBottom), y(square, whiteAtBottom)));
            }
        }
        List<Spot> last = new ArrayList<>();
        if (lastMove != Moves.NONE) {
            last.add(spot(Moves.from(lastMove), whiteAtBottom, false));
            last.add(spot(Moves.arrival(lastMove), whiteAtBottom, true));
        }
        List<Spot> check = position.inCheck()
                ? List.of(spot(position.king(position.sideToMove()), whiteAtBottom, true))
                : List.of();
        List<Spot> marks = marked.stream()
                .map(square -> spot(square, whiteAtBottom, false))
                .toList();
        String description = PositionWords.of(position, lastMove, marked);
        return new Diagram(id, title, description, whiteAtBottom, men, last, check, marks);
    }

    /** The file letter under a column, from the left. */
    public String file(int column) {
        return String.valueOf((char) (whiteAtBottom ? 'a' + column : 'h' - column));
    }

    /** The rank number beside a row, from the top. */
    public int rank(int row) {
        return whiteAtBottom ? 8 - row : row + 1;
    }

    private static Spot spot(int square, boolean whiteAtBottom, boolean strong) {
        return new Spot(x(square, whiteAtBottom), y(square, whiteAtBottom), strong);
    }

    private static int x(int square, boolean whiteAtBottom) {
        return 100 * (whiteAtBottom ? square % 8 : 7 - square % 8);
    }

    private static int y(int square, boolean whiteAtBottom) {
        return 100 * (whiteAtBottom ? 7 - square / 8 : square / 8);
    }

    private static String darkSquares() {
        StringBuilder path = new StringBuilder();
        for (int square = 0; square < 64; square++) {
            if ((square / 8 + square % 8) % 2 == 0) {
                path.append('M')
                        .append(x(square, true))
                        .append(' ')
                        .append(y(square, true))
                        .append("h100v100h-100z");
            }
        }
        return path.toString();
    }
}
