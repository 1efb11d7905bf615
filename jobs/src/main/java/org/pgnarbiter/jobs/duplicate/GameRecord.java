package org.pgnarbiter.jobs.duplicate;

import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * What is looked at of one record of a game, as columns of {@code games} of the same names say it.
 *
 * @param source with {@code blockOffset} and {@code byteOffset} the key of the record
 * @param result the Result tag, else the movetext's own; null when there is none of the four
 * @param finalHash hash of the men of the final position
 * @param address the game's own page or number where it was played, which no other game has; null when it has none
 * @param time the time of day at which it began; null when not said
 * @param moves the moves in UCI with blanks between; null when they were not kept
 */
record GameRecord(
        String source,
        long blockOffset,
        long byteOffset,
        String event,
        String site,
        String dateText,
        String round,
        String white,
        String black,
        String result,
        int plies,
        long movesHash,
        long openingHash,
        long finalHash,
        String address,
        String time,
        String moves) {

    private static final Pattern LEADING_ZEROS = Pattern.compile("(?<![0-9])0+(?=[0-9])");

    boolean hasFullDate() {
        return dateText != null
                && dateText.length() == 10
                && digits(dateText, 0, 4)
                && dateText.charAt(4) == '.'
                && digits(dateText, 5, 7)
                && dateText.charAt(7) == '.'
                && digits(dateText, 8, 10);
    }

    private static boolean digits(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Year of the date, as text; empty when unknown. */
    String year() {
        return dateText != null && dateText.length() >= 4 && digits(dateText, 0, 4) ? dateText.substring(0, 4) : "";
    }

    /** The round without leading zeros; empty when it is not said. */
    String plainRound() {
        if (round == null || round.chars().noneMatch(c -> c >= '0' && c <= '9')) {
            return "";
        }
        String text = round.strip();
        return text.indexOf('0') < 0 ? text : LEADING_ZEROS.matcher(text).replaceAll("");
    }

    /** How many plies from the start are those of another record; -1 when nobody can tell any more. */
    int pliesShared(GameRecord other) {
        if (movesHash == other.movesHash) {
            return plies;
        }
        if (moves == null || other.moves == null) {
            return -1;
        }
        String[] here = moves.split(" ", -1);
        String[] there = other.moves.split(" ", -1);
        int shared = Arrays.mismatch(here, there);
        return shared < 0 ? plies : Math.min(shared, Math.min(plies, other.plies));
    }

    /** Whether the result is one of a finished game. */
    boolean isDecided() {
        return result != null && !result.equals("*");
    }
}
