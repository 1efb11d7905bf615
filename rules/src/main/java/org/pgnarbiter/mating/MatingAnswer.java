package org.pgnarbiter.mating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;

/** Whether one player can still mate, with the proof. Immutable. */
public final class MatingAnswer {
    private static final int[] NO_MOVES = {};

    private final MatingReason reason;
    private final int[] line;
    private final long positions;

    private MatingAnswer(MatingReason reason, int[] line, long positions) {
        this.reason = reason;
        this.line = line;
        this.positions = positions;
    }

    static MatingAnswer of(MatingReason reason, long positions) {
        return new MatingAnswer(reason, NO_MOVES, positions);
    }

    /** The line is taken over, not copied. */
    static MatingAnswer helpmate(int[] line, long positions) {
        return new MatingAnswer(
                line.length == 0 ? MatingReason.CHECKMATE_ON_BOARD : MatingReason.HELPMATE, line, positions);
    }

    /** Yes, no, open or undecided. */
    public CanMate canMate() {
        return reason.answer();
    }

    /** What the answer rests on. */
    public MatingReason reason() {
        return reason;
    }

    /** How many positions were looked at; depends on the position and the budget only. */
    public long positions() {
        return positions;
    }

    /** For a yes the packed moves, from the position asked about, that end in checkmate; else empty. A copy. */
    public int[] line() {
        return line.clone();
    }

    /**
     * The line in UCI notation.
     *
     * @param from the position that was asked about
     */
    public List<String> uciLine(Position from) {
        List<String> moves = new ArrayList<>(line.length);
        for (int move : line) {
            moves.add(Moves.uci(move, from.chess960()));
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * The same answer with a shorter line where one move leads to a position that the line reaches later: a search that
     * looks for any mate may wander. Not the shortest line there is.
     *
     * @param from the position that was asked about
     */
    public MatingAnswer shortened(Position from) {
        if (line.length < 3) {
            return this;
        }
        Map<String, Integer> reached = new HashMap<>();
        List<Position> path = new ArrayList<>();
        Position here = from.copy();
        for (int ply = 0; ply <= line.length; ply++) {
            reached.put(withoutCounters(here), ply);
            path.add(here.copy());
            if (ply < line.length) {
                here.play(line[ply]);
            }
        }
        int[] shorter = new int[line.length];
        int length = 0;
        int[] moves = new int[Position.MAX_MOVES];
        for (int ply = 0; ply < line.length; ) {
            int next = ply + 1;
            shorter[length] = line[ply];
            int count = path.get(ply).legalMoves(moves);
            for (int i = 0; i < count; i++) {
                here.copyFrom(path.get(ply));
                here.play(moves[i]);
                int later = reached.getOrDefault(withoutCounters(here), -1);
                if (later > next) {
                    next = later;
                    shorter[length] = moves[i];
                }
            }
            ply = next;
            length++;
        }
        return new MatingAnswer(reason, Arrays.copyOf(shorter, length), positions);
    }

    private static String withoutCounters(Position position) {
        String fen = Fen.write(position);
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
    }

    @Override
    public String toString() {
        return canMate().word() + " (" + reason + ", " + positions + " positions)";
    }
}
