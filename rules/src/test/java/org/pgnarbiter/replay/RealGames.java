package org.pgnarbiter.replay;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The real games of {@code ../shared/corpora} and what an oracle says about them, straight from the archive. */
public final class RealGames {
    /** Takes the files one by one. */
    public interface FileSink {
        void file(String name, byte[] bytes) throws IOException;
    }

    /** One row of {@code oracle.tsv}: columns by name. */
    static final class Row {
        private final Map<String, Integer> columns;
        private final String[] values;

        Row(Map<String, Integer> columns, String[] values) {
            this.columns = columns;
            this.values = values;
        }

        String get(String column) {
            return values[columns.get(column)];
        }

        int number(String column) {
            return Integer.parseInt(get(column));
        }

        /** The same row with one value changed. */
        Row with(String column, String value) {
            String[] changed = values.clone();
            changed[columns.get(column)] = value;
            return new Row(columns, changed);
        }
    }

    private RealGames() {}

    /** Calls back for every PGN file of the archive. */
    public static void files(Path archive, FileSink sink) throws IOException {
        entries(archive, (name, bytes) -> {
            if (name.toLowerCase(Locale.ROOT).endsWith(".pgn")) {
                sink.file(name, bytes);
            }
        });
    }

    /** The oracle's rows by file and byte offset. */
    static Map<String, Map<Long, Row>> oracle(Path archive) throws IOException {
        Map<String, Map<Long, Row>> rows = new HashMap<>();
        entries(archive, (name, bytes) -> {
            if (name.equals("oracle.tsv")) {
                read(new String(bytes, StandardCharsets.UTF_8), rows);
            }
        });
        return rows;
    }

    private static void read(String table, Map<String, Map<Long, Row>> rows) {
        Map<String, Integer> columns = new LinkedHashMap<>();
        for (String line : table.split("\n", -1)) {
            String[] values = line.split("\t", -1);
            if (columns.isEmpty()) {
                for (int i = 0; i < values.length; i++) {
                    columns.put(values[i], i);
                }
            } else if (!line.isEmpty()) {
                Row row = new Row(columns, values);
                rows.computeIfAbsent(row.get("file"), file -> new LinkedHashMap<>())
                        .put(Long.parseLong(row.get("byte_offset")), row);
            }
        }
    }

    /** A tar file is blocks of 512 bytes: a head with name and size, then the content. */
    private static void entries(Path archive, FileSink sink) throws IOException {
        try (InputStream in =
                new BufferedInputStream(new ZstdInputStream(new BufferedInputStream(Files.newInputStream(archive))))) {
            byte[] head = new byte[512];
            while (in.readNBytes(head, 0, 512) == 512 && head[0] != 0) {
                String name = text(head, 345, 155) + (head[345] == 0 ? "" : "/") + text(head, 0, 100);
                int size = Integer.parseInt(text(head, 124, 12).trim(), 8);
                byte[] content = in.readNBytes(size);
                in.readNBytes((512 - size % 512) % 512);
                if (head[156] == '0' || head[156] == 0) {
                    sink.file(name.startsWith("./") ? name.substring(2) : name, content);
                }
            }
        }
    }

    private static String text(byte[] head, int from, int length) {
        int end = from;
        while (end < from + length && head[end] != 0) {
            end++;
        }
        return new String(head, from, end - from, StandardCharsets.UTF_8);
    }
}
