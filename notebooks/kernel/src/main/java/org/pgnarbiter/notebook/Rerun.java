package org.pgnarbiter.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs notebooks without Jupyter and compares what their cells say with what is stored in them. Of pictures it compares
 * what they say in words, which has every number: their pixels depend on the machine's fonts.
 */
public final class Rerun {
    private Rerun() {}

    /** Runs the notebooks named; exit code 1 when one of them fails or says something else than it has stored. */
    public static void main(String[] args) throws IOException {
        int failures = 0;
        for (String name : args) {
            List<String> differences = differences(Path.of(name));
            System.out.println(
                    name + ": " + (differences.isEmpty() ? "as stored" : differences.size() + " cells differ"));
            differences.forEach(System.out::println);
            failures += differences.size();
        }
        System.exit(failures == 0 ? 0 : 1);
    }

    /** What differs, cell by cell; empty when all is as stored. */
    static List<String> differences(Path notebook) throws IOException {
        Nb.begin();
        List<String> differences = new ArrayList<>();
        JsonObject page = JsonParser.parseString(Files.readString(notebook)).getAsJsonObject();
        int number = 0;
        Cells cells = new Cells(System.out, System.err);
        try {
            for (JsonElement element : page.getAsJsonArray("cells")) {
                JsonObject cell = element.getAsJsonObject();
                if (!cell.get("cell_type").getAsString().equals("code")) {
                    continue;
                }
                number++;
                Map<String, String> stored = stored(cell.getAsJsonArray("outputs"));
                Map<String, String> fresh = fresh(cells, text(cell.get("source")));
                if (!stored.equals(fresh)) {
                    differences.add("cell " + number + "\n--- stored\n" + said(stored) + "\n--- now\n" + said(fresh));
                }
            }
        } finally {
            cells.close();
        }
        return differences;
    }

    private static Map<String, String> fresh(Cells cells, String source) {
        Map<String, String> said = new LinkedHashMap<>();
        PrintStream screen = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        Object value = null;
        try {
            value = cells.run(source);
        } catch (Cells.Failure e) {
            said.put("failure", e.getMessage());
        } finally {
            System.setOut(screen);
        }
        if (printed.size() > 0) {
            said.put("printed", printed.toString(StandardCharsets.UTF_8));
        }
        if (value instanceof Shown shown) {
            said.putAll(shown.forms());
        } else if (value != null) {
            said.put("text/plain", String.valueOf(value));
        }
        said.computeIfPresent(Shown.PNG, (form, data) -> "a picture");
        return said;
    }

    private static Map<String, String> stored(JsonArray outputs) {
        Map<String, String> said = new LinkedHashMap<>();
        for (JsonElement element : outputs) {
            JsonObject output = element.getAsJsonObject();
            if (output.has("data")) {
                for (Map.Entry<String, JsonElement> form :
                        output.getAsJsonObject("data").entrySet()) {
                    said.put(form.getKey(), form.getKey().equals(Shown.PNG) ? "a picture" : text(form.getValue()));
                }
            } else if (output.has("text")) {
                said.merge("printed", text(output.get("text")), String::concat);
            } else {
                said.put("failure", text(output.get("evalue")));
            }
        }
        return said;
    }

    /** Texts are stored whole or as lines. */
    private static String text(JsonElement stored) {
        if (!stored.isJsonArray()) {
            return stored.getAsString();
        }
        StringBuilder text = new StringBuilder();
        stored.getAsJsonArray().forEach(line -> text.append(line.getAsString()));
        return text.toString();
    }

    private static String said(Map<String, String> forms) {
        StringBuilder out = new StringBuilder();
        forms.forEach((form, text) -> out.append(form).append(": ").append(text).append('\n'));
        return out.toString();
    }
}
