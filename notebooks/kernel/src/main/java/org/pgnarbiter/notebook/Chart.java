package org.pgnarbiter.notebook;

import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.Styler;

/** Bars, as a picture. */
final class Chart implements Shown {
    /** Okabe and Ito's colours, which people who see fewer colours can tell apart. */
    private static final Color[] COLOURS = {
        new Color(0x0072B2),
        new Color(0xE69F00),
        new Color(0x009E73),
        new Color(0xCC79A7),
        new Color(0x56B4E9),
        new Color(0xD55E00),
        new Color(0xF0E442),
        new Color(0x666666),
        new Color(0x000000)
    };

    private static final int WIDTH = 760;
    private static final int HEIGHT = 380;
    /** Names of bars longer than this together stand askew. */
    private static final int MOST_LETTERS = 70;

    private static final String FONT = "DejaVu Sans";

    private final CategoryChart chart;
    private final String words;

    private Chart(CategoryChart chart, String words) {
        this.chart = chart;
        this.words = words;
    }

    /** A bar for each row: the first column names it, each further one is a number. */
    static Shown bars(String title, Table table) {
        if (table.rows().isEmpty()) {
            return empty(title, table);
        }
        CategoryChart chart = chart(title, table.columns().get(0));
        List<String> names = names(table.column(table.columns().get(0)));
        for (String column : table.columns().subList(1, table.columns().size())) {
            chart.addSeries(
                    column,
                    names,
                    table.column(column).stream().map(Chart::number).toList());
        }
        boolean one = table.columns().size() == 2;
        chart.setYAxisTitle(one ? table.columns().get(1) : "");
        return finished(chart, one, names, words(title, table));
    }

    /** Bars put together of parts: first column the bar, second the part, third its size. */
    static Shown stacked(String title, Table table) {
        if (table.rows().isEmpty()) {
            return empty(title, table);
        }
        CategoryChart chart = chart(title, table.columns().get(0));
        List<String> names = new ArrayList<>(
                new LinkedHashSet<>(names(table.column(table.columns().get(0)))));
        Set<String> parts = new TreeSet<>(names(table.column(table.columns().get(1))));
        for (String part : parts) {
            Map<String, Number> sizes = new LinkedHashMap<>();
            names.forEach(name -> sizes.put(name, 0));
            for (List<Object> row : table.rows()) {
                if (part.equals(Table.text(row.get(1)))) {
                    sizes.put(Table.text(row.get(0)), number(row.get(2)));
                }
            }
            chart.addSeries(part, names, List.copyOf(sizes.values()));
        }
        chart.setYAxisTitle(table.columns().get(2));
        chart.getStyler().setStacked(true);
        return finished(chart, false, names, words(title, table));
    }

    private static CategoryChart chart(String title, String category) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(category)
                .build();
        Styler styler = chart.getStyler();
        styler.setSeriesColors(COLOURS);
        styler.setChartBackgroundColor(Color.WHITE);
        styler.setChartTitleBoxVisible(false);
        styler.setChartTitleFont(new Font(FONT, Font.BOLD, 15));
        styler.setLegendFont(new Font(FONT, Font.PLAIN, 12));
        styler.setLegendBorderColor(Color.WHITE);
        chart.getStyler().setAxisTitleFont(new Font(FONT, Font.PLAIN, 13));
        chart.getStyler().setAxisTickLabelsFont(new Font(FONT, Font.PLAIN, 12));
        chart.getStyler().setPlotBorderVisible(false);
        chart.getStyler().setPlotGridVerticalLinesVisible(false);
        chart.getStyler().setAvailableSpaceFill(0.7);
        return chart;
    }

    private static Chart finished(CategoryChart chart, boolean alone, List<String> names, String words) {
        chart.getStyler().setLegendVisible(!alone);
        chart.getStyler().setLegendPosition(Styler.LegendPosition.OutsideE);
        if (names.stream().mapToInt(name -> name.length() + 2).sum() > MOST_LETTERS) {
            chart.getStyler().setXAxisLabelRotation(45);
        }
        return new Chart(chart, words);
    }

    /** Of no rows there is nothing to draw: no game may be of the kind that was asked for. */
    private static Shown empty(String title, Table table) {
        String words = words(title, table) + "\n(no rows)";
        return () -> Map.of("text/plain", words);
    }

    /** The chart's numbers, for readers without eyes and for comparing. */
    private static String words(String title, Table table) {
        StringBuilder words = new StringBuilder(title).append(": ").append(String.join(", ", table.columns()));
        for (List<Object> row : table.rows()) {
            words.append('\n').append(row.stream().map(Table::text).collect(Collectors.joining(", ")));
        }
        return words.toString();
    }

    private static List<String> names(List<Object> values) {
        return values.stream().map(Table::text).toList();
    }

    private static Number number(Object value) {
        return value instanceof Number number ? number : 0;
    }

    @Override
    public Map<String, String> forms() {
        return Picture.forms(WIDTH, HEIGHT, canvas -> chart.paint(canvas, WIDTH, HEIGHT), words);
    }
}
