package org.pgnarbiter.audit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pgnarbiter.law.AnnouncedLimits;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;

/**
 * The events file: rows of text with tabs between the columns event, from, to, laws, moves, armageddon, exceptions;
 * exceptions to the fifty-move rule are written {@code KRBKR=100}; columns at the end may be missing, {@code -} or nothing means "not said", lines that start with # are comments and a
 * first line that starts with {@code event} is a heading. A row that says nothing but where it holds is a mistake.
 */
public final class EventRules implements Serializable {

    private static final long serialVersionUID = 1L;

    /** No rows. */
    public static final EventRules NONE = new EventRules(List.of());

    private final ArrayList<EventRule> rows;

    private EventRules(List<EventRule> rows) {
        this.rows = new ArrayList<>(rows);
    }

    /**
     * Reads the lines of an events file.
     *
     * @throws IllegalArgumentException for a row that cannot be read; the message names the line
     */
    public static EventRules parse(List<String> lines) {
        List<EventRule> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = line(lines, i);
            if (line.isBlank() || line.startsWith("#") || i == 0 && line.startsWith("event\t")) {
                continue;
            }
            try {
                rows.add(row(line));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("events file, line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return new EventRules(rows);
    }

    /** A line, without the mark of an editor before the first. */
    static String line(List<String> lines, int index) {
        String line = lines.get(index);
        return index == 0 && line.startsWith("\uFEFF") ? line.substring(1) : line;
    }

    /** The first row that speaks of a game of this event and these days. */
    Optional<EventRule> of(CharSequence event, long days) {
        for (EventRule row : rows) {
            if (row.matches(event, days)) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    private static EventRule row(String line) {
        String[] cells = line.split("\t", -1);
        String pattern = cell(cells, 0);
        if (cells.length == 1) {
            throw new IllegalArgumentException(
                    "there is no tab in it; columns are parted by tabs: event, from, to, laws, moves, armageddon, exceptions");
        }
        if (pattern.isEmpty()) {
            throw new IllegalArgumentException("no event");
        }
        if (IntStream.range(7, cells.length).anyMatch(i -> !cells[i].isBlank())) {
            throw new IllegalArgumentException("it has " + cells.length + " columns; there are seven");
        }
        int from = day(cell(cells, 1), RuleSet.OPEN_START, false);
        int to = day(cell(cells, 2), RuleSet.OPEN_END, true);
        if (from > to) {
            throw new IllegalArgumentException(
                    "it holds for no day: " + cell(cells, 1) + " is after " + cell(cells, 2));
        }
        if (IntStream.rangeClosed(3, 6).allMatch(i -> cell(cells, i).isEmpty())) {
            throw new IllegalArgumentException(
                    "it says nothing: laws, moves, armageddon and exceptions (columns 4 to 7) are all missing");
        }
        List<RuleSets> laws = new ArrayList<>();
        for (String id : cell(cells, 3).split(",", -1)) {
            if (!id.isBlank()) {
                laws.add(RuleSets.byId(id.strip())
                        .orElseThrow(() -> new IllegalArgumentException("no rule set " + id.strip())));
            }
        }
        String moves = cell(cells, 4);
        String armageddon = cell(cells, 5).toLowerCase(Locale.ROOT);
        if (!armageddon.isEmpty() && !armageddon.equals("yes") && !armageddon.equals("no")) {
            throw new IllegalArgumentException("armageddon is yes or no, not " + armageddon);
        }
        return new EventRule(
                pattern.toLowerCase(Locale.ROOT),
                from,
                to,
                laws,
                moves.isEmpty() ? 0 : moves(moves),
                armageddon.equals("yes"),
                AnnouncedLimits.parse(cell(cells, 6)));
    }

    private static int moves(String text) {
        if (text.length() > 3 || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new IllegalArgumentException("the number of moves is 0 to 999, not " + text);
        }
        return Integer.parseInt(text);
    }

    private static String cell(String[] cells, int index) {
        String cell = index < cells.length ? cells[index].strip() : "";
        return cell.equals("-") ? "" : cell;
    }

    private static int day(String text, int open, boolean last) {
        if (text.isEmpty()) {
            return open;
        }
        long range = ChessDate.exact(text);
        if (range == ChessDate.UNKNOWN) {
            throw new IllegalArgumentException("a date is 2018-12-30, 2018-12 or 2018, not " + text);
        }
        return last ? ChessDate.last(range) : ChessDate.first(range);
    }
}
