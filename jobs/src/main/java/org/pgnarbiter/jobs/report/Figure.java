package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** The answer to a question, ready to be written down. */
public final class Figure {
    /** Tables of more rows are folded up and have a box to filter them. */
    private static final int LONG = 12;

    private final Question question;
    private final DuckDb.Answer answer;
    private final double highest;
    private final int measure;

    /** Longer texts are cut: the table itself has the rest. */
    private static final int MOST_TEXT = 300;

    /** Texts up to this length, or without a blank, stay on one line. */
    private static final int ONE_LINE = 20;

    private static final int ONE_WORD = 46;

    /**
     * A cell of a table.
     *
     * @param text what to print
     * @param sort what to sort by: the plain number where there is one
     * @param form the style: n a number, l stays on one line, w wide
     */
    public record Cell(String text, String sort, String form) {
        /** Whether it is a number. */
        public boolean number() {
            return form.equals("n");
        }
    }

    /** A heading; {@code number} when numbers stand under it. */
    public record Head(String text, boolean number) {}

    Figure(Question question, DuckDb.Answer answer) {
        this.question = question;
        this.answer = answer;
        measure = answer.columns().indexOf(question.measure());
        double most = 0;
        if (measure >= 0) {
            for (List<Object> row : answer.rows()) {
                most = Math.max(most, value(row));
            }
        }
        highest = most;
    }

    private double value(List<Object> row) {
        return row.get(measure) instanceof Number number ? number.doubleValue() : 0;
    }

    /** The anchor. */
    public String id() {
        return question.name();
    }

    /** The heading. */
    public String title() {
        return question.title();
    }

    /** What the figure means. */
    public String says() {
        return question.says();
    }

    /** The question as SQL. */
    public String sql() {
        return question.sql();
    }

    /** Whether nothing was found. */
    public boolean isEmpty() {
        return answer.rows().isEmpty();
    }

    /** Whether there is a bar in front of each row. */
    public boolean hasBars() {
        return measure >= 0;
    }

    /** Whether the table needs a box to filter it. */
    public boolean isLong() {
        return answer.rows().size() > LONG;
    }

    /** Whether there is a drawing above the table. */
    public boolean hasChart() {
        return (question.show() == Question.Show.SHARES || question.show() == Question.Show.COUNTS) && !isEmpty();
    }

    /** The drawing. */
    public Stack chart() {
        return new Stack(question.name(), question.show() == Question.Show.SHARES, answer);
    }

    /** Column names for people. */
    public List<Head> columns() {
        List<Head> heads = new ArrayList<>();
        for (int column = 0; column < answer.columns().size(); column++) {
            heads.add(new Head(answer.columns().get(column).replace('_', ' '), numeric(column)));
        }
        return heads;
    }

    private boolean numeric(int column) {
        return answer.rows().stream()
                .map(row -> row.get(column))
                .filter(Objects::nonNull)
                .findFirst()
                .filter(Number.class::isInstance)
                .isPresent();
    }

    /** The rows. */
    public List<List<Cell>> rows() {
        int width = answer.columns().size();
        int[] decimals = new int[width];
        for (List<Object> row : answer.rows()) {
            for (int column = 0; column < width; column++) {
                decimals[column] = Math.max(decimals[column], decimals(row.get(column)));
            }
        }
        List<List<Cell>> rows = new ArrayList<>();
        for (List<Object> row : answer.rows()) {
            List<Cell> cells = new ArrayList<>();
            for (int column = 0; column < width; column++) {
                cells.add(cell(row.get(column), decimals[column]));
            }
            rows.add(cells);
        }
        return rows;
    }

    private static Cell cell(Object value, int decimals) {
        if (value == null) {
            return new Cell("", "", "l");
        }
        if (value instanceof Number number) {
            String text = decimals == 0
                    ? number(number.longValue())
                    : String.format(Locale.ROOT, "%." + decimals + "f", number.doubleValue());
            return new Cell(text, String.valueOf(number), "n");
        }
        String text = String.valueOf(value);
        if (text.length() > MOST_TEXT) {
            text = text.substring(0, text.offsetByCodePoints(0, MOST_TEXT / 2)) + " ...";
        }
        boolean oneLine = text.length() <= ONE_LINE || text.length() <= ONE_WORD && text.indexOf(' ') < 0;
        return new Cell(text, text, oneLine ? "l" : "w");
    }

    private static int decimals(Object value) {
        if (!(value instanceof Double || value instanceof Float)) {
            return 0;
        }
        double number = ((Number) value).doubleValue();
        return number == Math.rint(number) ? 0 : number * 10 == Math.rint(number * 10) ? 1 : 2;
    }

    /** A whole number; from ten thousand on with thin blanks between the thousands. */
    static String number(long value) {
        return Math.abs(value) < 10_000
                ? String.valueOf(value)
                : String.format(Locale.ROOT, "%,d", value).replace(',', '\u2009');
    }

    /** The length of the bar of a row, 0 to 100. */
    public double bar(int row) {
        double share = highest == 0 ? 0 : 100 * value(answer.rows().get(row)) / highest;
        return Math.round(share * 10) / 10.0;
    }

    /** A cell of the answer as text, empty where there is none. */
    String text(int row, String column) {
        Object value = answer.rows().get(row).get(answer.columns().indexOf(column));
        return value == null ? "" : String.valueOf(value);
    }

    int size() {
        return answer.rows().size();
    }
}
