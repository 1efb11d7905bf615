package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Engines announced in {@code META-INF/services} of the tests: one that is not there, then {@link Announced}. */
class EnginesTest {
    @Test
    void anEngineIsFoundByItsNameBehindOneWhoseClassIsMissing() {
        EngineProvider found = Engines.find("announced").orElseThrow();
        assertEquals(Announced.class, found.getClass());
    }

    @Test
    void anEngineThatIsNotThereIsNotFound() {
        assertTrue(Engines.find("no-such-engine").isEmpty());
    }

    /** An engine with nothing behind it. */
    public static final class Announced implements EngineProvider {
        @Override
        public String name() {
            return "announced";
        }

        @Override
        public String library() {
            return "none";
        }

        @Override
        public boolean isUsable() {
            return false;
        }

        @Override
        public ReplayEngine engine() {
            throw new IllegalStateException("no library");
        }

        @Override
        public KnownFault explain(Fact fact, ReplayEngine builtin, ReplayEngine own) {
            return null;
        }
    }
}
