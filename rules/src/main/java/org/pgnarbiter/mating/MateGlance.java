package org.pgnarbiter.mating;

import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * One look at what the winner's men attack, and from it whether he mates at once, wherever the loser's king steps. Mates
 * that a man uncovers, that castle or capture en passant are not looked for, nor promotions to other men than queens.
 *
 * <p>Guarantee: a mate found is one. Finding none says nothing.
 */
final class MateGlance {
    /** With more squares than this to go to no king is mated by a single man, or so seldom that looking costs more. */
    private static final int MOST_FREE = 3;

    /** A set-up may have so many besides the kings. */
    private static final int MEN = 30;

    private final Position stepped = Position.initial();
    private final Position mated = Position.initial();
    /** The winner's knights, bishops, rooks and queens: where they stand, their roles, what they attack. */
    private final int[] squares = new int[MEN];

    private final int[] roles = new int[MEN];
    private final long[] reaches = new long[MEN];
    private int pieces;
    /** Squares from which a man of a role would mate, as it seems. */
    private final long[] aims = new long[Position.QUEEN + 1];

    private Position position;
    private int winner;
    private int losersKing;
    private long winners;
    private long losers;
    /** All men but the loser's king: he does not stand in the way of what attacks him. */
    private long men;
    /** Squares that pawns may go to: straight ahead one step, and taking. */
    private long pawnsReach;
    /** Squares attacked by the winner's men, at least once and at least twice. */
    private long covered;

    private long coveredTwice;
    private int move;

    /** Looks at a position, whoever is to move; it is to stay as it is while the questions below are asked. */
    void look(Position at, int winningSide) {
        position = at;
        winner = winningSide;
        losersKing = at.king(winner ^ 1);
        winners = at.occupied(winner);
        losers = at.occupied(winner ^ 1) & ~(1L << losersKing);
        men = winners | losers;
        long pawns = at.pieces(winner, Position.PAWN);
        long taking = Steps.pawnAttacks(pawns, winner);
        pawnsReach = Steps.push(pawns, winner) & ~at.occupied() | taking & losers;
        long once = Steps.KING[at.king(winner)];
        long twice = once & taking;
        once |= taking;
        int count = 0;
        for (int role = Position.KNIGHT; role <= Position.QUEEN; role++) {
            for (long left = at.pieces(winner, role); left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                long reach = Position.reach(role, square, men);
                squares[count] = square;
                roles[count] = role;
                reaches[count++] = reach;
                twice |= once & reach;
                once |= reach;
            }
        }
        pieces = count;
        covered = once;
        coveredTwice = twice;
    }

    /** The squares that the loser's king may step to, if it is the loser's turn. */
    long steps() {
        return Steps.KING[losersKing] & ~losers & ~covered;
    }

    /**
     * Whether the winner is seen to mate at once when the loser's king stands on a square: one that he may step to, or his
     * own when it is the winner's turn.
     */
    boolean mates(int king) {
        long beside = Steps.KING[king];
        long free = beside & ~losers & ~covered;
        if (Long.bitCount(free) > MOST_FREE) {
            return false;
        }
        // The king would take what stands beside him where no other man covers it.
        long safe = ~winners & ~(beside & ~coveredTwice);
        for (int role = Position.KNIGHT; role <= Position.QUEEN; role++) {
            aims[role] = safe & Steps.attacks(role, king);
        }
        for (long left = free; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            for (int role = Position.KNIGHT; role <= Position.QUEEN; role++) {
                aims[role] &= Steps.attacks(role, square);
            }
        }
        for (int i = 0; i < pieces; i++) {
            long targets = reaches[i] & aims[roles[i]];
            if (targets != 0 && mates(king, i, targets)) {
                return true;
            }
        }
        long last = winner == 0 ? Steps.RANK_8 : Steps.RANK_1;
        long checks = free == 0 ? Steps.pawnAttacks(1L << king, winner ^ 1) & ~last : 0;
        long targets = pawnsReach & (aims[Position.QUEEN] & last | checks);
        return targets != 0 && pawnMates(king, targets);
    }

    /** The mating move, after a yes. */
    int move() {
        return move;
    }

    private boolean mates(int king, int index, long targets) {
        int role = roles[index];
        int from = squares[index];
        // What no other man covers beside the king this one has to cover from where it goes, too.
        long alone = reaches[index] & Steps.KING[king] & ~coveredTwice & ~losers;
        long clear = from == king ? 0 : targets & Position.reach(role, king, men);
        for (long left = clear; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            if ((alone & ~Steps.attacks(role, to)) == 0) {
                step(king);
                if ((Position.reach(role, from, stepped.occupied()) >>> to & 1) != 0 && mates(from, to, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean pawnMates(int king, long targets) {
        step(king);
        long taken = stepped.occupied(winner ^ 1);
        for (long left = stepped.pieces(winner, Position.PAWN); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long pawn = 1L << from;
            long reach = Steps.push(pawn, winner) & ~stepped.occupied() | Steps.pawnAttacks(pawn, winner) & taken;
            for (long rest = reach & targets; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                int promotion = to < 8 || to >= 56 ? Position.QUEEN : 0;
                if (mates(from, to, promotion)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void step(int king) {
        stepped.copyFrom(position);
        if (king != losersKing) {
            stepped.play(Moves.pack(losersKing, king, 0, Moves.NORMAL));
        }
    }

    /** Whether a move of the winner after the step, legal but for his own king's safety, mates. */
    private boolean mates(int from, int to, int promotion) {
        if (stepped.exposesKing(from, to)) {
            return false;
        }
        move = Moves.pack(from, to, promotion, Moves.NORMAL);
        mated.copyFrom(stepped);
        mated.play(move);
        return mated.isCheckmate();
    }
}
