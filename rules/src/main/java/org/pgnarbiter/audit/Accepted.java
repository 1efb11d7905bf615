package org.pgnarbiter.audit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings that somebody has looked at and declared right: rows of moves_hash, code and reason, with tabs between. Lines
 * that start with # are comments; a first line that starts with {@code moves_hash} is a heading.
 */
public final class Accepted implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Nothing was declared. */
    public static final Accepted NONE = new Accepted(Map.of());

    private final HashMap<Long, List<FindingCode>> codes = new HashMap<>();

    private Accepted(Map<Long, List<FindingCode>> codes) {
        codes.forEach((hash, known) -> this.codes.put(hash, new ArrayList<>(known)));
    }

    /**
     * Reads the lines of an accept file.
     *
     * @throws IllegalArgumentException for a row that cannot be read; the message names the line
     */
    public static Accepted parse(List<String> lines) {
        Map<Long, List<FindingCode>> codes = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = EventRules.line(lines, i);
            if (line.isBlank() || line.startsWith("#") || i == 0 && line.startsWith("moves_hash")) {
                continue;
            }
            String[] cells = line.split("\t", -1);
            String place = "accept file, line " + (i + 1) + ": ";
            if (cells.length < 2 || cells[1].isBlank()) {
                throw new IllegalArgumentException(place + "the column code is missing"
                        + (cells.length < 2 ? "; columns are parted by tabs: moves_hash, code, reason" : ""));
            }
            codes.computeIfAbsent(hash(cells[0].strip(), place), hash -> new ArrayList<>())
                    .add(code(cells[1].strip(), place));
        }
        return new Accepted(codes);
    }

    private static long hash(String text, String place) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(place + "moves_hash is a whole number, not " + text, e);
        }
    }

    private static FindingCode code(String word, String place) {
        try {
            return FindingCode.valueOf(word);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place + "there is no finding " + word, e);
        }
    }

    /** The findings of a game, those declared right marked so. */
    List<Finding> apply(long movesHash, List<Finding> findings) {
        List<FindingCode> known = codes.isEmpty() ? null : codes.get(movesHash);
        if (known == null) {
            return findings;
        }
        return findings.stream()
                .map(finding -> known.contains(finding.code()) ? finding.accept() : finding)
                .toList();
    }
}
