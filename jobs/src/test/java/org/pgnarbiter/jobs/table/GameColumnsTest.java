package org.pgnarbiter.jobs.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.pgn.GameSplitter;
import org.pgnarbiter.testkit.SharedData;

/** The one list of columns, and the two forms of a row made from it. */
class GameColumnsTest {
    @Test
    void namesAreUniqueSnakeCaseAndDocumented() {
        Set<String> names = new HashSet<>();
        for (GameColumn column : GameColumns.all()) {
            assertTrue(column.name().matches("[a-z][a-z0-9_]*"), column.name());
            assertTrue(names.add(column.name()), column.name() + " twice");
            assertTrue(column.doc().endsWith("."), column.name() + " needs a sentence");
        }
    }

    @Test
    void movesAreThereOnlyWhenKept() {
        List<String> kept = GameColumns.all(true).stream().map(GameColumn::name).collect(Collectors.toList());
        List<String> plain =
                GameColumns.all(false).stream().map(GameColumn::name).collect(Collectors.toList());
        assertTrue(kept.remove(GameColumns.MOVES));
        assertEquals(kept, plain);
    }

    @Test
    void jsonAndSparkSayTheSameOfEverySample() throws IOException {
        List<GameColumn> columns = GameColumns.all(true);
        JsonRow json = new JsonRow(columns);
        SparkRow spark = new SparkRow(columns);
        ObjectMapper mapper = new ObjectMapper();
        int games = 0;
        for (Path file : samples()) {
            TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false);
            try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
                    GameSplitter splitter = GameSplitter.whole(in)) {
                while (splitter.next()) {
                    auditor.open(file.getFileName().toString(), 0, splitter.text());
                    while (auditor.next()) {
                        JsonNode object = mapper.readTree(json.of(auditor.game()));
                        compare(columns, object, spark.of(auditor.game()));
                        games++;
                    }
                }
            }
        }
        assertTrue(games > 100, games + " games");
    }

    private static void compare(List<GameColumn> columns, JsonNode object, InternalRow row) {
        assertEquals(columns.size(), object.size());
        for (int i = 0; i < columns.size(); i++) {
            GameColumn column = columns.get(i);
            JsonNode value = object.get(column.name());
            assertNotNull(value, column.name());
            assertEquals(value.isNull(), row.isNullAt(i), column.name());
            if (value.isNull()) {
                continue;
            }
            switch (column.type()) {
                case STRING ->
                    assertEquals(value.textValue(), row.getUTF8String(i).toString(), column.name());
                case INT -> assertEquals(value.intValue(), row.getInt(i), column.name());
                case LONG -> assertEquals(value.longValue(), row.getLong(i), column.name());
                case DATE ->
                    assertEquals(
                            value.textValue(),
                            LocalDate.ofEpochDay(row.getInt(i)).toString(),
                            column.name());
                case STRINGS, CLAIMS, FINDINGS, VERDICTS ->
                    assertEquals(value.size(), row.getArray(i).numElements(), column.name());
                case STRING_MAP -> assertEquals(value.size(), row.getMap(i).numElements(), column.name());
            }
        }
    }

    private static List<Path> samples() throws IOException {
        try (Stream<Path> files = Files.list(SharedData.top().resolve("data-samples"))) {
            List<Path> found =
                    new ArrayList<>(files.filter(file -> file.toString().endsWith(".pgn"))
                            .sorted()
                            .toList());
            assertFalse(found.isEmpty());
            return found;
        }
    }
}
