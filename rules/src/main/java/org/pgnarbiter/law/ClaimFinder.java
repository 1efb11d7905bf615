package org.pgnarbiter.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.QuietMoves;
import org.pgnarbiter.replay.BoardState;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;

/**
 * Finds the draws that could have been claimed (Laws 9.2, 9.3), on the board and by a written move. Looks only where the
 * facts make a claim possible. Has working memory: one per thread.
 */
final class ClaimFinder {
    private final Position cursor = Position.initial();
    private int cursorPly;
    private final Position after = Position.initial();
    private final int[] moves = new int[Position.MAX_MOVES];
    /** Plies at which a position stood for the second time, and what the other side's men had done by then. */
    private int[] repeatedPly = new int[16];

    private long[] repeatedMoved = new long[16];

    /** First ply, last ply and turns of each kind, mode and claimant. */
    private final int[] first = new int[8];

    private final int[] last = new int[8];
    private final int[] turns = new int[8];

    private GameFacts facts;
    private GameTrace trace;
    private int disputed;
    private int undetermined;
    private boolean exception;
    private boolean matingMove;

    /**
     * The claims of a game.
     *
     * @param end the automatic end: later there is nothing to claim
     * @param from first day the game can have, yyyymmdd
     * @param to last day
     * @param announced what the organiser announced
     */
    Claims find(
            RuleSet rules,
            GameFacts game,
            GameTrace course,
            Ending end,
            boolean correspondence,
            int from,
            int to,
            AnnouncedLimits announced) {
        boolean threefold = rules.threefold(correspondence, to) == Effect.CLAIM && game.maxPlacementRepetition() >= 2;
        boolean fifty = rules.fifty() == Effect.CLAIM && game.maxHalfmoveClock() >= 2 * rules.fiftyLimit() - 1;
        if (!threefold && !fifty) {
            return Claims.NONE;
        }
        facts = game;
        trace = course;
        disputed = -1;
        undetermined = -1;
        exception = false;
        matingMove = false;
        Arrays.fill(turns, 0);
        int until = end.exists() ? end.ply() - 1 : game.plies();
        if (game.boardState() == BoardState.CHECKMATE || game.boardState() == BoardState.STALEMATE) {
            until = Math.min(until, game.plies() - 1);
        }
        if (threefold) {
            if (game.maxRepetition() >= 2) {
                threefold(until);
            }
            dispute(rules.repetitionKey(), until);
        }
        if (fifty) {
            fifty(rules, until, from, to, announced);
        }
        return answer(until == game.plies());
    }

    private Claims answer(boolean open) {
        List<Claim> list = new ArrayList<>();
        int atEnd = 0;
        for (int i = 0; i < 8; i++) {
            if (turns[i] > 0) {
                Claim.Kind kind = (i & 1) == 0 ? Claim.Kind.THREEFOLD : Claim.Kind.FIFTY;
                Claim.Mode mode = (i & 2) == 0 ? Claim.Mode.ON_BOARD : Claim.Mode.INTENDED;
                list.add(new Claim(kind, mode, first[i], last[i], i >> 2, turns[i]));
                if (open && last[i] == facts.plies()) {
                    atEnd |= 1 << (i & 3);
                }
            }
        }
        if (list.isEmpty() && disputed < 0 && undetermined < 0 && !exception) {
            return Claims.NONE;
        }
        list.sort(Comparator.comparingInt(Claim::firstPly));
        return new Claims(
                list, atEnd, disputed, undetermined, exception, matingMove && (atEnd & Claims.FIFTY_INTENDED) != 0);
    }

    /** Bit 0: fifty, bit 1: intended, bit 2: Black. */
    private void turn(int ply, int kindAndMode) {
        int i = kindAndMode | toMove(ply) << 2;
        if (turns[i]++ == 0) {
            first[i] = ply;
        }
        last[i] = ply;
    }

    /** Colour number of the side to move after a ply. */
    private int toMove(int ply) {
        return (ply & 1) ^ (facts.whiteBegan() ? 0 : 1);
    }

    // ---------------------------------------------------------------- threefold

    private void threefold(int until) {
        int known = 0;
        cursorPly = -1;
        int repeats = trace.repeats();
        int next = 0;
        // Squares that the men of the side that moved last, and of the other side, left or reached an odd number of
        // times.
        long lastMoved = 0;
        long otherMoved = 0;
        int ply = repeats == 0 ? Integer.MAX_VALUE : trace.repeatPly(0);
        // Below a limit, not up to it: see Replayer's loop over repetitions.
        int end = until + 1;
        while (ply < end) {
            if (trace.clock(ply) == 0) {
                // Nothing from before comes back: on to the next repetition.
                known = 0;
                ply = next == repeats ? Integer.MAX_VALUE : trace.repeatPly(next);
                continue;
            }
            if (next < repeats && trace.repeatPly(next) == ply) {
                int count = trace.repeatOccurrences(next++);
                if (count >= 3) {
                    turn(ply, 0);
                } else if (count == 2) {
                    known = remember(known, ply, otherMoved);
                }
            }
            // Mostly the move that was played is the one.
            boolean played = next < repeats && trace.repeatPly(next) == ply + 1 && trace.repeatOccurrences(next) >= 3;
            if (played || mayBeMade(ply, known, lastMoved)) {
                turn(ply, 2);
            }
            ply++;
            if (ply < end) {
                int move = trace.move(ply);
                long moved = otherMoved ^ 1L << Moves.from(move) ^ 1L << Moves.to(move);
                otherMoved = lastMoved;
                lastMoved = moved;
            }
        }
    }

    /** Whether a legal move after a ply makes one of the first positions remembered. */
    private boolean mayBeMade(int ply, int known, long moved) {
        for (int i = 0; i < known; i++) {
            // The side that moved last has its men where they were then: nobody else can put them there.
            if (repeatedMoved[i] == moved && (repeatedPly[i] & 1) != (ply & 1) && leadsTo(ply, repeatedPly[i])) {
                return true;
            }
        }
        return false;
    }

    private int remember(int known, int ply, long moved) {
        if (known == repeatedPly.length) {
            repeatedPly = Arrays.copyOf(repeatedPly, known * 2);
            repeatedMoved = Arrays.copyOf(repeatedMoved, known * 2);
        }
        repeatedPly[known] = ply;
        repeatedMoved[known] = moved;
        return known + 1;
    }

    /** Whether a legal move after a ply makes the position of an earlier one. */
    private boolean leadsTo(int ply, int earlier) {
        int squares = QuietMoves.between(trace.hash(ply), trace.hash(earlier), toMove(ply));
        if (squares == QuietMoves.NONE) {
            return false;
        }
        moveCursor(ply);
        int low = squares & 63;
        int high = squares >> 6;
        int from = (cursor.occupied(cursor.sideToMove()) >>> low & 1) != 0 ? low : high;
        int to = low + high - from;
        return cursor.keepsState(from, to) && cursor.isLegalQuietMove(from, to);
    }

    /** Brings the cursor to a ply; forward only from one call of {@link #find} to the next. */
    private void moveCursor(int ply) {
        if (cursorPly < 0 || cursorPly > ply) {
            trace.positionAt(ply, cursor);
            cursorPly = ply;
        }
        while (cursorPly < ply) {
            cursor.play(trace.move(++cursorPly));
        }
    }

    // ---------------------------------------------------------------- other readings of "same position"

    private void dispute(RepetitionKey key, int until) {
        if (key == RepetitionKey.RIGHTS || facts.threefoldPlacementPly() < 0) {
            return;
        }
        for (int i = 0, repeats = trace.repeats(); i < repeats && trace.repeatPly(i) <= until; i++) {
            if (trace.repeatPlacements(i) >= 3 && trace.repeatOccurrences(i) < 3) {
                if (key == RepetitionKey.DUAL || possibleMovesAlike(trace.repeatPly(i)) >= 3) {
                    disputed = trace.repeatPly(i);
                    return;
                }
            }
        }
    }

    /** How often men, side to move and the moves possible at the moment had been the same by a ply. */
    private int possibleMovesAlike(int ply) {
        int now = possibleNow(ply);
        int count = 1;
        for (int i = ply - 4; i >= trace.windowStart(ply); i -= 2) {
            if (trace.placementHash(i) == trace.placementHash(ply) && possibleNow(i) == now) {
                count++;
            }
        }
        return count;
    }

    /** Castling of both sides and en passant as they could be done at once after a ply, as bits. */
    private int possibleNow(int ply) {
        trace.positionAt(ply, after);
        int bits = castlings(after);
        String fen = Fen.write(after);
        String turned = fen.contains(" w ") ? fen.replaceFirst(" w ", " b ") : fen.replaceFirst(" b ", " w ");
        int others = Fen.parse(turned, after.chess960())
                .position()
                .map(this::castlings)
                .orElse(0);
        return bits | others << 8 | (trace.hasEnPassant(ply) ? 1 << 16 : 0);
    }

    private int castlings(Position position) {
        int bits = 0;
        int count = position.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            if (Moves.kind(moves[i]) == Moves.CASTLING) {
                bits |= Moves.to(moves[i]) > Moves.from(moves[i]) ? 1 : 2;
            }
        }
        return bits;
    }

    // ---------------------------------------------------------------- fifty moves

    private void fifty(RuleSet rules, int until, int from, int to, AnnouncedLimits announced) {
        MoveLimit limit = MoveLimit.FIFTY;
        boolean applies = true;
        int countStart = -1;
        cursorPly = -1;
        int base = 2 * rules.fiftyLimit() - 1;
        for (int ply = 0; ply <= until; ply++) {
            int clock = trace.clock(ply);
            if (clock < base) {
                continue;
            }
            if (countStart != ply - clock) {
                countStart = ply - clock;
                moveCursor(ply);
                limit = announced.limit(cursor).orElse(rules.exceptions().limit(cursor, from, to));
                applies = Long.bitCount(cursor.occupied()) >= rules.fiftyLeastMen();
            }
            if (!applies) {
                continue;
            }
            exception |= limit.exception() && clock > 100;
            if (clock >= 2 * limit.most()) {
                turn(ply, 1);
            } else if (clock >= 2 * limit.least() && undetermined < 0) {
                undetermined = ply;
            }
            if (clock >= 2 * limit.most() - 1 && quietMove(ply, ply == facts.plies())) {
                turn(ply, 3);
            }
        }
    }

    /** Whether there is a legal move that is neither a capture nor a pawn move; at the end also whether one mates. */
    private boolean quietMove(int ply, boolean atEnd) {
        moveCursor(ply);
        boolean found = false;
        int count = cursor.legalMoves(moves);
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            boolean castling = Moves.kind(move) == Moves.CASTLING;
            if (castling
                    || cursor.pieceAt(Moves.from(move)) % 6 != Position.PAWN && cursor.pieceAt(Moves.to(move)) < 0) {
                found = true;
                if (!atEnd) {
                    return true;
                }
                after.copyFrom(cursor);
                after.play(move);
                matingMove |= after.isCheckmate();
            }
        }
        return found;
    }
}
