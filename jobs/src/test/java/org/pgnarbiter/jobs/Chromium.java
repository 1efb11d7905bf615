package org.pgnarbiter.jobs;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The machine's own Chromium without a window. Pages open without network; what they complain of and what they ask the
 * network for is kept. A continuous build without a browser fails; elsewhere a loud line says what was not tested.
 */
final class Chromium implements AutoCloseable {
    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/opt/google/chrome/chrome");

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Path executable) {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setArgs(List.of("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")));
    }

    /** Starts the browser, if there is one. */
    static Optional<Chromium> start() {
        for (String place : PLACES) {
            if (Files.isExecutable(Path.of(place))) {
                return Optional.of(new Chromium(Path.of(place)));
            }
        }
        String sentence = "NOT RUN: THE PAGES WERE NOT OPENED IN A BROWSER, there is no chromium at any of " + PLACES;
        System.out.println(sentence);
        if ("true".equals(System.getenv("CI"))) {
            throw new IllegalStateException(sentence);
        }
        return Optional.empty();
    }

    /** An open page with what it said; closed with its window. */
    record Opened(BrowserContext context, Page page, List<String> complaints, List<String> requests)
            implements AutoCloseable {
        /** What an expression of the page's own world gives, as text. */
        String ask(String expression) {
            return String.valueOf(page.evaluate(expression));
        }

        @Override
        public void close() {
            context.close();
        }
    }

    /** Opens a file in a window of so many pixels; without JavaScript when not wanted. */
    Opened open(Path file, int width, ColorScheme colors, boolean script) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setColorScheme(colors)
                .setJavaScriptEnabled(script)
                .setOffline(true));
        Page page = context.newPage();
        List<String> complaints = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        page.onConsoleMessage(message -> complaints.add(message.type() + ": " + message.text()));
        page.onPageError(error -> complaints.add("error: " + error));
        page.onRequest(request -> {
            if (!request.url().equals(file.toUri().toString()) && !request.url().startsWith("data:")) {
                requests.add(request.url());
            }
        });
        if (script) {
            context.addInitScript(AXE);
        }
        page.navigate(file.toUri().toString());
        return new Opened(context, page, complaints, requests);
    }

    /**
     * The accessibility rules (WCAG 2 A and AA, and good practice) that the page breaks, one a line. Of many like things
     * only the first are looked at.
     */
    static String accessibility(Opened opened) {
        return opened.ask("async () => (await axe.run({include: [['html']], exclude: [['li:nth-child(n+7)'],"
                + " ['tbody tr:nth-child(n+7)'], ['details.game:nth-of-type(n+4)'], ['svg g'],"
                + " ['.move:nth-of-type(n+60)']]}, {resultTypes: ['violations']})).violations"
                + ".map(v => v.id + ' (' + v.impact + '): ' + v.nodes.slice(0, 3)"
                + ".map(n => n.html.slice(0, 150) + ' ' + n.failureSummary).join(' | ')).join('\\n')");
    }

    private static final String AXE = axe();

    private static String axe() {
        try (InputStream in = Chromium.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("axe.min.js is not on the class path", e);
        }
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
