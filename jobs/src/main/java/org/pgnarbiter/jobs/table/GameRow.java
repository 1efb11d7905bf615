package org.pgnarbiter.jobs.table;

import java.util.Arrays;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.MapData;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.unsafe.types.BinaryView;
import org.apache.spark.unsafe.types.CalendarInterval;
import org.apache.spark.unsafe.types.UTF8String;
import org.apache.spark.unsafe.types.VariantVal;

/**
 * A row of the types that {@link GameSchema} has, to be filled again and again. Numbers lie in one array and all else in
 * another: a hundred columns are filled and read without a call that depends on the column, which Spark's own row for this
 * needs twice for each.
 */
final class GameRow extends InternalRow {
    private static final long serialVersionUID = 1;

    private final boolean[] missing;
    private final long[] numbers;
    private final Object[] objects;

    GameRow(int columns) {
        this(new boolean[columns], new long[columns], new Object[columns]);
        Arrays.fill(missing, true);
    }

    private GameRow(boolean[] missing, long[] numbers, Object[] objects) {
        this.missing = missing;
        this.numbers = numbers;
        this.objects = objects;
    }

    @Override
    public int numFields() {
        return missing.length;
    }

    @Override
    public boolean isNullAt(int column) {
        return missing[column];
    }

    // ---------------------------------------------------------------- filling

    @Override
    public void setNullAt(int column) {
        missing[column] = true;
        objects[column] = null;
    }

    @Override
    public void setInt(int column, int value) {
        setLong(column, value);
    }

    @Override
    public void setLong(int column, long value) {
        missing[column] = false;
        numbers[column] = value;
    }

    /** Sets a column of strings, lists, maps or structs. */
    void set(int column, Object value) {
        missing[column] = false;
        objects[column] = value;
    }

    @Override
    public void update(int column, Object value) {
        if (value == null) {
            setNullAt(column);
        } else if (value instanceof Integer || value instanceof Long) {
            setLong(column, ((Number) value).longValue());
        } else {
            set(column, value);
        }
    }

    @Override
    public InternalRow copy() {
        Object[] copies = new Object[objects.length];
        for (int i = 0; i < copies.length; i++) {
            copies[i] = missing[i] ? null : InternalRow.copyValue(objects[i]);
        }
        return new GameRow(missing.clone(), numbers.clone(), copies);
    }

    // ---------------------------------------------------------------- reading

    @Override
    public int getInt(int column) {
        return (int) numbers[column];
    }

    @Override
    public long getLong(int column) {
        return numbers[column];
    }

    @Override
    public UTF8String getUTF8String(int column) {
        return (UTF8String) objects[column];
    }

    @Override
    public ArrayData getArray(int column) {
        return (ArrayData) objects[column];
    }

    @Override
    public MapData getMap(int column) {
        return (MapData) objects[column];
    }

    @Override
    public InternalRow getStruct(int column, int fields) {
        return (InternalRow) objects[column];
    }

    @Override
    public Object get(int column, DataType type) {
        if (missing[column]) {
            return null;
        }
        if (type instanceof IntegerType || type instanceof DateType) {
            return getInt(column);
        }
        return type instanceof LongType ? (Object) getLong(column) : objects[column];
    }

    // ---------------------------------------------------------------- of types that no column has

    @Override
    public boolean getBoolean(int column) {
        throw none(column);
    }

    @Override
    public byte getByte(int column) {
        throw none(column);
    }

    @Override
    public short getShort(int column) {
        throw none(column);
    }

    @Override
    public float getFloat(int column) {
        throw none(column);
    }

    @Override
    public double getDouble(int column) {
        throw none(column);
    }

    @Override
    public Decimal getDecimal(int column, int precision, int scale) {
        throw none(column);
    }

    @Override
    public byte[] getBinary(int column) {
        throw none(column);
    }

    @Override
    public BinaryView getBinaryView(int column) {
        throw none(column);
    }

    @Override
    public CalendarInterval getInterval(int column) {
        throw none(column);
    }

    @Override
    public VariantVal getVariant(int column) {
        throw none(column);
    }

    private static UnsupportedOperationException none(int column) {
        return new UnsupportedOperationException("no column of games has such a type: " + column);
    }
}
