package org.pgnarbiter.jobs.input;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.pgn.TextEncoding;

/** The text of one piece of a file as runs, one after the other: most pieces have one. */
interface TextRuns extends Closeable {

    /** The next run; the one before it is finished then. */
    Optional<TextRun> next() throws IOException;

    /** The encoding of a run that does not begin at its file's start. */
    TextEncoding encoding() throws IOException;

    /** What was found wrong so far in the part of the file that this piece owns, in words that name the place. */
    List<String> damage();
}
