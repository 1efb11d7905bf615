package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Single words in single positions: what fuzzing has found, and why it matters. */
class SanTest {
    private static String played(String fen, String word) {
        Position position = Fen.parse(fen).position().orElseThrow();
        byte[] text = (word + " ".repeat(16)).getBytes(StandardCharsets.UTF_8);
        long read = San.play(position, text, 0, word.length());
        return read == San.REFUSED ? "refused" : Fen.write(position);
    }

    @Test
    void aPawnOnTheLastRankMustSayWhatItBecomes() {
        String white = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        String black = "4k3/8/8/8/8/8/7p/4K1N1 b - - 0 1";
        assertEquals("refused", played(white, "axb8"));
        assertEquals("refused", played(white, "a8"));
        assertEquals("refused", played(black, "hxg1"));
        assertEquals("refused", played(black, "h1"));
        assertEquals("1Q2k3/8/8/8/8/8/8/4K3 b - - 0 1", played(white, "axb8=Q"));
        assertEquals("4k3/8/8/8/8/8/8/4K1n1 w - - 0 2", played(black, "hxg1=N"));
    }

    @Test
    void whatOnlyTheLenientReaderReadsIsSaidToBeASpelling() {
        LenientSan lenient = new LenientSan();
        for (String word : new String[] {"e4,", "e4\u2020", "e4\ufe0f", "Nf3,."}) {
            assertEquals(LenientSan.Outcome.LEGAL, lenient.read(word, Position.initial(), PieceLetters.ENGLISH), word);
            assertEquals(Set.of(SanSpelling.MOVE_SPELLING), lenient.spellings(), word);
        }
        Position capture = Fen.parse("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
                .position()
                .orElseThrow();
        lenient.read("eXd5", capture, PieceLetters.ENGLISH);
        assertEquals(Set.of(SanSpelling.MOVE_SPELLING), lenient.spellings());
    }
}
