package org.pgnarbiter.jobs;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.jobs.report.SafeText;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line: finds the command and hands the rest over. Exit codes: 0 done, 2 wrong usage, 3 input or output
 * cannot be read or written. Results go to standard output, everything else to standard error.
 */
@Command(
        name = "arbiter",
        description = "Audits how recorded chess games ended against the Laws of Chess.",
        synopsisHeading = "Usage: ",
        customSynopsis = {"arbiter COMMAND [ARGUMENTS]", "       arbiter COMMAND --help"},
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
public final class Main implements Runnable {
    /** Ended by somebody: the code that shells give Ctrl-C. */
    private static final int STOPPED = 130;

    @Spec
    private CommandSpec spec;

    private Main() {}

    /** Runs one command and exits with its code. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        Thread.setDefaultUncaughtExceptionHandler(new LastWords(err, LastWords::exit));
        int code = run(args, out, err);
        out.flush();
        err.flush();
        System.exit(code);
    }

    /** {@link #main} without the exit, for tests. */
    static int run(String[] args, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(new Main());
        line.getCommandSpec().usageMessage().footer(list());
        Optional<Commands> chosen = args.length == 0 ? Optional.empty() : named(args[0]);
        if (chosen.isEmpty() && args.length > 0 && !args[0].startsWith("-")) {
            err.println("arbiter: there is no command " + SafeText.line(args[0]) + nearest(line, args[0]));
            err.println("arbiter --help lists the commands.");
            return ExitCode.USAGE;
        }
        if (chosen.isPresent()) {
            Commands command = chosen.get();
            try {
                Class<?> type = Class.forName(command.className());
                line.addSubcommand(command.word(), new CommandLine(type));
            } catch (ClassNotFoundException e) {
                err.println("arbiter " + command.word() + ": not in this build");
                return ExitCode.USAGE;
            }
        }
        line.setOut(out).setErr(err);
        line.setUnmatchedOptionsArePositionalParams(false);
        Commands.Needs needs = chosen.map(command -> command.needs).orElse(Commands.Needs.NOTHING);
        line.setExecutionExceptionHandler((e, where, parsed) -> failed(e, where, needs));
        try {
            return line.execute(args);
        } catch (Error e) {
            // The handler is for exceptions only.
            return failed(e, args[0], err, needs);
        }
    }

    /** Want of memory, and what Hadoop makes an error of: that a disk is full, for one. Throws what is a fault of ours. */
    static int failed(Error e, String command, PrintWriter err, Commands.Needs needs) {
        return told(Trouble.of(e, needs).orElseThrow(() -> e), command, err);
    }

    /** The command that was meant, if one is like the word. */
    private static String nearest(CommandLine line, String word) {
        for (Commands command : Commands.values()) {
            line.addSubcommand(command.word(), CommandSpec.create());
        }
        List<String> alike = new UnmatchedArgumentException(line, List.of(word)).getSuggestions();
        return alike.isEmpty() ? "" : "; did you mean " + alike.get(0) + "?";
    }

    /** No command named: that is wrong usage, and the help says what would be right. */
    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "Missing command.");
    }

    private static int failed(Exception e, CommandLine where, Commands.Needs needs) throws Exception {
        if (isEnding()) {
            // Somebody has stopped the program; what its parts then complain of helps nobody.
            return STOPPED;
        }
        return told(Trouble.of(e, needs).orElseThrow(() -> e), where.getCommandName(), where.getErr());
    }

    private static int told(Trouble trouble, String command, PrintWriter err) {
        err.println(command + ": " + trouble.message());
        return trouble.code();
    }

    /** Whether the JVM has begun to end, after Ctrl-C for one: only then it takes no more hooks. */
    private static boolean isEnding() {
        Thread hook = new Thread(() -> {});
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            Runtime.getRuntime().removeShutdownHook(hook);
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    private static Optional<Commands> named(String word) {
        for (Commands command : Commands.values()) {
            if (command.word().equals(word)) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    private static String[] list() {
        Commands[] all = Commands.values();
        String[] lines = new String[all.length + 1];
        lines[0] = "Commands:";
        for (int i = 0; i < all.length; i++) {
            lines[i + 1] = String.format("  %-9s %s", all[i].word(), all[i].summary);
        }
        return lines;
    }

    /** The version in the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"arbiter " + (version == null ? "(not packaged)" : version)};
        }
    }
}
