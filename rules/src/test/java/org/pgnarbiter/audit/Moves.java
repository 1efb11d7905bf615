package org.pgnarbiter.audit;

/** Move sequences that many tests use. */
final class Moves {
    static final String MATE = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#";
    static final String LOYD =
            "1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7"
                    + " 9. Qxc8 Kg6 10. Qe6";
    static final String SHUFFLE = " Nf3 Nf6 Ng1 Ng8";

    private Moves() {}

    /** The knights out and home again, so many times from the initial position: that many more occurrences. */
    static String shuffles(int times) {
        return SHUFFLE.repeat(times).trim();
    }
}
