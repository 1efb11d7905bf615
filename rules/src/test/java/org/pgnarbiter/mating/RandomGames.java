package org.pgnarbiter.mating;

import java.util.Random;
import org.pgnarbiter.board.Position;

/** Positions of games of random moves in which men are taken when they can be, so that all stages of a game occur. Seeded. */
final class RandomGames {
    private final Random random;
    private final int[] moves = new int[Position.MAX_MOVES];
    private Position game = Position.initial();
    private int left;

    RandomGames(long seed) {
        random = new Random(seed);
    }

    /** The next position that has a legal move, some plies on in a game or in a new one. */
    Position next() {
        while (true) {
            for (int plies = 1 + random.nextInt(6); plies > 0; plies--) {
                int count = game.legalMoves(moves);
                if (count == 0 || left-- <= 0) {
                    game = Position.initial();
                    left = 20 + random.nextInt(300);
                    count = game.legalMoves(moves);
                }
                game.play(moves[random.nextInt(count)]);
            }
            if (game.hasLegalMove()) {
                return game.copy();
            }
        }
    }
}
