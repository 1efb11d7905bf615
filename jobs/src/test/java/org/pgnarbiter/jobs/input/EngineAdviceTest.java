package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.testkit.SharedData;

class EngineAdviceTest {
    @Test
    void theBuiltinEngineNeedsNoAdvice() {
        assertEquals(Optional.empty(), EngineAdvice.missing(EngineChoice.BUILTIN));
        assertNull(EngineAdvice.advice(EngineChoice.BOTH, EngineChoice.Need.NOTHING));
    }

    @Test
    void classesAndLibraryAreToldApart() {
        String classes = EngineAdvice.advice(EngineChoice.CHESSLIB, EngineChoice.Need.ADAPTER);
        assertTrue(classes.startsWith("engine chesslib: this build has no classes for chesslib."), classes);
        String library = EngineAdvice.advice(EngineChoice.BOTH, EngineChoice.Need.LIBRARY);
        assertTrue(library.startsWith("engine both: chesslib is not on the class path."), library);
        for (String advice : new String[] {classes, library}) {
            assertTrue(advice.contains("-Pchesslib"), advice);
            assertTrue(advice.contains("--packages " + EngineAdvice.LIBRARY + " --repositories "), advice);
        }
    }

    @Test
    void theVersionIsThatOfTheProfile() throws IOException {
        String version = EngineAdvice.LIBRARY.substring(EngineAdvice.LIBRARY.lastIndexOf(':') + 1);
        String pom = Files.readString(SharedData.top().resolve("pom.xml"));
        assertTrue(pom.contains("<chesslib.version>" + version + "</chesslib.version>"), version);
    }
}
