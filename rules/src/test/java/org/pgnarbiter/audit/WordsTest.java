package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void lowerCaseIsThatOfTheJdkForEveryCharacter() {
        for (int c = 0; c < 0x500; c++) {
            assertEquals(Character.toLowerCase((char) c), Words.lower((char) c), "character " + c);
        }
    }

    @Test
    void blanksAreWhatAnEyeDoesNotSee() {
        assertTrue(Words.blank(null) && Words.blank("") && Words.blank(" \t\n "));
        assertFalse(Words.blank(" x"));
        assertEquals(2, Words.start("  a "));
        assertEquals(3, Words.end("  a "));
        assertEquals(0, Words.end("  "));
        assertEquals(2, Words.start("  "));
        assertEquals(1, Words.end("!"));
    }

    @Test
    void aTextIsAWordInAnyCaseWithBlanksAround() {
        assertTrue(Words.is(" Normal ", "normal"));
        assertFalse(Words.is("normally", "normal"));
        assertFalse(Words.is("abnormal", "normal"));
        assertFalse(Words.is("  norm", "normal"));
        assertFalse(Words.is(null, "normal"));
        assertTrue(Words.startsWith("  Tcec 5", "tcec"));
        assertFalse(Words.startsWith(null, "tcec"));
        assertFalse(Words.at("ab", -1, "a"));
        assertFalse(Words.at("ab", 1, "bc"));
    }

    @Test
    void aWordIsFoundWhereItStands() {
        assertEquals(2, Words.indexOf("a Blitz", "blitz"));
        assertEquals(0, Words.indexOf("blitz", "blitz"));
        assertEquals(-1, Words.indexOf("blit", "blitz"));
        assertEquals(-1, Words.indexOf(null, "blitz"));
        assertTrue(Words.contains("xblitzx", "blitz"));
        assertFalse(Words.contains("b litz", "blitz"));
    }

    @Test
    void aWordOfItsOwnHasNoLetterOrDigitBesideIt() {
        for (String text : new String[] {"rapid", "World Rapid", "(rapid)", "rapid/blitz", "1-rapid", "rapid2 rapid"}) {
            assertTrue(Words.containsWord(text, "rapid"), text);
        }
        for (String text :
                new String[] {"rapidly", "9rapid", "rapid9", "Arapid", "rapidZ", "\u00e9rapid", "rapid\u00e9", "rap id"
                }) {
            assertFalse(Words.containsWord(text, "rapid"), text);
        }
        assertFalse(Words.containsWord(null, "rapid"));
    }

    @Test
    void lettersAndDigitsAreThoseOfAsciiAndAllBeyondIt() {
        for (int c = 0; c < 300; c++) {
            boolean expected = c < 128 ? Character.isLetterOrDigit(c) : true;
            assertEquals(expected, Words.letterOrDigit((char) c), "character " + c);
        }
    }
}
