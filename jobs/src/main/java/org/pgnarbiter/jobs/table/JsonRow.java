package org.pgnarbiter.jobs.table;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.pgnarbiter.audit.AuditedGame;
import org.pgnarbiter.audit.Finding;
import org.pgnarbiter.audit.LawVerdict;
import org.pgnarbiter.law.Claim;
import org.pgnarbiter.pgn.PgnGame;

/** One game as one JSON object on one line, with the column names of {@code games}. */
public final class JsonRow implements ColumnSink {
    private final List<GameColumn> columns;
    private final JsonWriter json = new JsonWriter();

    /** Rows of these columns. */
    public JsonRow(List<GameColumn> columns) {
        this.columns = columns;
    }

    /** The object, without a line end. */
    public String of(AuditedGame game) {
        json.clear();
        json.beginObject();
        for (GameColumn column : columns) {
            json.name(column.name());
            column.write(game, this);
        }
        json.endObject();
        return json.toString();
    }

    @Override
    public void nothing() {
        json.nothing();
    }

    @Override
    public void text(String value) {
        json.string(value);
    }

    @Override
    public void utf8(byte[] buffer, int from, int to) {
        json.string(new String(buffer, from, to - from, StandardCharsets.UTF_8));
    }

    @Override
    public void number(int value) {
        json.number(value);
    }

    @Override
    public void bigNumber(long value) {
        json.number(value);
    }

    @Override
    public void day(int epochDay) {
        json.string(LocalDate.ofEpochDay(epochDay).toString());
    }

    @Override
    public void strings(List<String> values) {
        json.beginArray();
        values.forEach(json::string);
        json.endArray();
    }

    @Override
    public void claims(List<Claim> claims) {
        json.beginArray();
        for (Claim claim : claims) {
            json.beginObject();
            json.name("kind");
            json.string(claim.kind().word());
            json.name("mode");
            json.string(claim.mode().word());
            json.name("first_ply");
            json.number(claim.firstPly());
            json.name("last_ply");
            json.number(claim.lastPly());
            json.name("claimant");
            json.string(claim.claimantWord());
            json.name("turns");
            json.number(claim.turns());
            json.endObject();
        }
        json.endArray();
    }

    @Override
    public void findings(List<Finding> findings) {
        json.beginArray();
        for (Finding finding : findings) {
            json.beginObject();
            json.name("code");
            json.string(finding.code().name());
            json.name("severity");
            json.number(finding.severity());
            json.name("ply");
            if (finding.ply() < 0) {
                json.nothing();
            } else {
                json.number(finding.ply());
            }
            json.name("move");
            json.string(finding.move());
            json.name("fen");
            json.string(finding.fen());
            json.name("laws");
            json.string(finding.laws());
            json.name("article");
            json.string(finding.article());
            json.name("confidence");
            json.string(finding.confidence().word());
            json.name("detail");
            json.string(finding.detail());
            json.name("accepted");
            json.truth(finding.accepted());
            json.endObject();
        }
        json.endArray();
    }

    @Override
    public void verdicts(List<LawVerdict> verdicts) {
        json.beginArray();
        for (LawVerdict verdict : verdicts) {
            json.beginObject();
            json.name("laws");
            json.string(verdict.laws().id());
            json.name("termination");
            json.string(
                    verdict.termination() == null ? null : verdict.termination().word());
            json.name("end_ply");
            if (verdict.endPly() < 0) {
                json.nothing();
            } else {
                json.number(verdict.endPly());
            }
            json.name("lawful_result");
            json.string(
                    verdict.lawfulResult() == null
                            ? null
                            : verdict.lawfulResult().text());
            json.name("verdict");
            json.string(verdict.verdict().word());
            json.endObject();
        }
        json.endArray();
    }

    @Override
    public void tags(PgnGame game) {
        json.beginObject();
        game.otherTags().forEach((name, value) -> {
            json.name(name);
            json.string(value);
        });
        json.endObject();
    }
}
