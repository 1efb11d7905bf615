package org.pgnarbiter.jobs.table;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.TextRange;

/**
 * The tags of games that have no column, as Spark's maps. Games that follow each other have mostly the same names in the
 * same order, and then the names are the same objects. Values that need no decoding are not copied.
 */
final class TagMaps {
    private static final GenericArrayData NONE = new GenericArrayData(new Object[0]);
    private static final ArrayBasedMapData EMPTY = new ArrayBasedMapData(NONE, NONE);
    /** With more tags each name is looked up, not compared with all before it. */
    private static final int FEW = 16;

    /** By number of the tag: the name that the last game with so many had there, and its bytes. */
    private final UTF8String[] lastNames = new UTF8String[FEW];

    private final byte[][] lastBytes = new byte[FEW][];

    /** First of each name, in the order of the text. */
    ArrayBasedMapData of(PgnGame game) {
        int count = game.otherTagCount();
        if (count == 0) {
            return EMPTY;
        }
        if (count > FEW) {
            return many(game);
        }
        Object[] names = new Object[count];
        Object[] values = new Object[count];
        int n = 0;
        for (int i = 0; i < count; i++) {
            int tag = game.otherTag(i);
            UTF8String name = name(game, tag, i);
            if (!isAmong(name, names, n)) {
                names[n] = name;
                values[n++] = value(game, tag);
            }
        }
        return n == count ? map(names, values) : map(Arrays.copyOf(names, n), Arrays.copyOf(values, n));
    }

    private static ArrayBasedMapData many(PgnGame game) {
        Map<String, String> tags = game.otherTags();
        return map(strings(tags.keySet()), strings(tags.values()));
    }

    private static Object[] strings(Collection<String> texts) {
        return texts.stream().map(UTF8String::fromString).toArray();
    }

    private static ArrayBasedMapData map(Object[] names, Object[] values) {
        return new ArrayBasedMapData(new GenericArrayData(names), new GenericArrayData(values));
    }

    private UTF8String name(PgnGame game, int tag, int number) {
        TextRange text = game.tagNameText(tag);
        byte[] last = lastBytes[number];
        if (last == null || !Arrays.equals(text.array(), text.start(), text.end(), last, 0, last.length)) {
            lastBytes[number] = Arrays.copyOfRange(text.array(), text.start(), text.end());
            lastNames[number] = UTF8String.fromString(game.tagName(tag));
        }
        return lastNames[number];
    }

    private static boolean isAmong(UTF8String name, Object[] names, int n) {
        for (int i = 0; i < n; i++) {
            if (name.equals(names[i])) {
                return true;
            }
        }
        return false;
    }

    private static UTF8String value(PgnGame game, int tag) {
        TextRange text = game.tagValueText(tag);
        return game.isPlain(text)
                ? UTF8String.fromBytes(text.array(), text.start(), text.end() - text.start())
                : UTF8String.fromString(game.tagValue(tag));
    }
}
