package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/**
 * Can this player still checkmate by any series of legal moves? One question for all of the Laws that ask it: dead
 * positions (5.2.2: neither player can), flag falls (6.9: the opponent cannot), and by the Laws of their time resignation
 * and losses by illegal moves.
 *
 * <p>Guarantees. {@link CanMate#YES} comes with a line that ends in checkmate. {@link CanMate#NO} names its proof
 * ({@link MatingReason}). The other two answers are no proof. Answers depend on the position and the budget alone. A
 * series of legal moves here is not cut short by the 50-move, 75-move or repetition rules; counters are ignored. Castling,
 * Chess960, en passant and promotions are included. The position itself need not be reachable in a game.
 *
 * <p>The tiers, each a class that states its own guarantee: {@link Terminal}, {@link MaterialLemmas}, {@link Suspicion}
 * (chooses, never answers), {@link ForcedLines}, {@link ReachSets}, {@link WallsNext},
 * {@link StraightWalk}, {@link CornerWalk}, {@link GreedyWalk}, {@link GuidedDeepening}, {@link Closure}, {@link BishopFog}.
 *
 * <p>Has working memory of its own and reuses it: not thread safe, one per task. Nothing is allocated per position by
 * {@link #quick}.
 */
public final class MatingAnalyzer {
    private static final int SUSPICIOUS = 16;
    /** The first cap of the searches, and by how much it grows. */
    private static final int FIRST_CAP = 2_000;

    private static final int WIDENING = 8;
    /** The deepening search finds little that it has not found with so many nodes. */
    private static final int MOST_DEEPENING = 1_024_000;
    /** The closure without bishops gets this part of the cap: it answers early or hardly ever. */
    private static final int FOG_SHARE = 4;

    private final Suspicion suspicion = new Suspicion();
    private final ForcedLines forcedLines = new ForcedLines(7, 20_000);
    private final ReachSets reachSets = new ReachSets();
    private final StraightWalk straightWalk = new StraightWalk();
    private final CornerWalk cornerWalk = new CornerWalk();
    private final GreedyWalk greedyWalk = new GreedyWalk();
    private final GuidedDeepening deepening = new GuidedDeepening();
    private final Closure closure = new Closure(reachSets);
    private final BishopFog bishopFog = new BishopFog(reachSets);
    private final WallsNext wallsNext = new WallsNext(reachSets, 16);
    /** Positions looked at by the tiers asked one after the other, which were silent so far. */
    private long tried;

    /** An analyzer with small working memory; it grows with the budgets asked for. */
    public MatingAnalyzer() {}

    /**
     * The quick tiers for both players, for every final position of a corpus: most positions are passed on as
     * {@link CanMate#OPEN} at a glance.
     *
     * @return a code for {@link #canMate} and {@link #isSuspicious}
     */
    public int quick(Position position) {
        if (!position.hasLegalMove()) {
            return code(Terminal.reason(position, 0), Terminal.reason(position, 1));
        }
        MatingReason white = MaterialLemmas.cannotMate(position, 0);
        MatingReason black = MaterialLemmas.cannotMate(position, 1);
        int suspicious = suspicion.look(position);
        if (white != null) {
            suspicious &= ~(Suspicion.FORCED | Suspicion.WALL);
        }
        if (black != null) {
            suspicious &= ~((Suspicion.FORCED | Suspicion.WALL) << 1);
        }
        return suspicious == 0 ? code(white, black) : quick(position, suspicious, white, black);
    }

    private int quick(Position position, int suspicious, MatingReason knownWhite, MatingReason knownBlack) {
        MatingReason white = knownWhite;
        MatingReason black = knownBlack;
        boolean followed = false;
        if ((suspicious & Suspicion.FORCED) != 0) {
            white = forced(position, 0);
            followed = white == null && forcedLines.wentDeep();
        }
        if ((suspicious & Suspicion.FORCED << 1) != 0) {
            black = forced(position, 1);
            followed |= black == null && forcedLines.wentDeep();
        }
        int walls = suspicious / Suspicion.WALL & (white == null ? 1 : 0)
                | suspicious / Suspicion.WALL & (black == null ? 2 : 0);
        if (walls != 0) {
            int found = reachSets.examine(position, walls);
            white = white == null ? wall(found & 255) : white;
            black = black == null ? wall(found >> 8) : black;
            walls &= (white == null ? 1 : 0) | (black == null ? 2 : 0);
        }
        if (walls != 0 && position.inCheck()) {
            int walled = wallsNext.examine(position, walls);
            white = (walled & 1) != 0 ? MatingReason.WALL_NEXT : white;
            black = (walled & 2) != 0 ? MatingReason.WALL_NEXT : black;
            walls &= ~walled;
        }
        int code = code(white, black);
        boolean suspects = walls != 0 || followed && suspicion.fewLegalMoves(position);
        return suspects && Suspicion.isLocked(position) ? code | SUSPICIOUS : code;
    }

    private MatingReason forced(Position position, int winner) {
        switch (forcedLines.follow(position, winner)) {
            case ForcedLines.CLOSED:
                return MatingReason.FORCED_LINES;
            case ForcedLines.MATE:
                return MatingReason.HELPMATE;
            default:
                return null;
        }
    }

    private static MatingReason wall(int found) {
        switch (found) {
            case ReachSets.WALL:
                return MatingReason.WALL;
            case ReachSets.WAY_OUT:
                return MatingReason.WALL_WITH_WAY_OUT;
            default:
                return null;
        }
    }

    private static int code(MatingReason white, MatingReason black) {
        return (white == null ? 0 : white.answer().code())
                | (black == null ? 0 : black.answer().code()) << 2;
    }

    /** What a code of {@link #quick} says of a player; colour number 0 White, 1 Black. */
    public static CanMate canMate(int quick, int color) {
        return CanMate.ofCode(quick >> color * 2 & 3);
    }

    /** Whether a code of {@link #quick} is of a position that did not pass at a glance: worth a search where it is open. */
    public static boolean isSuspicious(int quick) {
        return (quick & SUSPICIOUS) != 0;
    }

    /** Whether a code of {@link #quick} proves the position dead (Laws 5.2.2): neither player can mate. */
    public static boolean isDead(int quick) {
        return (quick & 15) == (CanMate.NO.code() | CanMate.NO.code() << 2);
    }

    /**
     * Both players, as far as the budget goes, without lines: no player stays {@link CanMate#OPEN}.
     *
     * @return a code as of {@link #quick}
     */
    public int certify(Position position, MatingBudget budget) {
        int code = quick(position);
        if ((code & 3) == 0) {
            code |= answer(position, 0, budget).canMate().code();
        }
        if ((code & 12) == 0) {
            code |= answer(position, 1, budget).canMate().code() << 2;
        }
        return code;
    }

    /**
     * Both players, as the audit asks of every final position: the quick tiers, and where they find the position suspicious
     * a search that stops at the first player who can mate, because then the position is not dead.
     *
     * @return a code as of {@link #quick}
     */
    public int examine(Position position, MatingBudget budget) {
        int code = quick(position);
        if (!isSuspicious(code) || hasYes(code)) {
            return code;
        }
        // The stronger side is the likelier to mate.
        int first = Long.bitCount(position.occupied(0)) >= Long.bitCount(position.occupied(1)) ? 0 : 1;
        for (int turn = 0; turn < 2 && !hasYes(code); turn++) {
            int winner = first ^ turn;
            if (canMate(code, winner) == CanMate.OPEN) {
                MatingAnswer found = prove(position, winner);
                found = found == null && StraightWalk.suits(position, winner) ? walkStraight(position, winner) : found;
                found = found == null ? walkOn(position, winner, GreedyWalk.CLOSE_WALKS) : found;
                code |= found == null ? 0 : found.canMate().code() << winner * 2;
            }
        }
        return hasYes(code) ? code : walkOrSearch(position, first, code, budget);
    }

    /** After the first walks of both players were in vain. */
    private int walkOrSearch(Position position, int first, int known, MatingBudget budget) {
        int code = known;
        for (int winner = 0; winner < 2; winner++) {
            if (canMate(code, winner) == CanMate.OPEN
                    && greedyWalk.find(position, winner, GreedyWalk.CLOSE_WALKS, GreedyWalk.MOST_WALKS)) {
                code |= CanMate.YES.code() << winner * 2;
            }
        }
        for (int turn = 0; turn < 2; turn++) {
            int winner = first ^ turn;
            if (canMate(code, winner) == CanMate.OPEN && (turn == 0 || !hasYes(code))) {
                code |= search(position, winner, budget, 0).canMate().code() << winner * 2;
            }
        }
        return code;
    }

    /** Whether a position is proved dead (Laws 5.2.2), by {@link #examine}. */
    public boolean isDead(Position position, MatingBudget budget) {
        return isDead(examine(position, budget));
    }

    private static boolean hasYes(int code) {
        return (code & 3) == CanMate.YES.code() || (code >> 2 & 3) == CanMate.YES.code();
    }

    /**
     * Whether a player can mate, as far as the budget goes.
     *
     * @param winner colour number of the player: 0 White, 1 Black
     */
    public MatingAnswer answer(Position position, int winner, MatingBudget budget) {
        MatingReason known = position.hasLegalMove()
                ? MaterialLemmas.cannotMate(position, winner)
                : Terminal.reason(position, winner);
        if (known != null) {
            return MatingAnswer.of(known, 1);
        }
        tried = 0;
        boolean straight = StraightWalk.suits(position, winner);
        // Most who are asked about can mate, and a straight walk costs no more than the tiers that prove the contrary.
        MatingAnswer found = straight ? walkStraight(position, winner) : null;
        found = found == null ? prove(position, winner) : found;
        found = found == null && !straight ? walkToACorner(position, winner) : found;
        found = found == null ? walkOn(position, winner, GreedyWalk.MOST_WALKS) : found;
        return found == null ? search(position, winner, budget, tried) : found;
    }

    /** Forced lines and walls; null where they are silent. */
    @SuppressWarnings("ReturnMissingNullable")
    private MatingAnswer prove(Position position, int winner) {
        int forced = forcedLines.follow(position, winner);
        tried += forcedLines.nodes();
        if (forced != ForcedLines.OPEN) {
            return forced == ForcedLines.CLOSED
                    ? MatingAnswer.of(MatingReason.FORCED_LINES, tried)
                    : MatingAnswer.helpmate(forcedLines.line(), tried);
        }
        if (ReachSets.covers(position)) {
            MatingReason wall = wall(reachSets.examine(position, 1 << winner) >> winner * 8 & 255);
            if (wall != null) {
                return MatingAnswer.of(wall, tried);
            }
        }
        return null;
    }

    @SuppressWarnings("ReturnMissingNullable")
    private MatingAnswer walkStraight(Position position, int winner) {
        boolean mate = straightWalk.find(position, winner);
        tried += straightWalk.nodes();
        return mate ? MatingAnswer.helpmate(straightWalk.line(), tried) : null;
    }

    @SuppressWarnings("ReturnMissingNullable")
    private MatingAnswer walkToACorner(Position position, int winner) {
        boolean mate = cornerWalk.find(position, winner);
        tried += cornerWalk.nodes();
        return mate ? MatingAnswer.helpmate(cornerWalk.line(), tried) : null;
    }

    /** Walks for any men, and then the last tier before the searches; null where they are silent. */
    @SuppressWarnings("ReturnMissingNullable")
    private MatingAnswer walkOn(Position position, int winner, int walks) {
        boolean mate = greedyWalk.find(position, winner, 0, walks);
        tried += greedyWalk.nodes();
        if (mate) {
            return MatingAnswer.helpmate(greedyWalk.line(), tried);
        }
        boolean walled = wallsNext.examine(position, 1 << winner) != 0;
        tried += wallsNext.nodes();
        return walled ? MatingAnswer.of(MatingReason.WALL_NEXT, tried) : null;
    }

    /** The searches take turns, each time with a wider cap, so that an easy answer of one does not wait for the others. */
    private MatingAnswer search(Position position, int winner, MatingBudget budget, long before) {
        long positions = before;
        boolean foggy = ReachSets.covers(position)
                && (position.pieces(0, Position.BISHOP) | position.pieces(1, Position.BISHOP)) != 0;
        boolean secondTaste = false;
        int deepened = 0;
        int cap = Math.min(FIRST_CAP, budget.positions());
        while (true) {
            if (deepened < MOST_DEEPENING) {
                deepened = Math.min(cap, MOST_DEEPENING);
                boolean mate = deepening.find(position, winner, deepened);
                positions += deepening.nodes();
                if (mate) {
                    return MatingAnswer.helpmate(deepening.line(), positions);
                }
            }
            closure.start(position, winner, secondTaste);
            int found = closure.run(cap);
            positions += closure.size();
            if (found != Closure.CAPPED) {
                return found == Closure.MATE
                        ? MatingAnswer.helpmate(closure.line(position), positions)
                        : MatingAnswer.of(MatingReason.EXHAUSTED, positions);
            }
            if (foggy) {
                int seen = bishopFog.explore(position, winner, cap / FOG_SHARE);
                positions += bishopFog.nodes();
                if (seen == BishopFog.CLOSED) {
                    return MatingAnswer.of(MatingReason.BISHOPS_CANNOT_HELP, positions);
                }
                foggy = seen == BishopFog.CAPPED;
            }
            if (cap == budget.positions()) {
                return MatingAnswer.of(MatingReason.BUDGET_SPENT, positions);
            }
            secondTaste = !secondTaste;
            cap = (int) Math.min((long) cap * WIDENING, budget.positions());
        }
    }
}
