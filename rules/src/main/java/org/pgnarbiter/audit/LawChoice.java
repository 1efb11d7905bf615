package org.pgnarbiter.audit;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.RuleSets;

/**
 * Chooses the rule sets of a game: a site's own game by the site's rules, engine games by the software's, else the FIDE
 * Laws in force when the event began (EventDate), else on the day (Date). Answers are shared objects: choosing
 * allocates nothing.
 */
// Ordinals index the table of shared answers.
@SuppressWarnings("EnumOrdinal")
public final class LawChoice implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Days after a change of the Laws in which an event of unknown first day may still follow the older ones. */
    private static final int BOUNDARY_DAYS = 30;

    private static final int FIDE_SETS = RuleSets.TODAY.ordinal() + 1;
    private static final int BASES = Basis.values().length;
    private static final RuleSets[] SETS = RuleSets.values();

    /** Last day of the boundary after each FIDE set began; never reached for the first. */
    private static final int[] BOUNDARY_END = boundaryEnds();

    /** Answers made so far, by set (0 for FIDE), oldest and newest FIDE set and basis. */
    private static final AtomicReferenceArray<Choice> MADE =
            new AtomicReferenceArray<>((SETS.length + 1) * FIDE_SETS * FIDE_SETS * BASES);

    private final ArrayList<RuleSets> fixed;
    private final EventRules events;

    private LawChoice(List<RuleSets> fixed, EventRules events) {
        this.fixed = new ArrayList<>(fixed);
        this.events = events;
    }

    /** By site, engine marks and date. */
    public static LawChoice auto() {
        return auto(EventRules.NONE);
    }

    /** As {@link #auto()}, with what is known of single events. */
    public static LawChoice auto(EventRules events) {
        return new LawChoice(List.of(), events);
    }

    /** Always these sets, whatever the game. */
    public static LawChoice fixed(List<RuleSets> laws, EventRules events) {
        if (laws.isEmpty()) {
            throw new IllegalArgumentException("no rule set");
        }
        return new LawChoice(laws, events);
    }

    /** The rule sets of a game. */
    public Choice choose(Circumstances game) {
        return choose(game, ChessDate.range(game.date()), ChessDate.range(game.eventDate()));
    }

    /** The same where the ranges of Date and EventDate are known already. */
    Choice choose(Circumstances game, long day, long event) {
        if (!fixed.isEmpty()) {
            return override(fixed, game, day, event);
        }
        RuleSets house = Houses.of(game);
        if (house == null && !events.isEmpty()) {
            Optional<EventRule> row = events.of(game.event(), days(day, event));
            if (row.isPresent() && !row.get().laws().isEmpty()) {
                return override(row.get().laws(), game, day, event);
            }
        }
        return byDate(house, game, day, event);
    }

    /** Whether there is an events file with anything in it. */
    boolean knowsEvents() {
        return !events.isEmpty();
    }

    /** The row of the events file that speaks of this game. */
    public Optional<EventRule> event(Circumstances game) {
        return events.isEmpty() ? Optional.empty() : events.of(game.event(), days(game));
    }

    /**
     * The days on which the game can have been played, or its event begun where that is what counts; packed as in
     * {@link ChessDate}.
     */
    public static long days(Circumstances game) {
        return days(ChessDate.range(game.date()), ChessDate.range(game.eventDate()));
    }

    static long days(long day, long event) {
        return day != ChessDate.UNKNOWN && ChessDate.within(day, event) || event == ChessDate.UNKNOWN ? day : event;
    }

    private static Choice override(List<RuleSets> laws, Circumstances game, long day, long event) {
        return new Choice(
                List.copyOf(laws),
                Basis.OVERRIDE,
                byDate(null, game, day, event).fide());
    }

    private static Choice byDate(RuleSets house, Circumstances game, long dateTag, long event) {
        long day = dateTag;
        if (day == ChessDate.UNKNOWN && event == ChessDate.UNKNOWN && game.date() == null && game.eventDate() == null) {
            CharSequence utc = game.utcDate();
            if (utc == null) {
                return choice(house, FIDE_SETS - 1, FIDE_SETS - 1, Basis.NONE);
            }
            day = ChessDate.range(utc);
        }
        if (ChessDate.full(event)) {
            int set = RuleSets.fide(ChessDate.first(event)).ordinal();
            if (ChessDate.last(day) < ChessDate.first(event)) {
                // A game before its event: one of the two dates is wrong, so what both allow.
                int older = RuleSets.fide(ChessDate.first(day)).ordinal();
                return choice(house, older, set, older == set ? Basis.EVENT_DATE : Basis.BOUNDARY);
            }
            return choice(house, set, set, Basis.EVENT_DATE);
        }
        boolean byDay = event == ChessDate.UNKNOWN || day != ChessDate.UNKNOWN && ChessDate.within(day, event);
        long range = byDay ? day : event;
        int oldest = RuleSets.fide(ChessDate.first(range)).ordinal();
        if (ChessDate.full(range)) {
            return ChessDate.first(range) <= BOUNDARY_END[oldest]
                    ? choice(house, oldest - 1, oldest, Basis.BOUNDARY)
                    : choice(house, oldest, oldest, Basis.DATE);
        }
        return choice(house, oldest, RuleSets.fide(ChessDate.last(range)).ordinal(), Basis.PARTIAL);
    }

    private static Choice choice(RuleSets house, int oldest, int newest, Basis basis) {
        int row = house == null ? 0 : house.ordinal() + 1;
        int slot = ((row * FIDE_SETS + oldest) * FIDE_SETS + newest) * BASES + basis.ordinal();
        Choice made = MADE.get(slot);
        if (made == null) {
            List<RuleSets> fide = List.of(SETS).subList(oldest, newest + 1);
            made = house == null
                    ? new Choice(List.copyOf(fide), basis, List.copyOf(fide))
                    : new Choice(List.of(house), Basis.SITE, List.copyOf(fide));
            MADE.set(slot, made);
        }
        return made;
    }

    private static int[] boundaryEnds() {
        int[] ends = new int[FIDE_SETS];
        ends[0] = -1;
        for (int i = 1; i < FIDE_SETS; i++) {
            RuleSet rules = SETS[i].rules();
            ends[i] = ChessDate.plus(rules.from(), BOUNDARY_DAYS);
        }
        return ends;
    }
}
