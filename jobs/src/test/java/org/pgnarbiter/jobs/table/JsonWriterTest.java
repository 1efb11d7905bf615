package org.pgnarbiter.jobs.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
    private final JsonWriter json = new JsonWriter();

    @Test
    void everyCharacterComesBack() throws IOException {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 0xD800; c++) {
            all.append(c);
        }
        all.append("\uD83D\uDE00");
        json.string(all.toString());
        assertEquals(
                all.toString(), new ObjectMapper().readTree(json.toString()).textValue());
    }

    @Test
    void halfASurrogatePairIsWrittenAsAnEscape() {
        json.string("a\uD800b");
        assertEquals("\"a\\ud800b\"", json.toString());
    }

    @Test
    void controlCharactersOfTerminalsAreEscaped() {
        json.string("\u001b[31m\u009b\u007f");
        assertEquals("\"\\u001b[31m\\u009b\\u007f\"", json.toString());
    }

    @Test
    void whatTurnsTheDirectionOfWritingOrEndsALineIsEscaped() {
        json.string("\u202e\u2066\u200f\u061c\u2028\u2029\u200d\u00e9");
        assertEquals("\"\\u202e\\u2066\\u200f\\u061c\\u2028\\u2029\u200d\u00e9\"", json.toString());
    }

    @Test
    void objectsAndArraysNest() throws IOException {
        json.beginObject();
        json.name("a");
        json.beginArray();
        json.number(1);
        json.nothing();
        json.truth(true);
        json.beginObject();
        json.endObject();
        json.endArray();
        json.name("b");
        json.string(null);
        json.endObject();
        JsonNode tree = new ObjectMapper().readTree(json.toString());
        assertEquals("{\"a\":[1,null,true,{}],\"b\":null}", tree.toString());
        assertEquals(tree.toString(), json.toString());
    }
}
