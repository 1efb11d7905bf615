package org.pgnarbiter.jobs.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.Test;

class GameRowTest {
    @Test
    void aNewRowHasNothing() {
        GameRow row = new GameRow(3);
        assertEquals(3, row.numFields());
        assertTrue(row.anyNull());
        assertTrue(row.isNullAt(2));
        assertNull(row.get(2, DataTypes.IntegerType));
    }

    @Test
    void valuesComeBackByTheirTypes() {
        GameRow row = new GameRow(4);
        row.setInt(0, -7);
        row.setLong(1, Long.MIN_VALUE);
        row.set(2, UTF8String.fromString("Wijk aan Zee"));
        row.set(3, new GenericArrayData(new Object[0]));
        assertFalse(row.anyNull());
        assertEquals(-7, row.getInt(0));
        assertEquals(-7, row.get(0, DataTypes.IntegerType));
        assertEquals(-7, row.get(0, DataTypes.DateType));
        assertEquals(Long.MIN_VALUE, row.get(1, DataTypes.LongType));
        assertEquals("Wijk aan Zee", row.getString(2));
        assertEquals(0, row.getArray(3).numElements());
        assertThrows(UnsupportedOperationException.class, () -> row.getDouble(0));
    }

    @Test
    void nothingIsLeftOfTheGameBefore() {
        GameRow row = new GameRow(2);
        row.setInt(0, 40);
        row.set(1, UTF8String.fromString("Zukertort"));
        row.setNullAt(0);
        row.update(1, null);
        assertTrue(row.isNullAt(0));
        assertNull(row.get(1, DataTypes.StringType));
        assertNull(row.getUTF8String(1));
        row.update(0, 5);
        row.update(1, UTF8String.fromString("Steinitz"));
        assertEquals(5, row.getInt(0));
        assertEquals("Steinitz", row.getString(1));
    }

    @Test
    void aCopyStaysWhateverBecomesOfTheBuffer() {
        byte[] buffer = "Anderssen".getBytes(StandardCharsets.UTF_8);
        GameRow row = new GameRow(2);
        row.set(0, UTF8String.fromBytes(buffer, 0, 6));
        row.setLong(1, 1851);
        InternalRow copy = row.copy();
        buffer[0] = '?';
        row.setLong(1, 0);
        assertEquals("Anders", copy.getString(0));
        assertEquals(1851, copy.getLong(1));
        assertEquals("?nders", row.getString(0));
    }
}
