package org.pgnarbiter.law;

/** The four results of the PGN standard. */
public enum Outcome {
    /** {@code 1-0}. */
    WHITE_WINS("1-0"),
    /** {@code 0-1}. */
    BLACK_WINS("0-1"),
    /** {@code 1/2-1/2}. */
    DRAW("1/2-1/2"),
    /** {@code *}: no result. */
    UNKNOWN("*");

    private final String text;

    Outcome(String text) {
        this.text = text;
    }

    /** As PGN writes it. */
    public String text() {
        return text;
    }

    /** Whether one side wins. */
    public boolean decisive() {
        return this == WHITE_WINS || this == BLACK_WINS;
    }

    /** Whether the game has a result. */
    public boolean real() {
        return this != UNKNOWN;
    }

    /** Colour number of the winner, or -1. */
    public int winner() {
        return switch (this) {
            case WHITE_WINS -> 0;
            case BLACK_WINS -> 1;
            case DRAW, UNKNOWN -> -1;
        };
    }

    /** The win of a colour (0 White, 1 Black). */
    public static Outcome winOf(int color) {
        return color == 0 ? WHITE_WINS : BLACK_WINS;
    }

    /** The result that this text is, or null; the text must be exact. */
    @SuppressWarnings("ReturnMissingNullable")
    public static Outcome of(CharSequence text) {
        if (text == null) {
            return null;
        }
        for (Outcome outcome : VALUES) {
            if (outcome.text.contentEquals(text)) {
                return outcome;
            }
        }
        return null;
    }

    private static final Outcome[] VALUES = values();
}
