package org.pgnarbiter.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.pgnarbiter.testkit.FuzzTarget;

/**
 * Any bytes, after one that says how the file is cut and read: the texts lie in the file one after another, and every way
 * of cutting gives the same ones.
 */
public final class SplitterTarget implements FuzzTarget {
    private static final int[] LIMITS = {GameSplitter.MAX_TEXT, 40, 7, 1};

    private long[] whole = new long[64];
    private long[] cut = new long[64];
    private int count;

    @Override
    public List<byte[]> seeds() {
        return FuzzTarget.bytes(
                "\u0003[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 {x} *\n",
                "\u0004[Event \"a\"]\n[Site \"x\"]\n\n1. e4 { [Event \"q\"]\n} 1-0\n\n[Event \"b\"]\n\n*",
                "\u00051. e4 *\n\n[Event \"a\"]\r\n[White \"Whi\r\nte\"]\r\n\r\n1. e4 {open\r\n\r\n[Event \"b\"]\r\n\r\n*",
                "\u0040; note\n% note\n\ufeff[Event \"a\"]\n\n} 1. e4 *\n[Event \"b\"]\n*",
                "\u0008[\0E\0v\0e\0n\0t\0 \0\"\0a\0\"\0]\0\n\0\n\0*\0\n\0\n\0[\0S\0i\0t\0e\0 \0\"\0\"\0]\0");
    }

    @Override
    public List<byte[]> words() {
        return FuzzTarget.bytes(
                "[Event \"a\"]\n",
                "[Site \"b\"]",
                "\n\n",
                "\n",
                "\r\n",
                "\r",
                "{",
                "}",
                ";",
                "%",
                "[",
                "]",
                "\"",
                "\"]\n",
                "1. e4 *\n",
                "*",
                "\ufeff",
                " ",
                "\t",
                "\0",
                "\u001a",
                "x",
                "[a \"",
                "\0\n\0",
                "[\0E\0");
    }

    @Override
    public int longest() {
        return 400;
    }

    @Override
    public int run(byte[] input) {
        if (input.length == 0) {
            return 0;
        }
        int how = input[0] & 0xFF;
        int limit = LIMITS[how >>> 6];
        int size = 1 + how % 64;
        byte[] file = Arrays.copyOfRange(input, 1, input.length);
        // At most six parts or so.
        size = Math.max(size, file.length / 6);
        // Where the reader's own buffer ends, things move.
        int filler = how % 16 == 15 ? (1 << 13) - size : 0;
        if (filler > 0) {
            byte[] longer = new byte[filler + file.length];
            Arrays.fill(longer, (byte) ' ');
            System.arraycopy(file, 0, longer, filler, file.length);
            file = longer;
            size = Math.max(size, 100);
        }
        try {
            TextEncoding encoding = TextEncoding.detect(file, file.length);
            count = 0;
            whole = read(file, 0, Math.max(1, file.length), encoding, limit, whole);
            int texts = count;
            long end = 0;
            for (int i = 0; i < texts; i++) {
                assertTrue(whole[3 * i] >= end, "texts overlap");
                end = whole[3 * i] + whole[3 * i + 1];
            }
            assertTrue(end <= file.length, "a text beyond the end");
            count = 0;
            for (int from = filler; from == filler || from < file.length; from += size) {
                int begin = from == filler ? 0 : from;
                cut = read(file, begin, from + size - begin, encoding, limit, cut);
            }
            assertEquals(texts, count, "number of texts");
            for (int i = 0; i < 3 * texts; i++) {
                assertEquals(whole[i], cut[i]);
            }
            int kind = encoding.ordinal() * 16 + (how >>> 6) * 4 + (filler > 0 ? 1 : 0);
            for (int i = 0; i < Math.min(3, texts); i++) {
                kind = kind * 8 + 32 - Integer.numberOfLeadingZeros((int) Math.min(127, whole[3 * i + 1]));
            }
            return kind * 4 + Math.min(3, texts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds place, length and a hash of the bytes of every text of one part. */
    private long[] read(byte[] file, int from, int owned, TextEncoding encoding, int limit, long[] into)
            throws IOException {
        long[] out = into;
        InputStream in = new ByteArrayInputStream(file, from, file.length - from);
        try (GameSplitter texts = GameSplitter.of(SplitStream.of(in, owned), from, from == 0, encoding, limit)) {
            while (texts.next()) {
                if (3 * count + 3 > out.length) {
                    out = Arrays.copyOf(out, 2 * out.length);
                }
                GameText text = texts.text();
                assertTrue(text.start() <= text.end() && text.end() - text.start() <= limit);
                int hash = text.tooLong() ? 7 : 1;
                for (int i = text.start(); i < text.end(); i++) {
                    hash = 31 * hash + text.buffer()[i];
                }
                out[3 * count] = text.offset();
                out[3 * count + 1] = text.length();
                out[3 * count + 2] = hash;
                count++;
            }
        }
        return out;
    }
}
