package org.pgnarbiter.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds what lies outside the checkout or at its top. Test material that is too big to commit lies in a folder
 * {@code shared} beside the checkout; a test that needs it returns early, loudly, when it is absent.
 */
public final class SharedData {
    private SharedData() {}

    /** The top of the checkout: what Maven says, else the nearest folder upwards that holds {@code .mvn}. */
    public static Path top() {
        String told = System.getProperty("arbiter.top");
        if (told != null && !told.isEmpty()) {
            return Path.of(told);
        }
        for (Path here = Path.of("").toAbsolutePath(); here != null; here = here.getParent()) {
            if (Files.isDirectory(here.resolve(".mvn"))) {
                return here;
            }
        }
        throw new IllegalStateException("no folder above " + Path.of("").toAbsolutePath() + " holds .mvn");
    }

    /**
     * The folder {@code shared}: system property {@code arbiter.shared}, else the sibling of the checkout's top. Says
     * so in one line when there is none.
     */
    public static Optional<Path> shared() {
        String told = System.getProperty("arbiter.shared");
        Path folder = told != null ? Path.of(told) : top().resolveSibling("shared");
        if (Files.isDirectory(folder)) {
            return Optional.of(folder);
        }
        System.out.println("SKIPPED: ../shared not present (looked at " + folder + ")");
        return Optional.empty();
    }

    /** A file or folder in {@code shared}, such as {@code cases/verdicts.jsonl}; empty, said aloud, when absent. */
    public static Optional<Path> find(String relative) {
        Optional<Path> found = shared().map(folder -> folder.resolve(relative));
        if (found.isPresent() && !Files.exists(found.get())) {
            System.out.println("SKIPPED: ../shared not present in full (no " + relative + ")");
            return Optional.empty();
        }
        return found;
    }
}
