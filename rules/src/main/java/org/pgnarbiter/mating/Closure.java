package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/**
 * Tier 3, best first and to the end: explores the graph of all positions that legal moves can reach, the most promising
 * first ({@link Promise}), and remembers every position by its full key ({@link PositionSet}).
 *
 * <p>Guarantee: {@link #MATE} comes with a line that ends in checkmate. {@link #EXHAUSTED} is a proof that the winner cannot
 * mate: every reachable position was expanded, except below positions where a material lemma or the reach sets prove that
 * nothing is to be found. There is no depth limit, and positions are told apart by their keys, not by hashes.
 * {@link #CAPPED} proves nothing.
 *
 * <p>Memory: that of {@link PositionSet}, at most 48 bytes a position.
 */
final class Closure {
    static final int CAPPED = 0;
    static final int EXHAUSTED = 1;
    static final int MATE = 2;

    private final PositionSet set = new PositionSet();
    private final ReachSets reachSets;
    /** Lists of positions not yet expanded, by promise: first and last of each list, linked in the set. */
    private final int[] heads = new int[Promise.WORST];

    private final int[] tails = new int[Promise.WORST];

    private final Position cursor = Position.initial();
    private final Position next = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    private int winner;
    private boolean secondTaste;
    private int mostPromising;
    private int mateFrom;
    private int mateMove;

    Closure(ReachSets reachSets) {
        this.reachSets = reachSets;
    }

    /**
     * Begins with a position in which neither side has been mated yet.
     *
     * @param otherTaste the second taste of {@link Promise}, and the oldest first among equals instead of the newest
     */
    void start(Position root, int winningSide, boolean otherTaste) {
        winner = winningSide;
        secondTaste = otherTaste;
        set.clear(Long.bitCount(root.occupied()));
        Arrays.fill(heads, -1);
        // The cursors need the castling squares of this game.
        cursor.copyFrom(root);
        next.copyFrom(root);
        mostPromising = Promise.WORST;
        push(set.add(root, -1), 0);
    }

    /** Explores until a mate is found, nothing is left, or the set has nearly {@code cap} positions. */
    int run(int cap) {
        while (set.size() + Position.MAX_MOVES <= cap) {
            int index = pop();
            if (index < 0) {
                return EXHAUSTED;
            }
            if (expand(index)) {
                return MATE;
            }
        }
        return mostPromising == Promise.WORST || isDone() ? EXHAUSTED : CAPPED;
    }

    /** Positions in the set. */
    int size() {
        return set.size();
    }

    private boolean isDone() {
        for (int value = mostPromising; value < Promise.WORST; value++) {
            if (heads[value] >= 0) {
                return false;
            }
        }
        return true;
    }

    private boolean expand(int index) {
        set.read(index, cursor);
        int count = cursor.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            next.copyFrom(cursor);
            next.play(moves[i]);
            if (next.inCheck() && next.sideToMove() != winner && !next.hasLegalMove()) {
                mateFrom = index;
                mateMove = moves[i];
                return true;
            }
            if (MaterialLemmas.cannotMate(next, winner) != null) {
                continue;
            }
            int added = set.add(next, index);
            if (added >= 0 && !isWalledOff(moves[i])) {
                push(added, Promise.of(next, winner, secondTaste));
            }
        }
        return false;
    }

    /** Asks the reach sets after moves that cannot be taken back: only they build walls or open them. */
    private boolean isWalledOff(int move) {
        return (next.halfmoveClock() == 0 || Moves.kind(move) == Moves.CASTLING)
                && ReachSets.covers(next)
                && reachSets.examine(next, 1 << winner) != ReachSets.UNKNOWN;
    }

    private void push(int index, int promise) {
        if (secondTaste && heads[promise] >= 0) {
            set.setLink(tails[promise], index);
            set.setLink(index, -1);
        } else {
            set.setLink(index, heads[promise]);
            heads[promise] = index;
        }
        tails[promise] = index;
        mostPromising = Math.min(mostPromising, promise);
    }

    private int pop() {
        while (mostPromising < Promise.WORST) {
            int index = heads[mostPromising];
            if (index >= 0) {
                heads[mostPromising] = set.link(index);
                return index;
            }
            mostPromising++;
        }
        return -1;
    }

    /** The mating line found, from the position of {@link #start}. */
    int[] line(Position root) {
        int length = 1;
        for (int at = mateFrom; set.origin(at) >= 0; at = set.origin(at)) {
            length++;
        }
        int[] path = new int[length];
        int at = mateFrom;
        for (int i = length - 1; i >= 0; i--) {
            path[i] = at;
            at = set.origin(at);
        }
        int[] line = new int[length];
        Position here = root.copy();
        for (int i = 0; i < length - 1; i++) {
            set.read(path[i + 1], cursor);
            line[i] = moveTo(here);
            here.play(line[i]);
        }
        line[length - 1] = mateMove;
        return line;
    }

    /** The move that leads to the position under the cursor. */
    private int moveTo(Position here) {
        int count = here.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            next.copyFrom(here);
            next.play(moves[i]);
            if (next.samePosition(cursor)) {
                return moves[i];
            }
        }
        throw new IllegalStateException("no move leads from " + here + " to " + cursor);
    }
}
