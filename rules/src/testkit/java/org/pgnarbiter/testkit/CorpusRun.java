package org.pgnarbiter.testkit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.Replayer;

/**
 * Reads PGN as the job does, splitter, reader and replay in a row on one thread, and counts. Benchmarks measure it and
 * compare what it counted, so that no figure can come from a wrong answer.
 *
 * <p>As a program: {@code CorpusRun FILE TIMES} reads a file so many times and prints games per CPU second of the whole
 * process, start of the JVM and compilation included.
 */
public final class CorpusRun {
    private final PgnReader reader = new PgnReader();
    private final PgnGame game = new PgnGame();
    private final Replayer replayer = new Replayer();

    private long games;
    private long plies;
    /** Mixes all facts of all games: equal for equal answers. */
    private long sum;

    /** What was read. */
    public record Counts(long games, long plies, long sum) {}

    /** Reads a stream of PGN to its end; the counts go on from those of earlier streams. */
    public void read(InputStream in) throws IOException {
        try (GameSplitter splitter = GameSplitter.whole(in)) {
            while (splitter.next()) {
                GameText text = splitter.text();
                read(text.buffer(), text.start(), text.end());
            }
        }
    }

    /** Reads the games of a text that has its padding. */
    public void read(byte[] text, int start, int end) {
        int at = start;
        while (at < end) {
            at = next(text, at, end);
            if (at < 0) {
                return;
            }
        }
    }

    /** Reads the next game of a text that has its padding; returns where the rest begins, or -1 when there is none. */
    public int next(byte[] text, int at, int end) {
        int next = reader.read(text, at, end, replayer, game);
        if (next >= 0) {
            GameFacts facts = replayer.facts();
            games++;
            plies += facts.plies();
            sum = (sum ^ facts.movesHash()) * 31 + mix(facts);
        }
        return next;
    }

    private static long mix(GameFacts facts) {
        return facts.maxRepetition()
                + 7L * facts.maxPlacementRepetition()
                + 49L * facts.threefoldPly()
                + 343L * facts.fivefoldPly()
                + 2401L * facts.maxHalfmoveClock()
                + 16807L * facts.insufficientPly()
                + 117649L * facts.boardState().ordinal();
    }

    /** What was read so far. */
    public Counts counts() {
        return new Counts(games, plies, sum);
    }

    /**
     * A corpus for benchmarks: the bytes of a file, or of all PGN of {@code data-samples} again and again up to eight
     * megabytes when the name is {@code samples}.
     */
    public static byte[] corpus(String name) throws IOException {
        if (!name.equals("samples")) {
            return Files.readAllBytes(Path.of(name));
        }
        ByteArrayOutputStream samples = new ByteArrayOutputStream();
        try (Stream<Path> files = Files.list(SharedData.top().resolve("data-samples"))) {
            List<Path> sorted = files.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .toList();
            for (Path file : sorted) {
                samples.write(Files.readAllBytes(file));
                samples.write('\n');
            }
        }
        byte[] once = samples.toByteArray();
        byte[] all = new byte[once.length * ((8 << 20) / once.length + 1)];
        for (int at = 0; at < all.length; at += once.length) {
            System.arraycopy(once, 0, all, at, once.length);
        }
        return all;
    }

    /** A text with its padding. */
    public static byte[] padded(byte[] text) {
        return Arrays.copyOf(text, text.length + GameText.PADDING);
    }

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        int times = Integer.parseInt(args[1]);
        CorpusRun run = new CorpusRun();
        for (int i = 0; i < times; i++) {
            try (InputStream in = Files.newInputStream(file)) {
                run.read(in);
            }
        }
        double seconds =
                ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
        Counts counts = run.counts();
        System.out.printf(
                Locale.ROOT,
                "%d games, %d plies, %.2f CPU s, %.0f games and %.1f MB per CPU s, sum %x%n",
                counts.games(),
                counts.plies(),
                seconds,
                counts.games() / seconds,
                times * (double) Files.size(file) / seconds / 1e6,
                counts.sum());
    }
}
