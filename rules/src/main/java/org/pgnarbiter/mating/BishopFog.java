package org.pgnarbiter.mating;

import java.util.Arrays;
import org.pgnarbiter.board.Position;

/**
 * Tier 2, exact but for the bishops: a closure over the places of all men except the bishops, which may be anywhere they
 * could ever get to. Settles walls behind which bishops roam, where the exact closure drowns in their placements.
 *
 * <p>A state is the men other than bishops, the side to move and a capture en passant. Every move of the real game has its
 * like among the moves of the states, so every real line has its like:
 *
 * <ul>
 *   <li>A bishop's move changes nothing; its capture removes an enemy man on a square bishops of that colour may ever reach.
 *   <li>Other men move as if no bishop stood in their way. A pawn also captures where an enemy bishop may be.
 *   <li>A move is refused only when it leaves the king attacked for certain: by a pawn, a knight, the king, or a rook or
 *       queen beside it. Bishops in between or attacks by bishops are given the benefit of the doubt.
 * </ul>
 *
 * <p>After each move of the winner mate is thinkable when a check is (by the man moved, by a man behind it, or when a bishop
 * moved by a bishop that may reach the king's square) and when each neighbouring square of the king is occupied by its own
 * man, attacked by a man of the winner, of the colour of a bishop of the winner that may attack it, or open to a bishop of
 * the loser, at most as many such squares as he has bishops.
 *
 * <p>Guarantee: {@link #CLOSED} is a proof that the winner cannot mate: in no state that can be reached is mate thinkable.
 * {@link #OPEN} proves nothing (a thinkable mate or a promotion was met, which a larger cap does not change), nor does
 * {@link #CAPPED}.
 */
final class BishopFog {
    static final int CAPPED = 0;
    static final int OPEN = 1;
    static final int CLOSED = 2;

    private final PositionSet states = new PositionSet();
    private final ReachSets reachSets;
    private final long[] men = new long[12];
    private final long[] bishopReach = new long[2];
    private final int[] bishops = new int[2];
    private final long[] saved = new long[12];
    private int turn;
    private int enPassant;
    private int winner;
    private int from;
    private boolean open;

    BishopFog(ReachSets reachSets) {
        this.reachSets = reachSets;
    }

    /** Looks at the states from a position without castling rights and capture en passant, at most {@code cap}. */
    int explore(Position root, int winningSide, int cap) {
        winner = winningSide;
        reachSets.bishopReach(root, bishopReach);
        for (int color = 0; color < 2; color++) {
            for (int role = 0; role < 6; role++) {
                men[color * 6 + role] = root.pieces(color, role);
            }
            bishops[color] = Long.bitCount(men[color * 6 + Position.BISHOP]);
            men[color * 6 + Position.BISHOP] = 0;
        }
        turn = root.sideToMove();
        enPassant = -1;
        open = false;
        states.clear(Long.bitCount(all()));
        keep(-1);
        for (int index = 0; index < states.size(); index++) {
            if (states.size() > cap) {
                return CAPPED;
            }
            unpack(index);
            expand(index);
            if (open) {
                return OPEN;
            }
        }
        return CLOSED;
    }

    /** States looked at by the last call. */
    long nodes() {
        return states.size();
    }

    // ---------------------------------------------------------------- moves

    private void expand(int index) {
        System.arraycopy(men, 0, saved, 0, 12);
        int mover = turn;
        int target = enPassant;
        int enemy = mover ^ 1;
        long own = side(mover);
        long others = side(enemy);
        long takable = others & ~saved[enemy * 6 + Position.KING];
        if (bishops[mover] > 0) {
            arrive(index, -1, -1, 0, -1);
            for (long left = takable & bishopReach[mover]; left != 0 && !open; left &= left - 1) {
                arrive(index, -1, Long.numberOfTrailingZeros(left), 0, -1);
            }
        }
        for (int role = Position.KNIGHT; role <= Position.KING; role++) {
            for (long left = saved[mover * 6 + role]; left != 0 && !open; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                long targets = reach(role, square, own | others) & ~own & ~saved[enemy * 6 + Position.KING];
                for (; targets != 0 && !open; targets &= targets - 1) {
                    arrive(index, square, Long.numberOfTrailingZeros(targets), role, -1);
                }
            }
        }
        pawns(index, mover, own | others, takable | bishopReach[enemy] & ~own & ~others, target);
    }

    private void pawns(int index, int mover, long occupied, long takable, int target) {
        int up = mover == 0 ? 8 : -8;
        for (long left = saved[mover * 6]; left != 0 && !open; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long targets = Steps.pawnAttacks(1L << square, mover) & takable;
            int one = square + up;
            if ((occupied >>> one & 1) == 0) {
                targets |= 1L << one;
                if (square >> 3 == (mover == 0 ? 1 : 6) && (occupied >>> (one + up) & 1) == 0) {
                    arrive(index, square, one + up, Position.PAWN, -1);
                }
            }
            if ((targets & (Steps.RANK_1 | Steps.RANK_8)) != 0) {
                open = true;
                return;
            }
            for (; targets != 0 && !open; targets &= targets - 1) {
                arrive(index, square, Long.numberOfTrailingZeros(targets), Position.PAWN, -1);
            }
            if (target >= 0 && (Steps.pawnAttacks(1L << square, mover) >>> target & 1) != 0) {
                arrive(index, square, target, Position.PAWN, target - up);
            }
        }
    }

    /** Squares a man other than a pawn or bishop attacks. */
    private static long reach(int role, int square, long occupied) {
        switch (role) {
            case Position.KNIGHT:
                return Steps.KNIGHT[square];
            case Position.KING:
                return Steps.KING[square];
            case Position.ROOK:
                return straight(square, occupied);
            case Position.QUEEN:
                return straight(square, occupied) | slanted(square, occupied);
            default:
                return 0;
        }
    }

    private static long straight(int square, long occupied) {
        return ray(square, 8, -1L, occupied)
                | ray(square, -8, -1L, occupied)
                | ray(square, 1, ~Steps.FILE_A, occupied)
                | ray(square, -1, ~Steps.FILE_H, occupied);
    }

    private static long slanted(int square, long occupied) {
        return ray(square, 9, ~Steps.FILE_A, occupied)
                | ray(square, -7, ~Steps.FILE_A, occupied)
                | ray(square, 7, ~Steps.FILE_H, occupied)
                | ray(square, -9, ~Steps.FILE_H, occupied);
    }

    private static long ray(int square, int step, long notWrapped, long occupied) {
        long set = 0;
        long bit = 1L << square;
        while (true) {
            bit = (step > 0 ? bit << step : bit >>> -step) & notWrapped;
            set |= bit;
            if (bit == 0 || (bit & occupied) != 0) {
                return set;
            }
        }
    }

    /**
     * Makes one move of the saved state, keeps the state it leads to and restores.
     *
     * @param start -1 for a bishop
     * @param end -1 when nothing changes
     * @param captured the square of a pawn taken en passant, else -1
     */
    private void arrive(int index, int start, int end, int role, int captured) {
        int mover = turn;
        int enemy = mover ^ 1;
        from = start;
        enPassant = -1;
        if (end >= 0) {
            long gone = 1L << (captured >= 0 ? captured : end);
            for (int other = 0; other < 6; other++) {
                men[enemy * 6 + other] &= ~gone;
            }
        }
        if (start >= 0) {
            men[mover * 6 + role] ^= 1L << start | 1L << end;
            if (role == Position.PAWN && Math.abs(end - start) == 16) {
                int middle = (start + end) >>> 1;
                if ((Steps.pawnAttacks(1L << middle, mover) & men[enemy * 6]) != 0
                        || (Steps.pawnAttacks(1L << middle, enemy ^ 1) & men[enemy * 6]) != 0) {
                    enPassant = middle;
                }
            }
        }
        if (!isAttackedForCertain(Long.numberOfTrailingZeros(men[mover * 6 + Position.KING]), enemy)) {
            if (mover == winner && isMateThinkable(captured >= 0)) {
                open = true;
            } else {
                turn = enemy;
                keep(index);
                turn = mover;
            }
        }
        System.arraycopy(saved, 0, men, 0, 12);
    }

    private boolean isAttackedForCertain(int square, int by) {
        long bit = 1L << square;
        int o = by * 6;
        return (Steps.pawnAttacks(bit, by ^ 1) & men[o]) != 0
                || (Steps.KNIGHT[square] & men[o + Position.KNIGHT]) != 0
                || (Steps.KING[square] & (men[o + Position.KING] | men[o + Position.QUEEN])) != 0
                || (Steps.orthogonal(bit) & men[o + Position.ROOK]) != 0;
    }

    // ---------------------------------------------------------------- mate

    private boolean isMateThinkable(boolean enPassantCapture) {
        int loser = winner ^ 1;
        int king = Long.numberOfTrailingZeros(men[loser * 6 + Position.KING]);
        return isCheckThinkable(king, enPassantCapture) && isShutIn(king, loser);
    }

    private boolean isCheckThinkable(int king, boolean enPassantCapture) {
        boolean byBishop = (bishopReach[winner] >>> king & 1) != 0;
        // A bishop moved, or a man that may have stood before one with nothing else in between.
        if (byBishop && (from < 0 || enPassantCapture || (slanted(king, all()) >>> from & 1) != 0)) {
            return true;
        }
        return isAttackedPerhaps(king, all());
    }

    /** Whether a man of the winner, bishops aside, attacks a square if no bishop stands in between. */
    private boolean isAttackedPerhaps(int square, long occupied) {
        int o = winner * 6;
        return isAttackedForCertain(square, winner)
                || (straight(square, occupied) & (men[o + Position.ROOK] | men[o + Position.QUEEN])) != 0
                || (slanted(square, occupied) & men[o + Position.QUEEN]) != 0;
    }

    private boolean isShutIn(int king, int loser) {
        long without = all() & ~(1L << king);
        long covered = side(loser) | bishopReach[winner] | Steps.diagonal(bishopReach[winner]);
        int blocked = 0;
        for (long left = Steps.KING[king] & ~covered; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (isAttackedPerhaps(square, without)) {
                continue;
            }
            // A man of the winner stands there unprotected, or no bishop of the loser can stand there.
            if ((side(winner) >>> square & 1) != 0
                    || (bishopReach[loser] >>> square & 1) == 0
                    || ++blocked > bishops[loser]) {
                return false;
            }
        }
        return true;
    }

    // ---------------------------------------------------------------- states

    private long side(int color) {
        int o = color * 6;
        return men[o] | men[o + 1] | men[o + 2] | men[o + 3] | men[o + 4] | men[o + 5];
    }

    private long all() {
        return side(0) | side(1);
    }

    /** The key: occupied squares, then four bits a man as in {@link Position#pack}: 13 en passant, 14 the king to move. */
    private void keep(int origin) {
        long occupied = all();
        int pawn = enPassant < 0 ? -1 : turn == 0 ? enPassant - 8 : enPassant + 8;
        long b = 0;
        long c = 0;
        int shift = 0;
        for (long left = occupied; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long bit = 1L << square;
            int code = 0;
            while ((men[code] & bit) == 0) {
                code++;
            }
            if (code == turn * 6 + Position.KING) {
                code = 14;
            } else if (square == pawn) {
                code = 13;
            }
            if (shift < 64) {
                b |= (long) code << shift;
            } else {
                c |= (long) code << (shift - 64);
            }
            shift += 4;
        }
        states.add(occupied, b, c, origin);
    }

    private void unpack(int index) {
        Arrays.fill(men, 0);
        long b = states.word(index, 1);
        long c = states.word(index, 2);
        int shift = 0;
        int kingToMove = -1;
        enPassant = -1;
        for (long left = states.word(index, 0); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int code = (int) (shift < 64 ? b >>> shift : c >>> (shift - 64)) & 15;
            shift += 4;
            if (code == 14) {
                kingToMove = square;
                continue;
            }
            if (code == 13) {
                enPassant = square < 32 ? square - 8 : square + 8;
                code = square < 32 ? Position.PAWN : 6 + Position.PAWN;
            }
            men[code] |= 1L << square;
        }
        turn = men[Position.KING] == 0 ? 0 : 1;
        men[turn * 6 + Position.KING] |= 1L << kingToMove;
    }
}
