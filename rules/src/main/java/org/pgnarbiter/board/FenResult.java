package org.pgnarbiter.board;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What came of reading a FEN: a position, or the reasons why there is none, or a position with reservations. */
public final class FenResult {
    private final Position position;
    private final Set<FenProblem> problems;

    FenResult(Position position, EnumSet<FenProblem> problems) {
        this.position = position;
        this.problems = Collections.unmodifiableSet(problems);
    }

    /** The position, unless one of the problems is fatal. */
    public Optional<Position> position() {
        return Optional.ofNullable(position);
    }

    /** Everything found wrong, in the order of the enum; empty for a good FEN. */
    public Set<FenProblem> problems() {
        return problems;
    }
}
