package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkException;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.input.CorpusPlan;

/**
 * What people do wrong, and what they are told: one line that names the file or option, what is wrong with it and, where
 * there is something to do, what; never a stack trace.
 */
@ExtendWith(SharedSpark.class)
class ErrorsTest {
    private static final String GAME = "[Event \"a\"]\n\n1. e4 e5 *\n";

    private final SparkSession spark;

    @TempDir
    private Path folder;

    ErrorsTest(SparkSession spark) {
        this.spark = spark;
    }

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("a.pgn"), GAME);
        Files.writeString(folder.resolve("bad.pgn"), GAME + "\n[Event \"b\"]\n\n1. e4 Ke4 *\n");
        Files.writeString(folder.resolve("junk.txt"), "nothing of chess");
        Files.write(folder.resolve("cut.pgn.gz"), new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0});
        Files.write(folder.resolve("x.pgn.zst"), new byte[] {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 0, 0});
        Files.write(folder.resolve("x.pgn.lz4"), new byte[] {4, 0x22, 0x4d, 0x18, 0, 0, 0, 0});
        Files.createDirectory(folder.resolve("empty"));
        Files.writeString(folder.resolve("events.tsv"), "event\tfrom\nWorld Cup\t20xx\n");
        Files.writeString(folder.resolve("february.tsv"), "World Cup\t2018-02-30\n");
        Files.writeString(folder.resolve("accept.tsv"), "moves_hash\tcode\n12\tNO_SUCH_CODE\n");
        Files.writeString(folder.resolve("laws.tsv"), "World Cup\t\t\tfide-1066\n");
        Files.writeString(folder.resolve("blanks.tsv"), "# event\r\nWorld Cup   -  -  fide-2018\r\n");
        Files.writeString(folder.resolve("nothing.tsv"), "World Cup\t2018\t2019\r\n");
        Files.writeString(folder.resolve("backwards.tsv"), "World Cup\t2019\t2018-12\tfide-2018\n");
        Files.writeString(folder.resolve("latin.tsv"), "M\u00fcnchen\t\t\tfide-2018\n", StandardCharsets.ISO_8859_1);
        Files.writeString(folder.resolve("uncoded.tsv"), "moves_hash\tcode\r\n12\r\n");
    }

    /** Exit code, a colon, and the line that is told; arguments with a slash in front lie in the folder. */
    private String told(String... args) {
        StringWriter err = new StringWriter();
        String[] all = Arrays.stream(args).map(this::inFolder).toArray(String[]::new);
        int code = Main.run(all, new PrintWriter(new StringWriter()), new PrintWriter(err, true));
        String text = err.toString();
        return code + ": " + readable(text.lines().findFirst().orElse(""), text);
    }

    private String inFolder(String arg) {
        return arg.startsWith("/") ? folder + arg : arg;
    }

    private String readable(String line, String all) {
        assertFalse(all.contains("\tat ") || all.contains("Exception") || all.contains("Caused by"), all);
        return line.replace(folder.toString() + "/", "").replace(folder.toString(), ".");
    }

    private String audit(String laws, boolean failFast, String output, String events, String... paths) {
        return audit(audit(output, paths)
                .laws(laws)
                .events(events == null ? null : Path.of(inFolder(events)))
                .failFast(failFast));
    }

    private TestAudit audit(String output, String... paths) {
        return TestAudit.of(
                inFolder(output), Arrays.stream(paths).map(this::inFolder).toArray());
    }

    private String audit(TestAudit what) {
        try {
            new AuditJob(spark, what.settings(), new PrintWriter(new StringWriter())).run();
            return "0: ";
        } catch (Exception e) {
            // Spark throws checked exceptions that it does not declare.
            Trouble trouble = Trouble.of(e).orElseThrow(() -> new AssertionError(e));
            return trouble.code() + ": "
                    + readable(trouble.message(), trouble.message()).replace("file:", "");
        }
    }

    /** Leaves what a run leaves that was broken off at its beginning. */
    private void breakOff(TestAudit what) throws IOException {
        AuditJob.Settings settings = what.settings();
        Configuration conf = spark.sessionState().newHadoopConf();
        int cores = spark.sparkContext().defaultParallelism();
        CorpusPlan plan = CorpusPlan.of(conf, settings.paths(), settings.splitBytes(), cores);
        RunFolder run = RunFolder.open(conf, settings.output(), false, false, false);
        RunAccount.Rules rules = RunAccount.Rules.of(settings, conf);
        RunLog.begin(run.files(), run.work(), RunAccount.fingerprint(settings, rules, plan, cores))
                .close();
    }

    @Test
    void commandsThatReadFilesSayWhichAndWhy() throws IOException {
        assertEquals("3: explain: none.pgn: no such file or folder", told("explain", "/none.pgn"));
        assertEquals("3: explain: empty: is a folder; name the files in it", told("explain", "/empty"));
        Files.createSymbolicLink(folder.resolve("device"), Path.of("/dev/null"));
        assertEquals(
                "3: explain: device: is a pipe, socket or device; only files can be read", told("explain", "/device"));
        assertEquals(
                "3: explain: x.pgn.zst: no zstd frame at byte 0; file ends at byte 6 within the zstd frame at byte 0",
                told("explain", "/x.pgn.zst"));
        assertEquals(
                "2: explain: x.pgn.lz4 is packed in a way that is not read here; unpack it first",
                told("explain", "/x.pgn.lz4"));
        assertEquals(
                "2: fix: x.pgn.zst is packed (zst); unpack it first (zstd -dc FILE > games.pgn)",
                told("fix", "/x.pgn.zst", "-o", "/fixed"));
        assertEquals("0: explain: no game in junk.txt", told("explain", "/junk.txt"));
        assertEquals("0: explain: no game in junk.txt", told("explain", "/junk.txt", "--game", "0"));
        for (String format : new String[] {"text", "json", "html"}) {
            assertEquals(
                    "0: explain: --game 2 selects nothing in bad.pgn (2 games): it counts from 0",
                    told("explain", "/bad.pgn", "--game", "2", "--format", format));
            assertEquals(
                    "0: explain: --find zzz selects nothing in a.pgn (1 game), bad.pgn (2 games)",
                    told("explain", "/a.pgn", "/bad.pgn", "--find", "zzz", "--format", format));
        }
        assertEquals("0: explain: --at 7 selects nothing in a.pgn (1 game)", told("explain", "/a.pgn", "--at", "7"));
        assertEquals(
                "0: explain: --game 0 with --find zzz select nothing in bad.pgn",
                told("explain", "/bad.pgn", "--game", "0", "--find", "zzz", "--format", "json"));
        assertEquals(
                "3: explain: none/x.html: no such file or folder", told("explain", "/a.pgn", "-o", "/none/x.html"));
        assertEquals("3: fix: none.pgn: no such file or folder", told("fix", "/none.pgn", "-o", "/fixed"));
        assertEquals("3: fix: empty: is a folder; name the files in it", told("fix", "/empty", "-o", "/fixed"));
        assertEquals(
                "3: fix: a.pgn: exists already and is no folder; choose another",
                told("fix", "/bad.pgn", "-o", "/a.pgn"));
        assertEquals("3: fix: a.pgn: exists already; choose an empty folder", told("fix", "/a.pgn", "-o", "/"));
        assertEquals(
                "2: two files are named a.pgn; fix them one by one", told("fix", "/a.pgn", "/empty/a.pgn", "-o", "/f"));
    }

    @Test
    void explainNamesTheFilesItCannotReadAndTellsTheOthers() {
        String all = "explain: none.pgn: no such file or folder\n"
                + "explain: x.pgn.lz4 is packed in a way that is not read here; unpack it first\n"
                + "explain: empty: is a folder; name the files in it\n";
        for (String format : List.of("text", "json", "html")) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int code = Main.run(
                    Stream.of(
                                    "explain",
                                    "/none.pgn",
                                    "/a.pgn",
                                    "/x.pgn.lz4",
                                    "/empty",
                                    "/bad.pgn",
                                    "/none.pgn",
                                    "--format",
                                    format)
                            .map(this::inFolder)
                            .toArray(String[]::new),
                    new PrintWriter(out),
                    new PrintWriter(err));
            assertEquals(3, code, err::toString);
            String more =
                    "explain: the page shows the first of 3 selected games; --game N or --find TEXT picks another\n";
            assertEquals(
                    all + (format.equals("html") ? more : ""), err.toString().replace(folder + "/", ""));
            assertTrue(out.toString().contains("a.pgn"), out.toString());
            assertEquals(!format.equals("html"), out.toString().contains("bad.pgn"), out.toString());
        }
        assertEquals(
                "3: explain: x.pgn.lz4 is packed in a way that is not read here; unpack it first",
                told("explain", "/x.pgn.lz4", "/a.pgn"));
        // What was not found was looked for only where it could be read.
        StringWriter err = new StringWriter();
        Main.run(
                new String[] {"explain", inFolder("/none.pgn"), inFolder("/a.pgn"), "--find", "zzz"},
                new PrintWriter(new StringWriter()),
                new PrintWriter(err));
        assertEquals(
                "explain: none.pgn: no such file or folder\nexplain: --find zzz selects nothing in a.pgn (1 game)\n",
                err.toString().replace(folder + "/", ""));
    }

    @Test
    void explainWritesOverNothingThatItReads() throws IOException {
        assertEquals(
                "2: -o names a file that is to be read: a.pgn; choose another",
                told("explain", "/bad.pgn", "/a.pgn", "-o", "/a.pgn"));
        assertEquals(GAME, Files.readString(folder.resolve("a.pgn")));
    }

    @Test
    void commandsThatReadRunsSayWhatARunIs() {
        assertEquals(
                "3: sql: none is no folder here; what is wanted is the output folder of arbiter audit",
                told("sql", "/none", "select 1"));
        for (String[] args :
                new String[][] {{"sql", "/empty", "select 1"}, {"report", "/empty"}, {"diff", "/empty", "/empty"}}) {
            assertEquals(
                    "3: " + args[0]
                            + ": empty holds no complete run of arbiter audit (there is no _arbiter.json in it)",
                    told(args));
        }
    }

    @Test
    void wrongOptionsSayWhatWouldBeRight() {
        List<String> wrong = new ArrayList<>();
        String out = "/out";
        for (String[] args : new String[][] {
            {"explain", "/a.pgn", "--laws", "fide-1066"},
            {"explain", "/a.pgn", "--format", "xml"},
            {"explain", "/a.pgn", "--game", "one"},
            {"mate", "8/8"},
            {"mate", "8/8/8/8/8/8/8/K1k5 w", "--winner", "red"},
            {"mate", "8/8/8/8/8/8/8/K1k5 w", "--budget", "0"},
            {"laws", "--date", "20x"},
            {"laws", "--authority", "fifa"},
            {"laws", "--diff", "fide-2018"},
            {"laws", "fide-1066"},
            {"sql", "/empty", "select 1", "--format", "xml"},
            {"sql", "/empty", "select 1", "--rows", "0"},
            {"diff", "/empty", "/empty", "--rows", "-1"},
            {"audit", "/a.pgn", "-o", out, "--laws", "fide-1066"},
            {"audit", "/a.pgn", "-o", out, "--split-bytes", "-1"},
            {"audit", "/a.pgn", "-o", out, "--max-game-bytes", "0"},
            {"audit", "/a.pgn", "-o", out, "--mode", "fast"},
            {"audit", "/a.pgn", "-o", out, "--engine", "stockfish"},
            {"audit", "/a.pgn", "-o", out, "--overwrite", "--append"},
            {"audit", "/a.pgn", "-o", out, "--events", "/events.tsv"},
            {"audit", "/a.pgn", "-o", out, "--events", "/february.tsv"},
            {"audit", "/a.pgn", "-o", out, "--events", "/laws.tsv"},
            {"audit", "/a.pgn", "-o", out, "--events", "/blanks.tsv"},
            {"audit", "/a.pgn", "-o", out, "--events", "/nothing.tsv"},
            {"audit", "/a.pgn", "-o", out, "--events", "/backwards.tsv"},
            {"audit", "/a.pgn", "-o", out, "--events", "/latin.tsv"},
            {"audit", "/a.pgn", "-o", out, "--accept", "/accept.tsv"},
            {"audit", "/a.pgn", "-o", out, "--accept", "/uncoded.tsv"},
            {"audit", "/a.pgn"},
            {"audit", "-o", out},
            {"audit", "/a.pgn", "-o", out, "--frobnicate"},
        }) {
            wrong.add(told(args));
        }
        assertEquals(
                List.of(
                        "2: --laws: there is no rule set fide-1066",
                        "2: Invalid value for option '--format': expected one of [text, json, html] (case-sensitive) but was"
                                + " 'xml'",
                        "2: Invalid value for option '--game': 'one' is not an int",
                        "2: not a position: \"8/8\": the board needs eight ranks of eight squares, with / between; each side needs"
                                + " exactly one king: White has 0, Black has 0",
                        "2: --winner must be white or black, not red",
                        "2: --budget must be 1 to 50000000, not 0",
                        "2: --date is a day, a month or a year, such as 1978-07-18; not 20x",
                        "2: --authority: there is no fifa",
                        "2: --diff takes two rule sets: --diff fide-1975,fide-2023",
                        "2: there is no rule set fide-1066; `arbiter laws` lists them",
                        "2: --format must be table, csv or json, not xml",
                        "2: --rows must be 1 or more, not 0",
                        "2: --rows must be 1 or more, not -1",
                        "2: --laws: there is no rule set fide-1066; `arbiter laws` lists them",
                        "2: --split-bytes must be 0 or more, not -1",
                        "2: --max-game-bytes must be 1 to 1073741824, not 0",
                        "2: Invalid value for option '--mode': expected one of [permissive, failfast] (case-sensitive) but"
                                + " was 'fast'",
                        "2: Invalid value for option '--engine': must be builtin, chesslib or both, not stockfish",
                        "2: --overwrite and --append exclude each other",
                        "2: events file, line 2: a date is 2018-12-30, 2018-12 or 2018, not 20xx",
                        "2: events file, line 1: a date is 2018-12-30, 2018-12 or 2018, not 2018-02-30",
                        "2: events file, line 1: no rule set fide-1066",
                        "2: events file, line 2: there is no tab in it; columns are parted by tabs: event, from, to, laws,"
                                + " moves, armageddon, exceptions",
                        "2: events file, line 1: it says nothing: laws, moves, armageddon and exceptions (columns 4 to 7)"
                                + " are all missing",
                        "2: events file, line 1: it holds for no day: 2019 is after 2018-12",
                        "2: --events latin.tsv is not written in UTF-8",
                        "2: accept file, line 2: there is no finding NO_SUCH_CODE",
                        "2: accept file, line 2: the column code is missing; columns are parted by tabs: moves_hash, code,"
                                + " reason",
                        "2: Missing required option: '-o=DIR'",
                        "2: Missing required parameter: 'PATH'",
                        "2: Unknown option: '--frobnicate'"),
                wrong);
    }

    @Test
    void anAuditSaysWhichPathItCouldNotReadOrWrite() throws IOException {
        assertEquals("3: no such file, folder or match: none.pgn", audit("auto", false, "/out", null, "/none.pgn"));
        assertEquals("3: no such file, folder or match: *.png", audit("auto", false, "/out", null, "/*.png"));
        assertEquals("3: no PGN in empty", audit("auto", false, "/out", null, "/empty"));
        assertEquals(
                "2: this is no path: Relative path in absolute URI: a:b.pgn; before a colon stands the name of a file"
                        + " system, so write ./ before such a file name",
                audit("auto", false, "/out", null, "a:b.pgn"));
        String scheme = audit("auto", false, "/out", null, "nosuch://host/a.pgn");
        assertEquals("3: No FileSystem for scheme \"nosuch\"", scheme);
        assertTrue(audit("auto", false, "/out", null, "/{a.pgn").startsWith("3: Illegal"), "pattern");
        assertEquals("3: a.pgn is a file; the output needs a folder", audit("auto", false, "/a.pgn", null, "/a.pgn"));
        String other = audit("auto", false, "/", null, "/a.pgn");
        assertTrue(
                other.matches("3: .* holds other things than an output of arbiter \\(.*\\); choose another folder"),
                other);
        assertEquals("3: --events none.tsv: no such file", audit("auto", false, "/out", "/none.tsv", "/a.pgn"));
        assertEquals("3: --events empty: is a folder", audit("auto", false, "/out", "/empty", "/a.pgn"));
        assertEquals(
                "2: --events latin.tsv is not written in UTF-8", audit("auto", false, "/out", "/latin.tsv", "/a.pgn"));
        assertEquals(
                "3: audit: --accept empty: is a folder",
                told("audit", "/a.pgn", "-o", "/unmade", "--accept", "/empty"));
    }

    @Test
    void anOutputThatCannotBeMadeSaysWhichFolder() {
        String name = Trouble.of(assertThrows(InvalidPathException.class, () -> Path.of("x\0")))
                .map(trouble -> trouble.code() + ": " + trouble.message())
                .orElseThrow();
        assertTrue(
                name.startsWith("2: this is no name of a file in ") && name.contains(": Nul character not allowed: x"),
                name);
        assertEquals(
                "3: x/_log: cannot be created; may this user write there?",
                Trouble.of(new IOException("Mkdirs failed to create x/_log (exists=false, cwd=file:/)"))
                        .map(trouble -> trouble.code() + ": " + trouble.message())
                        .orElseThrow());
        String below = audit("auto", false, "/a.pgn/out", null, "/a.pgn");
        assertTrue(below.startsWith("3: ") && below.contains("a.pgn"), below);
    }

    @Test
    void tooLittleMemorySaysHowMoreIsHad() {
        String more = "; give it more with ARBITER_MEMORY=4g (on a cluster spark.executor.memory and"
                + " spark.driver.memory), or let fewer tasks run at once with --master 'local[1]' (there"
                + " spark.executor.cores)";
        Throwable here = new OutOfMemoryError("Java heap space");
        Throwable lostClass = new NoClassDefFoundError("Could not initialize class org.apache.spark.Some$");
        lostClass.initCause(new ExceptionInInitializerError(
                "Exception java.lang.OutOfMemoryError: Java heap space [in thread \"task 1.0\"]"));
        assertEquals(Optional.empty(), Trouble.of(new NoClassDefFoundError("Could not initialize class Some")));
        for (Throwable met : List.of(
                here,
                lostClass,
                new SparkException("java.lang.OutOfMemoryError: Java heap space\n\tat", here),
                new IllegalStateException(new IOException("no block", here)))) {
            String told = told(Trouble.of(met));
            assertTrue(told.matches("3: Java ran out of memory \\(Java heap space; it may use [0-9,]+ MB\\);.*"), told);
            assertTrue(told.endsWith(more), told);
        }
        for (String lost : new String[] {
            "Job aborted: ExecutorLostFailure (executor 1 exited) Reason: Command exited with code 52",
            "Job aborted: ExecutorLostFailure (executor 2 exited) Reason: Container from a bad node, exit code 137",
            "Job aborted: java.lang.OutOfMemoryError: GC overhead limit exceeded"
        }) {
            assertEquals(
                    "3: a process of Spark ran out of memory" + more,
                    told(Trouble.of(new IllegalStateException(new SparkException(lost)))));
        }
        String little =
                told(Trouble.of(new SparkException("[INVALID_DRIVER_MEMORY] System memory 1 must be at least 2.")));
        assertTrue(little.contains(" MB of memory are too few for Spark"), little);
        assertTrue(little.endsWith(more), little);
        String small = told(Trouble.of(here, Commands.Needs.NOTHING));
        assertTrue(small.endsWith("; give it more with ARBITER_JAVA_OPTS=-Xmx4g"), small);
        assertEquals(Optional.empty(), Trouble.of(new SparkException("Job aborted: ExecutorLostFailure code 1")));
    }

    private static String told(Optional<Trouble> trouble) {
        return trouble.map(one -> one.code() + ": " + one.message()).orElse("");
    }

    @Test
    void aFullDiskIsToldInOneLineThoughHadoopMakesAnErrorOfIt() {
        StringWriter err = new StringWriter();
        Error full = new Error(new IOException("No space left on device"));
        assertEquals(Trouble.EXIT_IO, Main.failed(full, "audit", new PrintWriter(err, true), Commands.Needs.SPARK));
        assertEquals(
                "audit: no space left on the disk of the output, or of Spark's temporary files (spark.local.dir)",
                err.toString().strip());
        AssertionError fault = new AssertionError("ours");
        assertSame(
                fault,
                assertThrows(
                        AssertionError.class,
                        () -> Main.failed(fault, "audit", new PrintWriter(err), Commands.Needs.SPARK)));
    }

    @Test
    void aThreadThatDiesForWantOfMemoryEndsTheProgramAndNoOtherDoes() {
        StringWriter err = new StringWriter();
        List<Integer> ended = new ArrayList<>();
        LastWords words = new LastWords(new PrintWriter(err), ended::add);
        words.uncaughtException(new Thread("one"), new IllegalStateException("a fault"));
        assertEquals(List.of(), ended);
        assertTrue(err.toString().startsWith("Exception in thread \"one\" java.lang.IllegalStateException: a fault"));
        err.getBuffer().setLength(0);
        words.uncaughtException(new Thread("two"), new OutOfMemoryError("Java heap space"));
        assertEquals(List.of(Trouble.EXIT_IO), ended);
        assertTrue(err.toString().startsWith("arbiter: Java ran out of memory"), err.toString());
        assertEquals(1, err.toString().lines().count());
    }

    @Test
    void anAuditThatFindsNothingToReadOrToAddSaysSo() throws IOException {
        assertEquals(List.of("No game was found in 1 file.", "0 games"), log(audit("/none", "/junk.txt")));
        assertEquals(List.of("1 game"), log(audit("/out", "/a.pgn")));
        assertEquals(
                List.of("Nothing to add: the output holds 1 file already, all that were named.", "1 game"),
                log(audit("/out", "/a.pgn").append(true)));
        assertEquals(
                List.of("1 file of 2 passed over, as the output holds their games already.", "3 games"),
                log(audit("/out", "/a.pgn", "/bad.pgn").append(true)));
    }

    /** What an audit tells, of its last line the first number only. */
    private List<String> log(TestAudit what) throws IOException {
        StringWriter log = new StringWriter();
        new AuditJob(spark, what.settings(), new PrintWriter(log)).run();
        return log.toString()
                .lines()
                .map(line -> line.replaceFirst(", .* in .* signature .*", ""))
                .toList();
    }

    @Test
    void linesOfTheTwoSmallFilesMayEndAsOnWindows() throws IOException {
        Path events =
                Files.writeString(folder.resolve("crlf.tsv"), "event\tfrom\tto\tlaws\r\n\r\na\t\t\tfide-2018\r\n");
        Path accept = Files.writeString(folder.resolve("ok.tsv"), "moves_hash\tcode\r\n12\tDUPLICATE\r\n");
        assertEquals("0: ", audit(audit("/out", "/a.pgn").events(events).accept(accept)));
        StringWriter out = new StringWriter();
        Main.run(
                new String[] {"sql", inFolder("/out"), "select laws[1] from games", "--format", "csv"},
                new PrintWriter(out, true),
                new PrintWriter(new StringWriter()));
        assertTrue(out.toString().contains("fide-2018"), out.toString());
    }

    @Test
    void anOutputThatIsThereIsNotTouched() {
        assertEquals("0: ", audit("auto", false, "/out", null, "/a.pgn"));
        String again = audit("auto", false, "/out", null, "/a.pgn");
        assertTrue(
                again.endsWith(
                        "out exists; --overwrite replaces it once the new output is complete, --append adds to it"),
                again);
    }

    @Test
    void aRunThatWasBrokenOffSaysHowItGoesOn() throws IOException {
        breakOff(audit("/out", "/a.pgn"));
        String left = "3: out holds a run that was broken off; --resume continues it, --overwrite begins anew";
        assertEquals(left, audit(audit("/out", "/a.pgn")));
        assertEquals(left, audit(audit("/out", "/a.pgn").append(true)));
        assertEquals("0: ", audit(audit("/out", "/a.pgn").resume(true)));
        assertEquals(
                "3: out is complete, nothing is left to resume; --append adds the games of other files, --overwrite"
                        + " makes it anew",
                audit(audit("/out", "/a.pgn").resume(true)));
        // Without anything to go on from, a run begins.
        assertEquals("0: ", audit(audit("/first", "/a.pgn").resume(true)));
    }

    @Test
    void aRunThatCannotGoOnSaysWhatIsOther() throws IOException {
        String cannot = "3: the run in out cannot be resumed: ";
        String instead = "; resume it as it was begun, or begin anew with --overwrite";
        breakOff(audit("/out", "/a.pgn"));
        assertEquals(
                cannot + "--laws was auto and is fide-2018, --keep-moves was false and is true" + instead,
                audit(audit("/out", "/a.pgn").laws("fide-2018").keepMoves(true).resume(true)));
        assertEquals(
                cannot + "the input files are others or have changed" + instead,
                audit(audit("/out", "/a.pgn", "/bad.pgn").resume(true)));
        Files.writeString(folder.resolve("rules.tsv"), "World Cup\t\t\tfide-2018\n");
        assertEquals(
                cannot + "the content of --events is another" + instead,
                audit(audit("/out", "/a.pgn")
                        .events(folder.resolve("rules.tsv"))
                        .resume(true)));
        Files.writeString(folder.resolve("a.pgn"), GAME + GAME);
        assertEquals(
                cannot + "the input files are others or have changed" + instead,
                audit(audit("/out", "/a.pgn").resume(true)));
        // Hadoop keeps sums beside its files, which would tell of the damage first.
        Files.delete(folder.resolve("out/_log/.run.json.crc"));
        for (String damaged : new String[] {"", "{\"cores\":", "7"}) {
            Files.writeString(folder.resolve("out/_log/run.json"), damaged);
            assertEquals(
                    "3: out/_log/run.json does not say what the run was; begin anew with --overwrite",
                    audit(audit("/out", "/a.pgn").resume(true)));
        }
        Files.delete(folder.resolve("out/_log/run.json"));
        assertEquals(
                "3: there is no run to resume: out/_log is missing; begin anew with --overwrite",
                audit(audit("/out", "/a.pgn").resume(true)));
    }

    @Test
    void whatCannotBeAppendedSaysWhy() throws IOException {
        assertEquals("0: ", audit(audit("/out", "/a.pgn")));
        String instead = ": --append adds only what is made alike; choose another folder, or --overwrite";
        assertEquals(
                "3: out was made with --laws auto, not fide-2018 and without --keep-moves" + instead,
                audit(audit("/out", "/bad.pgn")
                        .laws("fide-2018")
                        .keepMoves(true)
                        .append(true)));
        assertEquals(
                "3: out was made with --partition-by none, not year" + instead,
                audit(audit("/out", "/bad.pgn").partitionBy(PartitionBy.YEAR).append(true)));
        assertEquals(
                "3: no such file, folder or match: none.pgn",
                audit(audit("/out", "/none.pgn").append(true)));
        Files.writeString(folder.resolve("a.pgn"), GAME + GAME);
        assertEquals(
                "3: a.pgn has changed since it was read into out; --append cannot take its games back, --overwrite"
                        + " reads all anew",
                audit(audit("/out", "/a.pgn").append(true)));
        Files.delete(folder.resolve("out/._arbiter.json.crc"));
        Files.writeString(folder.resolve("out/_arbiter.json"), "{\"version\":");
        assertEquals(
                "3: out/_arbiter.json is damaged; --overwrite replaces the output",
                audit(audit("/out", "/bad.pgn").append(true)));
    }

    @Test
    void whatIsMissingInAnOutputIsSaidBeforeAnythingIsAppended() throws IOException {
        Files.writeString(
                folder.resolve("dead.pgn"), "[Result \"1-0\"]\n[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n1-0\n");
        assertEquals("0: ", audit(audit("/out", "/dead.pgn", "/a.pgn")));
        String altered = "3: out is not as its run has left it: ";
        String instead = "; --append needs it whole, --overwrite makes it anew";
        empty(folder.resolve("out/findings"));
        assertEquals(
                altered + "its table findings is missing" + instead,
                audit(audit("/out", "/bad.pgn").append(true)));
        assertFalse(Files.exists(folder.resolve("out.arbiter-new/games")), "nothing is begun");
        assertEquals(
                "0: ", audit(audit("/out", "/dead.pgn", "/a.pgn").splitBytes(30).overwrite(true)));
        try (Stream<Path> files = Files.list(folder.resolve("out/games"))) {
            Files.delete(files.filter(file -> file.toString().endsWith(".parquet"))
                    .findFirst()
                    .orElseThrow());
        }
        String told = audit(audit("/out", "/bad.pgn").append(true));
        assertTrue(told.startsWith(altered + "its table games holds "), told);
        assertTrue(told.endsWith(" rows, and its _arbiter.json tells of 2" + instead), told);
        assertEquals("0: ", audit(audit("/out", "/a.pgn").overwrite(true)));
        empty(folder.resolve("out/inputs"));
        assertEquals(
                altered + "its table inputs is missing" + instead,
                audit(audit("/out", "/bad.pgn").append(true)));
    }

    private static void empty(Path table) throws IOException {
        try (Stream<Path> files = Files.list(table)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    @Test
    void questionsThatCannotBeAnsweredSayWhatIsThere() throws IOException {
        assertEquals("0: ", audit(audit("/out", "/a.pgn")));
        String hint = "\"show tables\" lists the tables, \"describe games\" tells what the columns of one mean.";
        List<String> answers = new ArrayList<>();
        for (String sql : new String[] {
            "select * from stats/draws",
            "select * from game",
            "select whit from games",
            "selec 1",
            "",
            "select event::int from games"
        }) {
            StringWriter err = new StringWriter();
            int code = Main.run(
                    new String[] {"sql", inFolder("/out"), sql},
                    new PrintWriter(new StringWriter()),
                    new PrintWriter(err, true));
            String text = err.toString();
            assertTrue(text.strip().endsWith(hint), text);
            assertEquals(
                    sql.contains("stats/"),
                    text.contains("\nThe table in the folder stats/draws is named stats_draws.\n"),
                    text);
            answers.add(code + ": " + readable(text.lines().findFirst().orElse(""), text));
        }
        assertEquals(
                List.of(
                        "2: sql: Parser Error: syntax error at or near \"/\"",
                        "2: sql: Catalog Error: Table with name game does not exist!",
                        "2: sql: Binder Error: Referenced column \"whit\" not found in FROM clause!",
                        "2: sql: Parser Error: syntax error at or near \"selec\"",
                        "2: sql: there is no question",
                        "2: sql: Conversion Error: Could not convert string 'a' to INT32 when casting"
                                + " from source column event"),
                answers);
    }

    @Test
    void pagesThatParquetDoesNotMakeAreWrongUsage() {
        for (String name : List.of("parquet.page.size", "parquet.dictionary.page.size")) {
            for (String value : List.of("63", "0", "-1", "many")) {
                spark.conf().set(name, value);
                try {
                    assertEquals(
                            "2: " + name + " must be a number of bytes, 64 or more, not " + value,
                            audit(audit("/out", "/a.pgn")));
                } finally {
                    spark.conf().unset(name);
                }
                assertFalse(Files.exists(folder.resolve("out")), "nothing was begun");
            }
        }
    }

    @Test
    void aTableThatIsNotThereIsNotTakenForOneOfDuckDbs() {
        assertEquals("0: ", audit(audit("/out", "/a.pgn")));
        for (String sql : new String[] {"describe nosuch", "select * from nosuch"}) {
            String said = asked(sql, 2);
            assertTrue(
                    said.startsWith("sql: Catalog Error: Table with name nosuch does not exist!\n")
                            && said.contains("\nThere are findings, games, inputs.\n"),
                    said);
            assertFalse(said.contains("Did you mean"), said);
        }
        assertTrue(asked("select * from game", 2).contains("Did you mean \"games\"?"));
        assertTrue(asked("select coun(*) from games", 2).contains("Did you mean \"count\"?"));
    }

    @Test
    void aQuestionThatWantsTooMuchMemoryIsNoWrongQuestion() {
        assertEquals("0: ", audit(audit("/out", "/a.pgn")));
        String said = asked(
                "set memory_limit = '20MB'; set threads = 1;"
                        + " select list(i::text || repeat('x', 100)) from range(10000000) r(i)",
                3);
        assertTrue(said.startsWith("sql: DuckDB ran out of memory: "), said);
        assertTrue(said.contains("set memory_limit = '8GB'"), said);
        assertEquals(2, said.lines().count(), said);
    }

    private String asked(String sql, int code) {
        StringWriter err = new StringWriter();
        assertEquals(
                code,
                Main.run(
                        new String[] {"sql", inFolder("/out"), sql},
                        new PrintWriter(new StringWriter()),
                        new PrintWriter(err, true)));
        return err.toString();
    }

    @Test
    void tablesThatCannotBeReadSayWhich() throws IOException {
        assertEquals("0: ", audit(audit("/out", "/a.pgn")));
        try (Stream<Path> files = Files.list(folder.resolve("out/games"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".parquet")).toList()) {
                Files.writeString(file, "no Parquet");
            }
        }
        for (String[] args :
                new String[][] {{"sql", "/out", "select 1"}, {"report", "/out"}, {"diff", "/out", "/out"}}) {
            String told = told(args);
            assertTrue(
                    told.startsWith("3: " + args[0] + ": the tables in ")
                            && told.contains("out/games/")
                            && told.contains(" cannot be read"),
                    told);
        }
        Files.writeString(folder.resolve("out/_arbiter.json"), "{");
        String told = told("diff", "/out", "/out", "--format", "yaml");
        assertEquals("2: --format must be table, csv or json, not yaml", told);
    }

    @Test
    void failfastNamesTheGameAndTheFile() {
        assertEquals(
                "3: bad.pgn, game at byte 25: stops at ply 2, illegal_move Ke4; without --mode failfast it becomes a row"
                        + " that says so",
                audit("auto", true, "/out", null, "/bad.pgn"));
        // Nothing is left of a run that a game has ended.
        assertFalse(Files.exists(folder.resolve("out/games")));
        String cut = audit("auto", true, "/out", null, "/cut.pgn.gz");
        assertTrue(cut.startsWith("3: cut.pgn.gz: ") && cut.contains(" byte "), cut);
        assertTrue(cut.endsWith("; without --mode failfast the rest is read"), cut);
    }
}
