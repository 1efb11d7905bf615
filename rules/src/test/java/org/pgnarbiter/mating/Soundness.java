package org.pgnarbiter.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

/**
 * Compares what every tier says with the truth of known spaces. One comparison: one position and one side, of which the
 * truth is known and of which the product says yes or no. The truth is brute force's: it has seen all positions that can be
 * reached (no), or a mate among them (yes); or a mate line that the slow checker has replayed, from this position or from one
 * that can be reached from it (yes). Positions are different within a space and the sides of one position are two
 * comparisons. What is not known, or what the product leaves undecided, is not counted.
 */
final class Soundness {
    /** So many positions are taken of one space, spread over it, that no large space outweighs the others. */
    private static final int POSITIONS_OF_A_SPACE = 250;
    /** Where nearly everything can be won a few are enough. */
    private static final int POSITIONS_OF_AN_OPEN_SPACE = 24;

    private static final MatingBudget BUDGET = new MatingBudget(2_000);

    private final ReachSets reachSets = new ReachSets();
    private final WallsNext wallsNext = new WallsNext(reachSets, 100);
    private final ForcedLines forcedLines = new ForcedLines(5, 5_000);
    private final BishopFog fog = new BishopFog(reachSets);
    private final MatingAnalyzer analyzer = new MatingAnalyzer();

    final long[] yes = new long[RandomSpaces.Kind.values().length];
    final long[] no = new long[RandomSpaces.Kind.values().length];
    final List<String> contradictions = new ArrayList<>();
    long spaces;
    long undecided;
    long unknown;
    /** Positions and sides whose mate only a replayed line has shown. */
    long byLine;

    /** Compares until there are so many comparisons. */
    void run(long comparisons, int limit, RandomSpaces starts) {
        while (compared() < comparisons) {
            RandomSpaces.Kind kind = starts.nextKind();
            KnownSpace space = new KnownSpace(starts.next(), limit);
            spaces++;
            int taken = space.hasMuchNo() ? POSITIONS_OF_A_SPACE : POSITIONS_OF_AN_OPEN_SPACE;
            int step = Math.max(1, space.size() / taken);
            int asked = (space.size() + step - 1) / step;
            MatingAnswer[] answers = new MatingAnswer[2 * asked];
            for (int i = 0; i < answers.length; i++) {
                Position position = position(space, i / 2 * step);
                answers[i] = analyzer.answer(position, i & 1, BUDGET);
                if (answers[i].canMate() == CanMate.YES) {
                    replay(position, i & 1, answers[i], space, i / 2 * step);
                }
            }
            space.spread();
            for (int i = 0; i < answers.length; i++) {
                compare(position(space, i / 2 * step), i & 1, answers[i], space.canMate(i / 2 * step, i & 1), kind);
            }
        }
    }

    private static Position position(KnownSpace space, int number) {
        return Fen.parseSetUp(space.fen(number)).position().orElseThrow();
    }

    private void replay(Position position, int winner, MatingAnswer answer, KnownSpace space, int number) {
        boolean mates = SlowChess.mates(position, answer.uciLine(position), winner);
        if (space.canMate(number, winner) == CanMate.NO || !mates) {
            contradictions.add("no mate: " + Fen.write(position) + " " + answer.uciLine(position));
        }
        if (mates && space.canMate(number, winner) == CanMate.OPEN) {
            byLine++;
            space.learn(number, winner);
        }
    }

    long compared() {
        return Arrays.stream(yes).sum() + Arrays.stream(no).sum();
    }

    private void compare(Position position, int winner, MatingAnswer answer, CanMate truth, RandomSpaces.Kind kind) {
        if (truth == CanMate.OPEN) {
            unknown++;
            return;
        }
        if (truth == CanMate.YES) {
            for (String tier : sayingNo(position, winner)) {
                contradictions.add(tier + " says no: " + Fen.write(position) + " winner " + winner);
            }
        }
        CanMate quick = MatingAnalyzer.canMate(analyzer.quick(position), winner);
        if (quick != CanMate.OPEN && quick != truth
                || answer.canMate() != CanMate.UNDECIDED && answer.canMate() != truth) {
            contradictions.add("quick " + quick + ", " + answer + ", truth " + truth + ": " + Fen.write(position)
                    + " winner " + winner);
        }
        if (answer.canMate() == CanMate.UNDECIDED) {
            undecided++;
        } else {
            (truth == CanMate.YES ? yes : no)[kind.ordinal()]++;
        }
    }

    /** The tiers that claim a proof of "cannot", each asked on its own. */
    private List<String> sayingNo(Position position, int winner) {
        List<String> saying = new ArrayList<>();
        if (!position.hasLegalMove()) {
            return saying;
        }
        if (MaterialLemmas.cannotMate(position, winner) != null) {
            saying.add("material");
        }
        if (ReachSets.covers(position)) {
            if ((reachSets.examine(position, 1 << winner) >> winner * 8 & 255) != ReachSets.UNKNOWN) {
                saying.add("reach sets");
            }
            if (fog.explore(position, winner, 1_000) == BishopFog.CLOSED) {
                saying.add("fog");
            }
        }
        if (wallsNext.examine(position, 1 << winner) != 0) {
            saying.add("walls next");
        }
        if (forcedLines.follow(position, winner) == ForcedLines.CLOSED) {
            saying.add("forced lines");
        }
        return saying;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(compared()).append(" comparisons in ").append(spaces).append(" spaces: ");
        for (RandomSpaces.Kind kind : RandomSpaces.Kind.values()) {
            text.append(kind).append(' ').append(yes[kind.ordinal()]).append(" yes ");
            text.append(no[kind.ordinal()]).append(" no; ");
        }
        text.append(byLine)
                .append(" yes by a replayed line alone; ")
                .append(undecided)
                .append(" undecided and ")
                .append(unknown)
                .append(" unknown not counted; ");
        return text.append(contradictions.size()).append(" contradictions").toString();
    }
}
