package org.pgnarbiter.jobs.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.Auditor;
import org.pgnarbiter.audit.Basis;
import org.pgnarbiter.audit.EventRules;
import org.pgnarbiter.audit.Finding;
import org.pgnarbiter.audit.FindingCode;
import org.pgnarbiter.audit.GameAudit;
import org.pgnarbiter.audit.LawChoice;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Moves;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.board.San;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.Confidence;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.law.Termination;
import org.pgnarbiter.pgn.PgnGame;
import org.pgnarbiter.pgn.TagName;
import org.pgnarbiter.replay.GameFacts;
import org.pgnarbiter.replay.GameTrace;

/** Tells an audited game. */
public final class StoryTeller {
    private static final String NO_MATTER = "; in this game all readings count the same.";

    private static final int[] WORTH = {1, 3, 3, 5, 9, 0};

    /** Findings that say what cannot be said. */
    private static final Set<FindingCode> OPEN = Set.of(
            FindingCode.BOUNDARY_DATE,
            FindingCode.UNDETERMINED_ERA_RULE,
            FindingCode.DISPUTED_BEFORE_2009,
            FindingCode.CLAIM_DEPENDS_ON_ERA_READING,
            FindingCode.ERA_REPETITION_RULE_UNKNOWN,
            FindingCode.FIVEFOLD_ONLY_BY_2017_WORDING,
            FindingCode.AUTHORITY_DIFFERS_FROM_FIDE,
            FindingCode.DEAD_RIGHT,
            FindingCode.INCOMPLETE_SCORE,
            FindingCode.FEN_CONTINUATION,
            FindingCode.DEPENDS_ON_FEN_CLOCK);

    private final AuditedGame game;
    private final GameAudit audit;
    private final GameFacts facts;
    private final GameTrace trace;
    private final List<Story.Ply> plies = new ArrayList<>();

    private StoryTeller(AuditedGame game) {
        this.game = game;
        audit = game.audit();
        facts = game.facts();
        trace = game.trace();
    }

    /**
     * The story of a game; holds on to nothing of it.
     *
     * @param number the game's number in its file, from 0
     * @param beside rule sets to ask as well; when empty, today's FIDE Laws and, for a site's game, FIDE's of the date
     * @param otherScores sentences about other scores of the same game
     */
    public static Story tell(AuditedGame game, int number, List<RuleSets> beside, List<String> otherScores) {
        return new StoryTeller(game).tell(number, beside, otherScores);
    }

    private Story tell(int number, List<RuleSets> beside, List<String> otherScores) {
        PgnGame text = game.text();
        List<Story.Tag> tags = new ArrayList<>();
        for (int tag = 0; tag < text.tagCount(); tag++) {
            tags.add(new Story.Tag(text.tagName(tag), text.tagValue(tag)));
        }
        if (facts.replayed()) {
            replay();
        }
        List<Story.Moment> moments = facts.replayed() ? new Moments(game, plies).list() : List.of();
        List<String> questions = questions();
        questions.addAll(otherScores);
        return new Story(
                game.source(),
                number,
                title(text),
                tags,
                text.decodeText().strip() + "\n",
                era(text),
                facts.replayed(),
                plies,
                moments,
                deciding(),
                new RecordRows(game, plies).list(),
                audit.verdict().word(),
                Phrases.verdict(audit.verdict(), recorded(), audit.lawfulResult()),
                remarks(),
                questions,
                opinions(beside));
    }

    private static String title(PgnGame text) {
        String white = text.value(TagName.WHITE);
        String black = text.value(TagName.BLACK);
        return (white == null || white.isBlank() ? "?" : white) + " - "
                + (black == null || black.isBlank() ? "?" : black);
    }

    private void replay() {
        Position position = trace.start().copy();
        for (int ply = 0; ply <= trace.plies(); ply++) {
            int move = -1;
            String san = "";
            String label = "start";
            if (ply > 0) {
                move = trace.move(ply);
                san = San.write(position, move);
                boolean white = position.sideToMove() == Position.WHITE;
                label = position.fullmoveNumber() + (white ? "." : "...") + san;
                position.play(move);
            }
            plies.add(new Story.Ply(
                    ply,
                    label,
                    san,
                    Fen.write(position),
                    move,
                    move < 0 ? -1 : Moves.from(move),
                    move < 0 ? -1 : Moves.arrival(move),
                    trace.clock(ply),
                    trace.occurrences(ply),
                    material(position),
                    position.chess960()));
        }
    }

    private static int material(Position position) {
        int balance = 0;
        for (int role = Position.PAWN; role < Position.KING; role++) {
            balance += WORTH[role]
                    * (Long.bitCount(position.pieces(Position.WHITE, role))
                            - Long.bitCount(position.pieces(Position.BLACK, role)));
        }
        return balance;
    }

    private Story.Era era(PgnGame text) {
        String date = text.value(text.has(TagName.DATE) ? TagName.DATE : TagName.UTC_DATE);
        String event = text.value(TagName.EVENT_DATE);
        String why = Phrases.basis(
                audit.basis(),
                date == null ? "" : date,
                event == null ? "" : event,
                audit.laws().size());
        return new Story.Era(
                why, audit.laws().stream().map(StoryTeller::edition).toList());
    }

    static Story.Edition edition(RuleSets set) {
        RuleSet rules = set.rules();
        return new Story.Edition(set.id(), rules.title(), Phrases.dates(rules), Phrases.sureness(rules));
    }

    private int deciding() {
        if (audit.endPly() >= 0) {
            return audit.endPly();
        }
        for (Finding finding : bySeverity()) {
            if (finding.severity() <= 3 && finding.ply() >= 0 && finding.ply() < plies.size()) {
                return finding.ply();
            }
        }
        int dead = facts.insufficientPly() >= 0
                ? facts.insufficientPly()
                : game.mating().deadPly();
        return audit.claimAtEnd().isEmpty() && dead >= 0 ? dead : facts.plies();
    }

    private String recorded() {
        if (audit.recorded() != null) {
            return Phrases.result(audit.recorded());
        }
        String raw = game.text().value(TagName.RESULT);
        return raw == null ? "none" : raw;
    }

    // ---------------------------------------------------------------- findings and questions

    private List<Finding> bySeverity() {
        return audit.findings().stream()
                .sorted(Comparator.comparingInt(Finding::severity))
                .toList();
    }

    private List<Story.Remark> remarks() {
        List<Story.Remark> remarks = new ArrayList<>();
        for (Finding finding : bySeverity()) {
            boolean onBoard = finding.ply() >= 0 && finding.ply() < plies.size();
            remarks.add(new Story.Remark(
                    finding.code().name(),
                    finding.severity(),
                    onBoard ? plies.get(finding.ply()).label() : "",
                    finding.ply(),
                    finding.detail(),
                    why(finding),
                    Phrases.confidence(finding.confidence()),
                    finding.accepted()));
        }
        return remarks;
    }

    /** The rule set, and the article's words where the finding names an article. */
    private static String why(Finding finding) {
        RuleSet rules = RuleSets.byId(finding.laws()).orElseThrow().rules();
        if (finding.article().isEmpty()) {
            return rules.title();
        }
        String says = rules.articles().values().stream()
                .filter(article -> article.citation().equals(finding.article()))
                .findFirst()
                .map(article -> ": " + article.says())
                .orElse("");
        return rules.title() + ", " + finding.article() + says;
    }

    private List<String> questions() {
        LinkedHashSet<String> questions = new LinkedHashSet<>();
        if (audit.basis() == Basis.PARTIAL && audit.laws().size() > 1) {
            questions.add("On which day the game was played, and so which Laws applied.");
        }
        if (audit.basis() == Basis.BOUNDARY) {
            questions.add("On which day the event began, and so whether the older or the newer Laws applied.");
        }
        for (Finding finding : audit.findings()) {
            if (OPEN.contains(finding.code())) {
                questions.add(finding.detail());
            }
        }
        if (audit.laws().size() == 1) {
            RuleSet rules = audit.laws().get(0).rules();
            for (Rule rule : topics()) {
                rules.article(rule)
                        .filter(article -> article.confidence().compareTo(Confidence.MEDIUM) < 0)
                        .ifPresent(article -> questions.add(Phrases.topic(rule) + ": what the " + rules.title()
                                + " said of it "
                                + (article.confidence() == Confidence.NONE ? "was not found" : "is inferred or hearsay")
                                + " (" + Phrases.confidence(article.confidence()) + ")"
                                + (differs(rule) ? "." : NO_MATTER)));
            }
        }
        if (audit.termination() == Termination.RESIGNATION_OR_TIME) {
            questions.add("Whether the loser resigned or overstepped the time: the record does not say.");
        }
        return new ArrayList<>(questions);
    }

    /** Whether an uncertain rule can change anything here: of the same position, only if the readings count differently. */
    private boolean differs(Rule rule) {
        return rule != Rule.SAME_POSITION
                || facts.threefoldPly() != facts.threefoldPlacementPly()
                || facts.maxRepetition() != facts.maxPlacementRepetition();
    }

    // ---------------------------------------------------------------- side by side

    private List<Story.Opinion> opinions(List<RuleSets> beside) {
        LinkedHashSet<RuleSets> sets = new LinkedHashSet<>(beside);
        if (sets.isEmpty()) {
            sets.addAll(audit.laws());
            if (audit.basis() == Basis.OVERRIDE) {
                sets.addAll(LawChoice.auto().choose(game).laws());
            }
            if (audit.basis() == Basis.SITE) {
                sets.addAll(LawChoice.auto().choose(game).fide());
            }
            sets.add(RuleSets.TODAY);
        }
        Set<Rule> topics = topics();
        return sets.stream().map(set -> opinion(set, topics)).toList();
    }

    /** Whether the game's own tags lead to a rule set, whatever was asked for. */
    private boolean isOwn(RuleSets set) {
        return audit.basis() == Basis.OVERRIDE
                ? LawChoice.auto().choose(game).laws().contains(set)
                : audit.laws().contains(set);
    }

    private Story.Opinion opinion(RuleSets set, Set<Rule> topics) {
        GameAudit said = new Auditor(LawChoice.fixed(List.of(set), EventRules.NONE)).audit(game);
        String end;
        if (said.endPly() >= 0) {
            end = "ended after " + label(said.endPly()) + ": " + Phrases.termination(said.termination());
        } else if (said.termination() == null || said.termination() == Termination.UNKNOWN) {
            end = "not ended by the board";
        } else {
            end = "not ended by the board; " + Phrases.act(said.termination()) + " ("
                    + Phrases.certainty(said.termination(), said.certainty()) + ")";
        }
        List<String> claims = said.claims().stream()
                .filter(claim -> !Moments.isCovered(claim, said.claims()))
                .map(this::claim)
                .toList();
        Finding worst = said.findings().stream()
                .min(Comparator.comparingInt(Finding::severity))
                .orElse(null);
        List<Story.Clause> clauses = new ArrayList<>();
        for (Rule rule : topics) {
            set.rules()
                    .article(rule)
                    .ifPresent(article ->
                            clauses.add(new Story.Clause(Phrases.topic(rule), article.citation(), article.says())));
        }
        return new Story.Opinion(
                edition(set),
                isOwn(set),
                end,
                said.lawfulResult() == null ? "none forced" : Phrases.result(said.lawfulResult()),
                Phrases.plain(said.verdict().word()),
                claims.isEmpty() ? "none" : String.join("; ", claims),
                worst == null
                        ? "none"
                        : worst.code().name() + " (severity " + worst.severity() + "): " + worst.detail(),
                clauses);
    }

    private String claim(Claim claim) {
        String from = claim.firstPly() == claim.lastPly()
                ? "after " + label(claim.firstPly())
                : "from " + label(claim.firstPly()) + " to " + label(claim.lastPly());
        String how = claim.mode() == Claim.Mode.INTENDED ? " by a written move" : "";
        return Phrases.color(claim.claimant()) + ": " + Phrases.claim(claim.kind()) + how + " " + from;
    }

    private String label(int ply) {
        return ply < plies.size() ? plies.get(ply).label() : "ply " + ply;
    }

    /** The topics of the Laws on which this game turns. */
    private Set<Rule> topics() {
        Set<Rule> topics = new TreeSet<>();
        if (audit.termination() != null) {
            rule(audit.termination(), topics);
        }
        if (audit.recordedEnd() != null && audit.recordedEnd().termination() != null) {
            rule(audit.recordedEnd().termination(), topics);
        }
        for (Claim claim : audit.claims()) {
            if (claim.kind() == Claim.Kind.FIFTY) {
                topics.add(Rule.FIFTY_MOVES);
            } else {
                topics.add(Rule.THREEFOLD);
                topics.add(Rule.SAME_POSITION);
            }
        }
        if (facts.fivefoldPly() >= 0) {
            topics.add(Rule.FIVEFOLD);
        }
        if (facts.seventyFivePly() >= 0) {
            topics.add(Rule.SEVENTY_FIVE_MOVES);
        }
        if (facts.insufficientPly() >= 0 || game.mating().deadPly() >= 0) {
            topics.add(Rule.DEAD_POSITION);
        }
        return topics;
    }

    private static void rule(Termination how, Set<Rule> topics) {
        switch (how) {
            case CHECKMATE -> topics.add(Rule.CHECKMATE);
            case STALEMATE -> topics.add(Rule.STALEMATE);
            case DEAD_POSITION, INSUFFICIENT_MATERIAL -> topics.add(Rule.DEAD_POSITION);
            case FIVEFOLD -> topics.add(Rule.FIVEFOLD);
            case SEVENTYFIVE_MOVES -> topics.add(Rule.SEVENTY_FIVE_MOVES);
            case THREEFOLD_CLAIM -> topics.add(Rule.THREEFOLD);
            case FIFTY_MOVE_CLAIM -> topics.add(Rule.FIFTY_MOVES);
            case AGREEMENT -> topics.add(Rule.AGREEMENT);
            case RESIGNATION -> topics.add(Rule.RESIGNATION);
            case TIME_FORFEIT, TIME_DRAW -> topics.add(Rule.FLAG_FALL);
            case ILLEGAL_MOVE -> topics.add(Rule.ILLEGAL_MOVE);
            case QUICKPLAY_DRAW -> topics.add(Rule.QUICKPLAY);
            case RESIGNATION_OR_TIME, RULES_INFRACTION, DEFAULT, ADJUDICATION, ABANDONED, DISCONNECTION -> {}
            case DEATH, EMERGENCY, BOTH_LOSE, UNTERMINATED, UNKNOWN -> {}
        }
    }
}
