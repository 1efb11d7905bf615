package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.testkit.SharedData;

/** The page of one game, opened in a browser. */
class StoryPageTest {
    private static final String FIVEFOLD = "yu-alekseenko-2018-fivefold-then-mate.pgn";
    private static final String FISCHER = "fischer-petrosian-1971-qe2-three-times.pgn";

    private static Optional<Chromium> chromium = Optional.empty();

    @TempDir
    private Path temp;

    @BeforeAll
    static void start() {
        chromium = Chromium.start();
    }

    @AfterAll
    static void stop() {
        chromium.ifPresent(Chromium::close);
    }

    private Path page(Path pgn) {
        Path html = temp.resolve("page.html");
        StringWriter err = new StringWriter();
        int code = Main.run(
                new String[] {"explain", pgn.toString(), "--format", "html", "-o", html.toString()},
                new PrintWriter(new StringWriter()),
                new PrintWriter(err));
        assertEquals(0, code, err::toString);
        return html;
    }

    private Path sample(String name) {
        return page(SharedData.top().resolve("data-samples").resolve(name));
    }

    /** A page with everything in it that could run or mislead if it were not escaped. */
    private Path hostile() throws IOException {
        String attack = "</script></title></textarea><script>window.hacked=1</script>"
                + "<img src=x onerror=window.hacked=2>'\\\" onfocus=window.hacked=3 autofocus x='${7*7}#{7*7}{{7*7}}";
        String turned = "\u202e\u2067drowssap\u200f";
        Path pgn = temp.resolve("hostile.pgn");
        Files.writeString(
                pgn,
                "[Event \"" + attack + "\"]\n[Site \"javascript:window.hacked=4\"]\n[Date \"2020.01.01"
                        + "\"]\n[White \""
                        + attack + "\"]\n[Black \"" + turned + "\"]\n[Result \"1-0\"]\n[Termination \"" + attack
                        + "\"]\n[X<script>window.hacked=5</script> \"y\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# {" + attack
                        + "} 1-0\n",
                StandardCharsets.UTF_8);
        return page(pgn);
    }

    @Test
    void opensWithoutComplaintsAndWithoutNetwork() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(sample(FIVEFOLD), 1200, ColorScheme.LIGHT, true)) {
            assertEquals(List.of(), opened.complaints());
            assertEquals(List.of(), opened.requests());
            assertEquals("Yu, Yangyi - Alekseenko, Kirill", opened.page().textContent("h1"));
            assertTrue(opened.page().textContent(".verdict").contains("contradicts"));
        }
    }

    @Test
    void arrowKeysAndClicksMoveTheBoard() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(sample(FISCHER), 1200, ColorScheme.LIGHT, true)) {
            Page page = opened.page();
            assertTrue(page.textContent("#say").startsWith("After 34.Qe2, Black to move."));
            page.keyboard().press("ArrowLeft");
            assertTrue(page.textContent("#say").startsWith("After 33...Rd5, White to move."));
            assertEquals("8/pp3p1k/2p2q1p/3r1P2/5R2/3Q3P/P1P2P2/7K w - - 9 34", page.textContent("#fen"));
            page.keyboard().press("Home");
            assertEquals("32", opened.ask("document.querySelectorAll('#stage .men use').length"));
            page.keyboard().press("ArrowRight");
            assertTrue(page.textContent("#say").startsWith("After 1.e4"));
            assertEquals("2", opened.ask("document.querySelectorAll('#stage .last rect').length"));
            page.click("[data-ply='59']");
            assertTrue(page.textContent("#say").startsWith("After 30.Qe2"));
            page.keyboard().press("ArrowDown");
            assertTrue(page.textContent("#say").startsWith("After 32.Qe2"), page.textContent("#say"));
            page.click("[data-do='flip']");
            assertEquals("1", opened.ask("document.querySelector('#stage .coordinates text').textContent"));
            page.keyboard().press("End");
            assertTrue(page.textContent("#stage desc").startsWith("White: king h1, queen e2, rook f4"));
            assertEquals(List.of(), opened.complaints());
        }
    }

    @Test
    void whatMattersIsThereWithoutJavaScript() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(sample(FIVEFOLD), 1200, ColorScheme.LIGHT, false)) {
            Page page = opened.page();
            assertTrue(page.isVisible("#stage svg.board"));
            assertTrue(page.isVisible("text=fifth time of 7"));
            assertTrue(page.isVisible("text=PLAY_CONTINUED_AFTER_FIVEFOLD"));
            assertFalse(page.isVisible(".controls"));
            assertEquals(16, page.querySelectorAll(".moments svg.board").size());
        }
    }

    @Test
    void nothingStandsBesideANarrowScreen() throws IOException {
        if (chromium.isEmpty()) {
            return;
        }
        for (Path file : List.of(sample(FIVEFOLD), hostile())) {
            try (Chromium.Opened opened = chromium.get().open(file, 360, ColorScheme.LIGHT, true)) {
                assertEquals("360", opened.ask("document.documentElement.scrollWidth"));
            }
        }
    }

    @Test
    void theAccessibilityRulesHoldInLightAndDark() {
        if (chromium.isEmpty()) {
            return;
        }
        for (ColorScheme colors : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            try (Chromium.Opened opened = chromium.get().open(sample(FIVEFOLD), 1200, colors, true)) {
                assertEquals("", Chromium.accessibility(opened));
            }
        }
    }

    @Test
    void hostileTextRunsNothing() throws IOException {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(hostile(), 1200, ColorScheme.LIGHT, true)) {
            Page page = opened.page();
            page.keyboard().press("Tab");
            page.keyboard().press("End");
            assertEquals("undefined", opened.ask("typeof window.hacked"));
            assertEquals("1", opened.ask("document.scripts.length"));
            assertEquals("0", opened.ask("document.images.length"));
            assertEquals("0", opened.ask("document.querySelectorAll('[onerror],[onfocus],[autofocus]').length"));
            assertTrue(page.textContent("h1").contains("${7*7}#{7*7}{{7*7}}"));
            assertTrue(page.textContent("h1").contains("<script>window.hacked=1</script>"));
            assertEquals(List.of(), opened.complaints());
            assertEquals(List.of(), opened.requests());
        }
    }

    @Test
    void theFenAndThePgnAreThereToCopy() throws IOException {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(sample(FISCHER), 1200, ColorScheme.LIGHT, true)) {
            opened.page().click("[data-copy='pgn']");
            opened.page().waitForSelector("[data-copy='pgn']:has-text('Copied')");
            String written =
                    Files.readString(SharedData.top().resolve("data-samples").resolve(FISCHER), StandardCharsets.UTF_8);
            assertEquals(
                    written.strip(),
                    opened.ask("document.getElementById('pgn').value").strip());
            opened.page().emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            assertFalse(opened.page().isVisible("[data-copy='pgn']"));
        }
    }

    @Test
    void theCheckersSeeWhatIsWrong() throws IOException {
        if (chromium.isEmpty()) {
            return;
        }
        Path bad = Files.writeString(
                temp.resolve("bad.html"),
                "<title>t</title><body style='width:900px'><p style='color:#aaa;background:#fff'>pale words</p>"
                        + "<img src='http://example.invalid/a.png'><script>console.error('said')</script>");
        try (Chromium.Opened opened = chromium.get().open(bad, 360, ColorScheme.LIGHT, true)) {
            assertTrue(opened.complaints().contains("error: said"), opened.complaints()::toString);
            assertEquals(List.of("http://example.invalid/a.png"), opened.requests());
            assertFalse(opened.ask("document.documentElement.scrollWidth").equals("360"));
            String broken = Chromium.accessibility(opened);
            assertTrue(broken.contains("color-contrast") && broken.contains("image-alt"), broken);
        }
    }
}
