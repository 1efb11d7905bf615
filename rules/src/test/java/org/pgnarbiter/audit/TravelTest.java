package org.pgnarbiter.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.pgn.GameText;

/** What travels to executors and back arrives as it left. */
class TravelTest {

    @SuppressWarnings("unchecked")
    private static <T> T travel(T value) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    @Test
    void anAuditArrivesAsItLeft() throws IOException, ClassNotFoundException {
        GameAudit audit = Judged.by(RuleSets.FIDE_2018, "1-0", Moves.shuffles(5)).audit;
        assertEquals(audit, travel(audit));
        GameAudit both = Judged.on("2014.07.10", "1-0", Moves.shuffles(5)).audit;
        assertEquals(2, travel(both).byLaws().size());
    }

    @Test
    void theChoiceAndWhatWasAcceptedTravel() throws IOException, ClassNotFoundException {
        LawChoice choice = travel(LawChoice.auto(EventRules.parse(List.of("open\t\t\tuscf\t\t\tKRBKR=100"))));
        assertEquals(
                List.of(RuleSets.USCF),
                choice.choose(Tags.of("Event", "Big Open", "Date", "2010.01.01"))
                        .laws());
        Judged plain = Judged.by(RuleSets.FIDE_2023, "1/2-1/2", Moves.MATE);
        Accepted accepted =
                travel(Accepted.parse(List.of(plain.game.facts().movesHash() + "\tDRAW_RECORDED_BUT_MATE\tsigned")));
        TextAuditor auditor = new TextAuditor(TextAuditor.Depth.VERDICT, false, LawChoice.auto(), accepted);
        auditor.open(
                "test",
                0,
                GameText.of(Judged.text("1/2-1/2", Moves.MATE).getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        assertTrue(auditor.next());
        assertTrue(auditor.game().audit().findings().get(0).accepted());
    }
}
