package org.pgnarbiter.law;

import java.io.Serializable;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The policy of one authority over one span of time, as data: what ends a game, what may be claimed, and with which
 * article. It decides nothing itself; {@link Judge} applies it to facts.
 *
 * <p>Dates are yyyymmdd numbers; {@link #OPEN_START} and {@link #OPEN_END} stand for an open side.
 */
public final class RuleSet implements Serializable {

    private static final long serialVersionUID = 1L;

    /** {@link #from} of a rule set without a first day. */
    public static final int OPEN_START = 0;

    /** {@link #to} of a rule set without a last day. */
    public static final int OPEN_END = 99991231;

    /** From here on chess.com is taken to draw at the third occurrence without a claim; the exact day was not found. */
    private static final int CHESSCOM_AUTOMATIC = 20190101;

    private final String id;
    private final String title;
    private final Authority authority;
    private final int from;
    private final int to;
    private final Confidence confidence;
    private final Confidence dateConfidence;
    private final Effect threefold;
    private final RepetitionKey repetitionKey;
    private final FivefoldRule fivefoldRule;
    private final Effect fivefold;
    private final Effect fifty;
    private final int fiftyLimit;
    private final FiftyMoveExceptions exceptions;
    private final int fiftyLeastMen;
    private final Effect seventyFive;
    private final MaterialRule material;
    private final Effect dead;
    private final boolean deadByAnySequence;
    private final FlagRule flag;
    private final boolean resignationDraw;
    private final int[] illegal;
    private final boolean illegalDraw;
    private final int agreementMinimum;
    private final int agreementFrom;
    private final int agreementTo;
    private final int blitzSeconds;
    private final EnumMap<Rule, Article> articles;

    private RuleSet(Builder b) {
        id = Objects.requireNonNull(b.id);
        title = Objects.requireNonNull(b.title);
        authority = b.authority;
        from = b.from;
        to = b.to;
        confidence = b.confidence;
        dateConfidence = b.dateConfidence;
        threefold = b.threefold;
        repetitionKey = b.repetitionKey;
        fivefoldRule = b.fivefoldRule;
        fivefold = b.fivefold;
        fifty = b.fifty;
        fiftyLimit = b.fiftyLimit;
        exceptions = b.exceptions;
        fiftyLeastMen = b.fiftyLeastMen;
        seventyFive = b.seventyFive;
        material = b.material;
        dead = b.dead;
        deadByAnySequence = b.deadByAnySequence;
        flag = b.flag;
        resignationDraw = b.resignationDraw;
        illegal = b.illegal.clone();
        illegalDraw = b.illegalDraw;
        agreementMinimum = b.agreementMinimum;
        agreementFrom = b.agreementFrom;
        agreementTo = b.agreementTo;
        blitzSeconds = b.blitzSeconds;
        articles = new EnumMap<>(b.articles);
    }

    /** The id of the tables and the command line, such as {@code fide-2014}. */
    public String id() {
        return id;
    }

    /** A name for people. */
    public String title() {
        return title;
    }

    /** Whose rules these are. */
    public Authority authority() {
        return authority;
    }

    /** First day, yyyymmdd. */
    public int from() {
        return from;
    }

    /** Last day, yyyymmdd. */
    public int to() {
        return to;
    }

    /** How sure the content is as a whole; single articles may be surer. */
    public Confidence confidence() {
        return confidence;
    }

    /** How sure the first day is. */
    public Confidence dateConfidence() {
        return dateConfidence;
    }

    /**
     * What a third occurrence of a position does. chess.com draws only live games by itself, and only in later years: in
     * its games up to 2018 that were looked at, play went on after most third occurrences.
     *
     * @param correspondence whether moves were made over days
     * @param day the day of the game, yyyymmdd
     */
    public Effect threefold(boolean correspondence, int day) {
        return authority == Authority.CHESSCOM && (correspondence || day < CHESSCOM_AUTOMATIC)
                ? Effect.CLAIM
                : threefold;
    }

    /** When two positions are the same. */
    public RepetitionKey repetitionKey() {
        return repetitionKey;
    }

    /** How five occurrences have to lie. */
    public FivefoldRule fivefoldRule() {
        return fivefoldRule;
    }

    /** What a fifth occurrence does. */
    public Effect fivefold() {
        return fivefold;
    }

    /** What the fifty-move count does when full. */
    public Effect fifty() {
        return fifty;
    }

    /** Moves by each side, without the exceptions. */
    public int fiftyLimit() {
        return fiftyLimit;
    }

    /** Endings with a higher number. */
    public FiftyMoveExceptions exceptions() {
        return exceptions;
    }

    /** Least number of men, kings included, for which the fifty-move rule applies (ICCF: with fewer, tablebases rule). */
    public int fiftyLeastMen() {
        return fiftyLeastMen;
    }

    /** What 75 moves by each side without capture or pawn move do, unless the last one mates. */
    public Effect seventyFive() {
        return seventyFive;
    }

    /** The material that draws, as far as the rule is by material. */
    public MaterialRule material() {
        return material;
    }

    /** What a dead position does, by material or otherwise. */
    public Effect dead() {
        return dead;
    }

    /** Whether every position from which nobody can mate is dead, not only named material. */
    public boolean deadByAnySequence() {
        return deadByAnySequence;
    }

    /** Who wins when a flag falls. */
    public FlagRule flag() {
        return flag;
    }

    /** Whether a resignation draws if the opponent cannot mate. */
    public boolean resignationDraw() {
        return resignationDraw;
    }

    /** The number of the illegal move that loses; 0 where none is known to lose. */
    public int illegalMovesThatLose(Pace pace) {
        return switch (pace) {
            case STANDARD, UNKNOWN -> illegal[0];
            case RAPID -> illegal[1];
            case BLITZ -> illegal[2];
        };
    }

    /** Whether a loss by illegal move becomes a draw if the opponent cannot mate. */
    public boolean illegalDraw() {
        return illegalDraw;
    }

    /** Smallest number of moves by each side before a draw may be agreed, on a day; 0 if none. */
    public int agreementMinimum(int day) {
        return day >= agreementFrom && day <= agreementTo ? agreementMinimum : 0;
    }

    /** FIDE's kind of play for a time for the whole game (base plus sixty increments), negative if unknown. */
    public Pace pace(int seconds) {
        if (seconds < 0) {
            return Pace.UNKNOWN;
        }
        if (seconds < blitzSeconds) {
            return Pace.BLITZ;
        }
        return seconds < 3600 ? Pace.RAPID : Pace.STANDARD;
    }

    /** What this rule set says on a topic. */
    public Optional<Article> article(Rule rule) {
        return Optional.ofNullable(articles.get(rule));
    }

    /** The article's number with the word in front, or the empty string; never allocates for an unknown one. */
    public String citation(Rule rule) {
        Article article = articles.get(rule);
        return article == null ? "" : article.citation();
    }

    /** How sure this rule set is on a topic: its article's confidence, else its own. */
    public Confidence confidence(Rule rule) {
        Article article = articles.get(rule);
        return article == null ? confidence : article.confidence();
    }

    /** All articles in the order of {@link Rule}. */
    public Map<Rule, Article> articles() {
        return new EnumMap<>(articles);
    }

    @Override
    public String toString() {
        return id;
    }

    /**
     * Starts as everywhere: mate and stalemate end the game, the third occurrence and fifty moves are claims with today's
     * meaning of the same position. Every rule set that follows no other begins here and says what it does otherwise.
     */
    static Builder base(String id, Authority authority, String title) {
        return new Builder(id, authority, title)
                .inForce(OPEN_START, OPEN_END, Confidence.LOW)
                .confidence(Confidence.MEDIUM)
                .says(Rule.CHECKMATE, Confidence.HIGH, "", "Mate ends the game at once; the side that mates wins.")
                .says(
                        Rule.STALEMATE,
                        Confidence.HIGH,
                        "",
                        "A side not in check without a legal move draws, whatever else is on the board.");
    }

    /** Starts from another edition; dates and what changed follow. */
    static Builder after(RuleSet earlier, String id, String title) {
        return new Builder(earlier, id, earlier.authority, title);
    }

    /** Starts from the rules of another authority. */
    static Builder after(RuleSet earlier, String id, Authority authority, String title) {
        return new Builder(earlier, id, authority, title);
    }

    /** Collects a rule set; only the files of this package write rule sets. */
    static final class Builder {
        private final String id;
        private final String title;
        private final Authority authority;
        private int from = OPEN_START;
        private int to = OPEN_END;
        private Confidence confidence = Confidence.LOW;
        private Confidence dateConfidence = Confidence.LOW;
        private Effect threefold = Effect.CLAIM;
        private RepetitionKey repetitionKey = RepetitionKey.RIGHTS;
        private FivefoldRule fivefoldRule = FivefoldRule.NONE;
        private Effect fivefold = Effect.NONE;
        private Effect fifty = Effect.CLAIM;
        private int fiftyLimit = 50;
        private FiftyMoveExceptions exceptions = FiftyMoveExceptions.NONE;
        private int fiftyLeastMen = 2;
        private Effect seventyFive = Effect.NONE;
        private MaterialRule material = MaterialRule.NONE;
        private Effect dead = Effect.NONE;
        private boolean deadByAnySequence;
        private FlagRule flag = FlagRule.NONE_FOUND;
        private boolean resignationDraw;
        private int[] illegal = {0, 0, 0};
        private boolean illegalDraw;
        private int agreementMinimum;
        private int agreementFrom = OPEN_START;
        private int agreementTo = OPEN_END;
        private int blitzSeconds = 15 * 60;
        private final EnumMap<Rule, Article> articles = new EnumMap<>(Rule.class);

        private Builder(String id, Authority authority, String title) {
            this.id = id;
            this.authority = authority;
            this.title = title;
        }

        private Builder(RuleSet earlier, String id, Authority authority, String title) {
            this(id, authority, title);
            confidence = earlier.confidence;
            dateConfidence = earlier.dateConfidence;
            threefold = earlier.threefold;
            repetitionKey = earlier.repetitionKey;
            fivefoldRule = earlier.fivefoldRule;
            fivefold = earlier.fivefold;
            fifty = earlier.fifty;
            fiftyLimit = earlier.fiftyLimit;
            exceptions = earlier.exceptions;
            fiftyLeastMen = earlier.fiftyLeastMen;
            seventyFive = earlier.seventyFive;
            material = earlier.material;
            dead = earlier.dead;
            deadByAnySequence = earlier.deadByAnySequence;
            flag = earlier.flag;
            resignationDraw = earlier.resignationDraw;
            illegal = earlier.illegal;
            illegalDraw = earlier.illegalDraw;
            blitzSeconds = earlier.blitzSeconds;
            articles.putAll(earlier.articles);
        }

        /** First and last day, yyyymmdd, and how sure the first day is. */
        Builder inForce(int first, int last, Confidence day) {
            from = first;
            to = last;
            dateConfidence = day;
            return this;
        }

        Builder confidence(Confidence value) {
            confidence = value;
            return this;
        }

        Builder threefold(Effect effect, RepetitionKey key) {
            threefold = effect;
            repetitionKey = key;
            return this;
        }

        Builder fivefold(Effect effect, FivefoldRule rule) {
            fivefold = effect;
            fivefoldRule = rule;
            return this;
        }

        Builder fifty(Effect effect, FiftyMoveExceptions table) {
            fifty = effect;
            exceptions = table;
            return this;
        }

        Builder fiftyLeastMen(int men) {
            fiftyLeastMen = men;
            return this;
        }

        Builder seventyFive(Effect effect) {
            seventyFive = effect;
            return this;
        }

        /** Only this material is dead. */
        Builder deadByMaterial(Effect effect, MaterialRule rule) {
            dead = effect;
            material = rule;
            deadByAnySequence = false;
            return this;
        }

        /** Everything is dead from which nobody can mate. */
        Builder deadByAnySequence() {
            dead = Effect.AUTOMATIC;
            material = MaterialRule.NO_MATE;
            deadByAnySequence = true;
            return this;
        }

        Builder flag(FlagRule rule) {
            flag = rule;
            return this;
        }

        Builder resignationIsDrawIfOpponentCannotMate() {
            resignationDraw = true;
            return this;
        }

        /** The number of the illegal move that loses: standard, rapid, blitz; 0 where none is known. */
        Builder illegalMoves(int standard, int rapid, int blitz) {
            illegal = new int[] {standard, rapid, blitz};
            return this;
        }

        Builder illegalMoveLossIsDrawIfOpponentCannotMate() {
            illegalDraw = true;
            return this;
        }

        /** No agreement before this number of moves, between two days. */
        Builder agreementMinimum(int moves, int first, int last) {
            agreementMinimum = moves;
            agreementFrom = first;
            agreementTo = last;
            return this;
        }

        /** Blitz is play under this many seconds, base plus sixty increments. */
        Builder blitzUnder(int seconds) {
            blitzSeconds = seconds;
            return this;
        }

        Builder article(Rule rule, String number, Confidence sure, String source, String says) {
            articles.put(rule, new Article(number, says, sure, source));
            return this;
        }

        /** What a house says without a numbered article. */
        Builder says(Rule rule, Confidence sure, String source, String words) {
            return article(rule, "", sure, source, words);
        }

        /** Renumbers what an earlier edition said. */
        Builder number(Rule rule, String number) {
            Article old = articles.get(rule);
            articles.put(rule, new Article(number, old.says(), old.confidence(), old.source()));
            return this;
        }

        RuleSet build() {
            return new RuleSet(this);
        }
    }
}
