package org.pgnarbiter.law;

import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.QuietMoves;
import org.pgnarbiter.replay.BoardState;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;

/**
 * Applies a rule set to the facts of a game: where the board ended it, and what could have been claimed. Knows nothing of
 * the record. Has working memory: one per thread.
 */
public final class Judge {
    /** A stalemate or bare material so many plies after the position was dead keeps its own name. */
    public static final int NAME_KEPT_PLIES = 2;

    private final ClaimFinder claims = new ClaimFinder();
    private final Position cursor = Position.initial();

    /**
     * The first end by the board alone. At the same ply: mate, then stalemate, dead, fivefold, 75 moves, and last what only
     * sites draw by themselves.
     *
     * @param last the final position
     * @param correspondence whether moves were made over days
     * @param day the day of the game, yyyymmdd
     */
    public Ending end(
            RuleSet rules,
            GameFacts facts,
            GameTrace trace,
            Position last,
            MatingFacts mating,
            boolean correspondence,
            int day) {
        int ply = Integer.MAX_VALUE;
        Termination termination = null;
        if (facts.boardState() == BoardState.CHECKMATE) {
            ply = facts.plies();
            termination = Termination.CHECKMATE;
        } else if (facts.boardState() == BoardState.STALEMATE) {
            ply = facts.plies();
            termination = Termination.STALEMATE;
        }
        if (rules.dead() == Effect.AUTOMATIC) {
            int bare = barePly(rules.material(), facts, trace, last);
            if (bare >= 0 && bare < ply) {
                ply = bare;
                termination = Termination.INSUFFICIENT_MATERIAL;
            }
            int dead = rules.deadByAnySequence() ? mating.deadPly() : -1;
            if (dead >= 0 && (termination == null || dead + NAME_KEPT_PLIES < ply)) {
                ply = dead;
                termination = Termination.DEAD_POSITION;
            }
        }
        if (rules.fivefold() == Effect.AUTOMATIC && facts.fivefoldPly() >= 0) {
            int fivefold =
                    rules.fivefoldRule() == FivefoldRule.ANY ? facts.fivefoldPly() : consecutiveFivefold(facts, trace);
            if (fivefold >= 0 && fivefold < ply) {
                ply = fivefold;
                termination = Termination.FIVEFOLD;
            }
        }
        if (rules.seventyFive() == Effect.AUTOMATIC && before(facts.seventyFivePly(), ply)) {
            ply = facts.seventyFivePly();
            termination = Termination.SEVENTYFIVE_MOVES;
        }
        // Where a machine draws by both at one ply, engine interfaces name the fifty moves.
        if (before(facts.fiftyPly(), ply) && rules.fifty() == Effect.AUTOMATIC) {
            ply = facts.fiftyPly();
            termination = Termination.FIFTY_MOVE_CLAIM;
        }
        if (before(facts.threefoldPly(), ply) && rules.threefold(correspondence, day) == Effect.AUTOMATIC) {
            ply = facts.threefoldPly();
            termination = Termination.THREEFOLD_CLAIM;
        }
        if (termination == null) {
            return Ending.NONE;
        }
        Outcome outcome = termination == Termination.CHECKMATE
                ? Outcome.winOf(facts.whiteToMove() ? Position.BLACK : Position.WHITE)
                : Outcome.DRAW;
        return new Ending(termination, ply, outcome);
    }

    private static boolean before(int event, int ply) {
        return event >= 0 && event < ply;
    }

    /** The draws that could have been claimed before the automatic end; dates as yyyymmdd. */
    public Claims claims(
            RuleSet rules,
            GameFacts facts,
            GameTrace trace,
            Ending end,
            boolean correspondence,
            int from,
            int to,
            AnnouncedLimits announced) {
        return claims.find(rules, facts, trace, end, correspondence, from, to, announced);
    }

    /**
     * First ply at which one position stood at five plies, each four after the one before (the 2014 wording of 9.6(a) in its
     * narrow reading), or -1.
     */
    public static int consecutiveFivefold(GameFacts facts, GameTrace trace) {
        if (facts.fivefoldPly() < 0) {
            return -1;
        }
        for (int ply = facts.fivefoldPly(); ply <= facts.plies(); ply++) {
            if (ply >= 16 && trace.clock(ply) >= 16) {
                long hash = trace.hash(ply);
                if (trace.hash(ply - 4) == hash
                        && trace.hash(ply - 8) == hash
                        && trace.hash(ply - 12) == hash
                        && trace.hash(ply - 16) == hash) {
                    return ply;
                }
            }
        }
        return -1;
    }

    /** How often the men stood as in the final position, whoever was to move: what an eye without a score sees. */
    public static int lookAlikes(GameTrace trace) {
        int end = trace.plies();
        long men = trace.placementHash(end);
        long otherSide = men ^ QuietMoves.sideToMoveKey();
        int count = 0;
        int plies = end - trace.windowStart(end) + 1;
        for (int back = 0; back < plies; back++) {
            if (trace.placementHash(end - back) == ((back & 1) == 0 ? men : otherSide)) {
                count++;
            }
        }
        return count;
    }

    /**
     * First ply at which a rule's material is reached, or -1. Such material never goes away again: no man of it can become
     * another.
     */
    private int barePly(MaterialRule rule, GameFacts facts, GameTrace trace, Position last) {
        switch (rule) {
            case NONE:
                return -1;
            case NO_MATE:
                return facts.insufficientPly();
            case NAMED:
                return facts.insufficientPly() < 0 ? -1 : firstPly(rule, facts.insufficientPly(), trace, last);
            case CHESSCOM, ICC:
                return Long.bitCount(last.occupied()) > 4 ? -1 : firstPly(rule, 0, trace, last);
        }
        throw new AssertionError(rule);
    }

    private int firstPly(MaterialRule rule, int from, GameTrace trace, Position last) {
        if (!rule.draws(last)) {
            return -1;
        }
        trace.positionAt(from, cursor);
        int ply = from;
        while (!rule.draws(cursor)) {
            cursor.play(trace.move(++ply));
        }
        return ply;
    }
}
