package org.pgnarbiter.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.Collectors;
import org.pgnarbiter.board.FenProblem;
import org.pgnarbiter.jobs.report.SafeText;

/** Why a FEN is no position, in words that say what is wanted. */
final class FenWords {
    private static final String MEN = "KQRBNPkqrbnp";

    private final String board;
    private final String side;

    private FenWords(String fen) {
        StringTokenizer fields = new StringTokenizer(fen, " \t\r\n\f\u000b_");
        board = fields.hasMoreTokens() ? fields.nextToken() : "";
        side = fields.hasMoreTokens() ? fields.nextToken() : "";
    }

    /** {@code each side needs exactly one king: White has 0}. */
    static String of(String fen, Set<FenProblem> problems) {
        FenWords words = new FenWords(fen);
        return problems.stream()
                .filter(FenProblem::isFatal)
                // A set-up may have that many, and something else is the reason.
                .filter(problem -> problem != FenProblem.TOO_MANY_MEN || words.men() > 32)
                .map(words::of)
                .collect(Collectors.joining("; "));
    }

    private String of(FenProblem problem) {
        return switch (problem) {
            case MALFORMED_BOARD -> malformed();
            case WRONG_DIMENSIONS -> "the board needs eight ranks of eight squares, with / between";
            case BAD_SIDE_TO_MOVE -> "the side to move is w or b, not " + SafeText.line(side);
            case KING_COUNT -> "each side needs exactly one king: " + kings();
            case PAWN_ON_BACK_RANK -> "no pawn can stand on the first or the eighth rank";
            case OPPONENT_IN_CHECK -> "the side that is not to move stands in check";
            case TOO_MANY_MEN -> "the board has " + men() + " men, more than 32";
            case TOO_MANY_PROMOTED, BAD_CASTLING, BAD_EN_PASSANT, BAD_COUNTER, FIELDS_MISSING ->
                throw new IllegalArgumentException(problem + " is forgiven");
        };
    }

    private String malformed() {
        String wanted = "the board is men (KQRBNP, kqrbnp), digits 1 to 8 for empty squares, and / between ranks";
        return board.codePoints()
                .filter(c -> c > 0x7F || (MEN + "/~123456789").indexOf(c) < 0)
                .mapToObj(c -> wanted + ", not " + SafeText.line(Character.toString(c)))
                .findFirst()
                .orElse(wanted);
    }

    private String kings() {
        List<String> wrong = new ArrayList<>();
        count('K', "White", wrong);
        count('k', "Black", wrong);
        return String.join(", ", wrong);
    }

    private void count(char king, String name, List<String> wrong) {
        long kings = board.chars().filter(c -> c == king).count();
        if (kings != 1) {
            wrong.add(name + " has " + kings);
        }
    }

    private long men() {
        return board.chars().filter(c -> MEN.indexOf(c) >= 0).count();
    }
}
