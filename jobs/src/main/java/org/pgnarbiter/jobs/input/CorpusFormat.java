package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.util.Locale;

/**
 * The formats a corpus comes in, known by their first bytes, not by their names. To add one: a constant with its mark
 * and a case in {@link #open}; the format matrix test then asks for a sample.
 */
public enum CorpusFormat {
    /** Zstandard: pzstd's files and any other of several frames are cut at frames. */
    ZST(Cut.AT_BLOCKS, "28b52ffd 5?2a4d18"),
    /** bzip2, of one stream or many: cut at its blocks. */
    BZ2(Cut.AT_BLOCKS, "425a68"),
    /** gzip, of one member or many: read as one stream. */
    GZ(Cut.NOWHERE, "1f8b08"),
    /** zip: its entries named *.pgn or *.txt (or -, from a pipe), one after the other. */
    ZIP(Cut.NOWHERE, "504b0304 504b0506 504b0708"),
    /** xz: read as one stream. */
    XZ(Cut.NOWHERE, "fd377a585a00"),
    /** 7z: its entries named *.pgn or *.txt, one after the other. */
    SEVEN_Z(Cut.NOWHERE, "377abcaf271c"),
    /** lz4, compress, rar, lzma: packed, but not read here; as text they would be rubbish with games in it. */
    OTHER(Cut.NOWHERE, "04224d18 1f9d 526172211a07 5d0000????????ff 5d000080"),
    /** Text as it is, the format of what is none of the others: cut anywhere. */
    PLAIN(Cut.ANYWHERE, "");

    /** How many bytes of a file's head are enough for {@link #detect}. */
    public static final int HEAD = 8;

    private static final int MAX_HEAP_WINDOW_KIB = 256 << 10;

    private enum Cut {
        ANYWHERE,
        AT_BLOCKS,
        NOWHERE
    }

    private final Cut cut;
    /** The first bytes in hexadecimal, each way on its own, {@code ?} for any digit. */
    private final String marks;

    CorpusFormat(Cut cut, String marks) {
        this.cut = cut;
        this.marks = marks;
    }

    /** The format of a file that begins with {@code n} bytes of {@code head}. */
    public static CorpusFormat detect(byte[] head, int n) {
        StringBuilder hex = new StringBuilder();
        for (int i = 0; i < Math.min(n, HEAD); i++) {
            hex.append(String.format(Locale.ROOT, "%02x", head[i]));
        }
        for (CorpusFormat format : values()) {
            for (String mark : format.marks.split(" ", -1)) {
                if (begins(hex, mark)) {
                    return format;
                }
            }
        }
        throw new AssertionError("plain text has no mark and comes last");
    }

    private static boolean begins(CharSequence hex, String mark) {
        if (hex.length() < mark.length()) {
            return false;
        }
        for (int i = 0; i < mark.length(); i++) {
            if (mark.charAt(i) != '?' && mark.charAt(i) != hex.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** xz and 7z keep their window on the heap; more than this is refused. */
    static int memoryKiB(RawInput in) {
        return (int) Math.min(MAX_HEAP_WINDOW_KIB, in.maxWindow() >> 10);
    }

    /** The word for it in tables. */
    public String word() {
        return this == SEVEN_Z ? "7z" : name().toLowerCase(Locale.ROOT);
    }

    /** Whether a file can be read from elsewhere than its start. */
    boolean splittable() {
        return cut != Cut.NOWHERE;
    }

    /** About how many bytes of text a stored byte makes; for planning only. */
    int expansion() {
        return switch (this) {
            case PLAIN, OTHER -> 1;
            case GZ, ZIP -> 4;
            case BZ2, XZ, SEVEN_Z, ZST -> 7;
        };
    }

    /** The text of the part of a file from byte {@code start} to {@code end}; of all of it if it cannot be cut. */
    TextRuns open(RawInput in, long start, long end) throws IOException {
        if (!splittable() && start > 0) {
            throw new IllegalArgumentException(word() + " cannot be read from byte " + start);
        }
        in.seek(0);
        return switch (this) {
            case PLAIN -> new PlainRuns(in, start, end);
            case ZST -> new BlockRuns(in, new ZstdBlocks(), start, end);
            case BZ2 -> new BlockRuns(in, new Bzip2Blocks(), start, end);
            case GZ -> new StreamRuns(in, StreamRuns.single(StreamDecoders::gzip));
            case XZ -> new StreamRuns(in, StreamRuns.chunked(stored -> StreamDecoders.xz(stored, memoryKiB(in))));
            case ZIP -> new StreamRuns(in, Archives::zip);
            case SEVEN_Z -> new StreamRuns(in, Archives::sevenZ);
            case OTHER ->
                new StreamRuns(in, stored -> {
                    throw new IOException("a way of packing that is not read here; pack it as zstd, bzip2, gzip or xz");
                });
        };
    }
}
