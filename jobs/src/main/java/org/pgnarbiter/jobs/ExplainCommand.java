package org.pgnarbiter.jobs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.pgnarbiter.audit.Accepted;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.EventRules;
import org.pgnarbiter.audit.LawChoice;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.jobs.report.Pages;
import org.pgnarbiter.jobs.report.SafeText;
import org.pgnarbiter.jobs.report.StoryText;
import org.pgnarbiter.jobs.story.StoryTeller;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.JsonRow;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.PgnGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The historian's view: single games, without Spark. */
@Command(name = "explain", description = "Tells games ply by ply.", mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
    /** About how many bytes of text a stored byte of a packed file makes. */
    private static final int EXPANSION = 7;

    /** Forms in which a game is told. */
    enum Format {
        text,
        json,
        html
    }

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "PGN files, packed or not.")
    private List<Path> files;

    @Option(names = "--game", paramLabel = "N", description = "Only the game with this number in its file, from 0.")
    private Integer number;

    @Option(
            names = "--at",
            paramLabel = "[BLOCK:]BYTE",
            description = "Only the game that begins there: block_offset and byte_offset of the tables.")
    private String place;

    @Option(names = "--find", paramLabel = "TEXT", description = "Only games with this text in a tag value.")
    private String find;

    @Option(
            names = "--laws",
            paramLabel = "ID",
            split = ",",
            description =
                    "Judge by these rule sets; with several, show side by side what each would say. Without: by site and"
                            + " date. `arbiter laws` lists them.")
    private List<String> laws;

    @Option(
            names = "--format",
            description =
                    "text (the default), json: one object a line for every selected game, or html: one page for one"
                            + " game.",
            defaultValue = "text")
    private Format format;

    @Option(names = "-o", paramLabel = "FILE", description = "Write here instead of to standard output.")
    private Path output;

    @Spec
    private CommandSpec spec;

    /** What has been said to be damaged; files are read twice. */
    private final Set<Path> damaged = new HashSet<>();

    /** How many games a file holds that was read to its end. */
    private final Map<Path, Integer> gamesOf = new HashMap<>();

    /** What cannot be read and has been said to be so, each with its exit code. */
    private final Map<Path, Integer> unreadable = new HashMap<>();

    @Override
    public Integer call() throws IOException {
        List<RuleSets> asked = asked();
        LawChoice choice = asked.isEmpty() ? LawChoice.auto() : LawChoice.fixed(asked, EventRules.NONE);
        if (output == null) {
            tell(spec.commandLine().getOut(), choice, asked);
            return code();
        }
        keepInput();
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(output, StandardCharsets.UTF_8))) {
            tell(out, choice, asked);
            if (out.checkError()) {
                throw new IOException(output + ": cannot be written; is the disk full?");
            }
        }
        return code();
    }

    /** What is written would take the place of what is to be read. */
    private void keepInput() throws IOException {
        for (Path file : files) {
            if (Files.exists(output) && Files.exists(file) && Files.isSameFile(output, file)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "-o names a file that is to be read: " + SafeText.line(output.toString()) + "; choose another");
            }
        }
    }

    /** Of a file alone its own: to name one that is packed in a way that is not read here is wrong usage. */
    private int code() {
        return unreadable.isEmpty() ? 0 : files.size() == 1 ? unreadable.get(files.get(0)) : Trouble.EXIT_IO;
    }

    private void tell(PrintWriter out, LawChoice choice, List<RuleSets> asked) throws IOException {
        switch (format) {
            case json -> {
                JsonRow json = new JsonRow(GameColumns.all(true));
                selected(read(choice, (game, index) -> {
                    out.println(json.of(game));
                    out.flush();
                }));
            }
            case text -> {
                Scores scores = scores(choice);
                selected(read(choice, (game, index) -> {
                    out.println(StoryText.of(StoryTeller.tell(game, index, beside(asked), scores.others(game, index))));
                    out.flush();
                }));
            }
            case html -> page(out, choice, asked);
        }
    }

    /** One page for the first selected game; says so when there are more. */
    private void page(PrintWriter out, LawChoice choice, List<RuleSets> asked) throws IOException {
        Scores scores = scores(choice);
        boolean[] told = {false};
        int count = selected(read(choice, (game, index) -> {
            if (!told[0]) {
                told[0] = true;
                out.print(Pages.story(StoryTeller.tell(game, index, beside(asked), scores.others(game, index))));
                out.flush();
            }
        }));
        if (count > 1) {
            spec.commandLine()
                    .getErr()
                    .println("explain: the page shows the first of " + count
                            + " selected games; --game N or --find TEXT picks another");
        }
    }

    /** Says so when no game was selected in what could be read. */
    private int selected(int count) {
        List<Path> searched =
                files.stream().filter(file -> !unreadable.containsKey(file)).toList();
        if (count == 0 && !searched.isEmpty()) {
            spec.commandLine().getErr().println("explain: " + SafeText.line(nothingSelected(searched)));
        }
        return count;
    }

    /** Which option it was that selected nothing, and how many games there are where the files were read to their ends. */
    private String nothingSelected(List<Path> searched) {
        boolean known = gamesOf.keySet().containsAll(searched);
        if (known && gamesOf.values().stream().allMatch(games -> games == 0)) {
            return "no game in " + searched.stream().map(Path::toString).collect(Collectors.joining(", "));
        }
        String where = searched.stream()
                .map(file -> file + (known ? " (" + Counted.of(gamesOf.get(file), "game") + ")" : ""))
                .collect(Collectors.joining(", "));
        String byNumber = "--game " + number;
        if (known && number != null && gamesOf.values().stream().allMatch(games -> games <= number)) {
            return byNumber + " selects nothing in " + where + ": it counts from 0";
        }
        List<String> options = new ArrayList<>();
        if (number != null) {
            options.add(byNumber);
        }
        if (place != null) {
            options.add("--at " + place);
        }
        if (find != null) {
            options.add("--find " + find);
        }
        return String.join(" with ", options) + (options.size() > 1 ? " select" : " selects") + " nothing in " + where;
    }

    /** With one rule set asked for, the ones the game would be judged by otherwise stand beside it. */
    private static List<RuleSets> beside(List<RuleSets> asked) {
        return asked.size() > 1 ? asked : List.of();
    }

    /** Takes selected games; the game is valid until the next one is read. */
    private interface Reader {
        void take(AuditedGame game, int index);
    }

    /** Returns how many games were selected. What cannot be read is told once, and the other files are read. */
    private int read(LawChoice choice, Reader reader) throws IOException {
        int[] selected = {0};
        for (Path file : files) {
            if (unreadable.containsKey(file)) {
                continue;
            }
            try {
                read(file, choice, (game, index) -> {
                    reader.take(game, index);
                    selected[0]++;
                });
            } catch (IOException e) {
                tellUnreadable(file, e);
            } catch (IllegalArgumentException e) {
                tellUnreadable(file, e);
            }
        }
        return selected[0];
    }

    private <E extends Exception> void tellUnreadable(Path file, E why) throws E {
        Trouble trouble = Trouble.of(why, Commands.EXPLAIN.needs).orElseThrow(() -> why);
        spec.commandLine().getErr().println("explain: " + trouble.message());
        unreadable.put(file, trouble.code());
    }

    private void read(Path file, LawChoice choice, Reader reader) throws IOException {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false, choice, Accepted.NONE);
        int index = 0;
        try (GameFile texts = GameFile.open(file)) {
            while ((number == null || index <= number) && texts.next(auditor)) {
                while (auditor.next()) {
                    if ((number == null || number == index)
                            && (place == null || isAt(auditor.game()))
                            && isFound(auditor.game().text())) {
                        reader.take(auditor.game(), index);
                    }
                    index++;
                }
            }
            if (number == null || index <= number) {
                gamesOf.put(file, index);
            }
            tellDamage(file, texts.damage(), index);
        }
    }

    /** Of a packed file; without any game in it, it cannot be read. */
    private void tellDamage(Path file, List<String> damage, int games) throws IOException {
        if (!damage.isEmpty() && (games == 0 || damaged.add(file))) {
            String told = file + ": " + String.join("; ", damage);
            if (games == 0) {
                throw new IOException(told);
            }
            spec.commandLine().getErr().println("explain: " + SafeText.line(told));
        }
    }

    /** The scores of all games of the files, unless the files are big or can be read only once. */
    private Scores scores(LawChoice choice) throws IOException {
        Scores scores = new Scores();
        long bytes = 0;
        for (Path file : files) {
            if (!Files.isReadable(file) || Files.isDirectory(file)) {
                // There are none in it, and reading it says so.
                continue;
            }
            if (!Files.isRegularFile(file)) {
                return scores;
            }
            // Of small files it does not matter whether they are packed.
            boolean large = Files.size(file) * EXPANSION > Scores.MOST_BYTES && GameFile.isPacked(file);
            bytes += Files.size(file) * (large ? EXPANSION : 1);
        }
        if (bytes <= Scores.MOST_BYTES) {
            Integer only = number;
            number = null;
            read(choice, scores::add);
            number = only;
        }
        return scores;
    }

    private boolean isAt(AuditedGame game) {
        return place.equals(game.byteOffset() + "") && game.blockOffset() == 0
                || place.equals(game.blockOffset() + ":" + game.byteOffset());
    }

    private boolean isFound(PgnGame game) {
        if (find == null) {
            return true;
        }
        String wanted = find.toLowerCase(Locale.ROOT);
        for (int tag = 0; tag < game.tagCount(); tag++) {
            if (game.tagValue(tag).toLowerCase(Locale.ROOT).contains(wanted)) {
                return true;
            }
        }
        return false;
    }

    private List<RuleSets> asked() {
        List<RuleSets> sets = new ArrayList<>();
        for (String id : laws == null ? List.<String>of() : laws) {
            if (!id.equals("auto")) {
                sets.add(RuleSets.byId(id)
                        .orElseThrow(() -> new ParameterException(
                                spec.commandLine(), "--laws: there is no rule set " + SafeText.line(id))));
            }
        }
        return sets;
    }
}
