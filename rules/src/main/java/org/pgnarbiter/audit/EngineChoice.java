package org.pgnarbiter.audit;

import java.util.Locale;
import java.util.Optional;
import org.pgnarbiter.replay.EngineProvider;
import org.pgnarbiter.replay.Engines;
import org.pgnarbiter.replay.ReplayEngine;
import org.pgnarbiter.replay.Replayer;
import org.pgnarbiter.replay.SecondOpinion;

/** Which engine replays the games. */
public enum EngineChoice {
    /** Ours. */
    BUILTIN,
    /** chesslib: facts and verdicts are those of its board; claims and mates are worked out on ours, from its moves. */
    CHESSLIB,
    /** Ours, and chesslib beside it: what they disagree on becomes findings, everything else is as with ours alone. */
    BOTH;

    private static final String OTHER = "chesslib";

    private final String word = name().toLowerCase(Locale.ROOT);

    /** The word used on the command line. */
    public String word() {
        return word;
    }

    /** The choice of a word. */
    public static Optional<EngineChoice> of(String word) {
        for (EngineChoice choice : values()) {
            if (choice.word.equals(word)) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /** The engine of the choice that is found by name on the class path; empty for the builtin one and where absent. */
    public Optional<EngineProvider> other() {
        return this == BUILTIN ? Optional.empty() : Engines.find(OTHER);
    }

    /** What must be brought to the class path first. */
    public Need need() {
        if (this == BUILTIN) {
            return Need.NOTHING;
        }
        Optional<EngineProvider> provider = other();
        if (provider.isEmpty()) {
            return Need.ADAPTER;
        }
        return provider.get().isUsable() ? Need.NOTHING : Need.LIBRARY;
    }

    /** What an engine lacks on the class path. */
    public enum Need {
        /** It can be used. */
        NOTHING,
        /** Our classes that speak to it: built by the profile of its name. */
        ADAPTER,
        /** The library itself: {@link EngineProvider#library}. */
        LIBRARY
    }

    ReplayEngine engine() {
        return this == CHESSLIB ? present().engine() : new Replayer();
    }

    /** The engine to ask besides, or null. */
    SecondOpinion opinion() {
        return this == BOTH ? new SecondOpinion(present()) : null;
    }

    private EngineProvider present() {
        if (need() != Need.NOTHING) {
            throw new IllegalArgumentException("engine " + word + " is not on the class path: " + need());
        }
        return other().orElseThrow();
    }
}
