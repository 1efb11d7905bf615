package org.pgnarbiter.board;

/** Says which moves are legal in a position: {@link Position#legalMoves}, or another opinion. */
@FunctionalInterface
public interface LegalMoves {
    /**
     * Fills in the packed moves.
     *
     * @param out at least {@link Position#MAX_MOVES} long
     * @return how many there are
     */
    int of(Position position, int[] out);
}
