package org.pgnarbiter.jobs.parquet;

import java.util.Arrays;
import org.apache.parquet.bytes.ByteBufferAllocator;
import org.apache.parquet.column.Encoding;
import org.apache.parquet.column.page.DictionaryPage;
import org.apache.parquet.column.values.ValuesWriter;
import org.apache.parquet.column.values.dictionary.DictionaryValuesWriter;
import org.apache.parquet.column.values.dictionary.IntList;
import org.apache.parquet.column.values.plain.PlainValuesWriter;
import org.apache.parquet.io.api.Binary;

/** A dictionary of strings. A value that is one of the two objects written last costs no search. */
final class TextDictionary extends DictionaryValuesWriter {
    private static final int FIRST_SIZE = 64;

    /** Values by their numbers. */
    private byte[][] values = new byte[FIRST_SIZE][];
    /** Hashes by numbers. */
    private int[] hashes = new int[FIRST_SIZE];
    /** Numbers plus one by hash, open addressing; twice as long as the other two. */
    private int[] slots = new int[2 * FIRST_SIZE];

    private int size;
    private Binary last;
    private int lastNumber;
    /** The other value that was written last. */
    private Binary before;

    private int beforeNumber;

    TextDictionary(int maxBytes, Encoding data, Encoding page, ByteBufferAllocator allocator) {
        super(maxBytes, data, page, allocator);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // The same object is the same value; another one is looked up.
    public void writeBytes(Binary value) {
        if (value != last) {
            int number = value == before ? beforeNumber : number(value);
            before = last;
            beforeNumber = lastNumber;
            last = value;
            lastNumber = number;
        }
        encodedValues.add(lastNumber);
    }

    private int number(Binary value) {
        byte[] bytes = value.getBytesUnsafe();
        int hash = value.hashCode() * 0x9E3779B9;
        int mask = slots.length - 1;
        int slot = hash >>> 8 & mask;
        for (int entry; (entry = slots[slot]) != 0; slot = slot + 1 & mask) {
            if (hashes[entry - 1] == hash && Arrays.equals(values[entry - 1], bytes)) {
                return entry - 1;
            }
        }
        if (size == values.length) {
            grow();
            return number(value);
        }
        values[size] = value.copy().getBytesUnsafe();
        hashes[size] = hash;
        slots[slot] = size + 1;
        // As Parquet counts: the bytes and four for their length.
        dictionaryByteSize += 4L + value.length();
        return size++;
    }

    private void grow() {
        values = Arrays.copyOf(values, 2 * size);
        hashes = Arrays.copyOf(hashes, 2 * size);
        slots = new int[4 * size];
        int mask = slots.length - 1;
        for (int i = 0; i < size; i++) {
            int slot = hashes[i] >>> 8 & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = i + 1;
        }
    }

    @Override
    public DictionaryPage toDictPageAndClose() {
        if (lastUsedDictionarySize == 0) {
            return null;
        }
        PlainValuesWriter page = new PlainValuesWriter(lastUsedDictionaryByteSize, maxDictionaryByteSize, allocator);
        for (int i = 0; i < lastUsedDictionarySize; i++) {
            page.writeBytes(Binary.fromConstantByteArray(values[i]));
        }
        return dictPage(page);
    }

    @Override
    protected void fallBackDictionaryEncodedData(ValuesWriter writer) {
        IntList.IntIterator numbers = encodedValues.iterator();
        while (numbers.hasNext()) {
            writer.writeBytes(Binary.fromConstantByteArray(values[numbers.next()]));
        }
    }

    @Override
    protected int getDictionarySize() {
        return size;
    }

    @Override
    protected void clearDictionaryContent() {
        values = new byte[FIRST_SIZE][];
        hashes = new int[FIRST_SIZE];
        slots = new int[2 * FIRST_SIZE];
        size = 0;
        last = null;
        before = null;
    }
}
