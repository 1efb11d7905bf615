package org.pgnarbiter.replay;

import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The engines on the class path besides {@link Replayer}, which is always there and needs no finding. */
public final class Engines {
    private Engines() {}

    /** The engine that goes by a name, if its classes are on the class path; its library may still be missing. */
    public static Optional<EngineProvider> find(String name) {
        Iterator<EngineProvider> providers = ServiceLoader.load(EngineProvider.class, Engines.class.getClassLoader())
                .iterator();
        EngineProvider provider = next(providers);
        while (provider != null && !provider.name().equals(name)) {
            provider = next(providers);
        }
        return Optional.ofNullable(provider);
    }

    private static EngineProvider next(Iterator<EngineProvider> providers) {
        try {
            return providers.hasNext() ? providers.next() : null;
        } catch (ServiceConfigurationError e) {
            // Announced but not there: a build without a profile over one with it leaves such a file behind.
            return next(providers);
        }
    }
}
