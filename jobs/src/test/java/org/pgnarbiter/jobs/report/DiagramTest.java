package org.pgnarbiter.jobs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.w3c.dom.Document;

class DiagramTest {
    private static final String SCHOLARS_MATE = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";

    private static Diagram mate(boolean whiteAtBottom) {
        Position position = Fen.parse(SCHOLARS_MATE).position().orElseThrow();
        int move = Moves.parseUci("h5f7", position);
        position.play(move);
        return Diagram.of("b", "After 4.Qxf7#", position, move, List.of(26), whiteAtBottom);
    }

    @Test
    void theTextAlternativeSaysThePosition() {
        String words = mate(true).description();
        assertTrue(
                words.startsWith("White: king e1, queen f7, rooks a1, h1, bishops c1, c4, knights b1, g1, pawns "),
                words);
        assertTrue(words.contains("Black: king e8, queen d8"), words);
        assertTrue(words.endsWith("Last move from h5 to f7. Black's king is in check. Marked: c4."), words);
    }

    @Test
    void theLastMoveAndTheCheckArePointedAt() {
        Diagram board = mate(true);
        assertEquals(List.of(new Diagram.Spot(700, 300, false), new Diagram.Spot(500, 100, true)), board.lastMove());
        assertEquals(List.of(new Diagram.Spot(400, 0, true)), board.check());
        assertEquals(31, board.men().size());
    }

    @Test
    void theBoardTurnsWithItsCoordinates() {
        Diagram board = mate(false);
        assertEquals(List.of(new Diagram.Spot(300, 700, true)), board.check());
        assertEquals("h", board.file(0));
        assertEquals(1, board.rank(0));
        assertEquals("a", mate(true).file(0));
        assertEquals(8, mate(true).rank(0));
    }

    @Test
    void castlingIsShownWhereTheKingArrives() {
        Position position =
                Fen.parse("4k3/8/8/8/8/8/8/4K2R w K - 0 1").position().orElseThrow();
        int move = Moves.parseUci("e1g1", position);
        position.play(move);
        Diagram board = Diagram.of("b", "", position, move, List.of(), true);
        assertEquals(new Diagram.Spot(600, 700, true), board.lastMove().get(1));
    }

    @Test
    void theFileIsGoodXmlAndTextIsEscaped() throws Exception {
        Position position = Position.initial();
        Diagram board = Diagram.of("b", "<script>alert('x')</script>\"&", position, Moves.NONE, List.of(), true);
        String svg = Pages.svg(board);
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                "<script>alert('x')</script>\"&",
                document.getElementsByTagName("title").item(0).getTextContent());
        assertEquals(0, document.getElementsByTagName("script").getLength());
        assertFalse(svg.contains("href=\"http"), "a drawing that needs the network");
    }
}
