package org.pgnarbiter.replay;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.PgnReader;

/** Asks another engine about games that the one built in has replayed. One per thread. */
public final class SecondOpinion {
    private static final Set<Fact> RECORDED = EnumSet.complementOf(EnumSet.of(Fact.FINAL_FEN, Fact.ENGINE));
    private static final Set<Fact> COURSE =
            EnumSet.of(Fact.PLIES, Fact.STOP, Fact.STOP_PLY, Fact.STOP_TOKEN, Fact.MOVES_HASH);

    private final EngineProvider provider;
    private final PgnReader reader = new PgnReader();
    private final PgnGame again = new PgnGame();
    private ReplayEngine engine;

    /** Asks the engine of a provider whose library is there. */
    public SecondOpinion(EngineProvider provider) {
        this.provider = provider;
        engine = provider.engine();
    }

    /** The other engine, after the game asked about last. */
    public ReplayEngine engine() {
        return engine;
    }

    /**
     * Reads a game once more, with the other engine.
     *
     * @param game as it was read; unchanged
     * @param builtin after that game
     * @param cutShort whether the text of the game goes on after what was read
     * @return every fact that differs; where the engines have played different moves, how that came about and no more,
     *     for everything else follows from it
     */
    public List<Disagreement> on(PgnGame game, ReplayEngine builtin, boolean cutShort) {
        GameFacts theirs;
        String theirFen;
        try {
            reader.read(game.buffer(), game.start(), game.end(), engine, again);
            if (cutShort) {
                engine.cutShort();
            }
            theirs = engine.facts();
            theirFen = engine.finalFen();
        } catch (RuntimeException e) {
            // Another's library: whatever it throws is its opinion, and the audit goes on.
            engine = provider.engine();
            return List.of(new Disagreement(Fact.ENGINE, "replayed", provider.name(), "broke down: " + e, null));
        }
        GameFacts ours = builtin.facts();
        String ourFen = builtin.finalFen();
        if (ours.equals(theirs) && ourFen.equals(theirFen)) {
            return List.of();
        }
        List<Disagreement> found = new ArrayList<>();
        boolean sameMoves = ours.movesHash() == theirs.movesHash();
        for (Fact fact : sameMoves ? RECORDED : COURSE) {
            add(found, fact, fact.of(ours), fact.of(theirs), builtin);
        }
        if (sameMoves) {
            add(found, Fact.FINAL_FEN, ourFen, theirFen, builtin);
        }
        return found;
    }

    private void add(List<Disagreement> found, Fact fact, String ours, String theirs, ReplayEngine builtin) {
        if (!ours.equals(theirs)) {
            found.add(new Disagreement(fact, ours, provider.name(), theirs, provider.explain(fact, builtin, engine)));
        }
    }
}
