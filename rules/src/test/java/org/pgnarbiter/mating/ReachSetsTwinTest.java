package org.pgnarbiter.mating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Position;

/** The reach sets against a slow twin that applies the rules of {@link ReachSets} one square at a time. */
class ReachSetsTwinTest {
    private final ReachSets fast = new ReachSets();
    private final long[] bishops = new long[2];

    @Test
    void reachSetsAreThoseOfTheSlowTwin() {
        RandomWalls walls = new RandomWalls(7);
        for (int i = 0; i < Integer.getInteger("mating.twin", 400); i++) {
            Position position = walls.next();
            fast.bishopReach(position, bishops);
            Slow slow = new Slow(position);
            slow.saturate();
            for (Slow.Man man : slow.men) {
                long expected = 0;
                for (int square = 0; square < 64; square++) {
                    expected |= man.reach[square] ? 1L << square : 0;
                }
                assertEquals(expected, fast.reachFrom(man.square), position + " man on " + man.square);
            }
            for (int winner = 0; winner < 2; winner++) {
                boolean proved = (fast.examine(position, 1 << winner) >> winner * 8 & 255) != ReachSets.UNKNOWN;
                assertEquals(slow.provesNo(winner), proved, position + " winner " + winner);
            }
        }
    }

    private static final class Slow {
        static final class Man {
            final int square;
            final int color;
            final int role;
            final boolean[] reach = new boolean[64];

            Man(int square, int piece) {
                this.square = square;
                this.color = piece / 6;
                this.role = piece % 6;
                reach[square] = true;
            }
        }

        final List<Man> men = new ArrayList<>();
        private final Man[] at = new Man[64];
        private boolean changed;

        Slow(Position position) {
            for (int square = 0; square < 64; square++) {
                if (position.pieceAt(square) >= 0) {
                    at[square] = new Man(square, position.pieceAt(square));
                    men.add(at[square]);
                }
            }
        }

        void saturate() {
            do {
                changed = false;
                for (Man man : men) {
                    for (int from = 0; from < 64; from++) {
                        if (man.reach[from]) {
                            spread(man, from);
                        }
                    }
                }
            } while (changed);
        }

        /** Rules (i) and (ii): no square on which the loser's king could be attacked and shut in. */
        boolean provesNo(int winner) {
            Man king = king(winner ^ 1);
            for (int square = 0; square < 64; square++) {
                if (king.reach[square] && attacks(winner, square) && canBeShutIn(square, king, winner)) {
                    return false;
                }
            }
            return true;
        }

        private Man king(int color) {
            return men.stream()
                    .filter(man -> man.color == color && man.role == Position.KING)
                    .findFirst()
                    .orElseThrow();
        }

        private boolean attacks(int color, int square) {
            for (Man man : men) {
                if (man.color != color || man.role == Position.KING) {
                    continue;
                }
                if (man.role != Position.PAWN || hasPromoted(man)) {
                    if (man.reach[square]) {
                        return true;
                    }
                    continue;
                }
                for (int from = 0; from < 64; from++) {
                    if (man.reach[from]
                            && Math.abs(square % 8 - from % 8) == 1
                            && square / 8 - from / 8 == (color == 0 ? 1 : -1)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean canBeShutIn(int square, Man king, int winner) {
            List<Integer> open = new ArrayList<>();
            for (int to = 0; to < 64; to++) {
                if (isNeighbour(square, to) && king.reach[to] && !attacks(winner, to)) {
                    open.add(to);
                }
            }
            Man other = king(winner);
            for (int at = 0; at < 64; at++) {
                if (other.reach[at] && at != square && !isNeighbour(at, square)) {
                    List<Integer> left = new ArrayList<>(open);
                    int from = at;
                    left.removeIf(to -> isNeighbour(from, to));
                    if (canBeFilled(left, new ArrayList<>(men), winner ^ 1)) {
                        return true;
                    }
                }
            }
            // The winner's king may have to stand too near: then it covers nothing.
            return canBeFilled(open, new ArrayList<>(men), winner ^ 1);
        }

        private static boolean canBeFilled(List<Integer> open, List<Man> unused, int color) {
            if (open.isEmpty()) {
                return true;
            }
            for (Man man : List.copyOf(unused)) {
                if (man.color == color && man.role != Position.KING && man.reach[open.get(0)]) {
                    unused.remove(man);
                    if (canBeFilled(open.subList(1, open.size()), unused, color)) {
                        return true;
                    }
                    unused.add(man);
                }
            }
            return false;
        }

        private static boolean isNeighbour(int a, int b) {
            return isStep(Position.KING, a % 8 - b % 8, a / 8 - b / 8);
        }

        private void spread(Man man, int from) {
            for (int to = 0; to < 64; to++) {
                if (!man.reach[to] && reaches(man, from, to)) {
                    man.reach[to] = true;
                    changed = true;
                }
            }
        }

        private boolean reaches(Man man, int from, int to) {
            int files = to % 8 - from % 8;
            int ranks = to / 8 - from / 8;
            boolean blocked = at[to] != null && at[to].color == man.color && !mayGo(at[to]);
            if (man.role == Position.PAWN) {
                return hasPromoted(man) || pawnReaches(man, from, to, files, ranks, blocked);
            }
            return isStep(man.role, files, ranks)
                    && !blocked
                    && !(man.role == Position.KING && attackedForEver(to, man.color ^ 1));
        }

        private boolean pawnReaches(Man man, int from, int to, int files, int ranks, boolean blocked) {
            if (ranks != (man.color == 0 ? 1 : -1)) {
                return false;
            }
            if (Math.abs(files) == 1) {
                return !blocked && menReach(man.color ^ 1, to);
            }
            return files == 0 && (at[to] == null || mayGo(at[to])) && !confronts(man, to);
        }

        private boolean confronts(Man man, int to) {
            Man other = at[to];
            if (other == null || other.color == man.color || other.role != Position.PAWN) {
                return false;
            }
            int file = man.square % 8;
            if (to % 8 != file || leavesFile(man, file) || leavesFile(other, file)) {
                return false;
            }
            int step = man.color == 0 ? 8 : -8;
            for (int square = man.square + step; ; square += step) {
                if (captures(man.color, square)) {
                    return false;
                }
                if (square == to) {
                    return true;
                }
            }
        }

        private static boolean leavesFile(Man man, int file) {
            for (int square = 0; square < 64; square++) {
                if (man.reach[square] && square % 8 != file) {
                    return true;
                }
            }
            return false;
        }

        private static boolean hasPromoted(Man man) {
            for (int file = 0; file < 8; file++) {
                if (man.reach[(man.color == 0 ? 56 : 0) + file]) {
                    return true;
                }
            }
            return false;
        }

        private boolean captures(int color, int square) {
            for (Man man : men) {
                if (man.color != color) {
                    continue;
                }
                if (man.role != Position.PAWN || hasPromoted(man)) {
                    if (man.reach[square]) {
                        return true;
                    }
                    continue;
                }
                for (int from = 0; from < 64; from++) {
                    if (man.reach[from]
                            && Math.abs(square % 8 - from % 8) == 1
                            && pawnReaches(
                                    man,
                                    from,
                                    square,
                                    square % 8 - from % 8,
                                    square / 8 - from / 8,
                                    isBlocked(man, square))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean isBlocked(Man man, int square) {
            return at[square] != null && at[square].color == man.color && !mayGo(at[square]);
        }

        private boolean menReach(int color, int square) {
            for (Man man : men) {
                if (man.color == color && man.role != Position.KING && man.reach[square]) {
                    return true;
                }
            }
            return false;
        }

        private boolean mayGo(Man man) {
            for (int square = 0; square < 64; square++) {
                if (man.reach[square] && square != man.square) {
                    return true;
                }
            }
            for (Man enemy : men) {
                if (enemy.color != man.color && enemy.reach[man.square]) {
                    return true;
                }
            }
            return false;
        }

        private boolean attackedForEver(int square, int by) {
            for (Man man : men) {
                int files = square % 8 - man.square % 8;
                int ranks = square / 8 - man.square / 8;
                boolean attacks = man.role == Position.PAWN
                        ? Math.abs(files) == 1 && ranks == (man.color == 0 ? 1 : -1)
                        : isStep(man.role, files, ranks);
                if (man.color == by && attacks && !mayGo(man)) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isStep(int role, int files, int ranks) {
            int x = Math.abs(files);
            int y = Math.abs(ranks);
            return switch (role) {
                case Position.KNIGHT -> x * y == 2;
                case Position.BISHOP -> x == 1 && y == 1;
                case Position.ROOK -> x + y == 1;
                default -> x <= 1 && y <= 1 && x + y > 0;
            };
        }
    }
}
