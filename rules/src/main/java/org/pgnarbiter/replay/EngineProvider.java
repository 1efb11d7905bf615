package org.pgnarbiter.replay;

/**
 * An engine beside the one built in, found by {@link Engines}. It can be asked everything but {@link #engine} where the
 * library it plays with is absent.
 */
public interface EngineProvider {
    /** The word for {@code --engine}. */
    String name();

    /** Maven coordinates of the library it plays with. */
    String library();

    /** Whether that library is on the class path. */
    boolean isUsable();

    /** A new engine, for one thread. */
    ReplayEngine engine();

    /**
     * The known fault of this engine that accounts for a difference, or null when none does. A fault accounts for it only
     * if the facts without the fault would be those of the engine built in.
     *
     * @param own an engine this provider has made, after the same game
     */
    KnownFault explain(Fact fact, ReplayEngine builtin, ReplayEngine own);
}
