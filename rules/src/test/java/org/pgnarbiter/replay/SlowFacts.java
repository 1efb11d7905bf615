package org.pgnarbiter.replay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pgnarbiter.board.SlowBoard;

/** The slow twin of {@link Replayer}: moves in UCI in, the facts as one readable text out; repetition counted by text. */
final class SlowFacts {
    private final Map<String, Integer> seen = new HashMap<>();
    private final Map<String, Integer> placements = new HashMap<>();
    final SlowBoard board;
    private int plies;
    private int maxClock;
    private int maxRepetition;
    private int maxPlacement;
    private int threefold = -1;
    private int threefoldPlacement = -1;
    private int fivefold = -1;
    private int fifty = -1;
    private int seventyFive = -1;
    private int insufficient = -1;

    SlowFacts(String fen) {
        board = SlowBoard.of(fen);
        look();
    }

    void play(SlowBoard.Move move) {
        board.make(move);
        plies++;
        look();
    }

    private void look() {
        int count = seen.merge(board.key(), 1, Integer::sum);
        int placement = placements.merge(board.placementKey(), 1, Integer::sum);
        maxRepetition = Math.max(maxRepetition, count);
        maxPlacement = Math.max(maxPlacement, placement);
        maxClock = Math.max(maxClock, board.clock());
        threefold = first(threefold, count >= 3);
        fivefold = first(fivefold, count >= 5);
        threefoldPlacement = first(threefoldPlacement, placement >= 3);
        fifty = first(fifty, board.clock() >= 100);
        seventyFive = first(seventyFive, board.clock() >= 150);
        insufficient = first(insufficient, board.insufficient());
    }

    private int first(int known, boolean now) {
        return known < 0 && now ? plies : known;
    }

    @Override
    public String toString() {
        List<SlowBoard.Move> moves = board.legalMoves();
        String state = moves.isEmpty()
                ? board.inCheck() ? "checkmate" : "stalemate"
                : board.insufficient() ? "insufficient_material" : "none";
        return String.join(
                " ",
                "plies=" + plies,
                "state=" + state,
                "clock=" + board.clock() + "/" + maxClock,
                "repetition=" + maxRepetition + "/" + maxPlacement,
                "three=" + threefold + "/" + threefoldPlacement,
                "five=" + fivefold,
                "fifty=" + fifty,
                "seventyfive=" + seventyFive,
                "insufficient=" + insufficient,
                board.fen());
    }

    /** The facts of the product in the same form. */
    static String of(GameFacts facts, String finalFen) {
        return String.join(
                " ",
                "plies=" + facts.plies(),
                "state=" + facts.boardState().word(),
                "clock=" + facts.halfmoveClock() + "/" + facts.maxHalfmoveClock(),
                "repetition=" + facts.maxRepetition() + "/" + facts.maxPlacementRepetition(),
                "three=" + facts.threefoldPly() + "/" + facts.threefoldPlacementPly(),
                "five=" + facts.fivefoldPly(),
                "fifty=" + facts.fiftyPly(),
                "seventyfive=" + facts.seventyFivePly(),
                "insufficient=" + facts.insufficientPly(),
                finalFen);
    }
}
