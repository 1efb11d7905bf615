package org.pgnarbiter.law;

/** FIDE's three kinds of play, for which the Laws on illegal moves differ; the limits are the edition's own. */
public enum Pace {
    /** An hour and more. */
    STANDARD,
    /** Under an hour. */
    RAPID,
    /** Ten minutes or less (since July 2014), under fifteen before. */
    BLITZ,
    /** The record does not say. */
    UNKNOWN
}
