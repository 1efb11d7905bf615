package org.pgnarbiter.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.Effort;

/** {@link Position}, {@link San}, {@link LenientSan}, {@link Moves} and {@link Fen} against {@link SlowBoard}. */
class TwinTest {
    private final LenientSan lenient = new LenientSan();

    @Test
    void randomGamesAreTheSameForFastAndSlow() {
        Random random = new Random(1);
        int plies = 0;
        for (int game = 0; game < 50 * Effort.rounds(); game++) {
            plies += play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, random, 140);
        }
        System.out.println("twin: " + plies + " plies of random games");
        assertTrue(plies > 5_000, "" + plies);
    }

    @Test
    void everyChess960StartIsTheSameForFastAndSlow() {
        List<String> arrays = Chess960Starts.arrays();
        assertEquals(960, arrays.size());
        Random random = new Random(2);
        for (String array : arrays) {
            play(Chess960Starts.fen(array, array), true, random, 8);
        }
        int plies = 0;
        for (int game = 0; game < 50 * Effort.rounds(); game++) {
            String other = arrays.get(random.nextInt(960));
            plies += play(Chess960Starts.fen(arrays.get(random.nextInt(960)), other), true, random, 80);
        }
        System.out.println("twin: 960 starts, " + plies + " plies of random games of double Chess960");
    }

    @Test
    void randomPositionsAreTheSameForFastAndSlow() {
        Random random = new Random(3);
        int good = 0;
        for (int i = 0; good < 2500 * Effort.rounds(); i++) {
            String fen = randomFen(random);
            FenResult read = Fen.parse(fen);
            if (read.position().isEmpty()) {
                assertTrue(i < 100 + 10 * good, () -> fen + read.problems());
                continue;
            }
            good++;
            play(Fen.write(read.position().get()), read.position().get().chess960(), random, 2 + i % 3);
        }
    }

    /** Few men, castling rights wherever they are possible, a double step just made when there is one. */
    private static String randomFen(Random random) {
        char[] board = new char[64];
        Arrays.fill(board, '.');
        boolean castling = random.nextInt(3) == 0;
        put(board, 'K', castling ? 1 + random.nextInt(6) : random.nextInt(64));
        put(board, 'k', castling ? 57 + random.nextInt(6) : random.nextInt(64));
        if (castling) {
            for (int i = 0; i < 4; i++) {
                put(board, i < 2 ? 'R' : 'r', (i < 2 ? 0 : 56) + random.nextInt(8));
            }
        }
        int men = random.nextInt(14);
        for (int i = 0; i < men; i++) {
            char man = "PPPPNBRQppppnbrq".charAt(random.nextInt(16));
            boolean pawn = man == 'P' || man == 'p';
            put(board, man, pawn ? 8 + random.nextInt(48) : random.nextInt(64));
        }
        boolean white = random.nextBoolean();
        String passed = "-";
        if (random.nextInt(2) == 0) {
            int file = random.nextInt(8);
            int forward = white ? 8 : -8;
            int target = (white ? 40 : 16) + file;
            if (board[target] == '.' && board[target + forward] == '.') {
                put(board, white ? 'p' : 'P', target - forward);
                if (file > 0) {
                    put(board, white ? 'P' : 'p', target - forward - 1);
                }
                if (board[target - forward] == (white ? 'p' : 'P')) {
                    passed = SlowBoard.name(target);
                }
            }
        }
        StringBuilder rights = new StringBuilder();
        for (int square : new int[] {0, 1, 2, 3, 4, 5, 6, 7, 56, 57, 58, 59, 60, 61, 62, 63}) {
            if (castling && board[square] == (square < 8 ? 'R' : 'r') && random.nextInt(3) > 0) {
                rights.append((char) ((square < 8 ? 'A' : 'a') + square % 8));
            }
        }
        StringBuilder placement = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            placement.append(board, rank * 8, 8).append(rank > 0 ? "/" : "");
        }
        String text = placement.toString();
        for (int n = 8; n > 0; n--) {
            text = text.replace(".".repeat(n), "" + n);
        }
        return text + (white ? " w " : " b ") + (rights.length() == 0 ? "-" : rights) + " " + passed + " "
                + random.nextInt(120) + " " + (1 + random.nextInt(200));
    }

    private static void put(char[] board, char man, int square) {
        if (board[square] == '.') {
            board[square] = man;
        }
    }

    /** Plays a random game, everything compared at every ply; returns its length. */
    private int play(String fen, boolean chess960, Random random, int limit) {
        SlowBoard slow = SlowBoard.of(fen);
        Position fast = Fen.parse(fen, chess960).position().orElseThrow(() -> new AssertionError(fen));
        Map<String, Position> seen = new HashMap<>();
        Map<Long, String> hashes = new HashMap<>();
        SlowBoard.Move before = null;
        for (int ply = 0; ; ply++) {
            List<SlowBoard.Move> moves = slow.legalMoves();
            compare(slow, moves, fast, random);
            String key = slow.key();
            Position known = seen.putIfAbsent(key, fast.copy());
            if (known != null) {
                assertTrue(known.samePosition(fast));
                assertEquals(known.hash(), fast.hash());
            }
            assertEquals(key, hashes.computeIfAbsent(fast.hash(), hash -> key), "two positions, one hash");
            if (ply > 0 && seen.size() > 1) {
                Position other = seen.values().iterator().next();
                assertEquals(other == seen.get(key), other.samePosition(fast));
            }
            if (moves.isEmpty() || ply == limit) {
                return ply;
            }
            SlowBoard.Move move = moves.get(random.nextInt(moves.size()));
            if (before != null && random.nextInt(3) == 0) {
                // Going back where one came from makes repetitions.
                SlowBoard.Move last = before;
                move = moves.stream()
                        .filter(m -> m.from() == last.to() && m.to() == last.from())
                        .findFirst()
                        .orElse(move);
            }
            int packed = Moves.parseUci(move.uci(fast.chess960()), fast);
            slow.make(move);
            fast.play(packed);
            before = random.nextInt(4) == 0 ? move : before;
        }
    }

    private void compare(SlowBoard slow, List<SlowBoard.Move> moves, Position fast, Random random) {
        String fen = slow.fen();
        assertEquals(fen, Fen.write(fast));
        assertEquals(slow.inCheck(), fast.inCheck(), fen);
        assertEquals(slow.legalEnPassant(), fast.enPassant(), fen);
        assertEquals(!moves.isEmpty(), fast.hasLegalMove(), fen);
        assertEquals(moves.isEmpty() && slow.inCheck(), fast.isCheckmate(), fen);
        assertEquals(moves.isEmpty() && !slow.inCheck(), fast.isStalemate(), fen);
        assertEquals(slow.insufficient(), fast.isInsufficientMaterial(), fen);
        int square = random.nextInt(64);
        assertEquals(slow.attacked(square, true), fast.attacked(square, Position.WHITE), fen);
        assertEquals(slow.attacked(square, false), fast.attacked(square, Position.BLACK), fen);

        int[] packed = new int[Position.MAX_MOVES];
        int count = fast.legalMoves(packed);
        Set<String> ours = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            ours.add(Moves.uci(packed[i], true));
        }
        Set<String> theirs = new TreeSet<>();
        moves.forEach(move -> theirs.add(move.uci(true)));
        assertEquals(theirs, ours, fen);
        assertEquals(count, ours.size(), fen);
        stepsAndChecks(fast, packed, count, fen);
        quietMoves(fast, packed, count, random, fen);
        safeMoves(fast, packed, count, random, fen);

        FenResult again = Fen.parse(fen, fast.chess960());
        Position fresh = again.position().orElseThrow();
        assertEquals(Set.of(), again.problems(), fen);
        assertTrue(fresh.samePosition(fast), fen);
        assertEquals(fresh.hash(), fast.hash(), fen);
        assertEquals(fresh.placementHash(), fast.placementHash(), fen);
        assertEquals(fresh.occupied(), fast.occupied(), fen);
        for (int color = 0; color < 2; color++) {
            assertEquals(fresh.occupied(color), fast.occupied(color), fen);
            assertEquals(fresh.king(color), fast.king(color), fen);
            for (int role = 0; role < 6; role++) {
                assertEquals(fresh.pieces(color, role), fast.pieces(color, role), fen);
            }
        }
        if (random.nextInt(10) == 0 || fast.enPassant() >= 0 || fast.inCheck() && moves.size() > 1) {
            spellings(slow, moves, fast, fen);
        }
    }

    /** A quiet move is legal exactly when it is on the list. */
    private static void quietMoves(Position fast, int[] moves, int count, Random random, String fen) {
        int from = random.nextInt(64);
        int man = fast.pieceAt(from);
        for (int to = 0; to < 64; to++) {
            boolean listed = false;
            for (int i = 0; i < count; i++) {
                listed |= moves[i] == Moves.normal(from, to);
            }
            boolean quiet = man % 6 != Position.PAWN && fast.pieceAt(to) < 0;
            assertEquals(quiet && listed, fast.isLegalQuietMove(from, to), fen);
        }
    }

    /** The king's steps come first and are the same one by one; which moves give check is known before they are played. */
    private static void stepsAndChecks(Position fast, int[] moves, int count, String fen) {
        int step = fast.kingStep(-1);
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            boolean kingStep = Moves.from(move) == fast.king(fast.sideToMove()) && Moves.kind(move) != Moves.CASTLING;
            assertEquals(kingStep, step == move, fen);
            step = kingStep ? fast.kingStep(Moves.to(move)) : step;
            if (Moves.kind(move) == Moves.NORMAL && Moves.promotion(move) == 0) {
                int role = fast.pieceAt(Moves.from(move)) % 6;
                boolean direct = role != Position.KING && (fast.checkingSquares(role) >>> Moves.to(move) & 1) != 0;
                boolean shield = (fast.shields() >>> Moves.from(move) & 1) != 0;
                Position played = fast.copy();
                played.play(move);
                assertTrue(!direct || played.inCheck(), () -> fen + Moves.uci(move, true));
                assertTrue(direct || shield || !played.inCheck(), () -> fen + Moves.uci(move, true));
            }
        }
        assertEquals(Moves.NONE, step, fen);
    }

    /** Which moves of king and pieces are legal can be told without the list, castling aside. */
    private static void safeMoves(Position fast, int[] moves, int count, Random random, String fen) {
        int from = random.nextInt(64);
        int side = fast.sideToMove();
        int role = fast.pieceAt(from) - side * 6;
        if (role < Position.KNIGHT || role > Position.KING) {
            return;
        }
        long reach = role == Position.KING ? Attacks.KING[from] : Position.reach(role, from, fast.occupied());
        for (long left = reach & ~fast.occupied(side); left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            boolean listed = false;
            for (int i = 0; i < count; i++) {
                listed |= moves[i] == Moves.normal(from, to);
            }
            boolean safe = role == Position.KING ? fast.kingMayStep(to) : !fast.exposesKing(from, to);
            assertEquals(listed, safe, () -> fen + " " + from + " " + to);
        }
    }

    /** Every legal move in exact notation and UCI names itself and nothing else. */
    private void spellings(SlowBoard slow, List<SlowBoard.Move> moves, Position fast, String fen) {
        Set<String> names = new HashSet<>();
        for (SlowBoard.Move move : moves) {
            String uci = move.uci(fast.chess960());
            int packed = Moves.parseUci(uci, fast);
            assertEquals(uci, Moves.uci(packed, fast.chess960()), fen);
            assertEquals(packed, Moves.parseUci(move.uci(true), fast), fen);
            String san = slow.san(move, moves);
            assertTrue(names.add(san.replaceAll("[+#]", "")), san);
            assertEquals(san, San.write(fast, packed), fen);
            byte[] text = (san + "        ").getBytes(StandardCharsets.US_ASCII);
            long read = San.read(fast, text, 0);
            assertFalse(read == San.REFUSED, () -> san + " refused in " + fen);
            assertEquals(packed, San.move(read), fen);
            assertEquals(san.replaceAll("[+#]", "").length(), San.end(read), fen);
            Position played = fast.copy();
            assertEquals(read, San.play(played, text, 0, text.length), () -> san + " in " + fen);
            Position expected = fast.copy();
            expected.play(packed);
            assertSame(expected, played, san + " in " + fen);
            assertEquals(LenientSan.Outcome.LEGAL, lenient.read(san, fast, PieceLetters.ENGLISH), () -> san + fen);
            assertEquals(packed, lenient.move(), fen);
            assertEquals(Set.of(), lenient.spellings(), () -> san + " " + fen);
            assertEquals(san.endsWith("#"), lenient.hasMateMark());
            assertEquals(san.endsWith("+"), lenient.hasCheckMark());
            if (!move.castling()) {
                assertEquals(LenientSan.Outcome.LEGAL, lenient.read(uci, fast, PieceLetters.ENGLISH), () -> uci + fen);
                assertEquals(packed, lenient.move(), fen);
            }
        }
        if (names.size() % 16 == 0) {
            nothingElseIsAMove(names, fast, fen);
        }
    }

    /** Of all that looks like a move, exact notation takes the legal moves alone; what is refused changes nothing. */
    private static void nothingElseIsAMove(Set<String> names, Position fast, String fen) {
        Position played = fast.copy();
        for (String man : List.of("", "N", "B", "R", "Q", "K", "ax", "dx", "hx", "Nx", "Bx", "Rx", "Qx", "Kx")) {
            for (int square = 0; square < 64; square++) {
                String word = man + SlowBoard.name(square);
                byte[] text = (word + " ........").getBytes(StandardCharsets.US_ASCII);
                boolean legal = names.contains(word);
                assertEquals(legal, San.read(fast, text, 0) != San.REFUSED, () -> word + " in " + fen);
                assertEquals(legal, San.play(played, text, 0, text.length) != San.REFUSED, () -> word + " in " + fen);
                assertEquals(San.REFUSED, San.play(played, text, 0, word.length() - 1), () -> word + " in " + fen);
                if (legal) {
                    played = fast.copy();
                }
            }
        }
        assertSame(fast, played, fen);
    }

    private static void assertSame(Position expected, Position actual, String message) {
        assertEquals(Fen.write(expected), Fen.write(actual), message);
        assertTrue(expected.samePosition(actual), message);
        assertEquals(expected.hash(), actual.hash(), message);
        assertEquals(expected.inCheck(), actual.inCheck(), message);
    }
}
