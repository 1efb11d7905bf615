package org.pgnarbiter.audit;

import java.io.Serializable;
import java.util.List;
import org.pgnarbiter.law.AnnouncedLimits;
import org.pgnarbiter.law.RuleSets;

/**
 * One row of the events file: what hangs on the event.
 *
 * @param pattern lower-case text that the Event tag must contain; {@code *} stands for anything
 * @param from first day of the games meant, yyyymmdd, 0 if open
 * @param to last day, 99991231 if open
 * @param laws the rule sets, empty to let date and site choose
 * @param agreementMinimum smallest number of moves before an agreed draw, 0 if none
 * @param armageddon whether a draw counts as a win of Black
 * @param exceptions the announced exceptions to the fifty-move rule
 */
public record EventRule(
        String pattern,
        int from,
        int to,
        List<RuleSets> laws,
        int agreementMinimum,
        boolean armageddon,
        AnnouncedLimits exceptions)
        implements Serializable {

    public EventRule {
        laws = List.copyOf(laws);
    }

    /** Whether the row speaks of this game. */
    boolean matches(CharSequence event, long days) {
        return ChessDate.last(days) >= from && ChessDate.first(days) <= to && matches(event);
    }

    private boolean matches(CharSequence event) {
        int index = 0;
        for (String part : pattern.split("\\*", -1)) {
            if (part.isEmpty()) {
                continue;
            }
            int found = event == null ? -1 : indexOf(event, part, index);
            if (found < 0) {
                return false;
            }
            index = found + part.length();
        }
        return true;
    }

    private static int indexOf(CharSequence text, String word, int from) {
        for (int i = from; i + word.length() <= text.length(); i++) {
            if (Words.at(text, i, word)) {
                return i;
            }
        }
        return -1;
    }
}
