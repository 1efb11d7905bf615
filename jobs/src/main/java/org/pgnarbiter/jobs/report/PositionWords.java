package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/** A position in words, for people who do not see the board. */
final class PositionWords {
    private static final String[] SINGULAR = {"pawn", "knight", "bishop", "rook", "queen", "king"};

    private PositionWords() {}

    /** Where every man stands, the last move, check, and the marked squares. */
    static String of(Position position, int lastMove, List<Integer> marked) {
        StringBuilder out = new StringBuilder(200);
        out.append(men(position, Position.WHITE)).append(' ').append(men(position, Position.BLACK));
        if (lastMove != Moves.NONE) {
            out.append(" Last move from ")
                    .append(square(Moves.from(lastMove)))
                    .append(" to ")
                    .append(square(Moves.arrival(lastMove)))
                    .append('.');
        }
        if (position.inCheck()) {
            out.append(position.sideToMove() == Position.WHITE ? " White" : " Black")
                    .append("'s king is in check.");
        }
        if (!marked.isEmpty()) {
            out.append(" Marked: ")
                    .append(String.join(
                            ", ", marked.stream().map(PositionWords::square).toList()))
                    .append('.');
        }
        return out.toString();
    }

    /** {@code White: king f7, bishop g7, pawns a3, b4.} */
    static String men(Position position, int color) {
        List<String> groups = new ArrayList<>();
        for (int role = Position.KING; role >= Position.PAWN; role--) {
            List<String> squares = new ArrayList<>();
            for (long men = position.pieces(color, role); men != 0; men &= men - 1) {
                squares.add(square(Long.numberOfTrailingZeros(men)));
            }
            if (!squares.isEmpty()) {
                groups.add(SINGULAR[role] + (squares.size() > 1 ? "s " : " ") + String.join(", ", squares));
            }
        }
        return (color == Position.WHITE ? "White: " : "Black: ") + String.join(", ", groups) + ".";
    }

    static String square(int square) {
        return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
    }
}
