package org.pgnarbiter.jobs.input;

import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * Decoders that another library brings. In a class of their own, so that commands that only ask {@link CorpusFormat#detect}
 * do without that library.
 */
final class StreamDecoders {
    private StreamDecoders() {}

    static InputStream gzip(InputStream stored) throws IOException {
        return GzipCompressorInputStream.builder()
                .setInputStream(stored)
                .setDecompressConcatenated(true)
                .get();
    }

    /** Refuses what wants more memory than so many KiB. */
    static InputStream xz(InputStream stored, int memoryKiB) throws IOException {
        return XZCompressorInputStream.builder()
                .setInputStream(stored)
                .setDecompressConcatenated(true)
                .setMemoryLimitKiB(memoryKiB)
                .get();
    }
}
