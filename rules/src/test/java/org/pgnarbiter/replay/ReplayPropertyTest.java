package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;

/** Properties of reading and replaying that hold for every game. */
class ReplayPropertyTest {
    private static final String[] COMMENTS = {
        "{a comment}",
        "{[%clk 0:00:10]}",
        "{1-0 [Event] (}",
        "{}",
        "; to the end 1. d4\n",
        "\n% escaped } ) line\n",
        "$1",
        "$139",
        "(1. d4 d5)",
        "(1... e5 {x) } 2. Qh5 (2. Nf3 ; )\n) 2... Nf6 1-0)",
        "(--)",
        "!",
        "?!",
        "  ",
        "\n",
        "\r\n",
        "\t"
    };

    private record Game(String fen, List<String> san, List<String> uci) {}

    private static Game random(long seed) {
        Random random = new Random(seed);
        Position position = Position.initial();
        int[] legal = new int[Position.MAX_MOVES];
        for (int ply = random.nextInt(60); ply > 0 && random.nextInt(3) == 0; ply--) {
            int count = position.legalMoves(legal);
            if (count == 0) {
                break;
            }
            position.play(legal[random.nextInt(count)]);
        }
        String fen = Fen.write(position);
        List<String> san = new ArrayList<>();
        List<String> uci = new ArrayList<>();
        for (int ply = random.nextInt(120); ply > 0; ply--) {
            int count = position.legalMoves(legal);
            if (count == 0) {
                break;
            }
            int move = legal[random.nextInt(count)];
            san.add(San.write(position, move));
            uci.add(Moves.uci(move, false));
            position.play(move);
        }
        return new Game(fen, san, uci);
    }

    private static String tags(Game game) {
        return "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"" + game.fen + "\"]\n\n";
    }

    private static GameFacts facts(String pgn, Game game) {
        ReadGame.Kept read = ReadGame.one(pgn);
        assertNull(read.facts().stop(), pgn);
        assertEquals(String.join(" ", game.uci), read.moves(), pgn);
        return read.facts();
    }

    @Property(tries = 300, seed = "1")
    void whatIsWrittenIsReadBack(@ForAll long seed) {
        Game game = random(seed);
        String pgn = tags(game) + String.join(" ", game.san) + " *\n";
        ReadGame.Kept read = ReadGame.one(pgn);
        assertEquals(String.join(" ", game.uci), read.moves());
        assertEquals(List.of(), read.problems());
        // In coordinates too.
        assertEquals(read.facts(), facts(tags(game) + String.join(" ", game.uci) + " *\n", game));
    }

    @Property(tries = 300, seed = "1")
    void commentsVariationsNumbersAndLineEndsChangeNothing(@ForAll long seed) {
        Game game = random(seed);
        Random random = new Random(seed);
        GameFacts plain = facts(tags(game) + String.join(" ", game.san) + " *\n", game);
        StringBuilder pgn = new StringBuilder(tags(game));
        for (int i = 0; i < game.san.size(); i++) {
            if (random.nextInt(2) == 0) {
                pgn.append(1 + i / 2).append(random.nextBoolean() ? ". " : "...");
            }
            pgn.append(game.san.get(i));
            for (int extra = random.nextInt(3); extra > 0; extra--) {
                String comment = COMMENTS[random.nextInt(COMMENTS.length)];
                pgn.append(random.nextInt(4) == 0 || comment.startsWith(";") ? " " : "")
                        .append(comment);
            }
            pgn.append(' ');
        }
        assertEquals(plain, facts(pgn.append("*\n").toString(), game), pgn.toString());
    }

    @Property(tries = 200, seed = "1")
    void aGameIsTheSameWhereverItStands(@ForAll long seed) {
        Game game = random(seed);
        String pgn = tags(game) + String.join(" ", game.san) + " *\n\n";
        GameFacts alone = facts(pgn, game);
        List<GameFacts> found = new ArrayList<>();
        String other = "[Event \"y\"]\n\n1. e4 e5 {open\n\n";
        ReadGame.each((other + pgn + other + pgn).getBytes(StandardCharsets.UTF_8), read -> found.add(read.facts));
        assertEquals(4, found.size());
        assertEquals(alone, found.get(1));
        assertEquals(alone, found.get(3));
    }
}
