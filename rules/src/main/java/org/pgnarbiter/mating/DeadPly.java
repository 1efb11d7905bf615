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
    /** A game as the positions it went through. */
    @FunctionalInterface
    public interface Course {
        /** Sets a cursor to the position after a ply; 0 is the start. */
        void positionAt(int ply, Position out);
    }

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
        Course game = (ply, out) -> {
            out.copyFrom(start);
            for (int i = 0; i < ply; i++) {
                out.play(moves[i]);
            }
        };
        return dead(game, plies, budget) ? before(game, plies, budget) : -1;
    }

    /**
     * The first dead ply of a game of which one ply is known to be dead; mostly it is this ply or the one before, so those
     * are asked first, then in steps that double.
     *
     * @param game its positions
     * @param dead a ply at which the game is dead
     */
    public int before(Course game, int dead, MatingBudget budget) {
        int first = dead;
        int alive = -1;
        for (int step = 1; first - step > alive; step *= 2) {
            if (!dead(game, first - step, budget)) {
                alive = first - step;
                break;
            }
            first -= step;
        }
        while (first - alive > 1) {
            int middle = (alive + first) >>> 1;
            if (dead(game, middle, budget)) {
                first = middle;
            } else {
                alive = middle;
            }
        }
        return first;
    }

    private boolean dead(Course game, int ply, MatingBudget budget) {
        game.positionAt(ply, cursor);
        return analyzer.isDead(cursor, budget);
    }
}
