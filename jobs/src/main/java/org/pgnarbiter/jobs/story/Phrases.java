package org.pgnarbiter.jobs.story;

import java.util.Locale;
import org.pgnarbiter.audit.Basis;
import org.pgnarbiter.audit.Certainty;
import org.pgnarbiter.audit.Verdict;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.law.Confidence;
import org.pgnarbiter.law.Effect;
import org.pgnarbiter.law.Outcome;
import org.pgnarbiter.law.Rule;
import org.pgnarbiter.law.RuleSet;
import org.pgnarbiter.law.Termination;

/** The words of the tables as words for people. */
public final class Phrases {
    private static final String[] MONTHS = {
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December"
    };

    private Phrases() {}

    /** A way in which a game ended by itself. */
    public static String termination(Termination how) {
        return switch (how) {
            case CHECKMATE -> "checkmate";
            case STALEMATE -> "stalemate";
            case DEAD_POSITION -> "dead position: neither side can mate";
            case INSUFFICIENT_MATERIAL -> "insufficient material: neither side can mate";
            case FIVEFOLD -> "fivefold repetition";
            case SEVENTYFIVE_MOVES -> "75 moves without capture or pawn move";
            case THREEFOLD_CLAIM -> "threefold repetition";
            case FIFTY_MOVE_CLAIM -> "fifty moves without capture or pawn move";
            case AGREEMENT -> "agreement";
            case RESIGNATION -> "resignation";
            case RESIGNATION_OR_TIME -> "resignation or time";
            case TIME_FORFEIT -> "loss on time";
            case TIME_DRAW -> "draw on time";
            case ILLEGAL_MOVE -> "loss by an illegal move";
            case RULES_INFRACTION -> "breach of the rules";
            case DEFAULT -> "default: no play";
            case ADJUDICATION -> "adjudication";
            case ABANDONED -> "abandoned";
            case DISCONNECTION -> "disconnection";
            case DEATH -> "death of a player";
            case EMERGENCY -> "emergency";
            case QUICKPLAY_DRAW -> "claim in a quickplay finish";
            case BOTH_LOSE -> "both players lose";
            case UNTERMINATED -> "not finished";
            case UNKNOWN -> "unknown";
        };
    }

    /** A way in which somebody ended a game. */
    static String act(Termination how) {
        return switch (how) {
            case THREEFOLD_CLAIM -> "a claim of threefold repetition";
            case FIFTY_MOVE_CLAIM -> "a claim of fifty moves without capture or pawn move";
            case AGREEMENT -> "an agreed draw";
            default -> termination(how);
        };
    }

    /** How sure a way of ending is. */
    static String certainty(Termination how, Certainty certainty) {
        return switch (certainty) {
            case CERTAIN -> "certain";
            case LIKELY -> "likely; the record does not say";
            case UNKNOWN -> how == Termination.RESIGNATION_OR_TIME ? "the record does not say which" : certainty.word();
        };
    }

    /** The verdict as a sentence. */
    static String verdict(Verdict verdict, String recorded, Outcome lawful) {
        String law = lawful == null ? "" : result(lawful);
        return switch (verdict) {
            case AGREES -> "The record agrees with the Laws: " + law + ".";
            case CONTRADICTS ->
                "The record contradicts the Laws: they give " + law + ", the record says " + recorded + ".";
            case OPEN -> "The Laws force no result here; the recorded one, " + recorded + ", may well be right.";
            case UNFINISHED -> "No result is recorded, and the Laws force none.";
            case PARTIAL -> "The moves cannot be followed to the end, so the result cannot be checked.";
            case CONFLICT ->
                "The record contradicts itself: it gives two results."
                        + (lawful == null ? "" : " The Laws give " + law + ".");
            case NOT_JUDGED -> "Not judged: this is not a game of chess from a possible position.";
        };
    }

    /** A result in words. */
    public static String result(Outcome outcome) {
        return switch (outcome) {
            case WHITE_WINS -> "1-0 (White wins)";
            case BLACK_WINS -> "0-1 (Black wins)";
            case DRAW -> "1/2-1/2 (draw)";
            case UNKNOWN -> "* (no result)";
        };
    }

    /** Why these Laws. */
    static String basis(Basis basis, String date, String eventDate, int sets) {
        return switch (basis) {
            case SITE -> "By site, link or engine marks this is a game of that house, so the house's own rules apply.";
            case EVENT_DATE ->
                "The event began on " + eventDate + ", and an event is played under the Laws in force when it begins.";
            case DATE -> "The game was played on " + date + "; the first day of the event is not given.";
            case PARTIAL ->
                (date.isEmpty() ? "There is no readable date" : "The date " + date + " is not a full one")
                        + (sets == 1
                                ? ", but every day it can mean falls under the same Laws."
                                : ": " + sets + " editions are possible, and only what all of them say is reported.");
            case BOUNDARY ->
                "The Laws changed shortly before " + date
                        + " and the first day of the event is not given: both editions are possible, and only what both say is reported.";
            case NONE -> "The game has no date, so today's Laws are taken.";
            case OVERRIDE -> "Chosen by whoever asked.";
        };
    }

    /** From when to when a rule set was in force. */
    public static String dates(RuleSet rules) {
        boolean first = rules.from() != RuleSet.OPEN_START;
        boolean last = rules.to() != RuleSet.OPEN_END;
        if (first) {
            return last ? day(rules.from()) + " to " + day(rules.to()) : "since " + day(rules.from());
        }
        return last ? "until " + day(rules.to()) : "no dates known";
    }

    /** A day in words, {@code 1 July 2014}. */
    public static String day(int yyyymmdd) {
        return yyyymmdd % 100 + " " + MONTHS[yyyymmdd / 100 % 100 - 1] + " " + yyyymmdd / 10000;
    }

    /** How sure text and dates of a rule set are; empty where both are. */
    public static String sureness(RuleSet rules) {
        String text = switch (rules.confidence()) {
            case HIGH -> "";
            case MEDIUM -> "text known from secondary sources";
            case LOW -> "text inferred or known by hearsay";
            case NONE -> "text not found";
        };
        boolean dated = rules.from() != RuleSet.OPEN_START;
        String day = !dated || rules.dateConfidence() == Confidence.HIGH ? "" : "first day not certain";
        return text.isEmpty() || day.isEmpty() ? text + day : text + ", " + day;
    }

    /** How sure a statement is, in the word of the tables. */
    public static String confidence(Confidence sure) {
        return "confidence " + sure.word();
    }

    /** A topic of the Laws. */
    public static String topic(Rule rule) {
        return switch (rule) {
            case CHECKMATE -> "Checkmate";
            case STALEMATE -> "Stalemate";
            case DEAD_POSITION -> "Dead position";
            case THREEFOLD -> "Threefold repetition";
            case SAME_POSITION -> "Same position";
            case FIVEFOLD -> "Fivefold repetition";
            case FIFTY_MOVES -> "Fifty moves";
            case SEVENTY_FIVE_MOVES -> "75 moves";
            case FLAG_FALL -> "Flag fall";
            case RESIGNATION -> "Resignation";
            case ILLEGAL_MOVE -> "Illegal move";
            case AGREEMENT -> "Agreement";
            case QUICKPLAY -> "Quickplay finish";
            case SIGNED_RESULT -> "Signed result";
        };
    }

    /** What it takes for an event on the board to end the game. */
    public static String effect(Effect effect) {
        return switch (effect) {
            case NONE -> "no rule";
            case CLAIM -> "may be claimed";
            case BY_OFFICIAL -> "an official may declare it";
            case AUTOMATIC -> "ends the game by itself";
        };
    }

    /** The draw that could be claimed. */
    static String claim(Claim.Kind kind) {
        return switch (kind) {
            case THREEFOLD -> "threefold repetition";
            case FIFTY -> "fifty moves";
        };
    }

    /** {@code White} or {@code Black}. */
    static String color(int color) {
        return color == 0 ? "White" : "Black";
    }

    /** {@code third}; after the tenth {@code 11th}. */
    static String ordinal(int number) {
        String[] words = {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"
        };
        if (number <= words.length) {
            return words[number - 1];
        }
        boolean teens = number % 100 / 10 == 1;
        return number
                + (teens
                        ? "th"
                        : switch (number % 10) {
                            case 1 -> "st";
                            case 2 -> "nd";
                            case 3 -> "rd";
                            default -> "th";
                        });
    }

    /** A word of the tables with blanks for its underlines. */
    static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
