package org.pgnarbiter.audit;

import java.util.Arrays;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Termination;

/**
 * Reads how a game ended from the Termination tag, TCEC's TerminationDetails and the last comment: the words of the PGN
 * standard, Lichess, chess.com (in several languages), FICS, cutechess, TCEC, and the free text of old scores.
 *
 * <p>A text names a side by colour or by player ("White resigns", "hikaru won on time"), or nobody. The tables below
 * hold what may follow the name; a text that fits nothing says nothing.
 */
// Ordinals index the table of shared answers.
@SuppressWarnings("EnumOrdinal")
public final class RecordReader {

    /** What a phrase says of the side it names. */
    private enum Sense {
        WON,
        LOST,
        DRAWN,
        /** Nothing of who won. */
        NEUTRAL
    }

    /** A phrase after the name of a side, or alone. */
    private record Phrase(String text, Termination termination, Sense sense, int hints) {}

    private static Phrase won(String text, Termination termination) {
        return new Phrase(text, termination, Sense.WON, 0);
    }

    private static Phrase lost(String text, Termination termination) {
        return new Phrase(text, termination, Sense.LOST, 0);
    }

    private static Phrase drawn(String text, Termination termination) {
        return new Phrase(text, termination, Sense.DRAWN, 0);
    }

    private static Phrase says(String text, Termination termination) {
        return new Phrase(text, termination, Sense.NEUTRAL, 0);
    }

    /** What follows the name of a side, whole, in the tag or a comment. */
    private static final Phrase[] OF_SIDE = {
        // chess.com and Lichess
        won("won by checkmate", Termination.CHECKMATE),
        won("wins by checkmate", Termination.CHECKMATE),
        won("won by resignation", Termination.RESIGNATION),
        won("wins by resignation", Termination.RESIGNATION),
        won("won on time", Termination.TIME_FORFEIT),
        won("wins on time", Termination.TIME_FORFEIT),
        won("won - game abandoned", Termination.ABANDONED),
        won("wins by abandonment", Termination.ABANDONED),
        won("wins by forfeit", Termination.DEFAULT),
        won("won by forfeit", Termination.DEFAULT),
        won("wins by default", Termination.DEFAULT),
        won("wins by adjudication", Termination.ADJUDICATION),
        won("wins by adjudication: syzygytb", Termination.ADJUDICATION),
        lost("resigns", Termination.RESIGNATION),
        lost("resigned", Termination.RESIGNATION),
        lost("left the game", Termination.ABANDONED),
        lost("time out", Termination.TIME_FORFEIT),
        // FICS
        lost("checkmated", Termination.CHECKMATE),
        lost("is checkmated", Termination.CHECKMATE),
        lost("forfeits on time", Termination.TIME_FORFEIT),
        lost("lost on time", Termination.TIME_FORFEIT),
        lost("forfeits by disconnection", Termination.DISCONNECTION),
        lost("loses by disconnection", Termination.DISCONNECTION),
        lost("forfeits", Termination.DEFAULT),
        // cutechess and TCEC
        won("mates", Termination.CHECKMATE),
        lost("loses on time", Termination.TIME_FORFEIT),
        lost("disconnects", Termination.DISCONNECTION),
        lost("'s connection stalls", Termination.DISCONNECTION),
        lost("makes an illegal move", Termination.ILLEGAL_MOVE),
        lost("resigns on time", Termination.RESIGNATION),
        // old scores
        lost("overstepped the time limit", Termination.TIME_FORFEIT),
        lost("exceeded the time limit", Termination.TIME_FORFEIT),
        lost("flagged", Termination.TIME_FORFEIT),
        lost("flag fell", Termination.TIME_FORFEIT),
        lost("'s flag fell", Termination.TIME_FORFEIT),
        lost("lost by forfeit", Termination.DEFAULT),
        lost("did not show up", Termination.DEFAULT),
        lost("did not appear", Termination.DEFAULT),
        lost("died", Termination.DEATH),
        won("won", null),
        won("wins", null),
    };

    /** Whole texts that name no side, in the tag or a comment. */
    private static final Phrase[] ALONE = {
        // PGN standard 8.3 and Lichess
        says("abandoned", Termination.ABANDONED),
        says("adjudication", Termination.ADJUDICATION),
        says("death", Termination.DEATH),
        says("emergency", Termination.EMERGENCY),
        says("rules infraction", Termination.RULES_INFRACTION),
        says("time forfeit", Termination.TIME_FORFEIT),
        says("unterminated", Termination.UNTERMINATED),
        says("insufficient material", Termination.INSUFFICIENT_MATERIAL),
        says("resignation", Termination.RESIGNATION),
        says("resign", Termination.RESIGNATION),
        says("resigns", Termination.RESIGNATION),
        says("resigned", Termination.RESIGNATION),
        says("checkmate", Termination.CHECKMATE),
        says("mate", Termination.CHECKMATE),
        says("stalemate", Termination.STALEMATE),
        says("agreement", Termination.AGREEMENT),
        // chess.com
        drawn("game drawn by agreement", Termination.AGREEMENT),
        drawn("game drawn by repetition", Termination.THREEFOLD_CLAIM),
        drawn("game drawn by stalemate", Termination.STALEMATE),
        drawn("game drawn by insufficient material", Termination.INSUFFICIENT_MATERIAL),
        drawn("game drawn - insufficient material", Termination.INSUFFICIENT_MATERIAL),
        drawn("game drawn by 50-move rule", Termination.FIFTY_MOVE_CLAIM),
        new Phrase(
                "game drawn by timeout vs insufficient material",
                Termination.TIME_DRAW,
                Sense.DRAWN,
                RecordedEnd.INSUFFICIENT),
        new Phrase(
                "game drawn - timeout vs insufficient material",
                Termination.TIME_DRAW,
                Sense.DRAWN,
                RecordedEnd.INSUFFICIENT),
        // result codes of chess.com's interface
        says("checkmated", Termination.CHECKMATE),
        says("agreed", Termination.AGREEMENT),
        says("repetition", Termination.THREEFOLD_CLAIM),
        says("timeout", Termination.TIME_FORFEIT),
        says("insufficient", Termination.INSUFFICIENT_MATERIAL),
        says("50move", Termination.FIFTY_MOVE_CLAIM),
        new Phrase("timevsinsufficient", Termination.TIME_DRAW, Sense.DRAWN, RecordedEnd.INSUFFICIENT),
        // FICS
        drawn("game drawn by mutual agreement", Termination.AGREEMENT),
        drawn("game drawn by the 50 move rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("neither player has mating material", Termination.INSUFFICIENT_MATERIAL),
        new Phrase(
                "game drawn because both players ran out of time",
                Termination.TIME_DRAW,
                Sense.DRAWN,
                RecordedEnd.BOTH_FLAGS),
        new Phrase("both players ran out of time", Termination.TIME_DRAW, Sense.DRAWN, RecordedEnd.BOTH_FLAGS),
        // cutechess
        says("stalled connection", Termination.DISCONNECTION),
        says("illegal move", Termination.ILLEGAL_MOVE),
        drawn("draw by stalemate", Termination.STALEMATE),
        drawn("draw by 3-fold repetition", Termination.THREEFOLD_CLAIM),
        drawn("draw by fifty moves rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("draw by insufficient mating material", Termination.INSUFFICIENT_MATERIAL),
        drawn("draw by adjudication", Termination.ADJUDICATION),
        drawn("draw by adjudication: syzygytb", Termination.ADJUDICATION),
        drawn("draw by timeout", Termination.TIME_DRAW),
        drawn("draw by agreement", Termination.AGREEMENT),
        says("no result", Termination.UNTERMINATED),
        // Lichess comments
        new Phrase(
                "draw by time and insufficient material", Termination.TIME_DRAW, Sense.DRAWN, RecordedEnd.INSUFFICIENT),
        drawn("draw by repetition", Termination.THREEFOLD_CLAIM),
        drawn("draw by threefold repetition", Termination.THREEFOLD_CLAIM),
        drawn("draw by fivefold repetition", Termination.FIVEFOLD),
        drawn("draw by insufficient material", Termination.INSUFFICIENT_MATERIAL),
        drawn("draw by fifty-move rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("draw by 50-move rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("the game is a draw", null),
        drawn("game drawn", null),
        // TCEC
        says("tcec win rule", Termination.ADJUDICATION),
        drawn("tcec draw rule", Termination.ADJUDICATION),
        says("syzygytb", Termination.ADJUDICATION),
        says("syzygy", Termination.ADJUDICATION),
        drawn("3-fold repetition", Termination.THREEFOLD_CLAIM),
        drawn("3-fold rep", Termination.THREEFOLD_CLAIM),
        drawn("fifty moves rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("50-move rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("50 move rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("fifty move rule", Termination.FIFTY_MOVE_CLAIM),
        drawn("fifty-move rule", Termination.FIFTY_MOVE_CLAIM),
        says("manual adjudication", Termination.ADJUDICATION),
        says("gui adjudication", Termination.ADJUDICATION),
        says("gui tb adjudication", Termination.ADJUDICATION),
        says("user adjudication", Termination.ADJUDICATION),
        says("tb adjudication", Termination.ADJUDICATION),
        // other programs, seen from one player
        says("win by resignation", Termination.RESIGNATION),
        says("loss by resignation", Termination.RESIGNATION),
        says("win by checkmate", Termination.CHECKMATE),
        says("loss by checkmate", Termination.CHECKMATE),
        says("win by forfeit", Termination.DEFAULT),
        says("loss by forfeit", Termination.DEFAULT),
        says("win on time", Termination.TIME_FORFEIT),
        says("loss on time", Termination.TIME_FORFEIT),
        // free text of old scores
        says("time", Termination.TIME_FORFEIT),
        says("on time", Termination.TIME_FORFEIT),
        says("forfeited on time", Termination.TIME_FORFEIT),
        says("lost on time", Termination.TIME_FORFEIT),
        says("won on time", Termination.TIME_FORFEIT),
        says("time limit", Termination.TIME_FORFEIT),
        says("zeit", Termination.TIME_FORFEIT),
        says("tiempo", Termination.TIME_FORFEIT),
        says("temps", Termination.TIME_FORFEIT),
        says("adjudicated", Termination.ADJUDICATION),
        says("adjud", Termination.ADJUDICATION),
        says("adj", Termination.ADJUDICATION),
        says("forfeit", Termination.DEFAULT),
        says("by forfeit", Termination.DEFAULT),
        says("forfeited", Termination.DEFAULT),
        says("default", Termination.DEFAULT),
        says("by default", Termination.DEFAULT),
        says("walkover", Termination.DEFAULT),
        says("wo", Termination.DEFAULT),
        says("w.o", Termination.DEFAULT),
        says("unplayed", Termination.DEFAULT),
        says("not played", Termination.DEFAULT),
        says("no show", Termination.DEFAULT),
        says("ff", Termination.DEFAULT),
        says("1-0 ff", Termination.DEFAULT),
        says("0-1 ff", Termination.DEFAULT),
        says("+ -", Termination.DEFAULT),
        says("- +", Termination.DEFAULT),
        says("+/-", null),
        says("+-", null),
        says("-+", null),
        says("0-0", Termination.BOTH_LOSE),
        says("both lose", Termination.BOTH_LOSE),
        says("double forfeit", Termination.BOTH_LOSE),
        says("double loss", Termination.BOTH_LOSE),
        says("cheating", Termination.RULES_INFRACTION),
        says("mobile phone", Termination.RULES_INFRACTION),
        says("phone", Termination.RULES_INFRACTION),
        says("aborted", Termination.UNTERMINATED),
        says("game aborted", Termination.UNTERMINATED),
        says("adjourned", Termination.UNTERMINATED),
        says("game adjourned", Termination.UNTERMINATED),
        says("unfinished", Termination.UNTERMINATED),
        says("game abandoned", Termination.ABANDONED),
        drawn("agreed drawn", Termination.AGREEMENT),
        drawn("draw agreed", Termination.AGREEMENT),
        drawn("agreed draw", Termination.AGREEMENT),
        drawn("drawn by agreement", Termination.AGREEMENT),
        drawn("threefold repetition", Termination.THREEFOLD_CLAIM),
        drawn("threefold", Termination.THREEFOLD_CLAIM),
        drawn("three-fold repetition", Termination.THREEFOLD_CLAIM),
        drawn("draw by repetition of position", Termination.THREEFOLD_CLAIM),
        drawn("draw by 3-fold", Termination.THREEFOLD_CLAIM),
        drawn("draw claimed", Termination.THREEFOLD_CLAIM),
        drawn("3x", Termination.THREEFOLD_CLAIM),
        drawn("fivefold repetition", Termination.FIVEFOLD),
        drawn("fivefold", Termination.FIVEFOLD),
        drawn("75-move rule", Termination.SEVENTYFIVE_MOVES),
        drawn("75 move rule", Termination.SEVENTYFIVE_MOVES),
        drawn("seventy-five move rule", Termination.SEVENTYFIVE_MOVES),
        drawn("dead position", Termination.DEAD_POSITION),
        new Phrase("perpetual", null, Sense.DRAWN, RecordedEnd.PERPETUAL),
        new Phrase("perpetual check", null, Sense.DRAWN, RecordedEnd.PERPETUAL),
        new Phrase("draw by perpetual check", null, Sense.DRAWN, RecordedEnd.PERPETUAL),
        new Phrase("(=)", null, Sense.NEUTRAL, RecordedEnd.DRAW_OFFER),
        new Phrase("draw offered", null, Sense.NEUTRAL, RecordedEnd.DRAW_OFFER),
        new Phrase("armageddon", null, Sense.NEUTRAL, RecordedEnd.ARMAGEDDON),
        new Phrase("10.2", Termination.QUICKPLAY_DRAW, Sense.DRAWN, RecordedEnd.QUICKPLAY),
        new Phrase("iii.5", Termination.QUICKPLAY_DRAW, Sense.DRAWN, RecordedEnd.QUICKPLAY),
        new Phrase("draw by 10.2", Termination.QUICKPLAY_DRAW, Sense.DRAWN, RecordedEnd.QUICKPLAY),
        new Phrase("insufficient losing chances", Termination.QUICKPLAY_DRAW, Sense.DRAWN, RecordedEnd.QUICKPLAY),
    };

    /** Starts of texts that go on with details: FICS and engine interfaces. */
    private static final Phrase[] STARTS = {
        says("game adjourned", Termination.UNTERMINATED),
        says("game aborted", Termination.UNTERMINATED),
        says("game courtesyaborted", Termination.UNTERMINATED),
        says("game courtesyadjourned", Termination.UNTERMINATED),
        says("gui tb mate", Termination.ADJUDICATION),
        says("adjudicat", Termination.ADJUDICATION),
    };

    /**
     * Parts of words by which a Termination tag in any language is known; the first that is found counts, so the more
     * particular stand first. Only for the tag, which holds nothing else.
     */
    private static final Phrase[] STEMS = {
        new Phrase("vs insufficient", Termination.TIME_DRAW, Sense.DRAWN, RecordedEnd.INSUFFICIENT),
        drawn("repeti", Termination.THREEFOLD_CLAIM),
        drawn("r\u00e9p\u00e9ti", Termination.THREEFOLD_CLAIM),
        drawn("ripeti", Termination.THREEFOLD_CLAIM),
        drawn("wiederhol", Termination.THREEFOLD_CLAIM),
        drawn("stellungswiederh", Termination.THREEFOLD_CLAIM),
        drawn("herhaling", Termination.THREEFOLD_CLAIM),
        drawn("\u043f\u043e\u0432\u0442\u043e\u0440", Termination.THREEFOLD_CLAIM),
        drawn("stalemate", Termination.STALEMATE),
        drawn("patt ", Termination.STALEMATE),
        drawn("ahogado", Termination.STALEMATE),
        drawn("afogamento", Termination.STALEMATE),
        drawn("stallo", Termination.STALEMATE),
        drawn("\u043f\u0430\u0442 ", Termination.STALEMATE),
        drawn("par pat", Termination.STALEMATE),
        drawn("door pat", Termination.STALEMATE),
        drawn("insufficien", Termination.INSUFFICIENT_MATERIAL),
        drawn("insuffisan", Termination.INSUFFICIENT_MATERIAL),
        drawn("insuficien", Termination.INSUFFICIENT_MATERIAL),
        drawn("unzureichend", Termination.INSUFFICIENT_MATERIAL),
        drawn("ungen\u00fcgend", Termination.INSUFFICIENT_MATERIAL),
        drawn("onvoldoende", Termination.INSUFFICIENT_MATERIAL),
        drawn("\u043d\u0435\u0434\u043e\u0441\u0442\u0430\u0442", Termination.INSUFFICIENT_MATERIAL),
        drawn("50", Termination.FIFTY_MOVE_CLAIM),
        drawn("fifty", Termination.FIFTY_MOVE_CLAIM),
        drawn("agreement", Termination.AGREEMENT),
        drawn("vereinbarung", Termination.AGREEMENT),
        drawn("einigung", Termination.AGREEMENT),
        drawn("accord", Termination.AGREEMENT),
        drawn("acuerdo", Termination.AGREEMENT),
        drawn("acordo", Termination.AGREEMENT),
        drawn("overeenkomst", Termination.AGREEMENT),
        drawn("\u0441\u043e\u0433\u043b\u0430\u0441", Termination.AGREEMENT),
        won("checkmate", Termination.CHECKMATE),
        won("schachmatt", Termination.CHECKMATE),
        won("schaakmat", Termination.CHECKMATE),
        won(" et mat", Termination.CHECKMATE),
        won("jaque mate", Termination.CHECKMATE),
        won("xeque-mate", Termination.CHECKMATE),
        won("xeque mate", Termination.CHECKMATE),
        won("scacco matto", Termination.CHECKMATE),
        won("\u043c\u0430\u0442\u043e\u043c", Termination.CHECKMATE),
        won("partie abandonn", Termination.ABANDONED),
        won("partida abandonad", Termination.ABANDONED),
        won("partita abbandonat", Termination.ABANDONED),
        won("abandoned", Termination.ABANDONED),
        won("abgebrochen", Termination.ABANDONED),
        won("verlassen", Termination.ABANDONED),
        won("verlaten", Termination.ABANDONED),
        won("\u043f\u043e\u043a\u0438\u043d\u0443", Termination.ABANDONED),
        won("resign", Termination.RESIGNATION),
        won("aufgabe", Termination.RESIGNATION),
        won("aufgegeben", Termination.RESIGNATION),
        won("abandon", Termination.RESIGNATION),
        won("abbandono", Termination.RESIGNATION),
        won("rendici", Termination.RESIGNATION),
        won("desist", Termination.RESIGNATION),
        won("opgave", Termination.RESIGNATION),
        won("\u0441\u0434\u0430", Termination.RESIGNATION),
        won("zeit\u00fcberschreitung", Termination.TIME_FORFEIT),
        won("zeit", Termination.TIME_FORFEIT),
        won(" time", Termination.TIME_FORFEIT),
        won("au temps", Termination.TIME_FORFEIT),
        won("tiempo", Termination.TIME_FORFEIT),
        won("tempo", Termination.TIME_FORFEIT),
        won("tijd", Termination.TIME_FORFEIT),
        won("\u0432\u0440\u0435\u043c\u0435\u043d", Termination.TIME_FORFEIT),
    };

    /** Words that mean a draw by time: such a text must not be read as mere insufficient material. */
    private static final String[] TIME_STEMS = {
        "timeout", "time out", "temps", "tiempo", "tempo", "zeit", "tijd", "\u0432\u0440\u0435\u043c"
    };

    /** Words by which the named side lost, for texts known by a stem. */
    private static final String[] LOSS_STEMS = {
        "lost",
        "loses",
        "verlor",
        "verliert",
        "perdu",
        "perd ",
        "perdi\u00f3",
        "perdeu",
        "ha perso",
        "\u043f\u0440\u043e\u0438\u0433\u0440"
    };

    /** Followed by the move. */
    private static final Phrase ILLEGAL_MOVE = lost("makes an illegal move:", Termination.ILLEGAL_MOVE);

    private static final Phrase[][] ALONE_BY_LENGTH = byLength(ALONE);
    private static final Phrase[][] OF_SIDE_BY_LENGTH = byLength(OF_SIDE);

    private static final int SOURCES = RecordedEnd.Source.values().length;
    private static final int WORDS = Termination.values().length + 1;
    private static final int CLAIMS = Outcome.values().length + 1;
    private static final int HINTS = 256;

    /** Longer texts tell a story, not a reason. */
    private static final int LONGEST = 300;

    /** Answers made so far: a record for each combination, so that reading allocates nothing in the long run. */
    private static final RecordedEnd[][] MADE = new RecordedEnd[WORDS * SOURCES * 3 * CLAIMS][];

    private RecordReader() {}

    private static Phrase[][] byLength(Phrase[] phrases) {
        Phrase[][] table = new Phrase[64][];
        for (int length = 0; length < table.length; length++) {
            int wanted = length;
            table[length] = Arrays.stream(phrases)
                    .filter(phrase -> phrase.text.length() == wanted)
                    .toArray(Phrase[]::new);
        }
        return table;
    }

    private static Phrase[] ofLength(Phrase[][] table, int length) {
        return table[Math.min(length, table.length - 1)];
    }

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
        for (Phrase phrase : ofLength(ALONE_BY_LENGTH, to - from)) {
            if (Words.at(text, from, phrase.text)) {
                return answer(phrase, source, -1, result, 0);
            }
        }
        for (Phrase phrase : STARTS) {
            if (Words.at(text, from, phrase.text)) {
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
        for (Phrase phrase : ofLength(OF_SIDE_BY_LENGTH, to - from)) {
            if (Words.at(text, from, phrase.text)) {
                return answer(phrase, source, side, result, 0);
            }
        }
        if (Words.at(text, from, ILLEGAL_MOVE.text)) {
            return answer(ILLEGAL_MOVE, source, side, result, 0);
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
        for (String stem : TIME_STEMS) {
            drawByTime |= find(text, stem, begin);
        }
        for (Phrase phrase : STEMS) {
            if (!find(text, phrase.text, begin)) {
                continue;
            }
            if (phrase.termination == Termination.INSUFFICIENT_MATERIAL && drawByTime) {
                return make(
                        Termination.TIME_DRAW,
                        RecordedEnd.Source.TAG,
                        -1,
                        Outcome.DRAW,
                        RecordedEnd.INSUFFICIENT | RecordedEnd.LOOSE);
            }
            Phrase meant = phrase;
            if (side >= 0 && phrase.sense == Sense.WON) {
                for (String stem : LOSS_STEMS) {
                    if (find(text, stem, begin)) {
                        meant = lost(phrase.text, phrase.termination);
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
        Termination termination = phrase.termination;
        Outcome claimed = null;
        int loser = -1;
        switch (phrase.sense) {
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
        return make(termination, source, loser, claimed, phrase.hints | moreHints);
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
