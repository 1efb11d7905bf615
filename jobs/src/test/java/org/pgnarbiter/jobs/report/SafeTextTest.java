package org.pgnarbiter.jobs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class SafeTextTest {
    @Test
    void plainNamesStayAsTheyAre() {
        String name = "Vidmar, Milan (sen.)";
        assertSame(name, SafeText.line(name));
        assertEquals("Mar\u00f3czy, G\u00e9za", SafeText.line("Mar\u00f3czy, G\u00e9za"));
        assertEquals(
                "\u041a\u043e\u0440\u0447\u043d\u043e\u0439",
                SafeText.line("\u041a\u043e\u0440\u0447\u043d\u043e\u0439"));
    }

    @Test
    void whatSteersATerminalIsSpelledOut() {
        assertEquals("\\u001b[31mred\\u0007", SafeText.line("\u001b[31mred\u0007"));
        assertEquals("\\u009b2J\\u007f\\u0000", SafeText.line("\u009b2J\u007f\0"));
        assertEquals("two lines", SafeText.line("two\nlines"));
    }

    @Test
    void whatTurnsTheDirectionOfWritingIsSpelledOut() {
        assertEquals("\\u202egnp.\\u2066x\\u200f", SafeText.line("\u202egnp.\u2066x\u200f"));
    }

    @Test
    void linesStayLines() {
        assertEquals("one\n\\u001b[2J two", SafeText.lines("one\r\n\u001b[2J\ttwo\n"));
    }

    @Test
    void halfCharactersAndUnknownOnesAreSpelledOut() {
        assertEquals("\\ud800x\\U0f0000", SafeText.line("\ud800x" + Character.toString(0xF0000)));
    }

    @Test
    void longWordsAreCutToTheWidth() {
        assertEquals(List.of("ab", "aaaaaa", "aa cd"), Columns.wrap("ab aaaaaaaa cd", 6));
        assertEquals(List.of(""), Columns.wrap("", 6));
    }
}
