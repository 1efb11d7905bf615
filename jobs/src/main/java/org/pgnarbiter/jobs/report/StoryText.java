package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.List;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.jobs.story.Story;

/** A story for the terminal: plain text, lines of at most {@value #WIDTH} characters, nothing that steers a terminal. */
public final class StoryText {
    private static final int WIDTH = 96;
    private static final String LETTERS = "PNBRQKpnbrqk";

    /** With more rule sets than this, each has a block of its own instead of a column. */
    private static final int COLUMNS = 3;

    private final Story story;
    private final StringBuilder out = new StringBuilder(8192);

    private StoryText(Story story) {
        this.story = story;
    }

    /** The story as text; ends with a line end. */
    public static String of(Story story) {
        StoryText text = new StoryText(story);
        text.write();
        return text.out.toString();
    }

    private void write() {
        head();
        tags();
        laws();
        moves();
        board();
        record();
        findings();
        questions();
        beside();
    }

    private void head() {
        String where = SafeText.line(story.source()) + ", game " + story.number();
        String title = SafeText.line(story.title());
        line("=".repeat(WIDTH));
        wrap("", title + "   " + SafeText.line(story.tag("Result")));
        wrap("", where);
        line("=".repeat(WIDTH));
        wrap("", "Verdict: " + story.verdict() + ". " + SafeText.line(story.ruling()));
    }

    private void tags() {
        heading("Tags");
        int width = 0;
        for (Story.Tag tag : story.tags()) {
            width = Math.max(width, Math.min(24, SafeText.line(tag.name()).length()));
        }
        for (Story.Tag tag : story.tags()) {
            hang("  " + pad(SafeText.line(tag.name()), width) + "  ", SafeText.line(tag.value()));
        }
        if (story.tags().isEmpty()) {
            line("  none");
        }
    }

    private void laws() {
        heading(story.era().editions().size() == 1 ? "The Laws in force" : "The Laws that may have been in force");
        for (Story.Edition edition : story.era().editions()) {
            String note = edition.note().isEmpty() ? "" : " (" + edition.note() + ")";
            hang("  " + pad(edition.id(), 13), edition.title() + ", " + edition.dates() + note);
        }
        wrap("  ", SafeText.line(story.era().why()));
    }

    // ---------------------------------------------------------------- moves

    private void moves() {
        heading("The game");
        if (!story.replayed()) {
            line("  There is no position to play from.");
            return;
        }
        if (story.plies().size() == 1) {
            line("  No moves.");
        }
        List<String> words = new ArrayList<>();
        boolean fresh = true;
        for (Story.Ply ply : story.plies()) {
            int moment = story.momentAt(ply.number());
            if (ply.number() == 0) {
                if (moment > 0) {
                    words.add("[" + moment + "]");
                }
                continue;
            }
            words.add((fresh || ply.byWhite() ? ply.label() : ply.san()) + (moment > 0 ? " [" + moment + "]" : ""));
            fresh = moment > 0;
        }
        wrapWords("  ", words);
        if (story.moments().isEmpty()) {
            return;
        }
        heading("The plies that matter");
        for (int i = 0; i < story.moments().size(); i++) {
            Story.Moment moment = story.moments().get(i);
            String mark = pad("[" + (i + 1) + "]", 5);
            String where = moment.ply().number() == 0
                    ? "start position"
                    : moment.ply().label() + " (ply " + moment.ply().number() + ", clock "
                            + moment.ply().clock() + ")";
            line((moment.ply().number() == story.deciding() ? "* " : "  ") + mark + where);
            for (String sentence : moment.sentences()) {
                wrap("         ", SafeText.line(sentence));
            }
        }
    }

    // ---------------------------------------------------------------- board

    private void board() {
        if (!story.replayed()) {
            return;
        }
        Story.Ply ply = story.plies().get(story.deciding());
        Position position = Fen.parse(ply.fen(), ply.chess960()).position().orElseThrow();
        heading(ply.number() == 0 ? "The start position" : "The board after " + ply.label());
        line("      +--------------------------+");
        for (int rank = 7; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder("    " + (rank + 1) + " | ");
            for (int file = 0; file < 8; file++) {
                int square = rank * 8 + file;
                int piece = position.pieceAt(square);
                boolean moved = square == ply.to() || square == ply.from();
                row.append(moved ? '[' : ' ')
                        .append(piece < 0 ? (rank + file) % 2 == 0 ? ':' : '.' : LETTERS.charAt(piece))
                        .append(moved ? ']' : ' ');
            }
            row.append(" |");
            line(row.toString());
        }
        line("      +--------------------------+");
        line("         a  b  c  d  e  f  g  h");
        String check = position.isCheckmate()
                ? ", checkmated"
                : position.isStalemate() ? ", stalemated" : position.inCheck() ? ", in check" : "";
        line("    " + (position.sideToMove() == Position.WHITE ? "White" : "Black") + " to move" + check
                + ". Capitals are White; the last move is in brackets.");
        line("    " + ply.fen());
    }

    // ---------------------------------------------------------------- record and law

    private void record() {
        heading("The record beside the law");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "the record says", "the law says"));
        for (Story.Row row : story.rows()) {
            rows.add(List.of(row.question() + (row.differs() ? " !" : ""), row.record(), row.law()));
        }
        table(rows, 20);
        line("");
        hang("  Verdict: ", story.verdict() + ". " + SafeText.line(story.ruling()));
    }

    private void findings() {
        heading("Findings");
        if (story.findings().isEmpty()) {
            line("  none");
        }
        for (Story.Remark remark : story.findings()) {
            line("  " + remark.severity() + "  " + remark.code()
                    + (remark.where().isEmpty() ? "" : " at " + remark.where())
                    + (remark.accepted() ? " (accepted)" : ""));
            wrap("     ", SafeText.line(remark.sentence()));
            wrap("     ", remark.why() + " [" + remark.confidence() + "]");
        }
    }

    private void questions() {
        if (story.questions().isEmpty()) {
            return;
        }
        heading("Open questions");
        for (String question : story.questions()) {
            hang("  - ", SafeText.line(question));
        }
    }

    private void beside() {
        if (story.opinions().size() < 2) {
            return;
        }
        heading("What each would say");
        if (story.opinions().size() > COLUMNS) {
            for (Story.Opinion opinion : story.opinions()) {
                line("  " + opinion.edition().id() + (opinion.own() ? " (this game's)" : ""));
                for (List<String> row : rows(List.of(opinion))) {
                    hang("    " + pad(row.get(0), 16), SafeText.line(row.get(1)));
                }
            }
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of(""));
        for (Story.Opinion opinion : story.opinions()) {
            names.add(opinion.edition().id() + (opinion.own() ? " (this game's)" : ""));
        }
        rows.add(names);
        rows.addAll(rows(story.opinions()));
        table(rows, 16);
        List<String> differences = rows.stream()
                .skip(2)
                .limit(4)
                .filter(row -> row.stream().skip(1).distinct().count() > 1)
                .map(row -> row.get(0))
                .toList();
        wrap(
                "  ",
                differences.isEmpty()
                        ? "They say the same of this game."
                        : "They differ on: " + String.join(", ", differences) + ".");
    }

    private static List<List<String>> rows(List<Story.Opinion> opinions) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("in force", opinions, opinion -> opinion.edition().dates()));
        rows.add(row("the game", opinions, Story.Opinion::end));
        rows.add(row("result", opinions, Story.Opinion::result));
        rows.add(row("verdict", opinions, Story.Opinion::verdict));
        rows.add(row("claims", opinions, Story.Opinion::claims));
        rows.add(row("worst finding", opinions, Story.Opinion::findings));
        List<String> topics = opinions.stream()
                .flatMap(opinion -> opinion.articles().stream())
                .map(Story.Clause::topic)
                .distinct()
                .toList();
        for (String topic : topics) {
            rows.add(row(
                    topic.toLowerCase(java.util.Locale.ROOT),
                    opinions,
                    opinion -> opinion.articles().stream()
                            .filter(clause -> clause.topic().equals(topic))
                            .findFirst()
                            .map(clause -> clause.article().isEmpty()
                                    ? clause.says()
                                    : clause.article() + ": " + clause.says())
                            .orElse("no rule found")));
        }
        return rows;
    }

    private static List<String> row(
            String name, List<Story.Opinion> opinions, java.util.function.Function<Story.Opinion, String> value) {
        List<String> row = new ArrayList<>(List.of(name));
        opinions.forEach(opinion -> row.add(value.apply(opinion)));
        return row;
    }

    // ---------------------------------------------------------------- layout

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }

    private void heading(String text) {
        out.append('\n').append(text).append('\n');
    }

    private void wrap(String indent, String text) {
        for (String part : Columns.wrap(text, WIDTH - indent.length())) {
            line(indent + part);
        }
    }

    /** Text beside a first column; its further lines stand under its first. */
    private void hang(String first, String text) {
        String indent = first;
        for (String part : Columns.wrap(text, WIDTH - first.length())) {
            line(indent + part);
            indent = " ".repeat(first.length());
        }
    }

    private void wrapWords(String indent, List<String> words) {
        StringBuilder row = new StringBuilder(indent);
        for (String word : words) {
            if (row.length() > indent.length() && row.length() + 1 + word.length() > WIDTH) {
                line(row.toString());
                row.setLength(indent.length());
            }
            row.append(row.length() > indent.length() ? " " : "").append(word);
        }
        if (row.length() > indent.length()) {
            line(row.toString());
        }
    }

    private void table(List<List<String>> rows, int firstWidth) {
        int width = (WIDTH - 2 - firstWidth) / (rows.get(0).size() - 1);
        for (List<String> row : rows) {
            List<List<String>> cells = new ArrayList<>();
            int height = 0;
            for (int i = 0; i < row.size(); i++) {
                List<String> cell = Columns.wrap(SafeText.line(row.get(i)), (i == 0 ? firstWidth : width) - 2);
                cells.add(cell);
                height = Math.max(height, cell.size());
            }
            for (int y = 0; y < height; y++) {
                StringBuilder text = new StringBuilder("  ");
                for (int i = 0; i < cells.size(); i++) {
                    String cell = y < cells.get(i).size() ? cells.get(i).get(y) : "";
                    text.append(pad(cell, i == 0 ? firstWidth : width));
                }
                line(text.toString());
            }
        }
    }

    private static String pad(String text, int width) {
        return text.length() >= width ? text : text + " ".repeat(width - text.length());
    }
}
