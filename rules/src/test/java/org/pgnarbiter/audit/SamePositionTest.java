package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.replay.GameFacts;

/** The 24 sequences of LAWS.md section 4.4, by their numbers there: when two positions are the same. */
class SamePositionTest {
    private static final String ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String ARM_II = "e4 e5 Nf3 Nc6 Bc4 Be7 Ke2 Nf6 Ke1 Ng8 Ke2 Nf6 Ke1 Ng8";

    /** Number, start, moves, occurrences of the final position, the same by men and side to move alone where it differs. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | - | e4 e5 Qf3 Qe7 Qe2 Qd8 Qd1 Qf6 Qe2 Qe7 Qd1 Qd8 | 2 | 2",
                "2 | - | " + ARM_II + " | 2 | 3",
                "3 | - | " + ARM_II + " Ke2 Nf6 Ke1 Ng8 | 3 | 4",
                "4 | - | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 3 | 3",
                "5 | r3k2r/p5pp/8/1N6/8/8/P5PP/4K3 w kq - 0 17 | Nc7+ Kd7 Nb5 Ke8 Nc7+ Kd7 Nb5 Ke8 Nc7+ | 2 | 3",
                "6 | 6k1/8/8/8/5q2/8/8/4K2R b K - 0 1 | Qg3+ Kf1 Qf4+ Ke1 Qg3+ Kf1 Qf4+ Ke1 Qg3+ | 2 | 3",
                "7 | 4k3/8/b7/8/8/8/7P/1N2K2R w K - 0 1 | Na3 Bb7 Nb1 Ba6 Na3 Bb7 Nb1 Ba6 | 3 | 3",
                "8 | 4k2r/7p/8/8/8/8/7P/4K2R w Kk - 0 1 | Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 | 2 | 3",
                "9 | r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22 | Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 Nc3 Ra8 Nb5 | 2 | 3",
                "10 | 4k3/8/8/8/8/4p1p1/4P1P1/4KB1R w K - 0 1 | Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8 | 2 | 3",
                "11 | - | e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8 | 2 | 3",
                "12 | - | e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1 | 3 | 3",
                "13 | 1kr4n/3p4/8/2P5/8/8/8/2K4N b - - 0 1 | d5 Ng3 Ng6 Nh1 Nh8 Ng3 Ng6 Nh1 Nh8 | 3 | 3",
                "14 | 6kn/2p5/8/KP5r/8/8/8/7N b - - 0 1 | c5 Ng3 Ng6 Nh1 Nh8 Ng3 Ng6 Nh1 Nh8 | 3 | 3",
                "15 | - | e4 e6 e5 Ke7 Ke2 Qe8 Kd3 Qd8 Kc4 Qe8 Kb5 d5+ Ka5 Qd8 Kb5 Qe8+ Kc5 Qd8 Kb5 Qe8+ | 3 | 3",
                "19 | k7/8/8/8/8/8/8/KN1N4 w - - 0 1"
                        + " | Na3 Kb8 Nb1 Ka8 Nd2 Kb8 Nf1 Ka8 Nc3 Kb8 Nb1 Ka8 Ne3 Kb8 Nd1 Ka8 | 3 | 3",
                "20 | k7/8/8/8/8/8/8/K6R w - - 37 60 | Kb1 Kb8 Ka1 Ka8 Kb1 Kb8 Ka1 Ka8 | 3 | 3",
                "21 | - | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 | 2 | 2",
                "22 | 2b2rk1/5ppp/8/8/8/8/5PPP/2B2RK1 w - - 0 1"
                        + " | Bb2 Bb7 Bc1 Bc8 Ba3 Ba6 Bc1 Bc8 Bd2 Bd7 Bc1 Bc8 Be3 Be6 Bc1 Bc8 | 5 | 5",
                "23 | - | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nf6 Nf3 Nb8 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | 5 | 5",
                "24 | - | Nf3 Nf6 Nc3 c5 e3 d5 Be2 Ne4 Bf1 Nf6 Be2 Ne4 Bf1 Nf6 | 3 | 3",
            })
    void occurrencesOfTheFinalPosition(int number, String start, String moves, int strict, int byMen) {
        Judged game = judged(start, moves);
        GameFacts facts = game.game.facts();
        assertEquals(strict, game.game.trace().occurrences(facts.plies()), "sequence " + number);
        assertEquals(byMen, Math.max(strict, facts.maxPlacementRepetition()), "sequence " + number + " by men");
        if (number == 20) {
            assertEquals(45, facts.halfmoveClock());
        }
        if (number == 21) {
            assertEquals(List.of("threefold_intended"), game.audit.claimAtEnd());
        }
        if (strict == 5) {
            // The fifth occurrence: with every fourth ply also in the wording of 2014, else only in that of 2017.
            int by2014 =
                    Judged.by(RuleSets.FIDE_2014, "*", moves, tag(start)).audit.endPly();
            assertEquals(number == 22 ? facts.plies() : -1, by2014);
            assertEquals(facts.plies(), game.audit.endPly());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "16 | 1k1r3n/4p3/8/3P1P2/8/8/8/3K3N b - - 0 1 | e5 | true",
                "17 | 8/8/7k/8/4p3/8/3P4/2B1K3 w - - 0 1 | d4+ | false",
                "18 | k7/3p4/8/4P3/2K5/8/8/8 b - - 0 1 | d5+ | true",
            })
    void theRightToTakeEnPassantIsThereIfACaptureIsLegal(int number, String start, String moves, boolean right) {
        Judged game = judged(start, moves);
        assertEquals(right, game.game.finalPosition().enPassant() >= 0, "sequence " + number);
        assertEquals(
                right, !Fen.write(game.game.finalPosition()).split(" ", -1)[3].equals("-"));
    }

    private static Judged judged(String start, String moves) {
        Judged game = Judged.by(RuleSets.FIDE_2023, "*", moves, tag(start));
        assertNull(game.game.facts().stop(), moves);
        assertTrue(game.game.facts().plies() > 0);
        return game;
    }

    private static String tag(String start) {
        return "FEN=" + (start.equals("-") ? ARRAY : start);
    }
}
