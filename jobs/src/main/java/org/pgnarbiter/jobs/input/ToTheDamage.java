package org.pgnarbiter.jobs.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;

/**
 * A decoder's text up to the damage. What a decoder has decoded in the call in which it meets damage it keeps to itself, so
 * the text is decoded once more up to that call, and from there byte by byte; only then the damage is told.
 */
final class ToTheDamage extends BulkInput {

    /** Decodes the same text once more, from its start. */
    @FunctionalInterface
    interface Again {
        InputStream open() throws IOException;
    }

    /** No decoder keeps more to itself: a chunk of LZMA2 makes no more text. */
    private static final int MOST = 1 << 21;

    private final InputStream text;
    private final List<Again> ways;
    private long handedOver;
    private IOException damage;
    private byte[] rest;
    private int restAt;

    /**
     * @param ways to decode the text once more: what they do not agree on is not text of the file
     */
    ToTheDamage(InputStream text, List<Again> ways) {
        this.text = text;
        this.ways = ways;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        if (damage == null) {
            try {
                int n = text.read(b, off, len);
                handedOver += Math.max(0, n);
                return n;
            } catch (IOException e) {
                damage = e;
            } catch (RuntimeException e) {
                damage = new IOException(e.getMessage(), e);
            }
            text.close();
            rest = agreedRest();
        }
        if (restAt == rest.length) {
            throw damage;
        }
        int n = Math.min(len, rest.length - restAt);
        System.arraycopy(rest, restAt, b, off, n);
        restAt += n;
        return n;
    }

    private byte[] agreedRest() {
        byte[] agreed = rest(ways.get(0));
        for (Again way : ways.subList(1, ways.size())) {
            byte[] other = rest(way);
            int same = Arrays.mismatch(agreed, other);
            agreed = same < 0 ? agreed : Arrays.copyOf(agreed, same);
        }
        return agreed;
    }

    /** The text after what was handed over. */
    private byte[] rest(Again way) {
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        byte[] one = new byte[1];
        try (InputStream again = way.open()) {
            again.skipNBytes(handedOver);
            while (found.size() < MOST && again.read(one, 0, 1) > 0) {
                found.write(one[0]);
                one[0] = 0;
            }
        } catch (IOException | RuntimeException e) {
            // The damage again. Some decoders find it after they have written the byte before it; no text has a byte 0.
            if (one[0] != 0) {
                found.write(one[0]);
            }
        }
        return found.toByteArray();
    }

    @Override
    public void close() throws IOException {
        text.close();
    }
}
