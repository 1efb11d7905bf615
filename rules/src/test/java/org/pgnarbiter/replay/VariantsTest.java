package org.pgnarbiter.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VariantsTest {
    @Test
    void standardChessHasManyNames() {
        for (String name : new String[] {
            "Standard",
            "standard",
            "STANDARD",
            " Standard ",
            "Standard Chess",
            "",
            " ",
            "?",
            "-",
            "Normal",
            "chess",
            "Regular",
            "Orthodox",
            "From Pos",
            "From Position",
            "from_position",
            "from-position",
            "Classical",
            "CHESS Z"
        }) {
            boolean standard = !name.equals("CHESS Z");
            assertEquals(standard, Variants.isStandard(name), name);
            assertFalse(Variants.isChess960(name), name);
        }
    }

    @Test
    void chess960HasManyNamesToo() {
        for (String name : new String[] {
            "Chess960",
            "chess 960",
            "Chess-960",
            "960",
            "Fischerandom",
            "Fischer Random",
            "fischer_random chess",
            "FRC",
            "DFRC",
            "Fischer",
            "Freestyle",
            "Freestyle Chess"
        }) {
            assertTrue(Variants.isChess960(name), name);
            assertFalse(Variants.isStandard(name), name);
        }
    }

    @Test
    void otherGamesAreNeither() {
        for (String name :
                new String[] {"Crazyhouse", "Atomic", "Standard2", "King of the Hill", "frcx", "fisch", "@standard"}) {
            assertFalse(Variants.isStandard(name), name);
            assertFalse(Variants.isChess960(name), name);
        }
    }
}
