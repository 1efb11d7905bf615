package org.pgnarbiter.jobs;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.DoubleFunction;
import org.pgnarbiter.jobs.input.InputProgress;

/**
 * How far a run is: games, games a second, share of the bytes, time left; then how long it has been making what is made of
 * the games. On a terminal (the launcher says by
 * {@code -Darbiter.terminal=true} that there is one) a line that is written over, elsewhere a plain line a minute.
 */
final class ProgressLine {
    private static final long TERMINAL_MILLIS = 500;
    private static final long PLAIN_MILLIS = 60_000;

    private final PrintWriter out;
    /** What to show after so many seconds. */
    private final DoubleFunction<String> text;

    private final boolean terminal = Boolean.getBoolean("arbiter.terminal");
    private final long began = System.nanoTime();
    private final Timer clock = new Timer("progress", true);

    private ProgressLine(PrintWriter out, DoubleFunction<String> text) {
        this.out = out;
        this.text = text;
        long period = terminal ? TERMINAL_MILLIS : PLAIN_MILLIS;
        clock.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        show();
                    }
                },
                period,
                period);
    }

    /**
     * Begins to show how a log grows.
     *
     * @param bytes stored bytes that are to be read
     */
    static ProgressLine start(PrintWriter out, long bytes, RunLog done) {
        long gamesBefore = InputProgress.games();
        long bytesBefore = InputProgress.bytes();
        long gamesDoneBefore = done.games();
        long bytesDoneBefore = done.bytes();
        return new ProgressLine(out, seconds -> {
            // Tasks of this JVM tell more often than they commit; those of others only commit.
            long games = Math.max(InputProgress.games() - gamesBefore, done.games() - gamesDoneBefore);
            long read = Math.max(InputProgress.bytes() - bytesBefore, done.bytes() - bytesDoneBefore);
            return line(games, read, bytes, seconds);
        });
    }

    /** Begins to show that all games are read and other tables are made of them, which can take minutes. */
    static ProgressLine analysing(PrintWriter out, long games) {
        return new ProgressLine(out, seconds -> analysis(games, seconds));
    }

    private void show() {
        String line = text.apply((System.nanoTime() - began) / 1e9);
        if (terminal) {
            out.print("\r" + line + "\033[K");
        } else {
            out.println(line);
        }
        out.flush();
    }

    static String line(long games, long read, long bytes, double seconds) {
        double share = bytes == 0 ? 1 : Math.min(1, (double) read / bytes);
        String left = share < 0.01 ? "" : String.format(Locale.ROOT, ", %s left", time(seconds / share - seconds));
        return String.format(
                Locale.ROOT,
                "%s, %,.0f games/s, %.0f %%%s",
                Counted.of(games, "game"),
                games / seconds,
                100 * share,
                left);
    }

    static String analysis(long games, double seconds) {
        return Counted.of(games, "game") + " read; making stats and duplicates, " + time(seconds);
    }

    private static String time(double seconds) {
        long s = Math.round(seconds);
        return s < 60
                ? s + " s"
                : s < 3600
                        ? String.format(Locale.ROOT, "%d:%02d min", s / 60, s % 60)
                        : String.format(Locale.ROOT, "%d:%02d h", s / 3600, s / 60 % 60);
    }

    /** Takes the line away. */
    void close() {
        clock.cancel();
        if (terminal) {
            out.print("\r\033[K");
            out.flush();
        }
    }
}
