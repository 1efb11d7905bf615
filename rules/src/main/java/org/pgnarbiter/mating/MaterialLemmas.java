package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/**
 * Tier 0, second half: who cannot mate for want of material, whatever the squares.
 *
 * <p>Guarantee: a reason is a proof that no legal continuation of a position <em>that is not already checkmate</em> ends
 * with {@code winner} checkmating; {@code null} proves nothing. The lemmas speak of mates to come, and illegal set-ups
 * exist that are mate with too little material, so callers look for checkmate first.
 *
 * <ul>
 *   <li>a: the winner has only the king. A king gives no check.
 *   <li>b: the winner has one knight and the other side, besides the king, only queens or nothing. A mated king next to
 *       its own queen never lacks the queen's help.
 *   <li>c: the winner has bishops of one square colour only and the other side has no pawn, no knight and no bishop of
 *       the other colour: nothing can occupy the squares of the other colour beside the king but rooks and queens, which
 *       would take or block.
 * </ul>
 *
 * <p>All three were confirmed by complete enumeration of the small classes. Pawns of the other side break b and c: they
 * may promote to a man that gets in the way.
 */
final class MaterialLemmas {
    private MaterialLemmas() {}

    /** The lemma by which {@code winner} can never mate, or {@code null}. */
    static MatingReason cannotMate(Position position, int winner) {
        if ((position.pieces(winner, Position.PAWN)
                        | position.pieces(winner, Position.ROOK)
                        | position.pieces(winner, Position.QUEEN))
                != 0) {
            return null;
        }
        long knights = position.pieces(winner, Position.KNIGHT);
        long bishops = position.pieces(winner, Position.BISHOP);
        int loser = winner ^ 1;
        if (knights == 0) {
            if (bishops == 0) {
                return MatingReason.BARE_KING;
            }
            if ((position.pieces(loser, Position.PAWN) | position.pieces(loser, Position.KNIGHT)) != 0) {
                return null;
            }
            long all = bishops | position.pieces(loser, Position.BISHOP);
            return (all & Steps.DARK) == 0 || (all & ~Steps.DARK) == 0 ? MatingReason.BISHOPS_OF_ONE_COLOUR : null;
        }
        if (bishops != 0 || (knights & (knights - 1)) != 0) {
            return null;
        }
        long helpers = position.pieces(loser, Position.PAWN)
                | position.pieces(loser, Position.KNIGHT)
                | position.pieces(loser, Position.BISHOP)
                | position.pieces(loser, Position.ROOK);
        return helpers == 0 ? MatingReason.KNIGHT_ALONE : null;
    }
}
