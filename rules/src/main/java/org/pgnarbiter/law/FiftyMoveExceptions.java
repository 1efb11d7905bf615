package org.pgnarbiter.law;

import org.pgnarbiter.board.Position;

/**
 * The endings for which editions of the Laws allowed more than fifty moves, by window of dates.
 *
 * <p>While the count runs no man leaves the board and no pawn moves, so one look at the position decides for the whole
 * count; the exact material is meant, either colour may be the stronger side.
 */
public enum FiftyMoveExceptions {
    /** Fifty moves for everything (since 1993). */
    NONE,
    /** Before FIDE: tournament rules differed. */
    UNKNOWN,
    /** 1929: twice the number of moves theoretically needed; the printed example is rook and bishop v rook, 132. */
    TWICE_THEORY_1929,
    /** 1953 to 1977: a hundred for endings named before the game; none is named in the text. */
    ANNOUNCED_1953,
    /** Art. 12.4 with the interpretations of 1978 (two knights v pawn) and 1982 (rook and pawn v bishop and pawn). */
    INTERPRETED_1975,
    /** Art. 10.9 of the 1984 edition: a hundred moves for three classes. */
    HUNDRED_1985,
    /** Art. 10.9 of the 1988 edition: 75 moves for six classes, abolished in the second half of 1992. */
    SEVENTY_FIVE_1989;

    private static final int KNIGHTS_1978 = 19780101;
    private static final int ROOK_PAWN_1982 = 19820101;
    private static final int ABOLITION_DECIDED = 19920701;

    /** Rank index (0 = first) beyond which a black pawn on each file is too far advanced for the 1984 class. */
    private static final int[] BLACK_PAWN_LIMIT = {3, 5, 4, 3, 3, 4, 5, 3};

    /**
     * The limit for a count.
     *
     * @param position any position of the count, best the one after the last capture or pawn move
     * @param from first date the game can have, yyyymmdd
     * @param to last date the game can have, yyyymmdd
     */
    public MoveLimit limit(Position position, int from, int to) {
        if (this == NONE || Long.bitCount(position.occupied()) > 6) {
            return MoveLimit.FIFTY;
        }
        MoveLimit white = limit(position, Position.WHITE, from, to);
        return white.exception() ? white : limit(position, Position.BLACK, from, to);
    }

    /** The limit if this colour is the stronger side. */
    private MoveLimit limit(Position position, int strong, int from, int to) {
        int weak = 1 - strong;
        boolean rookBishop =
                Material.has(position, strong, 0, 1, 1, 0, 0) && Material.has(position, weak, 0, 1, 0, 0, 0);
        boolean knightsPawn =
                Material.has(position, strong, 0, 0, 0, 2, 0) && Material.has(position, weak, 0, 0, 0, 0, 1);
        boolean rookPawn = Material.has(position, strong, 0, 1, 0, 0, 1) && Material.has(position, weak, 0, 0, 1, 0, 1);
        return switch (this) {
            case NONE -> MoveLimit.FIFTY;
            case UNKNOWN, ANNOUNCED_1953 ->
                rookBishop || knightsPawn || rookPawn ? MoveLimit.fiftyOr(100) : MoveLimit.FIFTY;
            case TWICE_THEORY_1929 -> {
                if (rookBishop) {
                    yield MoveLimit.fiftyOr(132);
                }
                yield knightsPawn ? MoveLimit.fiftyOr(200) : MoveLimit.FIFTY;
            }
            case INTERPRETED_1975 -> interpreted(position, strong, rookBishop, knightsPawn, rookPawn, from, to);
            case HUNDRED_1985 -> {
                if (rookBishop) {
                    yield MoveLimit.raisedTo(100);
                }
                if (knightsPawn) {
                    yield blockedPawn(position, strong);
                }
                yield rookPawn && rookPawnClass(position, strong) ? MoveLimit.raisedTo(100) : MoveLimit.FIFTY;
            }
            case SEVENTY_FIVE_1989 -> {
                if (rookPawn) {
                    yield MoveLimit.fiftyOr(75);
                }
                if (!(rookBishop || knightsPawn || class1988(position, strong))) {
                    yield MoveLimit.FIFTY;
                }
                yield to >= ABOLITION_DECIDED ? MoveLimit.fiftyOr(75) : MoveLimit.raisedTo(75);
            }
        };
    }

    private static MoveLimit interpreted(
            Position position,
            int strong,
            boolean rookBishop,
            boolean knightsPawn,
            boolean rookPawn,
            int from,
            int to) {
        if (rookBishop) {
            return MoveLimit.fiftyOr(100);
        }
        if (knightsPawn) {
            return from >= KNIGHTS_1978 ? MoveLimit.raisedTo(100) : MoveLimit.fiftyOr(100);
        }
        if (rookPawn && from >= ROOK_PAWN_1982) {
            return rookPawnClass(position, strong) ? MoveLimit.raisedTo(100) : MoveLimit.FIFTY;
        }
        return rookPawn && (to < ROOK_PAWN_1982 || rookPawnClass(position, strong))
                ? MoveLimit.fiftyOr(100)
                : MoveLimit.FIFTY;
    }

    /** Two bishops v knight, queen v two bishops, queen v two knights, queen and pawn on the seventh v queen. */
    private static boolean class1988(Position position, int strong) {
        int weak = 1 - strong;
        if (Material.has(position, strong, 0, 0, 2, 0, 0)) {
            return Material.has(position, weak, 0, 0, 0, 1, 0);
        }
        if (Material.has(position, strong, 1, 0, 0, 0, 0)) {
            return Material.has(position, weak, 0, 0, 2, 0, 0) || Material.has(position, weak, 0, 0, 0, 2, 0);
        }
        return Material.has(position, strong, 1, 0, 0, 0, 1)
                && Material.has(position, weak, 1, 0, 0, 0, 0)
                && Long.numberOfTrailingZeros(position.pieces(strong, Position.PAWN)) / 8 == (strong == 0 ? 6 : 1);
    }

    /**
     * The 1984 class of two knights v pawn: pawn safely blocked by a knight and not too far advanced. "Safely" is not
     * defined in the text; a knight that the king could take at once leaves the rule undetermined.
     */
    private static MoveLimit blockedPawn(Position position, int strong) {
        int weak = 1 - strong;
        int pawn = Long.numberOfTrailingZeros(position.pieces(weak, Position.PAWN));
        int file = pawn % 8;
        int rank = pawn / 8;
        boolean tooFar = weak == 1 ? rank < BLACK_PAWN_LIMIT[file] : rank > 7 - BLACK_PAWN_LIMIT[file];
        int front = weak == 1 ? pawn - 8 : pawn + 8;
        if (tooFar || (position.pieces(strong, Position.KNIGHT) >>> front & 1) == 0) {
            return MoveLimit.FIFTY;
        }
        boolean attackable = distance(position.king(weak), front) == 1 && !position.attacked(front, strong);
        return attackable ? MoveLimit.fiftyOr(100) : MoveLimit.raisedTo(100);
    }

    /**
     * Rook and rook's pawn on its second rank, blocked by a pawn directly in front, against a bishop that does not
     * control the queening square: a2 v a3 and a bishop on dark squares, and the mirrored cases.
     */
    private static boolean rookPawnClass(Position position, int strong) {
        int weak = 1 - strong;
        int own = Long.numberOfTrailingZeros(position.pieces(strong, Position.PAWN));
        int other = Long.numberOfTrailingZeros(position.pieces(weak, Position.PAWN));
        boolean dark = (position.pieces(weak, Position.BISHOP) & Material.DARK) != 0;
        int second = strong == 0 ? 1 : 6;
        int file = own % 8;
        if (own / 8 != second || other != own + (strong == 0 ? 8 : -8) || file != 0 && file != 7) {
            return false;
        }
        // White pawn a2: dark bishop; white pawn h2: light; for a black pawn the other way round.
        return dark == ((file == 0) == (strong == 0));
    }

    private static int distance(int a, int b) {
        return Math.max(Math.abs(a % 8 - b % 8), Math.abs(a / 8 - b / 8));
    }
}
