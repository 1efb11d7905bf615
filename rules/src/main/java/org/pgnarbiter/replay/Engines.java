package org.pgnarbiter.replay;

import java.util.Optional;
import java.util.ServiceLoader;

/** The engines on the class path besides {@link Replayer}, which is always there and needs no finding. */
public final class Engines {
    private Engines() {}

    /** The engine that goes by a name, if its classes are on the class path; its library may still be missing. */
    public static Optional<EngineProvider> find(String name) {
        for (EngineProvider provider : ServiceLoader.load(EngineProvider.class, Engines.class.getClassLoader())) {
            if (provider.name().equals(name)) {
                return Optional.of(provider);
            }
        }
        return Optional.empty();
    }
}
