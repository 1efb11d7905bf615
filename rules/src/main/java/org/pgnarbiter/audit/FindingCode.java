package org.pgnarbiter.audit;

/**
 * What can be said about a record. Severity 1 is critical (the recorded result or the recorded moves cannot be right), 2
 * high (by the law of the day the game had ended otherwise), 3 medium (it had ended earlier with the same result, or has
 * illegal content), 4 low (tags disagree), 5 informational.
 */
public enum FindingCode {
    /** Mate on the board and the result is a win of the mated side. */
    RESULT_CONTRADICTS_CHECKMATE(1),
    /** Mate on the board and the result is a draw; not where an automatic draw came earlier. */
    DRAW_RECORDED_BUT_MATE(1),
    /** Mate on the board and no result. */
    UNTERMINATED_BUT_MATE(3),
    /** Stalemate on the board and no result. */
    UNTERMINATED_BUT_STALEMATE(3),
    /** Dead position, fivefold repetition or 75 moves, and no result. */
    UNTERMINATED_BUT_DRAWN(3),
    /** Stalemate on the board and a decisive result; before FIDE 5. */
    WIN_RECORDED_BUT_STALEMATE(1),
    /** Neither side can mate and the result is decisive: by material 1, by search 2, under the Laws of 1989 to 1997 2, before 5. */
    WIN_RECORDED_BUT_DEAD_POSITION(1),
    /** Moves follow a mate. */
    PLAY_CONTINUED_AFTER_CHECKMATE(1),
    /** Moves follow a stalemate. */
    PLAY_CONTINUED_AFTER_STALEMATE(1),
    /** Moves follow a dead position: decisive 2, draw 3, one or two plies of a draw 5; before the rule 5. */
    PLAY_CONTINUED_AFTER_DEAD_POSITION(2),
    /** Moves follow the fifth occurrence: decisive 2, draw 3, on Lichess since 2020 1, before the rule 5. */
    PLAY_CONTINUED_AFTER_FIVEFOLD(2),
    /** Moves follow 75 moves by each side: decisive 2, draw 3, before the rule 5. */
    PLAY_CONTINUED_AFTER_75(2),
    /** Moves follow fifty moves by each side where the site or the engine interface draws by itself. */
    PLAY_CONTINUED_AFTER_50_ONLINE(1),
    /** A win on time, but the winner cannot mate by the rule of the day; before 1989 5. */
    TIME_FORFEIT_WIN_WITHOUT_MATING_POSSIBILITY(2),
    /** Drawn on time for want of material, although the side with time could mate. */
    TIME_DRAW_ALTHOUGH_MATE_POSSIBLE(4),
    /** A resignation is recorded, but the winner cannot mate (a draw since 2023). */
    RESIGNATION_WIN_WITHOUT_MATING_POSSIBILITY(2),
    /** A decisive result without a reason, and the winner cannot mate: since 2023 2, since 1997 4. */
    DECISIVE_WITHOUT_REASON_WINNER_CANNOT_MATE(4),
    /** Lost by an illegal move, but the winner cannot mate (a draw since 2009). */
    ILLEGAL_MOVE_LOSS_WITHOUT_MATING_POSSIBILITY(2),
    /** The Termination tag speaks of another result. */
    TERMINATION_TAG_CONTRADICTS_RESULT(4),
    /** The Termination tag names an end that the board does not show, or the board shows another. */
    TERMINATION_TAG_CONTRADICTS_BOARD(4),
    /** Result tag and the result at the end of the movetext differ; with {@code *} on one side 4. */
    RESULT_TAG_VS_MOVETEXT_TOKEN(3),
    /** The last comment speaks of another result. */
    RESULT_CONTRADICTS_COMMENT(4),
    /** A claim of repetition or fifty moves that the moves do not support; an accepted one is a valid draw. */
    CLAIM_NOT_SUPPORTED(5),
    /** By a comment a claimed draw was found correct, which ends the game (Laws 9.5), but moves follow. */
    PLAY_CONTINUED_AFTER_CLAIM(5),
    /** A draw by repetition could have been claimed and the game went on. */
    UNCLAIMED_THREEFOLD(5),
    /** A draw by fifty moves could have been claimed and the game went on. */
    UNCLAIMED_FIFTY(5),
    /** The side that lost could have claimed a draw. */
    LOSER_HAD_DRAW_CLAIM(5),
    /** A move that is not legal; the game is judged up to it. In rapid and blitz 3: it may have stood. */
    ILLEGAL_MOVE(1),
    /** A move that fits several legal moves. */
    AMBIGUOUS_MOVE(4),
    /** A move with more of the departure square than needed. */
    SAN_OVER_DISAMBIGUATED(4),
    /** A check or mate sign that the board contradicts. */
    WRONG_CHECK_MARK(5),
    /** The FEN gives no possible position, or impossible castling or en passant fields. */
    ILLEGAL_POSITION(3),
    /** Last moves that signal the result to an electronic board, not moves of the game. */
    TRAILING_MOVE_ARTIFACT(5),
    /** The last move captures a king: a claim against an illegal move in old blitz scores. */
    KING_CAPTURE_TOKEN(5),
    /** The count of moves includes plies before the set-up position. */
    DEPENDS_ON_FEN_CLOCK(5),
    /** The game continues from a set-up position; what was repeated before is not known. */
    FEN_CONTINUATION(5),
    /** A draw agreed before the number of moves that the rules of the time or the event asked for. */
    AGREED_DRAW_BEFORE_MOVE_N(5),
    /** More than fifty moves in an ending for which the number was raised at the time. */
    EXCEPTION_CLASS_ENDING(5),
    /** The Laws changed shortly before the game and the two sets disagree. */
    BOUNDARY_DATE(5),
    /** The rule of the day is not known, or the date is too vague, and the possible rules disagree. */
    UNDETERMINED_ERA_RULE(5),
    /** A claim that hangs on a reading of "same position" that was disputed before July 2009. */
    DISPUTED_BEFORE_2009(5),
    /** Five occurrences that were not consecutive, under the wording of 2014 to 2017. */
    FIVEFOLD_ONLY_BY_2017_WORDING(5),
    /** The site's rules and FIDE's give different results. */
    AUTHORITY_DIFFERS_FROM_FIDE(5),
    /** A draw counted as a win of Black in an Armageddon game. */
    ARMAGEDDON_SCORE(5),
    /** Moves are missing or unreadable. */
    INCOMPLETE_SCORE(5),
    /** A result outside the four of the standard. */
    NONSTANDARD_RESULT(4),
    /** Mate is recorded or marked, but the board shows none. */
    FALSE_MATE(5),
    /** The written move of a fifty-move claim could have mated. */
    INTENDED_MOVE_MATES(5),
    /** A repetition fails only by a castling right that could never be used. */
    DEAD_RIGHT(5),
    /** Before 1985: a repetition by men and side to move alone, not with castling rights and en passant. */
    CLAIM_DEPENDS_ON_ERA_READING(5),
    /** A repetition before there was a code of FIDE. */
    ERA_REPETITION_RULE_UNKNOWN(5),
    /** The same game is recorded with different results. */
    CONFLICTING_RESULTS(2),
    /** The same game is recorded with different moves. */
    CONFLICTING_MOVES(5),
    /** The same game more than once. */
    DUPLICATE(5),
    /** Two engines replay the game differently. */
    ENGINES_DISAGREE(3);

    private final int severity;

    FindingCode(int severity) {
        this.severity = severity;
    }

    /** The severity unless era or authority changes it, 1 to 5. */
    public int severity() {
        return severity;
    }
}
