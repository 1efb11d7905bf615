package org.pgnarbiter.board;

/** One of the two players. The ordinals 0 and 1 are the colour numbers of {@link Position}. */
public enum Color {
    /** Has the first move of a game from the initial position (Laws 1.2). */
    WHITE,
    /** The other player. */
    BLACK;

    /** The player on the other side of the board. */
    public Color opponent() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The colour with the number {@code 0} (White) or {@code 1} (Black). */
    public static Color of(int number) {
        return number == 0 ? WHITE : BLACK;
    }
}
