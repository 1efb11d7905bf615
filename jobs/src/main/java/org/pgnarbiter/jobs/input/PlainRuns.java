package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.pgn.TextEncoding;

/** A byte range of a file that is stored as text. */
final class PlainRuns implements TextRuns {
    private final RawInput in;
    private final long start;
    private final long end;
    private boolean taken;

    PlainRuns(RawInput in, long start, long end) {
        this.in = in;
        this.start = start;
        this.end = end;
    }

    @Override
    public Optional<TextRun> next() throws IOException {
        if (taken) {
            return Optional.empty();
        }
        taken = true;
        in.seek(start);
        return Optional.of(new StreamRun(in, start, end - start, 0));
    }

    @Override
    public TextEncoding encoding() throws IOException {
        byte[] head = new byte[TextEncoding.HEAD];
        long here = in.position();
        in.seek(0);
        int n = in.readNBytes(head, 0, head.length);
        in.seek(here);
        return TextEncoding.detect(head, n);
    }

    @Override
    public List<String> damage() {
        return List.of();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
