package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.CorpusRun;

/** What the benchmarks measure reads every game, and its sum sees a changed one. */
class CorpusRunTest {
    @Test
    void theSplitterChangesNoAnswerOfTheSamples() throws IOException {
        byte[] samples = Arrays.copyOf(CorpusRun.corpus("samples"), 1 << 20);
        CorpusRun.Counts whole = atOnce(samples);
        CorpusRun split = new CorpusRun();
        split.read(new ByteArrayInputStream(samples));
        assertEquals(whole, split.counts());
        assertTrue(whole.games() > 500 && whole.plies() > 50 * whole.games(), whole.toString());
    }

    @Test
    void oneOtherMoveIsSeenInTheSum() {
        byte[] game = "[Event \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n".getBytes(StandardCharsets.US_ASCII);
        byte[] other = game.clone();
        // Bd3 instead of Bc4.
        other[game.length - 5] = 'd';
        other[game.length - 4] = '3';
        assertEquals(5, atOnce(game).plies());
        assertEquals(5, atOnce(other).plies());
        assertNotEquals(atOnce(game), atOnce(other));
    }

    private static CorpusRun.Counts atOnce(byte[] text) {
        CorpusRun run = new CorpusRun();
        run.read(CorpusRun.padded(text), 0, text.length);
        return run.counts();
    }
}
