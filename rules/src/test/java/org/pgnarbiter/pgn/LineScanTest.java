package org.pgnarbiter.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LineScanTest {

    @Test
    void wordsFindWhatThePlainLoopFinds() {
        Random random = new Random(1);
        for (int round = 0; round < 20_000; round++) {
            int end = random.nextInt(150);
            byte[] b = new byte[end + LineScan.READ_AHEAD];
            random.nextBytes(b);
            int density = 1 << random.nextInt(8);
            for (int i = 0; i < end; i++) {
                if (random.nextInt(density) == 0) {
                    b[i] = (byte) "\n\r{}y\t\0[]\u007f\u00fd\u008d\u000e".charAt(random.nextInt(13));
                }
            }
            int from = random.nextInt(end + 1);
            int line = from;
            while (line < end && b[line] != '\n' && b[line] != '\r') {
                line++;
            }
            int brace = from;
            while (brace < line && b[brace] != '{' && b[brace] != '}') {
                brace++;
            }
            assertEquals(line, LineScan.lineEnd(b, from, end));
            assertEquals(brace, LineScan.lineEndOrBrace(b, from, end));
        }
    }
}
