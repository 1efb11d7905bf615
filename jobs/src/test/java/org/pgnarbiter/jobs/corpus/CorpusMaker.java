package org.pgnarbiter.jobs.corpus;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;

/**
 * Makes PGN in any amount from a seed: games of random legal moves with clocks, some as on Lichess, some as over the
 * board, and among them a known number of each {@link Fault}. Every game depends on the seed and its own number alone, so
 * a corpus can be made in parts. The ground truth of scale runs.
 *
 * <p>Main: {@code GAMES SEED FILE}; prints what was injected.
 */
public final class CorpusMaker {
    /** One game in so many carries a fault. */
    static final int FAULT_EVERY = 97;

    private final long seed;
    private final int[] moves = new int[Position.MAX_MOVES];
    private final Position position = Position.initial();
    private final StringBuilder game = new StringBuilder(4096);
    private final Map<Fault, Long> injected = new EnumMap<>(Fault.class);
    private boolean natural;

    /** Games that depend on a seed. */
    public CorpusMaker(long seed) {
        this.seed = seed;
    }

    /** Writes games {@code first} to {@code last - 1}. */
    public void write(long first, long last, OutputStream out) throws IOException {
        for (long number = first; number < last; number++) {
            out.write(game(number).getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** How many games of each fault have been written. */
    public Map<Fault, Long> injected() {
        return injected;
    }

    /** The text of one game. */
    public String game(long number) {
        SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + number);
        game.setLength(0);
        if (number % FAULT_EVERY == FAULT_EVERY - 1) {
            Fault[] faults = Fault.values();
            Fault fault = faults[(int) (number / FAULT_EVERY % faults.length)];
            injected.merge(fault, 1L, Long::sum);
            return faulty(number, random, fault);
        }
        return sound(number, random);
    }

    private String faulty(long number, SplittableRandom random, Fault fault) {
        head(number, random, fault.result, fault.termination, false);
        if (fault.fen != null) {
            game.append("[FEN \"").append(fault.fen).append("\"]\n[SetUp \"1\"]\n");
        }
        game.append('\n').append(fault.moves).append(' ').append(fault.token).append("\n\n");
        return game.toString();
    }

    private String sound(long number, SplittableRandom random) {
        boolean lichess = random.nextInt(10) < 7;
        int plies = 10 + random.nextInt(110);
        StringBuilder text = new StringBuilder(4096);
        int played = play(random, plies, lichess, text);
        String result = natural ? naturalResult() : anyResult(random);
        head(number, random, result, lichess ? "Normal" : null, lichess);
        game.append('\n')
                .append(text)
                .append(played == 0 ? "" : " ")
                .append(result)
                .append("\n\n");
        return game.toString();
    }

    /** Random legal moves; stops early where the game ends by itself. */
    private int play(SplittableRandom random, int plies, boolean clocks, StringBuilder text) {
        position.reset();
        natural = false;
        int[] seconds = {180, 180};
        for (int ply = 0; ply < plies; ply++) {
            int count = position.legalMoves(moves);
            if (count == 0 || position.isInsufficientMaterial()) {
                natural = true;
                return ply;
            }
            if (ply % 2 == 0) {
                text.append(ply == 0 ? "" : " ").append(ply / 2 + 1).append(". ");
            } else {
                text.append(clocks ? " " + (ply / 2 + 1) + "... " : " ");
            }
            int move = moves[random.nextInt(count)];
            text.append(San.write(position, move));
            if (clocks) {
                int side = ply % 2;
                seconds[side] = Math.max(1, seconds[side] - random.nextInt(4));
                text.append(" { [%clk 0:");
                twoDigits(seconds[side] / 60, text);
                twoDigits(seconds[side] % 60, text.append(':'));
                text.append("] }");
            }
            position.play(move);
        }
        natural = !position.hasLegalMove() || position.isInsufficientMaterial();
        return plies;
    }

    private static void twoDigits(int number, StringBuilder text) {
        text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }

    private String anyResult(SplittableRandom random) {
        int winner = random.nextInt(3);
        // A win of a bare king would be a fault that nobody has counted.
        if (winner == 2 || Long.bitCount(position.occupied(winner)) == 1) {
            return "1/2-1/2";
        }
        return winner == Position.WHITE ? "1-0" : "0-1";
    }

    private String naturalResult() {
        if (position.isCheckmate()) {
            return position.sideToMove() == Position.WHITE ? "0-1" : "1-0";
        }
        return "1/2-1/2";
    }

    private void head(long number, SplittableRandom random, String result, String termination, boolean lichess) {
        int day = 1 + random.nextInt(28);
        String date = String.format(Locale.ROOT, "2019.05.%02d", day);
        tag("Event", lichess ? "Rated Blitz game" : "Made Open " + number % 50);
        tag("Site", lichess ? "https://lichess.org/" + id(number) : "Nowhere");
        tag("Date", date);
        tag("Round", lichess ? "-" : String.valueOf(1 + number % 11));
        tag("White", "white" + random.nextInt(100_000));
        tag("Black", "black" + random.nextInt(100_000));
        tag("Result", result);
        if (lichess) {
            tag("UTCDate", date);
            tag("UTCTime", "12:00:00");
        }
        tag("WhiteElo", String.valueOf(1000 + random.nextInt(1500)));
        tag("BlackElo", String.valueOf(1000 + random.nextInt(1500)));
        if (lichess) {
            tag("TimeControl", "180+0");
        }
        if (termination != null) {
            tag("Termination", termination);
        }
    }

    private void tag(String name, String value) {
        game.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    private static String id(long number) {
        String digits = Long.toString(number + 0x1_0000_0000L, 36);
        return "a".repeat(Math.max(0, 8 - digits.length())) + digits;
    }

    /** Makes a corpus file. */
    public static void main(String[] args) throws IOException {
        CorpusMaker maker = new CorpusMaker(Long.parseLong(args[1]));
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(args[2])), 1 << 20)) {
            maker.write(0, Long.parseLong(args[0]), out);
        }
        maker.injected().forEach((fault, count) -> System.out.println(fault.code + "\t" + count));
    }
}
