package org.pgnarbiter.replay;

import java.io.Serializable;

/**
 * What happened on the board: facts, no opinions. The same under every rule set. Plies count from 1, 0 is the start
 * position, {@link #NEVER} means that it did not happen.
 *
 * @param plies legal plies replayed
 * @param stop why the replay stopped early, or null
 * @param stopPly the ply that could not be played, or {@link #NEVER}
 * @param stopToken what stood there (at most 40 characters), or null
 * @param nextToken the word of movetext after it, or null
 * @param tokensAfterStop how many words of main line movetext came after it
 * @param whiteBegan whether White was to move in the start position
 * @param fenStart whether the game has a FEN of its own that was used
 * @param fenClock half-move clock of the start position
 * @param boardState the final position by the board alone
 * @param whiteToMove whether White is to move in the final position
 * @param inCheck whether the side to move in the final position is in check
 * @param halfmoveClock half-move clock of the final position
 * @param maxHalfmoveClock largest half-move clock of any position
 * @param maxRepetition largest number of occurrences of one position, 1 and up (Laws 9.2.3)
 * @param maxPlacementRepetition the same by men and side to move alone
 * @param threefoldPly first ply at which a position stood for the third time
 * @param threefoldPlacementPly the same by men and side to move alone
 * @param fivefoldPly first ply at which a position stood for the fifth time
 * @param fiftyPly first ply with a half-move clock of 100
 * @param seventyFivePly first ply with a half-move clock of 150
 * @param insufficientPly first ply with insufficient material
 * @param movesHash hash of start position and moves
 * @param falseMate whether the last move carries a mate sign that the board contradicts
 */
public record GameFacts(
        int plies,
        StopReason stop,
        int stopPly,
        String stopToken,
        String nextToken,
        int tokensAfterStop,
        boolean whiteBegan,
        boolean fenStart,
        int fenClock,
        BoardState boardState,
        boolean whiteToMove,
        boolean inCheck,
        int halfmoveClock,
        int maxHalfmoveClock,
        int maxRepetition,
        int maxPlacementRepetition,
        int threefoldPly,
        int threefoldPlacementPly,
        int fivefoldPly,
        int fiftyPly,
        int seventyFivePly,
        int insufficientPly,
        long movesHash,
        boolean falseMate)
        implements Serializable {
    /** The ply of what did not happen. */
    public static final int NEVER = -1;

    /** Whether there was a game to replay: a possible start position of standard chess or Chess960. */
    public boolean replayed() {
        return stop != StopReason.BAD_FEN && (stop != StopReason.VARIANT || stopPly != NEVER);
    }
}
