package org.pgnarbiter.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against Java's own decoder. */
class Utf8Test {
    private static final byte[] LEADS = {
        'a', (byte) 0xC2, (byte) 0xE0, (byte) 0xED, (byte) 0xEF, (byte) 0xF0, (byte) 0xF4
    };

    @Test
    void longTextsOfAnyLength() {
        for (int length = 0; length < 40; length++) {
            byte[] text = "x".repeat(length).getBytes(StandardCharsets.US_ASCII);
            assertTrue(Utf8.isValid(text, 0, length));
            assertEquals(length, ByteSearch.endOfAscii(text, 0, length));
            for (int i = 0; i < length; i++) {
                text[i] = (byte) 0xE9;
                assertFalse(Utf8.isValid(text, 0, length));
                assertEquals(i, ByteSearch.endOfAscii(text, 0, length));
                assertTrue(Utf8.isValid(text, i + 1, length));
                text[i] = 'x';
            }
        }
    }

    @Test
    void randomBytes() {
        Random random = new Random(11);
        int valid = 0;
        for (int i = 0; i < 300_000; i++) {
            byte[] text = new byte[4 + random.nextInt(20)];
            for (int at = 0; at < text.length; at++) {
                int kind = random.nextInt(8);
                text[at] = kind < 4
                        ? (byte) 'e'
                        : kind == 4 ? LEADS[random.nextInt(LEADS.length)] : (byte) random.nextInt(256);
                if (kind == 5 && at + 1 < text.length) {
                    text[at] = (byte) 0xC3;
                    text[++at] = (byte) (0x80 + random.nextInt(64));
                }
            }
            int from = random.nextInt(3);
            int to = text.length - random.nextInt(2);
            boolean expected = decodes(text, from, to);
            assertEquals(expected, Utf8.isValid(text, from, to));
            valid += expected ? 1 : 0;
        }
        assertTrue(valid > 5_000 && valid < 295_000, "both answers come up");
    }

    private static boolean decodes(byte[] text, int from, int to) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text, from, to - from));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
