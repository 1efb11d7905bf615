package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Position;

/**
 * Every tier is asked about random positions on its own, and none may contradict another or the slow checker. How many and
 * from which seed: system properties {@code mating.fuzz} (positions) and {@code mating.seed}.
 */
class SoundnessFuzzTest {
    private static final int POSITIONS = Integer.getInteger("mating.fuzz", 300);
    private static final long SEED = Long.getLong("mating.seed", 20261129L);
    /** The slow checker looks at one position in so many. */
    private static final int SLOW = Integer.getInteger("mating.slow", 5);

    private static final int CAP = Integer.getInteger("mating.cap", 2_000);

    private final ReachSets reachSets = new ReachSets();
    private final WallsNext wallsNext = new WallsNext(reachSets, 100);
    private final ForcedLines forcedLines = new ForcedLines(5, 5_000);
    private final BishopFog fog = new BishopFog(reachSets);
    private final StraightWalk straightWalk = new StraightWalk();
    private final CornerWalk cornerWalk = new CornerWalk();
    private final GreedyWalk greedyWalk = new GreedyWalk();
    private final GuidedDeepening deepening = new GuidedDeepening();
    private final Closure closure = new Closure(reachSets);
    private final MatingAnalyzer analyzer = new MatingAnalyzer();

    @Test
    void noTierContradictsAnotherOrTheSlowChecker() {
        RandomWalls walls = new RandomWalls(SEED);
        int no = 0;
        int yes = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = walls.next();
            if (!position.hasLegalMove()) {
                continue;
            }
            for (int winner = 0; winner < 2; winner++) {
                CanMate found = compare(position, winner, i % SLOW == 0);
                no += found == CanMate.NO ? 1 : 0;
                yes += found == CanMate.YES ? 1 : 0;
            }
        }
        // The test must have met both kinds.
        assertTrue(no > POSITIONS / 8 && yes > POSITIONS / 8, no + " no, " + yes + " yes");
        System.out.println("soundness: " + no + " no, " + yes + " yes, no contradiction");
    }

    private CanMate compare(Position position, int winner, boolean slowly) {
        List<String> no = new ArrayList<>();
        if (MaterialLemmas.cannotMate(position, winner) != null) {
            no.add("material");
        }
        if (ReachSets.covers(position)) {
            if ((reachSets.examine(position, 1 << winner) >> winner * 8 & 255) != ReachSets.UNKNOWN) {
                no.add("reach sets");
            }
            if (fog.explore(position, winner, CAP) == BishopFog.CLOSED) {
                no.add("fog");
            }
        }
        if (wallsNext.examine(position, 1 << winner) != 0) {
            no.add("walls next");
        }
        int forced = forcedLines.follow(position, winner);
        if (forced == ForcedLines.CLOSED) {
            no.add("forced lines");
        }
        closure.start(position, winner, (winner & 1) != 0);
        int explored = no.contains("material") ? Closure.CAPPED : closure.run(CAP);
        if (explored == Closure.EXHAUSTED) {
            no.add("closure");
        }
        List<int[]> lines = new ArrayList<>();
        if (explored == Closure.MATE) {
            lines.add(closure.line(position));
        }
        if (forced == ForcedLines.MATE) {
            lines.add(forcedLines.line());
        }
        if (straightWalk.find(position, winner)) {
            lines.add(straightWalk.line());
        }
        if (!StraightWalk.suits(position, winner) && cornerWalk.find(position, winner)) {
            lines.add(cornerWalk.line());
        }
        if (greedyWalk.find(position, winner, 0, GreedyWalk.MOST_WALKS)) {
            lines.add(greedyWalk.line());
        }
        if (deepening.find(position, winner, 500)) {
            lines.add(deepening.line());
        }
        assertTrue(no.isEmpty() || lines.isEmpty(), () -> position + " winner " + winner + " " + no);
        for (int[] line : lines) {
            MatingAnswer answer = MatingAnswer.helpmate(line, 0);
            assertTrue(
                    SlowChess.mates(position, answer.uciLine(position), winner),
                    () -> position + " " + answer.uciLine(position));
        }
        CanMate found = !no.isEmpty() ? CanMate.NO : lines.isEmpty() ? CanMate.UNDECIDED : CanMate.YES;
        agree(position, winner, found);
        if (slowly && found == CanMate.NO) {
            assertNotEquals(CanMate.YES, SlowChess.exhaust(position, winner, 400), () -> position + " " + no);
        }
        return found;
    }

    private void agree(Position position, int winner, CanMate found) {
        CanMate quick = MatingAnalyzer.canMate(analyzer.quick(position), winner);
        assertTrue(quick == CanMate.OPEN || quick == found, () -> position + " quick " + quick + " found " + found);
        MatingAnswer answer = analyzer.answer(position, winner, new MatingBudget(CAP));
        if (found != CanMate.UNDECIDED && answer.canMate() != CanMate.UNDECIDED) {
            assertEquals(found, answer.canMate(), () -> position + " " + answer);
        }
        MatingAnswer again = analyzer.answer(position, winner, new MatingBudget(CAP));
        assertEquals(answer.toString(), again.toString(), "the same answer every time");
        assertFalse(answer.canMate() == CanMate.OPEN);
    }
}
