package org.pgnarbiter.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.testkit.SharedData;

class RuleSetsTest {

    @Test
    void theFideSetsFollowEachOtherWithoutAGap() {
        RuleSets[] sets = RuleSets.values();
        assertEquals(RuleSet.OPEN_START, RuleSets.FIRST_FIDE.rules().from());
        assertEquals(RuleSet.OPEN_END, RuleSets.TODAY.rules().to());
        for (int i = 1; i <= RuleSets.TODAY.ordinal(); i++) {
            int from = sets[i].rules().from();
            int last = sets[i - 1].rules().to();
            assertTrue(last < from, sets[i].id());
            assertEquals(sets[i], RuleSets.fide(from));
            assertEquals(sets[i - 1], RuleSets.fide(last));
            assertEquals(sets[i - 1], RuleSets.fide(from - 1));
        }
    }

    @Test
    void idsAreThoseOfTheContract() {
        for (RuleSets set : RuleSets.values()) {
            assertEquals(set.id(), set.rules().id());
            assertEquals(Optional.of(set), RuleSets.byId(set.id().toUpperCase(Locale.ROOT)));
        }
        assertEquals(28, RuleSets.values().length);
        assertTrue(RuleSets.byId("fide-3000").isEmpty());
    }

    @Test
    void everySetSaysSomethingOfMateAndOfStalemate() {
        for (RuleSets set : RuleSets.values()) {
            assertTrue(set.rules().article(Rule.CHECKMATE).isPresent(), set.id());
            assertTrue(set.rules().article(Rule.STALEMATE).isPresent(), set.id());
        }
    }

    @Test
    void everyPolicyThatIsInForceHasAnArticle() {
        for (RuleSets set : RuleSets.values()) {
            RuleSet rules = set.rules();
            assertEquals(
                    rules.fivefold() != Effect.NONE && rules.fivefold() != Effect.BY_OFFICIAL || set == RuleSets.USCF,
                    rules.article(Rule.FIVEFOLD).isPresent(),
                    set.id());
            assertEquals(
                    rules.seventyFive() != Effect.NONE,
                    rules.article(Rule.SEVENTY_FIVE_MOVES).isPresent(),
                    set.id());
            assertEquals(
                    rules.dead() != Effect.NONE,
                    rules.article(Rule.DEAD_POSITION).isPresent(),
                    set.id());
            assertEquals(
                    rules.flag() != FlagRule.NONE_FOUND,
                    rules.article(Rule.FLAG_FALL).isPresent(),
                    set.id());
            assertTrue(rules.article(Rule.FIFTY_MOVES).isPresent(), set.id());
            assertTrue(rules.article(Rule.THREEFOLD).isPresent(), set.id());
        }
    }

    @Test
    void articlesKeepTheirNumbersByEdition() {
        assertEquals("Art. 9.6(a)", RuleSets.FIDE_2014.rules().citation(Rule.FIVEFOLD));
        assertEquals("Art. 9.6.1", RuleSets.FIDE_2018.rules().citation(Rule.FIVEFOLD));
        assertEquals("", RuleSets.FIDE_2009.rules().citation(Rule.FIVEFOLD));
        assertEquals("Art. 5.1.2", RuleSets.FIDE_2023.rules().citation(Rule.RESIGNATION));
        assertEquals("Art. 10.9", RuleSets.FIDE_1989.rules().citation(Rule.FIFTY_MOVES));
        assertEquals("Art. 14E", RuleSets.USCF.rules().citation(Rule.FLAG_FALL));
        assertEquals("", RuleSets.FIDE_1929.rules().citation(Rule.THREEFOLD));
    }

    @Test
    void agreementWasRestrictedInTheseYearsOnly() {
        assertEquals(30, RuleSets.FIDE_1929.rules().agreementMinimum(19510101));
        assertEquals(0, RuleSets.FIDE_1953.rules().agreementMinimum(19610101));
        assertEquals(30, RuleSets.FIDE_1953.rules().agreementMinimum(19630101));
        assertEquals(0, RuleSets.FIDE_1966.rules().agreementMinimum(19700101));
        assertEquals(0, RuleSets.FIDE_2009.rules().agreementMinimum(20100101));
        assertEquals(1, RuleSets.FIDE_2018.rules().agreementMinimum(20190101));
        assertEquals(1, RuleSets.FIDE_2023.rules().agreementMinimum(20240101));
    }

    @Test
    void dailyGamesOfChesscomAreNotDrawnByRepetitionAlone() {
        assertEquals(Effect.AUTOMATIC, RuleSets.CHESSCOM.rules().threefold(false, 20240101));
        assertEquals(Effect.CLAIM, RuleSets.CHESSCOM.rules().threefold(true, 20240101));
        assertEquals(Effect.CLAIM, RuleSets.CHESSCOM.rules().threefold(false, 20150101));
        assertEquals(Effect.CLAIM, RuleSets.FIDE_2023.rules().threefold(true, 20240101));
    }

    @Test
    void aRuleSetSurvivesSerialization() throws IOException, ClassNotFoundException {
        for (RuleSets set : RuleSets.values()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(set.rules());
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                RuleSet copy = (RuleSet) in.readObject();
                assertEquals(set.id(), copy.id());
                assertEquals(set.rules().articles(), copy.articles());
            }
        }
    }

    /** The table in {@code laws/rulesets.yaml}, row by row. */
    @Test
    void theCodeSaysWhatTheTableSays() throws IOException {
        Optional<Path> table = SharedData.find("laws/rulesets.yaml");
        if (table.isEmpty()) {
            return;
        }
        int rows = 0;
        for (String line : Files.readAllLines(table.get())) {
            if (!line.startsWith("- {")) {
                continue;
            }
            rows++;
            RuleSets set = RuleSets.byId(cell(line, "id").replace('_', '-')).orElseThrow();
            RuleSet rules = set.rules();
            assertEquals(day(cell(line, "from"), RuleSet.OPEN_START), rules.from(), set.id());
            assertEquals(day(cell(line, "to"), RuleSet.OPEN_END), rules.to(), set.id());
            assertEquals(cell(line, "rep_key"), rules.repetitionKey().name().toLowerCase(Locale.ROOT), set.id());
            assertEquals(cell(line, "fivefold"), rules.fivefoldRule().name().toLowerCase(Locale.ROOT), set.id());
            assertEquals(!cell(line, "fivefold").equals("none"), rules.fivefold() == Effect.AUTOMATIC, set.id());
            assertEquals(Effect.CLAIM, rules.threefold(false, rules.from()), set.id());
            assertEquals(cell(line, "limit50"), Integer.toString(rules.fiftyLimit()));
            assertEquals(
                    cell(line, "exceptions").equals("none"), rules.exceptions() == FiftyMoveExceptions.NONE, set.id());
            assertEquals(cell(line, "m75").equals("true"), rules.seventyFive() == Effect.AUTOMATIC, set.id());
            String dead = cell(line, "deadpos");
            assertEquals(dead.equals("helpmate"), rules.deadByAnySequence(), set.id());
            assertEquals(dead.equals("named"), rules.material() == MaterialRule.NAMED, set.id());
            assertEquals(dead.equals("none"), rules.dead() == Effect.NONE, set.id());
            assertEquals(cell(line, "flag"), rules.flag().name().toLowerCase(Locale.ROOT), set.id());
            assertEquals(cell(line, "resign_draw").equals("true"), rules.resignationDraw(), set.id());
            assertEquals(cell(line, "illegal_draw").equals("true"), rules.illegalDraw(), set.id());
            assertEquals(
                    cell(line, "illegal"),
                    "[" + rules.illegalMovesThatLose(Pace.STANDARD) + "," + rules.illegalMovesThatLose(Pace.RAPID) + ","
                            + rules.illegalMovesThatLose(Pace.BLITZ) + "]");
            assertEquals(cell(line, "conf"), rules.confidence().name(), set.id());
        }
        assertEquals(16, rows);
    }

    private static String cell(String line, String name) {
        Matcher matcher = Pattern.compile("\\b" + name + ": *(\\[[^]]*]|\\{[^}]*}|[^,}]*)")
                .matcher(line);
        assertTrue(matcher.find(), name);
        return matcher.group(1).trim();
    }

    private static int day(String text, int open) {
        return text.equals("null") ? open : Integer.parseInt(text.replace("-", ""));
    }

    @Test
    void onlyServersAndEngineInterfacesEnforceTheirRules() {
        assertTrue(Authority.LICHESS.enforcedByMachine());
        assertTrue(Authority.TCEC.enforcedByMachine());
        assertFalse(Authority.FIDE.enforcedByMachine());
        assertFalse(Authority.USCF.enforcedByMachine());
    }
}
