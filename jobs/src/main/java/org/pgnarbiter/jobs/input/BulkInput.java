package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;

/** A stream that is read many bytes at a time; the method for one byte is made of that for many. */
abstract class BulkInput extends InputStream {
    @Override
    public final int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public abstract int read(byte[] b, int off, int len) throws IOException;
}
