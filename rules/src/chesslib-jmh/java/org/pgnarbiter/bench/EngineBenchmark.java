package org.pgnarbiter.bench;

import com.github.bhlangonijr.chesslib.Board;
import com.github.bhlangonijr.chesslib.Piece;
import com.github.bhlangonijr.chesslib.Side;
import com.github.bhlangonijr.chesslib.Square;
import com.github.bhlangonijr.chesslib.move.Move;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.replay.Engines;
import org.pgnarbiter.replay.ReplayEngine;
import org.pgnarbiter.replay.Replayer;
import org.pgnarbiter.testkit.SharedData;

/**
 * Our kernel and chesslib on the same games, those of {@code data-samples}: the whole replay from text to facts, and the
 * board alone with the moves given. The second and third number of each result are games and plies a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EngineBenchmark {
    /** What one pass over the games comes to. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Passed {
        /** Games replayed. */
        public long games;
        /** Plies replayed. */
        public long plies;
    }

    private record Line(String fen, int[] ours, Move[] theirs) {}

    private final PgnReader reader = new PgnReader();
    private final PgnGame game = new PgnGame();
    private final Replayer builtin = new Replayer();
    private final ReplayEngine chesslib = Engines.find("chesslib").orElseThrow().engine();
    private final Position position = Position.initial();
    private final Board board = new Board();
    private final List<Line> lines = new ArrayList<>();
    private GameText text;

    /** Reads the games and keeps those that both replay to the end. */
    @Setup
    public void read() throws IOException {
        board.setEnableEvents(false);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Path file : samples()) {
            byte[] bytes = Files.readAllBytes(file);
            text = GameText.of(bytes);
            boolean[] good = {true};
            List<Line> found = new ArrayList<>();
            each(builtin, () -> {
                good[0] &= builtin.facts().stop() == null
                        && !builtin.trace().start().chess960();
                found.add(line());
            });
            if (good[0]) {
                lines.addAll(found);
                all.writeBytes(bytes);
                all.write('\n');
            }
        }
        text = GameText.of(all.toByteArray());
    }

    private static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.list(SharedData.top().resolve("data-samples"))) {
            return files.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    private void each(ReplayEngine engine, Runnable after) {
        int at = text.start();
        while (at >= 0 && at < text.end()) {
            at = reader.read(text.buffer(), at, text.end(), engine, game);
            if (at >= 0) {
                after.run();
            }
        }
    }

    private Line line() {
        int[] ours = builtin.trace().moves();
        Move[] theirs = new Move[ours.length];
        int color = builtin.trace().start().sideToMove();
        for (int i = 0; i < ours.length; i++) {
            int promotion = Moves.promotion(ours[i]);
            theirs[i] = new Move(
                    Square.squareAt(Moves.from(ours[i])),
                    Square.squareAt(Moves.arrival(ours[i])),
                    promotion == 0 ? Piece.NONE : Piece.allPieces[color * 6 + promotion]);
            color ^= 1;
        }
        return new Line(Fen.write(builtin.trace().start()), ours, theirs);
    }

    /** Text to facts, our kernel. */
    @Benchmark
    public void replayBuiltin(Passed passed, Blackhole sink) {
        each(builtin, () -> count(builtin, passed, sink));
    }

    /** Text to facts, chesslib behind the same reader. */
    @Benchmark
    public void replayChesslib(Passed passed, Blackhole sink) {
        each(chesslib, () -> count(chesslib, passed, sink));
    }

    private static void count(ReplayEngine engine, Passed passed, Blackhole sink) {
        passed.games++;
        passed.plies += engine.facts().plies();
        sink.consume(engine);
    }

    /** Moves to final position, our board: hash, clock and check are kept up on the way. */
    @Benchmark
    public void playBuiltin(Passed passed, Blackhole sink) {
        for (Line line : lines) {
            position.copyFrom(Fen.parse(line.fen()).position().orElseThrow());
            for (int move : line.ours()) {
                position.play(move);
            }
            passed.games++;
            passed.plies += line.ours().length;
            sink.consume(position.hash());
        }
    }

    /** Moves to final position, chesslib's board. */
    @Benchmark
    public void playChesslib(Passed passed, Blackhole sink) {
        for (Line line : lines) {
            board.loadFromFen(line.fen());
            for (Move move : line.theirs()) {
                board.doMove(move);
            }
            passed.games++;
            passed.plies += line.theirs().length;
            sink.consume(board.getSideToMove() == Side.WHITE);
        }
    }

    /** All legal moves of every position on the way, our board. */
    @Benchmark
    public void legalMovesBuiltin(Passed passed, Blackhole sink) {
        int[] out = new int[Position.MAX_MOVES];
        for (Line line : lines) {
            position.copyFrom(Fen.parse(line.fen()).position().orElseThrow());
            for (int move : line.ours()) {
                sink.consume(position.legalMoves(out));
                position.play(move);
            }
            passed.games++;
            passed.plies += line.ours().length;
        }
    }

    /** All legal moves of every position on the way, chesslib's board. */
    @Benchmark
    public void legalMovesChesslib(Passed passed, Blackhole sink) {
        for (Line line : lines) {
            board.loadFromFen(line.fen());
            for (Move move : line.theirs()) {
                sink.consume(board.legalMoves());
                board.doMove(move);
            }
            passed.games++;
            passed.plies += line.theirs().length;
        }
    }
}
