package org.pgnarbiter.jobs.duplicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Kortschnoj, Viktor | Korchnoi,V",
                "Kortchnoi V. | Viktor Korchnoi",
                "Aljechin, Alexander | Alekhine, A",
                "Nimzowitsch, Aron | Nimzovich, Aron",
                "Iwantschuk, Wassili | Ivanchuk, Vasyl",
                "Jussupow, Artur | Yusupov, Artur",
                "Petrosjan, Tigran | Petrosian, Tigran V",
                "Botwinnik, Michail | Botvinnik, Mikhail",
                "Tschigorin, Michail | Chigorin, Mikhail",
                "Spasskij, Boris | Spassky, B.",
                "Vachier-Lagrave, Maxime | Vachier Lagrave,M",
                "Wang, Hao | Wang Hao",
                "Le,Quang Liem | Le Quang Liem",
                "Capablanca, Jose Raul | Capablanca Jose Raul (CUB)",
                "Capablanca, Jose Raul | Jose Raul Capablanca",
                "Korchnoi,V | Korchnoi V., SUI.",
                "Mieses, Jacques | MIESES JACQUES",
                "Marshall, Frank James | MARSHALL FRANK J",
                "Milner Barry, Philip Stuart | Philip Stuart Milner-Barry",
                "van der Sterren, Paul | Sterren, P",
                "H\u00fcbner, Robert | Hubner,R",
            })
    void spellingsOfOneNameMeet(String one, String other) {
        PlayerName first = PlayerName.of(one);
        PlayerName second = PlayerName.of(other);
        assertEquals(first.surname(), second.surname());
        assertTrue(first.fits(second), first + " " + second);
    }

    @Test
    void othersStayApart() {
        assertNotEquals(
                PlayerName.of("Karpov, A").surname(),
                PlayerName.of("Kasparov, G").surname());
        assertFalse(PlayerName.of("Polgar, Judit").fits(PlayerName.of("Polgar, Susan")));
        assertNotEquals(PlayerName.of("bot17").surname(), PlayerName.of("bot18").surname());
    }

    @Test
    void nobodyIsNobody() {
        for (String name : new String[] {null, "", "?", "-", "NN", "N.N.", "Anonymous"}) {
            assertFalse(PlayerName.of(name).isKnown(), name);
        }
    }
}
