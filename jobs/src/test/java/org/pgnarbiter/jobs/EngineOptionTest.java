package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.jobs.table.JsonWriter;
import org.pgnarbiter.replay.Disagreement;
import org.pgnarbiter.replay.Fact;
import org.pgnarbiter.replay.KnownFault;

/** {@code --engine} where chesslib need not be, and how differences are counted. */
@ExtendWith(SharedSpark.class)
class EngineOptionTest {
    @Test
    void anEngineNobodyKnowsIsWrongUsage() {
        StringWriter err = new StringWriter();
        assertEquals(2, run(err, "stockfish"));
        assertTrue(err.toString().contains("must be builtin, chesslib or both"), err.toString());
    }

    @Test
    void whoAsksForChesslibWithoutItIsToldHowToGetIt() {
        if (EngineChoice.CHESSLIB.other().isPresent()) {
            // Built with -Pchesslib: ChesslibAuditJobTest runs it.
            return;
        }
        for (String engine : List.of("chesslib", "both")) {
            StringWriter err = new StringWriter();
            assertEquals(2, run(err, engine));
            assertTrue(err.toString().contains("-Pchesslib"), err.toString());
            assertTrue(err.toString().contains("--packages com.github.bhlangonijr:chesslib:"), err.toString());
            assertTrue(err.toString().contains("--repositories "), err.toString());
        }
    }

    @Test
    void differencesAreCountedByFactAndByFault(SparkSession spark) {
        KnownFault fault = new KnownFault() {
            @Override
            public String name() {
                return "FAULT_1";
            }

            @Override
            public String why() {
                return "the builtin engine is right: BECAUSE. SO: there";
            }
        };
        String explained = new Disagreement(Fact.THREEFOLD_PLY, "none", "chesslib", "8", fault).text();
        String token = new Disagreement(Fact.STOP_TOKEN, "Nf3. A: b", "chesslib", "none", null).text();
        String unexplained = new Disagreement(Fact.PLIES, "12", "chesslib", "11", null).text();
        List<Row> rows = List.of(
                RowFactory.create("a", 0L, 0L, "ENGINES_DISAGREE", explained),
                RowFactory.create("a", 0L, 0L, "ENGINES_DISAGREE", unexplained),
                RowFactory.create("b", 0L, 9L, "ENGINES_DISAGREE", explained),
                RowFactory.create("c", 0L, 9L, "ENGINES_DISAGREE", token),
                RowFactory.create("d", 0L, 9L, "DUPLICATE", "plies: "));
        EngineAccount account = EngineAccount.of(
                spark.createDataFrame(
                        rows,
                        new StructType()
                                .add("source", "string")
                                .add("block_offset", "long")
                                .add("byte_offset", "long")
                                .add("code", "string")
                                .add("detail", "string")),
                10);
        assertEquals(
                new EngineAccount(
                        10, 3, Map.of("threefold_ply", 2L, "plies", 1L, "stop_token", 1L), Map.of("FAULT_1", 2L), 2),
                account);
        JsonWriter json = new JsonWriter();
        account.write(json);
        assertEquals(
                "{\"compared\":10,\"agree\":7,\"differ\":3,\"facts\":{\"plies\":1,\"stop_token\":1,\"threefold_ply\":2},"
                        + "\"known\":{\"FAULT_1\":2},\"unexplained\":2}",
                json.toString());
    }

    private static int run(StringWriter err, String engine) {
        String[] args = {"audit", "no-such-file.pgn", "-o", "no-such-folder", "--engine", engine};
        return Main.run(args, new PrintWriter(new StringWriter(), true), new PrintWriter(err, true));
    }
}
