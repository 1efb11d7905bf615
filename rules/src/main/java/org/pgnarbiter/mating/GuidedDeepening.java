package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Tier 3, iterative deepening: a depth-first search for a mate line, guided by rewards. Moves that look useful cost no
 * depth, moves that look harmful cost more: captures and far pawns of the winner, kings and knights on their way to a
 * corner, and promotions of the loser's pawns when the winner needs a man in the way (Ambrona, "A practical algorithm for
 * chess unwinnability", 2022, section on helpmates).
 *
 * <p>Guarantee: a line found ends in checkmate. Nothing else is a proof here: the table prunes on earlier, shallower
 * visits, so an empty result says nothing, and the answer no is left to {@link Closure}.
 */
final class GuidedDeepening {
    private static final int LONGEST = 480;
    private static final int REWARDED_PLIES = 400;
    private static final int DEEPEST = 512;

    private static final int NORMAL = 0;
    private static final int REWARD = 1;
    private static final int PUNISH = 2;

    private final PositionSet table = new PositionSet();
    private final Position[] positions = new Position[LONGEST + 1];
    private final int[][] moves = new int[LONGEST + 1][];
    private final int[] played = new int[LONGEST + 1];
    private int winner;
    private int limit;
    private long bound;
    private long nodes;
    private long iterationNodes;
    private long nodeCap;
    private boolean interrupted;
    private int length;

    private int winnerKingTarget;
    private int loserKingTarget;
    private int winnerKnightTarget;
    private int loserKnightTarget;

    /**
     * Looks for a mate line.
     *
     * @param cap most positions visited, over all iterations
     */
    boolean find(Position root, int winningSide, long cap) {
        winner = winningSide;
        nodes = 0;
        nodeCap = cap;
        table.clear(Long.bitCount(root.occupied()));
        at(0).copyFrom(root);
        for (limit = 2; limit <= DEEPEST; limit++) {
            interrupted = false;
            iterationNodes = 0;
            bound = 10_000L * limit;
            if (search(0, 0, false)) {
                return true;
            }
            if (!interrupted || nodes >= nodeCap) {
                return false;
            }
        }
        return false;
    }

    /** Positions visited by the last call. */
    long nodes() {
        return nodes;
    }

    /** The mating line of the last call that found one. */
    int[] line() {
        return Arrays.copyOf(played, length);
    }

    private Position at(int ply) {
        if (positions[ply] == null) {
            positions[ply] = Position.initial();
            moves[ply] = new int[Position.MAX_MOVES];
        }
        return positions[ply];
    }

    private boolean search(int ply, int depth, boolean afterReward) {
        Position position = at(ply);
        nodes++;
        iterationNodes++;
        boolean losersTurn = position.sideToMove() != winner;
        if (losersTurn && position.isCheckmate()) {
            length = ply;
            return true;
        }
        if (MaterialLemmas.cannotMate(position, winner) != null) {
            return false;
        }
        int left = limit - depth;
        int seen = table.add(position, 0);
        if (seen < 0 && table.link(~seen) >= left) {
            return false;
        }
        if (left <= 0 || iterationNodes > bound || nodes >= nodeCap || ply >= LONGEST) {
            interrupted = true;
            if (seen >= 0) {
                table.setLink(seen, -1);
            }
            return false;
        }
        table.setLink(seen < 0 ? ~seen : seen, left);
        aim(position);
        int kingsAndKnights =
                winnerKingTarget | loserKingTarget << 6 | winnerKnightTarget << 12 | loserKnightTarget << 18;
        boolean needsPromotion = losersTurn && needsPromotion(position);
        int[] list = moves[ply];
        int count = position.legalMoves(list);
        Position next = at(ply + 1);
        for (int i = 0; i < count; i++) {
            int move = list[i];
            int score = score(position, move, losersTurn, needsPromotion, kingsAndKnights);
            if (score == REWARD && ply > REWARDED_PLIES) {
                score = NORMAL;
            }
            int childDepth = depth + 1;
            if (score == REWARD) {
                childDepth--;
            } else if (score == PUNISH) {
                childDepth = Math.min(limit, childDepth + 2);
            } else if (afterReward) {
                childDepth--;
            }
            next.copyFrom(position);
            next.play(move);
            played[ply] = move;
            if (search(ply + 1, childDepth, score == REWARD)) {
                return true;
            }
            if (nodes >= nodeCap || iterationNodes > bound) {
                interrupted = true;
                return false;
            }
        }
        return false;
    }

    private int score(Position position, int move, boolean losersTurn, boolean needsPromotion, int targets) {
        int from = Moves.from(move);
        int to = Moves.to(move);
        int role = position.pieceAt(from) % 6;
        boolean capture =
                position.pieceAt(to) >= 0 && Moves.kind(move) != Moves.CASTLING || Moves.kind(move) == Moves.EN_PASSANT;
        if (!losersTurn) {
            if (capture || goesToCorner(role, from, to, targets & 63, targets >> 12 & 63)) {
                return REWARD;
            }
            return role == Position.PAWN && (winner == 0 ? to >> 3 : 7 - (to >> 3)) >= 5 ? REWARD : NORMAL;
        }
        if (goesToCorner(role, from, to, targets >> 6 & 63, targets >> 18 & 63)) {
            return REWARD;
        }
        if (capture) {
            return PUNISH;
        }
        if (!needsPromotion) {
            return NORMAL;
        }
        int promotion = Moves.promotion(move);
        return role == Position.PAWN && promotion != Position.QUEEN && promotion != Position.ROOK ? REWARD : PUNISH;
    }

    private static boolean goesToCorner(int role, int from, int to, int kingTarget, int knightTarget) {
        if (role == Position.KING) {
            return kingDistance(to, kingTarget) < kingDistance(from, kingTarget);
        }
        return role == Position.KNIGHT
                && Steps.KNIGHT_DISTANCE[to << 6 | knightTarget] < Steps.KNIGHT_DISTANCE[from << 6 | knightTarget];
    }

    /** Which corner: dark when the winner has a dark bishop, or none while the loser has a light one; else light. */
    private void aim(Position position) {
        long bishops = position.pieces(winner, Position.BISHOP);
        boolean dark = (bishops & Steps.DARK) != 0
                || bishops == 0 && (position.pieces(winner ^ 1, Position.BISHOP) & ~Steps.DARK) != 0;
        int turn = (dark ? 0 : 7) ^ (winner == 0 ? 0 : 63);
        winnerKingTarget = 47 ^ turn;
        winnerKnightTarget = 63 ^ turn;
        loserKingTarget = 63 ^ turn;
        loserKnightTarget = 62 ^ turn;
    }

    /** Whether the winner's men can mate only when a pawn of the loser has become something that gets in the way. */
    private boolean needsPromotion(Position position) {
        int loser = winner ^ 1;
        if ((position.pieces(winner, Position.PAWN)
                        | position.pieces(winner, Position.ROOK)
                        | position.pieces(winner, Position.QUEEN))
                != 0) {
            return false;
        }
        long knights = position.pieces(winner, Position.KNIGHT);
        long bishops = position.pieces(winner, Position.BISHOP);
        if (knights != 0) {
            return bishops == 0
                    && (knights & (knights - 1)) == 0
                    && (position.pieces(loser, Position.KNIGHT)
                                    | position.pieces(loser, Position.BISHOP)
                                    | position.pieces(loser, Position.ROOK))
                            == 0;
        }
        long all = bishops | position.pieces(loser, Position.BISHOP);
        return position.pieces(loser, Position.KNIGHT) == 0 && ((all & Steps.DARK) == 0 || (all & ~Steps.DARK) == 0);
    }

    private static int kingDistance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }
}
