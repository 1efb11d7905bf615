package org.pgnarbiter.pgn;

/** How the bytes of a PGN file make text, as far as it matters for finding games. */
public enum TextEncoding {
    /** UTF-8 or any eight-bit encoding that agrees with ASCII; which of them is asked game by game. */
    BYTES,
    /** UTF-16, low byte first. */
    UTF_16LE,
    /** UTF-16, high byte first. */
    UTF_16BE;

    /** How many bytes of a file's head are enough for {@link #detect}. */
    public static final int HEAD = 64;

    /**
     * The encoding told by the head of a file: UTF-16 by its byte order mark, or without one by NULs in every other
     * byte, which no other PGN has.
     *
     * @param head the first bytes of the file, as many as there are up to {@link #HEAD}
     * @param length how many of them are there
     */
    public static TextEncoding detect(byte[] head, int length) {
        int n = Math.min(length, HEAD) & ~1;
        if (n >= 2 && head[0] == (byte) 0xFF && head[1] == (byte) 0xFE) {
            return UTF_16LE;
        }
        if (n >= 2 && head[0] == (byte) 0xFE && head[1] == (byte) 0xFF) {
            return UTF_16BE;
        }
        int even = 0;
        int odd = 0;
        for (int i = 0; i < n; i += 2) {
            even += head[i] == 0 ? 1 : 0;
            odd += head[i + 1] == 0 ? 1 : 0;
        }
        // The head of a PGN file is ASCII but for a name here and there.
        int most = Math.max(2, n / 4);
        if (even == 0 && odd >= most) {
            return UTF_16LE;
        }
        if (odd == 0 && even >= most) {
            return UTF_16BE;
        }
        return BYTES;
    }
}
