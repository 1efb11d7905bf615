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
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.testkit.CorpusRun;

/**
 * From the bytes of a text to audited games, on one core, warm; one operation is one game. The depths lie on top of each
 * other, so their differences are what the facts and what mating, law and findings cost.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class AuditBenchmark {
    @Param("samples")
    public String corpus;

    @Param({"TEXT", "FACTS", "VERDICT"})
    public TextAuditor.Depth depth;

    private byte[] bytes;
    private TextAuditor auditor;
    private GameSplitter splitter;

    @Setup
    public void load() throws IOException {
        bytes = CorpusRun.corpus(corpus);
        CorpusRun plain = new CorpusRun();
        plain.read(new ByteArrayInputStream(bytes));
        long once = sum(plain.counts().games());
        if (once != sum(plain.counts().games())) {
            throw new IllegalStateException("an auditor that was used before judges otherwise");
        }
        restart();
    }

    /** Audits all games with the auditor at hand; mixes what is said of them. */
    private long sum(long games) throws IOException {
        auditor = auditor == null ? new TextAuditor(depth, false) : auditor;
        long found = 0;
        long sum = 0;
        try (GameSplitter texts = GameSplitter.whole(new ByteArrayInputStream(bytes))) {
            while (texts.next()) {
                auditor.open("", 0, texts.text());
                while (auditor.next()) {
                    AuditedGame game = auditor.game();
                    found++;
                    sum = sum * 31 + game.byteOffset();
                    sum = depth == TextAuditor.Depth.TEXT
                            ? sum
                            : sum * 31 + game.facts().hashCode();
                    sum = depth == TextAuditor.Depth.VERDICT
                            ? sum * 31 + game.audit().toString().hashCode()
                            : sum;
                }
            }
        }
        if (found != games) {
            throw new IllegalStateException(found + " games audited of " + games);
        }
        return sum;
    }

    private void restart() throws IOException {
        splitter = GameSplitter.whole(new ByteArrayInputStream(bytes));
    }

    /** The next game. */
    @Benchmark
    public AuditedGame audit() throws IOException {
        while (!auditor.next()) {
            while (!splitter.next()) {
                restart();
            }
            auditor.open("", 0, splitter.text());
        }
        return auditor.game();
    }
}
