package org.pgnarbiter.replay;

/** A known reason for which an engine differs from the one built in. */
public interface KnownFault {
    /** A word for it, in capitals. */
    String name();

    /** Which engine is right, and why: a sentence for a reader. */
    String why();
}
