package org.pgnarbiter.jobs;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.security.AccessControlException;
import org.pgnarbiter.jobs.input.ForwardingInput;

/** The local disk under the scheme {@code flaky}, on which opening or reading a file fails when a test says so. */
public final class FlakyFileSystem extends RawLocalFileSystem {
    /** How many more files can be opened. */
    static final AtomicInteger LEFT = new AtomicInteger(Integer.MAX_VALUE);

    /** By name of a file: how many more times reading its end fails. */
    static final Map<String, AtomicInteger> ENDS_THAT_FAIL = new ConcurrentHashMap<>();

    /** Names of files that may not be read. */
    static final Set<String> FORBIDDEN = ConcurrentHashMap.newKeySet();

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
        if (FORBIDDEN.contains(path.getName())) {
            throw new AccessControlException(path + " (Permission denied)");
        }
        FSDataInputStream in = super.open(path, bufferSize);
        AtomicInteger failures = ENDS_THAT_FAIL.get(path.getName());
        return failures == null ? in : new FSDataInputStream(new FailingAtTheEnd(in, failures));
    }

    private static final class FailingAtTheEnd extends ForwardingInput {
        private final AtomicInteger failures;

        FailingAtTheEnd(FSDataInputStream in, AtomicInteger failures) {
            super(in);
            this.failures = failures;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            int n = in.read(buffer, offset, length);
            if (n < 0 && failures.getAndDecrement() > 0) {
                throw new IOException("the disk went away and comes back");
            }
            return n;
        }
    }
}
