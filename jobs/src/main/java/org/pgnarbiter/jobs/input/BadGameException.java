package org.pgnarbiter.jobs.input;

/** A game's own fault, where {@code --mode failfast} says that it ends the run. The message is meant for the user. */
public final class BadGameException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadGameException(String message) {
        super(message);
    }
}
