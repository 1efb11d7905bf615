package org.pgnarbiter.jobs.report;

import org.pgnarbiter.jobs.table.JsonWriter;

/**
 * Makes text from files harmless in a file that spreadsheets open. Where commas part decimals they part cells by
 * semicolons, so that what follows one, a tab or a line end may begin a cell.
 */
public final class SafeCell {
    private SafeCell() {}

    /**
     * The text; what would be taken for a formula, also after blanks, has an apostrophe before it, and what steers a
     * terminal or turns the direction of writing is spelled out as {@code \}{@code u001b}.
     */
    public static String of(String text) {
        StringBuilder cell = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((i == 0 || isBetweenCells(text.charAt(i - 1))) && isFormula(text, i)) {
                cell.append('\'');
            }
            if (JsonWriter.steers(c) && !isBetweenCells(c)) {
                cell.append(String.format("\\u%04x", (int) c));
            } else {
                cell.append(c);
            }
        }
        return cell.toString();
    }

    private static boolean isBetweenCells(char c) {
        return c == ';' || c == '\t' || c == '\n' || c == '\r';
    }

    private static boolean isFormula(String text, int start) {
        int i = start;
        while (i < text.length()
                && (text.charAt(i) <= ' ' || Character.isSpaceChar(text.charAt(i)) || text.charAt(i) == '\uFEFF')) {
            if (isBetweenCells(text.charAt(i))) {
                return start == 0;
            }
            i++;
        }
        // A lone sign is the usual mark of "none" and no formula. The last four are the wide forms of the first four.
        return i + 1 < text.length()
                && !isBetweenCells(text.charAt(i + 1))
                && "=+-@|\uFF1D\uFF0B\uFF0D\uFF20".indexOf(text.charAt(i)) >= 0;
    }
}
