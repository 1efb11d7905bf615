package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.input.Corpora;
import org.pgnarbiter.testkit.SharedData;

/** The launcher in a small stand-in of a checkout whose path has blanks, with the packaged jar. */
class LauncherIT {
    private static final Path TOP = SharedData.top();
    private static final Map<String, String> NEVER = Map.of("ARBITER_BUILD", "never");

    @TempDir
    private Path temp;

    private Path checkout;
    private Path jar;

    @BeforeEach
    void layCheckout() throws IOException {
        checkout = temp.resolve("a b/check out");
        Files.createDirectories(checkout.resolve("rules/src/main"));
        Files.createDirectories(checkout.resolve("jobs/src/main"));
        Files.createDirectories(checkout.resolve("jobs/target/spark/jars"));
        for (String file : List.of("arbiter", "pom.xml", "rules/pom.xml", "jobs/pom.xml")) {
            Files.copy(TOP.resolve(file), checkout.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        jar = checkout.resolve("jobs/target/arbiter-jobs.jar");
        Files.copy(TOP.resolve("jobs/target/arbiter-jobs.jar"), jar);
    }

    @Test
    void startsFromAnyFolderThroughLinksAndPathsWithBlanks() throws Exception {
        Path elsewhere = Files.createDirectories(temp.resolve("some where"));
        Files.createSymbolicLink(elsewhere.resolve("one"), checkout.resolve("arbiter"));
        Files.createSymbolicLink(elsewhere.resolve("two"), Path.of("one"));
        Shell.Result result = Shell.run(elsewhere, NEVER, List.of("./two", "--version"));
        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().startsWith("arbiter 1."), result.out());
    }

    @Test
    void namesWithLettersBeyondAsciiAreReadWhateverTheLocale() throws Exception {
        for (Map<String, String> locale :
                List.of(Map.of("LC_ALL", "C"), Map.of("LC_ALL", "", "LC_CTYPE", "", "LANG", ""))) {
            Map<String, String> environment = new HashMap<>(NEVER);
            environment.putAll(locale);
            String script = "f=$'M\\xc3\\xbcller.pgn' && cp '" + TOP + "/data-samples/made-resignation.pgn' \"$f\""
                    + " && ./arbiter explain \"$f\"";
            Shell.Result result = Shell.run(checkout, environment, List.of("bash", "-c", script));
            assertEquals(0, result.code(), result.err());
            assertEquals("", result.err());
            assertTrue(result.out().contains("M\u00fcller.pgn, game 0"), result.out());
        }
    }

    @Test
    void exitCodesPassThrough() throws Exception {
        assertEquals(2, run(NEVER, "castle").code());
        assertEquals(2, run(NEVER).code());
        assertEquals(0, run(NEVER, "--help").code());
    }

    @Test
    void packedGamesAreExplainedWhereWhatUnpacksIsThereAndElsewhereItIsSaidWhatToDo() throws Exception {
        byte[] games = Corpora.games(20, "\n");
        Map<String, Corpora.Packing> packed = Map.of(
                "x.pgn.zst", Corpora.Packing.ZST_FRAMES,
                "x.pgn.bz2", Corpora.Packing.BZ2,
                "X.PGN.GZ", Corpora.Packing.GZ,
                "x.pgn.xz", Corpora.Packing.XZ,
                "X.ZIP", Corpora.Packing.ZIP,
                "x.7z", Corpora.Packing.SEVEN_Z);
        for (Map.Entry<String, Corpora.Packing> file : packed.entrySet()) {
            Files.write(checkout.resolve(file.getKey()), Corpora.pack(file.getValue(), games, 2));
        }
        Shell.Result without = run(NEVER, "explain", "x.pgn.zst", "--game", "3");
        assertEquals(2, without.code(), without.err());
        assertEquals(
                "explain: x.pgn.zst is packed (zst); unpack it first (zstd -dc FILE > games.pgn)\n", without.err());
        Files.delete(checkout.resolve("jobs/target/spark/jars"));
        Files.createSymbolicLink(checkout.resolve("jobs/target/spark/jars"), TOP.resolve("jobs/target/spark/jars"));
        for (String name : packed.keySet()) {
            Shell.Result with = run(NEVER, "explain", name, "--game", "3");
            assertEquals(0, with.code(), with.err());
            assertTrue(with.out().contains(name + ", game 3"), with.out());
        }
    }

    @Test
    void aJarOlderThanItsSourcesIsBuiltAgain() throws Exception {
        Path source = Files.createFile(checkout.resolve("rules/src/main/New.java"));
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        Shell.Result result = run(NEVER, "--version");
        assertEquals(1, result.code());
        assertTrue(result.err().contains("older than its sources"), result.err());
    }

    @Test
    void twoStartedAtOnceBuildOnce() throws Exception {
        Path tools = Files.createDirectories(temp.resolve("tools"));
        Path log = temp.resolve("builds.log");
        Path mvn = Files.writeString(
                tools.resolve("mvn"), """
                #!/bin/bash
                echo "$PWD" >>'%s'
                sleep 1
                cp '%s' jobs/target/arbiter-jobs.jar
                """.formatted(log, TOP.resolve("jobs/target/arbiter-jobs.jar")));
        assertTrue(mvn.toFile().setExecutable(true));
        Files.delete(jar);
        Map<String, String> environment = Map.of("PATH", tools + ":" + System.getenv("PATH"));
        Shell.Running first = Shell.start(checkout, environment, List.of("./arbiter", "--version"));
        Shell.Running second = Shell.start(checkout, environment, List.of("./arbiter", "--version"));
        for (Shell.Result result : List.of(Shell.await(first), Shell.await(second))) {
            assertEquals(0, result.code(), result.err());
            assertTrue(result.out().startsWith("arbiter 1."), result.out());
        }
        assertEquals(1, Files.readAllLines(log).size());
    }

    @Test
    void aFailedBuildIsSaidAndNotTakenForAGoodOne() throws Exception {
        Path tools = Files.createDirectories(temp.resolve("tools"));
        Path mvn = Files.writeString(tools.resolve("mvn"), "#!/bin/bash\nexit 1\n");
        assertTrue(mvn.toFile().setExecutable(true));
        Files.delete(jar);
        Map<String, String> environment = Map.of("PATH", tools + ":" + System.getenv("PATH"));
        for (int i = 0; i < 2; i++) {
            Shell.Result result = run(environment, "--version");
            assertEquals(1, result.code());
            assertTrue(result.err().contains("the build failed"), result.err());
        }
    }

    @Test
    void whatABuildSaysIsPassedOnWithoutEscapeCodes() throws Exception {
        Path tools = Files.createDirectories(temp.resolve("tools"));
        Path mvn = Files.writeString(
                tools.resolve("mvn"),
                "#!/bin/bash\nprintf '\\033[0ma word\\n\\033[m'\nprintf '\\033[0m' >&2\nexit 1\n");
        assertTrue(mvn.toFile().setExecutable(true));
        Files.delete(jar);
        Shell.Result result = run(Map.of("PATH", tools + ":" + System.getenv("PATH")), "--version");
        assertEquals(1, result.code());
        assertTrue(result.err().contains("\na word\n"), result.err());
        assertFalse(result.err().contains("\033"), result.err());
        assertEquals("", result.out());
    }

    @Test
    void aWrongAmountOfMemoryIsWrongUsage() throws Exception {
        for (String wrong : List.of("lots", "6gb", "-1g")) {
            Shell.Result result =
                    run(Map.of("ARBITER_BUILD", "never", "ARBITER_MEMORY", wrong), "audit", "a.pgn", "-o", "out");
            assertEquals(2, result.code());
            assertEquals("arbiter: ARBITER_MEMORY is '" + wrong + "'; wanted is something like 6g\n", result.err());
        }
    }

    @Test
    void aMissingMavenIsNamed() throws Exception {
        Path tools = Files.createDirectories(temp.resolve("tools"));
        for (String tool : List.of("bash", "find", "dirname", "readlink")) {
            Path stand = Files.writeString(tools.resolve(tool), "#!/bin/bash\nexec /usr/bin/" + tool + " \"$@\"\n");
            assertTrue(stand.toFile().setExecutable(true));
        }
        Files.delete(jar);
        Map<String, String> environment =
                Map.of("PATH", tools.toString(), "JAVA_HOME", System.getProperty("java.home"));
        Shell.Result result = run(environment, "--version");
        assertEquals(1, result.code());
        assertTrue(result.err().contains("no mvn on the path"), result.err());
    }

    @Test
    void anOldOrMissingJavaIsNamed() throws Exception {
        Path old = Files.createDirectories(temp.resolve("jdk 11/bin")).getParent();
        assertTrue(Files.createFile(old.resolve("bin/java")).toFile().setExecutable(true));
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
        Shell.Result result = run(Map.of("JAVA_HOME", old.toString()), "--version");
        assertEquals(1, result.code());
        assertTrue(result.err().contains("Java 17 or newer is needed"), result.err());

        Shell.Result none = run(Map.of("JAVA_HOME", temp.toString()), "--version");
        assertEquals(1, none.code());
        assertTrue(none.err().contains("there is no bin/java in it"), none.err());
    }

    @Test
    void littleToReadIsCompiledQuicklyAndOnlyThat() throws Exception {
        Map<String, String> environment = Map.of("JAVA_HOME", javaThatSaysHowItIsStarted());
        String quick = "-XX:TieredStopAtLevel=1";
        Files.writeString(checkout.resolve("small.pgn"), "1. e4 e5 1-0\n");
        Files.write(checkout.resolve("large.pgn"), new byte[5 << 20]);
        assertTrue(run(environment, "audit", "small.pgn", "-o", "out").out().contains(quick));
        for (String input : List.of("large.pgn", "*.pgn", "hdfs://node/small.pgn", "missing.pgn")) {
            assertFalse(run(environment, "audit", input, "-o", "out").out().contains(quick), input);
        }
        assertFalse(run(environment, "audit", "small.pgn", "large.pgn", "-o", "out")
                .out()
                .contains(quick));
    }

    @Test
    void anArchiveThatCannotBeMadeIsTriedOnceAndDoneWithout() throws Exception {
        Map<String, String> environment = Map.of("JAVA_HOME", javaThatSaysHowItIsStarted());
        Files.writeString(checkout.resolve("small.pgn"), "1. e4 e5 1-0\n");
        Shell.Result first = run(environment, "audit", "small.pgn", "-o", "out");
        assertTrue(first.err().contains("preparing for quicker starts"), first.err());
        assertFalse(first.out().contains("SharedArchiveFile"), first.out());
        Shell.Result second = run(environment, "audit", "small.pgn", "-o", "out");
        assertEquals("", second.err());
        assertFalse(second.out().contains("SharedArchiveFile"), second.out());
    }

    @Test
    void anAuditWithLittleMemoryPreparesForThoseThatHaveMore() throws Exception {
        String home = javaThatSaysHowItIsStarted();
        Path said = temp.resolve("said");
        Files.writeString(Path.of(home, "bin/java"), "#!/bin/bash\nprintf '%s ' \"$@\" >>'" + said + "'\n");
        Files.writeString(checkout.resolve("small.pgn"), "1. e4 e5 1-0\n");
        Map<String, List<String>> heaps = Map.of(
                "300m", List.of("-Xmx300m", "-Xmx1g", "-Xmx300m"),
                "0900000K", List.of("-Xmx0900000K", "-Xmx1g", "-Xmx0900000K"),
                "1024m", List.of("-Xmx1024m", "-Xmx1024m"),
                "40g", List.of("-Xmx40g", "-Xmx40g"),
                "", List.of());
        for (Map.Entry<String, List<String>> heap : heaps.entrySet()) {
            Files.deleteIfExists(said);
            Files.deleteIfExists(checkout.resolve("jobs/target/launcher-spark.jsa"));
            Map<String, String> environment = Map.of("JAVA_HOME", home, "ARBITER_MEMORY", heap.getKey());
            Shell.Result result = run(environment, "audit", "small.pgn", "-o", "out");
            assertEquals(0, result.code(), result.err());
            assertEquals(
                    heap.getValue(),
                    Stream.of(Files.readString(said).split(" ", -1))
                            .filter(option -> option.startsWith("-Xmx"))
                            .toList());
        }
    }

    @Test
    void helpPreparesNothingAndAStoppedPreparationIsDoneAgain() throws Exception {
        String home = javaThatSaysHowItIsStarted();
        assertEquals("", run(Map.of("JAVA_HOME", home), "audit", "--help").err());
        // It writes its archive only after a time that nobody waits for.
        Path java = Path.of(home, "bin/java");
        Files.writeString(java, "#!/bin/bash\ntouch '" + temp + "/started'\nexec sleep 600\n");
        Files.writeString(checkout.resolve("small.pgn"), "1. e4 e5 1-0\n");
        // Not the signal of Ctrl-C, which is ignored by all that runs below a command in the background, as tests may.
        String stop = "./arbiter audit small.pgn -o out & p=$!; until [[ -e '" + temp
                + "/started' ]] || ! kill -0 $p; do sleep 0.1; done; " + "kill -TERM $p; wait $p";
        Shell.Result result = Shell.run(checkout, Map.of("JAVA_HOME", home), List.of("bash", "-c", stop));
        assertEquals(143, result.code(), result.err());
        try (Stream<Path> left = Files.list(checkout.resolve("jobs/target"))) {
            assertEquals(
                    List.of(),
                    left.filter(path -> path.getFileName().toString().startsWith("launcher"))
                            .toList());
        }
    }

    /** A stand-in that prints its arguments instead of running anything. */
    private String javaThatSaysHowItIsStarted() throws IOException {
        Path home = Files.createDirectories(temp.resolve("jdk 17/bin")).getParent();
        Path java = Files.writeString(home.resolve("bin/java"), "#!/bin/bash\nprintf '%s\\n' \"$@\"\n");
        assertTrue(java.toFile().setExecutable(true));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        return home.toString();
    }

    private Shell.Result run(Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("./arbiter"));
        command.addAll(List.of(arguments));
        return Shell.run(checkout, environment, command);
    }
}
