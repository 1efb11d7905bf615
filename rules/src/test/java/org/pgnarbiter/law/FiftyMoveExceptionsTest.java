package org.pgnarbiter.law;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.pgnarbiter.board.Fen;

/** LAWS.md section 2.3: endings with more than fifty moves, by window. */
class FiftyMoveExceptionsTest {

    private static final String KRB_KR = "8/8/8/8/2k5/8/1r6/R1B1K3 w - - 0 1";
    private static final String KNN_KP_TROITSKY = "8/8/4k3/8/p7/N7/3NK3/8 w - - 0 1";
    private static final String A2_A3 = "8/8/4k3/2b5/8/p7/P3K3/7R w - - 0 1";

    private static String limit(String fen, int day) {
        return limit(fen, day, day);
    }

    private static String limit(String fen, int from, int to) {
        RuleSet rules = RuleSets.fide(from).rules();
        MoveLimit limit = rules.exceptions().limit(Fen.parse(fen).position().orElseThrow(), from, to);
        return limit.determined() ? Integer.toString(limit.most()) : limit.least() + ".." + limit.most();
    }

    @Test
    void rookAndBishopAgainstRookThroughTheCentury() {
        assertEquals("50..132", limit(KRB_KR, 19350101));
        assertEquals("50..100", limit(KRB_KR, 19600101));
        assertEquals("50..100", limit(KRB_KR, 19800101));
        assertEquals("100", limit(KRB_KR, 19850101));
        assertEquals("100", limit(KRB_KR, 19881231));
        assertEquals("75", limit(KRB_KR, 19890101));
        assertEquals("75", limit(KRB_KR, 19920630));
        assertEquals("50..75", limit(KRB_KR, 19920701));
        assertEquals("50", limit(KRB_KR, 19930101));
        assertEquals("50", limit(KRB_KR, 19950127));
        assertEquals("100", limit("r1b1k3/8/8/8/2K5/8/1R6/8 w - - 0 1", 19860101));
    }

    @Test
    void twoKnightsAgainstAPawn() {
        assertEquals("50..200", limit(KNN_KP_TROITSKY, 19350101));
        assertEquals("50..100", limit(KNN_KP_TROITSKY, 19770101));
        assertEquals("100", limit(KNN_KP_TROITSKY, 19780101));
        assertEquals("100", limit(KNN_KP_TROITSKY, 19860101));
        assertEquals("75", limit(KNN_KP_TROITSKY, 19900101));
        assertEquals("50", limit(KNN_KP_TROITSKY, 19940101));
        assertEquals("50..100", limit(KNN_KP_TROITSKY, 19770101, 19780101));
    }

    @Test
    void thePawnOf1985MustBeBlockedAndNotTooFarAdvanced() {
        int day = 19860101;
        assertEquals("50", limit("8/8/4k3/8/8/p7/N7/3NK3 w - - 0 1", day), "a3 is beyond a4");
        assertEquals("100", limit("8/8/1p2k3/1N6/8/8/8/3NK3 w - - 0 1", day), "b6 is allowed");
        assertEquals("50", limit("8/8/4k3/1p6/1N6/8/8/3NK3 w - - 0 1", day), "b5 is beyond b6");
        assertEquals("50", limit("8/8/4k3/8/p7/8/N7/3NK3 w - - 0 1", day), "not blocked");
        assertEquals("50..100", limit("8/8/8/8/p7/Nk6/8/3NK3 w - - 0 1", day), "the king can take the blocker");
        assertEquals("100", limit("8/8/8/8/p7/Nk6/8/1N2K3 w - - 0 1", day), "the blocker is defended");
        assertEquals("100", limit("4k3/n7/n7/P7/8/8/4K3/8 w - - 0 1", day), "a white pawn, mirrored");
        assertEquals("50", limit("4k3/n7/P7/n7/8/8/4K3/8 w - - 0 1", day), "a6 is beyond a5");
    }

    @Test
    void rookAndRookPawnAgainstBishopAndPawn() {
        assertEquals("50..100", limit(A2_A3, 19600101));
        assertEquals("50..100", limit(A2_A3, 19810101));
        assertEquals("100", limit(A2_A3, 19820101));
        assertEquals("100", limit(A2_A3, 19860101));
        assertEquals("50..75", limit(A2_A3, 19900101));
        assertEquals("50", limit(A2_A3, 19940101));
        assertEquals("50", limit("8/8/4k3/3b4/8/p7/P3K3/7R w - - 0 1", 19860101), "light bishop with a2");
        assertEquals("100", limit("8/8/4k3/3b4/8/7p/4K2P/R7 w - - 0 1", 19860101), "light bishop with h2");
        assertEquals("50", limit("8/8/4k3/2b5/8/7p/4K2P/R7 w - - 0 1", 19860101), "dark bishop with h2");
        assertEquals("100", limit("r7/p3k3/P7/8/4K3/3B4/8/8 w - - 0 1", 19860101), "a7 v a6 and a light bishop");
        assertEquals("100", limit("r7/4k2p/7P/8/4K3/8/3B4/8 w - - 0 1", 19860101), "h7 v h6 and a dark bishop");
    }

    @Test
    void theSixClassesOf1989() {
        for (String fen : new String[] {
            "8/8/4k3/3n4/8/8/8/B2BK3 w - - 0 1",
            "8/3bb3/4k3/8/8/8/8/Q3K3 w - - 0 1",
            "8/3nn3/4k3/8/8/8/8/Q3K3 w - - 0 1",
            "8/1P6/4k3/3q4/8/8/8/Q3K3 w - - 0 1",
            KNN_KP_TROITSKY,
            KRB_KR
        }) {
            assertEquals("75", limit(fen, 19900101), fen);
            assertEquals("50", limit(fen, 19930101), fen);
        }
        assertEquals("50", limit("8/8/1P2k3/3q4/8/8/8/Q3K3 w - - 0 1", 19900101), "the pawn is not on the seventh");
    }

    @Test
    void rookAgainstBishopAndTwoKnightsNeverWasAnException() {
        String fen = "7k/4NK2/5r2/5BN1/8/8/8/8 w - - 0 1";
        for (int day : new int[] {19350101, 19600101, 19800101, 19860101, 19911025, 19950101, 20200101}) {
            assertEquals("50", limit(fen, day));
        }
    }
}
