package org.pgnarbiter.jobs.story;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.Finding;
import org.pgnarbiter.audit.GameAudit;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.replay.BoardState;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;

/** Finds the plies of a game that matter, and says why. */
final class Moments {
    /** Only so many different positions are followed through all their occurrences. */
    private static final int POSITIONS = 3;

    private final AuditedGame game;
    private final GameAudit audit;
    private final GameFacts facts;
    private final GameTrace trace;
    private final List<Story.Ply> plies;
    private final TreeMap<Integer, Notes> notes = new TreeMap<>();

    private static final class Notes {
        final Set<String> sentences = new LinkedHashSet<>();
        final Set<Integer> squares = new LinkedHashSet<>();
        int weight = 1;
    }

    Moments(AuditedGame game, List<Story.Ply> plies) {
        this.game = game;
        this.plies = plies;
        audit = game.audit();
        facts = game.facts();
        trace = game.trace();
    }

    List<Story.Moment> list() {
        repetitions();
        clocks();
        material();
        claims();
        end();
        findings();
        List<Story.Moment> moments = new ArrayList<>();
        notes.forEach((ply, note) -> moments.add(new Story.Moment(
                plies.get(ply), new ArrayList<>(note.sentences), new ArrayList<>(note.squares), note.weight)));
        return moments;
    }

    private void note(int ply, int weight, String sentence) {
        Notes note = notes.computeIfAbsent(ply, key -> new Notes());
        note.sentences.add(sentence);
        note.weight = Math.max(note.weight, weight);
    }

    private String mover(int ply) {
        return Phrases.color((ply & 1) ^ (facts.whiteBegan() ? 0 : 1));
    }

    // ---------------------------------------------------------------- repetition

    private void repetitions() {
        LinkedHashSet<Long> followed = new LinkedHashSet<>();
        follow(facts.fivefoldPly(), followed);
        follow(facts.threefoldPly(), followed);
        if (trace.occurrences(facts.plies()) >= 2) {
            follow(facts.plies(), followed);
        }
        for (Claim claim : audit.claims()) {
            if (claim.kind() == Claim.Kind.THREEFOLD && claim.mode() == Claim.Mode.ON_BOARD) {
                follow(claim.firstPly(), followed);
            }
        }
        char name = 'A';
        for (long hash : followed) {
            occurrences(hash, name++);
        }
        if (facts.maxRepetition() < 3 && facts.threefoldPlacementPly() >= 0) {
            note(
                    facts.threefoldPlacementPly(),
                    1,
                    "The men stand here for the third time with the same side to move, but castling rights or en passant"
                            + " were not the same each time.");
        }
    }

    private void follow(int ply, Set<Long> followed) {
        if (ply >= 0 && followed.size() < POSITIONS) {
            followed.add(trace.hash(ply));
        }
    }

    private void occurrences(long hash, char name) {
        int total = 0;
        for (int ply = 0; ply <= facts.plies(); ply++) {
            total += trace.hash(ply) == hash ? 1 : 0;
        }
        int count = 0;
        for (int ply = 0; ply <= facts.plies(); ply++) {
            if (trace.hash(ply) == hash) {
                count++;
                note(
                        ply,
                        1,
                        "Position " + name + ", " + Phrases.ordinal(count) + " time of " + total + ", " + mover(ply)
                                + " to move.");
                squares(ply);
            }
        }
    }

    private void squares(int ply) {
        if (plies.get(ply).to() >= 0) {
            notes.get(ply).squares.add(plies.get(ply).to());
        }
    }

    // ---------------------------------------------------------------- clocks, material

    private void clocks() {
        int fifty = facts.fiftyPly();
        if (fifty < 0) {
            return;
        }
        int zero = fifty - trace.clock(fifty);
        if (zero >= 0) {
            note(
                    zero,
                    1,
                    "The last capture or pawn move before the long count: the fifty moves are counted from here.");
        }
        note(fifty, 1, "Fifty moves by each side without capture or pawn move.");
        if (facts.seventyFivePly() >= 0) {
            note(facts.seventyFivePly(), 2, "75 moves by each side without capture or pawn move.");
        }
        int longest = 0;
        for (int ply = 1; ply <= facts.plies(); ply++) {
            longest = trace.clock(ply) > trace.clock(longest) ? ply : longest;
        }
        if (longest > fifty) {
            int clock = trace.clock(longest);
            note(
                    longest,
                    1,
                    "The count is at its highest: " + clock / 2 + (clock % 2 == 0 ? "" : " and a half")
                            + " moves by each side.");
        }
    }

    private void material() {
        if (facts.insufficientPly() >= 0) {
            note(facts.insufficientPly(), 2, "With these men neither side can mate, by any series of legal moves.");
        }
        int dead = game.mating().deadPly();
        if (dead >= 0 && dead != facts.insufficientPly() && dead != audit.endPly()) {
            note(dead, 2, "From here neither side can mate any more, by any series of legal moves (proved by search).");
        }
    }

    // ---------------------------------------------------------------- claims

    private void claims() {
        for (Claim claim : audit.claims()) {
            if (isCovered(claim, audit.claims())) {
                continue;
            }
            String who = Phrases.color(claim.claimant());
            String kind = Phrases.claim(claim.kind());
            String how = claim.mode() == Claim.Mode.INTENDED
                    ? who + ", to move, can write down a move and claim a draw by " + kind + " with it"
                    : who + ", to move, can claim a draw by " + kind;
            boolean atEnd = claim.lastPly() == facts.plies();
            String turns = claim.turns() == 1
                    ? atEnd ? "; here the game ends." : ", on this turn only."
                    : "; possible on " + claim.turns() + " turns, the last "
                            + (atEnd
                                    ? "at the end."
                                    : "after " + plies.get(claim.lastPly()).label() + ".");
            note(claim.firstPly(), 2, how + turns);
            if (claim.lastPly() != claim.firstPly() && !atEnd) {
                note(claim.lastPly(), 1, "Here " + who + " can claim " + kind + " for the last time.");
            }
        }
    }

    /** Whether the same player can claim the same on the board at the very same turns. */
    static boolean isCovered(Claim claim, List<Claim> claims) {
        return claim.mode() == Claim.Mode.INTENDED
                && claims.stream()
                        .anyMatch(other -> other.mode() == Claim.Mode.ON_BOARD
                                && other.kind() == claim.kind()
                                && other.claimant() == claim.claimant()
                                && other.firstPly() == claim.firstPly()
                                && other.lastPly() == claim.lastPly());
    }

    // ---------------------------------------------------------------- ends

    private void end() {
        int end = audit.endPly();
        if (end >= 0 && audit.termination() != null) {
            String laws = audit.laws().size() == 1
                    ? "the " + audit.laws().get(0).rules().title()
                    : "all Laws that are possible";
            int after = facts.plies() - end;
            note(
                    end,
                    3,
                    "By " + laws + " the game ended here: " + Phrases.termination(audit.termination()) + "."
                            + (after > 0
                                    ? " " + after + (after == 1 ? " more ply was" : " more plies were") + " played."
                                    : ""));
        }
        int last = facts.plies();
        if (facts.stop() != null) {
            String token = facts.stopToken() == null ? "" : " (" + facts.stopToken() + ")";
            note(
                    last,
                    3,
                    "Here the replay stops: what follows" + token + " is "
                            + switch (facts.stop()) {
                                case ILLEGAL_MOVE -> "no legal move.";
                                case AMBIGUOUS_MOVE -> "a move that fits several legal moves.";
                                case NULL_MOVE -> "a turn passed, which no law allows.";
                                case MALFORMED_MOVE -> "no move that can be read.";
                                case TOO_LONG -> "more than is read.";
                                case BAD_FEN, VARIANT -> "not a game of chess.";
                            });
        } else if (end != last) {
            boolean mate = facts.boardState() == BoardState.CHECKMATE;
            boolean stalemate = facts.boardState() == BoardState.STALEMATE;
            String turn = Phrases.color(game.finalPosition().sideToMove() == Position.WHITE ? 0 : 1);
            note(last, 1, mate ? "Checkmate." : stalemate ? "Stalemate." : "The moves end here, " + turn + " to move.");
        }
    }

    private void findings() {
        for (Finding finding : audit.findings()) {
            int ply = finding.ply();
            if (ply >= 0 && ply <= facts.plies() && !notes.containsKey(ply)) {
                note(ply, finding.severity() <= 3 ? 2 : 1, finding.detail());
            } else if (ply >= 0 && ply <= facts.plies() && finding.severity() <= 2) {
                note(ply, 2, finding.detail());
            }
        }
    }
}
