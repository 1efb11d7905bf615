package org.pgnarbiter.audit;

import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.Claims;
import org.pgnarbiter.law.Judge;
import org.pgnarbiter.law.RepetitionKey;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSets;

/** Draws that could have been claimed, and what is disputed about them. */
final class ClaimFindings extends FindingGroup {
    private final ClaimNotes claimNotes = new ClaimNotes();

    ClaimFindings(FindingList list) {
        super(list);
    }

    /** What the claims of the ruling give to say. */
    void claims() {
        Claims claims = ruling.claims;
        if (ruling.set == RuleSets.PRE_FIDE && facts.threefoldPlacementPly() >= 0) {
            add(
                    FindingCode.ERA_REPETITION_RULE_UNKNOWN,
                    facts.threefoldPlacementPly(),
                    Rule.THREEFOLD,
                    "A position stood for the third time; what rule the event had is not known.");
        }
        boolean any = !claims.isEmpty();
        if (any) {
            disputes(claims);
        }
        saidToBeClaimed(claims);
        if (any) {
            unclaimed(claims);
        }
        lookAlikes(claims);
    }

    private void disputes(Claims claims) {
        if (claims.disputedPly() >= 0) {
            boolean dual = rules.repetitionKey() == RepetitionKey.DUAL;
            add(
                    dual ? FindingCode.CLAIM_DEPENDS_ON_ERA_READING : FindingCode.DISPUTED_BEFORE_2009,
                    claims.disputedPly(),
                    Rule.SAME_POSITION,
                    dual
                            ? "Third occurrence by men and side to move; whether castling and en passant counted then is not known."
                            : "Third occurrence only if a castling right that could not be used at the moment does not count, as some held.");
        }
        if (claims.undeterminedPly() >= 0) {
            add(
                    FindingCode.UNDETERMINED_ERA_RULE,
                    claims.undeterminedPly(),
                    Rule.FIFTY_MOVES,
                    "Fifty moves are reached; whether more were asked for in this ending at the time is not known.");
        }
        if (claims.exception()) {
            add(
                    FindingCode.EXCEPTION_CLASS_ENDING,
                    facts.plies(),
                    Rule.FIFTY_MOVES,
                    "More than fifty moves in an ending for which the number was raised at the time.");
        }
        if (claims.matingMove()) {
            add(
                    FindingCode.INTENDED_MOVE_MATES,
                    facts.plies(),
                    Rule.FIFTY_MOVES,
                    "The move to be written for the claim could mate.");
        }
        for (Claim claim : claims.list()) {
            if (claim.kind() == Claim.Kind.FIFTY) {
                fenClock(claim.firstPly(), Rule.FIFTY_MOVES);
                break;
            }
        }
    }

    /** A comment says that a draw was claimed and the claim correct, yet moves follow (Laws 9.5.2). */
    private void saidToBeClaimed(Claims claims) {
        if (!game.game.mayRemark(ClaimNotes.CLAIM)) {
            return;
        }
        int ply = claimNotes.granted(game.game);
        if (ply < 0 || ply > facts.plies()) {
            return;
        }
        Rule rule = null;
        for (Claim claim : claims.list()) {
            if (claim.firstPly() <= ply && ply <= claim.lastPly()) {
                rule = claim.kind() == Claim.Kind.THREEFOLD ? Rule.THREEFOLD : Rule.FIFTY_MOVES;
            }
        }
        add(
                FindingCode.PLAY_CONTINUED_AFTER_CLAIM,
                ply,
                rule,
                "A comment says that a draw was claimed here and the claim was correct, which ends the game; but moves follow"
                        + (rule == null ? ", and the moves before do not bear the claim out." : "."));
    }

    private void unclaimed(Claims claims) {
        int threefold = -1;
        int fifty = -1;
        int loser = game.decisive() ? 1 - game.recorded.winner() : -1;
        Claim losers = null;
        for (Claim claim : claims.list()) {
            if (claim.claimant() == loser && losers == null) {
                losers = claim;
            }
            if (claim.mode() == Claim.Mode.ON_BOARD
                    && claim.firstPly() < facts.plies()
                    && !probablyMade(claim.kind(), claims)) {
                if (claim.kind() == Claim.Kind.THREEFOLD) {
                    threefold = threefold < 0 ? claim.firstPly() : threefold;
                } else {
                    fifty = fifty < 0 ? claim.firstPly() : fifty;
                }
            }
        }
        boolean known = ruling.set != RuleSets.PRE_FIDE;
        if (threefold >= 0) {
            add(
                    FindingCode.UNCLAIMED_THREEFOLD,
                    threefold,
                    Rule.THREEFOLD,
                    known
                            ? "The third occurrence allowed a claim; the game went on."
                            : "A third occurrence; if the event knew a claim for it, the game went on without one.");
        }
        if (fifty >= 0) {
            add(
                    FindingCode.UNCLAIMED_FIFTY,
                    fifty,
                    Rule.FIFTY_MOVES,
                    known
                            ? "Fifty moves without capture or pawn move allowed a claim; the game went on."
                            : "Fifty moves without capture or pawn move; if the event knew a claim for it, the game went on without one.");
        }
        if (losers != null) {
            add(
                    FindingCode.LOSER_HAD_DRAW_CLAIM,
                    losers.firstPly(),
                    losers.kind() == Claim.Kind.THREEFOLD ? Rule.THREEFOLD : Rule.FIFTY_MOVES,
                    known
                            ? "The side that lost could have claimed a draw here."
                            : "The side that lost could have claimed a draw here, if the event knew such a claim.");
        }
    }

    /** Whether the game was drawn while a claim of this kind stood: then it was made in the end. */
    private boolean probablyMade(Claim.Kind kind, Claims claims) {
        int bits = kind == Claim.Kind.THREEFOLD
                ? Claims.THREEFOLD | Claims.THREEFOLD_INTENDED
                : Claims.FIFTY | Claims.FIFTY_INTENDED;
        return game.drawn() && (claims.atEnd() & bits) != 0;
    }

    /** A silent draw that looks like a repetition and is none: probably a wrong claim that was accepted. */
    private void lookAlikes(Claims claims) {
        if (!game.drawn() || facts.maxPlacementRepetition() < 2 || ruling.end.exists() || !game.complete()) {
            return;
        }
        if (claims.atEnd() == 0 && game.end.termination() == null && Judge.lookAlikes(game.trace) >= 3) {
            add(
                    FindingCode.CLAIM_NOT_SUPPORTED,
                    facts.plies(),
                    Rule.SAME_POSITION,
                    "The men stand as twice before, but it is not the same position for the third time: a claim here would"
                            + " have been wrong, and a draw only because it was accepted.");
        }
        if (facts.threefoldPlacementPly() >= 0
                && (claims.atEnd() & Claims.THREEFOLD) == 0
                && DeadRights.onlyDeadRight(game.trace)) {
            add(
                    FindingCode.DEAD_RIGHT,
                    facts.plies(),
                    Rule.SAME_POSITION,
                    "Only a castling right that could never be used keeps this from being the third occurrence.");
        }
    }
}
