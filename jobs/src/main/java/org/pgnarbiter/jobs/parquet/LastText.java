package org.pgnarbiter.jobs.parquet;

import java.util.Arrays;
import org.apache.parquet.io.api.Binary;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Makes Parquet's values of Spark's strings. Rows that follow each other often have the same, or one of two words, which then
 * is the same object, so a dictionary need not look it up.
 */
final class LastText {
    private UTF8String lastText;
    private byte[] lastBytes = new byte[0];
    private Binary last = Binary.EMPTY;
    /** The other text that came last, while it is a string that stays. */
    private UTF8String otherText;

    private byte[] otherBytes = new byte[0];
    private Binary other = Binary.EMPTY;

    /** A value that stays as it is, whatever becomes of the string. */
    @SuppressWarnings("ReferenceEquality") // The same object is the same text; another one is looked at.
    Binary of(UTF8String text) {
        if (text != lastText) {
            boolean back = text == otherText;
            byte[] bytes = otherBytes;
            Binary value = other;
            otherText = lastText;
            otherBytes = lastBytes;
            other = last;
            if (back) {
                lastBytes = bytes;
                last = value;
            } else {
                take(text);
            }
            lastText = text;
        }
        return last;
    }

    private void take(UTF8String text) {
        if (text.getBaseObject() instanceof byte[] bytes) {
            int from = (int) (text.getBaseOffset() - Platform.BYTE_ARRAY_OFFSET);
            int to = from + text.numBytes();
            if (Arrays.equals(bytes, from, to, lastBytes, 0, lastBytes.length)) {
                return;
            }
            lastBytes = Arrays.copyOfRange(bytes, from, to);
        } else {
            lastBytes = text.getBytes();
        }
        // The bytes are ours and do not change, so nobody has to copy them again.
        last = Binary.fromConstantByteArray(lastBytes);
    }
}
