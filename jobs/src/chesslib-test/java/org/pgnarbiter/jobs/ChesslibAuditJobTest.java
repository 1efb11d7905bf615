package org.pgnarbiter.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.pgnarbiter.audit.EngineChoice;
import org.pgnarbiter.testkit.SharedData;

/** The audit of the samples with chesslib, and with both engines. */
@ExtendWith(SharedSpark.class)
class ChesslibAuditJobTest {
    @TempDir
    private Path folder;

    private final SparkSession spark;

    ChesslibAuditJobTest(SparkSession spark) {
        this.spark = spark;
    }

    @Test
    void bothEnginesAgreeOnTheSamplesButForKnownFaults() throws IOException {
        JsonNode both = run(EngineChoice.BOTH);
        JsonNode engines = both.get("engines");
        assertEquals(both.get("games"), engines.get("compared"));
        assertEquals(0, engines.get("unexplained").asInt());
        assertEquals(4, engines.get("known").get("MINOR_PIECE_EACH_CALLED_DEAD").asInt());
        long told = spark.read()
                .parquet(folder.resolve("BOTH/findings").toString())
                .where("code = 'ENGINES_DISAGREE' and severity = 3 and detail like '%, chesslib %'")
                .count();
        long counted = 0;
        for (JsonNode count : engines.get("facts")) {
            counted += count.asLong();
        }
        assertEquals(counted, told);
        JsonNode builtin = run(EngineChoice.BUILTIN);
        assertEquals(
                builtin.get("findings").asLong() + told, both.get("findings").asLong());
    }

    @Test
    void chesslibAloneReplaysEveryGame() throws IOException {
        JsonNode alone = run(EngineChoice.CHESSLIB);
        assertEquals("chesslib", alone.get("arguments").get("engine").asText());
        assertNotNull(alone.get("signature"));
        assertEquals(run(EngineChoice.BUILTIN).get("games"), alone.get("games"));
    }

    private JsonNode run(EngineChoice engine) throws IOException {
        Path output = folder.resolve(engine.name());
        new AuditJob(
                        spark,
                        TestAudit.of(output, SharedData.top().resolve("data-samples"))
                                .overwrite(true)
                                .engine(engine)
                                .settings(),
                        new PrintWriter(new StringWriter()))
                .run();
        return new ObjectMapper().readTree(output.resolve("_arbiter.json").toFile());
    }
}
