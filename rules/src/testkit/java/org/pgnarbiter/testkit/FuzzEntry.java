package org.pgnarbiter.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where Jazzer enters; the system property {@code arbiter.fuzz} names the class of the {@link FuzzTarget}. */
public final class FuzzEntry {
    private static FuzzTarget target;

    private FuzzEntry() {}

    /** Called by Jazzer, once. */
    public static void fuzzerInitialize() throws ReflectiveOperationException {
        target = target(System.getProperty("arbiter.fuzz"));
        String folder = System.getProperty("arbiter.fuzz.corpus");
        if (folder != null) {
            writeSeeds(Path.of(folder));
        }
    }

    private static void writeSeeds(Path folder) {
        try {
            Files.createDirectories(folder);
            List<byte[]> seeds = target.seeds();
            for (int i = 0; i < seeds.size(); i++) {
                Files.write(folder.resolve("seed-" + i), seeds.get(i));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Called by Jazzer for each input. */
    public static void fuzzerTestOneInput(byte[] input) {
        target.run(input);
    }

    static FuzzTarget target(String className) throws ReflectiveOperationException {
        return (FuzzTarget) Class.forName(className).getDeclaredConstructor().newInstance();
    }
}
