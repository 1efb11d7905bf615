package org.pgnarbiter.board;

import java.util.ArrayList;
import java.util.List;

/** The 960 starting arrays of Chess960, by their definition (FIDE Guidelines II.2). */
public final class Chess960Starts {
    private Chess960Starts() {}

    /** White's back ranks, in alphabetical order. */
    public static List<String> arrays() {
        List<String> arrays = new ArrayList<>();
        permute("", "BBKNNQRR", arrays);
        arrays.removeIf(a -> (a.indexOf('B') + a.lastIndexOf('B')) % 2 == 0
                || a.indexOf('K') < a.indexOf('R')
                || a.indexOf('K') > a.lastIndexOf('R'));
        return arrays;
    }

    private static void permute(String head, String left, List<String> out) {
        if (left.isEmpty()) {
            out.add(head);
        }
        for (int i = 0; i < left.length(); i++) {
            if (left.indexOf(left.charAt(i)) == i) {
                permute(head + left.charAt(i), left.substring(0, i) + left.substring(i + 1), out);
            }
        }
    }

    /** The FEN of a start; the arrays of White and Black may differ (double Chess960). */
    public static String fen(String white, String black) {
        return black.toLowerCase(java.util.Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1";
    }
}
