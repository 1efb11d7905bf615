package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Chess960Starts;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.SlowBoard;
import org.pgnarbiter.testkit.Effort;
import org.pgnarbiter.testkit.SharedData;

/** {@link Replayer} against {@link SlowFacts}: random games that go in circles, and a sample of real games. */
class ReplayTwinTest {
    private static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /** Starts in which castling rights, captures en passant, long shuffles or few men matter. */
    static final List<String> STARTS = List.of(
            INITIAL,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R w KQkq d6 0 20",
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 40 60",
            "k7/8/8/8/8/8/8/K6R w - - 37 60",
            "k7/8/8/8/8/8/8/KB5B b - - 140 100",
            "4k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1",
            "1kr4n/3p4/8/2P5/8/8/8/2K4N b - - 0 1",
            "k7/3p4/8/4P3/2K5/8/8/8 b - - 99 80",
            "2b2rk1/5ppp/8/8/8/8/5PPP/2B2RK1 w - - 0 1");

    @Test
    void randomGamesInCirclesHaveTheFactsOfTheSlowTwin() {
        Random random = new Random(4);
        List<String> arrays = Chess960Starts.arrays();
        int[] reached = new int[4];
        for (int game = 0; game < 400 * Effort.rounds(); game++) {
            String fen = STARTS.get(game % STARTS.size());
            boolean chess960 = game % 5 == 4;
            if (chess960) {
                fen = Chess960Starts.fen(arrays.get(random.nextInt(960)), arrays.get(random.nextInt(960)));
            }
            SlowFacts slow = new SlowFacts(fen);
            String pgn = randomGame(slow, fen, chess960, random, game % 40 == 0 ? 400 : 100);
            ReadGame.each(pgn.getBytes(java.nio.charset.StandardCharsets.UTF_8), read -> {
                assertNull(read.facts.stop(), pgn);
                assertEquals(slow.toString(), SlowFacts.of(read.facts, read.finalFen()), pgn);
                assertEquals(List.of(), read.game.problems(), pgn);
                trace(read, pgn);
                reached[0] += read.facts.threefoldPly() > 0 ? 1 : 0;
                reached[1] += read.facts.fivefoldPly() > 0 ? 1 : 0;
                reached[2] += read.facts.seventyFivePly() > 0 ? 1 : 0;
                reached[3] += read.facts.threefoldPly() != read.facts.threefoldPlacementPly() ? 1 : 0;
            });
        }
        // The games are of the kind that matters.
        for (int count : reached) {
            assertTrue(count > 10, () -> java.util.Arrays.toString(reached));
        }
    }

    /** The trace counts what the table counts. */
    private static void trace(ReadGame read, String pgn) {
        GameTrace trace = read.replayer.trace();
        int strict = 1;
        int placement = 1;
        samePlacementIsExact(read.replayer, trace);
        for (int ply = 0; ply <= trace.plies(); ply++) {
            strict = Math.max(strict, trace.occurrences(ply));
            placement = Math.max(placement, trace.noted(ply, false));
        }
        assertEquals(read.facts.maxRepetition(), strict, pgn);
        assertEquals(read.facts.maxPlacementRepetition(), placement, pgn);
    }

    /** What confirms a hash: the men taken back move by move, against the positions played anew. */
    private static void samePlacementIsExact(Replayer replayer, GameTrace trace) {
        Position earlier = Position.initial();
        int last = trace.plies();
        for (int ply = last - 1; ply >= trace.windowStart(last); ply--) {
            trace.positionAt(ply, earlier);
            boolean same = true;
            for (int square = 0; square < 64; square++) {
                same &= earlier.pieceAt(square) == replayer.position().pieceAt(square);
            }
            assertEquals(same, trace.samePlacement(replayer.position(), last, ply));
        }
    }

    static String randomGame(SlowFacts slow, String fen, boolean chess960, Random random, int limit) {
        StringBuilder pgn = new StringBuilder();
        if (!fen.equals(INITIAL)) {
            pgn.append("[SetUp \"1\"]\n[FEN \"").append(fen).append("\"]\n");
        }
        pgn.append(chess960 ? "[Variant \"Chess960\"]\n" : "[Event \"?\"]\n").append('\n');
        List<SlowBoard.Move> played = new ArrayList<>();
        for (int ply = 0; ply < limit; ply++) {
            List<SlowBoard.Move> moves = slow.board.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            SlowBoard.Move move = moves.get(random.nextInt(moves.size()));
            if (ply >= 2 && random.nextInt(8) > 0) {
                SlowBoard.Move before = played.get(ply - 2);
                move = moves.stream()
                        .filter(m -> m.from() == before.to() && m.to() == before.from())
                        .findFirst()
                        .orElse(move);
            }
            if (slow.board.whiteToMove() || ply == 0) {
                pgn.append(ply / 2 + 1).append(slow.board.whiteToMove() ? ". " : "... ");
            }
            pgn.append(slow.board.san(move, moves)).append(ply % 12 == 11 ? '\n' : ' ');
            slow.play(move);
            played.add(move);
        }
        return pgn.append("*\n").toString();
    }

    @Test
    void realGamesHaveTheFactsOfTheSlowTwin() throws IOException {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        // One game in a prime number, so that every file and every kind of game has its turn when there is more time.
        int every = Math.max(1, 997 / Effort.rounds());
        int[] count = new int[2];
        RealGames.files(
                archive.get(),
                (name, bytes) -> ReadGame.each(bytes, read -> {
                    if (count[0]++ % every == 0 || name.endsWith("67af9e78.pgn") && read.offset == 338603) {
                        count[1]++;
                        GameTrace trace = read.replayer.trace();
                        SlowFacts slow = new SlowFacts(Fen.write(trace.start()));
                        for (String uci : read.uci().split(" ", -1)) {
                            if (!uci.isEmpty()) {
                                slow.play(slow.board.legalMoves().stream()
                                        .filter(m ->
                                                m.uci(trace.start().chess960()).equals(uci))
                                        .findFirst()
                                        .orElseThrow(() -> new AssertionError(name + "@" + read.offset + " " + uci)));
                            }
                        }
                        assertEquals(
                                slow.toString(), SlowFacts.of(read.facts, read.finalFen()), name + "@" + read.offset);
                    }
                }));
        System.out.println("slow twin: " + count[1] + " real games");
    }
}
