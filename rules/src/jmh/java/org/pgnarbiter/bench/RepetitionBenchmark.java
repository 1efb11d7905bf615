package org.pgnarbiter.bench;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.pgn.GameText;

/**
 * Games that go in a circle, the worst case for repetitions and for the claims they allow: nanoseconds a ply, which must
 * not grow with the length of the game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RepetitionBenchmark {
    private static final int PLIES = 8_000;

    /** Plies of one game; as many games as make 8,000 plies. */
    @Param({"80", "800", "8000"})
    public int length;

    @Param({"FACTS", "VERDICT"})
    public TextAuditor.Depth depth;

    private TextAuditor auditor;
    private GameText text;

    @Setup
    public void write() {
        StringBuilder pgn = new StringBuilder();
        for (int game = 0; game < PLIES / length; game++) {
            pgn.append("[Event \"x\"]\n[Date \"2010.01.01\"]\n\n")
                    .append("Nf3 Nf6 Ng1 Ng8 ".repeat(length / 4))
                    .append("*\n\n");
        }
        text = GameText.of(pgn.toString().getBytes(StandardCharsets.US_ASCII));
        auditor = new TextAuditor(depth, false);
        circles();
    }

    /** All games; each must be as long as written and its first position must have come back with every circle. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public int circles() {
        auditor.open("", 0, text);
        int plies = 0;
        while (auditor.next()) {
            AuditedGame game = auditor.game();
            if (game.facts().maxRepetition() != length / 4 + 1) {
                throw new IllegalStateException("occurrences: " + game.facts().maxRepetition());
            }
            plies += game.facts().plies();
        }
        if (plies != PLIES) {
            throw new IllegalStateException("plies: " + plies);
        }
        return plies;
    }
}
