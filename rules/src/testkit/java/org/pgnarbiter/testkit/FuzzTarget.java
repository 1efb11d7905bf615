package org.pgnarbiter.testkit;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Something that must hold for any bytes. Implementations have a constructor without parameters and are used by one thread. */
public interface FuzzTarget {

    /** Inputs to begin with. */
    List<byte[]> seeds();

    /** Words that are put into inputs. */
    List<byte[]> words();

    /** No input is longer, in bytes. */
    int longest();

    /**
     * Tries one input; throws what a failed check throws.
     *
     * @return what came of it, as a number: inputs with a number never seen are kept and varied further
     */
    int run(byte[] input);

    /** Texts as bytes. */
    static List<byte[]> bytes(String... texts) {
        return List.of(texts).stream()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }
}
