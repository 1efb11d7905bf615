package org.pgnarbiter.audit;

import java.util.Arrays;
import org.pgnarbiter.law.Termination;

/**
 * The words in which records say how a game ended: of the PGN standard, Lichess, chess.com (in several languages), FICS,
 * cutechess, TCEC, and of old scores. To know another wording, add it to one of these tables. In lower case; upper case
 * counts as the same.
 */
final class EndPhrases {
    /** What a phrase says of the side it names. */
    enum Sense {
        WON,
        LOST,
        DRAWN,
        /** Nothing of who won. */
        NEUTRAL
    }

    /** A phrase after the name of a side, or alone. */
    record Phrase(String text, Termination termination, Sense sense, int hints) {}

    private static Phrase won(String text, Termination termination) {
        return new Phrase(text, termination, Sense.WON, 0);
    }

    static Phrase lost(String text, Termination termination) {
        return new Phrase(text, termination, Sense.LOST, 0);
    }

    private static Phrase drawn(String text, Termination termination) {
        return new Phrase(text, termination, Sense.DRAWN, 0);
    }

    private static Phrase says(String text, Termination termination) {
        return new Phrase(text, termination, Sense.NEUTRAL, 0);
    }

    /** What follows the name of a side, whole, in the tag or a comment. */
    static final Phrase[] OF_SIDE = {
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
    static final Phrase[] ALONE = {
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
    static final Phrase[] STARTS = {
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
    static final Phrase[] STEMS = {
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
    static final String[] TIME_STEMS = {
        "timeout", "time out", "temps", "tiempo", "tempo", "zeit", "tijd", "\u0432\u0440\u0435\u043c"
    };

    /** Words by which the named side lost, for texts known by a stem. */
    static final String[] LOSS_STEMS = {
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
    static final Phrase ILLEGAL_MOVE = lost("makes an illegal move:", Termination.ILLEGAL_MOVE);

    private static final Phrase[][] ALONE_BY_LENGTH = byLength(ALONE);
    private static final Phrase[][] OF_SIDE_BY_LENGTH = byLength(OF_SIDE);

    private EndPhrases() {}

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

    /** Those of {@link #ALONE} with a length; for long ones some of other lengths, too. */
    static Phrase[] alone(int length) {
        return ofLength(ALONE_BY_LENGTH, length);
    }

    /** The same of {@link #OF_SIDE}. */
    static Phrase[] ofSide(int length) {
        return ofLength(OF_SIDE_BY_LENGTH, length);
    }

    private static Phrase[] ofLength(Phrase[][] table, int length) {
        return table[Math.min(length, table.length - 1)];
    }
}
