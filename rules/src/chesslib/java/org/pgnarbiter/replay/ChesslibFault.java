package org.pgnarbiter.replay;

import org.pgnarbiter.board.Position;

/** Where chesslib is known to be wrong, or to answer another question than ours. */
enum ChesslibFault implements KnownFault {
    /** chesslib castles from e1 and e8 with rooks on a and h only. */
    NO_CHESS960("only the builtin engine replays it: chesslib castles from the squares of the classical start alone") {
        @Override
        boolean explains(Fact fact, ReplayEngine builtin, ChesslibReplayer own) {
            return own.facts().stop() == StopReason.VARIANT
                    && builtin.facts().stop() != StopReason.VARIANT
                    && builtin.trace().start().chess960();
        }
    },

    /** {@code Board.isInsufficientMaterial} with one knight or bishop on each side. */
    MINOR_PIECE_EACH_CALLED_DEAD(
            "the builtin engine is right: with a knight or bishop on each side (bishops on different colours) mate is "
                    + "possible by some sequence of legal moves (Laws 5.2.2); chesslib calls it insufficient material") {
        @Override
        boolean explains(Fact fact, ReplayEngine builtin, ChesslibReplayer own) {
            GameFacts facts = builtin.facts();
            if (fact == Fact.BOARD_STATE) {
                return own.boardState() == BoardState.INSUFFICIENT_MATERIAL
                        && facts.boardState() == BoardState.NONE
                        && isMinorPieceEach(builtin.position());
            }
            return fact == Fact.INSUFFICIENT_PLY
                    && own.facts().insufficientPly() != facts.insufficientPly()
                    && isSameGame(builtin, own)
                    && firstDeadOtherwise(builtin.trace(), facts.fenStart()) == facts.insufficientPly();
        }
    },

    /** Keys of castling rights that two different pairs of rights share, in {@code Board.getIncrementalHashKey}. */
    CASTLING_KEYS_COLLIDE(
            "the builtin engine is right: castling rights were lost between the occurrences, so the position is not the "
                    + "same (Laws 9.2.3.2); chesslib gives White's right to one side and Black's to the other one key, "
                    + "and they cancel out") {
        @Override
        boolean explains(Fact fact, ReplayEngine builtin, ChesslibReplayer own) {
            if (!isSameGame(builtin, own)) {
                return false;
            }
            GameFacts ours = builtin.facts();
            GameFacts theirs = own.facts();
            int[] without = withoutCollisions(builtin.trace(), own);
            return switch (fact) {
                case MAX_REPETITION ->
                    theirs.maxRepetition() > ours.maxRepetition() && without[0] == ours.maxRepetition();
                case THREEFOLD_PLY -> theirs.threefoldPly() != ours.threefoldPly() && without[1] == ours.threefoldPly();
                case FIVEFOLD_PLY -> theirs.fivefoldPly() != ours.fivefoldPly() && without[2] == ours.fivefoldPly();
                default -> false;
            };
        }
    },

    /** {@code Board.isDraw} after a third occurrence or at a half-move clock of 100: no fact of ours hangs on it. */
    CLAIMABLE_DRAW_CALLED_A_DRAW(
            "the builtin engine is right: threefold repetition and fifty moves end a game only when a player claims (Laws "
                    + "9.2, 9.3); chesslib's isDraw is true of the position, and it knows no fivefold and no 75 moves") {
        @Override
        boolean explains(Fact fact, ReplayEngine builtin, ChesslibReplayer own) {
            return false;
        }
    };

    private final String why;

    ChesslibFault(String why) {
        this.why = why;
    }

    @Override
    public String why() {
        return why;
    }

    /** Whether the fact would be the same in both engines without this fault. */
    abstract boolean explains(Fact fact, ReplayEngine builtin, ChesslibReplayer own);

    private static boolean isSameGame(ReplayEngine builtin, ChesslibReplayer own) {
        return own.facts().plies() == builtin.facts().plies()
                && own.facts().movesHash() == builtin.facts().movesHash();
    }

    /** The first ply that chesslib calls dead by material, not counting a minor piece on each side. */
    private static int firstDeadOtherwise(GameTrace trace, boolean fenStart) {
        ChesslibBoard board = new ChesslibBoard();
        Position position = trace.start().copy();
        board.load(position);
        for (int ply = 0; ply <= trace.plies(); ply++) {
            if (ply > 0) {
                board.play(trace.move(ply));
                position.play(trace.move(ply));
            } else if (!fenStart) {
                continue;
            }
            if (board.board().isInsufficientMaterial() && !isMinorPieceEach(position)) {
                return ply;
            }
        }
        return GameFacts.NEVER;
    }

    /** Whether {@code Board.isDraw} calls the final position drawn though nobody has claimed and no rule ends the game. */
    static boolean isClaimableDrawCalledDraw(ReplayEngine builtin, ChesslibReplayer own) {
        GameFacts facts = builtin.facts();
        boolean over = facts.boardState() == BoardState.STALEMATE
                || own.isInsufficientMaterial()
                || builtin.trace().occurrences(facts.plies()) >= 5
                || facts.halfmoveClock() >= 150;
        return own.board().board().isDraw() && !over;
    }

    /** Four men, one of them a knight or bishop of each side, and no two bishops of one colour of squares. */
    static boolean isMinorPieceEach(Position position) {
        for (int color = 0; color < 2; color++) {
            long minor = position.pieces(color, Position.KNIGHT) | position.pieces(color, Position.BISHOP);
            if (Long.bitCount(minor) != 1 || Long.bitCount(position.occupied(color)) != 2) {
                return false;
            }
        }
        return !position.isInsufficientMaterial();
    }

    /** Largest count, first threefold and first fivefold by chesslib's keys where castling rights are the same too. */
    private static int[] withoutCollisions(GameTrace trace, ChesslibReplayer own) {
        int[] found = {1, GameFacts.NEVER, GameFacts.NEVER};
        for (int ply = 1; ply <= trace.plies(); ply++) {
            int count = 1;
            for (int earlier = ply - 4; earlier >= trace.windowStart(ply); earlier -= 2) {
                if (own.key(earlier) == own.key(ply) && trace.castlingRights(earlier) == trace.castlingRights(ply)) {
                    count++;
                }
            }
            found[0] = Math.max(found[0], count);
            if (count >= 3 && found[1] < 0) {
                found[1] = ply;
            }
            if (count >= 5 && found[2] < 0) {
                found[2] = ply;
            }
        }
        return found;
    }
}
