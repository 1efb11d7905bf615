package org.pgnarbiter.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pgnarbiter.board.Position;

/** What the board costs: all legal moves of a position, and playing one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BoardBenchmark {
    private final Position initial = Position.initial();
    private final Position scratch = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];

    @Benchmark
    public int legalMovesOfTheInitialPosition() {
        return initial.legalMoves(moves);
    }

    @Benchmark
    public long playTheFirstMove() {
        scratch.copyFrom(initial);
        scratch.legalMoves(moves);
        scratch.play(moves[0]);
        return scratch.hash();
    }
}
