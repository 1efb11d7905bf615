package org.pgnarbiter.law;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.mating.CanMate;

/** What becomes of a win on time when the winner lacks the means to mate. */
public enum FlagRule {
    /** No text was found: a recorded win on time stands. */
    NONE_FOUND,
    /** FIDE 1988 to 1997: a draw only if the winner has a bare king. */
    BARE_KING,
    /** FIDE since 1997: a draw if the winner cannot mate by any series of legal moves. */
    HELPMATE,
    /** US Chess 14E: a bare king draws; one minor piece, or two knights against no pawn, draw unless the win is forced. */
    USCF_14E,
    /** Lichess 2014 to 2017: a bare king or one minor piece does not win. */
    LICHESS_2014,
    /** Lichess 2017 to 2019: as {@link #LICHESS_2019} but a single bishop is lost only against the bare king, rook or queen. */
    LICHESS_2017,
    /** Lichess since 2019: by material, see {@link #cannotMateByMaterial}. */
    LICHESS_2019,
    /** chess.com: king alone, or with one knight or one bishop, does not win. */
    CHESSCOM,
    /** ICC: the same list as chess.com. */
    ICC,
    /** FICS: "no material to mate"; the list was not found, so only the bare king is sure. */
    FICS,
    /** cutechess: a draw if the winner has only bare material. */
    CUTECHESS,
    /** Whoever oversteps loses. */
    ALWAYS_LOSES;

    /** What a rule says of a win on time. */
    public enum Answer {
        /** The win stands. */
        WIN,
        /** The game is drawn. */
        DRAW,
        /** It hangs on what was not found out: a forced win, or a list that is not known. */
        DOUBTFUL,
        /** The question who can mate is not decided. */
        OPEN
    }

    /**
     * Whether a colour that did not overstep wins on time.
     *
     * @param position when the flag fell
     * @param winner colour number of the side with time left
     * @param helpmate whether that side can still mate by any sequence of legal moves
     */
    public Answer winOnTime(Position position, int winner, CanMate helpmate) {
        return switch (this) {
            case NONE_FOUND, ALWAYS_LOSES -> Answer.WIN;
            case BARE_KING -> drawIf(Material.bareKing(position, winner));
            case FICS ->
                Material.bareKing(position, winner)
                        ? Answer.DRAW
                        : loneMinor(position, winner) ? Answer.DOUBTFUL : Answer.WIN;
            case HELPMATE ->
                switch (helpmate) {
                    case NO -> Answer.DRAW;
                    case YES -> Answer.WIN;
                    case OPEN, UNDECIDED -> Material.bareKing(position, winner) ? Answer.DRAW : Answer.OPEN;
                };
            case USCF_14E -> uscf(position, winner);
            case LICHESS_2014, CHESSCOM, ICC ->
                drawIf(Material.bareKing(position, winner) || loneMinor(position, winner));
            case LICHESS_2017 ->
                drawIf(Material.bareKing(position, winner)
                        || knightAgainstQueens(position, winner)
                        || Material.has(position, winner, 0, 0, 1, 0, 0) && onlyHeavyMen(position, 1 - winner));
            case LICHESS_2019, CUTECHESS -> drawIf(cannotMateByMaterial(position, winner));
        };
    }

    /**
     * The material test of scalachess since 2019: king alone; king and knight against king and queens only; king and
     * bishops where all bishops of both sides stand on one colour and the other side has no knight and no pawn.
     * Sound (such a side cannot mate) but incomplete.
     */
    public static boolean cannotMateByMaterial(Position position, int color) {
        if (Material.bareKing(position, color) || knightAgainstQueens(position, color)) {
            return true;
        }
        int other = 1 - color;
        long bishops = position.pieces(color, Position.BISHOP);
        return bishops != 0
                && Material.has(position, color, 0, 0, Long.bitCount(bishops), 0, 0)
                && position.pieces(other, Position.KNIGHT) == 0
                && position.pieces(other, Position.PAWN) == 0
                && Material.oneColour(bishops | position.pieces(other, Position.BISHOP));
    }

    private static Answer uscf(Position position, int winner) {
        if (Material.bareKing(position, winner)) {
            return Answer.DRAW;
        }
        boolean twoKnights =
                Material.has(position, winner, 0, 0, 0, 2, 0) && position.pieces(1 - winner, Position.PAWN) == 0;
        return loneMinor(position, winner) || twoKnights ? Answer.DOUBTFUL : Answer.WIN;
    }

    private static Answer drawIf(boolean draw) {
        return draw ? Answer.DRAW : Answer.WIN;
    }

    private static boolean loneMinor(Position position, int color) {
        return Material.has(position, color, 0, 0, 1, 0, 0) || Material.has(position, color, 0, 0, 0, 1, 0);
    }

    private static boolean knightAgainstQueens(Position position, int color) {
        int other = 1 - color;
        return Material.has(position, color, 0, 0, 0, 1, 0)
                && Material.has(position, other, Material.count(position, other, Position.QUEEN), 0, 0, 0, 0);
    }

    /** King with nothing but queens and rooks. */
    private static boolean onlyHeavyMen(Position position, int color) {
        return Material.has(
                position,
                color,
                Material.count(position, color, Position.QUEEN),
                Material.count(position, color, Position.ROOK),
                0,
                0,
                0);
    }
}
