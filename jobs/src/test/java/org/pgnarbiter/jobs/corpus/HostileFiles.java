package org.pgnarbiter.jobs.corpus;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;

/**
 * Files made to do harm, by their names, each with what must come of it. {@code jobs/src/hostile/run-hostile} audits all
 * of them at full size and writes the table of jobs/docs/hostile.md; a test does so with small ones.
 */
public final class HostileFiles {
    /** A game of seven plies that ends in mate; every attack is followed by it, and it must be found. */
    private static final String NEXT =
            "\n\n[Event \"next\"]\n[Result \"1-0\"]\n\n" + "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

    private static final String HEAD = "[Event \"hostile\"]\n[White \"W\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n";
    private static final int MEGA = 1_000_000;

    private final Path folder;
    private final double scale;
    private final Map<String, Hostile> made = new LinkedHashMap<>();

    /**
     * What a file is.
     *
     * @param what in words
     * @param games rows that must come of it
     */
    public record Hostile(String what, long games) {}

    private HostileFiles(Path folder, double scale) {
        this.folder = folder;
        this.scale = scale;
    }

    /**
     * Writes the files.
     *
     * @param scale 1 for full size; counts and sizes are multiplied with it
     * @return what they are, by name
     */
    public static Map<String, Hostile> write(Path folder, double scale) throws IOException {
        Files.createDirectories(folder);
        HostileFiles files = new HostileFiles(folder, scale);
        files.text();
        files.broken();
        files.packed();
        return files.made;
    }

    /** Writes the files at a scale and prints a line for each: name, games, what. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]), Double.parseDouble(args[1]))
                .forEach((name, file) -> System.out.println(name + "\t" + file.games() + "\t" + file.what()));
    }

    private int times(int count) {
        return (int) Math.max(1, count * scale);
    }

    /** What is repeated between a beginning and an end. */
    private void repeat(String name, String what, int games, String begin, String again, int count, String end)
            throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(folder.resolve(name)), 1 << 20)) {
            repeat(out, begin, again, count, end);
        }
        made.put(name, new Hostile(what, games));
    }

    private static void repeat(OutputStream out, String begin, String again, int count, String end) throws IOException {
        out.write(begin.getBytes(StandardCharsets.ISO_8859_1));
        byte[] unit = again.getBytes(StandardCharsets.ISO_8859_1);
        int batch = Math.max(1, (1 << 16) / unit.length);
        byte[] many = new byte[batch * unit.length];
        for (int i = 0; i < batch; i++) {
            System.arraycopy(unit, 0, many, i * unit.length, unit.length);
        }
        for (int left = count; left > 0; left -= batch) {
            out.write(many, 0, Math.min(batch, left) * unit.length);
        }
        out.write(end.getBytes(StandardCharsets.ISO_8859_1));
    }

    private void text() throws IOException {
        int deep = times(100_000);
        repeat(
                "nested.pgn",
                "100,000 nested variations",
                2,
                HEAD + "1. e4 ",
                "( 1. d4 ",
                deep,
                ")".repeat(deep) + " e5 *" + NEXT);
        repeat("open-nested.pgn", "100,000 variations never closed", 2, HEAD + "1. e4 ", "( 1. d4 ", deep, NEXT);
        repeat(
                "comment.pgn",
                "a comment of 200 MB full of brackets",
                2,
                HEAD + "1. e4 {",
                "x [Event \"x\"] 1-0 ; % (\n",
                times(8 * MEGA),
                "} e5 *" + NEXT);
        repeat("line.pgn", "one line of 1 GB", 2, HEAD + "1. e4 {", "0123456789", times(100 * MEGA), "} *" + NEXT);
        repeat("words.pgn", "50 MB of words that are no moves", 2, HEAD, "blah ", times(10 * MEGA), "*" + NEXT);
        repeat("nul.pgn", "50 MB of NULs", 2, HEAD + "1. e4 e5 *\n", "\0", times(50 * MEGA), NEXT);
        repeat(
                "tags.pgn",
                "10,000 tags",
                2,
                HEAD.strip() + "\n",
                "[Tag \"value\"]\n",
                times(10_000),
                "\n1. e4 *" + NEXT);
        repeat(
                "names.pgn",
                "a tag of 50 MB",
                2,
                HEAD.strip() + "\n[Annotator \"",
                "0123456789",
                times(5 * MEGA),
                "\"]\n\n1. e4 *" + NEXT);
        repeat("endless.pgn", "a game of 1,200,000 plies", 2, HEAD, "Nf3 Nf6 Ng1 Ng8 ", times(300_000), "*" + NEXT);
        repeat(
                "games.pgn",
                "a million games of nothing",
                Math.max(1, times(MEGA)),
                "",
                "[Event \"\"]\n\n*\n\n",
                times(MEGA),
                "");
        repeat("lines.pgn", "50 MB of empty lines", 1, "", "\n", times(50 * MEGA), NEXT);
        repeat("brackets.pgn", "20 MB of brackets at the head of lines", 2, HEAD, "[\n", times(10 * MEGA), NEXT);
    }

    private void broken() throws IOException {
        write(
                "open.pgn",
                "everything open at once",
                6,
                HEAD + "1. e4 {never closed" + NEXT.replace("next", "a")
                        + HEAD.replace("\"W\"", "\"W") + "1. e4 (never" + NEXT.replace("next", "b")
                        + "[Event \"unterminated" + NEXT);
        write(
                "utf16.pgn",
                "UTF-16 that ends in the middle of a character",
                2,
                StandardCharsets.UTF_16,
                3,
                HEAD + "1. e4 *" + NEXT + "1");
        write(
                "mixed.pgn",
                "bytes of no encoding",
                2,
                HEAD.replace("W\"", "\u00ff\u00fe\u00c3\u0028\u0000\"") + "1. e4 *" + NEXT);
        write(
                "steer.pgn",
                "tags that steer terminals, spreadsheets, pages, SQL and paths",
                2,
                "[Event \"<script>alert(1)</script>\"]\n[Site \"../../../../etc/passwd\"]\n[Date \"../../2020\"]\n"
                        + "[White \"=cmd|' /C calc'!A0\"]\n[Black \"\u001b]0;owned\u0007\u001b[2J\"]\n"
                        + "[Round \"'; drop table games; --\"]\n[Result \"1-0\"]\n\n1. e4 {<img src=x onerror=alert(1)>} *"
                        + NEXT);
        int fens = Math.max(1, times(10_000));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < fens; i++) {
            String rank = "kKqQrRpP".substring(i % 8) + "9".repeat(i % 5) + "/".repeat(i % 11);
            text.append("[Event \"f\"]\n[FEN \"")
                    .append(rank.repeat(1 + i % 40))
                    .append(" w KQkq e")
                    .append(i)
                    .append(" -1 99999999999\"]\n\n1. e4 *\n\n");
        }
        write("fens.pgn", "10,000 broken FENs", fens, text.toString());
        byte[] noise = new byte[times(20 * MEGA)];
        new java.util.Random(1).nextBytes(noise);
        Files.write(folder.resolve("noise.pgn"), noise);
        made.put("noise.pgn", new Hostile("20 MB of noise", -1));
    }

    private void write(String name, String what, int games, String text) throws IOException {
        Files.write(folder.resolve(name), text.getBytes(StandardCharsets.ISO_8859_1));
        made.put(name, new Hostile(what, games));
    }

    private void write(String name, String what, int games, java.nio.charset.Charset charset, int cut, String text)
            throws IOException {
        byte[] bytes = text.getBytes(charset);
        Files.write(folder.resolve(name), Arrays.copyOf(bytes, bytes.length - cut));
        made.put(name, new Hostile(what, games));
    }

    private void packed() throws IOException {
        int blanks = times(100 * MEGA);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve("bomb.pgn.gz")))) {
            repeat(out, "", "         \n", blanks, NEXT);
        }
        made.put("bomb.pgn.gz", new Hostile("gzip: 1 GB of blanks in 1 MB", 1));
        try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(folder.resolve("bomb.pgn.zst")))) {
            repeat(out, "", "         \n", blanks, NEXT);
        }
        made.put("bomb.pgn.zst", new Hostile("zstd: 1 GB of blanks in 100 kB", 1));
        try (OutputStream out = new BZip2CompressorOutputStream(
                new BufferedOutputStream(Files.newOutputStream(folder.resolve("bomb.pgn.bz2"))))) {
            // Blanks and line ends by turns would take the compressor hours.
            repeat(out, "", "\n", 2 * blanks, NEXT);
        }
        made.put("bomb.pgn.bz2", new Hostile("bzip2: 200 MB of line ends in 200 bytes", 1));
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(folder.resolve("bomb.pgn.zip")))) {
            out.putNextEntry(new ZipEntry("../../evil.pgn"));
            repeat(out, "", "         \n", blanks, NEXT);
            out.closeEntry();
            out.putNextEntry(new ZipEntry("/etc/passwd.pgn"));
            out.write(NEXT.getBytes(StandardCharsets.ISO_8859_1));
            out.closeEntry();
        }
        made.put(
                "bomb.pgn.zip",
                new Hostile("zip: 1 GB of blanks in 1 MB, entries named ../../evil.pgn and /etc/passwd.pgn", 2));
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(folder.resolve("many.pgn.zip")))) {
            for (int i = 0; i < times(50_000); i++) {
                out.putNextEntry(new ZipEntry(i + ".pgn"));
                out.closeEntry();
            }
            out.putNextEntry(new ZipEntry("last.pgn"));
            out.write(NEXT.getBytes(StandardCharsets.ISO_8859_1));
        }
        made.put("many.pgn.zip", new Hostile("zip of 50,000 empty entries", 1));
        // Magic, a window of 8 GiB, one raw block of a line end.
        byte[] window = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 0x00, (byte) (23 << 3), 0x01 | 1 << 3, 0, 0, '\n'};
        Files.write(folder.resolve("window.pgn.zst"), window);
        made.put("window.pgn.zst", new Hostile("zstd that asks for a window of 8 GiB", 0));
        byte[] good = Files.readAllBytes(folder.resolve("many.pgn.zip"));
        Files.write(folder.resolve("cut.pgn.zip"), Arrays.copyOf(good, good.length / 2));
        made.put("cut.pgn.zip", new Hostile("a zip cut in half", 0));
        Files.write(folder.resolve("short.pgn.xz"), new byte[] {(byte) 0xFD, '7', 'z', 'X', 'Z', 0, 0});
        made.put("short.pgn.xz", new Hostile("the first seven bytes of an xz file", 0));
    }
}
