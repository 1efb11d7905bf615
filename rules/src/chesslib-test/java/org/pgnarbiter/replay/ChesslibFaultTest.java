package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

/**
 * chesslib's known faults, one by one. A test that fails here with a newer chesslib says that a fault is gone: then it
 * goes from {@link ChesslibFault} and from the README too.
 */
class ChesslibFaultTest {
    private static final String ROOKS = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1\"]\n\n";

    @Test
    void knightAgainstKnightIsCalledDead() {
        Answer answer = ask("[FEN \"8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50\"]\n\n50. Nf1 *\n");
        assertEquals(
                Map.of(
                        Fact.BOARD_STATE, "none insufficient_material MINOR_PIECE_EACH_CALLED_DEAD",
                        Fact.INSUFFICIENT_PLY, "none 0 MINOR_PIECE_EACH_CALLED_DEAD"),
                answer.differences);
    }

    @Test
    void bishopAgainstKnightIsCalledDeadAndBishopsOnOneColourAreDead() {
        Answer knight = ask("[FEN \"1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50\"]\n\n*\n");
        assertTrue(knight.differences.get(Fact.BOARD_STATE).endsWith("MINOR_PIECE_EACH_CALLED_DEAD"));
        assertEquals(Map.of(), ask("[FEN \"2b5/8/8/2k1K3/8/8/8/5B2 w - - 0 50\"]\n\n*\n").differences);
        assertEquals(Map.of(), ask("[FEN \"5b2/8/8/2k1K3/8/8/8/5B2 w - - 0 50\"]\n\n*\n").differences);
    }

    @Test
    void rightsThatCancelOutMakeAThirdOccurrenceOfASecond() {
        Answer twice = ask(ROOKS + "1. Rb1 Rg8 2. Ra1 Rh8 3. Rb1 Rg8 4. Ra1 Rh8 *\n");
        assertEquals(
                Map.of(
                        Fact.MAX_REPETITION, "2 3 CASTLING_KEYS_COLLIDE",
                        Fact.THREEFOLD_PLY, "none 8 CASTLING_KEYS_COLLIDE"),
                twice.differences);
        Answer thrice = ask(ROOKS + "1. Rb1 Rg8 2. Ra1 Rh8 3. Rb1 Rg8 4. Ra1 Rh8 5. Rb1 Rg8 6. Ra1 Rh8 *\n");
        assertEquals("10 8 CASTLING_KEYS_COLLIDE", thrice.differences.get(Fact.THREEFOLD_PLY));
        assertEquals("3 4 CASTLING_KEYS_COLLIDE", thrice.differences.get(Fact.MAX_REPETITION));
    }

    @Test
    void otherRightsDoNotCancelOut() {
        String kings = ROOKS.replace("Qk", "KQkq");
        assertEquals(Map.of(), ask(kings + "1. Rb1 Rg8 2. Ra1 Rh8 3. Rb1 Rg8 4. Ra1 Rh8 *\n").differences);
    }

    @Test
    void aThirdOccurrenceIsCalledADrawThoughNobodyClaims() {
        Answer answer = ask("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n");
        assertEquals(Map.of(), answer.differences);
        assertTrue(answer.claimableDraw);
        assertFalse(ask("1. Nf3 Nf6 2. Ng1 Ng8 *\n").claimableDraw);
        String fivefold = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 *\n";
        assertFalse(ask(fivefold).claimableDraw);
    }

    @Test
    void aClockOfAHundredIsCalledADrawThoughNobodyClaims() {
        assertTrue(ask("[FEN \"4k3/8/8/8/8/8/R7/4K3 w - - 98 90\"]\n\n1. Ra3 Kd7 *\n").claimableDraw);
        assertFalse(ask("[FEN \"4k3/8/8/8/8/8/R7/4K3 w - - 97 90\"]\n\n1. Ra3 Kd7 *\n").claimableDraw);
    }

    @Test
    void chess960IsNotReplayed() {
        Answer answer = ask("[Variant \"Chess960\"]\n"
                + "[FEN \"bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1\"]\n\n1. Ng3 Ng6 *\n");
        assertEquals("2 0 NO_CHESS960", answer.differences.get(Fact.PLIES));
        answer.differences.values().forEach(d -> assertTrue(d.endsWith(" NO_CHESS960"), d));
    }

    @Test
    void theClassicalStartOfChess960IsReplayed() {
        assertEquals(
                Map.of(), ask("[Variant \"Chess960\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 *\n").differences);
    }

    @Test
    void noFaultExplainsWhatItDoesNotCause() {
        SecondOpinion opinion = new SecondOpinion(new ChesslibProvider());
        byte[] text = (ROOKS + "1. Rb1 Rg8 2. Ra1 Rh8 3. Rb1 Rg8 4. Ra1 Rh8 *\n").getBytes(StandardCharsets.UTF_8);
        ReadGame.each(text, game -> {
            opinion.on(game.game, game.replayer, false);
            for (Fact fact : Fact.values()) {
                KnownFault fault = new ChesslibProvider().explain(fact, game.replayer, opinion.engine());
                if (fact == Fact.MAX_REPETITION || fact == Fact.THREEFOLD_PLY) {
                    assertSame(ChesslibFault.CASTLING_KEYS_COLLIDE, fault);
                } else {
                    assertNull(fault, fact.word());
                }
            }
        });
    }

    @Test
    void theServiceLoaderFindsIt() throws IOException {
        EngineProvider provider = Engines.find("chesslib").orElseThrow();
        assertTrue(provider.isUsable());
        String pom = Files.readString(SharedData.top().resolve("pom.xml"));
        String version = provider.library().substring(provider.library().lastIndexOf(':') + 1);
        assertTrue(pom.contains("<chesslib.version>" + version + "</chesslib.version>"), version);
    }

    @Test
    void everyFaultSaysWhoIsRight() {
        for (ChesslibFault fault : ChesslibFault.values()) {
            assertTrue(fault.why().contains("builtin engine"), fault.name());
        }
    }

    private record Answer(Map<Fact, String> differences, boolean claimableDraw) {}

    /** Fact, both values and fault, each difference of the only game of a text. */
    private static Answer ask(String text) {
        SecondOpinion opinion = new SecondOpinion(new ChesslibProvider());
        List<Answer> answers = new ArrayList<>();
        ReadGame.each(text.getBytes(StandardCharsets.UTF_8), game -> {
            Map<Fact, String> found = new EnumMap<>(Fact.class);
            for (Disagreement one : opinion.on(game.game, game.replayer, false)) {
                String fault = one.fault() == null ? "UNEXPLAINED" : one.fault().name();
                found.put(one.fact(), one.builtin() + " " + one.other() + " " + fault);
            }
            ChesslibReplayer chesslib = (ChesslibReplayer) opinion.engine();
            answers.add(new Answer(found, ChesslibFault.isClaimableDrawCalledDraw(game.replayer, chesslib)));
        });
        assertEquals(1, answers.size());
        return answers.get(0);
    }
}
