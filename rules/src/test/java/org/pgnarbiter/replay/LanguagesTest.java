package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.PieceLetters;
import org.pgnarbiter.board.SlowBoard;

/** Piece letters of other languages, tried when English fails: taken only when one reading of the whole game is left. */
class LanguagesTest {
    private static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /** A game with every piece; long enough that no other language fits. */
    private static final String GAME = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 Nf6 5. Be3 Bxe3 6. fxe3 Qe7 7. Qd2 Rb8 "
            + "8. Ke2 Kd8 9. Rf1 Re8 10. Nc3 a6 11. Nd5 Nxd5 12. Bxd5 Qd6 13. Qc3 *";

    /** The English game in the letters of another language, knight to king. */
    private static String in(String game, String letters) {
        StringBuilder out = new StringBuilder();
        String[] pieces = letters.split(" ");
        for (char c : game.toCharArray()) {
            int piece = "NBRQK".indexOf(c);
            out.append(piece < 0 ? "" + c : pieces[piece]);
        }
        return out.toString();
    }

    private static String english() {
        return ReadGame.one(GAME).moves();
    }

    @Test
    void everyLanguageIsRead() {
        assertEquals(25, english().split(" ").length);
        for (PieceLetters language : PieceLetters.FOREIGN) {
            if (language.language().equals("armenian print")) {
                continue;
            }
            StringBuilder letters = new StringBuilder();
            language.letters().forEach(ways -> letters.append(ways.get(0)).append(' '));
            ReadGame.Kept game = ReadGame.one("[Event \"x\"]\n\n" + in(GAME, letters.toString()));
            assertEquals(null, game.facts().stop(), language.language() + in(GAME, letters.toString()) + game.facts());
            assertEquals(english(), game.moves(), language.language());
            assertTrue(game.hasProblem("foreign_letters"), language.language());
        }
    }

    @Test
    void wellKnownLanguages() {
        for (String letters : List.of(
                "S L T D K", // German
                "C F T D R", // French
                "C A T D R", // Spanish, Italian
                "P L T D K", // Dutch
                "\u041a \u0421 \u041b \u0424 \u041a\u0440", // Russian
                "\u041a \u0421 \u041b \u0424 \u041a\u0420",
                "\u0541 \u0553 \u0546 \u0539 \u0531")) { // Armenian
            ReadGame.Kept game = ReadGame.one("[Event \"x\"]\n\n" + in(GAME, letters));
            assertEquals(english(), game.moves(), letters);
            assertEquals(
                    List.of("foreign_letters:" + GAME.replaceAll("[^NBRQK]", "").length()), game.problems(), letters);
        }
    }

    @Test
    void armenianKnightAndKingShareALetterAndLegalityDecides() {
        // As printed in the Armenian article on draws: the knight is written like the king, some letters are Cyrillic.
        String printed =
                "[Event \"x\"]\n\n1.e4 e5 2.\u0531f3 \u0531\u04416 3.\u0553\u04414 \u0553\u04357 4.\u0531\u04352 \u0531f6 ";
        ReadGame.Kept second = ReadGame.one(printed + "*");
        assertEquals("e2e4 e7e5 g1f3 b8c6 f1c4 f8e7 e1e2 g8f6", second.moves());
        assertEquals(List.of("homoglyph:4", "foreign_letters:6"), second.problems());
        // Its next move is king e1 to the author, but the knight f3 reaches e1 too: nothing is guessed.
        ReadGame.Kept on = ReadGame.one(printed + "5.\u0531\u04351 \u0531g8 *");
        assertEquals(StopReason.MALFORMED_MOVE, on.facts().stop());
        assertEquals(2, on.facts().plies());
        ReadGame.Kept first = ReadGame.one(
                "[Event \"x\"]\n\n1.e4 e5 2.\u0539f3 \u0539\u04357 3.\u0539\u04352 \u0539d8 4.\u0539d1 \u0539f6 "
                        + "5.\u0539\u04352 \u0539\u04357 6.\u0539d1 \u0539d8 *");
        assertEquals(2, first.facts().maxRepetition());
        assertEquals(12, first.facts().plies());
    }

    @Test
    void aGameThatTwoLanguagesReadDifferentlyStops() {
        // Dutch P is the knight; Polish and others have no P; "D" the queen in several, "R" king or knight in several.
        // R is the king in French and the knight in Finnish: Re2 is legal for both, and the games differ.
        String fen = "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1";
        ReadGame.Kept game = ReadGame.one("[FEN \"" + fen + "\"]\n\n1. Re2 *");
        assertEquals(0, game.facts().plies());
        assertEquals(StopReason.ILLEGAL_MOVE, game.facts().stop());
        assertEquals(1, game.facts().stopPly());
        assertEquals("Re2", game.facts().stopToken());
    }

    @Test
    void aGameThatSeveralLanguagesReadAlikeIsRead() {
        // D is the queen in German, French, Spanish, Dutch and more.
        ReadGame.Kept game = ReadGame.one("[Event \"x\"]\n\n1. e4 e5 2. Dh5 a6 *");
        assertEquals("e2e4 e7e5 d1h5 a7a6", game.moves());
        assertEquals(List.of("foreign_letters:1"), game.problems());
    }

    @Test
    void mixedLanguagesStop() {
        ReadGame.Kept game = ReadGame.one("[Event \"x\"]\n\n1. e4 e5 2. Nf3 Sc6 3. Bc4 *");
        assertEquals("e2e4 e7e5 g1f3", game.moves());
        assertEquals("Sc6", game.facts().stopToken());
    }

    @Test
    void englishIsNeverReplacedWhenItFits() {
        // In German this would be another game: B and R are no German letters, K and D are; English fits, so English it
        // is.
        ReadGame.Kept game = ReadGame.one("[Event \"x\"]\n\n" + GAME);
        assertEquals(List.of(), game.problems());
    }

    @Test
    void anIllegalMoveInAForeignGameStopsWhereEnglishStops() {
        ReadGame.Kept game = ReadGame.one("[Event \"x\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Sxe7 *");
        assertEquals(2, game.facts().plies());
        assertEquals("Sf3", game.facts().stopToken());
    }

    @Test
    void promotionsUseTheLettersOfTheLanguage() {
        ReadGame.Kept game =
                ReadGame.one("[FEN \"7k/P7/8/8/8/8/8/KN6 w - - 0 1\"]\n\n1. Sc3 Kg7 2. a8=D Kf6 3. Dd8+ *");
        assertEquals("b1c3 h8g7 a7a8q g7f6 a8d8", game.moves());
    }

    @Test
    void windows1252AndCyrillicBytesDoNotThrow() {
        byte[] text = ("[Event \"x\"]\n\n" + in(GAME, "\u041a \u0421 \u041b \u0424 \u041a\u0440"))
                .getBytes(Charset.forName("windows-1251"));
        // Windows-1251 is read as Windows-1252, so the letters are unknown: the game stops, the row stays.
        List<ReadGame.Kept> games = ReadGame.all(text);
        assertEquals(1, games.size());
        assertEquals(2, games.get(0).facts().plies());
    }

    @Test
    void randomGamesInFourLanguagesAreReadBack() {
        Random random = new Random(5);
        int read = 0;
        for (int i = 0; i < 60; i++) {
            SlowBoard board = SlowBoard.of(INITIAL);
            StringBuilder game = new StringBuilder();
            List<String> uci = new ArrayList<>();
            for (int ply = 0; ply < 60; ply++) {
                List<SlowBoard.Move> moves = board.legalMoves();
                if (moves.isEmpty()) {
                    break;
                }
                SlowBoard.Move move = moves.get(random.nextInt(moves.size()));
                game.append(board.san(move, moves)).append(' ');
                uci.add(move.uci(false));
                board.make(move);
            }
            String letters =
                    List.of("S L T D K", "C F T D R", "C A T D R", "P L T D K").get(i % 4);
            ReadGame.Kept found = ReadGame.one("[Event \"x\"]\n\n" + in(game.toString(), letters) + "*");
            if (found.facts().stop() == null) {
                read++;
                assertEquals(String.join(" ", uci), found.moves());
            }
        }
        assertTrue(read > 50, "" + read);
    }
}
