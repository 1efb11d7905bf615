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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;

/** What the board costs: all legal moves of a position, playing one, and reading and playing exact notation. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BoardBenchmark {
    private static final int PLIES = 33;
    private static final String GAME =
            "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7"
                    + " O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8# ";

    private final Position initial = Position.initial();
    private final Position scratch = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    /** Morphy's game at the opera, in exact notation, with room behind it. */
    private final byte[] words = (GAME + " ".repeat(64)).getBytes(StandardCharsets.US_ASCII);

    /** Speed of wrong answers is none: the game must end where it ended. */
    @Setup
    public void check() {
        if (readAndPlaySan() != PLIES
                || !Fen.write(scratch).startsWith("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k")) {
            throw new IllegalStateException(Fen.write(scratch));
        }
    }

    /** Reading a move of exact notation and playing it. */
    @Benchmark
    @OperationsPerInvocation(PLIES)
    public int readAndPlaySan() {
        scratch.reset();
        int plies = 0;
        for (int at = 0; at < GAME.length(); plies++) {
            long played = San.play(scratch, words, at, words.length);
            at = San.end(played);
            while (words[at] > ' ') {
                at++;
            }
            at++;
        }
        return plies;
    }

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
