package org.pgnarbiter.audit;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.MatingFacts;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.mating.DeadPly;
import org.pgnarbiter.mating.MatingAnalyzer;
import org.pgnarbiter.mating.MatingBudget;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;

/**
 * Who can still mate in the final position of a game: the quick tiers for every game, a search where an answer matters
 * or the position looks suspicious. Reused from game to game.
 */
final class FinalMating implements MatingFacts {
    /**
     * For positions that only look suspicious: nearly all dead ones are proved within it (all but one of 44,364 unfair
     * flag falls), and a position that is not stays undecided. Where the law asks, {@link MatingBudget#AUDIT} is spent.
     */
    private static final MatingBudget GLANCE = new MatingBudget(2_000);

    private final MatingAnalyzer analyzer = new MatingAnalyzer();
    private final DeadPly deadPlies = new DeadPly(analyzer);
    private final boolean certify;
    private final CanMate[] answers = new CanMate[2];
    private Position position;
    private int deadPly;
    /** By colour: nothing more is to be found out. */
    private final boolean[] settled = new boolean[2];

    /** @param certify whether every final position is searched until it is proved or the large budget is spent */
    FinalMating(boolean certify) {
        this.certify = certify;
    }

    /** Nothing is known: the game was not replayed. */
    void skip() {
        settled[0] = true;
        settled[1] = true;
        answers[0] = CanMate.OPEN;
        answers[1] = CanMate.OPEN;
        deadPly = GameFacts.NEVER;
    }

    void look(Position finalPosition, GameTrace trace, GameFacts facts) {
        position = finalPosition;
        int code =
                certify ? analyzer.certify(finalPosition, MatingBudget.MATE) : analyzer.examine(finalPosition, GLANCE);
        answers[0] = MatingAnalyzer.canMate(code, 0);
        answers[1] = MatingAnalyzer.canMate(code, 1);
        settled[0] = certify || answers[0].proved();
        settled[1] = certify || answers[1].proved();
        deadPly = GameFacts.NEVER;
        if (answers[0] == CanMate.NO && answers[1] == CanMate.NO) {
            int known = facts.insufficientPly() >= 0 ? facts.insufficientPly() : facts.plies();
            deadPly = deadPlies.before(trace::positionAt, known, MatingBudget.AUDIT);
        }
    }

    /** Searches for the answer of one colour, once, if it is not proved. */
    private void settle(int color) {
        if (!settled[color]) {
            settled[color] = true;
            answers[color] =
                    analyzer.answer(position, color, MatingBudget.AUDIT).canMate();
        }
    }

    @Override
    public CanMate settled(int color) {
        settle(color);
        return answers[color];
    }

    @Override
    public CanMate canMate(int color) {
        return answers[color];
    }

    @Override
    public int deadPly() {
        return deadPly;
    }
}
