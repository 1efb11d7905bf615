package org.pgnarbiter.jobs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

class RowPrinterTest {
    @Test
    void whatASpreadsheetWouldRunIsText() throws SQLException {
        assertEquals(
                "a\r\n'=1+1\r\n'+1\r\n'@x\r\n'-2+3\r\n'\t'=x\r\n' =x\r\n-\r\n1-0\r\n",
                csv(
                        "select * from (values ('=1+1'), ('+1'), ('@x'), ('-2+3'), (chr(9) || '=x'), (' =x'), ('-'), ('1-0'))"
                                + " t(a)"));
    }

    @Test
    void spreadsheetsThatPartCellsBySemicolonsRunNothingEither() throws SQLException {
        assertEquals("a\r\nb;'=1+1;' -2;-;1-0\r\n", csv("select 'b;=1+1; -2;-;1-0' as a"));
        assertEquals(
                "a\r\n\"b\n'@x\n\nc\"\r\n", csv("select 'b' || chr(10) || '@x' || chr(10) || chr(10) || 'c' as a"));
    }

    @Test
    void whatSteersATerminalIsSpelledOutInCsvToo() throws SQLException {
        assertEquals("a\r\n\\u001b[2J\\u202ex\r\n", csv("select chr(27) || '[2J' || chr(8238) || 'x' as a"));
    }

    @Test
    void numbersStayNumbersAndNothingIsEmpty() throws SQLException {
        assertEquals("a,b,c\r\n-1,,\"\"\r\n", csv("select -1 as a, null as b, '' as c"));
        assertEquals("a\r\n\"x,\"\"y\"\"\nz\"\r\n", csv("select 'x,\"y\"' || chr(10) || 'z' as a"));
    }

    @Test
    void jsonKeepsNestingTypesAndOrder() throws SQLException {
        assertEquals(
                "{\"n\":1,\"big\":1267650600228229401496703205376,\"half\":0.5,\"day\":\"1972-07-11\",\"no\":null,"
                        + "\"list\":[{\"b\":true,\"a\":\"x\"}],\"map\":{\"z\":1,\"a\":2},\"nan\":\"NaN\"}\n",
                print(
                        "select 1 as n, 1267650600228229401496703205376::hugeint as big, 0.5::double as half,"
                                + " date '1972-07-11' as day, null as no, [{b: true, a: 'x'}] as list,"
                                + " map {'z': 1, 'a': 2} as map, 'nan'::double as nan",
                        RowPrinter.Format.JSON));
    }

    @Test
    void tableCutsAndIsHarmlessInATerminal() throws SQLException {
        assertEquals(
                "name     n\n------  --\n\\u001b  10\nb        2\n",
                print("select * from (values (chr(27), 10), ('b', 2), ('c', 3)) t(name, n)", RowPrinter.Format.TABLE));
    }

    private static String csv(String sql) throws SQLException {
        return print(sql, RowPrinter.Format.CSV);
    }

    private static String print(String sql, RowPrinter.Format format) throws SQLException {
        StringWriter out = new StringWriter();
        try (var connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql);
                PrintWriter writer = new PrintWriter(out)) {
            assertEquals(format == RowPrinter.Format.TABLE ? 1 : 0, new RowPrinter(writer, format, 2).print(rows));
        }
        return out.toString();
    }
}
