package org.pgnarbiter.replay;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.pgn.GameText;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;

/**
 * One game as the product reads it: splitter, reader, replayer. What tests want to keep is copied out; {@code game} and
 * {@code replayer} are the reused objects themselves, valid only inside {@link #each}.
 */
final class ReadGame {
    final long offset;
    final PgnGame game;
    final Replayer replayer;
    final GameFacts facts;

    private ReadGame(long offset, PgnGame game, Replayer replayer) {
        this.offset = offset;
        this.game = game;
        this.replayer = replayer;
        facts = replayer.facts();
    }

    /** Calls back for every game of a file, in order. */
    static void each(InputStream in, Consumer<ReadGame> sink) {
        PgnReader reader = new PgnReader();
        PgnGame game = new PgnGame();
        Replayer replayer = new Replayer();
        try (GameSplitter texts = GameSplitter.whole(in)) {
            while (texts.next()) {
                GameText text = texts.text();
                int at = text.start();
                while (at < text.end()) {
                    at = reader.read(text.buffer(), at, text.end(), replayer, game);
                    if (at < 0) {
                        break;
                    }
                    sink.accept(new ReadGame(text.offset() + game.start() - text.start(), game, replayer));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void each(byte[] file, Consumer<ReadGame> sink) {
        each(new ByteArrayInputStream(file), sink);
    }

    /** What can be kept of a game. */
    record Kept(
            long offset,
            GameFacts facts,
            String finalFen,
            List<String> problems,
            String result,
            int whiteClock,
            int blackClock,
            List<String> finalComments,
            List<String> tags,
            String moves) {

        boolean hasProblem(String word) {
            return problems.stream().anyMatch(p -> p.startsWith(word + ":"));
        }

        int count(String word) {
            return problems.stream()
                    .filter(p -> p.startsWith(word + ":"))
                    .mapToInt(p -> Integer.parseInt(p.substring(word.length() + 1)))
                    .sum();
        }
    }

    static List<Kept> all(byte[] file) {
        List<Kept> games = new ArrayList<>();
        each(file, g -> games.add(g.keep()));
        return games;
    }

    static List<Kept> all(String file) {
        return all(file.getBytes(StandardCharsets.UTF_8));
    }

    /** The only game of a text. */
    static Kept one(String file) {
        List<Kept> games = all(file);
        if (games.size() != 1) {
            throw new AssertionError(games.size() + " games in: " + file);
        }
        return games.get(0);
    }

    Kept keep() {
        List<String> comments = new ArrayList<>();
        for (int i = 0; i < game.finalCommentCount(); i++) {
            comments.add(game.finalComment(i));
        }
        List<String> tags = new ArrayList<>();
        for (int i = 0; i < game.tagCount(); i++) {
            tags.add(game.tagName(i) + "=" + game.tagValue(i));
        }
        return new Kept(
                offset,
                facts,
                finalFen(),
                game.problems(),
                game.resultText(),
                game.clockSeconds(0),
                game.clockSeconds(1),
                comments,
                tags,
                uci());
    }

    String finalFen() {
        return Fen.write(replayer.position());
    }

    /** The moves in UCI, a blank between them. */
    String uci() {
        GameTrace trace = replayer.trace();
        StringBuilder out = new StringBuilder();
        for (int ply = 1; ply <= trace.plies(); ply++) {
            out.append(ply == 1 ? "" : " ")
                    .append(Moves.uci(trace.move(ply), trace.start().chess960()));
        }
        return out.toString();
    }

    /** The final FEN as those write it who give a square after every double step, whether it can be used or not. */
    String fenWithEveryDoubleStep() {
        String fen = finalFen();
        GameTrace trace = replayer.trace();
        if (trace.plies() == 0 || replayer.position().enPassant() >= 0) {
            return fen;
        }
        int move = trace.move(trace.plies());
        int from = Moves.from(move);
        int to = Moves.to(move);
        boolean pawn = replayer.position().pieceAt(to) % 6 == Position.PAWN
                && replayer.position().pieceAt(to) >= 0
                && Moves.kind(move) == Moves.NORMAL;
        if (!pawn || Math.abs(to - from) != 16 || (from >> 3 != 1 && from >> 3 != 6)) {
            return fen;
        }
        int middle = (from + to) / 2;
        String[] fields = fen.split(" ", -1);
        fields[3] = "" + (char) ('a' + (middle & 7)) + (1 + (middle >> 3));
        return String.join(" ", fields);
    }
}
