package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.jobs.story.Story;

/** The report of a run as its page wants it. */
public final class ReportPage {
    private static final String SCRIPT = Assets.text("report.js");

    private final String run;
    private final List<Fact> facts;
    private final List<Fact> details;
    private final Map<String, Figure> figures = new LinkedHashMap<>();
    private final List<Card> cards = new ArrayList<>();

    /** Something known of the run as a whole. */
    public record Fact(String name, String value) {}

    /**
     * The text of a game in its file: what is needed to tell it.
     *
     * @param movesHash of the game that must stand there
     */
    public record Place(String source, long blockOffset, long byteOffset, long movesHash) {}

    /** Tells a game whose file is still there. */
    public interface Teller {
        /** The story of the game, empty where its text cannot be had. */
        Optional<Story> tell(Place place);
    }

    /**
     * A finding as a card.
     *
     * @param number from 1, part of its anchor
     * @param players White and Black
     * @param event event, day, round and result
     * @param where the move, or empty
     * @param board the position, or null
     * @param why rule set and article
     * @param command what to type for the full page
     * @param story the game told, or null when its file is not at hand
     */
    public record Card(
            int number,
            int severity,
            String code,
            String players,
            String event,
            String where,
            Diagram board,
            String sentence,
            String why,
            String command,
            Story story) {}

    ReportPage(String run, List<Fact> facts, List<Fact> details, List<Figure> answers, Teller teller) {
        this.run = run;
        this.facts = List.copyOf(facts);
        this.details = List.copyOf(details);
        for (Figure figure : answers) {
            figures.put(figure.id(), figure);
        }
        Figure serious = figures.get("serious");
        for (int row = 0; serious != null && row < serious.size(); row++) {
            cards.add(card(serious, row, teller));
        }
    }

    private static Card card(Figure all, int row, Teller teller) {
        int number = row + 1;
        String move = all.text(row, "move");
        List<String> event = new ArrayList<>();
        for (String column : List.of("event", "date_text", "round", "result")) {
            String value = all.text(row, column).replace(".??", "");
            if (!value.isBlank() && !value.startsWith("?")) {
                event.add(column.equals("round") ? "round " + value : value);
            }
        }
        Place place = new Place(
                all.text(row, "source"),
                Long.parseLong(all.text(row, "block_offset")),
                Long.parseLong(all.text(row, "byte_offset")),
                Long.parseLong(all.text(row, "moves_hash")));
        String at = (place.blockOffset == 0 ? "" : place.blockOffset + ":") + place.byteOffset;
        String article = all.text(row, "article");
        return new Card(
                number,
                Integer.parseInt(all.text(row, "severity")),
                all.text(row, "code"),
                name(all.text(row, "white")) + " - " + name(all.text(row, "black")),
                String.join(" \u00b7 ", event),
                move,
                board("c" + number, all.text(row, "fen"), move),
                all.text(row, "detail"),
                all.text(row, "laws") + (article.isEmpty() ? "" : ", " + article),
                "./arbiter explain " + quoted(place.source) + " --at " + at + " --format html -o game.html",
                teller.tell(place).orElse(null));
    }

    private static String name(String player) {
        return player.isBlank() ? "?" : player;
    }

    /** For a shell: hostile file names stay one word. */
    private static String quoted(String text) {
        return text.matches("[A-Za-z0-9_./:+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }

    private static Diagram board(String id, String fen, String move) {
        Optional<Position> position =
                fen.isEmpty() ? Optional.empty() : Fen.parse(fen).position();
        if (position.isEmpty()) {
            return null;
        }
        String turn = position.get().sideToMove() == Position.WHITE ? "White" : "Black";
        String title = (move.isEmpty() ? "" : "After " + move + ", ") + turn + " to move.";
        return Diagram.of(id, title, position.get(), Moves.NONE, List.of(), true);
    }

    /** For the window and the heading. */
    public String title() {
        return "Audit of " + run;
    }

    /** The numbers of the run. */
    public List<Fact> facts() {
        return facts;
    }

    /** How the run was made. */
    public List<Fact> details() {
        return details;
    }

    /** A figure by the name of its question; null where the run has no such table. */
    public Figure figure(String name) {
        return figures.get(name);
    }

    /** The most serious findings. */
    public List<Card> cards() {
        return cards;
    }

    /** A code in parts that a line may be broken after. */
    public List<String> words(String code) {
        return List.of(code.split("(?<=_)", -1));
    }

    /** The word for a severity. */
    public String severity(int severity) {
        return Severity.word(severity);
    }

    /** What the browser may load and run. */
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
}
