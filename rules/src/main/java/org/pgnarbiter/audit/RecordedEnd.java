package org.pgnarbiter.audit;

import java.io.Serializable;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Termination;

/**
 * What the record says of how a game ended.
 *
 * @param termination the way, or null if nothing is said
 * @param source where it is said
 * @param loser colour number of the side that lost, resigned, overstepped or left according to the text, or -1
 * @param claimed the result the text speaks of, or null
 * @param hints further things said, a set of the bits of this class
 */
public record RecordedEnd(Termination termination, Source source, int loser, Outcome claimed, int hints)
        implements Serializable {

    /** Where the record speaks. */
    public enum Source {
        /** Nowhere. */
        NONE,
        /** The Termination tag. */
        TAG,
        /** TCEC's TerminationDetails. */
        DETAILS,
        /** The last comment. */
        COMMENT
    }

    /** A draw by time because the other side lacks material. */
    public static final int INSUFFICIENT = 1;

    /** Both flags were down. */
    public static final int BOTH_FLAGS = 2;

    /** A draw scored as a win of Black. */
    public static final int ARMAGEDDON = 4;

    /** A claim in a quickplay finish. */
    public static final int QUICKPLAY = 8;

    /** A draw was offered; says nothing of the end. */
    public static final int DRAW_OFFER = 16;

    /** Perpetual check: no rule of its own; a claim or an agreement. */
    public static final int PERPETUAL = 32;

    /** The text is in a language or form that only loosely fits; no contradiction is built on it. */
    public static final int LOOSE = 64;

    /** The comment says that moves are missing. */
    public static final int INCOMPLETE = 128;

    /** Nothing is said. */
    public static final RecordedEnd SILENT = new RecordedEnd(null, Source.NONE, -1, null, 0);

    /** Whether nothing at all is said. */
    public boolean silent() {
        return source == Source.NONE;
    }

    /** Whether a hint was given. */
    public boolean hint(int bit) {
        return (hints & bit) != 0;
    }

    /** The word of the tables, or null. */
    public String word() {
        return termination == null ? null : termination.word();
    }
}
