package org.pgnarbiter.audit;

import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import org.pgnarbiter.law.RuleSets;

/**
 * The rule sets by which a game is judged.
 *
 * @param laws the possible sets, never empty, oldest first; usually one
 * @param basis why these
 * @param fide the FIDE sets of the game's date, the same as {@code laws} unless a site's or another set was chosen
 */
public record Choice(List<RuleSets> laws, Basis basis, List<RuleSets> fide) implements Serializable {

    public Choice {
        laws = Collections.unmodifiableList(laws);
        fide = Collections.unmodifiableList(fide);
        if (laws.isEmpty() || fide.isEmpty()) {
            throw new IllegalArgumentException("no rule set");
        }
    }
}
