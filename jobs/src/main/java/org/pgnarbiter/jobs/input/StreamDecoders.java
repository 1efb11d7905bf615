package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.tukaani.xz.LZMAInputStream;

/**
 * Decoders that another library brings. In a class of their own, so that commands that only ask {@link CorpusFormat#detect}
 * do without that library.
 */
final class StreamDecoders {
    private StreamDecoders() {}

    static InputStream gzip(InputStream stored) throws IOException {
        return new ShortReads(GzipCompressorInputStream.builder()
                .setInputStream(stored)
                .setDecompressConcatenated(true)
                .get());
    }

    /** Refuses what wants more memory than so many KiB. */
    static InputStream xz(InputStream stored, int memoryKiB) throws IOException {
        return XZCompressorInputStream.builder()
                .setInputStream(stored)
                .setDecompressConcatenated(true)
                .setMemoryLimitKiB(memoryKiB)
                .get();
    }

    /**
     * LZMA as a zip holds it: two bytes of version, two for the length of what follows, and five of settings before the data.
     *
     * @param length of the text; a mark may end it, too
     */
    static InputStream lzma(InputStream stored, long length, int memoryKiB) throws IOException {
        ByteBuffer head = ByteBuffer.wrap(stored.readNBytes(9)).order(ByteOrder.LITTLE_ENDIAN);
        if (head.capacity() < 9 || head.getShort(2) != 5) {
            throw new DamageException("the entry does not begin as LZMA does");
        }
        byte settings = head.get(4);
        int window = head.getInt(5);
        if (window < 0 || LZMAInputStream.getMemoryUsage(window, settings) > memoryKiB) {
            throw new DamageException("the entry asks for a window of " + Integer.toUnsignedLong(window) + " bytes");
        }
        LZMAInputStream text = new LZMAInputStream(stored, length, settings, window);
        text.enableRelaxedEndCondition();
        return text;
    }

    /** Hands over what the decoder has counted as unpacked in the call in which it finds that the file has no more. */
    private static final class ShortReads extends BulkInput {
        private final GzipCompressorInputStream in;
        private long handedOver;
        private IOException damage;

        ShortReads(GzipCompressorInputStream in) {
            this.in = in;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            if (damage != null) {
                throw damage;
            }
            int n;
            try {
                n = in.read(buffer, offset, length);
            } catch (IOException e) {
                n = (int) (in.getBytesRead() - handedOver);
                if (n == 0) {
                    throw e;
                }
                damage = e;
            }
            handedOver += Math.max(0, n);
            return n;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
