package org.pgnarbiter.law;

/** The topics on which a rule set has an article. */
public enum Rule {
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    THREEFOLD,
    SAME_POSITION,
    FIVEFOLD,
    FIFTY_MOVES,
    SEVENTY_FIVE_MOVES,
    FLAG_FALL,
    RESIGNATION,
    ILLEGAL_MOVE,
    AGREEMENT,
    QUICKPLAY,
    SIGNED_RESULT
}
