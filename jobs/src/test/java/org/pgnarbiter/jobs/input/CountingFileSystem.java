package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** The local disk under the scheme {@code counting}: what a store over a network would be asked for. */
public final class CountingFileSystem extends RawLocalFileSystem {
    static final AtomicLong OPENED = new AtomicLong();
    static final AtomicLong MOVED = new AtomicLong();
    static final AtomicLong BYTES = new AtomicLong();

    static void reset() {
        OPENED.set(0);
        MOVED.set(0);
        BYTES.set(0);
    }

    @Override
    public URI getUri() {
        return URI.create("counting:///");
    }

    @Override
    public String getScheme() {
        return "counting";
    }

    @Override
    public FSDataInputStream open(Path path, int bufferSize) throws IOException {
        OPENED.incrementAndGet();
        FSDataInputStream in = super.open(path, bufferSize);
        return new FSDataInputStream(new ForwardingInput(in) {
            @Override
            public void seek(long position) throws IOException {
                if (position != in.getPos()) {
                    MOVED.incrementAndGet();
                }
                in.seek(position);
            }

            @Override
            public int read() throws IOException {
                BYTES.incrementAndGet();
                return in.read();
            }

            @Override
            public int read(byte[] buffer, int offset, int length) throws IOException {
                int n = in.read(buffer, offset, length);
                BYTES.addAndGet(Math.max(0, n));
                return n;
            }
        });
    }
}
