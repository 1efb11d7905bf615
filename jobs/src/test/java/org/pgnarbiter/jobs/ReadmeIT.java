package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/**
 * Runs what README.md, notebooks/README.md and docs/*.md tell people to type. In a folder of its own that looks like the
 * checkout,
 *
 * <ul>
 *   <li>{@code sh} blocks run in order in one folder per page, with the launcher and data-samples in it;
 *   <li>{@code java} blocks run as a program, or as its statements, against the packaged jar (and Spark's, when they
 *       name it);
 *   <li>{@code sql} blocks run over {@code out}, which an earlier block of the same page wrote;
 *   <li>a {@code text} block that follows one of these is its standard output; a line {@code ...} stands for any
 *       lines.
 * </ul>
 *
 * What cannot run says so: {@code <!-- not-run: reason -->} on the line before, listed here so that it does not grow
 * unseen.
 */
class ReadmeIT {
    private static final TreeSet<String> NOT_RUN = new TreeSet<>(List.of(
            "README.md: runs the tests, this one among them",
            "README.md: Spark's SQL; a test runs it",
            "README.md: needs a cluster; a test starts one",
            "README.md: downloads large libraries",
            "README.md: measures for minutes",
            "README.md: needs chesslib, which the plain build does without",
            "README.md: measures a corpus that is not part of the checkout",
            "README.md: compares whole processes on a corpus that is not part of the checkout",
            "notebooks/README.md: Jupyter is not part of the build",
            "notebooks/README.md: the kernel is built after this page is tested; a test of its own runs it",
            "notebooks/README.md: Python and its packages are not part of the build",
            "notebooks/README.md: there is no cluster in the build"));

    private static final Path TOP = SharedData.top();

    @Test
    void whatThePagesTellPeopleToTypeWorks() throws Exception {
        List<String> failures = new ArrayList<>();
        TreeSet<String> notRun = new TreeSet<>();
        int ran = 0;
        for (Path page : pages()) {
            Path folder = folderFor(page);
            for (Snippet snippet : Snippet.of(TOP.relativize(page).toString(), Files.readString(page))) {
                if (snippet.notRun() != null) {
                    notRun.add(snippet.page() + ": " + snippet.notRun());
                    System.out.println("NOT RUN " + snippet.where() + ": " + snippet.notRun());
                    continue;
                }
                Shell.Result result = run(folder, snippet);
                ran++;
                System.out.println("ran " + snippet.where() + ": " + snippet.firstLine());
                if (result.code() != 0) {
                    failures.add(snippet.where() + ": exit code " + result.code() + "\n" + result.out() + result.err());
                } else if (snippet.output() != null && !Snippet.matches(snippet.output(), result.out())) {
                    failures.add(
                            snippet.where() + ": the page says\n" + snippet.output() + "\nit said\n" + result.out());
                }
            }
        }
        System.out.println("README: " + ran + " blocks ran, " + notRun.size() + " not");
        assertTrue(ran > 0, "NO BLOCK OF ANY PAGE RAN");
        assertEquals(List.of(), failures, () -> String.join("\n", failures));
        assertEquals(NOT_RUN, notRun);
    }

    @Test
    void theCheckerSeesWrongOutput() {
        assertTrue(Snippet.matches("a\n...\nd\n", "a\nb\nc\nd\n"));
        assertTrue(Snippet.matches("a\n...\n", "a\n"));
        assertFalse(Snippet.matches("a\n...\nd\n", "a\nb\nc\n"));
        assertFalse(Snippet.matches("a\n", "a\nb\n"));
        assertFalse(Snippet.matches("a\nb\n", "a\n"));
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(TOP.resolve("README.md"), TOP.resolve("notebooks/README.md")));
        Path docs = TOP.resolve("docs");
        if (Files.isDirectory(docs)) {
            try (Stream<Path> files = Files.list(docs)) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
            }
        }
        return pages;
    }

    private static Path folderFor(Path page) throws IOException {
        Path folder = TOP.resolve("jobs/target/readme")
                .resolve(TOP.relativize(page).toString().replace(".md", "").replace('/', '-'));
        if (Files.exists(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path file : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        Files.createDirectories(folder);
        for (String name : List.of("arbiter", "data-samples", "jobs", "rules", "docs")) {
            if (Files.exists(TOP.resolve(name))) {
                Files.createSymbolicLink(folder.resolve(name), TOP.resolve(name));
            }
        }
        return folder;
    }

    private static Shell.Result run(Path folder, Snippet snippet) throws IOException, InterruptedException {
        List<String> command;
        switch (snippet.language()) {
            case "sh" -> command = List.of("bash", "-euo", "pipefail", "-c", snippet.code());
            case "sql" -> command = List.of("./arbiter", "sql", "out", snippet.code());
            case "java" -> command = java(folder, snippet);
            default ->
                throw new IllegalStateException(snippet.where() + ": no way to run " + snippet.language()
                        + "; say why with <!-- not-run: reason -->");
        }
        return Shell.run(folder, Map.of("ARBITER_BUILD", "never", "SPARK_LOCAL_IP", "127.0.0.1"), command);
    }

    private static List<String> java(Path folder, Snippet snippet) throws IOException {
        Path file = Files.writeString(folder.resolve("Snippet" + snippet.line() + ".java"), snippet.program());
        String classPath = TOP.resolve("jobs/target/arbiter-jobs.jar").toString();
        List<String> command =
                new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java")));
        if (snippet.code().contains("spark")) {
            command.addAll(List.of(System.getProperty("arbiter.spark.args").split("\\s+")));
            classPath += ":" + TOP.resolve("jobs/target/spark/jars") + "/*";
            command.add("-Dlog4j2.configurationFile=arbiter-log4j2.properties");
        }
        command.addAll(List.of("-cp", classPath, file.toString()));
        return command;
    }
}
