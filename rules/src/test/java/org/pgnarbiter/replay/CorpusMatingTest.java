package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.mating.DeadPly;
import org.pgnarbiter.mating.MatingAnalyzer;
import org.pgnarbiter.mating.MatingBudget;
import org.pgnarbiter.testkit.SharedData;

/** Dead positions and unfair flag falls in real games. Every game under the system property {@code mating.all}. */
class CorpusMatingTest {
    private final MatingAnalyzer analyzer = new MatingAnalyzer();
    private final DeadPly deadPly = new DeadPly(analyzer);
    private final Position cursor = Position.initial();
    private int games;
    private int dead;
    private int earlier;

    @Test
    void everyFlagFallIsFoundAndBisectionEqualsAskingAtEveryPly() throws IOException {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        boolean all = Boolean.getBoolean("mating.all");
        List<String> missed = new ArrayList<>();
        int[] flags = new int[1];
        RealGames.files(archive.get(), (name, bytes) -> {
            boolean unfair = name.contains("lichess_unwinnable_flag/");
            if (!all && !name.contains("lichess_unwinnable")) {
                return;
            }
            ReadGame.each(bytes, game -> {
                games++;
                deadPlies(name, game);
                if (unfair) {
                    flags[0]++;
                    int winner = game.game.resultText().equals("1-0") ? 0 : 1;
                    CanMate answer = analyzer.answer(game.replayer.position(), winner, MatingBudget.AUDIT)
                            .canMate();
                    if (answer != CanMate.NO) {
                        missed.add(name + " " + game.replayer.position() + " " + answer);
                    }
                }
            });
        });
        System.out.println("mating: " + games + " games, " + dead + " end dead, " + earlier
                + " of them died before their last ply; " + flags[0] + " unfair flag falls, missed " + missed);
        assertEquals(List.of(), missed);
        assertTrue(flags[0] >= 150, flags[0] + " flag falls");
    }

    private void deadPlies(String name, ReadGame game) {
        GameTrace trace = game.replayer.trace();
        int plies = game.facts.plies();
        int found = deadPly.first(trace.start(), trace.moves(), plies, MatingBudget.AUDIT);
        if (found < 0) {
            return;
        }
        dead++;
        earlier += found < plies ? 1 : 0;
        cursor.copyFrom(trace.start());
        for (int ply = 0; ply <= plies; ply++) {
            boolean isDead = analyzer.isDead(cursor, MatingBudget.AUDIT);
            assertEquals(ply >= found, isDead, name + "@" + game.offset + " ply " + ply + " first " + found);
            if (ply < plies) {
                cursor.play(trace.move(ply + 1));
            }
        }
    }
}
