package org.pgnarbiter.jobs.duplicate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the records of one game among records of two players. Records that share a clue (moves, opening, final position,
 * address) are compared with a few others of the clue, so the work grows with the records, not with their pairs.
 */
final class SameGames {
    /** Opening that games of two players on one day do not share by chance: see {@code games.opening_hash}. */
    static final int OPENING_PLIES = 20;

    private static final int SHORT = 10;
    private static final int LONG = 40;
    private static final int DISTINCT_FINAL = 30;

    /** Different games that one clue may have; further ones stay uncompared. */
    private static final int MOST_COMPARED = 24;

    private static final Pattern EXTRA =
            Pattern.compile("arma|blitz|rapid|bullet|rpd|blz|playoff|play-off|tie", Pattern.CASE_INSENSITIVE);

    private enum Fit {
        EQUAL,
        POSSIBLE,
        DIFFERENT
    }

    private final List<GameRecord> records;
    private final List<PlayerName[]> names = new ArrayList<>();
    private final int[] parent;

    private SameGames(List<GameRecord> records) {
        this.records = records;
        parent = new int[records.size()];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
            GameRecord record = records.get(i);
            names.add(new PlayerName[] {PlayerName.of(record.white()), PlayerName.of(record.black())});
        }
    }

    /** The games recorded more than once, their records in the order given. */
    static List<List<GameRecord>> of(List<GameRecord> records) {
        SameGames games = new SameGames(records);
        games.compare();
        Map<Integer, List<GameRecord>> found = new TreeMap<>();
        for (int i = 0; i < records.size(); i++) {
            found.computeIfAbsent(games.root(i), root -> new ArrayList<>()).add(records.get(i));
        }
        return found.values().stream().filter(game -> game.size() > 1).toList();
    }

    private void compare() {
        Map<Clue, List<Integer>> clues = new HashMap<>();
        for (int i = 0; i < records.size(); i++) {
            for (Clue clue : clues(records.get(i))) {
                List<Integer> others = clues.computeIfAbsent(clue, c -> new ArrayList<>());
                boolean found = false;
                for (int other : others) {
                    if (root(other) == root(i) || same(other, i)) {
                        parent[root(i)] = root(other);
                        found = true;
                        break;
                    }
                }
                if (!found && others.size() < MOST_COMPARED) {
                    others.add(i);
                }
            }
        }
    }

    /** What records of one game may share; equal when they do. */
    private record Clue(char kind, String text, long number) {}

    private static List<Clue> clues(GameRecord game) {
        List<Clue> clues = new ArrayList<>();
        clues.add(new Clue('m', "", game.movesHash()));
        if (game.address() != null) {
            clues.add(new Clue('a', game.address(), 0));
        }
        if (game.plies() >= OPENING_PLIES) {
            clues.add(new Clue('o', game.year(), game.openingHash()));
        }
        if (game.plies() >= DISTINCT_FINAL) {
            clues.add(new Clue('f', game.year(), game.finalHash()));
        }
        if (game.hasFullDate() && !game.plainRound().isEmpty()) {
            clues.add(new Clue('r', game.dateText() + " " + game.plainRound(), 0));
        }
        return clues;
    }

    private int root(int i) {
        int at = i;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    private boolean same(int first, int second) {
        GameRecord a = records.get(first);
        GameRecord b = records.get(second);
        if (a.address() != null && b.address() != null && host(a.address()).equals(host(b.address()))) {
            return a.address().equals(b.address());
        }
        if (a.time() != null && b.time() != null && !a.time().equals(b.time())) {
            return false;
        }
        boolean sameMoves = a.movesHash() == b.movesHash();
        boolean samePeople =
                names.get(first)[0].fits(names.get(second)[0]) && names.get(first)[1].fits(names.get(second)[1]);
        Fit dates = dates(a, b);
        Fit rounds = rounds(a, b);
        return sameMoves ? sameMoves(a, b, samePeople, dates, rounds) : samePeople && otherMoves(a, b, dates, rounds);
    }

    private static boolean sameMoves(GameRecord a, GameRecord b, boolean samePeople, Fit dates, Fit rounds) {
        if (a.plies() >= LONG) {
            // Programs repeat whole games from round to round of a match; people do not, so other dates are slips.
            return rounds != Fit.DIFFERENT || a.event() == null || !a.event().equals(b.event());
        }
        if (!samePeople || rounds == Fit.DIFFERENT) {
            return false;
        }
        return a.plies() >= SHORT ? dates != Fit.DIFFERENT : dates == Fit.EQUAL && rounds == Fit.EQUAL;
    }

    private static boolean otherMoves(GameRecord a, GameRecord b, Fit dates, Fit rounds) {
        boolean sameOccasion = dates == Fit.EQUAL && rounds != Fit.DIFFERENT
                || dates == Fit.POSSIBLE
                        && rounds == Fit.EQUAL
                        && a.year().equals(b.year())
                        // One file has the games of a short match with one round and no day.
                        && !a.source().equals(b.source());
        if (!sameOccasion || !occasion(a).equals(occasion(b))) {
            return false;
        }
        int plies = Math.min(a.plies(), b.plies());
        if (plies == 0) {
            return dates == Fit.EQUAL && rounds == Fit.EQUAL && Math.max(a.plies(), b.plies()) > 0;
        }
        return plies >= OPENING_PLIES && a.openingHash() == b.openingHash()
                || plies >= DISTINCT_FINAL && a.finalHash() == b.finalHash();
    }

    /** The word of the event for extra games, which often have the date and the round of the game before. */
    private static String occasion(GameRecord game) {
        Matcher word = EXTRA.matcher(game.event() == null ? "" : game.event());
        return word.find() ? word.group().toLowerCase(Locale.ROOT) : "";
    }

    private static Fit dates(GameRecord a, GameRecord b) {
        if (a.hasFullDate() && b.hasFullDate()) {
            return a.dateText().equals(b.dateText()) ? Fit.EQUAL : Fit.DIFFERENT;
        }
        String one = a.dateText() == null ? "" : a.dateText();
        String other = b.dateText() == null ? "" : b.dateText();
        for (int i = 0; i < Math.min(one.length(), other.length()); i++) {
            if (Character.isDigit(one.charAt(i))
                    && Character.isDigit(other.charAt(i))
                    && one.charAt(i) != other.charAt(i)) {
                return Fit.DIFFERENT;
            }
        }
        return Fit.POSSIBLE;
    }

    /** "5" may be "5.3", and an unknown round may be any. */
    private static Fit rounds(GameRecord a, GameRecord b) {
        String one = a.plainRound();
        String other = b.plainRound();
        if (one.isEmpty() || other.isEmpty()) {
            return Fit.POSSIBLE;
        }
        if (one.equals(other)) {
            return Fit.EQUAL;
        }
        return one.startsWith(other + ".") || other.startsWith(one + ".") ? Fit.POSSIBLE : Fit.DIFFERENT;
    }

    private static String host(String address) {
        int from = address.indexOf("://");
        int to = address.indexOf('/', from < 0 ? 0 : from + 3);
        return to < 0 ? "" : address.substring(0, to);
    }

    /** How the records of one game differ from the fullest, which comes first. */
    static Map<GameRecord, String> ranked(List<GameRecord> game) {
        List<GameRecord> order = new ArrayList<>(game);
        order.sort((a, b) -> Integer.compare(b.plies(), a.plies()));
        GameRecord first = order.get(0);
        Map<GameRecord, String> codes = new LinkedHashMap<>();
        for (GameRecord record : order) {
            if (codes.isEmpty()) {
                codes.put(record, null);
            } else if (record.isDecided()
                    && first.isDecided()
                    && !record.result().equals(first.result())) {
                codes.put(record, "CONFLICTING_RESULTS");
            } else {
                codes.put(record, record.movesHash() == first.movesHash() ? "DUPLICATE" : "CONFLICTING_MOVES");
            }
        }
        return codes;
    }
}
