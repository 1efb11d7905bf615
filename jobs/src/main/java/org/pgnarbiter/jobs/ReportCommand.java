package org.pgnarbiter.jobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.jobs.report.Report;
import org.pgnarbiter.jobs.report.ReportPage;
import org.pgnarbiter.jobs.story.Story;
import org.pgnarbiter.jobs.story.StoryTeller;
import org.pgnarbiter.pgn.GameSplitter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The tables of a run as one page. */
@Command(
        name = "report",
        description = "Shows the tables of a run as one HTML page that needs nothing else.",
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "The output folder of arbiter audit.")
    private Path run;

    @Option(names = "-o", paramLabel = "FILE", description = "Write here instead of to standard output.")
    private Path output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        String page = Report.of(run, ReportCommand::tell);
        if (output == null) {
            PrintWriter out = spec.commandLine().getOut();
            out.print(page);
            out.flush();
        } else {
            Files.writeString(output, page, StandardCharsets.UTF_8);
            spec.commandLine().getErr().println("report: " + page.length() / 1024 + " kB in " + output);
        }
        return 0;
    }

    /** The game at a place, when its file is plain text, still there, and still holds that game. */
    private static Optional<Story> tell(ReportPage.Place place) {
        Optional<Path> file = local(place.source());
        if (file.isEmpty() || place.blockOffset() != 0) {
            return Optional.empty();
        }
        try (SeekableByteChannel channel = Files.newByteChannel(file.get())) {
            if (place.byteOffset() >= channel.size()) {
                return Optional.empty();
            }
            channel.position(place.byteOffset());
            return first(Channels.newInputStream(channel), place);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<Story> first(InputStream in, ReportPage.Place place) throws IOException {
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
        try (GameSplitter splitter = GameSplitter.whole(in)) {
            if (splitter.next()) {
                auditor.open(place.source(), 0, splitter.text());
                if (auditor.next() && auditor.game().facts().movesHash() == place.movesHash()) {
                    return Optional.of(StoryTeller.tell(auditor.game(), 0, List.of(), List.of()));
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return Optional.empty();
    }

    private static Optional<Path> local(String source) {
        try {
            Path file = source.startsWith("file:") ? Path.of(URI.create(source).getPath()) : Path.of(source);
            return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
        } catch (IllegalArgumentException e) {
            // Not a path of this machine: s3, hdfs, or a name with characters a URI cannot have.
            return Optional.empty();
        }
    }
}
