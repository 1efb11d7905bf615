package org.pgnarbiter.mating;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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

    @Override
    public String toString() {
        return canMate().word() + " (" + reason + ", " + positions + " positions)";
    }
}
