package org.pgnarbiter.mating;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;

/**
 * Random starts whose space is often small enough to be known whole: walls that stay shut or open, cages of pawns around
 * shut-in men, bare men, castling in both kinds of chess, known traps with a man more or less. Many are such as no game
 * reaches. Seeded; each kind in turn.
 */
final class RandomSpaces {
    /** The kinds of starts. */
    enum Kind {
        WALL,
        CAGE,
        FEW_MEN,
        ANY_MEN,
        CASTLING,
        CHANGED_TRAP
    }

    /** Positions that other programs judged wrongly, and such as are decided by one tempo, one man or one right. */
    private static final String[] TRAPS = {
        "1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - - 0 1",
        "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K b - - 0 1",
        "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1",
        "1K6/8/k1p1p3/p1PpPp2/P2P1Pp1/6P1/8/8 w - - 0 1",
        "8/8/p4p2/Pp1p3p/1P1P1p1P/5P1K/8/6k1 b - - 0 1",
        "2b2B2/8/4k2B/1p6/1Pp1p1p1/ppP1P1P1/1p6/1K6 w - - 0 1",
        "kB6/2K5/8/2N5/8/8/8/8 w - - 0 1",
        "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1",
        "3k4/3Q4/8/8/8/2K5/8/8 b - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "4k3/8/5p2/p1p1pPp1/P1P1P1P1/8/8/4K3 w - g6 0 1",
        "4k3/8/8/p1p1p3/P1P1Pp2/5P2/6P1/4K3 w - - 0 1",
        "Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1",
        "3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1",
        "8/6B1/1p6/pPp1p1p1/P1P1PpP1/3k1P2/8/3K4 w - - 0 1",
        "7k/8/8/8/5ppp/3pp3/3PPPPP/4K2R w K - 0 1",
    };

    /** Bare men wander over the whole board; only lines that are nearly forced stay in a small space. */
    private static final int FEW_MOVES = 3;

    private final int[] moves = new int[Position.MAX_MOVES];
    private final Random random;
    private final RandomWalls walls;
    private final List<String> traps;
    private final char[] board = new char[64];
    private int drawn;

    /**
     * A sequence of starts.
     *
     * @param moreTraps positions to change a little, beyond the built-in ones; may be empty
     */
    RandomSpaces(long seed, List<String> moreTraps) {
        random = new Random(seed);
        walls = new RandomWalls(seed + 1);
        traps = moreTraps.isEmpty() ? List.of(TRAPS) : moreTraps;
    }

    /** The kind of the next start. */
    Kind nextKind() {
        return Kind.values()[drawn % Kind.values().length];
    }

    Position next() {
        Kind kind = nextKind();
        drawn++;
        while (true) {
            Optional<Position> position = kind == Kind.WALL
                    ? Optional.of(walls.next())
                    : Fen.parseSetUp(draw(kind)).position();
            if (position.isPresent() && (kind != Kind.FEW_MEN || position.get().legalMoves(moves) <= FEW_MOVES)) {
                return position.get();
            }
        }
    }

    private String draw(Kind kind) {
        Arrays.fill(board, '.');
        String castling = "-";
        switch (kind) {
            case CAGE -> cage();
            case FEW_MEN -> putAll("Kk", 1 + random.nextInt(3), "PpNnBbRrQq");
            case ANY_MEN -> putAll("Kk", 4 + random.nextInt(20), "PPPPpppppBBbbNnRrQq");
            case CASTLING -> castling = castling();
            default -> {
                String[] fields = traps.get(random.nextInt(traps.size())).split(" ");
                change(fields[0]);
                boolean sameSide = random.nextInt(4) > 0;
                boolean white = fields[1].equals("w") == sameSide;
                return placement() + (white ? " w " : " b ") + (random.nextBoolean() ? fields[2] : "-") + " "
                        + (sameSide ? fields[3] : "-") + " 0 1";
            }
        }
        return placement() + (random.nextBoolean() ? " w " : " b ") + castling + " - 0 1";
    }

    /** A stair or zigzag of blocked pawns over all files, seldom with a hole, and men locked in on both sides. */
    private void cage() {
        int rank = 1 + random.nextInt(5);
        for (int file = 0; file < 8; file++) {
            board[rank * 8 + file] = 'P';
            board[rank * 8 + 8 + file] = 'p';
            if (random.nextInt(24) == 0) {
                board[rank * 8 + (random.nextBoolean() ? 8 : 0) + file] = '.';
            }
            if (random.nextInt(24) == 0) {
                int behind = rank * 8 + file + (random.nextBoolean() ? -8 : 16);
                if (behind >= 8 && behind < 56) {
                    board[behind] = behind < rank * 8 ? 'P' : 'p';
                }
            }
            rank += rank == 1 || rank < 5 && random.nextBoolean() ? 1 : -1;
        }
        putAll("Kk", random.nextInt(4), random.nextInt(6) == 0 ? "BbPpNnRr" : "Bb");
    }

    private String castling() {
        // King between two rooks or beside one, on any files: Chess960 unless they stand at home.
        int king = 1 + random.nextInt(6);
        int left = random.nextInt(king);
        int right = king + 1 + random.nextInt(7 - king);
        boolean home = random.nextInt(3) == 0;
        king = home ? 4 : king;
        left = home ? 0 : left;
        right = home ? 7 : right;
        board[king] = 'K';
        StringBuilder rights = new StringBuilder();
        if (random.nextInt(3) > 0) {
            board[right] = 'R';
            rights.append((char) ('A' + right));
        }
        if (rights.length() == 0 || random.nextBoolean()) {
            board[left] = 'R';
            rights.append((char) ('A' + left));
        }
        boolean both = random.nextInt(3) == 0;
        if (both) {
            board[56 + king] = 'k';
            board[56 + right] = 'r';
            rights.append((char) ('a' + right));
        } else {
            put('k');
        }
        for (int file = 0; file < 8; file++) {
            if (random.nextInt(8) > 0 && board[8 + file] == '.') {
                board[8 + file] = 'P';
                if (board[16 + file] == '.') {
                    board[16 + file] = 'p';
                }
            }
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            put("BbNbBpPn".charAt(random.nextInt(8)));
        }
        return rights.toString();
    }

    /** A trap with one to three men taken off, added or moved. */
    private void change(String placement) {
        int at = 0;
        for (char c : placement.toCharArray()) {
            if (c == '/') {
                continue;
            }
            if (Character.isDigit(c)) {
                at += c - '0';
            } else {
                board[(7 - at / 8) * 8 + at % 8] = c;
                at++;
            }
        }
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int square = random.nextInt(64);
            char man = board[square];
            boolean king = man == 'K' || man == 'k';
            switch (random.nextInt(3)) {
                case 0 -> {
                    if (!king) {
                        board[square] = '.';
                    }
                }
                case 1 -> put("PpBbPpBbNnRrQq".charAt(random.nextInt(14)));
                default -> {
                    if (man != '.') {
                        board[square] = '.';
                        put(man);
                    }
                }
            }
        }
    }

    private void putAll(String kings, int others, String men) {
        for (char king : kings.toCharArray()) {
            put(king);
        }
        for (int i = 0; i < others; i++) {
            put(men.charAt(random.nextInt(men.length())));
        }
    }

    private void put(char man) {
        for (int tries = 0; tries < 200; tries++) {
            int square = random.nextInt(64);
            boolean pawnOnEdge = (man == 'P' || man == 'p') && (square < 8 || square >= 56);
            if (board[square] == '.' && !pawnOnEdge) {
                board[square] = man;
                return;
            }
        }
    }

    private String placement() {
        return SlowChess.placement(board);
    }
}
