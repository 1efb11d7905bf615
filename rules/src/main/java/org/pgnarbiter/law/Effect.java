package org.pgnarbiter.law;

/** What it takes for an event on the board to end the game. */
public enum Effect {
    /** The rule set knows no such rule. */
    NONE,
    /** A player may claim it; without a claim the game goes on. */
    CLAIM,
    /** An official may declare it; without that the game goes on. */
    BY_OFFICIAL,
    /** The game is over at that ply, whether anybody notices or not. */
    AUTOMATIC
}
