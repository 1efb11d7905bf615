package org.pgnarbiter.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pgnarbiter.board.Position;

/**
 * The positions that can be reached from one, found by {@link SlowChess}, and for each of them and each side whether a
 * mate is among the positions reachable from it. Where the space is larger than the limit, what lies beyond is not known:
 * a mate seen is still a mate, but no "cannot" is claimed of a position from which unknown ones can be reached. A mate found
 * there by other means can be told with {@link #learn}.
 */
final class KnownSpace {
    private final List<SlowChess> positions = new ArrayList<>();
    /** For each position bits: 1 a mate by White is reachable, 2 by Black, 4 something unknown is reachable. */
    private final byte[] reaches;
    /** The positions with a move to position i are {@code from[first[i]]} to {@code from[first[i + 1] - 1]}. */
    private final int[] first;

    private final int[] from;
    private final int[] queue;

    KnownSpace(Position start, int limit) {
        Map<String, Integer> numbers = new HashMap<>();
        List<int[]> origins = new ArrayList<>();
        List<Byte> ends = new ArrayList<>();
        SlowChess root = SlowChess.of(start);
        numbers.put(root.key(), 0);
        positions.add(root);
        int expanded = 0;
        for (; expanded < positions.size() && positions.size() <= limit; expanded++) {
            SlowChess here = positions.get(expanded);
            Map<String, SlowChess> moves = here.moves();
            ends.add((byte) (!moves.isEmpty() ? 0 : here.isCheckmateBy(0) ? 1 : here.isCheckmateBy(1) ? 2 : 0));
            for (SlowChess next : moves.values()) {
                Integer number = numbers.putIfAbsent(next.key(), positions.size());
                if (number == null) {
                    number = positions.size();
                    positions.add(next);
                }
                origins.add(new int[] {expanded, number});
            }
        }
        reaches = new byte[positions.size()];
        Arrays.fill(reaches, (byte) 4);
        for (int i = 0; i < expanded; i++) {
            reaches[i] = ends.get(i);
        }
        first = new int[positions.size() + 1];
        for (int[] move : origins) {
            first[move[1] + 1]++;
        }
        for (int i = 0; i < positions.size(); i++) {
            first[i + 1] += first[i];
        }
        from = new int[origins.size()];
        int[] at = first.clone();
        for (int[] move : origins) {
            from[at[move[1]]++] = move[0];
        }
        queue = new int[positions.size()];
        for (int bit = 1; bit <= 4; bit *= 2) {
            spreadBack(bit);
        }
    }

    /** What a position reaches, those before it reach too. */
    private void spreadBack(int bit) {
        int last = 0;
        for (int i = 0; i < positions.size(); i++) {
            if ((reaches[i] & bit) != 0) {
                queue[last++] = i;
            }
        }
        for (int next = 0; next < last; next++) {
            for (int i = first[queue[next]]; i < first[queue[next] + 1]; i++) {
                if ((reaches[from[i]] & bit) == 0) {
                    reaches[from[i]] |= (byte) bit;
                    queue[last++] = from[i];
                }
            }
        }
    }

    /** Notes that a mate is known to be reachable from a position; {@link #spread} tells those before it. */
    void learn(int number, int winner) {
        reaches[number] |= (byte) (1 << winner);
    }

    void spread() {
        spreadBack(1);
        spreadBack(2);
    }

    /** How many positions were found; number 0 is the one it began with. */
    int size() {
        return positions.size();
    }

    /** Whether of a tenth of the positions and sides it is known that they cannot mate. */
    boolean hasMuchNo() {
        int no = 0;
        for (byte reach : reaches) {
            no += (reach & 4) == 0 ? 2 - Integer.bitCount(reach & 3) : 0;
        }
        return no > reaches.length / 5;
    }

    String fen(int number) {
        return positions.get(number).fen();
    }

    /** The truth about a position and a side: yes, no, or open where it is not known. */
    CanMate canMate(int number, int winner) {
        if ((reaches[number] >> winner & 1) != 0) {
            return CanMate.YES;
        }
        return (reaches[number] & 4) != 0 ? CanMate.OPEN : CanMate.NO;
    }
}
