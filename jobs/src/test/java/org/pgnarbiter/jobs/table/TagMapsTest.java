package org.pgnarbiter.jobs.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.replay.Replayer;

/** Against {@link PgnGame#otherTags}, which makes a string of everything. */
class TagMapsTest {
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
    private static final List<String> NAMES = List.of(
            "UTCTime", "WhiteTitle", "utctime", "Annotator", "X", "Ann\u00e9e", "Event", "FEN", "White_Titles_1");
    private static final List<String> VALUES =
            List.of("", "12:00:01", "GM", "a \\\"b\\\" \\\\", "two\nlines", "R\u00e9ti", "\u042f", "?", " x ");

    private final TagMaps maps = new TagMaps();
    private final PgnReader reader = new PgnReader();
    private final Replayer moves = new Replayer();
    private final PgnGame game = new PgnGame();

    @Test
    void firstOfEachNameInTheOrderOfTheText() {
        read("[Foo \"1\"]\n[White \"W\"]\n[Bar \"2\"]\n[Foo \"3\"]\n\n*\n", StandardCharsets.UTF_8);
        Map<String, String> found = strings(maps.of(game));
        assertEquals(List.of("Foo", "Bar"), List.copyOf(found.keySet()));
        assertEquals(Map.of("Foo", "1", "Bar", "2"), found);
    }

    @Test
    void namesThatStayAreTheSameObjects() {
        read("[Foo \"1\"]\n[Bar \"2\"]\n\n*\n", StandardCharsets.UTF_8);
        ArrayBasedMapData before = maps.of(game);
        read("[Foo \"3\"]\n[Bar \"4\"]\n\n*\n", StandardCharsets.UTF_8);
        ArrayBasedMapData after = maps.of(game);
        for (int i = 0; i < 2; i++) {
            assertSame(before.keyArray().getUTF8String(i), after.keyArray().getUTF8String(i));
        }
    }

    @Test
    void manyGamesOneAfterTheOther() {
        Random random = new Random(7);
        int many = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder("[Result \"*\"]\n");
            int tags = random.nextInt(random.nextInt(20) == 0 ? 40 : 6);
            for (int tag = 0; tag < tags; tag++) {
                String name = random.nextInt(4) == 0 ? "T" + random.nextInt(30) : pick(NAMES, random);
                text.append('[')
                        .append(name)
                        .append(" \"")
                        .append(pick(VALUES, random))
                        .append("\"]\n");
            }
            text.append("\n1. e4 *\n");
            read(text.toString(), random.nextInt(3) == 0 ? WINDOWS_1252 : StandardCharsets.UTF_8);
            Map<String, String> expected = game.otherTags();
            Map<String, String> found = strings(maps.of(game));
            assertEquals(List.copyOf(expected.keySet()), List.copyOf(found.keySet()), text::toString);
            assertEquals(expected, found, text::toString);
            many += game.otherTagCount() > 16 ? 1 : 0;
        }
        assertTrue(many > 50, "some games have many tags");
    }

    private static String pick(List<String> words, Random random) {
        return words.get(random.nextInt(words.size()));
    }

    private void read(String text, Charset charset) {
        byte[] bytes = text.getBytes(charset);
        byte[] padded = new byte[bytes.length + GameText.PADDING];
        System.arraycopy(bytes, 0, padded, 0, bytes.length);
        reader.read(padded, 0, bytes.length, moves, game);
    }

    private static Map<String, String> strings(ArrayBasedMapData map) {
        Map<String, String> strings = new LinkedHashMap<>();
        List<String> twice = new ArrayList<>();
        for (int i = 0; i < map.numElements(); i++) {
            String name = map.keyArray().getUTF8String(i).toString();
            if (strings.put(name, map.valueArray().getUTF8String(i).toString()) != null) {
                twice.add(name);
            }
        }
        assertEquals(List.of(), twice);
        return strings;
    }
}
