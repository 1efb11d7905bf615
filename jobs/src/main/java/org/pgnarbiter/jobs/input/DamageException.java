package org.pgnarbiter.jobs.input;

import java.io.IOException;

/** The file's own bytes are wrong; nothing the disk or the network did. */
final class DamageException extends IOException {
    private static final long serialVersionUID = 1;

    DamageException(String message) {
        super(message);
    }
}
