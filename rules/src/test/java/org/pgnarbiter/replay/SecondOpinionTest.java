package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.LegalMoves;
import org.pgnarbiter.board.Position;

/** Another engine's word beside ours, with engines made for the purpose. */
class SecondOpinionTest {
    private static final String GAME = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n";

    @Test
    void everyFactOfAGameIsCompared() {
        Set<String> compared = Arrays.stream(Fact.values())
                .filter(Fact::isRecorded)
                .map(Fact::name)
                .collect(Collectors.toSet());
        Set<String> recorded = Arrays.stream(GameFacts.class.getRecordComponents())
                .map(c -> c.getName().replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT))
                .collect(Collectors.toSet());
        assertEquals(recorded, compared);
    }

    @Test
    void theSameEngineTwiceAgrees() {
        assertEquals(List.of(), differences(GAME, Blinkered::new));
        assertEquals(List.of(), differences("1. e4 e5 2. Ke3 Nc6 *\n", Blinkered::new));
    }

    @Test
    void anEngineThatKnowsNoPawnMovesIsToldOn() {
        List<Disagreement> found = differences(
                GAME,
                () -> new Blinkered((position, out) -> {
                    int[] all = new int[Position.MAX_MOVES];
                    int count = 0;
                    for (int i = position.legalMoves(all); i-- > 0; ) {
                        if (position.pieceAt(all[i] & 63) % 6 != Position.PAWN) {
                            out[count++] = all[i];
                        }
                    }
                    return count;
                }));
        assertEquals(
                List.of("plies 9 8", "stop none illegal_move", "stop_ply none 9", "stop_token none e4", "moves_hash"),
                found.stream()
                        .map(d -> d.fact() == Fact.MOVES_HASH
                                ? d.fact().word()
                                : d.fact().word() + " " + d.builtin() + " " + d.other())
                        .collect(Collectors.toList()));
        found.forEach(d -> assertNull(d.fault()));
    }

    @Test
    void anEngineThatBreaksDownDoesNotStopTheAudit() {
        List<Disagreement> found = differences(
                GAME,
                () -> new Blinkered((position, out) -> {
                    throw new IllegalStateException("no idea");
                }));
        assertEquals(1, found.size());
        assertEquals(Fact.ENGINE, found.get(0).fact());
        assertTrue(found.get(0).other().contains("no idea"), found.toString());
    }

    @Test
    void oneFactInWhichTheyDifferIsToldEvenWhereTheyEndInTheSamePosition() {
        KnownFault blind = new KnownFault() {
            @Override
            public String name() {
                return "BLIND_TO_MATES";
            }

            @Override
            public String why() {
                return "the one built in is right";
            }
        };
        Supplier<ReplayEngine> maker = Blinkered::new;
        String mate = "1. f3 e5 2. g4 Qh4# *\n";
        assertEquals(
                List.of("board_state: builtin checkmate, made none. No known fault accounts for it."),
                texts(differences(mate, maker)));
        assertEquals(
                List.of("board_state: builtin checkmate, made none. BLIND_TO_MATES: the one built in is right."),
                texts(differences(mate, new SecondOpinion(provider(maker, blind)), false)));
    }

    @Test
    void anotherFinalPositionIsToldEvenWhereAllFactsAreTheSame() {
        List<Disagreement> found = differences("1. e4 *\n", () -> new Blinkered() {
            @Override
            public String finalFen() {
                return super.finalFen().replace(" - ", " e3 ");
            }
        });
        assertEquals(
                List.of("final_fen: builtin rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1, "
                        + "made rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1. "
                        + "No known fault accounts for it."),
                texts(found));
    }

    @Test
    void aGameCutShortIsCutShortForBoth() {
        SecondOpinion opinion = new SecondOpinion(provider(Blinkered::new, null));
        assertEquals(List.of(), differences("1. e4 e5 *\n", opinion, true));
        assertEquals(StopReason.TOO_LONG, opinion.engine().facts().stop());
    }

    @Test
    void theOtherEngineCanBeAskedAboutTheGameItReadLast() {
        SecondOpinion opinion = new SecondOpinion(provider(Blinkered::new, null));
        differences("1. e4 *\n", opinion, false);
        assertEquals(1, opinion.engine().facts().plies());
        differences(GAME, opinion, false);
        assertEquals(9, opinion.engine().facts().plies());
        GameTrace trace = opinion.engine().trace();
        List<String> repeats = new ArrayList<>();
        for (int i = 0; i < trace.repeats(); i++) {
            repeats.add(trace.repeatPly(i) + ":" + trace.repeatOccurrences(i));
        }
        assertEquals(List.of("4:2", "5:2", "6:2", "7:2", "8:3"), repeats);
    }

    private static List<String> texts(List<Disagreement> found) {
        return found.stream().map(Disagreement::text).collect(Collectors.toList());
    }

    private static List<Disagreement> differences(String text, Supplier<ReplayEngine> maker) {
        return differences(text, new SecondOpinion(provider(maker, null)), false);
    }

    private static List<Disagreement> differences(String text, SecondOpinion opinion, boolean cutShort) {
        List<Disagreement> found = new ArrayList<>();
        ReadGame.each(text.getBytes(StandardCharsets.UTF_8), game -> {
            if (cutShort) {
                game.replayer.cutShort();
            }
            found.addAll(opinion.on(game.game, game.replayer, cutShort));
        });
        return found;
    }

    private static EngineProvider provider(Supplier<ReplayEngine> maker, KnownFault fault) {
        return new EngineProvider() {
            @Override
            public String name() {
                return "made";
            }

            @Override
            public String library() {
                return "none";
            }

            @Override
            public boolean isUsable() {
                return true;
            }

            @Override
            public ReplayEngine engine() {
                return maker.get();
            }

            @Override
            public KnownFault explain(Fact fact, ReplayEngine builtin, ReplayEngine own) {
                return fault;
            }
        };
    }

    /** Replays by our board, but asks another which moves are legal. */
    private static class Blinkered extends WordReplay {
        Blinkered() {
            this(Position::legalMoves);
        }

        Blinkered(LegalMoves legal) {
            super(legal);
        }

        @Override
        boolean start() {
            return true;
        }

        @Override
        public int move(byte[] text, int start, int limit) {
            return otherMove(text, start, limit);
        }

        @Override
        void play(int move) {
            position.play(move);
            int ply = played(move);
            maxClock = Math.max(maxClock, position.halfmoveClock());
            counted(ply, alike(ply, true), alike(ply, false));
        }

        /** How often the position after a ply has occurred, itself included; not strictly, by men and side to move. */
        private int alike(int ply, boolean strict) {
            int count = 1;
            for (int i = ply - 4, first = trace.windowStart(ply); i >= first; i -= 2) {
                if (trace.placementHash(i) == trace.placementHash(ply) && (!strict || trace.sameState(i, ply))) {
                    count++;
                }
            }
            return count;
        }

        @Override
        boolean inCheck() {
            return position.inCheck();
        }

        @Override
        boolean isCheckmate() {
            return position.isCheckmate();
        }

        @Override
        boolean isInsufficientMaterial() {
            return position.isInsufficientMaterial();
        }

        @Override
        BoardState boardState() {
            return BoardState.NONE;
        }

        @Override
        boolean whiteToMove() {
            return position.sideToMove() == Position.WHITE;
        }

        @Override
        int halfmoveClock() {
            return position.halfmoveClock();
        }

        @Override
        public String finalFen() {
            return Fen.write(position);
        }
    }
}
