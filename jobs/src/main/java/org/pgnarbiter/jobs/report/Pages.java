package org.pgnarbiter.jobs.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;
import org.pgnarbiter.jobs.story.Story;

/** Fills the templates of {@code src/main/jte}, which the build has made classes of. Escapes whatever it is given. */
public final class Pages {
    private static final TemplateEngine ENGINE =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, Pages.class.getPackageName());

    private Pages() {}

    /** One game on one page that needs nothing else. */
    public static String story(Story story) {
        return fill("story.jte", Map.of("page", new StoryPage(story)));
    }

    /** The report of a run, likewise. */
    static String report(ReportPage page) {
        return fill("report.jte", Map.of("page", page));
    }

    /** The board as an SVG file of its own. */
    public static String svg(Diagram board) {
        return fill("board.jte", Map.of("board", board, "alone", true));
    }

    private static String fill(String template, Map<String, Object> values) {
        StringOutput out = new StringOutput(64 * 1024);
        ENGINE.render(template, values, out);
        return out.toString();
    }
}
