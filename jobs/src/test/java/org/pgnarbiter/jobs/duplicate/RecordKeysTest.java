package org.pgnarbiter.jobs.duplicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.regex.Pattern;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordKeysTest {
    @ParameterizedTest
    @CsvSource({
        "https://lichess.org/abcdefgh, https://lichess.org/abcdefgh",
        "https://lichess.org/abcdefgh/black, https://lichess.org/abcdefgh",
        "https://lichess.org/abcdefgh/black#30, https://lichess.org/abcdefgh",
        "https://lichess.org/abcdefghijkl?x=1, https://lichess.org/abcdefghijkl",
        "https://www.chess.com/live/game/123456, https://www.chess.com/live/game/123456",
        "https://www.chess.com/game/live/1234?username=x, https://www.chess.com/game/live/1234",
    })
    void thePageOfAGameIsItsAddress(String site, String page) {
        assertEquals(page, page(site));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "London ENG",
                "lichess.org/abcdefgh",
                "https://lichess.org",
                "https://lichess.org/",
                "https://lichess.org/abc",
                "https://lichess.org/study/abcdefgh",
                "https://lichess.org/broadcast/a-b/round-1/abcdefgh",
                "https://lichess.org/tournament/abcdefgh",
                "https://abcdefgh",
                "://abcdefgh",
                "https://study/abcdefgh",
            })
    void thePageOfSomethingElseIsNone(String site) {
        assertNull(page(site));
    }

    @Test
    void nothingHasNoKey() {
        assertNull(RecordKeys.page(null));
        assertNull(RecordKeys.withoutView(null));
        assertNull(RecordKeys.pair(null, UTF8String.fromString("Karpov, A")));
        assertNull(RecordKeys.pair(UTF8String.fromString("Karpov, A"), UTF8String.fromString("?")));
        assertNotNull(RecordKeys.pair(UTF8String.fromString("Karpov, A"), UTF8String.fromString("Korchnoi, V")));
    }

    /** The quick look at the ends of an address against the expression alone. */
    @Test
    void whatIsReadQuicklyIsWhatTheExpressionReads() {
        Pattern game = Pattern.compile("://[^/]+/(.*/)?([0-9]{4,}|[A-Za-z0-9]{8,12})/?(white|black)?([?#].*)?$");
        Pattern none = Pattern.compile("/(study|broadcast|tournament|swiss|simul|team|events?)/");
        Pattern view = Pattern.compile("(/(white|black))?([?#].*)?$");
        String[] parts = {
            "https",
            "://",
            "/",
            "/",
            "lichess.org",
            "\u00e9",
            ".",
            "abcdefgh",
            "12345",
            "Ab3",
            "x",
            "/study/",
            "/white",
            "black",
            "?a=1",
            "#12",
            ":",
            " "
        };
        Random random = new Random(7);
        int pages = 0;
        for (int i = 0; i < 300_000; i++) {
            StringBuilder made = new StringBuilder(random.nextInt(3) == 0 ? "" : "https://a.b/");
            for (int part = random.nextInt(5); part > 0; part--) {
                made.append(parts[random.nextInt(parts.length)]);
            }
            String site = made.toString();
            boolean isPage = game.matcher(site).find() && !none.matcher(site).find();
            pages += isPage ? 1 : 0;
            assertEquals(isPage ? view.matcher(site).replaceAll("") : null, page(site), site);
            assertEquals(
                    view.matcher(site).replaceAll(""),
                    RecordKeys.withoutView(UTF8String.fromString(site)).toString(),
                    site);
        }
        assertTrue(pages > 10_000, "addresses of games among them: " + pages);
    }

    private static String page(String site) {
        UTF8String page = RecordKeys.page(UTF8String.fromString(site));
        return page == null ? null : page.toString();
    }
}
