package org.pgnarbiter.jobs.parquet;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.PositionOutputStream;

/**
 * A file to which Parquet's many small pieces (what it notes of a hundred columns, number by number) go in larger ones: each
 * has a long way through the layers of a Hadoop file system.
 */
final class BufferedFile implements OutputFile {
    private static final int BUFFER = 64 << 10;

    private final OutputFile file;

    BufferedFile(OutputFile file) {
        this.file = file;
    }

    @Override
    public PositionOutputStream create(long blockSize) throws IOException {
        return new Buffered(file.create(blockSize));
    }

    @Override
    public PositionOutputStream createOrOverwrite(long blockSize) throws IOException {
        return new Buffered(file.createOrOverwrite(blockSize));
    }

    @Override
    public boolean supportsBlockSize() {
        return file.supportsBlockSize();
    }

    @Override
    public long defaultBlockSize() {
        return file.defaultBlockSize();
    }

    @Override
    public String getPath() {
        return file.getPath();
    }

    private static final class Buffered extends PositionOutputStream {
        private final OutputStream out;
        private long position;

        Buffered(PositionOutputStream file) throws IOException {
            out = new BufferedOutputStream(file, BUFFER);
            position = file.getPos();
        }

        @Override
        public long getPos() {
            return position;
        }

        @Override
        public void write(int b) throws IOException {
            out.write(b);
            position++;
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            out.write(from, offset, length);
            position += length;
        }

        @Override
        public void flush() throws IOException {
            out.flush();
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
