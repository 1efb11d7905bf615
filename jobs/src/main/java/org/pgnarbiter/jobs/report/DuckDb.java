package org.pgnarbiter.jobs.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The tables of a run in a database of their own: {@code games}, {@code findings}, {@code inputs}, {@code verdicts},
 * {@code duplicates} and {@code stats_*} are views over the Parquet files. Read-only in effect, and without network.
 */
public final class DuckDb implements AutoCloseable {
    private static final String OUT_OF_MEMORY = "Out of Memory Error:";
    private static final List<String> TABLES = List.of("games", "findings", "inputs", "verdicts", "duplicates");

    private final Connection connection;
    /** A Parquet file of each table. */
    private final TreeMap<String, String> tables = new TreeMap<>();

    /**
     * The answer to a question.
     *
     * @param columns names
     * @param rows values as Java objects, null where there is none
     */
    public record Answer(List<String> columns, List<List<Object>> rows) {}

    private DuckDb(Connection connection) {
        this.connection = connection;
    }

    /**
     * Opens the output of an audit.
     *
     * @throws IOException when the folder holds no complete run, or a table cannot be read
     */
    public static DuckDb open(Path run) throws IOException {
        return open(Map.of("", run));
    }

    /**
     * Opens several, the tables of each in a schema of its name: {@code before.games}; an empty name is no schema.
     *
     * @throws IOException as {@link #open(Path)}
     */
    public static DuckDb open(Map<String, Path> runs) throws IOException {
        for (Path run : runs.values()) {
            check(run);
        }
        try {
            DuckDb database = new DuckDb(DriverManager.getConnection("jdbc:duckdb:"));
            try {
                database.views(runs);
            } catch (SQLException | IOException e) {
                database.close();
                throw e;
            }
            return database;
        } catch (SQLException e) {
            throw new IOException("the tables in " + runs.values() + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static void check(Path run) throws IOException {
        if (!Files.isDirectory(run)) {
            throw new IOException(run + " is no folder here; what is wanted is the output folder of arbiter audit"
                    + (run.toString().contains(":/") ? ", copied to this machine, or ask it through Spark" : ""));
        }
        if (!Files.isRegularFile(run.resolve("_arbiter.json"))) {
            throw new IOException(run + " holds no complete run of arbiter audit (there is no _arbiter.json in it)");
        }
        if (run.toAbsolutePath().toString().matches("(?s).*[*?\\[{].*")) {
            throw new IOException(run + ": DuckDB takes * ? [ { in a path for patterns; give the folder another name");
        }
    }

    private void views(Map<String, Path> runs) throws SQLException, IOException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("set autoinstall_known_extensions = false");
            statement.execute("set autoload_known_extensions = false");
            statement.execute("set enable_progress_bar = false");
            for (Map.Entry<String, Path> run : runs.entrySet()) {
                String schema = run.getKey();
                if (!schema.isEmpty()) {
                    statement.execute("create schema " + quoted(schema));
                }
                for (String table : TABLES) {
                    view(statement, schema, table, run.getValue().resolve(table));
                }
                Path stats = run.getValue().resolve("stats");
                if (Files.isDirectory(stats)) {
                    try (Stream<Path> folders = Files.list(stats)) {
                        for (Path folder : folders.sorted().toList()) {
                            view(statement, schema, "stats_" + folder.getFileName(), folder);
                        }
                    }
                }
            }
        }
    }

    private void view(Statement statement, String schema, String name, Path folder) throws SQLException, IOException {
        List<String> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(file -> file.toString().endsWith(".parquet"))
                        .filter(file -> !hidden(folder, file))
                        .sorted()
                        .forEach(file ->
                                files.add("'" + file.toAbsolutePath().toString().replace("'", "''") + "'"));
            }
        }
        if (!files.isEmpty()) {
            String view = schema.isEmpty() ? quoted(name) : quoted(schema) + "." + quoted(name);
            statement.execute("create view " + view + " as select * from read_parquet([" + String.join(", ", files)
                    + "], union_by_name = true" + folders(files.get(0), folder) + ")");
            tables.put(schema.isEmpty() ? name : schema + "." + name, files.get(0));
        }
    }

    /** How DuckDB is to take folders like {@code year=1997}: as columns, of the type they have in the files. */
    private static String folders(String file, Path folder) {
        String inside = file.substring(
                1 + folder.toAbsolutePath().toString().replace("'", "''").length());
        List<String> types = new ArrayList<>();
        for (String number : List.of("year", "month")) {
            if (inside.contains("/" + number + "=")) {
                types.add("'" + number + "': int");
            }
        }
        return ", hive_partitioning = " + inside.contains("=") + ", hive_types_autocast = false"
                + (types.isEmpty() ? "" : ", hive_types = {" + String.join(", ", types) + "}");
    }

    /** Folders and files that start with an underline or a dot are Spark's own. */
    private static boolean hidden(Path folder, Path file) {
        for (Path part : folder.relativize(file)) {
            if (part.toString().startsWith("_") || part.toString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the run has a table of this name. */
    public boolean has(String table) {
        return tables.containsKey(table);
    }

    /** The names of the tables that are there. */
    public List<String> tables() {
        return List.copyOf(tables.keySet());
    }

    /** The connection, for whoever wants more than {@link #ask}. */
    public Connection connection() {
        return connection;
    }

    /** Asks one question; every row of the answer is kept in memory. */
    public Answer ask(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            int width = result.getMetaData().getColumnCount();
            List<String> columns = new ArrayList<>();
            for (int i = 1; i <= width; i++) {
                columns.add(result.getMetaData().getColumnLabel(i));
            }
            List<List<Object>> rows = new ArrayList<>();
            while (result.next()) {
                List<Object> row = new ArrayList<>();
                for (int i = 1; i <= width; i++) {
                    row.add(result.getObject(i));
                }
                rows.add(row);
            }
            return new Answer(columns, rows);
        }
    }

    /**
     * What the columns of a table mean, as the job wrote it into the Parquet files; null for what says nothing. Behind a
     * list of structs follow its fields, {@code findings.code} and so on.
     */
    public Map<String, String> comments(String table) throws SQLException {
        Map<String, String> comments = new LinkedHashMap<>();
        String sql =
                "with fields as (select f.key::integer as place, f.value as field from (select decode(value) as fields"
                        + " from parquet_kv_metadata(" + tables.get(table) + ")"
                        + " where decode(key) = 'org.apache.spark.sql.parquet.row.metadata'), json_each(fields, '$.fields') f)"
                        + " select place, -1 as within, field ->> '$.name', field ->> '$.metadata.comment' from fields union all"
                        + " select place, f.key::integer, (field ->> '$.name') || '.' || (f.value ->> '$.name'),"
                        + " f.value ->> '$.metadata.comment' from fields, json_each(field, '$.type.elementType.fields') f"
                        + " order by place, within";
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                comments.put(rows.getString(3), rows.getString(4));
            }
        }
        return comments;
    }

    /** The columns of a table with their types, and behind a list of structs its fields, as in {@link #comments}. */
    public Map<String, String> types(String table) throws SQLException {
        Map<String, String> types = new LinkedHashMap<>();
        for (List<Object> column : ask("describe " + quoted(table)).rows()) {
            String name = column.get(0).toString();
            String type = column.get(1).toString();
            boolean structs = type.startsWith("STRUCT(") && type.endsWith("[]");
            types.put(name, structs ? "STRUCT(...)[]" : type);
            if (structs) {
                String fields = "describe select unnest(" + quoted(name) + ", recursive := true) from " + quoted(table);
                for (List<Object> field : ask(fields).rows()) {
                    types.put(name + "." + field.get(0), field.get(1).toString());
                }
            }
        }
        return types;
    }

    /** Whether a question failed for want of memory. */
    public static boolean isOutOfMemory(SQLException e) {
        return e.getMessage().startsWith(OUT_OF_MEMORY);
    }

    /** What went wrong, without the advice that is for owners of a database. */
    public static String told(SQLException e) {
        String message = e.getMessage().strip();
        return isOutOfMemory(e)
                ? "DuckDB ran out of memory:"
                        + message.lines().findFirst().orElse("").substring(OUT_OF_MEMORY.length())
                : message;
    }

    private static String quoted(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    @Override
    public void close() throws IOException {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
