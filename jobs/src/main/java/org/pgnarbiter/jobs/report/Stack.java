package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Columns of parts, 1000 units wide, as numbers or as shares of each column. Parts differ by pattern, not by colour alone,
 * so that the drawing reads in black and white.
 */
public final class Stack {
    private static final int LEFT = 60;
    private static final int RIGHT = 995;
    private static final int TOP = 12;
    private static final int BOTTOM = 250;
    private static final int MOST_LABELS = 16;

    private final String id;
    private final boolean shares;
    private final List<String> labels = new ArrayList<>();
    private final List<String> parts;
    private final List<Map<String, Long>> columns = new ArrayList<>();
    private final long highest;

    /** A rectangle of a part, with the words for whoever points at it. */
    public record Block(int part, double x, double y, double width, double height, String words) {}

    /** A line across with its label. */
    public record Guide(double y, String label) {}

    /** A label under a column. */
    public record Label(double x, String text) {}

    Stack(String id, boolean shares, DuckDb.Answer answer) {
        this.id = id;
        this.shares = shares;
        Map<String, Map<String, Long>> byX = new LinkedHashMap<>();
        LinkedHashSet<String> names = new LinkedHashSet<>();
        for (List<Object> row : answer.rows()) {
            long number = ((Number) row.get(2)).longValue();
            byX.computeIfAbsent(String.valueOf(row.get(0)), x -> new LinkedHashMap<>())
                    .merge(String.valueOf(row.get(1)), number, Long::sum);
            names.add(String.valueOf(row.get(1)));
        }
        parts = names.stream().sorted().toList();
        long most = 1;
        for (Map.Entry<String, Map<String, Long>> entry : byX.entrySet()) {
            labels.add(entry.getKey());
            columns.add(entry.getValue());
            most = Math.max(most, total(entry.getValue()));
        }
        highest = most;
    }

    private static long total(Map<String, Long> column) {
        return column.values().stream().mapToLong(Long::longValue).sum();
    }

    /** A name that no other drawing of the page has. */
    public String id() {
        return id;
    }

    /** The names of the parts; a part's number picks its pattern. */
    public List<String> parts() {
        return parts;
    }

    private double step() {
        return (double) (RIGHT - LEFT) / Math.max(1, columns.size());
    }

    /** The rectangles, column by column from the bottom. */
    public List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        double width = Math.max(1, step() - Math.min(4, step() / 5));
        for (int i = 0; i < columns.size(); i++) {
            Map<String, Long> column = columns.get(i);
            long total = total(column);
            double scale = (double) (BOTTOM - TOP) / Math.max(1, shares ? total : highest);
            double y = BOTTOM;
            for (int part = 0; part < parts.size(); part++) {
                long number = column.getOrDefault(parts.get(part), 0L);
                double height = number * scale;
                y -= height;
                if (height >= 0.3) {
                    String words = labels.get(i) + ", " + parts.get(part) + ": " + Figure.number(number) + " of "
                            + Figure.number(total);
                    blocks.add(new Block(part, round(LEFT + i * step()), round(y), round(width), round(height), words));
                }
            }
        }
        return blocks;
    }

    private static double round(double value) {
        return Math.round(value * 10) / 10.0;
    }

    /** Lines across. */
    public List<Guide> guides() {
        List<Guide> guides = new ArrayList<>();
        for (int quarter = 0; quarter <= 4; quarter += 2) {
            double y = BOTTOM - (BOTTOM - TOP) * quarter / 4.0;
            String label = shares ? quarter * 25 + "%" : Figure.number(highest * quarter / 4);
            guides.add(new Guide(y, label));
        }
        return guides;
    }

    /** Labels under the columns, not more than fit. */
    public List<Label> labels() {
        List<Label> shown = new ArrayList<>();
        int every = (labels.size() + MOST_LABELS - 1) / MOST_LABELS;
        for (int i = 0; i < labels.size(); i += Math.max(1, every)) {
            shown.add(new Label(round(LEFT + i * step() + step() / 2), labels.get(i)));
        }
        return shown;
    }

    /** The drawing in a sentence; the numbers are in the table under it. */
    public String sentence() {
        if (labels.isEmpty()) {
            return "No games.";
        }
        return String.format(
                Locale.ROOT,
                "%d columns from %s to %s, divided into %s. The table below has the numbers.",
                labels.size(),
                labels.get(0),
                labels.get(labels.size() - 1),
                String.join(", ", parts));
    }
}
