package org.pgnarbiter.jobs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.FenProblem;
import org.pgnarbiter.board.FenResult;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.mating.MatingAnalyzer;
import org.pgnarbiter.mating.MatingBudget;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Can each side still mate (Laws 5.2.2, 6.9)? One position, or one a line from standard input. Needs no Spark. */
@Command(
        name = "mate",
        description = {
            "Can each side still checkmate by any series of legal moves?",
            "Neither: the position is dead and the game drawn. A player whose flag falls loses only if the other can."
        },
        mixinStandardHelpOptions = true)
final class MateCommand implements Callable<Integer> {
    private static final String STANDARD_INPUT = "-";

    @Parameters(
            paramLabel = "FEN",
            arity = "1..6",
            description = "A position, or - to read one a line from standard input: one JSON object a line, in order.")
    private List<String> fen;

    @Option(names = "--winner", paramLabel = "SIDE", description = "white or black: ask about this side only.")
    private String winner;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text", description = "text or json.")
    private String format;

    @Option(
            names = "--budget",
            paramLabel = "POSITIONS",
            defaultValue = "4000000",
            description = "Positions to keep in the last search (default: ${DEFAULT-VALUE}; up to 50 bytes each).")
    private int positions;

    @Spec
    private CommandSpec spec;

    private final MatingAnalyzer analyzer = new MatingAnalyzer();

    @Override
    public Integer call() throws IOException {
        String text = String.join(" ", fen);
        boolean many = text.equals(STANDARD_INPUT);
        boolean json = many || isJson();
        MatingBudget budget = budget();
        boolean white = isAsked("white");
        boolean black = isAsked("black");
        if (!white && !black) {
            throw new ParameterException(spec.commandLine(), "--winner must be white or black, not " + winner);
        }
        try {
            if (many) {
                answerEach(budget, white, black);
                return ExitCode.OK;
            }
            FenResult read = Fen.parseSetUp(text);
            Position position = read.position().orElseThrow(() -> refused(text, read.problems()));
            MateReport report = MateReport.of(text, position, white, black, analyzer, budget);
            spec.commandLine().getOut().print(json ? report.json() + "\n" : report.text());
            spec.commandLine().getOut().flush();
            return ExitCode.OK;
        } catch (OutOfMemoryError e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--budget " + positions + " needs more memory than Java has ("
                            + (Runtime.getRuntime().maxMemory() >> 20)
                            + " MB); set ARBITER_JAVA_OPTS=-Xmx... or ask for less",
                    e);
        }
    }

    private ParameterException refused(String text, Set<FenProblem> problems) {
        return new ParameterException(
                spec.commandLine(), "not a position: \"" + text + "\": " + FenWords.of(text, problems));
    }

    private boolean isJson() {
        if (!format.equals("text") && !format.equals("json")) {
            throw new ParameterException(spec.commandLine(), "--format must be text or json, not " + format);
        }
        return format.equals("json");
    }

    private boolean isAsked(String side) {
        return winner == null || winner.toLowerCase(Locale.ROOT).equals(side);
    }

    private MatingBudget budget() {
        if (positions < 1 || positions > MatingBudget.MAX_POSITIONS) {
            throw new ParameterException(
                    spec.commandLine(), "--budget must be 1 to " + MatingBudget.MAX_POSITIONS + ", not " + positions);
        }
        return new MatingBudget(positions);
    }

    private void answerEach(MatingBudget budget, boolean white, boolean black) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        // Not closed: standard input is not ours.
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String text = line.strip();
            if (text.isEmpty()) {
                continue;
            }
            FenResult read = Fen.parseSetUp(text);
            out.print(read.position()
                    .map(position -> MateReport.of(text, position, white, black, analyzer, budget)
                            .json())
                    .orElseGet(() -> MateReport.error(text, FenWords.of(text, read.problems()))));
            out.print('\n');
            if (!in.ready()) {
                out.flush();
            }
        }
        out.flush();
    }
}
