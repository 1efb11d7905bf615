package org.pgnarbiter.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/** Compares the engine built in and chesslib over many games, and counts. */
final class EngineTally {
    private final ChesslibProvider provider = new ChesslibProvider();
    private final SecondOpinion opinion = new SecondOpinion(provider);
    private final ChesslibBoard board = new ChesslibBoard();
    private final Position position = Position.initial();
    private final int[] ours = new int[Position.MAX_MOVES];
    private final int[] theirs = new int[Position.MAX_MOVES];

    /** Games by fault and fact: {@code FAULT fact}; a game that one engine does not replay counts once. */
    final Map<String, Integer> known = new TreeMap<>();

    /** Games by fault alone. */
    final Map<String, Integer> gamesByFault = new TreeMap<>();

    /** The first game of each. */
    final Map<String, String> examples = new TreeMap<>();

    /** Everything no fault accounts for, with where it is. */
    final List<String> unexplained = new ArrayList<>();

    int games;
    int agreeing;
    long plies;
    /** Positions whose legal moves were compared. */
    long positions;
    /** Games whose last position {@code Board.isDraw} calls drawn. */
    int drawnByChesslib;
    /** Of those: nothing but a draw somebody would have to claim. */
    int onlyClaimable;
    /** Games that go on after a position {@code Board.isDraw} would have called drawn. */
    int playedOn;

    void add(String where, ReadGame game) {
        games++;
        plies += game.facts.plies();
        List<Disagreement> found = opinion.on(game.game, game.replayer, false);
        if (found.isEmpty()) {
            agreeing++;
        }
        found.stream()
                .filter(one -> one.fault() != null)
                .map(one -> one.fault().name())
                .distinct()
                .forEach(fault -> gamesByFault.merge(fault, 1, Integer::sum));
        for (Disagreement one : found) {
            if (one.fault() == null) {
                unexplained.add(
                        where + " " + one.fact().word() + ": builtin " + one.builtin() + ", chesslib " + one.other());
            } else {
                if (one.fault() == ChesslibFault.NO_CHESS960 && one.fact() != Fact.STOP) {
                    continue;
                }
                String key = one.fault().name() + " " + one.fact().word();
                known.merge(key, 1, Integer::sum);
                examples.putIfAbsent(key, where + " builtin " + one.builtin() + ", chesslib " + one.other());
            }
        }
        ChesslibReplayer chesslib = (ChesslibReplayer) opinion.engine();
        if (chesslib.facts().stop() != StopReason.VARIANT && game.facts.stop() != StopReason.BAD_FEN) {
            course(where, game.replayer.trace(), chesslib);
            draws(game.replayer, chesslib);
        }
    }

    /** The legal moves of every position, and what chesslib itself makes of repetitions. */
    private void course(String where, GameTrace trace, ChesslibReplayer chesslib) {
        position.copyFrom(trace.start());
        board.load(position);
        int threefold = GameFacts.NEVER;
        int fivefold = GameFacts.NEVER;
        for (int ply = 0; ply <= trace.plies(); ply++) {
            if (ply > 0) {
                board.play(trace.move(ply));
                position.play(trace.move(ply));
                if (threefold < 0 && board.board().isRepetition(3)) {
                    threefold = ply;
                }
                if (threefold >= 0 && fivefold < 0 && board.board().isRepetition(5)) {
                    fivefold = ply;
                }
            }
            int count = position.legalMoves(ours);
            int other = board.of(position, theirs);
            Arrays.sort(ours, 0, count);
            Arrays.sort(theirs, 0, other);
            positions++;
            if (!Arrays.equals(ours, 0, count, theirs, 0, other)) {
                unexplained.add(where + " legal moves at ply " + ply + ": builtin " + uci(ours, count) + ", chesslib "
                        + uci(theirs, other));
            }
        }
        GameFacts facts = chesslib.facts();
        if (threefold != facts.threefoldPly() || fivefold != facts.fivefoldPly()) {
            unexplained.add(where + " the adapter is wrong: Board.isRepetition says " + threefold + " and " + fivefold
                    + ", " + facts);
        }
    }

    private static String uci(int[] moves, int count) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < count; i++) {
            out.append(Moves.uci(moves[i], false)).append(' ');
        }
        return out.toString();
    }

    private void draws(ReplayEngine builtin, ChesslibReplayer chesslib) {
        if (chesslib.board().board().isDraw()) {
            drawnByChesslib++;
        }
        if (ChesslibFault.isClaimableDrawCalledDraw(builtin, chesslib)) {
            onlyClaimable++;
        }
        GameFacts facts = chesslib.facts();
        int first = Integer.MAX_VALUE;
        for (int ply : new int[] {facts.threefoldPly(), facts.fiftyPly(), facts.insufficientPly()}) {
            first = ply < 0 ? first : Math.min(first, ply);
        }
        if (first < facts.plies()) {
            playedOn++;
        }
    }

    String report(String title) {
        StringBuilder out = new StringBuilder(title)
                .append(String.format(
                        ": %,d games, %,d plies, legal moves of %,d positions; %,d games agree in every fact%n",
                        games, plies, positions, agreeing));
        known.forEach(
                (key, count) -> out.append(String.format("  %-55s %6d  e.g. %s%n", key, count, examples.get(key))));
        out.append(String.format(
                "  isDraw at the end: %d, of these claimable only: %d; played on after isDraw: %d%n",
                drawnByChesslib, onlyClaimable, playedOn));
        out.append("  unexplained: ").append(unexplained.size()).append('\n');
        unexplained.stream()
                .limit(20)
                .forEach(line -> out.append("    ").append(line).append('\n'));
        return out.toString();
    }
}
