package org.pgnarbiter.jobs.input;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * An entry of a zip that is stored as it is and was written to a pipe: how long it is stands behind it, in a descriptor,
 * and what a descriptor is tells the length in it. The library keeps all of such an entry in memory before it hands over
 * any, and hands over none of one that is cut off.
 */
final class StoredEntry extends BulkInput {
    /** The signatures that can stand behind an entry, as numbers of four bytes. */
    private static final int DESCRIPTOR = 0x08074b50;

    private static final int NEXT_ENTRY = 0x04034b50;
    private static final int DIRECTORY = 0x02014b50;

    /** Bytes of the longest descriptor: signature, checksum, and twice the length in eight bytes. */
    private static final int LONGEST = 24;

    /** From this length on, lengths take eight bytes. */
    private static final long WIDE = 0xFFFF_FFFFL;

    private final RawInput in;
    private final boolean wide;
    private final boolean text;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16).order(ByteOrder.LITTLE_ENDIAN);

    /** Where in the file the first byte of the buffer lies, and where the entry's. */
    private long base;

    private final long start;
    /** In the buffer: what is handed over next, what has been looked at, what is filled. */
    private int at;

    private int seen;
    private int filled;
    /** Where in the buffer the entry ends, once that is known. */
    private int end = -1;

    private long next;
    private int checksum;
    private IOException damage;

    /**
     * @param start byte of the file at which the entry's data begins
     * @param wide whether lengths have eight bytes, as the entry's header says
     * @param text whether no signature can be part of it; what a zip within a zip holds is full of them
     */
    StoredEntry(RawInput in, long start, boolean wide, boolean text) {
        this.in = in;
        this.start = start;
        this.base = start;
        this.wide = wide;
        this.text = text;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        while (at == ready()) {
            if (end >= 0) {
                if (damage != null) {
                    throw damage;
                }
                return -1;
            }
            look();
        }
        int n = Math.min(len, ready() - at);
        buffer.get(at, b, off, n);
        at += n;
        return n;
    }

    /** Passes over what is left; where in the file that ends which follows. */
    long next() throws IOException {
        byte[] passed = new byte[1 << 13];
        while (read(passed, 0, passed.length) >= 0) {}
        return next;
    }

    /** The checksum that stands behind the entry; known at its end. */
    long checksum() {
        return Integer.toUnsignedLong(checksum);
    }

    /** How far the buffer holds data for certain: a descriptor without signature is known by what stands behind it. */
    private int ready() {
        return end >= 0 ? end : Math.max(at, seen - LONGEST);
    }

    private void look() throws IOException {
        buffer.limit(filled).position(at);
        buffer.compact();
        base += at;
        seen -= at;
        filled -= at;
        at = 0;
        in.seek(base + filled);
        int n = in.readNBytes(buffer.array(), filled, buffer.capacity() - filled);
        filled += n;
        boolean last = filled < buffer.capacity();
        while (end < 0 && seen + LONGEST <= filled) {
            consider(seen++, last);
        }
        while (last && end < 0 && seen + Integer.BYTES <= filled) {
            consider(seen++, last);
        }
        if (last && end < 0) {
            cutOff(filled);
        }
    }

    private void consider(int place, boolean last) {
        if (buffer.array()[place] != 'P') {
            return;
        }
        int signature = buffer.getInt(place);
        if (signature == DESCRIPTOR) {
            int fields = place + Integer.BYTES;
            int length = fields(place);
            if (fields + length > filled) {
                if (last && text) {
                    cutOff(place);
                }
            } else if (tellsLength(fields, place)) {
                endsAt(place, fields, fields + length);
            } else if (text) {
                garbled(place);
            }
        } else if (signature == NEXT_ENTRY || signature == DIRECTORY) {
            int fields = place - fields(place);
            if (fields >= at && tellsLength(fields, fields)) {
                endsAt(fields, fields, place);
            } else if (text) {
                garbled(place);
            }
        }
    }

    /** How many bytes a descriptor has behind its signature. */
    private int fields(int place) {
        return Integer.BYTES + 2 * (isWide(place) ? Long.BYTES : Integer.BYTES);
    }

    private boolean isWide(int place) {
        return wide || length(place) > WIDE;
    }

    /** How long the entry is if it ends there. */
    private long length(int place) {
        return base + place - start;
    }

    /** Whether both lengths in a descriptor are that of an entry that ends there. */
    private boolean tellsLength(int fields, int place) {
        int lengths = fields + Integer.BYTES;
        long length = length(place);
        return isWide(place)
                ? buffer.getLong(lengths) == length && buffer.getLong(lengths + Long.BYTES) == length
                : buffer.getInt(lengths) == (int) length && buffer.getInt(lengths + Integer.BYTES) == (int) length;
    }

    private void endsAt(int place, int fields, int behind) {
        end = place;
        checksum = buffer.getInt(fields);
        next = base + behind;
    }

    private void garbled(int place) {
        end = place;
        damage = new IOException("the length behind the entry that begins at byte " + start + " is wrong");
    }

    private void cutOff(int place) {
        end = place;
        damage = new EOFException("the file ends within the entry that begins at byte " + start);
    }
}
