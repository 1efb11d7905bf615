package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipMethod;
import org.apache.commons.compress.archivers.zip.ZipShort;
import org.apache.commons.io.input.CloseShieldInputStream;

/** The entries of an archive that hold PGN by their names, or that came from a pipe and have none. Nothing is unpacked. */
final class Archives {
    /** The field of an entry's header that says that its lengths have eight bytes. */
    private static final ZipShort WIDE_LENGTHS = new ZipShort(1);

    /** What a zip ends with: a signature of four bytes, 18 more, and a comment. */
    private static final byte[] LAST_RECORD = {'P', 'K', 5, 6};

    private static final int LONGEST_LAST_RECORD = 22 + 0xFFFF;

    /** No more characters of an entry's name are told. */
    private static final int MOST_OF_NAME = 100;

    private Archives() {}

    static StreamRuns.Source zip(RawInput in) {
        return new StreamRuns.Source() {
            private ZipArchiveInputStream zip = entries(in);
            /** Where in the file the library began to read. */
            private long base;

            private ZipArchiveEntry entry;
            private Checked text;
            private StoredEntry stored;
            /** Where in the file the library goes on; -1 where the file is there. */
            private long back = -1;

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
                long behind = 0;
                do {
                    ZipArchiveEntry last = entry;
                    behind = last == null ? 0 : place();
                    goOn();
                    entry = zip.getNextEntry();
                    behind = Math.max(base, behind + (last == null ? 0 : Math.max(0, last.getCompressedSize())));
                    Checked before = text;
                    text = null;
                    if (entry != null && isStoredWithoutLength(entry)) {
                        stored = new StoredEntry(
                                in, place(), entry.getExtraField(WIDE_LENGTHS) != null, holdsPgn(entry));
                    }
                    if (before != null && before.isWrong()) {
                        moved = true;
                        throw new DamageException("checksum of the entry at byte " + before.place() + " is wrong");
                    }
                } while (entry != null && !holdsPgn(entry));
                if (entry == null && !hasLastRecord(in, behind)) {
                    moved = true;
                    throw new DamageException("the file ends before its table of contents, at byte " + in.length()
                            + ": entries may be missing");
                }
            }

            /** After an entry that the library has not read it goes on where it was, or behind it. */
            private void goOn() throws IOException {
                if (back >= 0) {
                    in.seek(back);
                    back = -1;
                }
                if (stored != null) {
                    base = stored.next();
                    entry.setCrc(stored.checksum());
                    stored = null;
                    zip.close();
                    in.seek(base);
                    zip = entries(in);
                }
            }

            @Override
            public InputStream stream() throws IOException {
                InputStream data = stored == null ? zip : stored;
                if (isLzma(entry)) {
                    back = in.position();
                    in.seek(place());
                    data = StreamDecoders.lzma(in, entry.getSize(), CorpusFormat.memoryKiB(in));
                } else if (!zip.canReadEntryData(entry)) {
                    throw new DamageException(whyNotRead(entry));
                }
                text = new Checked(data, entry, place());
                return text;
            }

            @Override
            public long place() {
                return base + entry.getDataOffset();
            }

            @Override
            public void close() throws IOException {
                zip.close();
                in.close();
            }
        };
    }

    private static ZipArchiveInputStream entries(RawInput in) {
        return new ZipArchiveInputStream(CloseShieldInputStream.wrap(in), "UTF-8", true, true);
    }

    /** The library takes a file that is cut off between two entries, or in the head of one, for one that ends there. */
    private static boolean hasLastRecord(RawInput in, long behind) throws IOException {
        long from = Math.min(in.length(), Math.max(behind, in.length() - 2 * LONGEST_LAST_RECORD));
        in.seek(from);
        byte[] tail = in.readNBytes((int) (in.length() - from));
        for (int i = tail.length - LAST_RECORD.length; i >= 0; i--) {
            if (Arrays.equals(tail, i, i + LAST_RECORD.length, LAST_RECORD, 0, LAST_RECORD.length)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isStoredWithoutLength(ZipArchiveEntry entry) {
        return entry.getMethod() == ZipMethod.STORED.getCode()
                && entry.getGeneralPurposeBit().usesDataDescriptor();
    }

    /** With its length told before it, as programs that write to a file do. */
    private static boolean isLzma(ZipArchiveEntry entry) {
        return entry.getMethod() == ZipMethod.LZMA.getCode()
                && !entry.getGeneralPurposeBit().usesEncryption()
                && !entry.getGeneralPurposeBit().usesDataDescriptor();
    }

    private static String whyNotRead(ZipArchiveEntry entry) {
        String name = entry.getName();
        String told = "the entry " + (name.length() > MOST_OF_NAME ? name.substring(0, MOST_OF_NAME) + "..." : name);
        if (entry.getGeneralPurposeBit().usesEncryption()) {
            return told + " is encrypted; pack it anew without a password";
        }
        ZipMethod method = ZipMethod.getMethodByCode(entry.getMethod());
        return told + " is packed in a way that is not read here ("
                + (method == null || method == ZipMethod.UNKNOWN ? "" : method + ", ") + "method " + entry.getMethod()
                + "); pack it anew with deflate, zip's usual way, or as zstd, bzip2, gzip or xz";
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
        private final long place;
        private final CRC32 crc = new CRC32();

        Checked(InputStream in, ZipArchiveEntry entry, long place) {
            this.in = in;
            this.entry = entry;
            this.place = place;
        }

        long place() {
            return place;
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
