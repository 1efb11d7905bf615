package org.pgnarbiter.notebook;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import jdk.jshell.EvalException;
import jdk.jshell.ExpressionSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.UnresolvedReferenceException;
import jdk.jshell.VarSnippet;

/** The cells of one notebook, run in order by a JShell that lives in this JVM. */
public final class Cells implements AutoCloseable {
    /** What cells need not import. */
    private static final List<String> IMPORTS = List.of(
            "java.io.*",
            "java.math.*",
            "java.nio.file.*",
            "java.util.*",
            "java.util.function.*",
            "java.util.stream.*",
            "org.pgnarbiter.notebook.*",
            "static org.pgnarbiter.notebook.Nb.*");

    /** Where a cell's last expression leaves its value: JShell's code runs in this JVM. */
    public static volatile Object handed;

    private final JShell shell;

    /** A cell that did not run to its end; the message is meant for its author. */
    public static final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        Failure(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** Cells that print to these. */
    public Cells(PrintStream out, PrintStream err) {
        shell = JShell.builder()
                .executionEngine("local")
                .compilerOptions("--class-path", System.getProperty("java.class.path"))
                .out(out)
                .err(err)
                .build();
        for (String name : IMPORTS) {
            run("import " + name + ";");
        }
    }

    /**
     * Runs a cell.
     *
     * @return the value of its last statement, null when that is no expression or its value is null
     * @throws Failure when it does not compile or ends with an exception
     */
    public Object run(String cell) {
        Object last = null;
        String rest = cell;
        while (!rest.isBlank()) {
            CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
            boolean whole = next.source() == null || next.source().isBlank();
            String source = whole ? rest : next.source();
            rest = whole ? "" : next.remaining();
            last = null;
            for (SnippetEvent event : shell.eval(source)) {
                check(event);
                if (event.causeSnippet() == null) {
                    last = value(event.snippet());
                }
            }
        }
        return last;
    }

    private Object value(Snippet snippet) {
        String name = null;
        if (snippet instanceof ExpressionSnippet expression) {
            name = expression.name();
        } else if (snippet instanceof VarSnippet variable
                && variable.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND) {
            name = variable.name();
        }
        if (name == null) {
            return null;
        }
        shell.eval(Cells.class.getName() + ".handed = " + name + ";");
        Object value = handed;
        handed = null;
        return value;
    }

    private void check(SnippetEvent event) {
        if (event.exception() instanceof EvalException thrown) {
            throw new Failure(thrown.getExceptionClassName() + ": " + thrown.getMessage() + trace(thrown), thrown);
        }
        if (event.exception() instanceof UnresolvedReferenceException unresolved) {
            throw new Failure(
                    "this needs something that is not there: "
                            + unresolved.getSnippet().source(),
                    unresolved);
        }
        if (event.status() == Snippet.Status.REJECTED) {
            String problems = shell.diagnostics(event.snippet())
                    .map(problem -> problem.getMessage(Locale.ROOT))
                    .collect(Collectors.joining("\n"));
            throw new Failure(problems + "\n  in: " + event.snippet().source().strip(), null);
        }
    }

    private static String trace(EvalException thrown) {
        if (thrown.getCause() == null) {
            return "";
        }
        StringWriter out = new StringWriter();
        thrown.getCause().printStackTrace(new PrintWriter(out));
        return "\n" + out;
    }

    /** What may follow at a place of a cell; {@code anchor[0]} becomes where the replacement starts. */
    List<String> suggestions(String cell, int at, int[] anchor) {
        return shell.sourceCodeAnalysis().completionSuggestions(cell, at, anchor).stream()
                .map(SourceCodeAnalysis.Suggestion::continuation)
                .distinct()
                .toList();
    }

    boolean isComplete(String cell) {
        return shell.sourceCodeAnalysis().analyzeCompletion(cell).completeness().isComplete();
    }

    /** Stops the cell that runs. */
    void stop() {
        shell.stop();
    }

    @Override
    public void close() {
        shell.close();
    }
}
