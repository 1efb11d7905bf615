package org.pgnarbiter.jobs.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.pgnarbiter.jobs.story.Phrases;
import org.pgnarbiter.law.Article;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.FiftyMoveExceptions;
import org.pgnarbiter.law.FivefoldRule;
import org.pgnarbiter.law.FlagRule;
import org.pgnarbiter.law.Pace;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;

/** Rule sets for the terminal: as a table, one in words, two side by side. */
public final class LawsText {
    private static final int WIDTH = 96;

    private LawsText() {}

    // ---------------------------------------------------------------- table

    /** One line a rule set. */
    public static String table(List<RuleSets> sets) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("id", "in force", "3x", "5x", "50", "75", "dead", "flag fall", "illegal", "text"));
        for (RuleSets set : sets) {
            RuleSet rules = set.rules();
            rows.add(List.of(
                    set.id(),
                    span(rules),
                    word(rules.threefold(false, rules.to())),
                    word(rules.fivefold()) + (rules.fivefoldRule() == FivefoldRule.CONSECUTIVE ? " in row" : ""),
                    word(rules.fifty()) + (rules.exceptions() == FiftyMoveExceptions.NONE ? "" : " *"),
                    word(rules.seventyFive()),
                    dead(rules),
                    flag(rules.flag()),
                    illegal(rules),
                    rules.confidence().name().toLowerCase(java.util.Locale.ROOT)));
        }
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        StringBuilder out = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                line.append(pad(row.get(i), widths[i] + 2));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        return out.append('\n')
                .append(
                        "3x, 5x: third and fifth occurrence of a position; 50, 75: moves by each side without capture or pawn"
                                + " move.\n")
                .append(
                        "claim: a player may claim a draw; auto: the game is over; official: an arbiter may end it; -: no rule"
                                + " known.\n")
                .append("*: more than fifty moves for some endings.\n")
                .append("dead: what draws by itself, bare material or every position without a possible mate.\n")
                .append("flag fall: who oversteps loses, but draws if the opponent has a bare king, cannot mate, or by"
                        + " material.\n")
                .append(
                        "illegal: which illegal move loses in standard, rapid and blitz play. text: how well it is known.\n")
                .append("\nOne in words: laws fide-1975. A day: --date 1978-07-18. Two: --diff fide-1975,fide-2023.\n")
                .toString();
    }

    private static String span(RuleSet rules) {
        String from = rules.from() == RuleSet.OPEN_START ? "..." : iso(rules.from());
        String to = rules.to() == RuleSet.OPEN_END ? "..." : iso(rules.to());
        return from.equals(to) ? "..." : from + " - " + to;
    }

    private static String iso(int day) {
        return String.format("%04d-%02d-%02d", day / 10000, day / 100 % 100, day % 100);
    }

    private static String word(Effect effect) {
        return switch (effect) {
            case NONE -> "-";
            case CLAIM -> "claim";
            case BY_OFFICIAL -> "official";
            case AUTOMATIC -> "auto";
        };
    }

    private static String dead(RuleSet rules) {
        if (rules.dead() == Effect.NONE) {
            return "-";
        }
        return rules.deadByAnySequence() ? "no mate" : "material";
    }

    private static String flag(FlagRule rule) {
        return switch (rule) {
            case NONE_FOUND -> "-";
            case BARE_KING -> "bare king";
            case HELPMATE -> "no mate";
            case USCF_14E -> "rule 14E";
            case LICHESS_2014, LICHESS_2017, LICHESS_2019, CHESSCOM, ICC, CUTECHESS -> "material";
            case FICS -> "a list";
            case ALWAYS_LOSES -> "loses";
        };
    }

    private static String illegal(RuleSet rules) {
        return number(rules, Pace.STANDARD) + "/" + number(rules, Pace.RAPID) + "/" + number(rules, Pace.BLITZ);
    }

    private static String number(RuleSet rules, Pace pace) {
        int number = rules.illegalMovesThatLose(pace);
        return number == 0 ? "-" : String.valueOf(number);
    }

    // ---------------------------------------------------------------- one set

    /**
     * A rule set in words.
     *
     * @param opening a first sentence of the asker's, or empty
     */
    public static String inWords(RuleSets set, String opening) {
        RuleSet rules = set.rules();
        StringBuilder out = new StringBuilder();
        if (!opening.isEmpty()) {
            Columns.wrap(opening, WIDTH).forEach(line -> out.append(line).append('\n'));
            out.append('\n');
        }
        String note = Phrases.sureness(rules);
        String head =
                rules.title() + " (" + set.id() + "), " + Phrases.dates(rules) + (note.isEmpty() ? "" : "; " + note);
        Columns.wrap(head, WIDTH).forEach(line -> out.append(line).append('\n'));
        out.append('\n');
        Set<String> sources = new LinkedHashSet<>();
        List<String> without = new ArrayList<>();
        for (Rule rule : Rule.values()) {
            Optional<Article> found = rules.article(rule);
            if (found.isEmpty()) {
                without.add(Phrases.topic(rule).toLowerCase(java.util.Locale.ROOT));
                continue;
            }
            Article article = found.get();
            String number = article.number().isEmpty() ? "" : article.citation() + ". ";
            String sure = article.source().isEmpty()
                    ? " [" + Phrases.confidence(article.confidence()) + "]"
                    : " [" + Phrases.confidence(article.confidence()) + "; " + article.source() + "]";
            hang(out, Phrases.topic(rule), number + article.says() + sure);
            sources.addAll(keys(article.source()));
        }
        if (!without.isEmpty()) {
            hang(out, "No rule known", String.join(", ", without) + ".");
        }
        if (!sources.isEmpty()) {
            out.append("\nSources\n");
            for (String key : sources) {
                hang(out, key, LawSources.of(key));
            }
        }
        return out.toString();
    }

    private static List<String> keys(String source) {
        return Arrays.stream(source.split(","))
                .map(String::strip)
                .filter(key -> !key.isEmpty())
                .toList();
    }

    // ---------------------------------------------------------------- two sets

    /** What two rule sets say differently, and on what they agree. */
    public static String differences(RuleSets left, RuleSets right) {
        StringBuilder out = new StringBuilder();
        List<String> same = new ArrayList<>();
        line(out, "", left.id(), right.id());
        line(out, "In force", Phrases.dates(left.rules()), Phrases.dates(right.rules()));
        out.append('\n');
        for (Rule rule : Rule.values()) {
            String one = clause(left.rules(), rule);
            String other = clause(right.rules(), rule);
            boolean sameWords = Objects.equals(
                    left.rules().article(rule).map(Article::says),
                    right.rules().article(rule).map(Article::says));
            if (sameWords) {
                if (!one.isEmpty()) {
                    same.add(Phrases.topic(rule).toLowerCase(java.util.Locale.ROOT));
                }
            } else {
                line(
                        out,
                        Phrases.topic(rule),
                        one.isEmpty() ? "no rule known" : one,
                        other.isEmpty() ? "no rule known" : other);
                out.append('\n');
            }
        }
        if (!illegal(left.rules()).equals(illegal(right.rules()))) {
            line(out, "Illegal moves", losing(left.rules()), losing(right.rules()));
        }
        if (!same.isEmpty()) {
            out.append('\n');
            Columns.wrap("They say the same on: " + String.join(", ", same) + ".", WIDTH)
                    .forEach(text -> out.append(text).append('\n'));
        }
        return out.toString();
    }

    private static String clause(RuleSet rules, Rule rule) {
        return rules.article(rule)
                .map(article -> (article.number().isEmpty() ? "" : article.citation() + ": ") + article.says())
                .orElse("");
    }

    private static String losing(RuleSet rules) {
        return "losing number in standard/rapid/blitz: " + illegal(rules);
    }

    // ---------------------------------------------------------------- layout

    private static void hang(StringBuilder out, String first, String text) {
        String head = pad("  " + first, 24);
        for (String line : Columns.wrap(text, WIDTH - 24)) {
            out.append((head + line).stripTrailing()).append('\n');
            head = " ".repeat(24);
        }
    }

    private static void line(StringBuilder out, String topic, String left, String right) {
        int width = (WIDTH - 24) / 2;
        List<String> one = Columns.wrap(left, width - 2);
        List<String> other = Columns.wrap(right, width - 2);
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            String text = pad(i == 0 ? topic : "", 24)
                    + pad(i < one.size() ? one.get(i) : "", width)
                    + (i < other.size() ? other.get(i) : "");
            out.append(text.stripTrailing()).append('\n');
        }
    }

    private static String pad(String text, int width) {
        return text.length() >= width ? text : text + " ".repeat(width - text.length());
    }
}
