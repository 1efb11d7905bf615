package org.pgnarbiter.jobs.input;

import java.io.EOFException;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.util.Objects;

/**
 * The bytes of one file as stored, buffered, with random access. It remembers its own failures, so that a decoder's
 * complaint about a disk or a network is not mistaken for damage of the file.
 */
final class RawInput extends InputStream {

    /** Moves the underlying stream to a byte. */
    @FunctionalInterface
    interface Seeker {
        void seek(long position) throws IOException;
    }

    /** The largest window of zstd, 2 GiB, as in {@code zstd --long=31}. */
    static final long MAX_WINDOW = 1L << 31;

    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final Seeker seeker;
    private final long length;
    private final long maxWindow;
    private final byte[] buffer = new byte[BUFFER];
    /** Position in the file of buffer[0]. */
    private long base;

    private int at;
    private int filled;
    private IOException failure;

    /**
     * @param in at its first byte
     * @param length of the file in bytes, as its file system tells it
     */
    RawInput(InputStream in, Seeker seeker, long length) {
        this(in, seeker, length, MAX_WINDOW);
    }

    /**
     * @param in at its first byte
     * @param length of the file in bytes, as its file system tells it
     * @param maxWindow bytes that a decoder may keep of the text it has decoded
     */
    RawInput(InputStream in, Seeker seeker, long length, long maxWindow) {
        this.in = in;
        this.seeker = seeker;
        this.length = length;
        this.maxWindow = Math.min(maxWindow, MAX_WINDOW);
    }

    /** A file of the local disk. */
    static RawInput of(java.nio.file.Path file) throws IOException {
        FileInputStream in = new FileInputStream(file.toFile());
        FileChannel channel = in.getChannel();
        return new RawInput(in, channel::position, channel.size());
    }

    long length() {
        return length;
    }

    /** How many bytes of the text it has decoded a decoder may keep: a file that asks for more is refused. */
    long maxWindow() {
        return maxWindow;
    }

    /** Position of the next byte read. */
    long position() {
        return base + at;
    }

    /** Throws again what the storage threw, if it ever did. */
    void rethrowFailure() throws IOException {
        if (failure != null) {
            throw failure;
        }
    }

    void seek(long position) throws IOException {
        if (position >= base && position <= base + filled) {
            at = (int) (position - base);
            return;
        }
        try {
            seeker.seek(position);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
        base = position;
        at = 0;
        filled = 0;
    }

    @Override
    public int read() throws IOException {
        return at < filled || fill() ? buffer[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        if (at == filled) {
            if (len >= BUFFER) {
                int n = readRaw(b, off, len);
                base += filled + Math.max(0, n);
                at = 0;
                filled = 0;
                return n;
            }
            if (!fill()) {
                return -1;
            }
        }
        int n = Math.min(len, filled - at);
        System.arraycopy(buffer, at, b, off, n);
        at += n;
        return n;
    }

    /** Reads exactly {@code len} bytes at {@code position}. */
    void readFully(long position, byte[] b, int len) throws IOException {
        seek(position);
        if (readNBytes(b, 0, len) < len) {
            throw new EOFException("file ends at byte " + length + ", before byte " + (position + len));
        }
    }

    @Override
    public int available() {
        return (int) Math.min(Integer.MAX_VALUE, Math.max(0, length - position()));
    }

    private boolean fill() throws IOException {
        base += filled;
        at = 0;
        filled = 0;
        filled = Math.max(0, readRaw(buffer, 0, BUFFER));
        return filled > 0;
    }

    private int readRaw(byte[] b, int off, int len) throws IOException {
        try {
            return in.read(b, off, len);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
