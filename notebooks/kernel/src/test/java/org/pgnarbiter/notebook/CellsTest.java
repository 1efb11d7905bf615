package org.pgnarbiter.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CellsTest {
    private final Cells cells = new Cells(System.out, System.err);

    @AfterEach
    void close() {
        cells.close();
    }

    @Test
    void valueOfACellIsThatOfItsLastExpression() {
        assertNull(cells.run("int a = 20;"));
        assertEquals(42, cells.run("a += 1; a * 2"));
        assertEquals(21, cells.run("a"));
        assertNull(cells.run("a * 2; int b = 1;"));
        assertEquals(
                "[1, 2]",
                cells.run("List<Integer> ints() {\n    return List.of(1, 2);\n}\nints()")
                        .toString());
    }

    @Test
    void cellsKnowTheHelpersAndTheRules() {
        cells.run("import org.pgnarbiter.board.*;");
        Object board = cells.run("board(\"Start\", Position.initial(), Moves.NONE)");
        assertTrue(((Shown) board).forms().get(Shown.PNG).startsWith("iVBORw0KGgo"), "the first bytes of a PNG");
        String words = ((Shown) board).forms().get("text/plain");
        assertTrue(words.startsWith("Start. White: king e1, queen d1"), words);
    }

    @Test
    void failuresTellTheAuthorWhatIsWrong() {
        assertTrue(message("int x = \"text\";").contains("incompatible types"), message("int x = \"text\";"));
        assertTrue(message("check(\"two is three\", 2 == 3);").contains("does not hold: two is three"));
        assertTrue(message("undefined()").contains("cannot find symbol"));
        assertEquals(1, cells.run("1"), "a cell that failed does not end the notebook");
    }

    @Test
    void boardsTogetherAreOnePicture() throws IOException {
        cells.run("import org.pgnarbiter.board.*;");
        Shown four =
                (Shown) cells.run("var b = board(\"a\", Position.initial(), Moves.NONE); boards(List.of(b, b, b, b))");
        BufferedImage picture = ImageIO.read(
                new ByteArrayInputStream(Base64.getDecoder().decode(four.forms().get(Shown.PNG))));
        assertEquals(3 * 256 * 2, picture.getWidth());
        assertEquals(3 * 256, Picture.width(four.forms().get(Shown.PNG)));
        assertEquals(2 * 282 * 2, picture.getHeight());
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < 512; x++) {
            colours.add(picture.getRGB(x, 300));
        }
        assertTrue(colours.size() > 3, "something is drawn");
        assertEquals(4, four.forms().get("text/plain").lines().count());
    }

    @Test
    void chartsSayTheirNumbers() {
        Shown chart = (Shown)
                cells.run(
                        "stacked(\"T\", new Table(List.of(\"bar\", \"part\", \"n\"), List.of(List.of(1900, \"x\", 3), List.of(1925, \"y\", 0.5))))");
        assertEquals(
                "T: bar, part, n\n1900, x, 3\n1925, y, 0.500", chart.forms().get("text/plain"));
        assertTrue(chart.forms().get(Shown.PNG).length() > 5_000);
    }

    @Test
    void aChartOfNoRowsSaysSo() {
        for (String kind : List.of("bars", "stacked")) {
            Shown chart = (Shown) cells.run(kind + "(\"T\", new Table(List.of(\"bar\", \"part\", \"n\"), List.of()))");
            assertEquals(
                    "{text/plain=T: bar, part, n\n(no rows)}", chart.forms().toString());
        }
        Shown boards = (Shown) cells.run("boards(List.of())");
        assertTrue(
                boards.forms().containsKey("text/plain"), () -> boards.forms().toString());
    }

    @Test
    void tablesShowNothingForNullAndEscapeText() {
        Table table =
                new Table(List.of("name", "share"), List.of(List.of("<b>", 0.5), java.util.Arrays.asList(null, 1.0)));
        String html = table.forms().get("text/html");
        assertTrue(html.contains("&lt;b&gt;") && html.contains(">0.500<"), html);
        assertTrue(html.contains("<td style=\"text-align:left\"></td>"), html);
        assertThrows(IllegalStateException.class, table::value);
        assertEquals(7, new Table(List.of("n"), List.of(List.of(7))).number());
        assertEquals(0, new Table(List.of("n"), List.of(java.util.Arrays.asList((Object) null))).number());
    }

    private String message(String cell) {
        return assertThrows(Cells.Failure.class, () -> cells.run(cell)).getMessage();
    }
}
