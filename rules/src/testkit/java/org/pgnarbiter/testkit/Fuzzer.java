package org.pgnarbiter.testkit;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;

/**
 * Fuzzes a {@link FuzzTarget} in this process: varies inputs at random, and keeps those that lead to an outcome not seen
 * before. What it tries depends on its seed alone. The profile {@code fuzz} runs the same targets under Jazzer, which
 * sees which branches an input takes, and hands its finds over as files.
 */
public final class Fuzzer {
    /** No input may take longer, in seconds of CPU: a thousand times what the slowest honest one takes. */
    private static final double LONGEST = 1;

    private static final int OUTCOMES = 1 << 24;
    private static final int MOST_KEPT = 50_000;

    private final FuzzTarget target;
    private final Random random;
    private final List<byte[]> kept = new ArrayList<>();
    private final List<byte[]> words;
    private final BitSet seen = new BitSet(OUTCOMES);
    private final byte[] input;
    private int length;
    private long executions;

    /** A fuzzer that begins with the target's own seeds. */
    public Fuzzer(FuzzTarget target, long seed) {
        this.target = target;
        random = new Random(seed);
        words = target.words();
        input = new byte[target.longest()];
        target.seeds().forEach(this::begin);
        if (kept.isEmpty()) {
            kept.add(new byte[0]);
        }
    }

    /** Tries an input as it is, and keeps it if its outcome is new. */
    public void begin(byte[] seed) {
        attempt(Arrays.copyOf(seed, Math.min(seed.length, target.longest())));
    }

    /** Tries so many inputs. */
    public void run(long times) {
        for (long i = 0; i < times; i++) {
            vary();
            attempt(Arrays.copyOf(input, length));
        }
    }

    /** How many inputs have been tried. */
    public long executions() {
        return executions;
    }

    /** How many of them led to an outcome that was new. */
    public int kept() {
        return kept.size();
    }

    private void attempt(byte[] bytes) {
        executions++;
        long start = System.nanoTime();
        int outcome;
        try {
            outcome = mixed(target.run(bytes));
            if (System.nanoTime() - start > LONGEST * 1e9) {
                // By the clock on the wall, which other processes stop: ask again by what this thread used.
                double seconds = cpu(bytes);
                if (seconds > LONGEST) {
                    throw new AssertionError(seconds + " s of CPU");
                }
            }
        } catch (Throwable e) {
            throw new Failure(target.getClass().getName(), bytes, e);
        }
        if (!seen.get(outcome)) {
            seen.set(outcome);
            if (kept.size() < MOST_KEPT) {
                kept.add(bytes);
            }
        }
    }

    private double cpu(byte[] bytes) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        target.run(bytes);
        return (threads.getCurrentThreadCpuTime() - start) / 1e9;
    }

    private static int mixed(int outcome) {
        int h = outcome * 0x9E3779B1;
        return (h ^ h >>> 15) & OUTCOMES - 1;
    }

    private void vary() {
        byte[] old = kept.get(random.nextInt(kept.size()));
        length = old.length;
        System.arraycopy(old, 0, input, 0, length);
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            change(random.nextInt(8));
        }
    }

    private void change(int kind) {
        int at = random.nextInt(length + 1);
        switch (kind) {
            case 0 -> insert(at, words.get(random.nextInt(words.size())));
            case 1 -> insert(at, new byte[] {(byte) random.nextInt(256)});
            case 2 -> {
                if (at < length) {
                    input[at] = (byte) random.nextInt(256);
                }
            }
            case 3 -> {
                if (at < length) {
                    input[at] ^= (byte) (1 << random.nextInt(8));
                }
            }
            case 4 -> delete(at, 1 + random.nextInt(8));
            case 5 -> {
                int from = random.nextInt(length + 1);
                insert(at, Arrays.copyOfRange(input, from, Math.min(length, from + 1 + random.nextInt(32))));
            }
            case 6 -> {
                byte[] other = kept.get(random.nextInt(kept.size()));
                int from = random.nextInt(other.length + 1);
                length = at;
                insert(at, Arrays.copyOfRange(other, from, other.length));
            }
            default -> {
                delete(at, words.get(random.nextInt(words.size())).length);
                insert(Math.min(at, length), words.get(random.nextInt(words.size())));
            }
        }
    }

    private void insert(int at, byte[] what) {
        int n = Math.min(what.length, input.length - length);
        System.arraycopy(input, at, input, at + n, length - at);
        System.arraycopy(what, 0, input, at, n);
        length += n;
    }

    private void delete(int at, int count) {
        int n = Math.min(count, length - at);
        System.arraycopy(input, at + n, input, at, length - at - n);
        length -= n;
    }

    /** An input for which a check failed. */
    public static final class Failure extends AssertionError {
        private static final long serialVersionUID = 1;

        private final transient byte[] input;

        Failure(String target, byte[] input, Throwable cause) {
            super(target + " fails for " + HexFormat.of().formatHex(input), cause);
            this.input = input;
        }

        /** The bytes. */
        public byte[] input() {
            return input.clone();
        }
    }

    /**
     * Runs a target for long: its class, how many inputs, a seed, and a folder of inputs to begin with, which also takes
     * those that fail.
     */
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        FuzzTarget target = FuzzEntry.target(args[0]);
        long times = Long.parseLong(args[1].replace("_", ""));
        Path folder = Path.of(args[3]);
        Files.createDirectories(folder);
        Fuzzer fuzzer = new Fuzzer(target, Long.parseLong(args[2]));
        int failures = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                fuzzer.begin(Files.readAllBytes(file));
            }
        }
        for (long left = times; left > 0 && failures < 20; ) {
            long before = fuzzer.executions();
            try {
                fuzzer.run(Math.min(left, 1_000_000));
            } catch (Failure e) {
                failures++;
                Files.write(folder.resolve("fails-" + args[2] + "-" + failures), e.input());
                System.out.println(e.getMessage() + ": " + e.getCause());
            }
            left -= fuzzer.executions() - before;
        }
        System.out.printf(
                "%s: %,d executions, %,d kept, %d failures, %.1f s of CPU%n",
                args[0],
                fuzzer.executions(),
                fuzzer.kept(),
                failures,
                ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9);
    }
}
