package org.pgnarbiter.replay;

import java.util.Locale;
import java.util.function.Function;

/** What two engines can disagree on: every fact of {@link GameFacts}, and the final position. */
public enum Fact {
    PLIES(GameFacts::plies),
    STOP(GameFacts::stop),
    STOP_PLY(GameFacts::stopPly),
    STOP_TOKEN(GameFacts::stopToken),
    NEXT_TOKEN(GameFacts::nextToken),
    TOKENS_AFTER_STOP(GameFacts::tokensAfterStop),
    WHITE_BEGAN(GameFacts::whiteBegan),
    FEN_START(GameFacts::fenStart),
    FEN_CLOCK(GameFacts::fenClock),
    BOARD_STATE(GameFacts::boardState),
    WHITE_TO_MOVE(GameFacts::whiteToMove),
    IN_CHECK(GameFacts::inCheck),
    HALFMOVE_CLOCK(GameFacts::halfmoveClock),
    MAX_HALFMOVE_CLOCK(GameFacts::maxHalfmoveClock),
    MAX_REPETITION(GameFacts::maxRepetition),
    MAX_PLACEMENT_REPETITION(GameFacts::maxPlacementRepetition),
    THREEFOLD_PLY(GameFacts::threefoldPly),
    THREEFOLD_PLACEMENT_PLY(GameFacts::threefoldPlacementPly),
    FIVEFOLD_PLY(GameFacts::fivefoldPly),
    FIFTY_PLY(GameFacts::fiftyPly),
    SEVENTY_FIVE_PLY(GameFacts::seventyFivePly),
    INSUFFICIENT_PLY(GameFacts::insufficientPly),
    MOVES_HASH(GameFacts::movesHash),
    FALSE_MATE(GameFacts::falseMate),
    FINAL_FEN(null),
    /** The engine broke down over the game. */
    ENGINE(null);

    // References to methods of a record: nothing in them changes.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Function<GameFacts, Object> value;

    private final String word = name().toLowerCase(Locale.ROOT);

    Fact(Function<GameFacts, Object> value) {
        this.value = value;
    }

    /** The word used in findings; the column of the table {@code games} where there is one. */
    public String word() {
        return this == SEVENTY_FIVE_PLY ? "seventyfive_ply" : word;
    }

    /** Whether it is one of {@link GameFacts}. */
    boolean isRecorded() {
        return value != null;
    }

    /** The value as a reader wants it. */
    String of(GameFacts facts) {
        Object found = value.apply(facts);
        if (found == null || found.equals(GameFacts.NEVER)) {
            return "none";
        }
        return found instanceof Enum ? found.toString().toLowerCase(Locale.ROOT) : found.toString();
    }
}
