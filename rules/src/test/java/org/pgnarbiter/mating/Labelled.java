package org.pgnarbiter.mating;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.testkit.SharedData;

/** The labelled positions beside the checkout, as questions with the true answer. */
record Labelled(String id, Position position, int winner, boolean canMate) {
    /** Half of the adversarial cases; those that no game can reach because there are too many men are left out. */
    static List<Labelled> adversarial() {
        List<Labelled> all = new ArrayList<>();
        for (String[] row : rows("unwinnable/positions.tsv")) {
            add(all, row[0], row[1], row[2].equals("w") ? 0 : 1, row[3].equals("winnable"));
        }
        return all;
    }

    /** Final positions of ordinary games, both sides. */
    static List<Labelled> ordinaryFinals() {
        List<Labelled> all = new ArrayList<>();
        for (String[] row : rows("unwinnable/ordinary_finals.tsv")) {
            add(all, row[0], row[2], 0, row[4].equals("winnable"));
            add(all, row[0], row[2], 1, row[5].equals("winnable"));
        }
        return all;
    }

    /** Real games lost on time to an opponent who could not mate. */
    static List<Labelled> unfairFlagFalls() {
        List<Labelled> all = new ArrayList<>();
        for (String[] row : rows("unwinnable/lichess_unfair.tsv")) {
            add(all, row[0], row[1], row[2].equals("w") ? 1 : 0, false);
        }
        return all;
    }

    /** Every {@code n}-th of a list; all of it under the system property {@code mating.all}. */
    static List<Labelled> sample(List<Labelled> all, int n) {
        if (Boolean.getBoolean("mating.all")) {
            return all;
        }
        List<Labelled> sample = new ArrayList<>();
        for (int i = 0; i < all.size(); i += n) {
            sample.add(all.get(i));
        }
        return sample;
    }

    private static void add(List<Labelled> all, String id, String fen, int winner, boolean canMate) {
        Fen.parse(fen).position().ifPresent(position -> all.add(new Labelled(id, position, winner, canMate)));
    }

    private static List<String[]> rows(String file) {
        Optional<Path> path = SharedData.find(file);
        if (path.isEmpty()) {
            return List.of();
        }
        try {
            List<String[]> rows = new ArrayList<>();
            for (String line : Files.readAllLines(path.get())) {
                rows.add(line.split("\t", -1));
            }
            return rows.subList(1, rows.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
