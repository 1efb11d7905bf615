package org.pgnarbiter.jobs.corpus;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;

/**
 * Makes PGN of games of one length, to see how what a game costs grows with it: games that wander through random legal
 * moves, and games that go in a circle of four plies, in which every position comes back every time.
 *
 * <p>Main: {@code wander|circle PLIES GAMES FILE}.
 */
public final class LengthMaker {
    /** One move in so many may be of a pawn or take something, so that the men last. */
    private static final int PROGRESS_EVERY = 20;

    private static final int NONE = -1;
    /** So many games of a file differ; then they begin anew. */
    private static final int DIFFERENT = 1000;

    private final Position position = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    private final StringBuilder game = new StringBuilder();

    /** A game of exactly so many plies; the same number always gives the same game. */
    public String wander(long number, int plies) {
        SplittableRandom random = new SplittableRandom(number);
        while (!wander(number, plies, random)) {
            // Every move ended the game: another way.
        }
        return game.append("*\n\n").toString();
    }

    private boolean wander(long number, int plies, SplittableRandom random) {
        head(number);
        position.reset();
        for (int ply = 0; ply < plies; ply++) {
            int move = pick(random);
            if (move == NONE) {
                return false;
            }
            game.append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "");
            game.append(San.write(position, move)).append(ply % 16 == 15 ? '\n' : ' ');
            position.play(move);
        }
        return true;
    }

    /** A random move after which the game goes on, mostly one that can be taken back, or {@link #NONE}. */
    private int pick(SplittableRandom random) {
        boolean progress = random.nextInt(PROGRESS_EVERY) == 0;
        int count = position.legalMoves(moves);
        int from = random.nextInt(count);
        int found = NONE;
        for (int i = 0; i < count; i++) {
            int move = moves[(from + i) % count];
            Position next = position.copy();
            next.play(move);
            if (next.hasLegalMove()) {
                found = move;
                if (progress || next.halfmoveClock() > 0) {
                    return move;
                }
            }
        }
        return found;
    }

    /** A game of exactly so many plies in which the knights go out and back. */
    public String circle(long number, int plies) {
        String[] circle = {"Nf3", "Nf6", "Ng1", "Ng8"};
        head(number);
        for (int ply = 0; ply < plies; ply++) {
            game.append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "");
            game.append(circle[ply % 4]).append(ply % 16 == 15 ? '\n' : ' ');
        }
        return game.append("*\n\n").toString();
    }

    private void head(long number) {
        game.setLength(0);
        game.append("[Event \"Length\"]\n[Site \"?\"]\n[Date \"2010.01.01\"]\n[Round \"")
                .append(number)
                .append("\"]\n[White \"w\"]\n[Black \"b\"]\n[Result \"*\"]\n\n");
    }

    /** Makes a file. */
    public static void main(String[] args) throws IOException {
        LengthMaker maker = new LengthMaker();
        int plies = Integer.parseInt(args[1]);
        long games = Long.parseLong(args[2]);
        byte[][] texts = new byte[(int) Math.min(games, DIFFERENT)][];
        for (int i = 0; i < texts.length; i++) {
            String text = args[0].equals("circle") ? maker.circle(i, plies) : maker.wander(i, plies);
            texts[i] = text.getBytes(StandardCharsets.US_ASCII);
        }
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(args[3])), 1 << 20)) {
            for (long number = 0; number < games; number++) {
                out.write(texts[(int) (number % texts.length)]);
            }
        }
    }
}
