package org.pgnarbiter.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.Replayer;
import org.pgnarbiter.testkit.CorpusRun;

/**
 * Games a second, on one core, warm; one operation is one game. {@code -p corpus=FILE,FILE} measures files of one's own,
 * {@code -prof gc} the bytes allocated a game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class ReplayBenchmark {
    @Param("samples")
    public String corpus;

    private final PgnReader reader = new PgnReader();
    private final PgnGame game = new PgnGame();
    private final Replayer replayer = new Replayer();
    private byte[] text;
    private int end;
    private int at;
    private GameSplitter splitter;
    private int counted;

    @Setup
    public void load() throws IOException {
        byte[] bytes = CorpusRun.corpus(corpus);
        text = CorpusRun.padded(bytes);
        end = bytes.length;
        check(bytes);
        restart();
    }

    /** Speed of wrong answers is none: with the splitter and without, all facts must be the same. */
    private void check(byte[] bytes) throws IOException {
        CorpusRun whole = new CorpusRun();
        whole.read(text, 0, end);
        CorpusRun split = new CorpusRun();
        split.read(new ByteArrayInputStream(bytes));
        if (!whole.counts().equals(split.counts()) || whole.counts().games() == 0) {
            throw new IllegalStateException(whole.counts() + " at once, but split " + split.counts());
        }
    }

    private void restart() throws IOException {
        at = 0;
        splitter = GameSplitter.whole(new ByteArrayInputStream(text, 0, end));
    }

    /** All facts of a game whose text is found by the reader. */
    @Benchmark
    public GameFacts read() {
        at = reader.read(text, at, end, replayer, game);
        if (at < 0 || at >= end) {
            at = 0;
        }
        return replayer.facts();
    }

    /** The same as a task of the job does it: the splitter finds the text first. */
    @Benchmark
    public GameFacts splitAndRead() throws IOException {
        GameText found = splitOnly();
        reader.read(found.buffer(), found.start(), found.end(), replayer, game);
        return replayer.facts();
    }

    /** Finding the text alone. */
    @Benchmark
    public GameText splitOnly() throws IOException {
        while (!splitter.next()) {
            restart();
        }
        return splitter.text();
    }

    /** Counting the games, most of them without finding out where each of them is. */
    @Benchmark
    public int countOnly() throws IOException {
        if (counted == 0) {
            counted = splitter.passPlainGames();
        }
        if (counted == 0) {
            splitOnly();
            return 1;
        }
        return counted--;
    }
}
