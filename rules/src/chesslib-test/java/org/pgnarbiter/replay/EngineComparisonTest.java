package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/**
 * The engine built in and chesslib over every game there is: facts game by game, legal moves position by position. Each
 * difference must have its known cause, and the numbers of each are held.
 */
class EngineComparisonTest {
    @Test
    void samplesDifferByKnownFaultsOnly() throws IOException {
        EngineTally tally = folder(SharedData.top().resolve("data-samples"));
        report("data-samples", tally);
        assertEquals(List.of(), tally.unexplained);
    }

    @Test
    void oddFilesDifferByKnownFaultsOnly() throws IOException {
        for (String name : List.of("traps", "odd", "cases", "famous")) {
            Optional<Path> folder = SharedData.find(name);
            if (folder.isPresent()) {
                EngineTally tally = folder(folder.get());
                report(name, tally);
                assertEquals(List.of(), tally.unexplained);
            }
        }
    }

    @Test
    void madeGamesDifferByKnownFaultsOnly() throws IOException {
        Optional<Path> games = SharedData.find("adv/adv.pgn.zst");
        if (games.isEmpty()) {
            return;
        }
        EngineTally tally = new EngineTally();
        try (InputStream in = new ZstdInputStream(new BufferedInputStream(Files.newInputStream(games.get())))) {
            ReadGame.each(in, game -> tally.add("adv@" + game.offset, game));
        }
        report("made games", tally);
        assertEquals(List.of(), tally.unexplained);
        assertEquals(6000, tally.games);
        assertEquals(5972, tally.agreeing);
        assertEquals(Map.of("CASTLING_KEYS_COLLIDE", 27, "MINOR_PIECE_EACH_CALLED_DEAD", 1), tally.gamesByFault);
        assertEquals(747, tally.onlyClaimable);
        assertEquals(
                new TreeMap<>(Map.of(
                        "CASTLING_KEYS_COLLIDE fivefold_ply", 3,
                        "CASTLING_KEYS_COLLIDE max_repetition", 12,
                        "CASTLING_KEYS_COLLIDE threefold_ply", 26,
                        "MINOR_PIECE_EACH_CALLED_DEAD board_state", 1,
                        "MINOR_PIECE_EACH_CALLED_DEAD insufficient_ply", 1)),
                tally.known);
    }

    @Test
    void realGamesDifferByKnownFaultsOnly() throws IOException {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        EngineTally tally = new EngineTally();
        RealGames.files(
                archive.get(),
                (name, bytes) -> ReadGame.each(bytes, game -> tally.add(name + "@" + game.offset, game)));
        report("real games", tally);
        assertEquals(List.of(), tally.unexplained);
        assertEquals(105_440, tally.games);
        assertEquals(105_191, tally.agreeing);
        assertEquals(Map.of("MINOR_PIECE_EACH_CALLED_DEAD", 144, "NO_CHESS960", 105), tally.gamesByFault);
        assertEquals(5257, tally.onlyClaimable);
        assertEquals(
                new TreeMap<>(Map.of(
                        "MINOR_PIECE_EACH_CALLED_DEAD board_state", 79,
                        "MINOR_PIECE_EACH_CALLED_DEAD insufficient_ply", 144,
                        "NO_CHESS960 stop", 105)),
                tally.known);
    }

    private static EngineTally folder(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(path -> path.toString().endsWith(".pgn"))
                    .sorted()
                    .collect(Collectors.toList());
        }
        EngineTally tally = new EngineTally();
        for (Path file : files) {
            ReadGame.each(Files.readAllBytes(file), game -> tally.add(file.getFileName() + "@" + game.offset, game));
        }
        return tally;
    }

    private static void report(String title, EngineTally tally) {
        System.out.print(tally.report(title));
    }
}
