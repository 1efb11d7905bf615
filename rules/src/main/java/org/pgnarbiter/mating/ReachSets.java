package org.pgnarbiter.mating;

import org.pgnarbiter.board.Position;

/*
 * Bit sets throughout, no allocation per call. Its slow twin in the tests saturates the same rules square by square.
 */
/**
 * Tier 2: semi-static reach sets, the sound form. For every man the set of squares it may ever stand on is computed too
 * large, never too small; when even these sets give the winner no way to mate, there is none.
 *
 * <p>The rules, saturated until nothing changes (all are monotone, so their order does not matter):
 *
 * <ol>
 *   <li>A man <em>may go</em> when its reach has another square than its own, or an enemy may reach its square. A man
 *       that may not go stands on its square for ever.
 *   <li>Pieces and kings step to a neighbouring square of their kind (sliders one square at a time) unless an own man
 *       that may not go stands there. Enemy men do not block.
 *   <li>A king does not step where an enemy man that may not go attacks.
 *   <li>A pawn pushes (a double step is two) unless a man that may not go stands there; and not onto the square of an
 *       enemy pawn of its file while both are bound to the file and no man of the pawn's colour can capture between the
 *       two: two such pawns never pass each other.
 *   <li>A pawn captures diagonally where an enemy man (not the king) may stand. This covers en passant: the pawn
 *       captured passed over the square.
 *   <li>A pawn that may reach the last rank may become anything and stand anywhere.
 * </ol>
 *
 * <p>Let the region be what the loser's king may reach, and the attacks those squares that men of the winner other than
 * the king may attack: what pieces may reach, and the squares beside and ahead of what pawns may reach. A mate is a check,
 * so: (i) no square of the region is attacked: no mate. (ii) The mated king stands on an attacked square of the region,
 * and each neighbouring square in the region is attacked, or covered by the winner's king from one square, or occupied by
 * a man of the loser, different men for different squares; where no square allows that, there is no mate.
 *
 * <p>A square of the region is never the place of a man of the winner that may not go, so what attacks, protects or, once
 * the king steps aside, pins down such a square is among the attacks.
 *
 * <p>Guarantee: {@link #WALL} and {@link #WAY_OUT} are proofs that the winner cannot mate; {@link #UNKNOWN} proves nothing.
 * Castling and a capture en passant that is legal now are not covered: callers must not ask then. There is no
 * stalemate motif and no pawn is ever left out: other programs proved those unsound by mates that exist.
 */
final class ReachSets {
    static final int UNKNOWN = 0;
    static final int WALL = 1;
    static final int WAY_OUT = 2;

    private static final long ALL = -1L;

    private final int[] squares = new int[32];
    private final int[] pieces = new int[32];
    private final long[] reach = new long[32];
    private final int[] manAt = new int[64];
    private final long[] escapes = new long[8];
    private int count;
    /** Men of White are numbered from 0 to here, those of Black from here on. */
    private int black;
    /** Original squares of men that may go. */
    private long going;

    private final long[] occupied = new long[2];
    /** By colour: squares some man may stand on, the king included or not; squares where it may capture. */
    private final long[] anyReach = new long[2];

    private final long[] menReach = new long[2];
    private final long[] captures = new long[2];
    private final int[] kings = new int[2];
    private long nodes;

    /** Whether the rules of this tier cover a position: no castling rights, no capture en passant. */
    static boolean covers(Position position) {
        return position.castlingRights() == 0 && position.enPassant() < 0;
    }

    /**
     * Examines both winners at once.
     *
     * @param wanted bit 1 for White as winner, bit 2 for Black; others are not examined and answer {@link #UNKNOWN}
     * @return the answer for White in the low byte, for Black in the next
     */
    int examine(Position position, int wanted) {
        nodes = 0;
        int hopeful = wanted;
        setUp(position);
        boolean changed = true;
        while (changed) {
            nodes++;
            changed = saturateOnce();
            for (int winner = 0; winner < 2; winner++) {
                if ((hopeful >> winner & 1) != 0 && isHopeless(winner)) {
                    hopeful &= ~(1 << winner);
                }
            }
            if (hopeful == 0) {
                return UNKNOWN;
            }
        }
        int answer = 0;
        for (int winner = 0; winner < 2; winner++) {
            if ((hopeful >> winner & 1) != 0) {
                answer |= verdict(winner) << winner * 8;
            }
        }
        return answer;
    }

    /**
     * The squares any bishop of a colour may ever stand on; those of later promotions are not among them. Squares where
     * such a bishop may attack are its reach and, if an own man stands there, the neighbouring squares.
     *
     * @param out by colour
     */
    void bishopReach(Position position, long[] out) {
        setUp(position);
        while (saturateOnce()) {
            nodes++;
        }
        for (int color = 0; color < 2; color++) {
            out[color] = 0;
            for (int man = first(color); man < end(color); man++) {
                if (pieces[man] == color * 6 + Position.BISHOP) {
                    out[color] |= reach[man];
                }
            }
        }
    }

    /** The squares the man that stands on a square may reach, after {@link #bishopReach}. */
    long reachFrom(int square) {
        return reach[manAt[square]];
    }

    /** Rounds of saturation of the last call. */
    long nodes() {
        return nodes;
    }

    private void setUp(Position position) {
        count = 0;
        going = 0;
        for (int color = 0; color < 2; color++) {
            black = count;
            occupied[color] = position.occupied(color);
            anyReach[color] = occupied[color];
            menReach[color] = occupied[color] & ~position.pieces(color, Position.KING);
            // A piece that reaches a square captures there; a pawn only where its captures take it.
            captures[color] = occupied[color] & ~position.pieces(color, Position.PAWN);
            long left = occupied[color];
            while (left != 0) {
                int square = Long.numberOfTrailingZeros(left);
                left &= left - 1;
                int piece = position.pieceAt(square);
                squares[count] = square;
                pieces[count] = piece;
                reach[count] = 1L << square;
                manAt[square] = count;
                if (piece % 6 == Position.KING) {
                    kings[color] = count;
                }
                count++;
            }
        }
    }

    private boolean saturateOnce() {
        boolean changed = false;
        long whiteCaptures = captures[0];
        long blackCaptures = captures[1];
        for (int man = 0; man < count; man++) {
            long before = reach[man];
            if (before == ALL) {
                continue;
            }
            int color = man < black ? 0 : 1;
            int role = pieces[man] - color * 6;
            long after = role == Position.PAWN
                    ? pawn(man, color)
                    : piece(before, role, color, occupied[color] & ~going & ~(1L << squares[man]));
            if (after == before) {
                continue;
            }
            changed = true;
            reach[man] = after;
            anyReach[color] |= after;
            if (role != Position.KING) {
                menReach[color] |= after;
            }
            if (role != Position.PAWN || after == ALL) {
                captures[color] |= after;
            }
            going |= 1L << squares[man];
        }
        long taken = occupied[0] & anyReach[1] | occupied[1] & anyReach[0];
        if ((taken & ~going) != 0) {
            going |= taken;
            changed = true;
        }
        return changed || captures[0] != whiteCaptures || captures[1] != blackCaptures;
    }

    private long piece(long start, int role, int color, long blocked) {
        long forbidden = role == Position.KING ? blocked | attackedByStanding(color ^ 1) : blocked;
        long set = start;
        while (true) {
            long next;
            switch (role) {
                case Position.KNIGHT:
                    next = Steps.knight(set);
                    break;
                case Position.BISHOP:
                    next = Steps.diagonal(set);
                    break;
                case Position.ROOK:
                    next = Steps.orthogonal(set);
                    break;
                default:
                    next = Steps.king(set);
                    break;
            }
            next = set | next & ~forbidden;
            if (next == set) {
                return set;
            }
            set = next;
        }
    }

    /** Squares attacked for ever: by men of a colour that may not go. Their sliders attack only neighbours. */
    private long attackedByStanding(int color) {
        long standing = occupied[color] & ~going;
        long attacked = 0;
        while (standing != 0) {
            long bit = standing & -standing;
            standing ^= bit;
            int role = pieces[manAt[Long.numberOfTrailingZeros(bit)]] - color * 6;
            switch (role) {
                case Position.PAWN:
                    attacked |= Steps.pawnAttacks(bit, color);
                    break;
                case Position.KNIGHT:
                    attacked |= Steps.knight(bit);
                    break;
                case Position.BISHOP:
                    attacked |= Steps.diagonal(bit);
                    break;
                case Position.ROOK:
                    attacked |= Steps.orthogonal(bit);
                    break;
                default:
                    attacked |= Steps.king(bit);
                    break;
            }
        }
        return attacked;
    }

    private long pawn(int man, int color) {
        long lastRank = color == 0 ? Steps.RANK_8 : Steps.RANK_1;
        long standing = (occupied[0] | occupied[1]) & ~going;
        long ownStanding = occupied[color] & ~going;
        long set = reach[man];
        while (true) {
            if ((set & lastRank) != 0) {
                return ALL;
            }
            long pushes = Steps.push(set, color) & ~standing & ~set;
            if (pushes != 0) {
                pushes &= ~refused(man, color, set, pushes);
            }
            long taking = Steps.pawnAttacks(set, color) & menReach[color ^ 1] & ~ownStanding;
            captures[color] |= taking;
            long next = set | pushes | taking;
            if (next == set) {
                return set;
            }
            set = next;
        }
    }

    /** The squares of enemy pawns that this pawn cannot be pushed onto, because neither can get out of the other's way. */
    private long refused(int man, int color, long set, long pushes) {
        long file = Steps.FILE_A << (squares[man] & 7);
        if ((set & ~file) != 0) {
            return 0;
        }
        long refused = 0;
        long left = pushes & occupied[color ^ 1];
        while (left != 0) {
            long target = left & -left;
            left ^= target;
            int other = manAt[Long.numberOfTrailingZeros(target)];
            if (pieces[other] != (color ^ 1) * 6 + Position.PAWN || (reach[other] & ~file) != 0) {
                continue;
            }
            long between =
                    file & Steps.ahead(Steps.push(1L << squares[man], color), color) & Steps.ahead(target, color ^ 1);
            if ((captures[color] & between) == 0) {
                refused |= target;
            }
        }
        return refused;
    }

    private int first(int color) {
        return color == 0 ? 0 : black;
    }

    private int end(int color) {
        return color == 0 ? black : count;
    }

    private long attacks(int winner) {
        long attacks = 0;
        for (int man = first(winner); man < end(winner); man++) {
            if (pieces[man] == winner * 6 + Position.PAWN && reach[man] != ALL) {
                attacks |= Steps.pawnAttacks(reach[man], winner);
            } else if (man != kings[winner]) {
                attacks |= reach[man];
            }
        }
        return attacks;
    }

    /** Whether some square of the region is attacked with all its neighbours: sets only grow, so no proof will come. */
    private boolean isHopeless(int winner) {
        long attacks = attacks(winner);
        return (reach[kings[winner ^ 1]] & attacks & ~Steps.king(~attacks)) != 0;
    }

    private int verdict(int winner) {
        long region = reach[kings[winner ^ 1]];
        long attacks = attacks(winner);
        if ((region & attacks) == 0) {
            return WALL;
        }
        for (long left = region & attacks; left != 0; left &= left - 1) {
            if (mateIsThinkable(Long.numberOfTrailingZeros(left), region & ~attacks, winner)) {
                return UNKNOWN;
            }
        }
        return WAY_OUT;
    }

    /** Whether the neighbours of a king on a square that are not attacked can all be closed, as the reach sets see it. */
    private boolean mateIsThinkable(int square, long unattacked, int winner) {
        long open = Steps.KING[square] & unattacked;
        if (canBeOccupied(open, winner ^ 1)) {
            return true;
        }
        long near = Steps.king(Steps.KING[square]) & reach[kings[winner]] & ~Steps.KING[square] & ~(1L << square);
        for (; near != 0; near &= near - 1) {
            int king = Long.numberOfTrailingZeros(near);
            if ((open & Steps.KING[king]) != 0 && canBeOccupied(open & ~Steps.KING[king], winner ^ 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether different men of a colour (king aside) may stand on all the squares of a set of at most eight. */
    private boolean canBeOccupied(long set, int color) {
        int size = 0;
        long left = set;
        while (left != 0) {
            escapes[size++] = left & -left;
            left &= left - 1;
        }
        return canBeOccupied(size, color, 0);
    }

    private boolean canBeOccupied(int left, int color, long used) {
        if (left == 0) {
            return true;
        }
        for (int man = first(color); man < end(color); man++) {
            if (man != kings[color]
                    && (used >>> man & 1) == 0
                    && (reach[man] & escapes[left - 1]) != 0
                    && canBeOccupied(left - 1, color, used | 1L << man)) {
                return true;
            }
        }
        return false;
    }
}
