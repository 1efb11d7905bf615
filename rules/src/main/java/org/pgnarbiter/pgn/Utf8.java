package org.pgnarbiter.pgn;

/** Tests bytes for UTF-8 without decoding them. */
final class Utf8 {
    private Utf8() {}

    /** Whether {@code [from, to)} is well-formed UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF. */
    static boolean isValid(byte[] text, int from, int to) {
        int at = from;
        while (at < to) {
            at = ByteSearch.endOfAscii(text, at, to);
            if (at == to) {
                break;
            }
            int lead = text[at++] & 255;
            int more =
                    lead >= 0xC2 && lead <= 0xDF ? 1 : (lead & 0xF0) == 0xE0 ? 2 : lead >= 0xF0 && lead <= 0xF4 ? 3 : 0;
            if (more == 0 || at + more > to) {
                return false;
            }
            int second = text[at] & 255;
            if (lead == 0xE0 && second < 0xA0
                    || lead == 0xED && second > 0x9F
                    || lead == 0xF0 && second < 0x90
                    || lead == 0xF4 && second > 0x8F) {
                return false;
            }
            for (int i = 0; i < more; i++) {
                if ((text[at + i] & 0xC0) != 0x80) {
                    return false;
                }
            }
            at += more;
        }
        return true;
    }

    /** The code point at {@code at}, or -1 when the bytes there are no UTF-8 character that ends before {@code limit}. */
    static int codePoint(byte[] text, int at, int limit) {
        int lead = text[at] & 255;
        if (lead < 0x80) {
            return lead;
        }
        int length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
        if (at + length > limit || !isValid(text, at, at + length)) {
            return -1;
        }
        int value = lead & (0xFF >> (length + 1));
        for (int i = 1; i < length; i++) {
            value = value << 6 | text[at + i] & 0x3F;
        }
        return value;
    }
}
