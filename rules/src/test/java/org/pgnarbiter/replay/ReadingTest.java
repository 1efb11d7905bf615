package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One oddity of PGN files a test: what is read, and which leniency is counted. */
class ReadingTest {
    private static final String TAGS = "[Event \"x\"]\n[Result \"*\"]\n\n";

    /** Reads movetext after two tags; the moves in UCI, the stop if any, the problems if any. */
    private static String read(String movetext) {
        return show(ReadGame.one(TAGS + movetext));
    }

    private static String read(String fen, String movetext) {
        return show(ReadGame.one("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + movetext));
    }

    private static String show(ReadGame.Kept game) {
        GameFacts facts = game.facts();
        String stop = facts.stop() == null ? "" : " !" + facts.stop().word() + " " + facts.stopToken();
        return game.moves() + stop + (game.problems().isEmpty() ? "" : " " + game.problems());
    }

    private static final String ITALIAN = "e2e4 e7e5 g1f3 b8c6";

    // ---------------------------------------------------------------- numbers, comments, variations, annotation

    @Test
    void exactNotationHasNoProblems() {
        assertEquals(ITALIAN, read("1. e4 e5 2. Nf3 Nc6 *"));
    }

    @Test
    void moveNumbersMayBeGluedMissingOrWrong() {
        assertEquals(ITALIAN, read("1.e4 e5 2.Nf3 Nc6 *"));
        assertEquals(ITALIAN, read("e4 e5 Nf3 Nc6 *"));
        assertEquals(ITALIAN, read("1 e4 e5 2 Nf3 Nc6 *"));
        assertEquals(ITALIAN, read("1.e4 1...e5 2.Nf3 2...Nc6 *"));
        assertEquals(ITALIAN, read("1.e4 1. ... e5 2. Nf3 2. .. Nc6 *"));
        assertEquals(ITALIAN, read("7. e4 e5 9. Nf3 9... Nc6 *"));
        assertEquals(ITALIAN, read("1.\ne4\ne5\n2.\nNf3 Nc6\n*"));
        assertEquals(ITALIAN + " [stray_bracket:2]", read("1)e4 e5 2)Nf3 Nc6 *"));
    }

    @Test
    void aNumberGluedToTheMoveBeforeItIsCounted() {
        assertEquals(ITALIAN + " [glued_number:1]", read("1.e4 e52.Nf3 Nc6 *"));
        assertEquals(
                "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4 [glued_number:3]",
                read("1.e4 e52.Nf3 Nc63.Bb5 Nf6 4.O-O4...Nxe4 *"));
    }

    @Test
    void commentsOfAllKindsStandAnywhere() {
        assertEquals(
                ITALIAN,
                read("{before} 1. {a} e4 {b}{c} e5 ; to the end of the line 2. d4 1-0\n"
                        + "{ over\nlines 0-1 } 2. Nf3 {no } Nc6 *"));
        assertEquals(ITALIAN, read("1. e4{glued}e5{x}2. Nf3;line\nNc6 *"));
    }

    @Test
    void escapedLinesAreNotMovetext() {
        assertEquals(ITALIAN, read("1. e4 e5\n% 2. d4 { ( [\n2. Nf3 Nc6 *"));
        assertEquals(ITALIAN + " [annotation_symbol:1]", read("1. e4 e5 2. Nf3 % Nc6 *"));
    }

    @Test
    void variationsNestAndHoldComments() {
        assertEquals(
                ITALIAN,
                read(
                        "1. e4 (1. d4 d5 (1... Nf6 {a ) b} 2. c4 (2. Nf3)) 2. c4) 1... e5 (1... c5)(1... e6) 2. Nf3 Nc6 *"));
        String deep = "(1. d4 ".repeat(20_000) + ")".repeat(20_000);
        assertEquals(ITALIAN, read("1. e4 " + deep + " e5 2. Nf3 Nc6 *"));
    }

    @Test
    void annotationIsNoMove() {
        assertEquals(ITALIAN, read("1. e4! $1 e5?! $139 2. Nf3!! !? Nc6 $146 *"));
        assertEquals(ITALIAN + " [annotation_symbol:2]", read("1. e4 = e5 2. Nf3 +/- Nc6 *"));
        assertEquals(ITALIAN + " [annotation_symbol:2]", read("1. e4 N e5 D 2. Nf3 Nc6 *"));
        assertEquals(ITALIAN, read("1. e4 (=) e5 2. Nf3 Nc6 *"));
    }

    @Test
    void anOpenCommentHidesTheRestAndIsReported() {
        assertEquals(
                "e2e4 e7e5 !malformed_move { 2. Nf3 Nc6 1-0 [result_missing:1, unterminated_comment:1]",
                read("1. e4 e5 { 2. Nf3 Nc6 1-0"));
        assertEquals(
                "e2e4 e7e5 !malformed_move (2. Nf3 Nc6 1-0 [result_missing:1, unterminated_variation:1]",
                read("1. e4 e5 (2. Nf3 Nc6 1-0"));
    }

    @Test
    void strayBracketsAreCounted() {
        assertEquals(ITALIAN + " [stray_bracket:2]", read("1. e4 } e5 2. Nf3) Nc6 *"));
    }

    @Test
    void aDrawOfferIsRemembered() {
        boolean[] marked = new boolean[1];
        ReadGame.each(
                (TAGS + "1. e4 e5 (=) 2. Nf3 *").getBytes(StandardCharsets.UTF_8),
                g -> marked[0] = g.game.drawOfferMarked());
        assertTrue(marked[0]);
    }

    // ---------------------------------------------------------------- results

    @Test
    void resultsInManySpellings() {
        String[][] spellings = {
            {"1-0", "1-0", ""},
            {"0-1", "0-1", ""},
            {"1/2-1/2", "1/2-1/2", ""},
            {"*", "*", ""},
            {"1/2", "1/2", "result_spelling"},
            {"1:0", "1:0", "result_spelling"},
            {"0:1", "0:1", "result_spelling"},
            {"1/2:1/2", "1/2:1/2", "result_spelling"},
            {"\u00bd-\u00bd", "\u00bd-\u00bd", "result_spelling"},
            {"\u00bd", "\u00bd", "result_spelling"},
            {"0-0", "0-0", "result_spelling"},
            {"1\u20130", "1\u20130", "result_spelling"},
            {"0\u20141", "0\u20141", "result_spelling"},
            {"1/2\u20131/2", "1/2\u20131/2", "result_spelling"},
            {"\u00bd\u2212\u00bd", "\u00bd\u2212\u00bd", "result_spelling"},
            {"", null, "result_missing"},
        };
        for (String[] s : spellings) {
            ReadGame.Kept game = ReadGame.one(TAGS + "1. e4 e5 " + s[0] + "\n");
            assertEquals(2, game.facts().plies(), s[0]);
            assertNull(game.facts().stop(), s[0]);
            assertEquals(s[1], game.result(), s[0]);
            assertEquals(s[2].isEmpty() ? List.of() : List.of(s[2] + ":1"), game.problems(), s[0]);
        }
    }

    @Test
    void aResultInACommentOrVariationIsNone() {
        ReadGame.Kept game = ReadGame.one(TAGS + "1. e4 e5 {0-1} (1... c5 1-0) 2. Nf3 ; 1/2-1/2\n Nc6 1-0");
        assertEquals("1-0", game.result());
        assertEquals(4, game.facts().plies());
    }

    @Test
    void textAfterTheResultBelongsToTheGameAndIsCounted() {
        List<ReadGame.Kept> games =
                ReadGame.all(TAGS + "1. e4 e5 1-0 White won on time {late} 12-3\n\n" + TAGS + "1. d4 *");
        assertEquals(2, games.size());
        assertEquals(List.of("text_after_result:1"), games.get(0).problems());
        assertEquals(List.of("late"), games.get(0).finalComments());
    }

    // ---------------------------------------------------------------- tags

    @Test
    void tagsWithEscapesBracketsAndQuotes() {
        ReadGame.Kept game = ReadGame.one(
                "[Event \"the \\\"big\\\" one\"]\n[Site \"a\\\\b\"]\n[White \"[x] {y} ; %\"]\n"
                        + "[Black \"Analysis\\\"]\n[Round \"say \"hi\" now\"]\n[ECO \"\"]\n[Annotator \"back\\slash\"]\n\n*");
        assertEquals(
                List.of(
                        "Event=the \"big\" one",
                        "Site=a\\b",
                        "White=[x] {y} ; %",
                        "Black=Analysis\\",
                        "Round=say \"hi\" now",
                        "ECO=",
                        "Annotator=back\\slash"),
                game.tags());
        assertTrue(game.hasProblem("unescaped_quote"));
    }

    @Test
    void tagsWithBlanksOrWithoutThem() {
        ReadGame.Kept game = ReadGame.one(
                "  [Event   \"a\" ]\n[ Site \"b\"]\n[Date\"c\"]\n\t[Round \"d\"][White \"e\"] [Black \"f\"]\n*");
        assertEquals(List.of("Event=a", "Site=b", "Date=c", "Round=d", "White=e", "Black=f"), game.tags());
        assertEquals(List.of(), game.problems());
    }

    @Test
    void aTagBrokenOverLinesIsOneTag() {
        ReadGame.Kept two = ReadGame.one("[Event \"World\nCup\"]\n[Site \"b\"]\n\n1. e4 *");
        assertEquals(List.of("Event=World Cup", "Site=b"), two.tags());
        assertEquals(List.of("bad_tag:1"), two.problems());
        ReadGame.Kept four =
                ReadGame.one("[Site \"b\"]\n[Event \"World\r\nCup\r\nof\r\nall\"]\r\n[Round \"1\"]\n\n1. e4 *");
        assertEquals(List.of("Site=b", "Event=World Cup of all", "Round=1"), four.tags());
        assertEquals(1, four.facts().plies());
    }

    @Test
    void aTagWithoutEndDamagesOnlyItself() {
        ReadGame.Kept game = ReadGame.one("[Event \"no end]\n[Site \"b]\n[Round \"1\"\n[White \"w\"]\n\n1. e4 *");
        assertEquals(List.of("Event=no end", "Site=b", "Round=1", "White=w"), game.tags());
        assertEquals(3, game.count("bad_tag"));
        assertEquals(1, game.facts().plies());
    }

    @Test
    void theFirstOfTwoTagsOfANameCounts() {
        ReadGame.Kept game = ReadGame.one("[Event \"a\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n"
                + "[Fen \"rubbish\"]\n[EVENT \"b\"]\n\n1. e4 *");
        assertEquals(2, game.count("duplicate_tag"));
        assertEquals("e2e4", game.moves());
    }

    @Test
    void commentsAndEscapesStandBeforeAndBetweenTags() {
        ReadGame.Kept game =
                ReadGame.one("{by hand}\n; a note\n%escape\n[Event \"a\"]\n; more\n%\n[Site \"b\"]\n\n1. e4 *");
        assertEquals(List.of("Event=a", "Site=b"), game.tags());
        assertTrue(game.hasProblem("comment_before_tags"));
    }

    @Test
    void movetextMayFollowTheTagsAtOnce() {
        assertEquals("e2e4", show(ReadGame.one("[Event \"a\"] 1. e4 *")));
        assertEquals("e2e4", show(ReadGame.one("[Event \"a\"]1.e4*")));
        assertEquals("e2e4", show(ReadGame.one("[Event \"a\"]\n\n\n\n\n1. e4 *")));
    }

    // ---------------------------------------------------------------- several games, no games

    @Test
    void gamesNeedNoBlankLinesNorTags() {
        assertEquals(
                List.of("e2e4 e7e5", "d2d4", "c2c4"),
                ReadGame.all("1. e4 e5 1-0\n1. d4 1/2-1/2 1. c4 *").stream()
                        .map(ReadingTest::show)
                        .toList());
        assertEquals(
                List.of("e2e4", "d2d4"),
                ReadGame.all("[Event \"a\"]\n1. e4 *[Event \"b\"]\n1. d4 *").stream()
                        .map(ReadingTest::show)
                        .toList());
        assertEquals(
                List.of("e2e4 [result_missing:1]", "d2d4"),
                ReadGame.all("[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4 *").stream()
                        .map(ReadingTest::show)
                        .toList());
        assertEquals(
                List.of("e2e4 e7e5", "g1f3 g8f6"),
                ReadGame.all("e4 e5 *\nNf3 Nf6 *\n").stream()
                        .map(ReadingTest::show)
                        .toList());
    }

    @Test
    void tagsAloneAreAGameWithoutMoves() {
        List<ReadGame.Kept> games = ReadGame.all("[Event \"a\"]\n[Result \"1-0\"]\n\n[Event \"b\"]\n\n1. d4 *");
        assertEquals(2, games.size());
        assertEquals(0, games.get(0).facts().plies());
        assertTrue(games.get(0).hasProblem("result_missing"));
    }

    @Test
    void whatIsNoPgnIsNoGame() {
        assertEquals(List.of(), ReadGame.all(""));
        assertEquals(List.of(), ReadGame.all("\ufeff \n\t\r\n"));
        assertEquals(List.of(), ReadGame.all("{only a comment}"));
        assertEquals(List.of(), ReadGame.all("% escape\n; note\n"));
        assertEquals(List.of(), ReadGame.all("This is a read-me file. It says nothing of chess.\nVersion 2\n"));
        assertEquals(
                1, ReadGame.all("Some words at the head\n\n" + TAGS + "1. e4 *").size());
    }

    @Test
    void anEmptyGameHasItsResult() {
        ReadGame.Kept game = ReadGame.one("[Event \"a\"]\n\n1-0\n");
        assertEquals("1-0", game.result());
        assertEquals(0, game.facts().plies());
        assertEquals(List.of(), game.problems());
    }

    // ---------------------------------------------------------------- line ends, encodings

    @Test
    void lineEndsAreLfCrOrBoth() {
        String file = "[Event \"a\"]\n[Site \"b\"]\n\n; note\n1. e4 e5\n%x\n2. Nf3 Nc6 *\n\n[Event \"b\"]\n\n1. d4 *\n";
        List<String> moves = List.of(ITALIAN, "d2d4");
        for (String end : List.of("\n", "\r\n", "\r")) {
            for (String mark : List.of("", "\ufeff")) {
                assertEquals(
                        moves,
                        ReadGame.all(mark + file.replace("\n", end)).stream()
                                .map(ReadingTest::show)
                                .toList());
            }
        }
    }

    @Test
    void encodingIsDecidedGameByGame() {
        Charset windows = Charset.forName("windows-1252");
        byte[] first = "[White \"J\u00e1n \u201eM\u00fcller\u201c\"]\n\n1. e4 *\n\n".getBytes(windows);
        byte[] second = "[White \"J\u00e1n M\u00fcller \u2654\"]\n\n1. d4 *\n\n".getBytes(StandardCharsets.UTF_8);
        byte[] both = new byte[first.length + second.length];
        System.arraycopy(first, 0, both, 0, first.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        List<ReadGame.Kept> games = ReadGame.all(both);
        assertEquals(
                List.of("White=J\u00e1n \u201eM\u00fcller\u201c"), games.get(0).tags());
        assertEquals(List.of("windows_1252:1"), games.get(0).problems());
        assertEquals(List.of("White=J\u00e1n M\u00fcller \u2654"), games.get(1).tags());
        assertEquals(List.of(), games.get(1).problems());
    }

    @Test
    void oddBytesInOnePlaceSpoilNoUtf8Elsewhere() {
        byte[] file = "[White \"J\u00e1n \u2654\"]\n[Black \"Jos?\"]\n\n1. e4 { 90 ? } e5 2. \u041af3 {\u00e9} *\n"
                .getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < file.length; i++) {
            file[i] = file[i] == '?' ? (byte) 0xE9 : file[i];
        }
        ReadGame.Kept game = ReadGame.all(file).get(0);
        assertEquals(List.of("White=J\u00e1n \u2654", "Black=Jos\u00e9"), game.tags());
        assertEquals(3, game.facts().plies(), game.problems().toString());
        assertEquals(List.of("\u00e9"), game.finalComments());
        assertEquals(1, game.count("windows_1252"));
    }

    @Test
    void longWordsAndLinesOfOtherLettersAreWholeBesideOddBytes() {
        String word = "\u0436\u4e2d".repeat(60);
        for (int shift = 0; shift < 5; shift++) {
            byte[] file = ("[White \"J\u00e1n\"]\n[Black \"Jos?\"]\n\n1. e4 { 90 ? } e5 2. " + "x".repeat(shift) + word
                            + " *\n")
                    .getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < file.length; i++) {
                file[i] = file[i] == '?' ? (byte) 0xE9 : file[i];
            }
            String[] texts = new String[1];
            ReadGame.each(file, game -> texts[0] = game.game.decodeText());
            assertEquals(
                    "[White \"J\u00e1n\"]\n[Black \"Jos\u00e9\"]",
                    texts[0].lines().limit(2).collect(Collectors.joining("\n")));
            String token = ReadGame.all(file).get(0).facts().stopToken();
            assertEquals(("x".repeat(shift) + word).substring(0, 40), token);
        }
    }

    @Test
    void wordsOfOddBytesAloneAreReadAsFarAsTheyAreKept() {
        byte[] file = ("1. e4 e5 2. N" + "?".repeat(300) + " *\n").getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < file.length; i++) {
            file[i] = file[i] == '?' ? (byte) 0x9E : file[i];
        }
        assertEquals(
                "N" + "\u017e".repeat(39), ReadGame.all(file).get(0).facts().stopToken());
    }

    @Test
    void utf16IsFoundByItsMarkOrItsZeros() {
        String file = "[White \"J\u00e1n \u2654\"]\n\n1. e4 e5 *\n\n[White \"b\"]\n\n1. d4 *\n";
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            for (String mark : List.of("", "\ufeff")) {
                List<ReadGame.Kept> games = ReadGame.all((mark + file).getBytes(charset));
                assertEquals(2, games.size());
                assertEquals(List.of("White=J\u00e1n \u2654"), games.get(0).tags());
                assertEquals("e2e4 e7e5", games.get(0).moves());
            }
        }
    }

    @Test
    void controlCharactersAreCounted() {
        assertEquals(ITALIAN + " [control_character:2]", read("1. e4 \u0007e5 \u007f 2. Nf3 Nc6 *"));
        assertEquals(ITALIAN, read("1. e4 e5 2. Nf3 Nc6 *\n\u001a"));
    }

    // ---------------------------------------------------------------- spellings of moves

    @Test
    void castlingInItsSpellings() {
        String fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for (String[] s : new String[][] {
            {"O-O", "[]"},
            {"0-0", "[zero_castling:1]"},
            {"o-o", "[move_spelling:1]"},
            {"OO", "[move_spelling:1]"},
            {"0\u20130", "[zero_castling:1]"},
            {"Kg1", "[castling_as_king_move:1]"},
            {"Ke1-g1", "[castling_as_king_move:1]"},
            {"e1g1", "[coordinates:1]"},
            {"e1h1", "[coordinates:1]"},
            {"O-O+", "[wrong_check_mark:1]"},
        }) {
            assertEquals("e1g1 " + s[1], read(fen, "1. " + s[0] + " *").replaceFirst("^e1g1$", "e1g1 []"), s[0]);
        }
        assertEquals("e1c1 e8g8 [zero_castling:2]", read(fen, "1. 0-0-0 0-0 *"));
        assertEquals("e1g1 e8c8 [zero_castling:2]", read(fen, "1.0-0! 0-0-0?! *"));
    }

    @Test
    void promotionInItsSpellings() {
        String fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
        for (String spelling :
                List.of("a8Q", "a8(Q)", "a8/Q", "a8=q", "a8q", "a8=(Q)", "a8Q+", "a8(Q)+", "a8=Q", "a8=Q+")) {
            String exact = spelling.startsWith("a8=Q") ? "" : "promotion_spelling:1";
            ReadGame.Kept game = ReadGame.one("[FEN \"" + fen + "\"]\n\n1. " + spelling + " *");
            assertEquals("a7a8q", game.moves(), spelling);
            assertEquals(exact.isEmpty() ? List.of() : List.of(exact), game.problems(), spelling);
        }
        assertEquals("a7a8n", read(fen, "1. a8=N *"));
        assertEquals("a7a8q [coordinates:1]", read(fen, "1. a7a8q *"));
        assertEquals(" !ambiguous_move a8", read(fen, "1. a8 *"));
        assertEquals(" !malformed_move a8=K", read(fen, "1. a8=K *"));
    }

    @Test
    void enPassantSuffixes() {
        String fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        for (String spelling :
                List.of("exd6e.p.", "exd6 e.p.", "exd6 ep", "exd6ep", "exd6 e.p", "exd6(ep)", "exd6 e. p.")) {
            ReadGame.Kept game = ReadGame.one("[FEN \"" + fen + "\"]\n\n1. " + spelling + " Kd7 *");
            assertEquals("e5d6 e8d7", game.moves(), spelling);
        }
        assertEquals("e5d6 [en_passant_suffix:1]", read(fen, "1. exd6 e.p. *"));
        assertEquals("e5d6 [missing_capture_sign:1]", read(fen, "1. ed6 *"));
        assertEquals("e5d6 [coordinates:1]", read(fen, "1. e5d6 *"));
    }

    @Test
    void longAlgebraicAndCoordinates() {
        assertEquals(ITALIAN + " [long_algebraic:4]", read("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *"));
        assertEquals(ITALIAN + " [long_algebraic:2, coordinates:2]", read("1. e2e4 e7e5 2. Ng1f3 Nb8c6 *"));
        assertEquals(ITALIAN + " [coordinates:4]", read("1. e2e4 e7e5 2. g1f3 b8c6 *"));
        assertEquals(ITALIAN + " [coordinates:4, move_spelling:4]", read("1. E2E4 E7E5 2. G1F3 B8C6 *"));
    }

    @Test
    void captureSignsMissingOrSpurious() {
        assertEquals("e2e4 d7d5 e4d5 d8d5 [missing_capture_sign:2]", read("1. e4 d5 2. ed5 Qd5 *"));
        assertEquals("e2e4 d7d5 e4d5 [missing_capture_sign:1, move_spelling:1]", read("1. e4 d5 2. ed *"));
        assertEquals("e2e4 d7d5 e4d5 [move_spelling:1]", read("1. e4 d5 2. exd *"));
        assertEquals("e2e4 d7d5 e4d5 [long_algebraic:1]", read("1. e4 d5 2. e4xd5 *"));
        assertEquals("g1f3 [spurious_capture_sign:1]", read("1. Nxf3 *"));
        assertEquals("e2e4 d7d5 e4d5 [move_spelling:1]", read("1. e4 d5 2. e:d5 *"));
    }

    @Test
    void superfluousDisambiguationIsCounted() {
        assertEquals("g1f3 b8c6 [over_disambiguated:1, long_algebraic:1]", read("1. Ngf3 Nb8c6 *"));
        assertEquals("g1f3 [over_disambiguated:1]", read("1. N1f3 *"));
    }

    @Test
    void lettersInOddPlaces() {
        assertEquals("e2e4 e7e5 [long_algebraic:1, pawn_letter:2]", read("1. Pe4 Pe7-e5 *"));
        assertEquals("g1f3 b8c6 [lower_case_piece:2]", read("1. nf3 nc6 *"));
        assertEquals("g1f3 b8c6 [figurine:2]", read("1. \u2658f3 \u265ec6 *"));
        assertEquals("e2e4 [pawn_letter:1, figurine:1]", read("1. \u2659e4 *"));
        assertEquals("e2e4 c7c5 g1f3 [homoglyph:2]", read("1. \u04354 \u04415 2. Nf3 *"));
        assertEquals("g1f3 [move_spelling:1]", read("1. NF3 *"));
    }

    @Test
    void marksOfCheckThatTheBoardContradictsAreCounted() {
        assertEquals("e2e4 e7e5 [wrong_check_mark:2]", read("1. e4+ e5# *"));
        assertEquals("e2e4 f7f6 d1h5 g7g6", read("1. e4 f6 2. Qh5 g6 *"));
        assertTrue(ReadGame.one(TAGS + "1. e4 e5# *").facts().falseMate());
        assertFalse(ReadGame.one(TAGS + "1. f3 e5 2. g4 Qh4# *").facts().falseMate());
        assertFalse(ReadGame.one(TAGS + "1. f3 e5 2. g4 Qh4++ *").facts().falseMate());
    }

    // ---------------------------------------------------------------- what cannot be read

    @Test
    void theFirstMoveThatIsNoneStopsTheGame() {
        assertEquals("e2e4 e7e5 !illegal_move Qd4", read("1. e4 e5 2. Qd4 Nc6 *"));
        assertEquals("e2e4 e7e5 !malformed_move hello", read("1. e4 e5 2. hello Nc6 *"));
        assertEquals("e2e4 !null_move --", read("1. e4 -- 2. d4 *"));
        for (String none : List.of("Z0", "0000", "--", "<>", "null", "pass", "@@@@")) {
            assertEquals("e2e4 !null_move " + none, read("1. e4 " + none + " 2. d4 *"), none);
        }
        assertEquals("e2e4 e7e5 !variant N@f3", read("1. e4 e5 2. N@f3 *"));
        assertEquals("e2e4 e7e5 !variant @h3", read("1. e4 e5 2. @h3 *"));
    }

    @Test
    void anAmbiguousMoveIsNeverGuessed() {
        assertEquals(" !ambiguous_move Rd1", read("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "1. Rd1 *"));
        assertEquals("a1d1", read("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "1. Rad1 *"));
        // Of two rooks one is pinned, so the move is not ambiguous.
        assertEquals("a5d5", read("4r2k/8/8/R7/4R3/8/8/4K3 w - - 0 1", "1. Rd5 *"));
        assertEquals("b3c4 [missing_capture_sign:1]", read("4k3/8/8/8/2p5/1P6/4B3/4K3 w - - 0 1", "1. bc4 *"));
    }

    @Test
    void stopPlyTokenAndWhatFollowsAreKept() {
        GameFacts facts =
                ReadGame.one(TAGS + "1. e4 e5 2. Ke4 {x} Kd5 (3. e4) 3. a3 1-0").facts();
        assertEquals(3, facts.stopPly());
        assertEquals("Ke4", facts.stopToken());
        assertEquals("Kd5", facts.nextToken());
        assertEquals(2, facts.tokensAfterStop());
        assertEquals(2, facts.plies());
    }

    @Test
    void aBadFenOrAVariantIsNotReplayed() {
        GameFacts bad = ReadGame.one("[FEN \"rubbish\"]\n\n1. e4 *").facts();
        assertEquals(StopReason.BAD_FEN, bad.stop());
        assertEquals(0, bad.plies());
        assertEquals(GameFacts.NEVER, bad.stopPly());
        GameFacts atomic = ReadGame.one("[Variant \"Atomic\"]\n\n1. e4 *").facts();
        assertEquals(StopReason.VARIANT, atomic.stop());
        assertEquals(GameFacts.NEVER, atomic.stopPly());
        for (String standard : List.of("Standard", "From Position", "chess", "", "?", "normal")) {
            assertEquals(
                    1,
                    ReadGame.one("[Variant \"" + standard + "\"]\n\n1. e4 *")
                            .facts()
                            .plies(),
                    standard);
        }
        for (String name : List.of("Chess960", "chess 960", "Fischerandom", "Fischer Random Chess", "freestyle")) {
            String game = "[Variant \"" + name
                    + "\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\"]\n\n1. e4 *";
            assertEquals(1, ReadGame.one(game).facts().plies(), name);
        }
    }

    // ---------------------------------------------------------------- clocks and comments

    @Test
    void clocksAreThoseOfTheLastMoves() {
        ReadGame.Kept game = ReadGame.one(TAGS + "1. e4 {[%clk 0:10:00]} e5 {[%eval 0.3] [%clk 0:09:58.7]} "
                + "2. Nf3 {[%clk 1:02:03]} Nc6 {thinks [%clk 0:00:05]} 3. Bb5 {[%emt 0:00:01]} *");
        assertEquals(3723, game.whiteClock());
        assertEquals(5, game.blackClock());
    }

    @Test
    void clocksFollowTheMoverAlsoWhenBlackBegins() {
        ReadGame.Kept game = ReadGame.one("[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1\"]\n\n"
                + "1... e5 {[%clk 0:00:10]} 2. e4 {[%clk 0:00:20]} *");
        // The reader knows movers, not colours: the first mover's clock comes first.
        assertEquals(10, game.whiteClock());
        assertEquals(20, game.blackClock());
    }

    @Test
    void finalCommentsAreThoseAfterTheLastMove() {
        ReadGame.Kept game =
                ReadGame.one(TAGS + "{head} 1. e4 {early} e5 {one} ; two\n {three} 1-0 {after the result}");
        assertEquals(List.of("one", "two", "three", "after the result"), game.finalComments());
    }
}
