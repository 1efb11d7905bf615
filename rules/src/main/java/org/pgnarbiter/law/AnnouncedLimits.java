package org.pgnarbiter.law;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pgnarbiter.board.Position;

/**
 * Exceptions to the fifty-move rule that an organiser announced before the event (Laws of 1975 12.4, of 1993 10.12): material
 * such as {@code KRBKR} and the number of moves that went with it. Either colour may have either side.
 */
public final class AnnouncedLimits implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Nothing was announced. */
    public static final AnnouncedLimits NONE = new AnnouncedLimits(Map.of());

    private static final String ROLES = "QRBNP";
    private static final int[] ROLE_OF = {Position.QUEEN, Position.ROOK, Position.BISHOP, Position.KNIGHT, Position.PAWN
    };

    private final LinkedHashMap<String, Integer> moves;

    private AnnouncedLimits(Map<String, Integer> moves) {
        this.moves = new LinkedHashMap<>(moves);
    }

    /**
     * Reads {@code KRBKR=100 KNNKP=75}; blanks, commas or semicolons between.
     *
     * @throws IllegalArgumentException if it has another form
     */
    public static AnnouncedLimits parse(String text) {
        Map<String, Integer> moves = new LinkedHashMap<>();
        for (String part : text.strip().split("[ ,;]+", -1)) {
            if (part.isEmpty()) {
                continue;
            }
            String[] halves = part.toUpperCase(Locale.ROOT).split("=", -1);
            if (halves.length != 2 || !halves[0].matches("K[QRBNP]*K[QRBNP]*") || !halves[1].matches("\\d{2,3}")) {
                throw new IllegalArgumentException("no exception of the form KRBKR=100: " + part);
            }
            moves.put(halves[0], Integer.valueOf(halves[1]));
        }
        return moves.isEmpty() ? NONE : new AnnouncedLimits(moves);
    }

    /** The announced limit for the men on the board, if there is one. */
    Optional<MoveLimit> limit(Position position) {
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        String white = men(position, Position.WHITE);
        String black = men(position, Position.BLACK);
        Integer limit = moves.get(white + black);
        if (limit == null) {
            limit = moves.get(black + white);
        }
        return Optional.ofNullable(limit).map(MoveLimit::raisedTo);
    }

    private static String men(Position position, int color) {
        StringBuilder men = new StringBuilder("K");
        for (int i = 0; i < ROLE_OF.length; i++) {
            for (int n = Material.count(position, color, ROLE_OF[i]); n > 0; n--) {
                men.append(ROLES.charAt(i));
            }
        }
        return men.toString();
    }
}
