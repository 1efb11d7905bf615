package org.pgnarbiter;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

class SharedDataTest {
    @Test
    void theTopOfTheCheckoutHoldsBothModules() {
        assertTrue(Files.isRegularFile(SharedData.top().resolve("rules/pom.xml")));
        assertTrue(Files.isRegularFile(SharedData.top().resolve("jobs/pom.xml")));
    }

    @Test
    void whatIsNotInSharedIsAbsentNotAnError() {
        assertTrue(SharedData.find("no/such/file").isEmpty());
    }
}
