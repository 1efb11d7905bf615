package org.pgnarbiter.pgn;

import java.util.Arrays;

/**
 * A view of bytes as characters, one a byte (Latin-1), for comparisons with ASCII words without making a String. It is
 * reused from game to game: never keep one.
 */
public final class TextRange implements CharSequence {
    private byte[] bytes = new byte[0];
    private int start;
    private int end;

    TextRange set(byte[] text, int from, int to) {
        bytes = text;
        start = from;
        end = to;
        return this;
    }

    /** The array the range lies in. */
    public byte[] array() {
        return bytes;
    }

    /** Index of the first byte. */
    public int start() {
        return start;
    }

    /** Index after the last byte. */
    public int end() {
        return end;
    }

    @Override
    public int length() {
        return end - start;
    }

    @Override
    public char charAt(int index) {
        return (char) (bytes[start + index] & 255);
    }

    /** Whether an ASCII character, a letter in either case, may stand in the text; no is certain. */
    public boolean mayHave(char wanted) {
        return ByteSearch.indexOfLetter(bytes, start, end, (char) (wanted | 32)) < end;
    }

    /** The eight bytes from an index on, the first lowest; bytes after the end of the text come into it. */
    public long eightFrom(int index) {
        return ByteSearch.eight(bytes, start + index);
    }

    /** Whether a letter may be followed at once by one of three, in either case; no is certain. */
    public boolean mayHavePair(char first, char a, char b, char c) {
        return ByteSearch.mayHavePair(bytes, start, end, first, a, b, c);
    }

    /** Whether the text begins with these bytes. */
    public boolean startsWith(byte[] head) {
        return length() >= head.length && Arrays.equals(bytes, start, start + head.length, head, 0, head.length);
    }

    /** Whether all bytes lie between 0 and 126. */
    public boolean isBelowDelete() {
        return ByteSearch.isBelowDelete(bytes, start, end);
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        return new TextRange().set(bytes, start + from, start + to);
    }

    @Override
    public String toString() {
        return new String(bytes, start, end - start, java.nio.charset.StandardCharsets.ISO_8859_1);
    }
}
