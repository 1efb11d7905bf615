package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.testkit.SharedData;

/** The packaged {@code arbiter-rules.jar} in the hands of a program that has nothing else, on its module path. */
class RulesAloneIT {
    private static final Path TOP = SharedData.top();
    private static final Path JAR = TOP.resolve("rules/target/arbiter-rules.jar");
    private static final Path SOURCES = TOP.resolve("rules/src/main/java");
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\\n(.*?) \\* \\}</pre>", Pattern.DOTALL);
    private static final Pattern PRINTS = Pattern.compile("// prints (.*)");

    @TempDir
    private Path folder;

    @Test
    void moduleThatRequiresTheRulesNeedsNoOtherThanJavaBase() throws Exception {
        write("module-info.java", "module user { requires org.pgnarbiter.rules; }");
        write("user/Main.java", """
                package user;

                import org.pgnarbiter.board.Fen;
                import org.pgnarbiter.law.RuleSets;

                public class Main {
                    public static void main(String[] args) {
                        System.out.println(Fen.parse(args[0]).position().orElseThrow().isCheckmate());
                        System.out.println(RuleSets.TODAY.id());
                    }
                }
                """);
        String classes = folder.resolve("classes").toString();
        List<String> compile = List.of(
                tool("javac"),
                "--module-path",
                JAR.toString(),
                "-d",
                classes,
                folder.resolve("module-info.java").toString(),
                folder.resolve("user/Main.java").toString());
        Shell.Result compiled = Shell.run(folder, Map.of(), compile);
        assertEquals(0, compiled.code(), compiled.err());
        Shell.Result said = Shell.run(
                folder,
                Map.of(),
                List.of(
                        tool("java"),
                        "--limit-modules",
                        "java.base,user,org.pgnarbiter.rules",
                        "--module-path",
                        JAR + ":" + classes,
                        "--module",
                        "user/user.Main",
                        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
        assertEquals("true\nfide-2023\n", said.out(), said.err());
    }

    @Test
    void examplesOfTheJavadocCompileAndPrintWhatTheySay() throws Exception {
        List<String> packages = new ArrayList<>();
        StringBuilder said = new StringBuilder();
        StringBuilder meant = new StringBuilder();
        for (Path source : sources()) {
            Matcher example = EXAMPLE.matcher(Files.readString(source));
            while (example.find()) {
                String name = SOURCES.relativize(source.getParent()).toString().replace('/', '.');
                packages.add(name);
                String code = example.group(1)
                        .lines()
                        .map(line -> line.replaceFirst("^ \\* ?", ""))
                        .collect(Collectors.joining("\n"));
                Path program = write("example" + packages.size() + ".java", """
                        import org.pgnarbiter.board.*;
                        import %s.*;

                        class Example {
                            public static void main(String[] args) throws Exception {
                        %s
                            }
                        }
                        """.formatted(name, code));
                Shell.Result result = Shell.run(
                        folder,
                        Map.of(),
                        List.of(tool("java"), "-Xshare:auto", "-cp", JAR.toString(), program.toString()));
                assertEquals(0, result.code(), source + "\n" + result.err());
                said.append(result.out());
                Matcher prints = PRINTS.matcher(code);
                while (prints.find()) {
                    meant.append(prints.group(1)).append('\n');
                }
            }
        }
        assertEquals(meant.toString(), said.toString());
        assertEquals(
                List.of("audit", "board", "law", "mating", "pgn", "replay"),
                packages.stream()
                        .map(name -> name.replace("org.pgnarbiter.", ""))
                        .toList(),
                "every package has an example");
        assertTrue(said.length() > 0);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }
}
