package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * Any text as Termination tag, its details or the last comment, after a byte that picks names and result; and the same
 * text as a date and a time control.
 */
public final class RecordTarget implements FuzzTarget {
    private static final String[] NAMES = {
        "Carlsen, Magnus", "Nakamura", "hikaru", "W", "", "Stockfish 16 64-bit", "N.N.", "Time, Father", null
    };

    private final OneText game = new OneText();

    @Override
    public List<byte[]> seeds() {
        return FuzzTarget.bytes(
                "\u0000normal",
                "\u0001time forfeit",
                "\u0002hikaru won on time",
                "\u0003White forfeits on time",
                "\u0004Black resigns",
                "\u0005Game drawn by repetition",
                "\u0006Draw by 3-fold repetition",
                "\u0007White's connection stalls",
                "\u0008Carlsen, Magnus runs out of time and W has no material to mate",
                "\u0009+0.35/12 0.5s, White mates",
                "\nGame drawn by mutual agreement",
                "\u000bNakamura gewinnt durch Zeit\u00fcberschreitung",
                "\u000cabandons par forfait",
                "\rrules infraction",
                "\u000e2018.12.05",
                "\u000f40/7200:3600+30",
                "\u0010{Black checkmated}",
                "\u0011both flags fell",
                "\u0012Armageddon, draw counts as a win for Black",
                "\u0013stalemate");
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes(
                "White ",
                "Black ",
                "won ",
                "wins ",
                "lost ",
                "loses ",
                "drawn ",
                "draw ",
                "by ",
                "on ",
                "time",
                "forfeit",
                "resign",
                "resigns",
                "resignation",
                "checkmate",
                "mate",
                "stalemate",
                "repetition",
                "fifty",
                "50",
                "move",
                "rule",
                "insufficient material",
                "agreement",
                "abandoned",
                "disconnect",
                "adjudicat",
                "illegal move",
                "default",
                "walkover",
                "death",
                "game ",
                "'s ",
                " vs ",
                ", ",
                ". ",
                "hikaru",
                "Carlsen",
                "Nakamura",
                "W ",
                "aufgegeben",
                "Zeit",
                "remis",
                "abandon",
                "temps",
                "tiempo",
                "\u0441\u0434\u0430\u043b\u0441\u044f",
                "flag",
                "2018",
                ".",
                "??",
                "-",
                "/",
                "+",
                ":",
                "|",
                "*",
                "0",
                "9",
                "99999999999",
                "no ",
                "not ",
                "without ",
                "\u0130");
    }

    @Override
    public int longest() {
        return 100;
    }

    @Override
    public int run(byte[] input) {
        if (input.length == 0) {
            return 0;
        }
        int how = input[0] & 0xFF;
        String text = new String(input, 1, input.length - 1, StandardCharsets.ISO_8859_1);
        game.white = NAMES[how % NAMES.length];
        game.black = NAMES[how / 3 % NAMES.length];
        Outcome[] outcomes = Outcome.values();
        Outcome result = how % 5 == 4 ? null : outcomes[how % 5 % outcomes.length];
        game.comment = how % 3 == 1 ? text : null;
        game.details = how % 3 == 2 ? text : null;
        game.tag = how % 3 == 0 ? text : null;
        RecordedEnd end = RecordReader.read(game, result);
        assertNotNull(end);
        assertTrue(end.loser() >= -1 && end.loser() <= 1);
        assertTrue(!end.silent() || end.termination() == null && end.hints() == 0);
        assertEquals(end, RecordReader.read(game, result));
        int date = date(text);
        long control = TimeControl.parse(text);
        assertTrue(TimeControl.base(control) >= -1 && TimeControl.increment(control) >= -1, "time control");
        int speed = TimeControl.speed(text, null) == null
                ? 0
                : TimeControl.speed(text, null).ordinal() + 1;
        int said = end.termination() == null ? 0 : end.termination().ordinal() + 1;
        return ((said * 3 + end.loser() + 1) * 256 + end.hints()) * 8 + speed + date * 7 + game.kind() * 65_537;
    }

    private static int date(String text) {
        long range = ChessDate.range(text);
        int first = ChessDate.first(range);
        int last = ChessDate.last(range);
        assertTrue(first <= last, "the first day comes before the last");
        return (first == last ? 1 : 0) + (ChessDate.full(range) ? 2 : 0) + (range == ChessDate.range("") ? 0 : 4);
    }

    /** A game that says one thing. */
    private static final class OneText implements Circumstances {
        private String white;
        private String black;
        private String tag;
        private String details;
        private String comment;

        int kind() {
            return tag != null ? 0 : comment != null ? 1 : 2;
        }

        @Override
        public CharSequence event() {
            return null;
        }

        @Override
        public CharSequence site() {
            return null;
        }

        @Override
        public CharSequence date() {
            return null;
        }

        @Override
        public CharSequence eventDate() {
            return null;
        }

        @Override
        public CharSequence utcDate() {
            return null;
        }

        @Override
        public CharSequence round() {
            return null;
        }

        @Override
        public CharSequence white() {
            return white;
        }

        @Override
        public CharSequence black() {
            return black;
        }

        @Override
        public CharSequence annotator() {
            return null;
        }

        @Override
        public CharSequence timeControl() {
            return null;
        }

        @Override
        public CharSequence termination() {
            return tag;
        }

        @Override
        public CharSequence terminationDetails() {
            return details;
        }

        @Override
        public CharSequence whiteType() {
            return null;
        }

        @Override
        public CharSequence blackType() {
            return null;
        }

        @Override
        public CharSequence link() {
            return null;
        }

        @Override
        public CharSequence gameDuration() {
            return null;
        }

        @Override
        public int commentCount() {
            return comment == null ? 0 : 1;
        }

        @Override
        public CharSequence comment(int index) {
            return comment;
        }
    }
}
