package org.pgnarbiter.testkit;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.pgn.GameSplitter;

/**
 * {@code AuditRun FILE ROUNDS}: what a game costs in a warm JVM, in CPU time of the thread, so that neighbours on the
 * machine count little: the text alone, with the facts of the board, with mating, law and findings, taken in turns. Prints
 * the median of the last two thirds of the rounds and, of the last round, the bytes allocated a game.
 */
public final class AuditRun {
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private AuditRun() {}

    public static void main(String[] args) throws IOException {
        byte[] text = Files.readAllBytes(Path.of(args[0]));
        int rounds = Math.max(3, Integer.parseInt(args[1]));
        TextAuditor.Depth[] depths = TextAuditor.Depth.values();
        double[][] micros = new double[depths.length][rounds];
        double[] bytes = new double[depths.length];
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < depths.length; i++) {
                long thread = Thread.currentThread().getId();
                long allocated = THREAD.getThreadAllocatedBytes(thread);
                long started = THREAD.getCurrentThreadCpuTime();
                int games = audit(text, depths[i]);
                micros[i][round] = (THREAD.getCurrentThreadCpuTime() - started) / 1e3 / games;
                bytes[i] = (double) (THREAD.getThreadAllocatedBytes(thread) - allocated) / games;
            }
        }
        for (int i = 0; i < depths.length; i++) {
            double[] warm = Arrays.copyOfRange(micros[i], rounds / 3, rounds);
            Arrays.sort(warm);
            double median = warm[warm.length / 2];
            System.out.printf(
                    Locale.ROOT,
                    "%-8s %.2f us a game (%.2f-%.2f), %.0f games per CPU second, %.0f bytes a game%n",
                    depths[i],
                    median,
                    warm[0],
                    warm[warm.length - 1],
                    1e6 / median,
                    bytes[i]);
        }
    }

    private static int audit(byte[] text, TextAuditor.Depth depth) throws IOException {
        TextAuditor auditor = new TextAuditor(depth, false);
        int games = 0;
        try (GameSplitter splitter = GameSplitter.whole(new ByteArrayInputStream(text))) {
            while (splitter.next()) {
                auditor.open("", 0, splitter.text());
                while (auditor.next()) {
                    games++;
                }
            }
        }
        return games;
    }
}
