package org.pgnarbiter.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ByteSearchTest {

    @Test
    void eightAtATimeFindWhatThePlainLoopFinds() {
        Random random = new Random(2);
        String letters = "ccCCesSm\u007f~M\u0080\u00e3\u0043 .";
        int sure = 0;
        for (int round = 0; round < 20_000; round++) {
            int end = random.nextInt(40);
            // Sometimes with nothing behind the text, so that the last words are read byte by byte.
            byte[] b = new byte[end + random.nextInt(2) * 16];
            random.nextBytes(b);
            int density = 1 << random.nextInt(6);
            for (int i = 0; i < end; i++) {
                if (random.nextInt(density) == 0) {
                    b[i] = (byte) letters.charAt(random.nextInt(letters.length()));
                }
            }
            int from = random.nextInt(end + 1);
            int letter = from;
            while (letter < end && b[letter] != 'm' && b[letter] != 'M') {
                letter++;
            }
            assertEquals(letter, ByteSearch.indexOfLetter(b, from, end, 'm'));
            boolean pair = false;
            boolean plain = true;
            for (int i = from; i < end; i++) {
                plain &= b[i] >= 0 && b[i] < 127;
                pair |= i + 1 < end && (b[i] | 32) == 'c' && "ces".indexOf((b[i + 1] | 32) & 255) >= 0;
            }
            assertEquals(plain, ByteSearch.isBelowDelete(b, from, end));
            boolean may = ByteSearch.mayHavePair(b, from, end, 'c', 'c', 'e', 's');
            assertTrue(may || !pair, "no is certain");
            sure += may ? 0 : 1;
        }
        assertTrue(sure > 1000, "no is said often enough to be of use: " + sure);
    }
}
