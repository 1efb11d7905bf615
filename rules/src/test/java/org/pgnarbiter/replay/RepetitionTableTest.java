package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RepetitionTableTest {
    /** Against a map, with keys that share their low bits, through several growths and clearings. */
    @Test
    void countsAndLastPliesAreThoseOfAMap() {
        RepetitionTable table = new RepetitionTable();
        Random random = new Random(7);
        for (int round = 0; round < 4; round++) {
            table.clear();
            Map<Long, int[]> map = new HashMap<>();
            for (int ply = 1; ply <= 3000; ply++) {
                long key = (long) random.nextInt(round == 1 ? 40 : 2000) << (round == 2 ? 10 : 40);
                int[] known = map.computeIfAbsent(key, none -> new int[] {0, -1});
                assertEquals(known[1], table.last(key));
                assertEquals(++known[0], table.add(key, ply));
                known[1] = ply;
                assertEquals(ply, table.last(key));
            }
            map.forEach((key, known) -> assertEquals(known[1], table.last(key)));
            assertEquals(-1, table.last(-1));
        }
    }

    @Test
    void aClearedTableKnowsNothing() {
        RepetitionTable table = new RepetitionTable();
        table.add(5, 1);
        table.add(5, 3);
        table.clear();
        assertEquals(-1, table.last(5));
        assertEquals(1, table.add(5, 7));
    }
}
