package org.pgnarbiter.jobs.corpus;

/** Records that are wrong in one known way under the FIDE Laws of 2018. */
public enum Fault {
    MATE_LOST("RESULT_CONTRADICTS_CHECKMATE", null, "1. f3 e5 2. g4 Qh4#", "1-0", "1-0", null),
    MATE_DRAWN("DRAW_RECORDED_BUT_MATE", null, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#", "1/2-1/2", "1/2-1/2", null),
    MATE_OPEN("UNTERMINATED_BUT_MATE", null, "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#", "*", "*", null),
    STALEMATE_WON(
            "WIN_RECORDED_BUT_STALEMATE",
            null,
            "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6",
            "1-0",
            "1-0",
            null),
    BARE_KINGS_WON("WIN_RECORDED_BUT_DEAD_POSITION", "8/8/8/3k4/8/3K4/3p4/8 w - - 0 1", "1. Kxd2", "0-1", "0-1", null),
    FIVEFOLD_MISSED(
            "PLAY_CONTINUED_AFTER_FIVEFOLD",
            null,
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 e5 10. Nf3",
            "1-0",
            "1-0",
            null),
    SEVENTY_FIVE_MISSED(
            "PLAY_CONTINUED_AFTER_75",
            "4k3/8/8/8/8/8/4P3/R3K3 w - - 148 100",
            "100. Ra2 Kf8 101. Ra3",
            "1-0",
            "1-0",
            null),
    FLAG_OF_NOBODY(
            "TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY",
            "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1",
            "1. Ra2 Kf8",
            "0-1",
            "0-1",
            "Time forfeit"),
    ILLEGAL("ILLEGAL_MOVE", null, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxd7+ Bxd7", "1-0", "1-0", null),
    TWO_RESULTS("RESULT_TAG_VS_MOVETEXT_TOKEN", null, "1. e4 e5 2. Nf3 Nc6", "1-0", "0-1", null);

    /** The finding that says so. */
    public final String code;

    final String fen;
    final String moves;
    final String result;
    final String token;
    final String termination;

    Fault(String code, String fen, String moves, String result, String token, String termination) {
        this.code = code;
        this.fen = fen;
        this.moves = moves;
        this.result = result;
        this.token = token;
        this.termination = termination;
    }
}
