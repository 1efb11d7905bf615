package org.pgnarbiter.law;

import org.pgnarbiter.board.Position;

/** Which material draws the game by itself. */
public enum MaterialRule {
    /** No such rule known. */
    NONE,
    /** FIDE 1988: bare kings, a single bishop or knight, bishop each on squares of the same colour. */
    NAMED,
    /** Whatever cannot mate by material: a single minor piece, or only bishops all on squares of one colour. */
    NO_MATE,
    /** chess.com: bare kings, one minor piece each at most, or two knights against the bare king. */
    CHESSCOM,
    /** ICC: each side has at most one minor piece. */
    ICC;

    /** Whether this material is a draw at once; castling rights do not matter as a rook is no such material. */
    public boolean draws(Position position) {
        if (this == NONE) {
            return false;
        }
        for (int color = 0; color < 2; color++) {
            if ((position.pieces(color, Position.PAWN)
                            | position.pieces(color, Position.ROOK)
                            | position.pieces(color, Position.QUEEN))
                    != 0) {
                return false;
            }
        }
        int whiteKnights = Long.bitCount(position.pieces(Position.WHITE, Position.KNIGHT));
        int blackKnights = Long.bitCount(position.pieces(Position.BLACK, Position.KNIGHT));
        long whiteBishops = position.pieces(Position.WHITE, Position.BISHOP);
        long blackBishops = position.pieces(Position.BLACK, Position.BISHOP);
        int white = whiteKnights + Long.bitCount(whiteBishops);
        int black = blackKnights + Long.bitCount(blackBishops);
        return switch (this) {
            case NONE -> false;
            case NAMED ->
                white + black <= 1
                        || whiteKnights + blackKnights == 0
                                && white == 1
                                && black == 1
                                && Material.oneColour(whiteBishops | blackBishops);
            case NO_MATE ->
                white + black <= 1
                        || whiteKnights + blackKnights == 0 && Material.oneColour(whiteBishops | blackBishops);
            case ICC -> white <= 1 && black <= 1;
            case CHESSCOM ->
                white <= 1 && black <= 1
                        || white == 0 && blackKnights == 2 && black == 2
                        || black == 0 && whiteKnights == 2 && white == 2;
        };
    }
}
