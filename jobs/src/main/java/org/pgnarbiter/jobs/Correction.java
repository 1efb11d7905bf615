package org.pgnarbiter.jobs;

import org.pgnarbiter.jobs.report.SafeCell;
import org.pgnarbiter.jobs.report.SafeText;

/**
 * One line of the list of changes.
 *
 * @param game number of the game in its file, from 0
 * @param byteOffset where the game begins
 * @param players who played
 * @param what the tag changed, {@code movetext}, or {@code note} when nothing was changed
 * @param from what stood there
 * @param to what stands there now; empty for a note
 * @param why the reason with its article
 */
record Correction(int game, long byteOffset, String players, String what, String from, String to, String why) {
    /** The columns of {@link #row}. */
    static final String HEADING = "file\tgame\tbyte_offset\tplayers\twhat\tfrom\tto\twhy";

    static final String NOTE = "note";

    /** Whether the file was changed. */
    boolean isChange() {
        return !what.equals(NOTE);
    }

    /** The line, with tabs between; tabs and line ends within are blanks, and no cell is a formula. */
    String row(String file) {
        return String.join(
                "\t",
                clean(file),
                String.valueOf(game),
                String.valueOf(byteOffset),
                clean(players),
                what,
                clean(from),
                clean(to),
                clean(why));
    }

    private static String clean(String text) {
        return SafeCell.of(SafeText.line(text));
    }
}
