package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.testkit.SharedData;

/**
 * Games of {@code ../shared} against what other programs say of them: every game must be found where they find it, and
 * its facts must be theirs. All games are read in every run; it takes seconds.
 */
class CorpusOracleTest {
    /**
     * Offsets of the oracle that point elsewhere than at the first byte of the game they speak of, and ours: two games
     * on one line, and sections of tags without moves that the oracle merges with the game after them and we keep as a
     * game of its own (no row is lost).
     */
    private static final Map<String, Long> OFFSETS = Map.of(
            "otb/pgn4web/test.pgn@3836", 3786L,
            "otb/twic/test.pgn@3881", 3831L,
            "lichess/tcec/TCEC_Season_16_-_Viewer_Submitted_Openings_Bonus_8.pgn@34500", 34658L,
            "lichess/tcec/TCEC_Season_17_-_Viewer_Submitted_Openings_Bonus_15_Glaurung.pgn@293215", 293383L,
            "lichess/tcec/TCEC_Season_19_-_Chat_Vs_Stockfish_Depth_1.pgn@37610", 37760L);

    /** Games of ours that the oracle has no row for, and how many plies they have. */
    private static final Map<String, Integer> OURS_ALONE = Map.of(
            // Tags without moves: see above.
            "lichess/tcec/TCEC_Season_16_-_Viewer_Submitted_Openings_Bonus_8.pgn@34500", 0,
            "lichess/tcec/TCEC_Season_17_-_Viewer_Submitted_Openings_Bonus_15_Glaurung.pgn@293215", 0,
            "lichess/tcec/TCEC_Season_19_-_Chat_Vs_Stockfish_Depth_1.pgn@37610", 0,
            // The comment of the game before is not closed; the oracle reads on to the brace that closes a comment of
            // the second of these and loses both.
            "otb/scoutfish/europe_echecs.pgn@54884", 75,
            "otb/scoutfish/europe_echecs.pgn@55633", 68);

    /** Games about which we differ from the oracle, with the columns. Each was looked at. */
    private static final Map<String, Set<String>> DIFFERENT = Map.of(
            // Chess960 by its FEN (rook b1, king e1): O-O is legal, and the game goes on to the mate its Result says.
            "lichess/chesscom/67af9e78.pgn@338603",
            Set.of(
                    "plies",
                    "end_state",
                    "side_to_move",
                    "max_halfmove_clock",
                    "illegal_ply",
                    "illegal_token",
                    "illegal_state",
                    "final_fen"),
            // Captures are written by their square alone ("e4" for dxe4) and each fits one legal move: the oracle stops
            // at the first, we read the game to the mate its Result says.
            "lichess/engine/mdoege__ptc-bare-stockfish.pgn@0",
            Set.of(
                    "plies",
                    "end_state",
                    "side_to_move",
                    "max_repetition",
                    "ply_3rd",
                    "max_halfmove_clock",
                    "illegal_ply",
                    "illegal_token",
                    "illegal_state",
                    "final_fen"),
            // The null move is played out of a stalemate; the oracle gives no end state to a game that stops.
            "otb/pgn4web/test.pgn@3949",
            Set.of("end_state"),
            "otb/twic/test.pgn@3994",
            Set.of("end_state"),
            // The oracle reads from behind the Event tag on.
            "otb/pgn4web/test.pgn@3786",
            Set.of("event"),
            "otb/twic/test.pgn@3831",
            Set.of("event"),
            // An unclosed comment hides the illegal move from us: plies and position are the same.
            "otb/scoutfish/europe_echecs.pgn@53596",
            Set.of("result_token", "illegal_token", "illegal_state"));

    @Test
    void realGamesEndAsTheOracleSays() throws IOException {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        Map<String, Map<Long, RealGames.Row>> oracle = RealGames.oracle(archive.get());
        Map<String, Map<String, String>> differences = new TreeMap<>();
        Map<String, Integer> alone = new TreeMap<>();
        List<String> missed = new ArrayList<>();
        int[] compared = new int[2];
        RealGames.files(archive.get(), (name, bytes) -> {
            Map<Long, RealGames.Row> rows = ours(name, oracle.remove(name));
            Set<Long> left = new LinkedHashSet<>(rows.keySet());
            ReadGame.each(bytes, game -> {
                RealGames.Row row = rows.get(game.offset);
                left.remove(game.offset);
                if (row == null) {
                    alone.put(name + "@" + game.offset, game.facts.plies());
                    return;
                }
                Map<String, String> found = differences(game, row);
                compared[0]++;
                compared[1] += game.facts.plies();
                if (!found.isEmpty()) {
                    differences.put(name + "@" + game.offset, found);
                }
            });
            left.forEach(offset -> missed.add(name + "@" + offset));
        });
        System.out.println("oracle: " + compared[0] + " games, " + compared[1] + " plies compared, "
                + differences.size() + " games differ (all listed with their reasons)");
        assertEquals(List.of(), missed);
        assertEquals(Set.of(), oracle.keySet(), "files that are not in the archive");
        assertEquals(new TreeMap<>(OURS_ALONE), alone);
        assertTrue(compared[0] > 105_000);
        Map<String, Set<String>> columns = new TreeMap<>();
        differences.forEach((key, found) -> columns.put(key, found.keySet()));
        assertEquals(new TreeMap<>(DIFFERENT), columns, () -> differences.toString());
    }

    private static Map<Long, RealGames.Row> ours(String name, Map<Long, RealGames.Row> rows) {
        assertNotNull(rows, name);
        Map<Long, RealGames.Row> moved = new LinkedHashMap<>();
        rows.forEach((offset, row) -> moved.put(OFFSETS.getOrDefault(name + "@" + offset, offset), row));
        return moved;
    }

    @Test
    void madeGamesEndAsTwoEnginesSay() throws IOException {
        Optional<Path> games = SharedData.find("adv/adv.pgn.zst");
        Optional<Path> facts = SharedData.find("adv/facts.tsv");
        if (games.isEmpty() || facts.isEmpty()) {
            return;
        }
        List<String> expected = Files.readAllLines(facts.get());
        List<String> found = new ArrayList<>();
        try (InputStream in = new ZstdInputStream(new BufferedInputStream(Files.newInputStream(games.get())))) {
            ReadGame.each(in, game -> {
                GameFacts f = game.facts;
                GameTrace trace = game.replayer.trace();
                found.add(String.join(
                        "\t",
                        game.game.value(TagName.EVENT).substring(3),
                        "" + f.plies(),
                        f.stop() == null ? "ok" : f.stop().word(),
                        endOrCheck(f),
                        game.replayer.position().isInsufficientMaterial() ? "1" : "0",
                        "" + trace.occurrences(f.plies()),
                        "" + f.maxRepetition(),
                        "" + Math.max(0, f.threefoldPly()),
                        "" + Math.max(0, f.fivefoldPly()),
                        "" + f.maxHalfmoveClock(),
                        "" + Math.max(0, f.fiftyPly()),
                        "" + Math.max(0, f.seventyFivePly()),
                        game.game.resultText(),
                        "" + f.halfmoveClock()));
            });
        }
        assertEquals(6000, found.size());
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i), found.get(i));
        }
    }

    private static String endOrCheck(GameFacts facts) {
        return switch (facts.boardState()) {
            case CHECKMATE -> "mate";
            case STALEMATE -> "stalemate";
            case INSUFFICIENT_MATERIAL, NONE -> facts.inCheck() ? "check" : "-";
        };
    }

    @Test
    void aDoctoredOracleIsCaughtInEveryColumn() throws IOException {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        String name = "otb/pgnmentor_players/Gelfand.pgn";
        Map<String, Map<Long, RealGames.Row>> oracle = RealGames.oracle(archive.get());
        int[] caught = new int[1];
        RealGames.files(archive.get(), (found, bytes) -> {
            if (found.equals(name)) {
                byte[] head = new String(bytes, StandardCharsets.ISO_8859_1)
                        .substring(0, 20_000)
                        .getBytes(StandardCharsets.ISO_8859_1);
                ReadGame.each(head, game -> {
                    RealGames.Row row = oracle.get(name).get(game.offset);
                    if (game.offset > 15_000) {
                        return;
                    }
                    assertEquals(Map.of(), differences(game, row));
                    for (String column : COLUMNS) {
                        String doctored = row.get(column).equals("1") ? "2" : "1";
                        assertEquals(
                                Set.of(column),
                                differences(game, row.with(column, doctored)).keySet());
                        caught[0]++;
                    }
                });
            }
        });
        assertTrue(caught[0] >= 10 * COLUMNS.size(), "" + caught[0]);
    }

    private static final List<String> COLUMNS = List.of(
            "result_tag",
            "result_token",
            "date",
            "event",
            "plies",
            "end_state",
            "side_to_move",
            "max_repetition",
            "ply_3rd",
            "ply_5th",
            "max_halfmove_clock",
            "ply_clock100",
            "ply_clock150",
            "ply_insufficient",
            "illegal_ply",
            "illegal_token",
            "illegal_state",
            "final_fen");

    /** The columns in which game and row differ, with both values. */
    private static Map<String, String> differences(ReadGame g, RealGames.Row row) {
        Map<String, String> found = new LinkedHashMap<>();
        GameFacts facts = g.facts;
        compare(found, row, "result_tag", tag(g, TagName.RESULT));
        compare(found, row, "date", tag(g, TagName.DATE));
        String event = tag(g, TagName.EVENT);
        if (!event.contains("\"") && row.get("event").indexOf('\uFFFD') < 0 && !event.matches("Round .*: .* - .*")) {
            // The oracle cuts at an escaped quotation mark, reads other encodings than UTF-8 with losses, and keeps
            // player names that were replaced in the games.
            compare(found, row, "event", event);
        }
        compare(found, row, "result_token", g.game.resultText() == null ? "-" : g.game.resultText());
        if (row.number("variant_flag") != 0) {
            // No facts about other games than standard chess, nor about Chess960.
            return found;
        }
        compare(found, row, "plies", "" + facts.plies());
        compare(found, row, "end_state", endState(facts));
        compare(found, row, "side_to_move", facts.whiteToMove() ? "w" : "b");
        compare(found, row, "max_repetition", "" + facts.maxRepetition());
        compare(found, row, "ply_3rd", "" + facts.threefoldPly());
        compare(found, row, "ply_5th", "" + facts.fivefoldPly());
        compare(found, row, "max_halfmove_clock", "" + facts.maxHalfmoveClock());
        compare(found, row, "ply_clock100", "" + facts.fiftyPly());
        compare(found, row, "ply_clock150", "" + facts.seventyFivePly());
        compare(found, row, "ply_insufficient", "" + facts.insufficientPly());
        compare(found, row, "illegal_ply", "" + Math.max(0, facts.stopPly()));
        String token = facts.stopToken() == null ? "-" : facts.stopToken().replaceAll("(?<=\\w)[+#!?]+$", "");
        compare(found, row, "illegal_token", token);
        String stop = facts.stop() == null ? "-" : facts.stop().word().replace("_move", "");
        compare(found, row, "illegal_state", stop);
        compare(found, row, "final_fen", g.fenWithEveryDoubleStep());
        return found;
    }

    private static String tag(ReadGame g, TagName name) {
        String value = g.game.value(name);
        return value == null ? "" : value;
    }

    private static String endState(GameFacts facts) {
        return switch (facts.boardState()) {
            case CHECKMATE -> "mate";
            case STALEMATE -> "stalemate";
            case INSUFFICIENT_MATERIAL -> "insuff";
            case NONE -> "-";
        };
    }

    private static void compare(Map<String, String> found, RealGames.Row row, String column, String ours) {
        if (!row.get(column).equals(ours)) {
            found.put(column, "oracle " + row.get(column) + ", ours " + ours);
        }
    }
}
