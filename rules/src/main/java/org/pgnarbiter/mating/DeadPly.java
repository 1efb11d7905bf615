package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/**
 * The first dead ply of a game (Laws 5.2.2): from there on neither player could mate any more by any series of legal
 * moves. Deadness never ends once it begins, because what follows a dead position is part of its legal continuations;
 * therefore bisection finds where it began, about seven questions for a game.
 *
 * <p>Guarantee: the ply answered is proved dead. That it is the first holds as far as the budget proves: a position
 * before it counts as alive unless it is proved dead.
 *
 * <p>Not thread safe; one per task.
 */
public final class DeadPly {
    private final MatingAnalyzer analyzer;
    private final Position cursor = Position.initial();

    /** Asks an analyzer, which may be used for other questions between calls. */
    public DeadPly(MatingAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    /**
     * The first dead ply.
     *
     * @param start the position before the first move
     * @param moves packed legal moves
     * @param plies how many of {@code moves} there are
     * @return 0 (the start position itself) to {@code plies}; -1 when the position after the last move is not proved dead
     */
    public int first(Position start, int[] moves, int plies, MatingBudget budget) {
        return dead(start, moves, plies, budget) ? before(start, moves, plies, budget) : -1;
    }

    /**
     * The first dead ply of a game of which one ply is known to be dead; mostly it is this ply or the one before, so those
     * are asked first, then in steps that double.
     *
     * @param dead a ply at which the game is dead
     */
    public int before(Position start, int[] moves, int dead, MatingBudget budget) {
        int first = dead;
        int alive = -1;
        for (int step = 1; first - step > alive; step *= 2) {
            if (!dead(start, moves, first - step, budget)) {
                alive = first - step;
                break;
            }
            first -= step;
        }
        while (first - alive > 1) {
            int middle = (alive + first) >>> 1;
            if (dead(start, moves, middle, budget)) {
                first = middle;
            } else {
                alive = middle;
            }
        }
        return first;
    }

    private boolean dead(Position start, int[] moves, int ply, MatingBudget budget) {
        cursor.copyFrom(start);
        for (int i = 0; i < ply; i++) {
            cursor.play(moves[i]);
        }
        return analyzer.isDead(cursor, budget);
    }
}
