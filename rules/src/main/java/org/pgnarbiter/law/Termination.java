package org.pgnarbiter.law;

import java.util.Locale;

/** The ways a game ends. The lower-case names are the words of the tables. */
public enum Termination {
    /** Mate on the board (Laws 5.1.1): in check and no legal move; ends the game at once in every rule set. */
    CHECKMATE,
    /** No legal move and not in check (5.2.1); draw in every rule set. */
    STALEMATE,
    /** Neither side can mate by any sequence of legal moves (5.2.2 since 1997), found by more than counting men. */
    DEAD_POSITION,
    /** Dead by material alone: bare kings, one minor piece, or only bishops on squares of one colour. */
    INSUFFICIENT_MATERIAL,
    /** The same position for the fifth time (9.6.1 since 2017; in the 2014 wording every fourth ply). */
    FIVEFOLD,
    /** 75 moves by each side without capture or pawn move (9.6.2 since 2014), unless the last one mates. */
    SEVENTYFIVE_MOVES,
    /** Third occurrence, claimed (9.2), or on sites and in engine matches drawn by the machine. */
    THREEFOLD_CLAIM,
    /** 50 moves without capture or pawn move, claimed (9.3), or drawn by the machine. */
    FIFTY_MOVE_CLAIM,
    /** Draw agreed (9.1). */
    AGREEMENT,
    /** One player gave up (5.1.2). */
    RESIGNATION,
    /** A decisive result without mate and without a reason in the record. */
    RESIGNATION_OR_TIME,
    /** A flag fell and the other side wins (6.9). */
    TIME_FORFEIT,
    /** A flag fell and the game is drawn: the other side cannot mate (6.9), or both flags were down. */
    TIME_DRAW,
    /** Lost by an illegal move (7.5.5). */
    ILLEGAL_MOVE,
    /** Lost by a breach of the rules other than an illegal move (phone, help, refusal to play). */
    RULES_INFRACTION,
    /** A player did not appear (6.7) or the game was never played. */
    DEFAULT,
    /** Somebody else decided the game: arbiter, server, engine interface, tablebase. */
    ADJUDICATION,
    /** A player left. */
    ABANDONED,
    /** A connection broke. */
    DISCONNECTION,
    /** A player died. */
    DEATH,
    /** Outer events stopped the game. */
    EMERGENCY,
    /** Draw by a claim in a quickplay finish (10.2 from 1997, Guideline III.5 since 2014). */
    QUICKPLAY_DRAW,
    /** Both players lose (12.9); PGN has no result for it. */
    BOTH_LOSE,
    /** Not finished, or adjourned. */
    UNTERMINATED,
    /** Nothing is known. */
    UNKNOWN;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word of the tables, such as {@code time_forfeit}. */
    public String word() {
        return word;
    }

    /** Whether a game that ended so is a draw; false also where it may be one. */
    public boolean alwaysDraw() {
        return switch (this) {
            case STALEMATE, DEAD_POSITION, INSUFFICIENT_MATERIAL, FIVEFOLD, SEVENTYFIVE_MOVES -> true;
            case THREEFOLD_CLAIM, FIFTY_MOVE_CLAIM, AGREEMENT, TIME_DRAW, QUICKPLAY_DRAW -> true;
            case CHECKMATE, RESIGNATION, RESIGNATION_OR_TIME, TIME_FORFEIT, ILLEGAL_MOVE, RULES_INFRACTION -> false;
            case DEFAULT, ADJUDICATION, ABANDONED, DISCONNECTION, DEATH, EMERGENCY, BOTH_LOSE -> false;
            case UNTERMINATED, UNKNOWN -> false;
        };
    }
}
