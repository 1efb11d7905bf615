package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.SplitStream;
import org.pgnarbiter.pgn.TextEncoding;
import org.pgnarbiter.replay.StopReason;

/** What an audited game says of itself: where it lies, its tags, its clocks, its last words. */
class AuditedGameTest {
    private static final String[] TAGS = {
        "Event",
        "Site",
        "Date",
        "EventDate",
        "UTCDate",
        "Round",
        "White",
        "Black",
        "Annotator",
        "TimeControl",
        "Termination",
        "TerminationDetails",
        "WhiteType",
        "BlackType",
        "Link",
        "GameDuration"
    };

    private static AuditedGame first(String text, TextAuditor.Depth depth) {
        TextAuditor auditor = new TextAuditor(depth, false);
        auditor.open("a.pgn", 17, GameText.of(text.getBytes(StandardCharsets.UTF_8)));
        assertTrue(auditor.next());
        return auditor.game();
    }

    private static AuditedGame first(String text) {
        return first(text, TextAuditor.Depth.VERDICT);
    }

    private static String tag(AuditedGame game, String name) {
        CharSequence value = switch (name) {
            case "Event" -> game.event();
            case "Site" -> game.site();
            case "Date" -> game.date();
            case "EventDate" -> game.eventDate();
            case "UTCDate" -> game.utcDate();
            case "Round" -> game.round();
            case "White" -> game.white();
            case "Black" -> game.black();
            case "Annotator" -> game.annotator();
            case "TimeControl" -> game.timeControl();
            case "Termination" -> game.termination();
            case "TerminationDetails" -> game.terminationDetails();
            case "WhiteType" -> game.whiteType();
            case "BlackType" -> game.blackType();
            case "Link" -> game.link();
            case "GameDuration" -> game.gameDuration();
            default -> throw new IllegalArgumentException(name);
        };
        return value == null ? null : value.toString();
    }

    @Test
    void everyCircumstanceIsTheTagOfItsName() {
        StringBuilder all = new StringBuilder();
        for (String name : TAGS) {
            all.append('[').append(name).append(" \"the ").append(name).append("\"]\n");
        }
        AuditedGame game = first(all + "\n1. e4 *\n");
        for (String name : TAGS) {
            assertEquals("the " + name, tag(game, name));
        }
        AuditedGame bare = first("[Result \"*\"]\n\n1. e4 *\n");
        for (String name : TAGS) {
            assertNull(tag(bare, name), name);
        }
    }

    @Test
    void theLinkOfALichessExportCountsWhereThereIsNoOther() {
        assertEquals("x", tag(first("[LichessURL \"x\"]\n\n1. e4 *\n"), "Link"));
        assertEquals("y", tag(first("[LichessURL \"x\"]\n[Link \"y\"]\n\n1. e4 *\n"), "Link"));
    }

    @Test
    void broadcastsAndStudiesAreShown() {
        for (String name : new String[] {"StudyName", "ChapterName", "BroadcastName", "BroadcastURL"}) {
            assertTrue(first("[" + name + " \"x\"]\n\n1. e4 *\n").shown(), name);
        }
        assertFalse(first("[Event \"StudyName\"]\n\n1. e4 *\n").shown());
    }

    @Test
    void namesAndReasonsAreDecodedWhateverTheirEncoding() {
        byte[] latin = "[White \"G\u00e9za\"]\n[Termination \"abandonn\u00e9\"]\n\n1. e4 {\u00e9} {d\u00e9j\u00e0} *\n"
                .getBytes(StandardCharsets.ISO_8859_1);
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
        auditor.open("a.pgn", 0, GameText.of(latin));
        assertTrue(auditor.next());
        AuditedGame game = auditor.game();
        assertEquals("G\u00e9za", game.white().toString());
        assertEquals("abandonn\u00e9", game.termination().toString());
        assertEquals(2, game.commentCount());
        assertEquals("\u00e9", game.comment(0).toString());
        assertEquals("d\u00e9j\u00e0", game.comment(1).toString());
        AuditedGame utf8 = first("[White \"G\u00e9za\"]\n\n1. e4 {one} {d\u00e9j\u00e0} {three} *\n");
        assertEquals("G\u00e9za", utf8.white().toString());
        assertEquals("one", utf8.comment(0).toString());
        assertEquals("d\u00e9j\u00e0", utf8.comment(1).toString());
        assertEquals("three", utf8.comment(2).toString());
        assertEquals(
                "a\u007fb", first("[White \"a\u007fb\"]\n\n1. e4 *\n").white().toString());
        assertEquals("a~b", first("[White \"a~b\"]\n\n1. e4 *\n").white().toString());
    }

    @Test
    void theClockOfAPlayerIsHisWhoeverBegan() {
        AuditedGame game = first("1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:00]} 2. d4 {[%clk 0:08:00]} *\n");
        assertEquals(480, game.clockSeconds(0));
        assertEquals(540, game.clockSeconds(1));
        AuditedGame black = first("[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1\"]\n\n"
                + "1... e6 {[%clk 0:10:00]} 2. e3 {[%clk 0:09:00]} *\n");
        assertEquals(600, black.clockSeconds(1));
        assertEquals(540, black.clockSeconds(0));
        assertEquals(-1, first("1. e4 *\n").clockSeconds(0));
    }

    @Test
    void aPositionIsDeadWhenNobodyCanMateAndAliveWhenSomebodyCan() {
        assertEquals(CanMate.YES, dead("8/8/8/3k4/8/3K4/8/8"));
        assertEquals(CanMate.NO, dead("8/8/8/3k4/8/3K4/8/7R"));
        assertEquals(CanMate.NO, dead("q7/8/8/3k4/8/3K4/8/8"));
        assertEquals(CanMate.NO, dead("q7/8/8/3k4/8/3K4/8/7R"));
        AuditedGame unread = first("[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *\n");
        assertEquals(CanMate.OPEN, unread.dead());
        assertEquals(CanMate.OPEN, unread.mating().canMate(0));
        assertEquals(-1, unread.mating().deadPly());
    }

    private static CanMate dead(String board) {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, true);
        String text = "[FEN \"" + board + " w - - 0 1\"]\n\n*\n";
        auditor.open("a.pgn", 0, GameText.of(text.getBytes(StandardCharsets.US_ASCII)));
        assertTrue(auditor.next());
        return auditor.game().dead();
    }

    @Test
    void everyGameOfATextSaysWhereItLies() {
        String one = "[Event \"a\"]\n\n1. e4 *\n\n";
        String two = "[Event \"b\"]\n\n1. d4 d5 1-0\n";
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
        auditor.open("a.pgn", 17, GameText.of((one + two).getBytes(StandardCharsets.US_ASCII)));
        assertTrue(auditor.next());
        AuditedGame game = auditor.game();
        assertEquals("a.pgn", game.source());
        assertEquals(17, game.blockOffset());
        assertEquals(0, game.byteOffset());
        assertEquals(one.strip().length(), game.byteLength());
        assertTrue(auditor.next());
        assertEquals(one.length(), game.byteOffset());
        assertEquals(two.strip().length(), game.byteLength());
        assertFalse(auditor.next());
        assertFalse(auditor.next());
        assertNotNull(game.audit());
        assertEquals(List.of(), game.disagreements());
    }

    @Test
    void aTextThatIsCutSaysHowLongItWas() throws IOException {
        String head = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 ";
        String text = head + "Nf6 Ng1 Ng8 Nf3 ".repeat(100) + "1-0\n";
        byte[] bytes = ("\n\n" + text).getBytes(StandardCharsets.US_ASCII);
        try (GameSplitter splitter = GameSplitter.of(
                SplitStream.whole(new ByteArrayInputStream(bytes)), 0, true, TextEncoding.BYTES, head.length() + 20)) {
            assertTrue(splitter.next());
            assertTrue(splitter.text().tooLong());
            TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
            auditor.open("a.pgn", 0, splitter.text());
            assertTrue(auditor.next());
            AuditedGame game = auditor.game();
            assertEquals(StopReason.TOO_LONG, game.facts().stop());
            assertEquals(2, game.byteOffset());
            assertEquals(text.strip().length(), game.byteLength());
            assertFalse(auditor.next());
        }
    }

    /** Tags, comments and results are the same whether moves are looked at or skipped. */
    @Test
    void readingTheTextAloneFindsTheSameTagsCommentsAndResults() {
        String[] games = {
            "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {c1} (2. f4 {v} exf4) Nc6 $1 3.Bb5{c2}a6; rest\n4. Ba4 1-0\n",
            "[Event \"b\"]\n\n1.e4{x}e5(1...c5)2.Nf3*\n",
            "[Event \"c\"]\n\n1. e4 e5$6 2. d4;c\nexd4[x]3. c3 1/2-1/2\n",
            "[Event \"d\"]\n\n1. e4\te5\r\n2. d4{d}*",
            "1. \u00e94 e5) 2. d4 0-1\n",
        };
        for (String text : games) {
            AuditedGame whole = first(text);
            List<String> expected = outside(whole);
            assertEquals(expected, outside(first(text, TextAuditor.Depth.TEXT)), text);
            assertEquals(expected, outside(first(text, TextAuditor.Depth.FACTS)), text);
        }
        assertNull(first(games[0], TextAuditor.Depth.FACTS).audit());
        assertNull(first(games[0], TextAuditor.Depth.TEXT).audit());
        assertEquals(7, first(games[0], TextAuditor.Depth.FACTS).facts().plies());
        assertEquals(
                CanMate.OPEN, first(games[0], TextAuditor.Depth.FACTS).mating().canMate(0));
    }

    private static List<String> outside(AuditedGame game) {
        List<String> all = new ArrayList<>();
        all.add(String.valueOf(game.event()));
        all.add(String.valueOf(game.text().resultText()));
        for (int i = 0; i < game.commentCount(); i++) {
            all.add(game.comment(i).toString());
        }
        all.add(String.valueOf(game.byteLength()));
        return all;
    }
}
