package org.pgnarbiter.jobs.input;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/** Made PGN in every packing a corpus comes in. */
public final class Corpora {

    /** A way to store text; {@code parts} are to be stored one after the other where the format can tell them apart. */
    public enum Packing {
        PLAIN,
        ZST_ONE_FRAME,
        ZST_FRAMES,
        ZST_FRAMES_CHECKED,
        PZSTD,
        BZ2,
        BZ2_STREAMS,
        GZ,
        GZ_MEMBERS,
        ZIP,
        XZ,
        XZ_STREAMS,
        SEVEN_Z;

        boolean bzip2() {
            return name().startsWith("BZ2");
        }

        /** Whether pieces of such a file can begin elsewhere than at its start. */
        boolean blocks() {
            return name().startsWith("ZST") || this == PZSTD || name().startsWith("BZ2");
        }
    }

    private Corpora() {}

    /** Games with comments of uneven length, so that nothing is aligned with anything. */
    public static byte[] games(int count, String lineEnd) {
        StringBuilder text = new StringBuilder();
        long random = 42;
        for (int i = 0; i < count; i++) {
            text.append("[Event \"made\"]\n[Site \"x/").append(i).append("\"]\n[White \"W\"]\n[Black \"B\"]\n");
            text.append("[Result \"1-0\"]\n\n1. e4 { [%clk 0:03:00] } e5 2. Qh5 { ");
            random = random * 6364136223846793005L + 1442695040888963407L;
            for (int k = (int) (random >>> 57); k > 0; k--) {
                text.append(Long.toString(random >>> k, 36)).append(k % 7 == 0 ? "\n" : " ");
            }
            text.append("} Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n");
        }
        return text.toString().replace("\n", lineEnd).getBytes(StandardCharsets.UTF_8);
    }

    /** Cuts bytes into {@code n} parts of about the same length, anywhere. */
    static List<byte[]> parts(byte[] text, int n) {
        byte[][] parts = new byte[n][];
        for (int i = 0; i < n; i++) {
            int from = (int) ((long) text.length * i / n);
            int to = (int) ((long) text.length * (i + 1) / n);
            parts[i] = Arrays.copyOfRange(text, from, to);
        }
        return List.of(parts);
    }

    public static byte[] pack(Packing packing, byte[] text, int parts) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<byte[]> cut = parts(text, parts);
        switch (packing) {
            case PLAIN -> out.write(text);
            case ZST_ONE_FRAME -> out.write(Zstd.compress(text, 3));
            case ZST_FRAMES -> {
                for (byte[] part : cut) {
                    out.write(Zstd.compress(part, 3));
                }
            }
            case ZST_FRAMES_CHECKED -> {
                out.write(skippable(0x184D2A5F, "first of all".getBytes(StandardCharsets.US_ASCII)));
                for (byte[] part : cut) {
                    try (var zstd = new com.github.luben.zstd.ZstdOutputStreamNoFinalizer(unclosed(out), 1)) {
                        zstd.setChecksum(true);
                        zstd.write(part);
                    }
                    out.write(Zstd.compress(new byte[0]));
                    out.write(skippable(0x184D2A53, new byte[16]));
                }
            }
            case PZSTD -> {
                for (byte[] part : cut) {
                    ByteArrayOutputStream frame = new ByteArrayOutputStream();
                    try (var zstd = new com.github.luben.zstd.ZstdOutputStreamNoFinalizer(frame, 3)) {
                        zstd.write(part);
                    }
                    byte[] size = new byte[4];
                    ByteBuffer.wrap(size).order(ByteOrder.LITTLE_ENDIAN).putInt(frame.size());
                    out.write(skippable(0x184D2A50, size));
                    frame.writeTo(out);
                }
            }
            case BZ2 -> {
                try (var bzip2 = new BZip2CompressorOutputStream(unclosed(out), 1)) {
                    bzip2.write(text);
                }
            }
            case BZ2_STREAMS -> {
                for (byte[] part : cut) {
                    try (var bzip2 = new BZip2CompressorOutputStream(unclosed(out), 1)) {
                        bzip2.write(part);
                    }
                }
            }
            case GZ -> {
                try (var gzip = new GZIPOutputStream(unclosed(out))) {
                    gzip.write(text);
                }
            }
            case GZ_MEMBERS -> {
                for (byte[] part : cut) {
                    try (var gzip = new GZIPOutputStream(unclosed(out))) {
                        gzip.write(part);
                    }
                }
            }
            case ZIP -> {
                try (var zip = new ZipOutputStream(unclosed(out))) {
                    zip.putNextEntry(new ZipEntry("folder/"));
                    zip.putNextEntry(new ZipEntry("../../games.pgn"));
                    zip.write(text);
                    zip.putNextEntry(new ZipEntry("picture.png"));
                    zip.write(new byte[100]);
                }
            }
            case XZ -> {
                try (var xz = new XZOutputStream(unclosed(out), new LZMA2Options(1))) {
                    xz.write(text);
                }
            }
            case XZ_STREAMS -> {
                for (byte[] part : cut) {
                    try (var xz = new XZOutputStream(unclosed(out), new LZMA2Options(1))) {
                        xz.write(part);
                    }
                }
            }
            case SEVEN_Z -> {
                Path file = Files.createTempFile("corpus", ".7z");
                try (var archive = new SevenZOutputFile(file.toFile())) {
                    SevenZArchiveEntry entry = new SevenZArchiveEntry();
                    entry.setName("games.pgn");
                    archive.putArchiveEntry(entry);
                    archive.write(text);
                    archive.closeArchiveEntry();
                }
                out.write(Files.readAllBytes(file));
                Files.delete(file);
            }
        }
        return out.toByteArray();
    }

    private static byte[] skippable(int magic, byte[] content) {
        return ByteBuffer.allocate(8 + content.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(magic)
                .putInt(content.length)
                .put(content)
                .array();
    }

    private static OutputStream unclosed(OutputStream out) {
        return new java.io.FilterOutputStream(out) {
            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                out.write(b, off, len);
            }

            @Override
            public void close() throws IOException {
                flush();
            }
        };
    }
}
