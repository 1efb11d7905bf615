package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.Locale;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;

/** The entries of an archive that hold PGN by their names, or that came from a pipe and have none. Nothing is unpacked. */
final class Archives {
    private Archives() {}

    static StreamRuns.Source zip(RawInput in) {
        ZipArchiveInputStream zip = new ZipArchiveInputStream(in, "UTF-8", true, true);
        return new StreamRuns.Source() {
            private ZipArchiveEntry entry;
            private Checked text;
            private boolean moved;

            @Override
            public boolean next() throws IOException {
                if (!moved) {
                    advance();
                }
                moved = false;
                return entry != null;
            }

            private void advance() throws IOException {
                do {
                    entry = zip.getNextEntry();
                    Checked before = text;
                    text = null;
                    if (before != null && before.isWrong()) {
                        moved = true;
                        throw new DamageException("checksum of the entry at byte " + before.place() + " is wrong");
                    }
                } while (entry != null && !holdsPgn(entry));
            }

            @Override
            public InputStream stream() throws IOException {
                if (!zip.canReadEntryData(entry)) {
                    throw new DamageException("entry is encrypted or packed in an unknown way");
                }
                text = new Checked(zip, entry);
                return text;
            }

            @Override
            public long place() {
                return entry.getDataOffset();
            }

            @Override
            public void close() throws IOException {
                zip.close();
            }
        };
    }

    static StreamRuns.Source sevenZ(RawInput in) throws IOException {
        SevenZFile archive = SevenZFile.builder()
                .setSeekableByteChannel(new Channel(in))
                .setMaxMemoryLimitKiB(CorpusFormat.memoryKiB(in))
                .get();
        return new StreamRuns.Source() {
            private SevenZArchiveEntry entry;
            private long number = -1;

            @Override
            public boolean next() throws IOException {
                do {
                    entry = archive.getNextEntry();
                    number++;
                } while (entry != null && !holdsPgn(entry));
                return entry != null;
            }

            @Override
            public InputStream stream() throws IOException {
                return archive.getInputStream(entry);
            }

            @Override
            public long place() {
                return number;
            }

            @Override
            public void close() throws IOException {
                archive.close();
            }
        };
    }

    /** An entry's text with its checksum, which the library leaves to its callers. */
    private static final class Checked extends BulkInput {
        private final InputStream in;
        private final ZipArchiveEntry entry;
        private final CRC32 crc = new CRC32();

        Checked(InputStream in, ZipArchiveEntry entry) {
            this.in = in;
            this.entry = entry;
        }

        long place() {
            return entry.getDataOffset();
        }

        /** Known once the next entry has been asked for: the sum may stand after the data. */
        boolean isWrong() {
            return entry.getCrc() >= 0 && entry.getCrc() != crc.getValue();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = in.read(b, off, len);
            crc.update(b, off, Math.max(0, n));
            return n;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }

    private static boolean holdsPgn(ArchiveEntry entry) {
        String name = entry.getName().toLowerCase(Locale.ROOT);
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        // Finder's archives hold a shadow of each file, named ._like-it; zip names what it is piped -.
        return !entry.isDirectory()
                && !last.startsWith("._")
                && (last.endsWith(".pgn") || last.endsWith(".txt") || name.equals("-"));
    }

    /** A file of any file system as the channel that 7z wants. */
    private record Channel(RawInput in) implements SeekableByteChannel {

        @Override
        public int read(ByteBuffer to) throws IOException {
            byte[] bytes = new byte[Math.min(to.remaining(), 1 << 16)];
            int n = in.read(bytes, 0, bytes.length);
            to.put(bytes, 0, Math.max(0, n));
            return n;
        }

        @Override
        public int write(ByteBuffer from) {
            throw new NonWritableChannelException();
        }

        @Override
        public long position() {
            return in.position();
        }

        @Override
        public SeekableByteChannel position(long position) throws IOException {
            in.seek(position);
            return this;
        }

        @Override
        public long size() {
            return in.length();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new NonWritableChannelException();
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
