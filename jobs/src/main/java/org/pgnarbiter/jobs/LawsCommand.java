package org.pgnarbiter.jobs;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.pgnarbiter.audit.ChessDate;
import org.pgnarbiter.jobs.report.LawsText;
import org.pgnarbiter.jobs.report.SafeText;
import org.pgnarbiter.jobs.story.Phrases;
import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The rule sets: which there are, what one says, where two differ. */
@Command(name = "laws", description = "Lists the rule sets, or tells one in words.", mixinStandardHelpOptions = true)
final class LawsCommand implements Callable<Integer> {
    /** Days after a change in which an event may still be under the older Laws, as the choice of Laws has it. */
    private static final int BOUNDARY_DAYS = 30;

    @Parameters(paramLabel = "ID", arity = "0..*", description = "Rule sets to tell in words, such as fide-1975.")
    private List<String> ids = List.of();

    @Option(
            names = "--date",
            paramLabel = "DAY",
            description = "What was in force on a day (1978-07-18), month or year.")
    private String date;

    @Option(
            names = "--authority",
            paramLabel = "NAME",
            description =
                    "fide, lichess, chesscom, uscf, fics, icc, iccf, cutechess or tcec; alone: only its rule sets.")
    private String authority;

    @Option(names = "--diff", paramLabel = "A,B", description = "Where two rule sets differ.")
    private String diff;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        if (diff != null) {
            List<String> two = List.of(diff.split(",", -1));
            if (two.size() != 2) {
                throw wrong("--diff takes two rule sets: --diff fide-1975,fide-2023");
            }
            out.print(LawsText.differences(set(two.get(0)), set(two.get(1))));
        } else if (date != null) {
            onDate(out);
        } else if (!ids.isEmpty()) {
            String between = "";
            for (String id : ids) {
                out.print(between + LawsText.inWords(set(id), ""));
                between = "\n";
            }
        } else {
            out.print(LawsText.table(authority == null ? List.of(RuleSets.values()) : of(authority())));
        }
        out.flush();
        return 0;
    }

    private void onDate(PrintWriter out) {
        long range = ChessDate.exact(date);
        if (range == ChessDate.UNKNOWN && ChessDate.range(date.strip()) != ChessDate.UNKNOWN) {
            throw wrong("--date: there is no day or month " + SafeText.line(date));
        }
        if (range == ChessDate.UNKNOWN) {
            throw wrong("--date is a day, a month or a year, such as 1978-07-18; not " + SafeText.line(date));
        }
        int first = ChessDate.first(range);
        int last = ChessDate.last(range);
        String between = "";
        for (RuleSets set : of(authority == null ? Authority.FIDE : authority())) {
            RuleSet rules = set.rules();
            if (rules.from() <= last && rules.to() >= first) {
                out.print(between + LawsText.inWords(set, opening(rules, first, last)));
                between = "\n" + "-".repeat(96) + "\n\n";
            }
        }
    }

    private static String opening(RuleSet rules, int first, int last) {
        if (first != last) {
            return "In force on at least one day from " + Phrases.day(first) + " to " + Phrases.day(last) + ":";
        }
        String text = "In force on " + Phrases.day(first) + ":";
        boolean fresh = rules.authority() == Authority.FIDE
                && rules.from() != RuleSet.OPEN_START
                && first <= ChessDate.plus(rules.from(), BOUNDARY_DAYS);
        return fresh
                ? text + " (an event that began before " + Phrases.day(rules.from())
                        + " was still played under the Laws before these)"
                : text;
    }

    private static List<RuleSets> of(Authority wanted) {
        return Arrays.stream(RuleSets.values())
                .filter(set -> set.rules().authority() == wanted)
                .toList();
    }

    private Authority authority() {
        String word = authority.strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        return Arrays.stream(Authority.values())
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow(() -> wrong("--authority: there is no " + SafeText.line(authority)));
    }

    private RuleSets set(String id) {
        return RuleSets.byId(id.strip())
                .orElseThrow(() -> wrong("there is no rule set " + SafeText.line(id) + "; `arbiter laws` lists them"));
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
