package org.pgnarbiter.jobs.input;

import java.util.Optional;
import org.pgnarbiter.audit.EngineChoice;

/** Tells those who ask for an engine that is not there how to get it. */
public final class EngineAdvice {
    /** Maven coordinates of chesslib, as the profile in pom.xml has them. */
    static final String LIBRARY = "com.github.bhlangonijr:chesslib:1.3.7";

    private static final String SUBMIT = "spark-submit --packages " + LIBRARY + " --repositories https://jitpack.io";

    private EngineAdvice() {}

    /** What to do before the engine can be used; empty when nothing is missing. */
    public static Optional<String> missing(EngineChoice engine) {
        return Optional.ofNullable(advice(engine, engine.need()));
    }

    static String advice(EngineChoice engine, EngineChoice.Need need) {
        return switch (need) {
            case NOTHING -> null;
            case ADAPTER ->
                "engine " + engine.word() + ": this build has no classes for chesslib. Build it with them: "
                        + "mvn -Pchesslib package (Maven fetches " + LIBRARY
                        + " from jitpack.io); ./arbiter then finds "
                        + "chesslib by itself, and a cluster gets it by " + SUBMIT + " ...";
            case LIBRARY ->
                "engine " + engine.word() + ": chesslib is not on the class path. On a cluster: " + SUBMIT
                        + " ... ; for ./arbiter: mvn -Pchesslib package";
        };
    }
}
