package org.pgnarbiter.replay;

/** chesslib for those who have it on the class path. */
public final class ChesslibProvider implements EngineProvider {
    private static final String VERSION = "1.3.7";

    /** Made by the service loader. */
    public ChesslibProvider() {}

    @Override
    public String name() {
        return "chesslib";
    }

    @Override
    public String library() {
        return "com.github.bhlangonijr:chesslib:" + VERSION;
    }

    @Override
    public boolean isUsable() {
        return ChesslibProvider.class.getClassLoader().getResource("com/github/bhlangonijr/chesslib/Board.class")
                != null;
    }

    @Override
    public ReplayEngine engine() {
        return new ChesslibReplayer();
    }

    @Override
    public KnownFault explain(Fact fact, ReplayEngine builtin, ReplayEngine own) {
        for (ChesslibFault fault : ChesslibFault.values()) {
            if (fault.explains(fact, builtin, (ChesslibReplayer) own)) {
                return fault;
            }
        }
        return null;
    }
}
