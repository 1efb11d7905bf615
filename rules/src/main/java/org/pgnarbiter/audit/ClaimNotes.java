package org.pgnarbiter.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pgnarbiter.pgn.MoveSink;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;

/**
 * Looks within a game for a comment that says that a draw was claimed and the claim correct, with moves after it. The
 * reader keeps only the last comments, so the game's text is read once more; few games have such a word. Reused.
 */
final class ClaimNotes implements MoveSink {
    /** Letters without which a comment speaks of no claim. */
    static final String CLAIM = "claim";

    /** Longer comments are prose, and their claims are those of the writer. */
    private static final int LONGEST = 160;

    /** How many words may stand between the claim and what is claimed. */
    private static final int NEAR = 3;

    private static final List<String> CLAIMED =
            List.of("draw", "drawn", "repetition", "threefold", "three", "3-fold", "fifty", "50", "50-move");
    private static final List<String> GRANTED =
            List.of("correct", "correctly", "right", "rightly", "upheld", "granted", "accepted", "confirmed", "valid");
    private static final List<String> DENIED = List.of(
            "not",
            "no",
            "never",
            "if",
            "could",
            "would",
            "should",
            "might",
            "may",
            "can",
            "incorrect",
            "incorrectly",
            "wrong",
            "wrongly",
            "invalid",
            "rejected",
            "refused",
            "denied",
            "declined",
            "that",
            "later");

    private final PgnReader reader = new PgnReader();
    private final PgnGame again = new PgnGame();
    private PgnGame game;
    private int plies;
    private int found;

    /** The ply after which such a comment stands, or -1. */
    int granted(PgnGame in) {
        plies = 0;
        found = -1;
        reader.read(in.buffer(), in.start(), in.end(), this, again);
        return found;
    }

    @Override
    public void begin(PgnGame of) {
        game = of;
    }

    /** The comments that are the last so far stand between the move before and this one. */
    @Override
    public int move(byte[] text, int start, int limit) {
        for (int i = 0; found < 0 && i < game.finalCommentCount(); i++) {
            if (grants(game.finalCommentText(i))) {
                found = plies;
            }
        }
        plies++;
        return PassOver.MOVES.move(text, start, limit);
    }

    @Override
    public void lost(byte[] text, int at, int limit) {
        // No move follows.
    }

    @Override
    public void end() {
        // All is done.
    }

    static boolean grants(CharSequence comment) {
        if (comment.length() > LONGEST || !Words.contains(comment, CLAIM)) {
            return false;
        }
        List<String> words = words(comment);
        boolean granted = false;
        boolean claimed = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (DENIED.contains(word) || word.endsWith("n't")) {
                return false;
            }
            granted |= GRANTED.contains(word);
            if (word.startsWith(CLAIM)) {
                List<String> near = words.subList(Math.max(0, i - NEAR), Math.min(words.size(), i + NEAR + 1));
                claimed |= near.stream().anyMatch(CLAIMED::contains);
            }
        }
        return granted && claimed;
    }

    private static List<String> words(CharSequence text) {
        String all = text.toString().toLowerCase(Locale.ROOT);
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= all.length(); i++) {
            char c = i < all.length() ? all.charAt(i) : ' ';
            if (!Words.letterOrDigit(c) && c != '-' && c != '\'') {
                if (i > from) {
                    words.add(all.substring(from, i));
                }
                from = i + 1;
            }
        }
        return words;
    }
}
