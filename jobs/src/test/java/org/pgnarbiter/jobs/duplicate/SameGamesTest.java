package org.pgnarbiter.jobs.duplicate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SameGamesTest {
    private static int number;

    @Test
    void twoScoresOfOneGameThatDifferAtTheEnd() {
        GameRecord one = record("1971.10.07", "3", "1/2-1/2", 67, 1, 10);
        GameRecord other = record("1971.10.07", "3", "1/2-1/2", 66, 2, 10);
        assertEquals(List.of("-", "CONFLICTING_MOVES"), codes(other, one));
    }

    @Test
    void otherResultWeighsMoreThanOtherMoves() {
        GameRecord one = record("1971.10.07", "3", "1/2-1/2", 67, 1, 10);
        assertEquals(List.of("-", "CONFLICTING_RESULTS"), codes(one, record("1971.10.07", "?", "1-0", 60, 2, 10)));
        assertEquals(List.of("-", "CONFLICTING_RESULTS"), codes(one, record("1971.10.07", "03", "1-0", 67, 1, 10)));
        assertEquals(List.of("-", "DUPLICATE"), codes(one, record("1971.??.??", "3.1", "*", 67, 1, 10)));
    }

    @Test
    void otherGamesOfTheSamePlayersAreNoDuplicates() {
        GameRecord one = record("1971.10.07", "3", "1/2-1/2", 67, 1, 10);
        assertEquals(List.of(), codes(one, record("1971.10.07", "4", "1-0", 60, 2, 10)));
        assertEquals(List.of(), codes(one, record("1971.10.08", "3", "1-0", 60, 2, 10)));
        assertEquals(List.of(), codes(one, record("1971.10.07", "3", "1-0", 60, 2, 11)));
    }

    @Test
    void shortDrawOnAnotherDayIsAnotherGame() {
        GameRecord one = record("1990.01.01", "3", "1/2-1/2", 16, 1, 1);
        assertEquals(List.of(), codes(one, record("1990.02.01", "3", "1/2-1/2", 16, 1, 1)));
        assertEquals(List.of("-", "DUPLICATE"), codes(one, record("1990.01.01", "?", "1/2-1/2", 16, 1, 1)));
    }

    @Test
    void scoreWithoutMovesIsTheSameGameOnlyInTheSameRound() {
        GameRecord one = record("1990.01.01", "3", "1-0", 50, 1, 1);
        assertEquals(List.of("-", "CONFLICTING_MOVES"), codes(one, record("1990.01.01", "3", "1-0", 0, 7, 7)));
        assertEquals(List.of(), codes(one, record("1990.01.01", "?", "1-0", 0, 7, 7)));
    }

    @Test
    void pagesOfTheirOwnTellGamesApart() {
        GameRecord one = at("https://lichess.org/abcdefgh");
        assertEquals(List.of(), codes(one, at("https://lichess.org/abcdefgi")));
        assertEquals(List.of("-", "DUPLICATE"), codes(one, at("https://lichess.org/abcdefgh")));
        assertEquals(List.of("-", "DUPLICATE"), codes(one, at(null)));
    }

    @Test
    void programsRepeatWholeGamesInOtherRounds() {
        GameRecord one = record("2020.01.01", "3", "1-0", 90, 1, 1);
        assertEquals(List.of(), codes(one, record("2020.01.01", "5", "1-0", 90, 1, 1)));
    }

    @Test
    void thousandRecordsOfOneGameAreOneGame() {
        List<GameRecord> records = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            records.add(record("1990.01.01", "3", "1-0", 50, 1, 1));
        }
        assertEquals(
                List.of(1000), SameGames.of(records).stream().map(List::size).toList());
    }

    @Test
    void keptMovesTellHowFarTwoScoresAgree() {
        GameRecord whole = kept(4, 1, "e2e4 e7e5 g1f3 b8c6");
        assertEquals(3, kept(3, 2, "e2e4 e7e5 g1f3").pliesShared(whole), "a score that stops earlier");
        assertEquals(2, kept(4, 3, "e2e4 e7e5 f1c4 b8c6").pliesShared(whole), "scores that part");
        assertEquals(4, kept(4, 1, "e2e4 e7e5 g1f3 b8c6").pliesShared(whole));
        assertEquals(-1, kept(3, 2, null).pliesShared(whole), "not kept");
        assertEquals(4, kept(4, 1, null).pliesShared(kept(4, 1, null)), "the same moves need not be kept");
        assertEquals(0, kept(0, 5, "").pliesShared(whole));
    }

    private static GameRecord kept(int plies, long hash, String moves) {
        GameRecord game = record("2020.01.01", "1", "1-0", plies, hash, 1);
        return new GameRecord(
                game.source(),
                0,
                game.byteOffset(),
                game.event(),
                null,
                game.dateText(),
                "1",
                game.white(),
                game.black(),
                "1-0",
                plies,
                hash,
                1,
                1,
                null,
                null,
                moves);
    }

    private static List<String> codes(GameRecord... records) {
        List<String> codes = new ArrayList<>();
        for (List<GameRecord> game : SameGames.of(Arrays.asList(records))) {
            SameGames.ranked(game).values().forEach(code -> codes.add(code == null ? "-" : code));
        }
        return codes;
    }

    private static GameRecord at(String address) {
        GameRecord game = record("2020.01.01", "?", "1-0", 50, 1, 1);
        return new GameRecord(
                game.source(),
                0,
                game.byteOffset(),
                game.event(),
                null,
                game.dateText(),
                "?",
                game.white(),
                game.black(),
                "1-0",
                50,
                1,
                1,
                1,
                address,
                null,
                null);
    }

    private static GameRecord record(String date, String round, String result, int plies, long moves, long opening) {
        return new GameRecord(
                "a.pgn",
                0,
                number++,
                "Candidates",
                null,
                date,
                round,
                "Fischer, R",
                "Petrosian, T",
                result,
                plies,
                moves,
                opening,
                moves,
                null,
                null,
                null);
    }
}
