package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pgnarbiter.jobs.story.Story;

/**
 * The course of a game as a drawing 1000 units wide: half-move clock, occurrences of the position and material over the
 * plies, with the plies that matter as numbered lines.
 */
public final class Timeline {
    static final int LEFT = 70;
    static final int RIGHT = 990;
    private static final int CLOCK_TOP = 128;
    private static final int CLOCK_BOTTOM = 250;
    private static final int OCCURRENCE_TOP = 292;
    private static final int OCCURRENCE_BOTTOM = 362;
    private static final int MATERIAL_TOP = 404;
    private static final int MATERIAL_BOTTOM = 494;
    private static final int LABEL_WIDTH = 30;
    private static final int LABEL_ROWS = 3;

    private final Story story;
    private final int last;
    private final int highestClock;
    private final int mostOccurrences;
    private final int material;

    /** A line across, with its label. */
    public record Guide(int y, String label) {}

    /** A numbered line down at a ply that matters. */
    public record Mark(int number, int x, int labelY, boolean end) {}

    /** A bar of the occurrences. */
    public record Bar(int x, int y, int height) {}

    /** A ply under the drawing. */
    public record Tick(int x, String label) {}

    Timeline(Story story) {
        this.story = story;
        last = Math.max(1, story.plies().size() - 1);
        int clock = 30;
        int occurrence = 3;
        int balance = 3;
        for (Story.Ply ply : story.plies()) {
            clock = Math.max(clock, ply.clock());
            occurrence = Math.max(occurrence, ply.occurrence());
            balance = Math.max(balance, Math.abs(ply.material()));
        }
        highestClock = clock;
        mostOccurrences = occurrence;
        material = balance;
    }

    /** The whole in a sentence, for people who do not see it. */
    public String sentence() {
        int top = 0;
        int most = 0;
        for (Story.Ply ply : story.plies()) {
            top = Math.max(top, ply.clock());
            most = Math.max(most, ply.occurrence());
        }
        Story.Ply end = story.plies().get(story.plies().size() - 1);
        return "Over " + end.number() + " plies the half-move clock reaches at most " + top
                + ", the most frequent position occurs " + most + (most == 1 ? " time" : " times")
                + ", and at the end the material is "
                + (end.material() == 0
                        ? "even"
                        : (end.material() > 0 ? "White " : "Black ") + "ahead by " + Math.abs(end.material()))
                + ".";
    }

    private int x(int ply) {
        return LEFT + (RIGHT - LEFT) * ply / last;
    }

    private int clockY(int clock) {
        return CLOCK_BOTTOM - (CLOCK_BOTTOM - CLOCK_TOP) * clock / highestClock;
    }

    private int occurrenceY(int count) {
        return OCCURRENCE_BOTTOM - (OCCURRENCE_BOTTOM - OCCURRENCE_TOP) * (count - 1) / (mostOccurrences - 1);
    }

    private int materialY(int balance) {
        int middle = (MATERIAL_TOP + MATERIAL_BOTTOM) / 2;
        return middle - (MATERIAL_BOTTOM - MATERIAL_TOP) / 2 * balance / material;
    }

    /** The half-move clock as a path. */
    public String clock() {
        StringBuilder path = new StringBuilder();
        for (Story.Ply ply : story.plies()) {
            path.append(path.length() == 0 ? 'M' : 'L')
                    .append(x(ply.number()))
                    .append(' ')
                    .append(clockY(ply.clock()));
        }
        return path.toString();
    }

    /** The material as a filled area around its middle. */
    public String material() {
        int zero = materialY(0);
        StringBuilder path = new StringBuilder("M" + LEFT + " " + zero);
        for (Story.Ply ply : story.plies()) {
            path.append('H').append(x(ply.number())).append('V').append(materialY(ply.material()));
        }
        return path.append('V').append(zero).append('Z').toString();
    }

    /** A bar for every position that has stood before. */
    public List<Bar> bars() {
        List<Bar> bars = new ArrayList<>();
        for (Story.Ply ply : story.plies()) {
            if (ply.occurrence() > 1) {
                int y = occurrenceY(ply.occurrence());
                bars.add(new Bar(x(ply.number()), y, OCCURRENCE_BOTTOM - y));
            }
        }
        return bars;
    }

    /** Lines that say what heights mean. */
    public List<Guide> guides() {
        List<Guide> guides = new ArrayList<>();
        guides.add(new Guide(clockY(0), "0"));
        if (highestClock >= 100) {
            guides.add(new Guide(clockY(100), "100"));
            if (highestClock >= 150) {
                guides.add(new Guide(clockY(150), "150"));
            }
        } else {
            guides.add(new Guide(clockY(highestClock), String.valueOf(highestClock)));
        }
        guides.add(new Guide(occurrenceY(1), "1"));
        guides.add(new Guide(occurrenceY(3), "3"));
        if (mostOccurrences >= 5) {
            guides.add(new Guide(occurrenceY(5), "5"));
        }
        guides.add(new Guide(materialY(0), "0"));
        guides.add(new Guide(materialY(material), "+" + material));
        guides.add(new Guide(materialY(-material), "\u2212" + material));
        return guides;
    }

    /** The plies that matter; labels that would touch move to another row. */
    public List<Mark> marks() {
        List<Mark> marks = new ArrayList<>();
        int[] free = new int[LABEL_ROWS];
        int number = 0;
        for (Story.Moment moment : story.moments()) {
            number++;
            int x = x(moment.ply().number());
            int row = 0;
            while (row < LABEL_ROWS && free[row] > x - LABEL_WIDTH / 2) {
                row++;
            }
            if (row == LABEL_ROWS) {
                row = leastFilled(free);
            }
            free[row] = x + LABEL_WIDTH / 2;
            marks.add(new Mark(number, x, 86 - 28 * row, moment.ply().number() == story.deciding()));
        }
        return marks;
    }

    private static int leastFilled(int[] free) {
        int least = 0;
        for (int row = 1; row < free.length; row++) {
            least = free[row] < free[least] ? row : least;
        }
        return least;
    }

    /** Plies along the bottom. */
    public List<Tick> ticks() {
        List<Tick> ticks = new ArrayList<>();
        int step = 10;
        while (last / step > 12) {
            step = step == 10 ? 20 : step == 20 ? 50 : step == 50 ? 100 : step * 2;
        }
        for (int ply = 0; ply <= last; ply += step) {
            ticks.add(new Tick(x(ply), String.format(Locale.ROOT, "%d", ply)));
        }
        return ticks;
    }
}
