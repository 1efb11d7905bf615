package org.pgnarbiter.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.law.AnnouncedLimits;
import org.pgnarbiter.law.Authority;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.Claims;
import org.pgnarbiter.law.FlagRule;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.replay.Disagreement;
import org.pgnarbiter.replay.StopReason;

/**
 * Judges games: chooses the rule sets, asks them, reads the record and sets one beside the other. Where several sets are
 * possible, only what all of them say is reported. Has working memory: one per thread; build it where it is used, from a
 * {@link LawChoice} that travels.
 */
public final class Auditor {
    private final LawChoice choice;
    private final Accepted accepted;
    private final Case game = new Case();
    private final Ruling ruling = new Ruling();
    private final Findings findings = new Findings();

    /** By these rules of choice, with nothing declared right. */
    public Auditor(LawChoice choice) {
        this(choice, Accepted.NONE);
    }

    /** By these rules of choice. */
    public Auditor(LawChoice choice, Accepted accepted) {
        this.choice = choice;
        this.accepted = accepted;
    }

    /** Judges one game that was replayed; the answer does not hold on to it. */
    public GameAudit audit(AuditedGame next) {
        game.open(next);
        if (choice.knowsEvents()) {
            Optional<EventRule> event = choice.event(game.tags);
            game.eventMinimum = event.map(EventRule::agreementMinimum).orElse(0);
            game.announced = event.map(EventRule::exceptions).orElse(AnnouncedLimits.NONE);
            game.armageddonEvent = event.map(EventRule::armageddon).orElse(false);
        }
        Choice laws = choice.choose(game.tags, game.day, game.eventDay);
        return laws.laws().size() == 1 ? one(laws) : several(laws);
    }

    private GameAudit one(Choice laws) {
        ruling.rule(laws.laws().get(0), game);
        List<Finding> said = findings.of(game, ruling);
        Termination termination = ruling.termination;
        int endPly = ruling.end.ply();
        Outcome lawful = ruling.lawful;
        Verdict verdict = ruling.verdict;
        Certainty certainty = ruling.certainty;
        Claims claims = ruling.claims;
        boolean byFide = laws.basis() != Basis.SITE
                && (laws.basis() != Basis.OVERRIDE || laws.laws().equals(laws.fide()));
        Outcome fide = lawful;
        if (!byFide) {
            FlagRule.Answer flag = ruling.flag;
            boolean site = ruling.rules.authority() != Authority.FIDE;
            fide = fideResult(laws.fide());
            if (site && differs(termination, lawful, flag, fide)) {
                said = with(
                        said,
                        finding(
                                laws.laws().get(0),
                                FindingCode.AUTHORITY_DIFFERS_FROM_FIDE,
                                "FIDE's Laws of the date "
                                        + (fide == null
                                                ? "would not have ended the game here."
                                                : "would give " + fide.text() + ".")));
            }
        }
        return answer(
                laws,
                termination,
                certainty,
                endPly,
                lawful,
                verdict,
                claims.list(),
                claims.atEndWords(),
                fide,
                said,
                List.of());
    }

    /** Whether it matters that the site's rules are not FIDE's. */
    private boolean differs(Termination termination, Outcome lawful, FlagRule.Answer flag, Outcome fide) {
        if (game.facts.stop() == StopReason.VARIANT || game.facts.stop() == StopReason.BAD_FEN) {
            return false;
        }
        if (fide != null) {
            return game.real() && fide != game.recorded;
        }
        if (lawful != Outcome.DRAW) {
            return false;
        }
        return termination == Termination.INSUFFICIENT_MATERIAL || flag == FlagRule.Answer.DRAW && mayMate();
    }

    /** Whether the side that did not overstep is not known to be unable to mate. */
    private boolean mayMate() {
        int winner = game.recorded == Outcome.DRAW
                ? 1 - (game.end.loser() >= 0 ? game.end.loser() : game.toMove())
                : game.recorded.winner();
        return game.mating.settled(winner) != CanMate.NO;
    }

    private Outcome fideResult(List<RuleSets> sets) {
        Outcome result = null;
        for (int i = 0; i < sets.size(); i++) {
            Outcome forced = ruling.forced(sets.get(i), game);
            if (i == 0) {
                result = forced;
            } else if (forced != result) {
                return null;
            }
        }
        return result;
    }

    private GameAudit several(Choice laws) {
        List<LawVerdict> answers = new ArrayList<>();
        List<Finding> common = null;
        List<Claim> claims = null;
        Certainty certainty = null;
        int atEnd = -1;
        for (RuleSets set : laws.laws()) {
            ruling.rule(set, game);
            List<Finding> said = findings.of(game, ruling);
            answers.add(ruling.summary());
            common = common == null ? said : inCommon(common, said);
            claims = claims == null ? ruling.claims.list() : claimsInCommon(claims, ruling.claims.list());
            atEnd &= ruling.claims.atEnd();
            certainty = certainty == null || ruling.certainty.compareTo(certainty) > 0 ? ruling.certainty : certainty;
        }
        LawVerdict first = answers.get(0);
        Termination termination = first.termination();
        int endPly = first.endPly();
        Outcome lawful = first.lawfulResult();
        Verdict verdict = first.verdict();
        // What is left where they differ may be what the first says: nothing, and open.
        boolean agree = true;
        for (LawVerdict answer : answers) {
            agree &= answer.termination() == first.termination()
                    && answer.endPly() == first.endPly()
                    && answer.lawfulResult() == first.lawfulResult()
                    && answer.verdict() == first.verdict();
            termination = answer.termination() == termination ? termination : null;
            endPly = answer.endPly() == endPly ? endPly : -1;
            lawful = answer.lawfulResult() == lawful ? lawful : null;
            verdict = answer.verdict() == verdict ? verdict : Verdict.OPEN;
        }
        if (!agree && laws.basis() != Basis.OVERRIDE) {
            boolean boundary = laws.basis() == Basis.BOUNDARY;
            common = with(
                    common,
                    finding(
                            laws.laws().get(laws.laws().size() - 1),
                            boundary ? FindingCode.BOUNDARY_DATE : FindingCode.UNDETERMINED_ERA_RULE,
                            boundary
                                    ? "The Laws changed shortly before; the two editions judge this game differently."
                                    : "The date does not say which edition of the Laws applies, and they judge this game differently."));
        }
        Outcome fide = laws.laws().equals(laws.fide()) ? lawful : fideResult(laws.fide());
        return answer(
                laws,
                termination,
                termination == null ? Certainty.UNKNOWN : certainty,
                endPly,
                lawful,
                verdict,
                claims,
                new Claims(claims, Math.max(0, atEnd), -1, -1, false, false).atEndWords(),
                fide,
                common,
                answers);
    }

    private GameAudit answer(
            Choice laws,
            Termination termination,
            Certainty certainty,
            int endPly,
            Outcome lawful,
            Verdict verdict,
            List<Claim> claims,
            List<String> atEnd,
            Outcome fide,
            List<Finding> said,
            List<LawVerdict> byLaws) {
        if (!game.tags.disagreements().isEmpty()) {
            for (Disagreement one : game.tags.disagreements()) {
                said = with(said, finding(laws.laws().get(0), FindingCode.ENGINES_DISAGREE, one.text()));
            }
        }
        return new GameAudit(
                laws.laws(),
                laws.basis(),
                game.recorded,
                game.end,
                claims,
                atEnd,
                termination,
                certainty,
                endPly,
                lawful,
                fide,
                verdict,
                said.isEmpty() ? said : accepted.apply(game.facts.movesHash(), said),
                byLaws);
    }

    /** A finding about the record as a whole. */
    private static Finding finding(RuleSets laws, FindingCode code, String detail) {
        return new Finding(
                code,
                code.severity(),
                -1,
                null,
                null,
                laws.id(),
                "",
                laws.rules().confidence(),
                detail,
                false);
    }

    private static List<Finding> with(List<Finding> findings, Finding one) {
        List<Finding> more = new ArrayList<>(findings);
        more.add(one);
        return List.copyOf(more);
    }

    /** What both say of the same ply, with the milder severity; the newer rule set's words. */
    private static List<Finding> inCommon(List<Finding> older, List<Finding> newer) {
        if (older.isEmpty() || newer.isEmpty()) {
            return List.of();
        }
        List<Finding> common = new ArrayList<>();
        for (Finding finding : newer) {
            for (Finding other : older) {
                if (other.code() == finding.code() && other.ply() == finding.ply()) {
                    common.add(finding.atMost(other));
                    break;
                }
            }
        }
        return List.copyOf(common);
    }

    private static List<Claim> claimsInCommon(List<Claim> older, List<Claim> newer) {
        return older.equals(newer)
                ? newer
                : newer.stream().filter(older::contains).toList();
    }
}
