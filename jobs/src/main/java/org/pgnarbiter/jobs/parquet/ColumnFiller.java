package org.pgnarbiter.jobs.parquet;

import java.util.Arrays;
import org.apache.parquet.column.ColumnDescriptor;
import org.apache.parquet.column.ColumnWriteStore;
import org.apache.parquet.column.ColumnWriter;
import org.apache.parquet.schema.GroupType;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.Type;
import org.apache.spark.sql.catalyst.expressions.SpecializedGetters;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.MapData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;

/**
 * Writes one field of a row, with all that is nested in it, to the columns of Parquet that belong to it.
 *
 * <p>Parquet flattens: a value comes with its repetition level, how many of the lists around it go on rather than begin,
 * and its definition level, how many of the optional and repeated things around it are there. A plain optional column has
 * 0 and 1, or 0 and 0 for null.
 */
abstract class ColumnFiller {
    /** Whether the field itself may be missing, so that its presence counts as a definition level: 1 or 0. */
    final int optional;

    private ColumnFiller(Type type) {
        optional = type.isRepetition(Type.Repetition.OPTIONAL) ? 1 : 0;
    }

    /**
     * For a field of a row.
     *
     * @param kind of what values
     * @param type the field in Parquet
     * @param root the row's type, of which {@code store} has the columns that belong to the field
     */
    static ColumnFiller of(DataType kind, Type type, MessageType root, ColumnWriteStore store) {
        return of(kind, type, new String[0], root, store);
    }

    /**
     * Writes the field.
     *
     * @param row row, struct or list in which it is
     * @param at its place there
     * @param repetition its repetition level
     * @param definition the definition level of what it is in
     */
    final void fill(SpecializedGetters row, int at, int repetition, int definition) {
        if (optional == 1 && row.isNullAt(at)) {
            nothing(repetition, definition, 1);
        } else {
            value(row, at, repetition, definition + optional);
        }
    }

    /** Writes the field, which is there. */
    abstract void value(SpecializedGetters row, int at, int repetition, int definition);

    /** Writes, so many times, that at this definition level nothing more follows. */
    abstract void nothing(int repetition, int definition, int times);

    /** The definition level at which a column of a row has nothing, or -1 if it has something. */
    int levelOfNothing(SpecializedGetters row, int at) {
        return optional == 1 && row.isNullAt(at) ? 0 : -1;
    }

    private static ColumnFiller[] children(
            StructType schema, GroupType type, String[] path, MessageType root, ColumnWriteStore store) {
        ColumnFiller[] fillers = new ColumnFiller[schema.length()];
        for (int i = 0; i < fillers.length; i++) {
            fillers[i] = of(schema.fields()[i].dataType(), type.getType(i), path, root, store);
        }
        return fillers;
    }

    private static ColumnFiller of(
            DataType kind, Type type, String[] parent, MessageType root, ColumnWriteStore store) {
        String[] path = with(parent, type.getName());
        if (kind instanceof StructType struct) {
            return new Struct(type, children(struct, type.asGroupType(), path, root, store));
        }
        if (kind instanceof ArrayType list) {
            GroupType repeated = type.asGroupType().getType(0).asGroupType();
            String[] inner = with(path, repeated.getName());
            return new Many(
                    type,
                    root.getMaxRepetitionLevel(inner),
                    of(list.elementType(), repeated.getType(0), inner, root, store),
                    null);
        }
        if (kind instanceof MapType map) {
            GroupType repeated = type.asGroupType().getType(0).asGroupType();
            String[] inner = with(path, repeated.getName());
            return new Many(
                    type,
                    root.getMaxRepetitionLevel(inner),
                    of(map.keyType(), repeated.getType(0), inner, root, store),
                    of(map.valueType(), repeated.getType(1), inner, root, store));
        }
        ColumnDescriptor column = root.getColumnDescription(path);
        return Leaf.of(kind, type, store.getColumnWriter(column));
    }

    private static String[] with(String[] path, String name) {
        String[] longer = Arrays.copyOf(path, path.length + 1);
        longer[path.length] = name;
        return longer;
    }

    private static final class Struct extends ColumnFiller {
        private final ColumnFiller[] fields;

        Struct(Type type, ColumnFiller[] fields) {
            super(type);
            this.fields = fields;
        }

        @Override
        void value(SpecializedGetters row, int at, int repetition, int definition) {
            SpecializedGetters struct = row.getStruct(at, fields.length);
            for (int i = 0; i < fields.length; i++) {
                fields[i].fill(struct, i, repetition, definition);
            }
        }

        @Override
        void nothing(int repetition, int definition, int times) {
            for (ColumnFiller field : fields) {
                field.nothing(repetition, definition, times);
            }
        }
    }

    /** A list, or a map, which is a list of keys beside one of values. */
    private static final class Many extends ColumnFiller {
        private final int next;
        private final ColumnFiller items;
        private final ColumnFiller values;

        /**
         * @param next repetition level of all items but the first
         * @param values null for a list
         */
        Many(Type type, int next, ColumnFiller items, ColumnFiller values) {
            super(type);
            this.next = next;
            this.items = items;
            this.values = values;
        }

        @Override
        void value(SpecializedGetters row, int at, int repetition, int definition) {
            if (values == null) {
                list(items, row.getArray(at), repetition, definition);
            } else {
                MapData map = row.getMap(at);
                list(items, map.keyArray(), repetition, definition);
                list(values, map.valueArray(), repetition, definition);
            }
        }

        private void list(ColumnFiller filler, ArrayData list, int repetition, int definition) {
            int n = list.numElements();
            if (n == 0) {
                filler.nothing(repetition, definition, 1);
            }
            for (int i = 0; i < n; i++) {
                filler.fill(list, i, i == 0 ? repetition : next, definition + 1);
            }
        }

        @Override
        void nothing(int repetition, int definition, int times) {
            items.nothing(repetition, definition, times);
            if (values != null) {
                values.nothing(repetition, definition, times);
            }
        }

        @Override
        int levelOfNothing(SpecializedGetters row, int at) {
            if (optional == 1 && row.isNullAt(at)) {
                return 0;
            }
            int n = values == null
                    ? row.getArray(at).numElements()
                    : row.getMap(at).numElements();
            return n == 0 ? optional : -1;
        }
    }

    /** A single value. */
    abstract static class Leaf extends ColumnFiller {
        final ColumnWriter column;

        private Leaf(Type type, ColumnWriter column) {
            super(type);
            this.column = column;
        }

        static Leaf of(DataType kind, Type type, ColumnWriter column) {
            if (kind instanceof StringType) {
                LastText last = new LastText();
                return new Leaf(type, column) {
                    @Override
                    void value(SpecializedGetters row, int at, int repetition, int definition) {
                        column.write(last.of(row.getUTF8String(at)), repetition, definition);
                    }
                };
            }
            if (kind instanceof IntegerType || kind instanceof DateType) {
                return new Leaf(type, column) {
                    @Override
                    void value(SpecializedGetters row, int at, int repetition, int definition) {
                        column.write(row.getInt(at), repetition, definition);
                    }
                };
            }
            if (kind instanceof LongType) {
                return new Leaf(type, column) {
                    @Override
                    void value(SpecializedGetters row, int at, int repetition, int definition) {
                        column.write(row.getLong(at), repetition, definition);
                    }
                };
            }
            if (kind instanceof BooleanType) {
                return new Leaf(type, column) {
                    @Override
                    void value(SpecializedGetters row, int at, int repetition, int definition) {
                        column.write(row.getBoolean(at), repetition, definition);
                    }
                };
            }
            throw new IllegalArgumentException("a table of games has no columns of type " + kind.simpleString());
        }

        @Override
        final void nothing(int repetition, int definition, int times) {
            for (int i = 0; i < times; i++) {
                column.writeNull(repetition, definition);
            }
        }
    }
}
