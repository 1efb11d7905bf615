package org.pgnarbiter.jobs.input;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSInputStream;

/** A file's bytes as another stream gives them, for tests that look on or disturb. */
public class ForwardingInput extends FSInputStream {
    protected final FSDataInputStream in;

    protected ForwardingInput(FSDataInputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        return in.read();
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        return in.read(buffer, offset, length);
    }

    @Override
    public void seek(long position) throws IOException {
        in.seek(position);
    }

    @Override
    public long getPos() throws IOException {
        return in.getPos();
    }

    @Override
    public boolean seekToNewSource(long target) {
        return false;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
