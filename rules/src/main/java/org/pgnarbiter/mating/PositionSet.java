package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Position;

/*
 * This class contains ugly, performance optimized code: be warned.
 */
/**
 * A set of positions by their full keys, numbered in the order in which they came, each with the number of the position
 * it came from and a link for the lists of its user. Hashes only choose the slot: equality is decided on the whole key, so
 * two different positions are never taken for one.
 *
 * <p>Memory: 16 bytes of key a position up to 16 men, 24 beyond, 8 for the two numbers and 8 to 16 of hash table, so at
 * most 48 bytes a position. Kept for reuse; {@link #clear} costs nothing noticeable after a small use.
 */
final class PositionSet {
    private static final int CHUNK_BITS = 12;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int SMALLEST_TABLE = 1 << 11;

    private long[][] keys = new long[4][];
    private int[][] origins = new int[4][];
    private int[][] links = new int[4][];
    private int[] table = new int[SMALLEST_TABLE];
    private int tableSize = SMALLEST_TABLE;
    private int words = 2;
    private int size;
    private final long[] key = new long[3];

    /** Empties the set for positions that follow from one with so many men. */
    void clear(int men) {
        words = Position.packedLength(men);
        size = 0;
        tableSize = SMALLEST_TABLE;
        Arrays.fill(table, 0, tableSize, 0);
    }

    int size() {
        return size;
    }

    /**
     * Adds a position.
     *
     * @param origin the number of the position it came from
     * @return its number, or when it is in the set already {@code ~number}, which is negative
     */
    int add(Position position, int origin) {
        position.pack(key, 0, words);
        return add(key[0], key[1], words == 3 ? key[2] : 0, origin);
    }

    /** The same for a key of the caller's own making; {@code c} must be 0 where two words are enough. */
    int add(long a, long b, long c, int origin) {
        int mask = tableSize - 1;
        int slot = hash(a, b, c) & mask;
        while (true) {
            int found = table[slot];
            if (found == 0) {
                break;
            }
            long[] chunk = keys[(found - 1) >>> CHUNK_BITS];
            int at = ((found - 1) & (CHUNK - 1)) * words;
            if (chunk[at] == a && chunk[at + 1] == b && (words == 2 || chunk[at + 2] == c)) {
                return ~(found - 1);
            }
            slot = (slot + 1) & mask;
        }
        int index = size++;
        table[slot] = size;
        store(index, a, b, c, origin);
        if (size * 2 > tableSize) {
            grow();
        }
        return index;
    }

    private void store(int index, long a, long b, long c, int origin) {
        int number = index >>> CHUNK_BITS;
        if (number == keys.length) {
            keys = Arrays.copyOf(keys, number * 2);
            origins = Arrays.copyOf(origins, number * 2);
            links = Arrays.copyOf(links, number * 2);
        }
        int at = index & (CHUNK - 1);
        if (at == 0) {
            if (keys[number] == null || keys[number].length < CHUNK * words) {
                keys[number] = new long[CHUNK * words];
            }
            if (origins[number] == null) {
                origins[number] = new int[CHUNK];
                links[number] = new int[CHUNK];
            }
        }
        origins[number][at] = origin;
        long[] chunk = keys[number];
        at *= words;
        chunk[at] = a;
        chunk[at + 1] = b;
        if (words == 3) {
            chunk[at + 2] = c;
        }
    }

    private void grow() {
        tableSize *= 2;
        if (table.length < tableSize) {
            table = new int[tableSize];
        } else {
            Arrays.fill(table, 0, tableSize, 0);
        }
        int mask = tableSize - 1;
        for (int index = 0; index < size; index++) {
            long[] chunk = keys[index >>> CHUNK_BITS];
            int at = (index & (CHUNK - 1)) * words;
            int slot = hash(chunk[at], chunk[at + 1], words == 3 ? chunk[at + 2] : 0) & mask;
            while (table[slot] != 0) {
                slot = (slot + 1) & mask;
            }
            table[slot] = index + 1;
        }
    }

    private static int hash(long a, long b, long c) {
        long h = (a ^ (a >>> 29)) * 0x9E3779B97F4A7C15L;
        h = (h ^ b ^ (h >>> 32)) * 0xBF58476D1CE4E5B9L;
        h = (h ^ c ^ (h >>> 29)) * 0x94D049BB133111EBL;
        return (int) (h >>> 32);
    }

    /** Sets a cursor, which must stem from the same game, to a position of the set. */
    void read(int index, Position cursor) {
        cursor.unpack(keys[index >>> CHUNK_BITS], (index & (CHUNK - 1)) * words);
    }

    /** One word of the key of a position of the set. */
    long word(int index, int word) {
        return word < words ? keys[index >>> CHUNK_BITS][(index & (CHUNK - 1)) * words + word] : 0;
    }

    int origin(int index) {
        return origins[index >>> CHUNK_BITS][index & (CHUNK - 1)];
    }

    int link(int index) {
        return links[index >>> CHUNK_BITS][index & (CHUNK - 1)];
    }

    void setLink(int index, int value) {
        links[index >>> CHUNK_BITS][index & (CHUNK - 1)] = value;
    }
}
