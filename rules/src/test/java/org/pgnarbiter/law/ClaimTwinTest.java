package org.pgnarbiter.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;
import org.pgnarbiter.replay.Replayer;
import org.pgnarbiter.testkit.Effort;

/** The claims of games of aimless moves against an obvious search: every legal move tried, every position counted. */
class ClaimTwinTest {
    private static final String[] STARTS = {
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        "8/8/4k3/8/8/3NK3/8/8 w - - 0 1",
        "n6k/8/8/p1p1p1p1/P1P1P1P1/8/8/7K w - - 93 120",
        "7k/8/8/p1p1p1p1/P1P1P1P1/8/8/B6K b - - 90 120",
        "k7/8/8/3pP3/8/8/8/7K w - d6 0 1",
        "6bk/8/8/8/8/8/8/1QK5 w - - 97 99"
    };

    private final PgnReader reader = new PgnReader();
    private final PgnGame game = new PgnGame();
    private final Replayer replayer = new Replayer();
    private final Judge judge = new Judge();
    private final int[] legal = new int[Position.MAX_MOVES];
    private final int[] replies = new int[Position.MAX_MOVES];

    @Test
    void claimsAreThoseOfAnObviousSearch() {
        Random random = new Random(3);
        int games = 150 * Effort.rounds();
        int claims = 0;
        for (int i = 0; i < games; i++) {
            String fen = STARTS[i % STARTS.length];
            List<Integer> moves = aimless(fen, random);
            List<Claim> expected = slow(fen, moves);
            Claims found = fast(fen, moves);
            assertEquals(text(expected), text(found.list()), () -> fen + " " + uci(moves));
            int atEnd = 0;
            boolean over = over(fen, moves);
            for (Claim claim : expected) {
                if (!over && claim.lastPly() == moves.size()) {
                    atEnd |= 1 << claim.kind().ordinal() + 2 * claim.mode().ordinal();
                }
            }
            assertEquals(atEnd, found.atEnd(), () -> fen + " " + uci(moves));
            claims += expected.size();
        }
        System.out.println("claims: " + games + " games with " + claims + " claims");
        assertTrue(claims > games);
    }

    private List<Integer> aimless(String fen, Random random) {
        Position position = Fen.parse(fen).position().orElseThrow();
        List<Integer> moves = new ArrayList<>();
        int back = -1;
        for (int left = 20 + random.nextInt(120); left > 0; left--) {
            int count = position.legalMoves(legal);
            if (count == 0) {
                break;
            }
            int move = legal[random.nextInt(count)];
            // Going back to where one came from makes repetitions.
            for (int i = 0; back >= 0 && i < count; i++) {
                if (random.nextInt(3) > 0
                        && Moves.from(legal[i]) == Moves.to(back)
                        && Moves.to(legal[i]) == Moves.from(back)) {
                    move = legal[i];
                }
            }
            back = moves.isEmpty() ? -1 : moves.get(moves.size() - 1);
            moves.add(move);
            position.play(move);
        }
        return moves;
    }

    private static String uci(List<Integer> moves) {
        StringBuilder out = new StringBuilder();
        for (int move : moves) {
            out.append(Moves.uci(move, false)).append(' ');
        }
        return out.toString();
    }

    private Claims fast(String fen, List<Integer> moves) {
        GameText text =
                GameText.of(("[FEN \"" + fen + "\"]\n\n" + uci(moves) + " *\n").getBytes(StandardCharsets.US_ASCII));
        reader.read(text.buffer(), text.start(), text.end(), replayer, game);
        assertEquals(moves.size(), replayer.facts().plies());
        return judge.claims(
                RuleSets.FIDE_2018.rules(),
                replayer.facts(),
                replayer.trace(),
                Ending.NONE,
                false,
                20180101,
                20180101,
                AnnouncedLimits.NONE);
    }

    private boolean over(String fen, List<Integer> moves) {
        Position position = Fen.parse(fen).position().orElseThrow();
        moves.forEach(position::play);
        return position.legalMoves(legal) == 0;
    }

    private List<Claim> slow(String fen, List<Integer> moves) {
        Position position = Fen.parse(fen).position().orElseThrow();
        int until = over(fen, moves) ? moves.size() - 1 : moves.size();
        Map<String, Integer> stood = new HashMap<>();
        Map<Integer, int[]> claims = new HashMap<>();
        for (int ply = 0; ply <= until; ply++) {
            int times = stood.merge(key(position), 1, Integer::sum);
            int side = position.sideToMove();
            note(claims, times >= 3, side, Claim.Kind.THREEFOLD, Claim.Mode.ON_BOARD, ply);
            note(claims, position.halfmoveClock() >= 100, side, Claim.Kind.FIFTY, Claim.Mode.ON_BOARD, ply);
            boolean third = false;
            boolean fifty = false;
            int count = position.legalMoves(replies);
            for (int i = 0; i < count; i++) {
                Position after = position.copy();
                after.play(replies[i]);
                third |= stood.getOrDefault(key(after), 0) >= 2;
                fifty |= after.halfmoveClock() >= 100;
            }
            note(claims, third, side, Claim.Kind.THREEFOLD, Claim.Mode.INTENDED, ply);
            note(claims, fifty, side, Claim.Kind.FIFTY, Claim.Mode.INTENDED, ply);
            if (ply < moves.size()) {
                position.play(moves.get(ply));
            }
        }
        List<Claim> list = new ArrayList<>();
        claims.forEach((key, seen) -> list.add(new Claim(
                Claim.Kind.values()[key & 1], Claim.Mode.values()[key >> 1 & 1], seen[0], seen[1], key >> 2, seen[2])));
        return list;
    }

    private static String key(Position position) {
        String fen = Fen.write(position);
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
    }

    private static void note(
            Map<Integer, int[]> claims, boolean stands, int side, Claim.Kind kind, Claim.Mode mode, int ply) {
        if (stands) {
            int[] seen = claims.computeIfAbsent(
                    kind.ordinal() | mode.ordinal() << 1 | side << 2, k -> new int[] {ply, 0, 0});
            seen[1] = ply;
            seen[2]++;
        }
    }

    private static List<String> text(List<Claim> claims) {
        return claims.stream()
                .map(Claim::toString)
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}
