package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.Outcome;

/** Every text of LAWS.md section 5.7, and what the corpora hold beyond it. */
class RecordReaderTest {

    private static final String W = "Carlsen, Magnus";
    private static final String B = "fast_hand50";

    /** Word, loser (w, b or -) and the result the text speaks of. */
    private static String tag(String termination, String result) {
        return text(read(termination, null, result));
    }

    private static String comment(String comment, String result) {
        return text(read(null, comment, result));
    }

    private static RecordedEnd read(String termination, String comment, String result) {
        return RecordReader.read(
                Tags.of("White", W, "Black", B, "Termination", termination, "comment", comment), Outcome.of(result));
    }

    private static String text(RecordedEnd end) {
        return end.word() + " " + (end.loser() < 0 ? "-" : end.loser() == 0 ? "w" : "b") + " "
                + (end.claimed() == null ? "?" : end.claimed().text());
    }

    @Test
    void thePgnStandard() {
        assertEquals("abandoned - ?", tag("abandoned", "1-0"));
        assertEquals("adjudication - ?", tag("Adjudication", "1-0"));
        assertEquals("death - ?", tag("death", "1-0"));
        assertEquals("emergency - ?", tag("emergency", "*"));
        assertEquals("null - ?", tag("normal", "1-0"));
        assertEquals("rules_infraction b ?", tag("rules infraction", "1-0"));
        assertEquals("time_forfeit w ?", tag(" Time Forfeit ", "0-1"));
        assertEquals("time_draw - ?", tag("time forfeit", "1/2-1/2"));
        assertEquals("unterminated - ?", tag("unterminated", "*"));
    }

    @Test
    void aNameAndNothingElse() {
        for (String name :
                new String[] {"White ", "Black  ", "white", " White . ", W + " ", B + " \"", "White'", "White '"}) {
            assertSame(RecordedEnd.SILENT, read(name, null, "1-0"), name);
            assertSame(RecordedEnd.SILENT, read(null, name, "0-1"), name);
        }
    }

    @Test
    void whatSaysNothing() {
        assertSame(RecordedEnd.SILENT, read(null, null, "1-0"));
        assertSame(RecordedEnd.SILENT, read("", null, "1-0"));
        assertSame(RecordedEnd.SILENT, read("Normal", null, "1-0"));
        assertSame(RecordedEnd.SILENT, read("?", null, "1-0"));
        assertSame(RecordedEnd.SILENT, read("Unknown", null, "1-0"));
        assertSame(RecordedEnd.SILENT, read(null, "The attack was elegant.", "1-0"));
        assertSame(RecordedEnd.SILENT, read(null, "Clocks stopped.", "1-0"));
        assertSame(RecordedEnd.SILENT, read(null, "handshake", "1-0"));
        assertSame(RecordedEnd.SILENT, read(null, "[%clk 0:00:07]", "1-0"));
        assertSame(RecordedEnd.SILENT, read("Chiron Stage 3 withdrawal", null, "1-0"));
    }

    @Test
    void lichess() {
        assertEquals("time_forfeit b ?", tag("Time forfeit", "1-0"));
        assertEquals("abandoned - ?", tag("Abandoned", "1-0"));
        assertEquals("rules_infraction w ?", tag("Rules infraction", "0-1"));
        assertEquals("insufficient_material - ?", tag("Insufficient material", "1/2-1/2"));
        assertEquals("checkmate b 1-0", comment("White wins by checkmate.", "1-0"));
        assertEquals("resignation b 1-0", comment("Black resigns.", "1-0"));
        assertEquals("time_forfeit w 0-1", comment("Black wins on time.", "0-1"));
        assertEquals("time_draw - 1/2-1/2", comment("Draw by time and insufficient material.", "1/2-1/2"));
        assertEquals("stalemate - 1/2-1/2", comment("Draw by stalemate.", "1/2-1/2"));
        assertEquals("abandoned b 1-0", comment("Black left the game.", "1-0"));
        assertEquals("null - 1/2-1/2", comment("The game is a draw.", "1/2-1/2"));
        assertEquals("resignation b 1-0", comment("[%clk 0:01:02] Black resigns.", "1-0"));
    }

    @Test
    void theCommentFillsInWhatTheTagLeavesOpen() {
        RecordedEnd end = read("Time forfeit", "White forfeits on time", "1/2-1/2");
        assertEquals("time_draw w ?", text(end));
        assertEquals("time_forfeit w ?", text(read("Time forfeit", "Black wins on time.", "0-1")));
        assertEquals("resignation w 0-1", text(read("Normal", "White resigns.", "0-1")));
    }

    @Test
    void chesscom() {
        assertEquals("checkmate w 0-1", tag(B + " won by checkmate", "0-1"));
        assertEquals("resignation b 1-0", tag(W + " won by resignation", "1-0"));
        assertEquals("time_forfeit w 0-1", tag(B + " won on time", "0-1"));
        assertEquals("abandoned b 1-0", tag(W + " won - game abandoned", "1-0"));
        assertEquals("agreement - 1/2-1/2", tag("Game drawn by agreement", "1/2-1/2"));
        assertEquals("threefold_claim - 1/2-1/2", tag("Game drawn by repetition", "1/2-1/2"));
        assertEquals("stalemate - 1/2-1/2", tag("Game drawn by stalemate", "1/2-1/2"));
        assertEquals("insufficient_material - 1/2-1/2", tag("Game drawn by insufficient material", "1/2-1/2"));
        assertEquals("fifty_move_claim - 1/2-1/2", tag("Game drawn by 50-move rule", "1/2-1/2"));
        assertEquals("time_draw - 1/2-1/2", tag("Game drawn by timeout vs insufficient material", "1/2-1/2"));
        assertEquals("time_draw - 1/2-1/2", tag("Game drawn - timeout vs insufficient material", "1/2-1/2"));
        assertTrue(read("Game drawn by timeout vs insufficient material", null, "1/2-1/2")
                .hint(RecordedEnd.INSUFFICIENT));
        assertEquals("time_forfeit w 0-1", tag("FAST_HAND50 won on time", "0-1"));
        assertEquals("time_forfeit b ?", tag("somebody else won on time", "1-0"));
    }

    @Test
    void chesscomResultCodes() {
        assertEquals("checkmate - ?", tag("checkmated", "1-0"));
        assertEquals("agreement - ?", tag("agreed", "1/2-1/2"));
        assertEquals("threefold_claim - ?", tag("repetition", "1/2-1/2"));
        assertEquals("time_forfeit b ?", tag("timeout", "1-0"));
        assertEquals("resignation b ?", tag("resigned", "1-0"));
        assertEquals("insufficient_material - ?", tag("insufficient", "1/2-1/2"));
        assertEquals("fifty_move_claim - ?", tag("50move", "1/2-1/2"));
        assertEquals("time_draw - 1/2-1/2", tag("timevsinsufficient", "1/2-1/2"));
    }

    @Test
    void chesscomInOtherLanguages() {
        assertEquals("checkmate w 0-1", tag(B + " a gagn\u00e9 par \u00e9chec et mat", "0-1"));
        assertEquals("resignation b 1-0", tag(W + " a gagn\u00e9 par abandon", "1-0"));
        assertEquals("abandoned b 1-0", tag(W + " a gagn\u00e9 - partie abandonn\u00e9e", "1-0"));
        assertEquals("time_forfeit w 0-1", tag(B + " a gagn\u00e9 au temps", "0-1"));
        assertEquals("stalemate - 1/2-1/2", tag("Partie nulle par pat", "1/2-1/2"));
        assertEquals(
                "time_draw - 1/2-1/2",
                tag("Partie nulle, temps \u00e9coul\u00e9 contre mat\u00e9riel insuffisant", "1/2-1/2"));
        assertEquals("agreement - 1/2-1/2", tag("Partida en tablas por mutuo acuerdo", "1/2-1/2"));
        assertEquals("threefold_claim - 1/2-1/2", tag("Partida en tablas por repetici\u00f3n", "1/2-1/2"));
        assertEquals("checkmate b 1-0", tag(W + " gan\u00f3 por jaque mate", "1-0"));
        assertEquals("time_forfeit b 1-0", tag(W + " gan\u00f3 por tiempo", "1-0"));
        assertEquals("resignation b 1-0", tag(W + " gan\u00f3 por abandono", "1-0"));
        assertEquals("checkmate b 1-0", tag(W + " hat durch Schachmatt gewonnen", "1-0"));
        assertEquals("resignation b 1-0", tag(W + " gewann durch Aufgabe", "1-0"));
        assertEquals("time_forfeit b 1-0", tag(W + " gewann durch Zeit\u00fcberschreitung", "1-0"));
        assertEquals("stalemate - 1/2-1/2", tag("Remis durch Patt", "1/2-1/2"));
        assertEquals("threefold_claim - 1/2-1/2", tag("Remis durch Stellungswiederholung", "1/2-1/2"));
        assertEquals("resignation b 1-0", tag(W + " venceu por desist\u00eancia", "1-0"));
        assertEquals("checkmate b 1-0", tag(W + " venceu por xeque-mate", "1-0"));
        assertEquals("checkmate b 1-0", tag(W + " ha vinto per scacco matto", "1-0"));
        assertEquals("resignation b 1-0", tag(W + " ha vinto per abbandono", "1-0"));
        assertEquals(
                "checkmate b 1-0",
                tag(W + " \u043f\u043e\u0431\u0435\u0434\u0438\u043b \u043c\u0430\u0442\u043e\u043c", "1-0"));
        assertEquals("time_forfeit w 0-1", tag(W + " hat auf Zeit verloren", "0-1"));
    }

    @Test
    void fics() {
        assertEquals("checkmate w 0-1", comment("White checkmated", "0-1"));
        assertEquals("resignation b 1-0", comment("Black resigns", "1-0"));
        assertEquals("time_forfeit b 1-0", comment("Black forfeits on time", "1-0"));
        assertEquals("disconnection b 1-0", comment("Black forfeits by disconnection", "1-0"));
        assertEquals("agreement - 1/2-1/2", comment("Game drawn by mutual agreement", "1/2-1/2"));
        assertEquals("stalemate - 1/2-1/2", comment("Game drawn by stalemate", "1/2-1/2"));
        assertEquals("threefold_claim - 1/2-1/2", comment("Game drawn by repetition", "1/2-1/2"));
        assertEquals("fifty_move_claim - 1/2-1/2", comment("Game drawn by the 50 move rule", "1/2-1/2"));
        assertEquals("insufficient_material - 1/2-1/2", comment("Neither player has mating material", "1/2-1/2"));
        assertEquals("time_draw - 1/2-1/2", comment("Game drawn because both players ran out of time", "1/2-1/2"));
        assertTrue(read(null, "Game drawn because both players ran out of time", "1/2-1/2")
                .hint(RecordedEnd.BOTH_FLAGS));
        assertEquals(
                "time_draw w 1/2-1/2", comment("White ran out of time and Black has no material to mate", "1/2-1/2"));
        assertEquals("unterminated - ?", comment("Game adjourned by mutual agreement", "*"));
        assertEquals("unterminated - ?", comment("Game aborted on move 1", "*"));
        assertEquals("unterminated - ?", comment("Game courtesyaborted by Guest", "*"));
        assertEquals("time_forfeit b 1-0", comment(B + " forfeits on time", "1-0"));
    }

    @Test
    void cutechess() {
        assertEquals("disconnection - ?", tag("stalled connection", "1-0"));
        assertEquals("illegal_move b ?", tag("illegal move", "1-0"));
        assertEquals("checkmate b 1-0", comment("+M1/2 0.1s, White mates", "1-0"));
        assertEquals("checkmate w 0-1", comment("Black mates", "0-1"));
        assertEquals("stalemate - 1/2-1/2", comment("Draw by stalemate", "1/2-1/2"));
        assertEquals("threefold_claim - 1/2-1/2", comment("0.00/20 1.2s, Draw by 3-fold repetition", "1/2-1/2"));
        assertEquals("fifty_move_claim - 1/2-1/2", comment("Draw by fifty moves rule", "1/2-1/2"));
        assertEquals("insufficient_material - 1/2-1/2", comment("Draw by insufficient mating material", "1/2-1/2"));
        assertEquals("adjudication - 1/2-1/2", comment("Draw by adjudication", "1/2-1/2"));
        assertEquals("time_draw - 1/2-1/2", comment("Draw by timeout", "1/2-1/2"));
        assertEquals("agreement - 1/2-1/2", comment("Draw by agreement", "1/2-1/2"));
        assertEquals("adjudication b 1-0", comment("White wins by adjudication", "1-0"));
        assertEquals("adjudication b 1-0", comment("White wins by adjudication: SyzygyTB", "1-0"));
        assertEquals("time_forfeit w 0-1", comment("White loses on time", "0-1"));
        assertEquals("resignation w 0-1", comment("White resigns", "0-1"));
        assertEquals("illegal_move w 0-1", comment("White makes an illegal move: e2e5", "0-1"));
        assertEquals("disconnection w 0-1", comment("White disconnects", "0-1"));
        assertEquals("disconnection w 0-1", comment("White's connection stalls", "0-1"));
        assertEquals("unterminated - ?", comment("No result", "*"));
    }

    @Test
    void tcecDetailsLead() {
        String[][] rows = {
            {"TCEC win rule", "adjudication - ?"},
            {"TCEC draw rule", "adjudication - 1/2-1/2"},
            {"SyzygyTB", "adjudication - ?"},
            {"3-Fold repetition", "threefold_claim - 1/2-1/2"},
            {"Fifty moves rule", "fifty_move_claim - 1/2-1/2"},
            {"Insufficient material", "insufficient_material - ?"},
            {"White mates", "checkmate b 1-0"},
            {"Black disconnects", "disconnection b 1-0"},
            {"Black's connection stalls", "disconnection b 1-0"},
            {"White loses on time", "time_forfeit w 0-1"},
            {"Manual adjudication", "adjudication - ?"},
            {"Stalemate", "stalemate - ?"}
        };
        for (String[] row : rows) {
            RecordedEnd end =
                    RecordReader.read(Tags.of("Termination", "abandoned", "TerminationDetails", row[0]), null);
            assertEquals(row[1], text(end), row[0]);
        }
        assertEquals(
                "illegal_move b ?",
                text(RecordReader.read(
                        Tags.of("Termination", "illegal move", "TerminationDetails", "A1a1"), Outcome.WHITE_WINS)));
    }

    @Test
    void otherPrograms() {
        assertEquals("adjudication - ?", tag("GUI adjudication", "1-0"));
        assertEquals("adjudication - ?", tag("GUI TB Mate in 9", "1-0"));
        assertEquals("threefold_claim - 1/2-1/2", tag("3-fold rep", "1/2-1/2"));
        assertEquals("fifty_move_claim - 1/2-1/2", tag("50-move rule", "1/2-1/2"));
        assertEquals("resignation b ?", tag("win by resignation", "1-0"));
        assertEquals("checkmate - ?", tag("loss by checkmate", "0-1"));
        assertEquals("default - ?", tag("win by forfeit", "1-0"));
        assertEquals("agreement - 1/2-1/2", tag("draw by agreement", "1/2-1/2"));
        assertEquals("time_forfeit b 1-0", tag("Black lost on time", "1-0"));
        assertEquals("time_forfeit b 1-0", tag("Black loses on time", "1-0"));
    }

    @Test
    void freeTextOfOldScores() {
        assertEquals("time_forfeit b ?", comment("Time", "1-0"));
        assertEquals("time_forfeit b ?", comment("time forfeit", "1-0"));
        assertEquals("time_forfeit w ?", comment("on time", "0-1"));
        assertEquals("adjudication - ?", comment("Adjudicated", "1-0"));
        assertEquals("default - ?", comment("Forfeit", "1-0"));
        assertEquals("default - ?", comment("unplayed", "1-0"));
        assertEquals("default - ?", comment("1-0 ff", "1-0"));
        assertEquals("default - ?", comment("+ -", "1-0"));
        assertEquals("threefold_claim - 1/2-1/2", comment("3x", "1/2-1/2"));
        RecordedEnd perpetual = read(null, "perpetual", "1/2-1/2");
        assertEquals("null - 1/2-1/2", text(perpetual));
        assertTrue(perpetual.hint(RecordedEnd.PERPETUAL));
        RecordedEnd offer = read(null, "(=)", "1-0");
        assertEquals("null - ?", text(offer));
        assertTrue(offer.hint(RecordedEnd.DRAW_OFFER));
        assertEquals("quickplay_draw - 1/2-1/2", comment("10.2", "1/2-1/2"));
        assertTrue(read(null, "Armageddon game", "0-1").hint(RecordedEnd.ARMAGEDDON));
    }

    @Test
    void tagAndCommentAreReadTogether() {
        // The tag leads, and what only the comment says is added.
        assertEquals("abandoned w ?", text(read("Abandoned", "White left the game.", "0-1")));
        assertEquals("abandoned - ?", text(read("Abandoned", "White resigns.", "0-1")));
        RecordedEnd hinted = read("Time forfeit", "perpetual check", "1-0");
        assertEquals("time_forfeit b ?", text(hinted));
        assertEquals(RecordedEnd.PERPETUAL, hinted.hints());
        assertEquals(RecordedEnd.Source.TAG, hinted.source());
        RecordedEnd both = read("Game drawn by timeout vs insufficient material", "perpetual", "1/2-1/2");
        assertEquals(RecordedEnd.INSUFFICIENT | RecordedEnd.PERPETUAL, both.hints());
        // Whom the tag names stays named.
        RecordedEnd contrary = read("White resigns", "Black resigns after his (=) was declined", "1-0");
        assertEquals("resignation w 0-1", text(contrary));
        assertEquals(RecordedEnd.DRAW_OFFER | RecordedEnd.LOOSE, contrary.hints());
        assertEquals("resignation w 0-1", comment("White resigns", "1-0"));
    }

    @Test
    void answersAreSharedSoThatReadingAllocatesNothing() {
        assertSame(read("Time forfeit", null, "1-0"), read("time forfeit ", null, "1-0"));
        assertSame(read(null, "perpetual", "1/2-1/2"), read(null, "perpetual", "1/2-1/2"));
    }

    @Test
    void longCommentsTellAStoryAndNoReason() {
        String hint = "perpetual ";
        assertTrue(read(null, hint + "x".repeat(290), "1-0").hint(RecordedEnd.PERPETUAL));
        assertTrue(read(null, "    " + hint + "x".repeat(290) + "  ", "1-0").hint(RecordedEnd.PERPETUAL));
        assertSame(RecordedEnd.SILENT, read(null, hint + "x".repeat(291), "1-0"));
        assertTrue(read(null, " ".repeat(65526) + "perpetual", "1-0").hint(RecordedEnd.PERPETUAL));
        assertSame(RecordedEnd.SILENT, read(null, " ".repeat(65527) + "perpetual", "1-0"));
        assertSame(RecordedEnd.SILENT, read(null, "...", "1-0"));
    }

    @Test
    void hintsOfALongerCommentAddUp() {
        RecordedEnd all = read(
                null, "An armageddon game: perpetual, then (=), then both flags were down; the rest is missing", "0-1");
        assertEquals("null - ?", text(all));
        assertEquals(
                RecordedEnd.LOOSE
                        | RecordedEnd.ARMAGEDDON
                        | RecordedEnd.PERPETUAL
                        | RecordedEnd.DRAW_OFFER
                        | RecordedEnd.BOTH_FLAGS
                        | RecordedEnd.INCOMPLETE,
                all.hints());
        for (String missing :
                new String[] {"the score is incomplete", "the rest is missing here", "some moves missing"}) {
            assertEquals(
                    RecordedEnd.LOOSE | RecordedEnd.INCOMPLETE,
                    read(null, missing, "1-0").hints(),
                    missing);
        }
        assertEquals(
                RecordedEnd.LOOSE | RecordedEnd.BOTH_FLAGS,
                read(null, "both flags were down", "1/2-1/2").hints());
    }

    @Test
    void aShortCommentMayNameTheFlagOrTheRule() {
        for (String flag : new String[] {"he lost on time here", "a time forfeit it was", "then the flag fell"}) {
            assertEquals("time_forfeit w 0-1", comment(flag, "0-1"), flag);
            assertEquals("null", "" + read(null, flag, "1/2-1/2").word(), flag);
            assertSame(RecordedEnd.SILENT, read(null, flag, null), flag);
        }
        String sixty = "in a won position he lost on time while writing, alas, a ..x";
        assertEquals(60, sixty.length());
        assertEquals("time_forfeit b 1-0", comment(sixty, "1-0"));
        assertSame(RecordedEnd.SILENT, read(null, sixty + "y", "1-0"));
        RecordedEnd claim = read(null, "the arbiter agreed under 10.2 here", "1/2-1/2");
        assertEquals("quickplay_draw - 1/2-1/2", text(claim));
        assertEquals(RecordedEnd.QUICKPLAY | RecordedEnd.LOOSE, claim.hints());
        assertSame(RecordedEnd.SILENT, read(null, "the arbiter agreed under 10.2 here", "1-0"));
        assertEquals("threefold_claim - 1/2-1/2", comment("the repetition was noticed", "1/2-1/2"));
        assertSame(RecordedEnd.SILENT, read(null, "the repetition was noticed", "1-0"));
        assertEquals("resignation w 0-1", comment("White resigns in view of the mate", "0-1"));
    }

    @Test
    void aNameIsNoPartOfTheReason() {
        // The name holds a word that would mean resignation.
        RecordedEnd end = RecordReader.read(
                Tags.of("White", "Resigny, A", "Black", "b", "Termination", "Resigny, A a gagn\u00e9 au temps"),
                Outcome.WHITE_WINS);
        assertEquals("time_forfeit b 1-0", text(end));
        // Of two names that begin alike the longer one is meant; one letter is no name.
        Tags names = Tags.of("White", "Li", "Black", "Li Wei", "comment", "Li Wei resigns");
        assertEquals("resignation b 1-0", text(RecordReader.read(names, Outcome.WHITE_WINS)));
        Tags shorter = Tags.of("White", "Li", "Black", "Li Wei", "comment", "Li resigns");
        assertEquals("resignation w 0-1", text(RecordReader.read(shorter, Outcome.BLACK_WINS)));
        Tags letter = Tags.of("White", "X", "Black", "Y", "comment", "X resigns");
        assertSame(RecordedEnd.SILENT, RecordReader.read(letter, Outcome.BLACK_WINS));
    }

    @Test
    void aStemThatEndsInABlankIsAWholeWord() {
        assertEquals("stalemate - 1/2-1/2", tag("Remis, Patt, nach langem Kampf", "1/2-1/2"));
        assertEquals("stalemate - 1/2-1/2", tag("Patt", "1/2-1/2"));
        assertSame(RecordedEnd.SILENT, read("Patterson", null, "1/2-1/2"));
        assertEquals("time_forfeit w 0-1", tag(W + " perd au temps", "0-1"));
    }

    @Test
    void aResultBeforeTheReasonIsPassedOver() {
        assertEquals("agreement - 1/2-1/2", comment("1/2-1/2 Draw agreed", "1/2-1/2"));
        assertEquals("resignation b 1-0", comment("1-0 Black resigns", "1-0"));
        assertEquals("resignation w 0-1", comment("0-1 White resigns!", "0-1"));
        assertEquals("default - ?", comment("0-1 ff", "0-1"));
        assertEquals("resignation w 0-1", comment("\"White resigns.\"", "0-1"));
    }

    @Test
    void behindAnEnginesNumbersTheLastWordsCount() {
        for (String numbers :
                new String[] {"+0.51/12 0.3s", "-0.51/12", "0.00/1 9s", "9.5/3", "book", "Book", "d=20, pd=e5"}) {
            assertEquals("resignation w 0-1", comment(numbers + ", White resigns", "0-1"), numbers);
            assertTrue(RecordReader.cutechessComment(numbers + ", White resigns"), numbers);
            assertFalse(RecordReader.cutechessComment(numbers + ", White sighs"), numbers);
        }
        for (String words : new String[] {"After Qh5", ":-)", "/", "Boo", "D 20"}) {
            assertSame(RecordedEnd.SILENT, read(null, words + ", White resigns", "0-1"), words);
            assertFalse(RecordReader.cutechessComment(words + ", White resigns"), words);
        }
        assertTrue(RecordReader.cutechessComment("Draw by 3-fold repetition"));
        assertFalse(RecordReader.cutechessComment("White mates"));
        assertFalse(RecordReader.cutechessComment(null));
    }

    @Test
    void housesAreKnownByTheTextsTheyWrite() {
        for (String own : new String[] {
            "normal", "Time forfeit", "Abandoned", "Rules infraction", "Unterminated", "Insufficient material"
        }) {
            assertTrue(RecordReader.lichessText(own), own);
        }
        assertFalse(RecordReader.lichessText("White won on time"));
        assertFalse(RecordReader.lichessText(null));
        for (String own : new String[] {
            "ann won by resignation", "Game drawn by agreement", "Partie abandonn\u00e9e", "Remis durch Vereinbarung"
        }) {
            assertTrue(RecordReader.chesscomText(own), own);
        }
        for (String other :
                new String[] {"Normal", "", "abandoned", "adjudication", "partie abandonne", "nothing that is known"}) {
            assertFalse(RecordReader.chesscomText(other), other);
        }
        assertFalse(RecordReader.chesscomText(null));
    }

    @Test
    void resignationInALongerCommentCountsOnlyForTheSideThatLost() {
        assertEquals("resignation b 1-0", comment("Black resigns given that White can force mate in 6 moves.", "1-0"));
        assertEquals("null - ?", comment("Black resigns himself to a passive defence", "0-1"));
    }
}
