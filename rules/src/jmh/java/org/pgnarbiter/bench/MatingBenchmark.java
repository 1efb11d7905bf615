package org.pgnarbiter.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.mating.MatingAnalyzer;
import org.pgnarbiter.mating.MatingBudget;
import org.pgnarbiter.testkit.SharedData;

/**
 * Microseconds a position, both players: the quick tiers as the audit asks them and the proof as {@code --certify} asks it,
 * over final positions of ordinary games and over the flag falls in which the winner cannot mate. Without the shared data a
 * handful of positions stands in.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class MatingBenchmark {
    private static final int POSITIONS = 1_000;

    /** As the audit searches what only looks suspicious. */
    private static final MatingBudget GLANCE = new MatingBudget(2_000);

    /** The file of {@code unwinnable} in the shared data. */
    @Param({"ordinary_finals", "lichess_unfair"})
    public String file;

    private final List<Position> positions = new ArrayList<>();
    private final MatingAnalyzer analyzer = new MatingAnalyzer();

    /** Reads distinct positions, evenly over the file. */
    @Setup
    public void read() {
        Set<String> fens = new LinkedHashSet<>();
        SharedData.find("unwinnable/" + file + ".tsv").ifPresent(path -> fens.addAll(column(path)));
        if (fens.isEmpty()) {
            fens.add("r4rk1/pp3ppp/2p5/8/3P4/2N5/PP3PPP/R4RK1 w - - 0 18");
            fens.add("8/5pk1/6p1/8/3R4/6P1/5PK1/1r6 b - - 3 44");
            fens.add("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 40");
        }
        List<String> all = new ArrayList<>(fens);
        for (int i = 0; i < POSITIONS; i++) {
            String fen = all.get((int) ((long) i * all.size() / POSITIONS));
            Position position = Fen.parse(fen).position().orElseThrow();
            check(fen, position);
            positions.add(position);
        }
    }

    /** Speed of wrong answers is none: no tier may contradict the proof. */
    private void check(String fen, Position position) {
        int proved = analyzer.certify(position, MatingBudget.AUDIT);
        for (int code : new int[] {analyzer.quick(position), analyzer.examine(position, MatingBudget.AUDIT)}) {
            for (int color = 0; color < 2; color++) {
                CanMate answer = MatingAnalyzer.canMate(code, color);
                CanMate truth = MatingAnalyzer.canMate(proved, color);
                if (answer.proved() && truth.proved() && answer != truth) {
                    throw new IllegalStateException(fen + ": " + answer + ", but " + truth);
                }
            }
        }
        // In the unfair flag falls one player cannot mate.
        if (file.equals("lichess_unfair") && (proved & 10) == 0) {
            throw new IllegalStateException(fen + ": nobody is unable to mate");
        }
    }

    private List<String> column(Path path) {
        try {
            List<String> fens = new ArrayList<>();
            List<String> lines = Files.readAllLines(path);
            int column = file.startsWith("lichess") ? 1 : 2;
            for (String line : lines.subList(1, lines.size())) {
                fens.add(line.split("\t")[column]);
            }
            return fens;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The quick tiers, both players. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int quick() {
        int sum = 0;
        for (Position position : positions) {
            sum += analyzer.quick(position);
        }
        return sum;
    }

    /** As the audit asks of every final position: a search only where it is worth one. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int examine() {
        int sum = 0;
        for (Position position : positions) {
            sum += analyzer.examine(position, GLANCE);
        }
        return sum;
    }

    /** Proofs for both players, in the audit's budget. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int certify() {
        int sum = 0;
        for (Position position : positions) {
            sum += analyzer.certify(position, MatingBudget.AUDIT);
        }
        return sum;
    }
}
