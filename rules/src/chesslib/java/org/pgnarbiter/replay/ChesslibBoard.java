package org.pgnarbiter.replay;

import com.github.bhlangonijr.chesslib.Board;
import com.github.bhlangonijr.chesslib.Piece;
import com.github.bhlangonijr.chesslib.PieceType;
import com.github.bhlangonijr.chesslib.Side;
import com.github.bhlangonijr.chesslib.Square;
import com.github.bhlangonijr.chesslib.move.Move;
import com.github.bhlangonijr.chesslib.move.MoveGenerator;
import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.LegalMoves;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/** chesslib's board, spoken to in our terms: squares and men have the same numbers in both. */
final class ChesslibBoard implements LegalMoves {
    private static final int[] ORTHODOX_ROOKS = {7, 0, 63, 56};

    private final Board board = new Board();
    private final List<Move> moves = new ArrayList<>();

    ChesslibBoard() {
        board.setEnableEvents(false);
    }

    /** Sets up a position; false when chesslib has no word for its castling rights (Chess960). */
    boolean load(Position position) {
        int rights = position.castlingRights();
        for (int right = 0; right < 4; right++) {
            boolean orthodox = position.king(right >> 1) == (right < 2 ? 4 : 60)
                    && position.castlingRook(right) == ORTHODOX_ROOKS[right];
            if ((rights >> right & 1) != 0 && !orthodox) {
                board.loadFromFen(Fen.write(Position.initial()));
                return false;
            }
        }
        String[] fields = Fen.write(position).split(" ", -1);
        fields[2] = rights == 0 ? "-" : letters(rights);
        board.loadFromFen(String.join(" ", fields));
        return true;
    }

    private static String letters(int rights) {
        StringBuilder out = new StringBuilder(4);
        for (int right = 0; right < 4; right++) {
            if ((rights >> right & 1) != 0) {
                out.append("KQkq".charAt(right));
            }
        }
        return out.toString();
    }

    Board board() {
        return board;
    }

    // ---------------------------------------------------------------- moves

    @Override
    public int of(Position position, int[] out) {
        int count = 0;
        for (Move move : board.legalMoves()) {
            out[count++] = pack(move);
        }
        return count;
    }

    /** The only legal move of a man of that role to that square, {@link Moves#NONE} when there is none or several. */
    int only(int role, int fromFile, int to, int promotion) {
        moves.clear();
        switch (role) {
            case Position.PAWN:
                MoveGenerator.generatePawnCaptures(board, moves);
                MoveGenerator.generatePawnMoves(board, moves);
                break;
            case Position.KNIGHT:
                MoveGenerator.generateKnightMoves(board, moves);
                break;
            case Position.BISHOP:
                MoveGenerator.generateBishopMoves(board, moves);
                break;
            case Position.ROOK:
                MoveGenerator.generateRookMoves(board, moves);
                break;
            case Position.QUEEN:
                MoveGenerator.generateQueenMoves(board, moves);
                break;
            default:
                MoveGenerator.generateKingMoves(board, moves);
                break;
        }
        int found = Moves.NONE;
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            if (move.getTo().ordinal() != to
                    || fromFile >= 0 && (move.getFrom().ordinal() & 7) != fromFile
                    || promotionRole(move) != promotion
                    || !board.isMoveLegal(move, false)) {
                continue;
            }
            if (found != Moves.NONE) {
                return Moves.NONE;
            }
            found = pack(move);
        }
        return found;
    }

    /** Castling, if it is legal, else {@link Moves#NONE}. */
    int castling(boolean queenSide) {
        moves.clear();
        MoveGenerator.generateCastleMoves(board, moves);
        for (Move move : moves) {
            if (board.getContext().isQueenSideCastle(move) == queenSide && board.isMoveLegal(move, false)) {
                return pack(move);
            }
        }
        return Moves.NONE;
    }

    private static int promotionRole(Move move) {
        Piece promotion = move.getPromotion();
        return promotion == Piece.NONE ? 0 : promotion.ordinal() % 6;
    }

    private int pack(Move move) {
        int from = move.getFrom().ordinal();
        int to = move.getTo().ordinal();
        Piece mover = board.getPiece(move.getFrom());
        if (mover.getPieceType() == PieceType.KING && Math.abs(to - from) == 2) {
            return Moves.pack(from, to > from ? to + 1 : to - 2, 0, Moves.CASTLING);
        }
        boolean enPassant = mover.getPieceType() == PieceType.PAWN
                && (to - from & 7) != 0
                && board.getPiece(move.getTo()) == Piece.NONE;
        return Moves.pack(from, to, promotionRole(move), enPassant ? Moves.EN_PASSANT : Moves.NORMAL);
    }

    /** Plays a legal move. */
    void play(int move) {
        Square from = Square.squareAt(Moves.from(move));
        Square to = Square.squareAt(Moves.arrival(move));
        int promotion = Moves.promotion(move);
        Piece promoted = promotion == 0
                ? Piece.NONE
                : Piece.allPieces[board.getSideToMove().ordinal() * 6 + promotion];
        if (!board.doMove(new Move(from, to, promoted))) {
            throw new IllegalStateException("chesslib refuses a move it called legal: " + from + to);
        }
    }

    // ---------------------------------------------------------------- the position

    boolean isEmpty(int square) {
        return board.getPiece(Square.squareAt(square)) == Piece.NONE;
    }

    boolean whiteToMove() {
        return board.getSideToMove() == Side.WHITE;
    }

    int clock() {
        return board.getHalfMoveCounter();
    }

    /** The key by which chesslib knows a position again. */
    long key() {
        return board.getIncrementalHashKey();
    }

    /** Hash of men and side to move, from chesslib's bitboards. */
    long placementKey() {
        long key = board.getSideToMove().ordinal() + 1L;
        for (int piece = 0; piece < 12; piece++) {
            key = (key ^ board.getBitboard(Piece.allPieces[piece])) * 0x9E3779B97F4A7C15L;
            key ^= key >>> 29;
        }
        return key;
    }

    String fen() {
        return board.getFen(true, true);
    }
}
