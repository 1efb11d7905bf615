package org.pgnarbiter.law;

/**
 * How many moves by each side without capture or pawn move allow a claim.
 *
 * @param least the smallest number the era's rule can mean
 * @param most the number from which a claim is certainly right; equal to {@code least} where the rule is known
 * @param exception whether the material is of a class for which the limit was raised at the time, or may have been
 */
public record MoveLimit(int least, int most, boolean exception) {

    static final MoveLimit FIFTY = new MoveLimit(50, 50, false);

    /** Whether the rule of the day is known for this material. */
    public boolean determined() {
        return least == most;
    }

    static MoveLimit raisedTo(int moves) {
        return new MoveLimit(moves, moves, true);
    }

    /** It is not known whether 50 or the higher number was in force. */
    static MoveLimit fiftyOr(int moves) {
        return new MoveLimit(50, moves, true);
    }
}
