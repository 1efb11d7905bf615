package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.jobs.story.Story;

/** A story as its page wants it: what is repeated, turned or laid out; the template only writes it down. */
public final class StoryPage {
    /** More boards than this would make the page slow to open and no clearer. */
    private static final int MOST_BOARDS = 24;

    private static final String SCRIPT = Assets.text("story.js");

    private final Story story;

    StoryPage(Story story) {
        this.story = story;
    }

    /** What is told. */
    public Story story() {
        return story;
    }

    /** For the window. */
    public String title() {
        return story.title() + " - Arbiter";
    }

    /** Event, place, day and round. */
    public String subtitle() {
        List<String> parts = new ArrayList<>();
        for (String name : List.of("Event", "Site", "Date")) {
            String value = story.tag(name).replace(".??", "");
            if (!value.isBlank() && !value.startsWith("?")) {
                parts.add(value);
            }
        }
        String round = story.tag("Round");
        if (!round.isBlank() && !round.startsWith("?") && !round.equals("-")) {
            parts.add("round " + round);
        }
        String result = story.tag("Result");
        if (!result.isBlank()) {
            parts.add(result);
        }
        return String.join(" \u00b7 ", parts);
    }

    /** The verdict's word without its underline. */
    public String verdict() {
        return story.verdict().replace('_', ' ');
    }

    /** A code in parts that a line may be broken after. */
    public List<String> words(String code) {
        return List.of(code.split("(?<=_)", -1));
    }

    /** The word for a severity. */
    public String severity(int severity) {
        return Severity.word(severity);
    }

    /** What the browser may load and run: nothing but this page's own style and script. */
    public String policy() {
        return Assets.policy(style(), script());
    }

    /** The page's style. */
    public String style() {
        return Assets.STYLE;
    }

    /** The page's script. */
    public String script() {
        return SCRIPT;
    }

    // ---------------------------------------------------------------- boards

    /** The board beside the moves, at the deciding position. */
    public Diagram main() {
        return board("main", story.plies().get(story.deciding()), List.of());
    }

    /** The FEN under it. */
    public String fen() {
        return story.plies().get(story.deciding()).fen();
    }

    private static Diagram board(String id, Story.Ply ply, List<Integer> marks) {
        Position position = Fen.parse(ply.fen(), ply.chess960()).position().orElseThrow();
        String state = position.isCheckmate() ? ": checkmate" : position.isStalemate() ? ": stalemate" : "";
        String turn = (position.sideToMove() == Position.WHITE ? "White" : "Black") + " to move" + state + ".";
        String title = (ply.number() == 0 ? "Start position, " : "After " + ply.label() + ", ") + turn;
        return Diagram.of(id, title, position, ply.move(), marks, true);
    }

    /**
     * A ply of the move list.
     *
     * @param number the move number to print in front, or empty
     * @param text what to print
     * @param moment the number of its note, or 0
     * @param shown whether the board shows it at first
     */
    public record Turn(Story.Ply ply, String number, String text, int moment, boolean shown) {
        /** Number of the square the man came from, empty for the start. */
        public String from() {
            return ply.from() < 0 ? "" : String.valueOf(ply.from());
        }

        /** Number of the square it went to, empty for the start. */
        public String to() {
            return ply.to() < 0 ? "" : String.valueOf(ply.to());
        }
    }

    /** The start and all moves. */
    public List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        for (Story.Ply ply : story.plies()) {
            int n = ply.number();
            String label = ply.label();
            String number = n > 0 && (ply.byWhite() || n == 1)
                    ? label.substring(0, label.length() - ply.san().length())
                    : "";
            turns.add(new Turn(ply, number, n == 0 ? "start" : ply.san(), story.momentAt(n), n == story.deciding()));
        }
        return turns;
    }

    /** A ply that matters, with its board; the board may be missing (null) when there are very many. */
    public record Scene(
            int number, String heading, String place, Diagram board, List<String> sentences, boolean decides) {}

    /** The plies that matter. */
    public List<Scene> scenes() {
        List<Scene> scenes = new ArrayList<>();
        for (Story.Moment moment : story.moments()) {
            int number = scenes.size() + 1;
            Story.Ply ply = moment.ply();
            boolean decides = ply.number() == story.deciding();
            boolean drawn = number <= MOST_BOARDS || decides || moment.weight() >= 3;
            scenes.add(new Scene(
                    number,
                    ply.number() == 0 ? "Start position" : ply.label(),
                    ply.number() == 0 ? "" : "ply " + ply.number() + ", half-move clock " + ply.clock(),
                    drawn ? board("b" + number, ply, moment.squares()) : null,
                    moment.sentences(),
                    decides));
        }
        return scenes;
    }

    /** The drawing of the game's course. */
    public Timeline timeline() {
        return new Timeline(story);
    }

    // ---------------------------------------------------------------- side by side

    /** A row of the comparison of rule sets. */
    public record Comparison(String what, List<Cell> cells, boolean differs) {}

    /** One rule set's word; the label is for narrow screens. */
    public record Cell(String label, String text) {}

    /** The comparison of rule sets. */
    public List<Comparison> comparisons() {
        List<Comparison> rows = new ArrayList<>();
        rows.add(row("in force", opinion -> opinion.edition().dates(), false));
        rows.add(row("the game", Story.Opinion::end, true));
        rows.add(row("result forced", Story.Opinion::result, true));
        rows.add(row("verdict", Story.Opinion::verdict, true));
        rows.add(row("claims", Story.Opinion::claims, true));
        rows.add(row("most serious finding", Story.Opinion::findings, true));
        topics().forEach(topic ->
                rows.add(row(topic.toLowerCase(Locale.ROOT), opinion -> clause(opinion, topic), false)));
        return rows;
    }

    private Stream<String> topics() {
        return story.opinions().stream()
                .flatMap(opinion -> opinion.articles().stream())
                .map(Story.Clause::topic)
                .distinct();
    }

    private static String clause(Story.Opinion opinion, String topic) {
        return opinion.articles().stream()
                .filter(clause -> clause.topic().equals(topic))
                .findFirst()
                .map(clause -> clause.article().isEmpty() ? clause.says() : clause.article() + ": " + clause.says())
                .orElse("no rule found");
    }

    private Comparison row(String what, Function<Story.Opinion, String> value, boolean marks) {
        List<Cell> cells = story.opinions().stream()
                .map(opinion -> new Cell(opinion.edition().id(), value.apply(opinion)))
                .toList();
        boolean differs = marks && cells.stream().map(Cell::text).distinct().count() > 1;
        return new Comparison(what, cells, differs);
    }
}
