package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The words that other languages are tried on. */
class TokenListTest {
    private final TokenList list = new TokenList();

    @Test
    void theWordsOfTheMainLineAreCollectedWithTheirBounds() {
        assertEquals(
                List.of("Sf3", "d5", "e8(Q)+", "xyzzy"),
                words("[Event \"Sf6\"]\n\n1. Sf3 {Sc3} d5 (1... Sf6) 2. e8(Q)+ $1 xyzzy *\n"));
    }

    @Test
    void aGameAfterALongerOneHasNothingOfIt() {
        assertEquals(1000, words("Sf3 Sf6 Sg1 Sg8 ".repeat(250) + "*\n").size());
        assertEquals(List.of("e4"), words("1. e4 *\n"));
        assertEquals(List.of(), words("[Event \"x\"]\n\n*\n"));
    }

    private List<String> words(String pgn) {
        List<String> words = new ArrayList<>();
        ReadGame.each(pgn.getBytes(StandardCharsets.US_ASCII), read -> {
            list.collect(read.game);
            for (int i = 0; i < list.size(); i++) {
                words.add(read.game.decode(list.start(i), list.end(i)));
            }
        });
        return words;
    }
}
