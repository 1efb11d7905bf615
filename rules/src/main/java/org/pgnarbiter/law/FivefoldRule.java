package org.pgnarbiter.law;

/** How five occurrences of a position have to lie (Laws 9.6). */
public enum FivefoldRule {
    /** No rule about five occurrences. */
    NONE,
    /** "At least five consecutive alternate moves by each player": every fourth ply, five times running. */
    CONSECUTIVE,
    /** Any five occurrences. */
    ANY
}
