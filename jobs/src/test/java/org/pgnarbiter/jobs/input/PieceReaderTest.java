package org.pgnarbiter.jobs.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZMethod;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;

class PieceReaderTest {
    private record Game(long block, long offset, String text) {}

    private record Read(List<Game> games, List<String> damage, long textBytes) {
        List<String> texts() {
            return games.stream().map(Game::text).toList();
        }
    }

    @ParameterizedTest
    @EnumSource(Corpora.Packing.class)
    void everyPackingHoldsTheSameGames(Corpora.Packing packing) throws IOException {
        byte[] text = Corpora.games(1500, "\n");
        Read plain = read(text, text.length);
        assertEquals(1500, plain.games().size());
        Read packed = read(Corpora.pack(packing, text, 7), Long.MAX_VALUE);
        assertEquals(plain.texts(), packed.texts());
        assertEquals(List.of(), packed.damage());
        assertEquals(text.length, packed.textBytes());
        assertEquals(1500, new HashSet<>(packed.games()).size());
    }

    @ParameterizedTest
    @EnumSource(Corpora.Packing.class)
    void everyPieceSizeFindsTheSameGamesAtTheSamePlaces(Corpora.Packing packing) throws IOException {
        for (int parts : new int[] {1, 20}) {
            byte[] text = Corpora.games(400, "\r\n");
            byte[] file = Corpora.pack(packing, text, parts);
            Read whole = read(file, Long.MAX_VALUE);
            assertEquals(400, whole.games().size());
            assertEquals(
                    CorpusFormat.detect(file, file.length).splittable(),
                    packing.blocks() || packing == Corpora.Packing.PLAIN);
            if (CorpusFormat.detect(file, file.length).splittable()) {
                for (int size : new int[] {
                    packing.bzip2() ? 1 << 14 : 1 << 10, 10_007, 1 << 16, file.length / 2, file.length - 1
                }) {
                    assertEquals(whole, read(file, size), packing + " in pieces of " + size);
                }
            }
        }
    }

    @Test
    void framesOfAFewBytesAreFoundInPiecesOfAnySize() throws IOException {
        byte[] text = Corpora.games(12, "\n");
        for (Corpora.Packing packing :
                List.of(Corpora.Packing.PZSTD, Corpora.Packing.ZST_FRAMES, Corpora.Packing.ZST_FRAMES_CHECKED)) {
            byte[] file = Corpora.pack(packing, text, 150);
            Read whole = read(file, Long.MAX_VALUE);
            assertEquals(12, whole.games().size());
            for (int size = 1; size < file.length; size += 1 + size) {
                assertEquals(whole, read(file, size), packing + " in pieces of " + size);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Corpora.Packing.class)
    void truncatedFileGivesTheGamesBeforeTheEnd(Corpora.Packing packing) throws IOException {
        byte[] text = Corpora.games(1500, "\n");
        byte[] file = Corpora.pack(packing, text, 7);
        Read whole = read(file, Long.MAX_VALUE);
        for (int kept : new int[] {file.length / 2, file.length * 9 / 10}) {
            byte[] cut = Arrays.copyOf(file, kept);
            Read read = read(cut, Long.MAX_VALUE);
            int n = read.games().size();
            if (packing == Corpora.Packing.SEVEN_Z) {
                // Its table of contents is at its end.
                assertEquals(1, read.damage().size());
                continue;
            }
            assertEquals(
                    packing == Corpora.Packing.PLAIN ? 0 : 1,
                    read.damage().size(),
                    read.damage().toString());
            assertTrue(n > 1500L * kept / file.length * 7 / 10, packing + ": " + n + " games");
            assertEquals(whole.games().subList(0, n - 1), read.games().subList(0, n - 1));
            assertTrue(whole.games()
                    .get(n - 1)
                    .text()
                    .startsWith(read.games().get(n - 1).text()));
            if (packing.blocks()) {
                assertEquals(read, read(cut, packing.bzip2() ? 50_000 : 5000));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Corpora.Packing.class)
    void damagedFileGivesTheSameInPiecesOfEverySize(Corpora.Packing packing) throws IOException {
        byte[] text = Corpora.games(1500, "\n");
        byte[] file = Corpora.pack(packing, text, 7);
        Set<String> texts = new HashSet<>(read(file, Long.MAX_VALUE).texts());
        int unharmed = 0;
        for (int place = file.length / 20; place < file.length; place += file.length / 6) {
            byte[] damaged = file.clone();
            for (int i = place; i < Math.min(place + 40, file.length); i++) {
                damaged[i] ^= (byte) (i * 37 | 1);
            }
            Read read = read(damaged, Long.MAX_VALUE);
            boolean told = !read.damage().isEmpty();
            unharmed += told ? 0 : 1;
            if (packing.blocks()) {
                int[] sizes = packing.bzip2() ? new int[] {100_003, file.length / 2} : new int[] {3000, 20_011};
                for (int size : sizes) {
                    assertEquals(read, read(damaged, size), packing + " damaged at " + place + ", pieces of " + size);
                }
                // One block is lost, not the rest of the file.
                if (packing != Corpora.Packing.ZST_ONE_FRAME) {
                    long good = read.texts().stream().filter(texts::contains).count();
                    assertTrue(good > 1500 * 5 / 7, packing + " damaged at " + place + ": " + good + " games");
                }
            }
        }
        // Plain text has nothing to tell damage by, zstd without checksums not much.
        boolean checked = !packing.name().startsWith("ZST") && packing != Corpora.Packing.PZSTD
                || packing == Corpora.Packing.ZST_FRAMES_CHECKED;
        assertTrue(!checked || packing == Corpora.Packing.PLAIN || unharmed == 0, packing + " " + unharmed);
    }

    @ParameterizedTest
    @EnumSource(
            value = Corpora.Packing.class,
            names = {"GZ", "GZ_MEMBERS"})
    void whatStandsBeforeTheDamageOfGzipIsReadToItsEnd(Corpora.Packing packing) throws IOException {
        byte[] packed = Corpora.pack(packing, Corpora.games(40, "\n"), 3);
        Read whole = read(packed, Long.MAX_VALUE);
        byte[] longer = Arrays.copyOf(packed, packed.length + 20);
        Arrays.fill(longer, packed.length, longer.length, (byte) 'x');
        byte[] checksum = packed.clone();
        checksum[packed.length - 6] ^= 1;
        for (byte[] damaged : List.of(longer, checksum)) {
            Read read = read(damaged, Long.MAX_VALUE);
            assertEquals(whole.games(), read.games());
            assertEquals(1, read.damage().size(), read.damage().toString());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Corpora.Packing.class,
            names = {"GZ", "ZIP", "XZ"})
    void fileThatIsCutOffGivesAllThatItsBytesSay(Corpora.Packing packing) throws IOException {
        byte[] text = Corpora.games(1500, "\n");
        Read whole = read(text, text.length);
        byte[] file = Corpora.pack(packing, text, 1);
        int data = packing == Corpora.Packing.GZ ? 10 : indexOf(file, "games.pgn") + "games.pgn".length();
        for (int kept = file.length / 2; kept < file.length / 2 + 2000; kept += 131) {
            Read read = read(Arrays.copyOf(file, kept), Long.MAX_VALUE);
            if (packing == Corpora.Packing.XZ) {
                assertTrue(
                        Math.abs(text.length * (double) kept / file.length - read.textBytes()) < text.length / 100.0,
                        read.textBytes() + " of " + text.length);
            } else {
                assertEquals(inflated(file, data, kept), read.textBytes(), "cut off at " + kept);
            }
            assertBegins(whole, read, "cut off at " + kept);
        }
    }

    /** How much text the JDK makes of a range of bytes. */
    private static long inflated(byte[] file, int from, int to) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(file, from, to - from);
            byte[] out = new byte[1 << 16];
            while (inflater.inflate(out) > 0) {}
            return inflater.getBytesWritten();
        } catch (DataFormatException e) {
            throw new AssertionError(e);
        } finally {
            inflater.end();
        }
    }

    private static void assertBegins(Read all, Read part, String what) {
        int last = part.games().size() - 1;
        assertTrue(all.games().size() > last, what + ": " + all.games().size() + " games");
        assertEquals(all.texts().subList(0, last), part.texts().subList(0, last), what);
        String end = part.texts().get(last);
        String same = all.texts().get(last);
        assertTrue(same.startsWith(end), what + ": " + end + " of " + same);
    }

    private static int indexOf(byte[] file, String word) {
        return new String(file, StandardCharsets.ISO_8859_1).indexOf(word);
    }

    @ParameterizedTest
    @EnumSource(
            value = Corpora.Packing.class,
            names = {"GZ", "ZIP", "XZ", "ZST_FRAMES_CHECKED"})
    void damageLosesNothingThatStandsBeforeIt(Corpora.Packing packing) throws IOException {
        byte[] file = Corpora.pack(packing, Corpora.games(1500, "\n"), 1);
        int garbled = 0;
        for (int place = file.length / 3; place < file.length; place += file.length / 29) {
            byte[] damaged = file.clone();
            Arrays.fill(damaged, place, Math.min(place + 300, file.length - 200), (byte) 0xFF);
            Read before = read(Arrays.copyOf(file, place), Long.MAX_VALUE);
            Read read = read(damaged, Long.MAX_VALUE);
            assertBegins(read, before, packing + " damaged at " + place);
            garbled += read.damage().isEmpty() ? 0 : 1;
        }
        assertTrue(garbled > 10, packing + " garbled " + garbled);
    }

    @Test
    void entriesOfAZipAreReadByTheirNames() throws IOException {
        Map<String, Boolean> names = Map.of(
                "a.pgn", true, "B.PGN", true, "c.txt", true, "-", true, "d/-", false, "._a.pgn", false, "e.png", false);
        for (Map.Entry<String, Boolean> name : names.entrySet()) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            try (ZipOutputStream zip = new ZipOutputStream(file)) {
                zip.putNextEntry(new ZipEntry(name.getKey()));
                zip.write(Corpora.games(2, "\n"));
            }
            Read read = read(file.toByteArray(), Long.MAX_VALUE);
            assertEquals(name.getValue() ? 2 : 0, read.games().size(), name.getKey());
            assertEquals(
                    name.getValue() ? List.of() : List.of("no entry of it is named *.pgn or *.txt"),
                    read.damage(),
                    name.getKey());
        }
    }

    /** A zip as programs write it to a pipe that store: only behind an entry they tell its checksum and length. */
    private static final class PipedZip {
        private static final int ENTRY = 0x04034b50;
        private static final int DESCRIPTOR = 0x08074b50;
        private static final int DIRECTORY = 0x02014b50;

        private final ByteBuffer file = ByteBuffer.allocate(1 << 22).order(ByteOrder.LITTLE_ENDIAN);
        private int entries;

        /** An entry's header for a method of packing and its flags. */
        PipedZip begin(String name, int method, int flags, long checksum, int packed, int length, byte... extra) {
            entries++;
            file.putInt(ENTRY)
                    .putShort((short) 20)
                    .putShort((short) flags)
                    .putShort((short) method)
                    .putInt(0);
            file.putInt((int) checksum).putInt(packed).putInt(length);
            file.putShort((short) name.length()).putShort((short) extra.length);
            file.put(name.getBytes(StandardCharsets.US_ASCII)).put(extra);
            return this;
        }

        PipedZip stored(String name, byte[] data, boolean signed, boolean wide) {
            begin(name, 0, 8, 0, 0, 0, wide ? new byte[] {1, 0, 0, 0} : new byte[0]);
            file.put(data);
            return descriptor(checksum(data), data.length, signed, wide);
        }

        PipedZip descriptor(long checksum, int length, boolean signed, boolean wide) {
            if (signed) {
                file.putInt(DESCRIPTOR);
            }
            file.putInt((int) checksum);
            for (int i = 0; i < 2; i++) {
                file.putInt(length);
                if (wide) {
                    file.putInt(0);
                }
            }
            return this;
        }

        PipedZip put(byte... bytes) {
            file.put(bytes);
            return this;
        }

        int size() {
            return file.position();
        }

        /** With as much of a table of contents as a reader from the start looks at. */
        byte[] bytes() {
            for (int i = 0; i < entries; i++) {
                file.putInt(DIRECTORY).put(new byte[42]);
            }
            file.putInt(0x06054b50).put(new byte[18]);
            return Arrays.copyOf(file.array(), file.position());
        }

        static long checksum(byte[] data) {
            CRC32 crc = new CRC32();
            crc.update(data);
            return crc.getValue();
        }
    }

    @Test
    void entriesThatWereStoredToAPipeAreReadToTheCut() throws IOException {
        byte[] text = Corpora.games(1500, "\n");
        Read plain = read(text, text.length);
        String all = new String(text, StandardCharsets.ISO_8859_1);
        byte[] other = Corpora.games(3, "\n");
        // Not the text's: it holds what stands behind entries.
        byte[] inner = new PipedZip().stored("inner.pgn", other, true, false).bytes();
        for (boolean signed : new boolean[] {true, false}) {
            for (boolean wide : new boolean[] {true, false}) {
                String how = "signed " + signed + ", wide " + wide;
                PipedZip zip = new PipedZip()
                        .stored("inner.zip", inner, signed, wide)
                        .stored("none.pgn", new byte[0], signed, wide);
                int before = zip.size() + 30 + "games.pgn".length() + (wide ? 4 : 0);
                zip.stored("games.pgn", text, signed, wide);
                int after = zip.size() + 30 + "last.pgn".length() + (wide ? 4 : 0);
                byte[] file = zip.stored("last.pgn", other, signed, wide).bytes();
                Read whole = read(file, Long.MAX_VALUE);
                assertEquals(List.of(), whole.damage(), how);
                assertEquals(plain.texts(), whole.texts().subList(0, 1500), how);
                assertEquals(1503, whole.games().size(), how);
                assertEquals(before, whole.games().get(1499).block(), how);
                assertEquals(
                        plain.games().get(1499).offset(),
                        whole.games().get(1499).offset(),
                        how);
                assertEquals(after, whole.games().get(1500).block(), how);
                for (int kept = before + 1; kept < before + text.length; kept += 9973) {
                    Read read = read(Arrays.copyOf(file, kept), Long.MAX_VALUE);
                    assertEquals(kept - before, read.textBytes(), how + ", cut off at " + kept);
                    assertEquals(
                            plain.texts().subList(0, read.games().size() - 1),
                            read.texts().subList(0, read.games().size() - 1));
                    Game last = read.games().get(read.games().size() - 1);
                    assertTrue(all.startsWith(last.text(), (int) last.offset()), last.text());
                    assertEquals(
                            List.of("damaged near byte " + kept
                                    + ": the file ends within the entry that begins at byte " + before),
                            read.damage());
                }
                int end = before + text.length;
                for (int kept = end + (signed ? 4 : 0); signed && kept < end + 16; kept++) {
                    Read read = read(Arrays.copyOf(file, kept), Long.MAX_VALUE);
                    assertEquals(plain.texts(), read.texts(), how + ", cut off at " + kept);
                    assertEquals(1, read.damage().size(), read.damage().toString());
                }
            }
        }
    }

    @Test
    void aZipThatIsCutOffAnywhereIsSaidToBe() throws IOException {
        byte[] text = Corpora.games(2, "\n");
        byte[] inner = new PipedZip().stored("b.bin", text, true, false).bytes();
        byte[] piped = new PipedZip()
                .stored("a.pgn", text, true, false)
                // Ends as the whole does.
                .stored("b.bin", inner, true, false)
                .begin("d.bin", 0, 0, PipedZip.checksum(inner), inner.length, inner.length)
                .put(inner)
                .stored("c.pgn", text, true, false)
                .bytes();
        for (byte[] file : List.of(piped, Corpora.pack(Corpora.Packing.ZIP, text, 3))) {
            Read whole = read(file, Long.MAX_VALUE);
            assertEquals(List.of(), whole.damage());
            // Of the last record little but its signature is needed.
            for (int kept = 4; kept < file.length - 18; kept++) {
                Read read = read(Arrays.copyOf(file, kept), Long.MAX_VALUE);
                assertEquals(1, read.damage().size(), kept + " bytes: " + read.damage());
                assertTrue(read.games().size() <= whole.games().size(), kept + " bytes");
            }
            // What somebody appended is no harm.
            assertEquals(whole, read(Arrays.copyOf(file, file.length + 100_000), Long.MAX_VALUE));
        }
    }

    @Test
    void wrongLengthsAndChecksumsBehindStoredEntriesAreTold() throws IOException {
        byte[] text = Corpora.games(40, "\n");
        byte[] wrong = new PipedZip()
                .begin("a.pgn", 0, 8, 0, 0, 0)
                .put(text)
                .descriptor(7, text.length, true, false)
                .stored("b.pgn", text, true, false)
                .bytes();
        Read read = read(wrong, Long.MAX_VALUE);
        assertEquals(80, read.games().size());
        assertEquals(List.of("checksum of the entry at byte 35 is wrong"), read.damage());
        for (boolean signed : new boolean[] {true, false}) {
            byte[] longer = new PipedZip()
                    .begin("a.pgn", 0, 8, 0, 0, 0)
                    .put(text)
                    .descriptor(PipedZip.checksum(text), text.length + 1, signed, false)
                    .stored("b.pgn", text, signed, false)
                    .bytes();
            read = read(longer, Long.MAX_VALUE);
            assertEquals(40, read.games().size());
            assertEquals(1, read.damage().size());
            assertTrue(
                    read.damage().get(0).endsWith(": the length behind the entry that begins at byte 35 is wrong"),
                    read.damage().toString());
        }
    }

    @Test
    void entriesOfAZipInLzmaAreRead() throws IOException {
        byte[] text = Corpora.games(1500, "\n");
        Read plain = read(text, text.length);
        for (boolean marked : new boolean[] {true, false}) {
            byte[] packed = lzma(text, marked);
            PipedZip zip = new PipedZip()
                    .begin("a.pgn", 14, marked ? 2 : 0, PipedZip.checksum(text), packed.length, text.length);
            int data = zip.size();
            zip.put(packed);
            byte[] file = zip.begin("b.pgn", 0, 0, PipedZip.checksum(text), text.length, text.length)
                    .put(text)
                    .bytes();
            Read read = read(file, Long.MAX_VALUE);
            assertEquals(List.of(), read.damage());
            assertEquals(plain.texts(), read.texts().subList(0, 1500));
            assertEquals(plain.texts(), read.texts().subList(1500, 3000));
            assertEquals(data, read.games().get(0).block());
            Read cut = read(Arrays.copyOf(file, data + packed.length / 2), Long.MAX_VALUE);
            assertBegins(plain, cut, "cut off");
            assertTrue(cut.textBytes() > text.length / 3, cut.textBytes() + " of " + text.length);
            assertEquals(1, cut.damage().size(), cut.damage().toString());
            byte[] window = file.clone();
            window[data + 8] = 0x60;
            read = read(window, Long.MAX_VALUE);
            assertEquals(plain.texts(), read.texts());
            assertEquals(1, read.damage().size(), read.damage().toString());
            assertTrue(
                    read.damage().get(0).startsWith("the entry asks for a window of 16"),
                    read.damage().toString());
        }
    }

    private static byte[] lzma(byte[] text, boolean marked) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        LZMA2Options options = new LZMA2Options(1);
        ByteBuffer head = ByteBuffer.allocate(9).order(ByteOrder.LITTLE_ENDIAN);
        head.putShort((short) 0).putShort((short) 5);
        head.put((byte) ((options.getPb() * 5 + options.getLp()) * 9 + options.getLc()))
                .putInt(options.getDictSize());
        out.write(head.array());
        try (LZMAOutputStream packed = new LZMAOutputStream(out, options, marked)) {
            packed.write(text);
        }
        return out.toByteArray();
    }

    @Test
    void entriesThatAreNotReadAreNamedWithTheReason() throws IOException {
        byte[] text = Corpora.games(2, "\n");
        String anew = "; pack it anew with deflate, zip's usual way, or as zstd, bzip2, gzip or xz";
        Map<String, byte[]> told = new LinkedHashMap<>();
        told.put("the entry secret.pgn is encrypted; pack it anew without a password", entry("secret.pgn", 8, 1));
        told.put(
                "the entry p.pgn is packed in a way that is not read here (PPMD, method 98)" + anew,
                entry("p.pgn", 98, 0));
        told.put(
                "the entry q.pgn is packed in a way that is not read here (method 1234)" + anew,
                entry("q.pgn", 1234, 0));
        told.put(
                "the entry " + "n".repeat(100) + "... is encrypted; pack it anew without a password",
                entry("n".repeat(200) + ".pgn", 14, 1));
        for (Map.Entry<String, byte[]> expected : told.entrySet()) {
            Read read = read(
                    new PipedZip()
                            .put(expected.getValue())
                            .stored("b.pgn", text, true, false)
                            .bytes(),
                    Long.MAX_VALUE);
            assertEquals(List.of(expected.getKey()), read.damage());
            assertEquals(2, read.games().size());
        }
    }

    private static byte[] entry(String name, int method, int flags) {
        byte[] all = new PipedZip()
                .begin(name, method, flags, 0, 20, 20)
                .put(new byte[20])
                .bytes();
        return Arrays.copyOf(all, 30 + name.length() + 20);
    }

    @Test
    void wrongChecksumsLoseNothing() throws IOException {
        byte[] text = Corpora.games(40, "\n");
        Path made = Files.createTempFile("stored", ".7z");
        try (var archive = new SevenZOutputFile(made.toFile())) {
            archive.setContentCompression(SevenZMethod.COPY);
            SevenZArchiveEntry entry = new SevenZArchiveEntry();
            entry.setName("games.pgn");
            archive.putArchiveEntry(entry);
            archive.write(text);
            archive.closeArchiveEntry();
        }
        byte[] file = Files.readAllBytes(made);
        Files.delete(made);
        file[indexOf(file, "Qh5")] = 'K';
        Read read = read(file, Long.MAX_VALUE);
        assertEquals(40, read.games().size());
        assertEquals(text.length, read.textBytes());
        assertEquals(1, read.damage().size(), read.damage().toString());
    }

    @Test
    void damageNamesItsPlace() throws IOException {
        byte[] file = Corpora.pack(Corpora.Packing.PZSTD, Corpora.games(300, "\n"), 7);
        List<String> damage = read(Arrays.copyOf(file, file.length - 10), 1000).damage();
        assertEquals(1, damage.size());
        assertTrue(
                damage.get(0)
                        .matches("file ends at byte " + (file.length - 10) + " within the zstd frame at byte \\d+"),
                damage.get(0));
    }

    @Test
    void markWithinCompressedDataIsNoFrame() throws IOException {
        // What does not compress zstd stores as it is, marks and all.
        String decoy = "[Event \"decoy\"]\n\n1. e4 { ";
        byte[] head = decoy.getBytes(StandardCharsets.ISO_8859_1);
        byte[] magic = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 0x24, 0x40, 1, 0, 0, 7, 7, 7};
        byte[] text = new byte[head.length + 200 * magic.length + 12];
        System.arraycopy(head, 0, text, 0, head.length);
        for (int i = 0; i < 200; i++) {
            byte[] odd = magic.clone();
            odd[8] = (byte) i;
            odd[10] = (byte) (i * i * 31);
            odd[11] = (byte) (i * i * 97 >> 3);
            System.arraycopy(odd, 0, text, head.length + i * magic.length, magic.length);
        }
        System.arraycopy(" } e5 1-0\n\n ".getBytes(StandardCharsets.ISO_8859_1), 0, text, text.length - 12, 12);
        byte[] file = Corpora.pack(Corpora.Packing.ZST_ONE_FRAME, text, 1);
        Read whole = read(file, Long.MAX_VALUE);
        assertEquals(1, whole.games().size());
        for (int size : new int[] {1, 10, 100}) {
            assertEquals(whole, read(file, size), "pieces of " + size);
        }
    }

    @ParameterizedTest
    @EnumSource(Corpora.Packing.class)
    void utf16IsReadInEveryPacking(Corpora.Packing packing) throws IOException {
        byte[] text = Corpora.games(200, "\r\n");
        byte[] wide = new String(text, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16LE);
        byte[] file = Corpora.pack(packing, wide, 7);
        Read whole = read(file, Long.MAX_VALUE);
        assertEquals(read(text, Long.MAX_VALUE).texts(), whole.texts());
        if (packing.blocks() || packing == Corpora.Packing.PLAIN) {
            assertEquals(whole, read(file, 3001));
        }
    }

    @ParameterizedTest
    @EnumSource(Corpora.Packing.class)
    void failureOfTheStorageIsNoDamage(Corpora.Packing packing) throws IOException {
        byte[] file = Corpora.pack(packing, Corpora.games(1500, "\n"), 7);
        IOException e = assertThrows(IOException.class, () -> {
            int[] left = {file.length / 2};
            ByteArrayInputStream bytes = new ByteArrayInputStream(file);
            InputStream failing = new FilterInputStream(bytes) {
                @Override
                public int read(byte[] b, int off, int len) throws IOException {
                    left[0] -= len;
                    if (left[0] < 0) {
                        throw new IOException("disk on fire");
                    }
                    return super.read(b, off, len);
                }
            };
            RawInput in = new RawInput(
                    failing,
                    position -> {
                        bytes.reset();
                        assertEquals(position, bytes.skip(position));
                    },
                    file.length);
            try (PieceReader reader =
                    new PieceReader(in, new Piece("x", "x", file.length, 0, 0, file.length), 1 << 20)) {
                while (reader.next()) {
                    assertTrue(reader.text().length() > 0);
                }
            }
        });
        assertEquals("disk on fire", e.getMessage());
    }

    @Test
    void windowsOverTheLimitAreRefusedWithTheirSize() throws IOException {
        byte[] game = Corpora.games(1, "\n");
        // Ten bytes that ask for 8 GiB, then a frame as it should be.
        byte[] bomb = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 0, (byte) (23 << 3), 9, 0, 0, 10};
        byte[] good = Corpora.pack(Corpora.Packing.ZST_ONE_FRAME, Corpora.games(2, "\n"), 1);
        byte[] file = Arrays.copyOf(bomb, bomb.length + good.length);
        System.arraycopy(good, 0, file, bomb.length, good.length);
        Read read = read(file, Long.MAX_VALUE);
        assertEquals(1, read.games().size());
        assertEquals(
                List.of(
                        "the zstd frame at byte 0 asks for a window of 8,589,934,592 bytes; the limit is 2,147,483,648"),
                read.damage());

        for (int log : new int[] {20, 27, 30}) {
            // One block, stored as it is, in a frame with this window.
            ByteArrayOutputStream frame = new ByteArrayOutputStream();
            frame.write(bomb, 0, 5);
            frame.write(log - 10 << 3);
            int header = game.length << 3 | 1;
            frame.write(new byte[] {(byte) header, (byte) (header >> 8), (byte) (header >> 16)});
            frame.write(game);
            byte[] one = frame.toByteArray();
            assertEquals(List.of(), read(one, Long.MAX_VALUE).damage(), "window of 2^" + log);
            assertEquals(1, read(one, Long.MAX_VALUE).games().size());
            ByteArrayInputStream bytes = new ByteArrayInputStream(one);
            RawInput in = new RawInput(
                    bytes,
                    position -> {
                        bytes.reset();
                        assertEquals(position, bytes.skip(position));
                    },
                    one.length,
                    1 << 22);
            try (PieceReader reader = new PieceReader(in, new Piece("x", "x", one.length, 0, 0, one.length), 1 << 20)) {
                assertEquals(log == 20, reader.next());
                assertEquals(
                        log == 20 ? 0 : 1,
                        reader.damage().size(),
                        reader.damage().toString());
            }
        }
    }

    @Test
    void blanksInGreatAmountHoldNoGame() throws IOException {
        byte[] blanks = " \n".repeat(8 << 20).getBytes(StandardCharsets.US_ASCII);
        for (Corpora.Packing packing :
                List.of(Corpora.Packing.GZ, Corpora.Packing.ZIP, Corpora.Packing.ZST_ONE_FRAME, Corpora.Packing.BZ2)) {
            byte[] file = Corpora.pack(packing, blanks, 1);
            assertTrue(file.length < blanks.length / 500, packing + ": " + file.length);
            Read read = read(file, Long.MAX_VALUE);
            assertEquals(List.of(), read.games(), packing.name());
            assertEquals(List.of(), read.damage(), packing.name());
            assertEquals(blanks.length, read.textBytes());
        }
    }

    @Test
    void emptyFilesOfEveryFormatHoldNothing() throws IOException {
        for (Corpora.Packing packing : Corpora.Packing.values()) {
            Read read = read(Corpora.pack(packing, new byte[0], 1), Long.MAX_VALUE);
            assertEquals(List.of(), read.games(), packing.name());
            assertEquals(List.of(), read.damage(), packing.name());
        }
    }

    @Test
    void formatIsKnownByItsContent() throws IOException {
        for (Corpora.Packing packing : Corpora.Packing.values()) {
            byte[] file = Corpora.pack(packing, Corpora.games(2, "\n"), 1);
            String expected = packing.name()
                    .replace("PZSTD", "ZST")
                    .replace("SEVEN_Z", "7Z")
                    .replaceAll("_.*", "");
            assertEquals(expected, CorpusFormat.detect(file, file.length).word().toUpperCase(java.util.Locale.ROOT));
        }
        assertFalse(CorpusFormat.GZ.splittable());
    }

    @Test
    void unknownWaysOfPackingAreNotTakenForText() throws IOException {
        for (String mark :
                List.of("04224d18", "1f9d90", "526172211a0700", "5d00000004ffffffffffffffff", "5d00008000ff")) {
            byte[] head = java.util.HexFormat.of().parseHex(mark);
            byte[] file = java.util.Arrays.copyOf(head, head.length + 100);
            byte[] text = "\n[Event \"a\"]\n\n1. e4 *\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
            System.arraycopy(text, 0, file, head.length, text.length);
            Read read = read(file, Long.MAX_VALUE);
            assertEquals(List.of(), read.games(), mark);
            assertEquals(1, read.damage().size(), mark);
            assertEquals("other", CorpusFormat.detect(file, file.length).word());
        }
    }

    /** All pieces of a file, in order. */
    private static Read read(byte[] file, long size) throws IOException {
        List<Game> games = new ArrayList<>();
        List<String> damage = new ArrayList<>();
        long textBytes = 0;
        for (long start = 0; start == 0 || start < file.length; start += Math.min(size, file.length + 1L)) {
            long end = size > file.length - start ? file.length : start + size;
            ByteArrayInputStream bytes = new ByteArrayInputStream(file);
            RawInput in = new RawInput(
                    bytes,
                    position -> {
                        bytes.reset();
                        assertEquals(position, bytes.skip(position));
                    },
                    file.length);
            try (PieceReader reader =
                    new PieceReader(in, new Piece("x", "x", file.length, 0, start, end), GameSplitter.MAX_TEXT)) {
                while (reader.next()) {
                    GameText t = reader.text();
                    games.add(new Game(
                            reader.blockOffset(t.offset()),
                            reader.byteOffset(t.offset()),
                            new String(t.buffer(), t.start(), t.end() - t.start(), StandardCharsets.ISO_8859_1)));
                }
                damage.addAll(reader.damage());
                textBytes += reader.textBytes();
            }
        }
        return new Read(games, damage.stream().sorted().collect(Collectors.toList()), textBytes);
    }
}
