package org.pgnarbiter.mating;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

/**
 * Random positions in which mate may or may not be possible: blocked pawns, gaps, loose pawns, bishops in any number, now
 * and then another piece, castling rights or a capture en passant. Many of them no game reaches. Seeded.
 */
final class RandomWalls {
    private final Random random;
    private final char[] board = new char[64];

    RandomWalls(long seed) {
        random = new Random(seed);
    }

    /** The next position that is legal enough to be asked about. */
    Position next() {
        while (true) {
            Optional<Position> position = Fen.parseSetUp(draw()).position();
            if (position.isPresent()) {
                return position.get();
            }
        }
    }

    private String draw() {
        Arrays.fill(board, '.');
        wall();
        String castling = kings();
        for (int i = random.nextInt(6) == 0 ? 1 + random.nextInt(2) : 0; i > 0; i--) {
            put(random.nextBoolean() ? 'P' : 'p');
        }
        for (int i = random.nextInt(5) - 1; i > 0; i--) {
            put(random.nextBoolean() ? 'B' : 'b');
        }
        if (random.nextInt(12) == 0) {
            put("NnRrQq".charAt(random.nextInt(6)));
        }
        boolean white = random.nextBoolean();
        return placement() + (white ? " w " : " b ") + castling + " " + enPassant(white) + " 0 1";
    }

    /** Pairs of blocked pawns on all files or every other one, hardly ever with a gap. */
    private void wall() {
        int rank = 2 + random.nextInt(3);
        boolean everyOther = random.nextInt(4) > 0;
        int first = random.nextInt(2);
        for (int file = 0; file < 8; file++) {
            boolean gap = everyOther ? file % 2 != first : random.nextInt(8) == 0;
            if (gap && random.nextInt(10) > 0 || random.nextInt(25) == 0) {
                continue;
            }
            if (!everyOther || random.nextInt(12) == 0) {
                rank = Math.max(1, Math.min(5, rank + random.nextInt(3) - 1));
            }
            board[rank * 8 + file] = 'P';
            board[rank * 8 + 8 + file] = 'p';
        }
    }

    private String kings() {
        if (random.nextInt(25) == 0 && board[4] == '.' && board[0] == '.' && board[7] == '.') {
            board[4] = 'K';
            board[random.nextBoolean() ? 0 : 7] = 'R';
            putIn('k', 48, 64);
            return "KQ";
        }
        boolean anywhere = random.nextInt(8) == 0;
        putIn('K', 0, anywhere ? 64 : 16);
        putIn('k', anywhere ? 0 : 48, 64);
        return "-";
    }

    private void putIn(char man, int from, int to) {
        while (true) {
            int square = from + random.nextInt(to - from);
            if (board[square] == '.') {
                board[square] = man;
                return;
            }
        }
    }

    private void put(char man) {
        while (true) {
            int square = random.nextInt(64);
            boolean pawnOnEdge = (man == 'P' || man == 'p') && (square < 8 || square >= 56);
            if (board[square] == '.' && !pawnOnEdge) {
                board[square] = man;
                return;
            }
        }
    }

    /** A square behind a pawn that may have made a double step, where there is one; tried half of the time. */
    private String enPassant(boolean white) {
        if (random.nextBoolean()) {
            return "-";
        }
        int pawn = white ? 32 : 24;
        int up = white ? 8 : -8;
        for (int file = 0; file < 8; file++) {
            int square = pawn + file;
            if (board[square] == (white ? 'p' : 'P') && board[square + up] == '.' && board[square + 2 * up] == '.') {
                return "" + (char) ('a' + file) + (white ? '6' : '3');
            }
        }
        return "-";
    }

    private String placement() {
        return SlowChess.placement(board);
    }
}
