package org.pgnarbiter.mating;

/** What an answer rests on: the proof, or why there is none. */
public enum MatingReason {
    /** Proof of yes: the opponent is checkmated on the board (Laws 5.1.1). */
    CHECKMATE_ON_BOARD(CanMate.YES, "has checkmated"),
    /** Proof of yes: the line given with the answer, which every reader can replay. */
    HELPMATE(CanMate.YES, "can still mate: the moves given end in checkmate"),

    /** Proof of no: the player himself is checkmated on the board (Laws 5.1.1). */
    MATED(CanMate.NO, "is checkmated: the game is over"),
    /** Proof of no: stalemate on the board (Laws 5.2.1). */
    STALEMATE(CanMate.NO, "cannot mate: it is stalemate and the game is over"),
    /** Proof of no: only the king is left (material lemma a). */
    BARE_KING(CanMate.NO, "cannot mate: only the king is left"),
    /** Proof of no: king and knight against king and at most queens (material lemma b). */
    KNIGHT_ALONE(
            CanMate.NO, "cannot mate: a lone knight needs an enemy pawn, knight, bishop or rook that gets in the way"),
    /** Proof of no: bishops of one square colour without an enemy man that could block an escape (lemma c). */
    BISHOPS_OF_ONE_COLOUR(
            CanMate.NO,
            "cannot mate: bishops on squares of one colour need an enemy pawn, knight or other bishop in the way"),
    /** Proof of no: every line of legal moves ends within a few plies in one of the cases above. */
    FORCED_LINES(CanMate.NO, "cannot mate: whatever is played, the men needed for mate are lost or it is stalemate"),
    /** Proof of no: walls; no man of the player can ever give check (reach sets, rule i). */
    WALL(CanMate.NO, "cannot mate: the pawns are blocked and no piece can pass to attack the enemy king"),
    /** Proof of no: walls; where the enemy king can be attacked it can never be shut in (reach sets, rule ii). */
    WALL_WITH_WAY_OUT(
            CanMate.NO,
            "cannot mate: the pawns are blocked, and wherever the enemy king can be attacked it always has a way out"),
    /** Proof of no: after every legal move one of the two cases above, or less, is left. */
    WALL_NEXT(CanMate.NO, "cannot mate: after every move the pawns are blocked and no piece can pass"),
    /** Proof of no: wherever the bishops stand, no mate can arise (closure over the other men). */
    BISHOPS_CANNOT_HELP(
            CanMate.NO, "cannot mate: the other men cannot shut the enemy king in, wherever the bishops go"),
    /** Proof of no: every position that legal moves can reach was looked at and none is checkmate. */
    EXHAUSTED(CanMate.NO, "cannot mate: every position that can still arise was tried and none is checkmate"),

    /** Nothing suspicious at a glance; not examined further. */
    NOT_SUSPICIOUS(CanMate.OPEN, "was not examined further: nothing suggests that mate is impossible"),
    /** The quick tiers found no proof; not searched further. */
    QUICK_TIERS_PASSED(CanMate.OPEN, "was not searched further: the quick tests found no proof either way"),

    /** The search reached its budget. */
    BUDGET_SPENT(CanMate.UNDECIDED, "is undecided: neither a mate nor a proof was found within the budget");

    private final CanMate answer;
    private final String sentence;

    MatingReason(CanMate answer, String sentence) {
        this.answer = answer;
        this.sentence = sentence;
    }

    /** The answer this reason stands for. */
    public CanMate answer() {
        return answer;
    }

    /** A sentence a player understands, {@code White cannot mate: ...}; {@code player} is a name or a colour. */
    public String sentence(String player) {
        return player + " " + sentence;
    }
}
