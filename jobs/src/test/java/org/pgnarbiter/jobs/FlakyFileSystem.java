package org.pgnarbiter.jobs;

import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** The local disk under the scheme {@code flaky}, on which opening a file fails when a test says so. */
public final class FlakyFileSystem extends RawLocalFileSystem {
    /** How many more files can be opened. */
    static final AtomicInteger LEFT = new AtomicInteger(Integer.MAX_VALUE);

    @Override
    public URI getUri() {
        return URI.create("flaky:///");
    }

    @Override
    public String getScheme() {
        return "flaky";
    }

    @Override
    public FSDataInputStream open(Path path, int bufferSize) throws IOException {
        if (LEFT.getAndDecrement() <= 0) {
            throw new IOException("the disk is gone");
        }
        return super.open(path, bufferSize);
    }
}
