package org.pgnarbiter.jobs;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.JsonRow;
import org.pgnarbiter.pgn.GameSplitter;
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
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "PGN files.")
    private List<Path> files;

    @Option(names = "--game", paramLabel = "N", description = "Only the game with this number in its file, from 0.")
    private Integer number;

    @Option(names = "--find", paramLabel = "TEXT", description = "Only games with this text in a tag value.")
    private String find;

    @Option(names = "--format", description = "json: one object a line for every selected game.", defaultValue = "json")
    private String format;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (!format.equals("json")) {
            throw new ParameterException(spec.commandLine(), "--format must be json, not " + format);
        }
        PrintWriter out = spec.commandLine().getOut();
        JsonRow json = new JsonRow(GameColumns.all(true));
        for (Path file : files) {
            explain(file, game -> {
                out.println(json.of(game));
                out.flush();
            });
        }
        return 0;
    }

    private void explain(Path file, java.util.function.Consumer<AuditedGame> show) throws IOException {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
        int index = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
                GameSplitter splitter = GameSplitter.whole(in)) {
            while (splitter.next()) {
                auditor.open(file.toString(), 0, splitter.text());
                while (auditor.next()) {
                    if ((number == null || number == index)
                            && isFound(auditor.game().text())) {
                        show.accept(auditor.game());
                    }
                    index++;
                }
            }
        }
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
}
