package org.pgnarbiter.jobs.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
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

        /** How to read the file once more where it is damaged, see {@link ToTheDamage}. */
        default List<Opener> again() {
            return List.of(this);
        }
    }

    private static final int STEP = 1 << 13;

    private final RawInput in;
    private final Opener opener;
    private final List<String> damage = new ArrayList<>();
    private Source source;
    private int streams;
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

    /**
     * The same for a decoder that wants whole chunks. Where the file ends within one, the chunk is read with two different
     * ends: what both make of it is what the bytes before say.
     */
    static Opener chunked(Decoder decoder) {
        return new Opener() {
            @Override
            public Source open(RawInput in) throws IOException {
                return single(decoder).open(in);
            }

            @Override
            public List<Opener> again() {
                return List.of(withEnd(0), withEnd(0xFF));
            }

            private Opener withEnd(int other) {
                return in -> single(stored -> decoder.decode(new OtherEnd(in, other)))
                        .open(in);
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
                    streams++;
                    return Optional.of(new StreamRun(new Guarded(text()), 0, Long.MAX_VALUE, source.place()));
                }
                finished = true;
                if (streams == 0 && damage.isEmpty()) {
                    damage.add("no entry of it is named *.pgn or *.txt");
                }
            } catch (DamageException e) {
                // The source can go on after it.
                damage.add(e.getMessage());
            } catch (IOException | RuntimeException e) {
                tell(e);
            }
        }
        return Optional.empty();
    }

    private InputStream text() throws IOException {
        List<ToTheDamage.Again> ways = new ArrayList<>();
        for (Opener way : opener.again()) {
            ways.add(() -> again(way));
        }
        return new ToTheDamage(new Unclosed(source.stream()), ways);
    }

    /** The stream moved to, once more from its start. */
    private InputStream again(Opener way) throws IOException {
        in.rethrowFailure();
        in.seek(0);
        // Not both at once, as each may keep much of the text; closed they would close the file.
        source = null;
        source = way.open(in);
        for (int i = 0; i < streams; i++) {
            if (!source.next()) {
                throw new IOException("the file has changed");
            }
        }
        return new Unclosed(source.stream());
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
    private final class Guarded extends BulkInput {
        private final InputStream text;

        Guarded(InputStream text) {
            this.text = text;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            try {
                return finished ? -1 : text.read(b, off, Math.min(len, STEP));
            } catch (IOException | RuntimeException e) {
                tell(e);
                return -1;
            }
        }
    }

    /** A stream of a source, which alone is to be closed. */
    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream text) {
            super(text);
        }

        @Override
        public void close() {
            // The source is closed at the end.
        }
    }

    /** Stored bytes, of which the last are altered, and after them others that are not there. */
    private static final class OtherEnd extends BulkInput {
        /** More than a decoder of LZMA looks ahead. */
        private static final int ALTERED = 12;
        /** No chunk of LZMA2 is longer. */
        private static final int MORE = 1 << 16;

        private final RawInput stored;
        private final int value;
        private int left = MORE;

        OtherEnd(RawInput stored, int value) {
            this.stored = stored;
            this.value = value;
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            int n = stored.read(b, off, len);
            if (n < 0) {
                n = left == 0 ? -1 : Math.min(len, left);
                Arrays.fill(b, off, off + Math.max(0, n), (byte) value);
                left -= Math.max(0, n);
                return n;
            }
            long altered = stored.length() - ALTERED - (stored.position() - n);
            for (int i = (int) Math.max(0, altered); i < n; i++) {
                b[off + i] ^= (byte) value;
            }
            return n;
        }

        @Override
        public void close() throws IOException {
            stored.close();
        }
    }
}
