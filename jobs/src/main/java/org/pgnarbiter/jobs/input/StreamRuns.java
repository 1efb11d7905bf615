package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pgnarbiter.pgn.TextEncoding;

/** The text of a file whose format can only be read from its start: one stream, or the entries of an archive. */
final class StreamRuns implements TextRuns {

    /** What yields the streams, one after the other. */
    interface Source {
        /** Moves on to the next stream; after a {@link DamageException} it can be asked again. */
        boolean next() throws IOException;

        /** The stream moved to. */
        InputStream stream() throws IOException;

        /** What tells this stream's place apart from the others' of the file. */
        long place();

        void close() throws IOException;
    }

    /** Makes the source; may read the file's head. */
    interface Opener {
        Source open(RawInput in) throws IOException;
    }

    private static final int STEP = 1 << 13;
    private static final int TAIL = 1 << 17;
    private static final int TAIL_STEP = 256;

    private final RawInput in;
    private final Opener opener;
    private final List<String> damage = new ArrayList<>();
    private Source source;
    private boolean finished;

    StreamRuns(RawInput in, Opener opener) {
        this.in = in;
        this.opener = opener;
    }

    /** The source of a format that holds one stream. */
    static Opener single(Decoder decoder) {
        return in -> new Source() {
            private final InputStream text = decoder.decode(in);
            private boolean taken;

            @Override
            public boolean next() {
                boolean first = !taken;
                taken = true;
                return first;
            }

            @Override
            public InputStream stream() {
                return text;
            }

            @Override
            public long place() {
                return 0;
            }

            @Override
            public void close() throws IOException {
                text.close();
            }
        };
    }

    /** Makes text of stored bytes. */
    interface Decoder {
        InputStream decode(InputStream stored) throws IOException;
    }

    @Override
    public Optional<TextRun> next() throws IOException {
        while (!finished) {
            try {
                if (source == null) {
                    source = opener.open(in);
                }
                if (source.next()) {
                    return Optional.of(new StreamRun(new Guarded(source.stream()), 0, Long.MAX_VALUE, source.place()));
                }
                finished = true;
            } catch (DamageException e) {
                // The source can go on after it.
                damage.add(e.getMessage());
            } catch (IOException | RuntimeException e) {
                tell(e);
            }
        }
        return Optional.empty();
    }

    private void tell(Exception e) throws IOException {
        in.rethrowFailure();
        finished = true;
        damage.add("damaged near byte " + in.position() + ": "
                + (e.getMessage() == null ? "ends too early, or is garbled" : e.getMessage()));
    }

    @Override
    public TextEncoding encoding() {
        return TextEncoding.BYTES;
    }

    @Override
    public List<String> damage() {
        return List.copyOf(damage);
    }

    @Override
    public void close() throws IOException {
        if (source != null) {
            source.close();
        }
        in.close();
    }

    /** Ends where the text becomes unreadable. */
    private final class Guarded extends InputStream {
        private final InputStream text;

        Guarded(InputStream text) {
            this.text = text;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        /** What a decoder has decoded in the call that meets damage is lost, so calls are small where files are cut off. */
        private int step() {
            return in.length() - in.position() > TAIL ? STEP : TAIL_STEP;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            try {
                return finished ? -1 : text.read(b, off, Math.min(len, step()));
            } catch (IOException | RuntimeException e) {
                tell(e);
                return -1;
            }
        }
    }
}
