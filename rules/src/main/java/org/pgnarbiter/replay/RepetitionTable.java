package org.pgnarbiter.replay;

import java.util.Arrays;

/**
 * Counts keys in long stretches without capture or pawn move, where looking back over every ply would cost time that
 * grows with the square of the stretch. Open addressing; a key's entry holds the last ply at which it stood.
 */
final class RepetitionTable {
    private long[] keys = new long[256];
    private int[] lastPly = new int[256];
    private int[] counts = new int[256];
    private int size;

    void clear() {
        Arrays.fill(counts, 0);
        size = 0;
    }

    /** Adds an occurrence at a ply and returns how many there are now. */
    int add(long key, int ply) {
        if (size * 2 >= keys.length) {
            grow();
        }
        int slot = slot(key);
        if (counts[slot] == 0) {
            size++;
            keys[slot] = key;
        }
        lastPly[slot] = ply;
        return ++counts[slot];
    }

    /** Sets how many occurrences a key that was added has: fewer than were added where positions share it. */
    void correct(long key, int count) {
        counts[slot(key)] = count;
    }

    /** The last ply at which a key stood, or -1. */
    int last(long key) {
        int slot = slot(key);
        return counts[slot] == 0 ? -1 : lastPly[slot];
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) (key ^ key >>> 32) & mask;
        while (counts[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldPlies = lastPly;
        int[] oldCounts = counts;
        keys = new long[oldKeys.length * 2];
        lastPly = new int[keys.length];
        counts = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldCounts[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                lastPly[slot] = oldPlies[i];
                counts[slot] = oldCounts[i];
            }
        }
    }
}
