package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.jobs.report.DuckDb;
import org.pgnarbiter.testkit.SharedData;

/**
 * The statistics of real games against the same numbers counted in another way: SQL over what another program found in
 * each game ({@code oracle.tsv}). A sample of the games; all of them with {@code -Darbiter.oracle=all}.
 *
 * <p>Counted alike on both sides: games, results, lengths, material, mates and dead material, first chances to claim, games
 * without a date, games that stop, by file, event and year. What the oracle does not know (the Laws, the records' words) is
 * not here.
 */
@ExtendWith(SharedSpark.class)
class StatsOracleTest {
    /**
     * Files in which the oracle finds other games than we do, or another end of one (CorpusOracleTest tells which), or plays
     * variants that we do not. In e0ff08e5 there is UTCDate but no Date: we take the one for the other, the oracle does
     * not.
     */
    private static final String LEFT_OUT =
            ".*(pgn4web/test|twic/test|Opening|Chat_Vs_Stockfish_Depth_1|europe_echecs|67af9e78|mdoege__|e0ff08e5"
                    + "|/variants/|7d680d71).*";

    private static final int SAMPLE_BYTES = 5_000_000;

    private static final String MATERIAL = """
            select case
                when length(men) > 16 then '17-32 men'
                when length(men) > 7 then '8-16 men'
                else list_aggregate(list_transform(['K','Q','R','B','N','P'], lambda c: repeat(c, length(men) - length(replace(men, c, '')))), 'string_agg', '')
                    || '-' || list_aggregate(list_transform(['k','q','r','b','n','p'], lambda c: repeat(upper(c), length(men) - length(replace(men, c, '')))), 'string_agg', '')
                end as material,
                count(*), count(*) filter (end_state = 'mate')
            from (select end_state, regexp_replace(split_part(final_fen, ' ', 1), '[1-8/]', '', 'g') as men from oracle)
            group by all order by all
            """;

    /** What the statistics say, and the same from the oracle. */
    private static final String[][] PAIRS = {
        {
            "select sum(games)::bigint, sum(complete)::bigint from stats_sources",
            "select count(*), count(*) filter (illegal_ply = 0) from oracle"
        },
        {
            "select regexp_extract(source, '(otb|lichess)/.*') as file, games, round(mean_plies, 6) from stats_sources order by all",
            "select file, count(*), round(avg(plies), 6) from oracle group by file order by all"
        },
        {
            "select moves_from, sum(games)::bigint from stats_game_length group by 1 order by 1",
            "select plies // 20 * 10, count(*) from oracle group by 1 order by 1"
        },
        {
            "select coalesce(result, 'none'), sum(games)::bigint from stats_results_by_termination group by 1 order by 1",
            "select case when result_tag in ('1-0', '0-1', '1/2-1/2', '*') then result_tag else 'none' end, count(*) from oracle group by 1 order by 1"
        },
        {
            "select material, sum(games)::bigint, sum(mated)::bigint from stats_material_at_end group by 1 order by all",
            MATERIAL
        },
        {
            "select coalesce(year, 0), sum(games)::bigint from stats_draws group by 1 order by 1",
            "select case when date similar to '[0-9]{4}.*' and left(date, 4) <> '0000' then left(date, 4)::int else 0 end, count(*)"
                    + " from oracle where result_tag = '1/2-1/2' group by 1 order by 1"
        },
        {
            "select count(*), sum(games)::bigint from (select event, sum(games) as games from stats_terminations_by_event group by 1)"
                    + " where event not in ('-', '')",
            "select count(distinct event), count(*) from oracle where event <> '-'"
        },
        {
            "select sum(without_date)::bigint from stats_sources",
            "select count(*) from oracle where try_strptime(replace(left(date, 10), '-', '.'), '%Y.%m.%d') is null"
        },
    };

    @TempDir
    private Path folder;

    @Test
    void statisticsAreWhatTheOracleCounts(SparkSession spark) throws Exception {
        Optional<Path> archive = SharedData.find("corpora/real-games.tar.zst");
        if (archive.isEmpty()) {
            return;
        }
        List<String> files = unpack(archive.get());
        Path run = folder.resolve("run");
        String games = run.resolve("games").toUri().toString();
        spark.read()
                .format("pgn")
                .load(
                        folder.resolve("otb").toString(),
                        folder.resolve("lichess").toString())
                .write()
                .parquet(games);
        StatsJob.write(spark, games, run.resolve("stats").toUri().toString());
        Files.writeString(run.resolve("_arbiter.json"), "{\"version\":\"1\",\"arguments\":{\"certify\":false}}");
        try (DuckDb tables = DuckDb.open(run)) {
            oracle(tables, files);
            long count = (Long)
                    tables.ask("select count(*) from oracle").rows().get(0).get(0);
            assertTrue(count > 5_000, "only " + count + " games");
            List<String> different = new ArrayList<>();
            for (String[] pair : PAIRS) {
                List<List<Object>> ours = tables.ask(pair[0]).rows();
                List<List<Object>> theirs = tables.ask(pair[1]).rows();
                if (!ours.toString().equals(theirs.toString())) {
                    List<List<Object>> alone = new ArrayList<>(ours);
                    alone.removeAll(theirs);
                    theirs.removeAll(ours);
                    different.add(pair[0] + "\n  ours alone: " + alone + "\n  the oracle alone: " + theirs);
                }
            }
            assertEquals(List.of(), different, () -> String.join("\n", different));
            System.out.println("statistics of " + count + " games in " + files.size() + " files: " + PAIRS.length
                    + " questions, the oracle's SQL has the same answers");
        }
    }

    private static void oracle(DuckDb tables, List<String> files) throws SQLException {
        try (var statement = tables.connection().createStatement()) {
            statement.execute("create table oracle as select * from read_csv('" + files.get(0)
                    + "', delim = '\t', quote = '', escape = '', header = true, types = {'date': 'varchar', 'event': 'varchar',"
                    + " 'result_tag': 'varchar', 'result_token': 'varchar'}) where file in ('"
                    + String.join(
                            "', '",
                            files.subList(1, files.size()).stream()
                                    .map(name -> name.replace("'", "''"))
                                    .toList())
                    + "')");
        }
    }

    /** Writes PGN files of the archive into the folder; their names, after that of the oracle's table. */
    private List<String> unpack(Path archive) throws IOException {
        boolean all = "all".equals(System.getProperty("arbiter.oracle"));
        List<String> names = new ArrayList<>();
        Map<String, Long> bytes = new HashMap<>();
        try (TarArchiveInputStream tar = new TarArchiveInputStream(
                new BufferedInputStream(new ZstdInputStream(new BufferedInputStream(Files.newInputStream(archive)))))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                String name = entry.getName().replaceFirst("^\\./", "");
                if (name.equals("oracle.tsv")) {
                    names.add(0, copy(tar, name).toString());
                } else if (name.toLowerCase(Locale.ROOT).endsWith(".pgn") && !name.matches(LEFT_OUT)) {
                    String top = name.substring(0, name.indexOf('/'));
                    long already = bytes.getOrDefault(top, 0L);
                    // Every so many files, so that the sample has all kinds.
                    boolean chosen = entry.getSize() < 1_500_000
                            && Math.floorMod(name.hashCode(), 4) == 0
                            && already < SAMPLE_BYTES;
                    if (all || chosen) {
                        copy(tar, name);
                        names.add(name);
                        bytes.put(top, already + entry.getSize());
                    }
                }
            }
        }
        return names;
    }

    private Path copy(InputStream in, String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.copy(in, file);
        return file;
    }
}
