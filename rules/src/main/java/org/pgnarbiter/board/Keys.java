package org.pgnarbiter.board;

/**
 * The random numbers of the incremental position hash. They come from one fixed seed (SplitMix64), so that every JVM,
 * machine and run hashes alike; stored {@code moves_hash} values depend on them, so they must never change.
 */
final class Keys {
    /** Index {@code piece * 64 + square}. */
    static final long[] PIECE = new long[12 * 64];
    /** Index: castling rights, four bits; the key of no rights is 0. */
    static final long[] CASTLING = new long[16];
    /** Index: file of the pawn that can be taken en passant. */
    static final long[] EN_PASSANT = new long[8];

    static final long BLACK_TO_MOVE;

    /** The keys of PIECE by inner codes: index {@code (colour * 16 + code) * 64 + square}. */
    static final long[] MAN = new long[2 * 16 * 64];
    /** Index: {@link Position#state()}; what turns a placement key into the key of the repetition rule. */
    static final long[] STATE = new long[256];

    static {
        long state = 0x9E3779B97F4A7C15L;
        for (int i = 0; i < PIECE.length; i++) {
            state += 0x9E3779B97F4A7C15L;
            PIECE[i] = mix(state);
        }
        long[] right = new long[4];
        for (int i = 0; i < 4; i++) {
            state += 0x9E3779B97F4A7C15L;
            right[i] = mix(state);
        }
        for (int rights = 1; rights < 16; rights++) {
            for (int i = 0; i < 4; i++) {
                if ((rights >> i & 1) != 0) {
                    CASTLING[rights] ^= right[i];
                }
            }
        }
        for (int i = 0; i < 8; i++) {
            state += 0x9E3779B97F4A7C15L;
            EN_PASSANT[i] = mix(state);
        }
        state += 0x9E3779B97F4A7C15L;
        BLACK_TO_MOVE = mix(state);
        for (int piece = 0; piece < 12; piece++) {
            int code = piece / 6 * 16 + Codes.ofRole(piece % 6);
            System.arraycopy(PIECE, piece * 64, MAN, code * 64, 64);
        }
        for (int i = 0; i < STATE.length; i++) {
            STATE[i] = CASTLING[i & 15] ^ (i < 16 ? 0 : EN_PASSANT[(i >> 4) - 1 & 7]);
        }
    }

    private Keys() {}

    /** The finalizer of SplitMix64: a bijection of 64-bit numbers that spreads every input bit. */
    static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
