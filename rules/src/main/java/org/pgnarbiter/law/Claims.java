package org.pgnarbiter.law;

import java.util.ArrayList;
import java.util.List;

/**
 * All claims of a game under a rule set, and what is in dispute about them.
 *
 * @param list the claims, in the order of their first plies
 * @param atEnd the claims that stand in the final position, bits of this class
 * @param disputedPly first ply at which another reading of "same position" counts three where the strict one does not, or -1
 * @param undeterminedPly first ply at which the era's number of moves may have been reached or not, or -1
 * @param exception whether the count passed a hundred plies in an ending with a raised limit
 * @param matingMove whether an intended move of a fifty-move claim at the end would mate
 */
public record Claims(
        List<Claim> list, int atEnd, int disputedPly, int undeterminedPly, boolean exception, boolean matingMove) {

    /** Third occurrence on the board. */
    public static final int THREEFOLD = 1;
    /** Fifty moves on the board. */
    public static final int FIFTY = 2;
    /** Third occurrence by a written move. */
    public static final int THREEFOLD_INTENDED = 4;
    /** Fifty moves by a written move. */
    public static final int FIFTY_INTENDED = 8;

    /** No claim, no dispute. */
    public static final Claims NONE = new Claims(List.of(), 0, -1, -1, false, false);

    public Claims {
        list = List.copyOf(list);
    }

    private static final List<List<String>> WORDS = words("threefold", "fifty", "threefold_intended", "fifty_intended");

    /** By the bits of {@link #atEnd}. */
    private static List<List<String>> words(String... words) {
        List<List<String>> all = new ArrayList<>();
        for (int bits = 0; bits < 1 << words.length; bits++) {
            List<String> some = new ArrayList<>();
            for (int bit = 0; bit < words.length; bit++) {
                if ((bits >> bit & 1) != 0) {
                    some.add(words[bit]);
                }
            }
            all.add(List.copyOf(some));
        }
        return List.copyOf(all);
    }

    /** Whether there is no claim and no dispute. */
    public boolean isEmpty() {
        return list.isEmpty() && disputedPly < 0 && undeterminedPly < 0 && !exception;
    }

    /** The words of the tables for {@link #atEnd}. */
    public List<String> atEndWords() {
        return WORDS.get(atEnd);
    }
}
