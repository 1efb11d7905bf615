package org.pgnarbiter.audit;

import org.pgnarbiter.audit.EndPhrases.Phrase;
import org.pgnarbiter.audit.EndPhrases.Sense;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Termination;

/**
 * Reads how a game ended from the Termination tag, TCEC's TerminationDetails and the last comment: the words of the PGN
 * standard, Lichess, chess.com (in several languages), FICS, cutechess, TCEC, and the free text of old scores.
 *
 * <p>A text names a side by colour or by player ("White resigns", "hikaru won on time"), or nobody. What may follow the
 * name is in {@link EndPhrases}; a text that fits nothing says nothing.
 */
// Ordinals index the table of shared answers.
@SuppressWarnings("EnumOrdinal")
public final class RecordReader {

    private static final int SOURCES = RecordedEnd.Source.values().length;
    private static final int WORDS = Termination.values().length + 1;
    private static final int CLAIMS = Outcome.values().length + 1;
    private static final int HINTS = 256;

    /** Longer texts tell a story, not a reason. */
    private static final int LONGEST = 300;

    /** Answers made so far: a record for each combination, so that reading allocates nothing in the long run. */
    private static final RecordedEnd[][] MADE = new RecordedEnd[WORDS * SOURCES * 3 * CLAIMS][];

    private RecordReader() {}

    /**
     * What the record says.
     *
     * @param result the recorded result, or null
     */
    public static RecordedEnd read(Circumstances game, Outcome result) {
        CharSequence tag = game.termination();
        CharSequence details = game.terminationDetails();
        RecordedEnd end =
                details == null ? RecordedEnd.SILENT : text(details, RecordedEnd.Source.DETAILS, game, result);
        if (end.termination() == null && !silent(tag)) {
            end = text(tag, RecordedEnd.Source.TAG, game, result);
        }
        RecordedEnd said = comment(game, result);
        return end.termination() == null && !said.silent() ? said : merge(end, said);
    }

    /** What the comments after the last move say; the last one that says anything. */
    static RecordedEnd comment(Circumstances game, Outcome result) {
        for (int i = game.commentCount() - 1; i >= 0; i--) {
            RecordedEnd said = text(game.comment(i), RecordedEnd.Source.COMMENT, game, result);
            if (!said.silent()) {
                return said;
            }
        }
        return RecordedEnd.SILENT;
    }

    /** The tag leads; the comment fills in whom it speaks of and the hints. */
    private static RecordedEnd merge(RecordedEnd tag, RecordedEnd comment) {
        if (comment.silent() || tag.loser() >= 0 && (comment.hints() & ~tag.hints()) == 0) {
            return tag;
        }
        boolean sameEnd = comment.termination() == tag.termination();
        int loser = tag.loser() < 0 && sameEnd ? comment.loser() : tag.loser();
        return make(tag.termination(), tag.source(), loser, tag.claimed(), tag.hints() | comment.hints());
    }

    /** Whether a Termination tag says nothing: absent, empty, {@code normal}, {@code ?}. */
    private static boolean silent(CharSequence tag) {
        return tag == null
                || tag.length() <= 7
                        && (Words.blank(tag)
                                || Words.is(tag, "normal")
                                || Words.is(tag, "?")
                                || Words.is(tag, "-")
                                || Words.is(tag, "unknown"));
    }

    private static RecordedEnd text(CharSequence text, RecordedEnd.Source source, Circumstances game, Outcome result) {
        if (source == RecordedEnd.Source.COMMENT && endsInCommand(text)) {
            return RecordedEnd.SILENT;
        }
        int from = start(text, source);
        int to = end(text);
        if (from >= to || to - from > LONGEST || to > 0xFFFF) {
            return RecordedEnd.SILENT;
        }
        int after = nameEnd(text, from, game);
        int side = after >>> 16;
        // Blanks at the end of the text may stand after a name that is all there is.
        int rest = Math.min(after & 0xFFFF, to);
        if (after != 0) {
            RecordedEnd end = ofSide(text, rest, to, side - 1, source, result);
            if (!end.silent()) {
                return end;
            }
        }
        for (Phrase phrase : EndPhrases.alone(to - from)) {
            if (Words.at(text, from, phrase.text())) {
                return answer(phrase, source, -1, result, 0);
            }
        }
        for (Phrase phrase : EndPhrases.STARTS) {
            if (Words.at(text, from, phrase.text())) {
                return answer(phrase, source, -1, result, 0);
            }
        }
        if (source == RecordedEnd.Source.COMMENT) {
            return loose(text, from, to, side - 1, rest, result);
        }
        return source == RecordedEnd.Source.TAG ? byStem(text, from, side - 1, rest, result) : RecordedEnd.SILENT;
    }

    /** What follows the name of a side. */
    private static RecordedEnd ofSide(
            CharSequence text, int from, int to, int side, RecordedEnd.Source source, Outcome result) {
        for (Phrase phrase : EndPhrases.ofSide(to - from)) {
            if (Words.at(text, from, phrase.text())) {
                return answer(phrase, source, side, result, 0);
            }
        }
        if (Words.at(text, from, EndPhrases.ILLEGAL_MOVE.text())) {
            return answer(EndPhrases.ILLEGAL_MOVE, source, side, result, 0);
        }
        if (Words.at(text, from, "ran out of time and ") && Words.contains(text, "no material to mate")) {
            return make(Termination.TIME_DRAW, source, side, Outcome.DRAW, RecordedEnd.INSUFFICIENT);
        }
        return RecordedEnd.SILENT;
    }

    /**
     * Longer comments, by a few safe signs; what is found here is never held against the result.
     */
    private static RecordedEnd loose(CharSequence text, int from, int to, int side, int rest, Outcome result) {
        int hints = RecordedEnd.LOOSE;
        if (Words.contains(text, "armageddon")) {
            hints |= RecordedEnd.ARMAGEDDON;
        }
        if (Words.contains(text, "perpetual")) {
            hints |= RecordedEnd.PERPETUAL;
        }
        if (Words.contains(text, "(=)")) {
            hints |= RecordedEnd.DRAW_OFFER;
        }
        if (Words.contains(text, "both flags")) {
            hints |= RecordedEnd.BOTH_FLAGS;
        }
        if (Words.contains(text, "incomplete")
                || Words.contains(text, "rest is missing")
                || Words.contains(text, "moves missing")) {
            hints |= RecordedEnd.INCOMPLETE;
        }
        Outcome loss = side < 0 ? null : Outcome.winOf(1 - side);
        if (side >= 0 && Words.at(text, rest, "resign") && loss == result) {
            return make(Termination.RESIGNATION, RecordedEnd.Source.COMMENT, side, loss, hints);
        }
        if (to - from <= 60 && result != null) {
            boolean time = Words.contains(text, "on time")
                    || Words.contains(text, "time forfeit")
                    || Words.contains(text, "flag fell");
            if (time && result.decisive()) {
                return make(Termination.TIME_FORFEIT, RecordedEnd.Source.COMMENT, 1 - result.winner(), result, hints);
            }
            if (result == Outcome.DRAW && Words.contains(text, "10.2")) {
                return make(
                        Termination.QUICKPLAY_DRAW,
                        RecordedEnd.Source.COMMENT,
                        -1,
                        result,
                        hints | RecordedEnd.QUICKPLAY);
            }
            if (result == Outcome.DRAW && Words.contains(text, "repetition")) {
                return make(Termination.THREEFOLD_CLAIM, RecordedEnd.Source.COMMENT, -1, result, hints);
            }
        }
        return hints == RecordedEnd.LOOSE
                ? RecordedEnd.SILENT
                : make(null, RecordedEnd.Source.COMMENT, -1, null, hints);
    }

    /** A tag in another language. */
    private static RecordedEnd byStem(CharSequence text, int from, int side, int rest, Outcome result) {
        int begin = side >= 0 ? rest : from;
        boolean drawByTime = false;
        for (String stem : EndPhrases.TIME_STEMS) {
            drawByTime |= find(text, stem, begin);
        }
        for (Phrase phrase : EndPhrases.STEMS) {
            if (!find(text, phrase.text(), begin)) {
                continue;
            }
            if (phrase.termination() == Termination.INSUFFICIENT_MATERIAL && drawByTime) {
                return make(
                        Termination.TIME_DRAW,
                        RecordedEnd.Source.TAG,
                        -1,
                        Outcome.DRAW,
                        RecordedEnd.INSUFFICIENT | RecordedEnd.LOOSE);
            }
            Phrase meant = phrase;
            if (side >= 0 && phrase.sense() == Sense.WON) {
                for (String stem : EndPhrases.LOSS_STEMS) {
                    if (find(text, stem, begin)) {
                        meant = EndPhrases.lost(phrase.text(), phrase.termination());
                    }
                }
            }
            return answer(meant, RecordedEnd.Source.TAG, side, result, RecordedEnd.LOOSE);
        }
        return RecordedEnd.SILENT;
    }

    /** A stem that ends in a blank also counts at the end of the text. */
    private static boolean find(CharSequence text, String stem, int from) {
        String word = stem.endsWith(" ") ? stem.substring(0, stem.length() - 1) : stem;
        for (int i = from; i + word.length() <= text.length(); i++) {
            if (Words.at(text, i, word)
                    && (word.length() == stem.length()
                            || i + word.length() == text.length()
                            || !Words.letterOrDigit(text.charAt(i + word.length())))) {
                return true;
            }
        }
        return false;
    }

    private static RecordedEnd answer(
            Phrase phrase, RecordedEnd.Source source, int side, Outcome result, int moreHints) {
        Termination termination = phrase.termination();
        Outcome claimed = null;
        int loser = -1;
        switch (phrase.sense()) {
            case WON:
                if (side >= 0) {
                    loser = 1 - side;
                    claimed = Outcome.winOf(side);
                }
                break;
            case LOST:
                if (side >= 0) {
                    loser = side;
                    claimed = Outcome.winOf(1 - side);
                }
                break;
            case DRAWN:
                claimed = Outcome.DRAW;
                break;
            case NEUTRAL:
                break;
        }
        if (termination == Termination.TIME_FORFEIT && result == Outcome.DRAW) {
            termination = Termination.TIME_DRAW;
        }
        if (loser < 0 && losing(termination) && result != null && result.decisive()) {
            loser = 1 - result.winner();
        }
        return make(termination, source, loser, claimed, phrase.hints() | moreHints);
    }

    /** Whether the way itself has a loser, so that a text without a name means the side that lost. */
    private static boolean losing(Termination termination) {
        return termination == Termination.TIME_FORFEIT
                || termination == Termination.RESIGNATION
                || termination == Termination.ILLEGAL_MOVE
                || termination == Termination.RULES_INFRACTION;
    }

    /** Whether nothing follows a clock or another command of a program: mostly there is nothing else. */
    private static boolean endsInCommand(CharSequence text) {
        int end = Words.end(text);
        return end > Words.start(text) + 1 && text.charAt(end - 1) == ']';
    }

    /** Where the text begins: after blanks, quotes and, in comments of engines, after the last comma. */
    private static int start(CharSequence text, RecordedEnd.Source source) {
        int from = Words.start(text);
        if (source == RecordedEnd.Source.COMMENT) {
            // cutechess: "+12.34/20 0.5s, White mates"; commands of clocks and engines end with a bracket.
            int end = Words.end(text);
            for (int i = end - 1; i > from; i--) {
                char c = text.charAt(i);
                if (c == ']') {
                    from = i + 1;
                    break;
                }
                if (c == ',' && engineValue(text, from)) {
                    from = i + 1;
                    break;
                }
            }
        }
        while (from < text.length() && (text.charAt(from) <= ' ' || text.charAt(from) == '"')) {
            from++;
        }
        if (Words.at(text, from, "1-0 ") || Words.at(text, from, "0-1 ")) {
            int next = from + 4;
            return Words.at(text, next, "ff") ? from : next;
        }
        return Words.at(text, from, "1/2-1/2 ") ? from + 8 : from;
    }

    /** Whether a comment starts like an engine's evaluation or book mark. */
    private static boolean engineValue(CharSequence text, int from) {
        char c = text.charAt(from);
        return c == '+'
                || c == '-'
                || c >= '0' && c <= '9'
                || Words.at(text, from, "book")
                || Words.at(text, from, "d=");
    }

    /** Where the text ends: before blanks, full stops, exclamation marks and quotes. */
    private static int end(CharSequence text) {
        int to = text.length();
        while (to > 0) {
            char c = text.charAt(to - 1);
            if (c > ' ' && c != '.' && c != '!' && c != '"') {
                break;
            }
            to--;
        }
        return to;
    }

    /**
     * The side a text names first: its colour number plus one in the upper 16 bits and the index of what follows in the
     * lower, or 0.
     */
    private static int nameEnd(CharSequence text, int from, Circumstances game) {
        int white = named(text, from, game.white());
        int black = named(text, from, game.black());
        if (white > 0 && white >= black) {
            return 1 << 16 | white;
        }
        if (black > 0) {
            return 2 << 16 | black;
        }
        white = colour(text, from, "white");
        if (white > 0) {
            return 1 << 16 | white;
        }
        black = colour(text, from, "black");
        return black > 0 ? 2 << 16 | black : 0;
    }

    private static int colour(CharSequence text, int from, String word) {
        return Words.at(text, from, word) ? afterName(text, from + word.length()) : 0;
    }

    /** The index after a player's name and a blank, or 0; upper and lower case count as the same. */
    private static int named(CharSequence text, int from, CharSequence name) {
        if (name == null || name.length() < 2 || from + name.length() >= text.length()) {
            return 0;
        }
        for (int i = 0; i < name.length(); i++) {
            if (Words.lower(text.charAt(from + i)) != Words.lower(name.charAt(i))) {
                return 0;
            }
        }
        return afterName(text, from + name.length());
    }

    private static int afterName(CharSequence text, int index) {
        if (index >= text.length()) {
            return 0;
        }
        if (text.charAt(index) == '\'') {
            return index;
        }
        if (text.charAt(index) != ' ') {
            return 0;
        }
        int next = index;
        while (next < text.length() && text.charAt(next) == ' ') {
            next++;
        }
        return next;
    }

    private static RecordedEnd make(
            Termination termination, RecordedEnd.Source source, int loser, Outcome claimed, int hints) {
        int word = termination == null ? 0 : termination.ordinal() + 1;
        int claim = claimed == null ? 0 : claimed.ordinal() + 1;
        int row = ((word * SOURCES + source.ordinal()) * 3 + loser + 1) * CLAIMS + claim;
        RecordedEnd[] made = MADE[row];
        if (made == null) {
            made = new RecordedEnd[HINTS];
            MADE[row] = made;
        }
        RecordedEnd end = made[hints];
        if (end == null) {
            end = new RecordedEnd(termination, source, loser, claimed, hints);
            made[hints] = end;
        }
        return end;
    }

    /** Whether a Termination text is of the kind chess.com writes, in English or another language. */
    static boolean chesscomText(CharSequence tag) {
        if (tag == null || silent(tag)) {
            return false;
        }
        return Words.contains(tag, " won ")
                || Words.startsWith(tag, "game drawn")
                || tag.length() > 16
                        && !byStem(tag, Words.start(tag), -1, 0, null).silent();
    }

    /** Whether a Termination text is one of those Lichess writes. */
    static boolean lichessText(CharSequence tag) {
        return tag != null
                && (Words.is(tag, "normal")
                        || Words.is(tag, "time forfeit")
                        || Words.is(tag, "abandoned")
                        || Words.is(tag, "rules infraction")
                        || Words.is(tag, "unterminated")
                        || Words.is(tag, "insufficient material"));
    }

    /** Whether a last comment is one that only cutechess and its like write. */
    static boolean cutechessComment(CharSequence comment) {
        if (comment == null || comment.length() < 6) {
            return false;
        }
        int from = start(comment, RecordedEnd.Source.COMMENT);
        for (String own : CUTECHESS_ONLY) {
            if (Words.at(comment, from, own)) {
                return true;
            }
        }
        // These words people write too; behind an engine's evaluation only a program does.
        int begin = Words.start(comment);
        if (from == begin || !engineValue(comment, begin)) {
            return false;
        }
        for (String shared : CUTECHESS_SHARED) {
            if (Words.at(comment, from, shared)) {
                return true;
            }
        }
        return false;
    }

    private static final String[] CUTECHESS_ONLY = {
        "draw by 3-fold repetition",
        "draw by fifty moves rule",
        "draw by insufficient mating material",
        "white's connection stalls",
        "black's connection stalls",
        "white makes an illegal move:",
        "black makes an illegal move:"
    };

    private static final String[] CUTECHESS_SHARED = {
        "white mates",
        "black mates",
        "draw by stalemate",
        "white wins by adjudication",
        "black wins by adjudication",
        "draw by adjudication",
        "white disconnects",
        "black disconnects",
        "white loses on time",
        "black loses on time",
        "white resigns",
        "black resigns"
    };
}
