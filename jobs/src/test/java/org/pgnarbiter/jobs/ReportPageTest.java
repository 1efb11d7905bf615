package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.report.DuckDb;
import org.pgnarbiter.testkit.SharedData;

/** The report of a run over data-samples and a hostile file, opened in a browser. */
@ExtendWith(SharedSpark.class)
class ReportPageTest {
    private static final String ATTACK = "</script></title><script>window.hacked=1</script>"
            + "<img src=x onerror=window.hacked=2>'\\\" onfocus=window.hacked=3 autofocus ${7*7}#{7*7}\u202e\u2067";

    @TempDir
    private static Path folder;

    private static Path run;
    private static Path page;
    private static Optional<Chromium> chromium = Optional.empty();

    @BeforeAll
    static void auditAndReport(SparkSession spark) throws IOException {
        Path hostile = folder.resolve("ho'st\u00efle <b>.pgn");
        Files.writeString(
                hostile,
                "[Event \"" + ATTACK + "\"]\n[Site \"?\"]\n[Date \"2020.01.01\"]\n[White \"" + ATTACK
                        + "\"]\n[Black \"b\"]\n[WhiteElo \"2000\"]\n[BlackElo \"2100\"]\n[TimeControl \"" + ATTACK
                        + "\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# {" + ATTACK + "} 0-1\n\n"
                        + "[White \"" + ATTACK
                        + "\"]\n[Result \"1-0\"]\n\n1. e4 <script>window.hacked=6</script> 1-0\n",
                StandardCharsets.UTF_8);
        run = folder.resolve("out");
        StringWriter err = new StringWriter();
        AuditJob.Settings settings = TestAudit.of(run, SharedData.top().resolve("data-samples"), hostile)
                .settings();
        new AuditJob(spark, settings, new PrintWriter(err)).run();
        page = folder.resolve("report.html");
        assertEquals(0, report(err, run.toString(), "-o", page.toString()), err::toString);
        chromium = Chromium.start();
    }

    @AfterAll
    static void stop() {
        chromium.ifPresent(Chromium::close);
    }

    private static int report(StringWriter err, String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "report";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Main.run(all, new PrintWriter(new StringWriter()), new PrintWriter(err));
    }

    @Test
    void theTablesOfARunAreViews() throws Exception {
        try (DuckDb tables = DuckDb.open(run)) {
            assertTrue(tables.tables().containsAll(List.of("games", "findings", "inputs")), tables.tables()::toString);
            DuckDb.Answer answer = tables.ask("select count(*) as n, max(plies) as longest from games");
            assertEquals(List.of("n", "longest"), answer.columns());
            assertTrue(((Number) answer.rows().get(0).get(0)).intValue() > 100);
        }
    }

    @Test
    void aFolderWithoutACompleteRunIsSaid() {
        StringWriter err = new StringWriter();
        assertEquals(3, report(err, folder.resolve("none").toString()));
        assertTrue(err.toString().contains("is no folder here"), err::toString);
        assertEquals(3, report(err, folder.toString()));
        assertTrue(err.toString().contains("no complete run"), err::toString);
    }

    @Test
    void opensWithoutComplaintsAndWithoutNetwork() throws IOException {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(page, 1200, ColorScheme.LIGHT, true)) {
            Page browser = opened.page();
            assertEquals(List.of(), opened.complaints());
            assertEquals(List.of(), opened.requests());
            assertTrue(browser.textContent(".facts").contains("contradict the Laws"));
            assertTrue(browser.querySelectorAll("#cards > li").size() > 20);
            assertTrue(browser.textContent("#codes").contains("PLAY_CONTINUED_AFTER_FIVEFOLD"));
            assertTrue(browser.textContent("#years .sql").contains("group by years, how"));
            assertTrue(browser.querySelectorAll("#years rect.block").size() > 20);
            assertTrue(Files.size(page) < 2_000_000, Files.size(page) + " bytes");
        }
    }

    @Test
    void tablesFilterAndSort() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(page, 1200, ColorScheme.LIGHT, true)) {
            Page browser = opened.page();
            String visible = "[...document.querySelectorAll('#t-rows tbody tr')].filter(r => !r.hidden)";
            int all = Integer.parseInt(opened.ask(visible + ".length"));
            browser.fill("[data-filter='t-rows']", "alekseenko fivefold");
            assertEquals("1", opened.ask(visible + ".length"));
            assertEquals("1 of " + all, browser.textContent("[data-count='t-rows']"));
            browser.fill("[data-filter='t-rows']", "");
            assertEquals(String.valueOf(all), opened.ask(visible + ".length"));

            String first = "document.querySelector('#t-codes tbody tr').cells[3].dataset.sort";
            browser.click("#t-codes th:nth-of-type(3) button");
            assertEquals("1", opened.ask(first));
            browser.click("#t-codes th:nth-of-type(3) button");
            assertEquals("descending", browser.getAttribute("#t-codes th:nth-of-type(3)", "aria-sort"));
            assertTrue(Integer.parseInt(opened.ask(first)) > 5);

            String cards = "[...document.querySelectorAll('#cards > li')].filter(c => !c.hidden)";
            browser.selectOption("[data-severity='cards']", "2");
            assertEquals("true", opened.ask(cards + ".every(c => c.classList.contains('s2'))"));
            browser.fill("[data-filter='cards']", "alekseenko");
            assertEquals("1", opened.ask(cards + ".length"));
            assertEquals(List.of(), opened.complaints());
        }
    }

    @Test
    void aCardLeadsToTheWholeGame() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(page, 1200, ColorScheme.LIGHT, true)) {
            Page browser = opened.page();
            browser.fill("[data-filter='cards']", "alekseenko");
            String target = opened.ask("[...document.querySelectorAll('#cards > li')].find(c => !c.hidden)"
                    + ".querySelector('a').getAttribute('href')");
            browser.click("#cards > li:not([hidden]) a");
            assertTrue(browser.isVisible(target + " >> text=fifth time of 7"));
        }
    }

    @Test
    void nothingStandsBesideANarrowScreen() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(page, 360, ColorScheme.LIGHT, true)) {
            assertEquals("360", opened.ask("document.documentElement.scrollWidth"));
        }
    }

    @Test
    void theAccessibilityRulesHoldInLightAndDark() {
        if (chromium.isEmpty()) {
            return;
        }
        for (ColorScheme colors : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            try (Chromium.Opened opened = chromium.get().open(page, 1200, colors, true)) {
                assertEquals("", Chromium.accessibility(opened));
            }
        }
    }

    @Test
    void hostileTextRunsNothing() {
        if (chromium.isEmpty()) {
            return;
        }
        try (Chromium.Opened opened = chromium.get().open(page, 1200, ColorScheme.LIGHT, true)) {
            assertEquals("undefined", opened.ask("typeof window.hacked"));
            assertEquals("1", opened.ask("document.scripts.length"));
            assertEquals("0", opened.ask("document.images.length"));
            assertEquals("0", opened.ask("document.querySelectorAll('[onerror],[onfocus],[autofocus]').length"));
            assertTrue(opened.page().textContent("#cards").contains("<script>window.hacked=1</script>"));
            assertFalse(opened.page().textContent("#cards").contains("49#49"));
            assertEquals(List.of(), opened.complaints());
        }
    }
}
