package org.pgnarbiter.notebook;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.pgnarbiter.jobs.report.Diagram;
import org.pgnarbiter.jobs.report.Pages;

/** A board with its title. On the page it is a picture of dots: drawings in SVG are cut out by some of Jupyter's tools. */
public final class Board implements Shown {
    private static final int SIZE = 380;
    private static final int SMALL = 240;
    private static final int STEP = 256;
    private static final int TITLE = 26;
    private static final int MOST_IN_A_ROW = 3;

    private final Diagram diagram;

    Board(Diagram diagram) {
        this.diagram = diagram;
    }

    @Override
    public Map<String, String> forms() {
        return Picture.forms(SIZE, SIZE, canvas -> draw(canvas, 0, 0, SIZE), words());
    }

    /** For readers without eyes, and for comparing. */
    private String words() {
        return diagram.title() + ". " + diagram.description();
    }

    private void draw(Graphics2D canvas, int x, int y, int size) {
        SVGDocument drawing = Objects.requireNonNull(new SVGLoader()
                .load(
                        new ByteArrayInputStream(Pages.svg(diagram).getBytes(StandardCharsets.UTF_8)),
                        URI.create("board.svg"),
                        LoaderContext.createDefault()));
        drawing.render((Component) null, canvas, new ViewBox(x, y, size, size));
    }

    /** Several boards with their titles in one picture. */
    static Shown together(List<Board> boards) {
        int columns = Math.max(1, Math.min(boards.size(), MOST_IN_A_ROW));
        int rows = (boards.size() + columns - 1) / columns;
        String words = boards.stream().map(Board::words).collect(Collectors.joining("\n"));
        return () -> Picture.forms(
                columns * STEP, Math.max(1, rows) * (STEP + TITLE), canvas -> draw(canvas, boards, columns), words);
    }

    private static void draw(Graphics2D canvas, List<Board> boards, int columns) {
        canvas.setFont(new Font("DejaVu Sans", Font.PLAIN, 13));
        for (int i = 0; i < boards.size(); i++) {
            int x = i % columns * STEP;
            int y = i / columns * (STEP + TITLE);
            String title = boards.get(i).diagram.title();
            canvas.setColor(Color.BLACK);
            canvas.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            canvas.drawString(title, x + (STEP - canvas.getFontMetrics().stringWidth(title)) / 2, y + 17);
            boards.get(i).draw(canvas, x + (STEP - SMALL) / 2, y + TITLE - 2, SMALL);
        }
    }
}
