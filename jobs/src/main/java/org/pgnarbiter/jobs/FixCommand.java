package org.pgnarbiter.jobs;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.jobs.report.SafeText;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.TextEncoding;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the same PGN with what is certainly wrong corrected. */
@Command(
        name = "fix",
        description = "Writes the same PGN with what is certainly wrong corrected: results and terminations that"
                + " checkmate or stalemate on the board contradict. Every other byte stays. A result that was signed"
                + " although the game had ended earlier by repetition, 75 moves or a dead position stays (Laws 8.7); it"
                + " is only noted.",
        mixinStandardHelpOptions = true)
final class FixCommand implements Callable<Integer> {
    private static final String CHANGES = "changes.tsv";

    /** A file is corrected in memory. */
    private static final int MAX_BYTES = 1 << 30;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "PGN files.")
    private List<Path> files;

    @Option(names = "-o", paramLabel = "DIR", required = true, description = "Folder for the corrected files.")
    private Path output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Set<Path> names = new HashSet<>();
        for (Path file : files) {
            if (!names.add(file.getFileName())) {
                throw new ParameterException(
                        spec.commandLine(),
                        "two files are named "
                                + SafeText.line(file.getFileName().toString()) + "; fix them one by one");
            }
        }
        // Before anything is written: what is there is all or nothing.
        for (Path file : files) {
            PlainFile.open(file).close();
            if (file.endsWith(CHANGES)) {
                throw new ParameterException(
                        spec.commandLine(),
                        SafeText.line(file.toString()) + " has the name of the list of changes; rename it");
            }
            fresh(output.resolve(file.getFileName()));
        }
        Path list = fresh(output.resolve(CHANGES));
        Files.createDirectories(output);
        List<String> changes = new ArrayList<>();
        changes.add(Correction.HEADING);
        int changed = 0;
        int noted = 0;
        for (Path file : files) {
            for (Correction correction : fix(file)) {
                changes.add(correction.row(file.toString()));
                if (correction.isChange()) {
                    changed++;
                } else {
                    noted++;
                }
            }
        }
        Files.write(list, changes, StandardCharsets.UTF_8);
        PrintWriter out = spec.commandLine().getOut();
        out.println(changed + " changes, " + noted + " notes: " + list);
        return 0;
    }

    private List<Correction> fix(Path file) throws IOException {
        byte[] bytes;
        try (InputStream in = PlainFile.open(file)) {
            bytes = in.readNBytes(MAX_BYTES + 1);
        }
        if (bytes.length > MAX_BYTES) {
            throw new FileSystemException(file.toString(), null, "is larger than 1 GiB; cut it between two games");
        }
        Corrections corrections = new Corrections(bytes);
        if (TextEncoding.detect(bytes, bytes.length) == TextEncoding.BYTES) {
            TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
            try (GameSplitter texts = GameSplitter.whole(new ByteArrayInputStream(bytes))) {
                while (texts.next()) {
                    auditor.open(file.toString(), 0, texts.text());
                    while (auditor.next()) {
                        corrections.consider(auditor.game());
                    }
                }
            }
        } else {
            spec.commandLine().getErr().println(SafeText.line(file.toString()) + " is UTF-16 and is copied as it is");
        }
        Files.write(output.resolve(file.getFileName()), corrections.corrected());
        return corrections.list();
    }

    private static Path fresh(Path path) throws IOException {
        if (Files.exists(path)) {
            throw new FileAlreadyExistsException(path.toString(), null, "exists already; choose an empty folder");
        }
        return path;
    }
}
