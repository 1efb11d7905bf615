package org.pgnarbiter.law;

import java.io.Serializable;
import java.util.Objects;

/**
 * One rule of a rule set in our own words.
 *
 * @param number the article's number in that edition, empty where it is not known or the authority has none
 * @param says what it says
 * @param confidence how sure that is
 * @param source short name of the source, as in {@code docs}; empty where the statement is a default
 */
public record Article(String number, String says, Confidence confidence, String source) implements Serializable {

    public Article {
        Objects.requireNonNull(number);
        Objects.requireNonNull(says);
        Objects.requireNonNull(confidence);
        Objects.requireNonNull(source);
    }

    /** The number with the word in front, or the empty string. */
    public String citation() {
        return number.isEmpty() ? "" : "Art. " + number;
    }
}
