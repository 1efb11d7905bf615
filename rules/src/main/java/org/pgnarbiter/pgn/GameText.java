package org.pgnarbiter.pgn;

/**
 * The bytes of one game text: a view into the buffer of the {@link GameSplitter} that found it, valid until the
 * splitter's next step.
 *
 * <p>A text is what lies between two game starts, so it usually holds one game. It may hold none (a note at the head of
 * the file) or several (games without tags, games glued together): see {@link GameBoundary}.
 *
 * <p>At least {@link #PADDING} bytes can be read from the buffer after {@link #end()}; those after the last byte of the
 * input are zero.
 */
public final class GameText {
    /** How many bytes of the buffer may be looked at after the end of a text. */
    public static final int PADDING = 64;

    private byte[] buffer = new byte[PADDING];
    private int start;
    private int end;
    private long offset;
    private long length;
    private boolean tooLong;
    private boolean utf16;

    GameText() {}

    /** A whole text in memory, at offset 0; the bytes are copied once to give them their padding. */
    public static GameText of(byte[] bytes) {
        byte[] padded = new byte[bytes.length + PADDING];
        System.arraycopy(bytes, 0, padded, 0, bytes.length);
        return new GameText().set(padded, 0, bytes.length, 0, bytes.length, false);
    }

    GameText set(byte[] newBuffer, int newStart, int newEnd, long newOffset, long newLength, boolean isTooLong) {
        buffer = newBuffer;
        start = newStart;
        end = newEnd;
        offset = newOffset;
        length = newLength;
        tooLong = isTooLong;
        return this;
    }

    /** The array that holds the text, not a copy: UTF-8 or an eight-bit encoding, never UTF-16. */
    public byte[] buffer() {
        return buffer;
    }

    /** Index of the first byte of the text in {@link #buffer()}. */
    public int start() {
        return start;
    }

    /** Index after the last byte of the text in {@link #buffer()}; blanks at the end of the text are left out. */
    public int end() {
        return end;
    }

    /** Where the text begins: bytes of the input as stored (two for each UTF-16 unit) from the start of its stream. */
    public long offset() {
        return offset;
    }

    /** Where the byte at an index of {@link #buffer()} lies, counted as {@link #offset()}. */
    public long offsetOf(int index) {
        return offset + (utf16 ? Utf16Stream.originalLength(buffer, start, index) : index - start);
    }

    GameText utf16(boolean isUtf16) {
        utf16 = isUtf16;
        return this;
    }

    /**
     * Whether the text is certainly exactly one game, however its moves are read. Quick, as it is not read for it; not
     * said of all texts of which it is true.
     */
    public boolean isOneGame() {
        return PlainGame.end(buffer, start, end) == end;
    }

    /** Length of the whole text in bytes of the input as stored, also when the buffer holds only its head. */
    public long length() {
        return length;
    }

    /** Whether the text was longer than the splitter's limit, so that the buffer holds only its head. */
    public boolean tooLong() {
        return tooLong;
    }
}
