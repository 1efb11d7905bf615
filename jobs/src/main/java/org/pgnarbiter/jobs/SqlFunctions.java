package org.pgnarbiter.jobs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.pgnarbiter.audit.Accepted;
import org.pgnarbiter.audit.EventRules;
import org.pgnarbiter.audit.LawChoice;
import org.pgnarbiter.audit.TextAuditor;
import org.pgnarbiter.audit.TextAuditor.Depth;
import org.pgnarbiter.board.Fen;
import org.pgnarbiter.board.Position;
import org.pgnarbiter.jobs.table.GameColumns;
import org.pgnarbiter.jobs.table.GameSchema;
import org.pgnarbiter.jobs.table.SparkRow;
import org.pgnarbiter.law.RuleSets;
import org.pgnarbiter.mating.CanMate;
import org.pgnarbiter.mating.MatingAnalyzer;
import org.pgnarbiter.mating.MatingBudget;
import org.pgnarbiter.pgn.GameText;

/**
 * What {@link ArbiterExtensions} makes functions of SQL, on Spark's own types; public because Spark's generated code calls
 * it. Null in, null out. Each thread has its own engine.
 */
public final class SqlFunctions {
    /** The struct that {@code pgn_audit} gives: the columns of {@code games}. */
    static final StructType GAME = GameSchema.of(GameColumns.all(false));

    /** Letters of a FEN, strongest first. */
    private static final String MEN = "KQRBNPkqrbnp";

    private static final ThreadLocal<Map<String, Auditor>> AUDITORS = ThreadLocal.withInitial(HashMap::new);
    private static final ThreadLocal<MatingAnalyzer> ANALYZER = ThreadLocal.withInitial(MatingAnalyzer::new);

    private SqlFunctions() {}

    private record Auditor(TextAuditor auditor, SparkRow row) {}

    /** The first game of a text, audited by the Laws of its day; null when there is none. */
    public static InternalRow audit(UTF8String pgn) {
        return audit(pgn, UTF8String.fromString("auto"));
    }

    /** As above, by rule sets named with commas between. */
    public static InternalRow audit(UTF8String pgn, UTF8String laws) {
        List<InternalRow> games = games(pgn, laws, 1);
        return games.isEmpty() ? null : games.get(0);
    }

    /** All games of a text. */
    public static ArrayData games(UTF8String pgn) {
        return new GenericArrayData(
                games(pgn, UTF8String.fromString("auto"), Integer.MAX_VALUE).toArray());
    }

    private static List<InternalRow> games(UTF8String pgn, UTF8String laws, int most) {
        Auditor audit = AUDITORS.get().computeIfAbsent(laws.toString(), SqlFunctions::auditor);
        // The text is a copy, so the strings of a row stay as they are when the next game comes.
        audit.auditor.open("", 0, GameText.of(pgn.getBytes()));
        List<InternalRow> games = new ArrayList<>();
        while (games.size() < most && audit.auditor.next()) {
            games.add(audit.row.of(audit.auditor.game()).copy());
        }
        return games;
    }

    private static Auditor auditor(String laws) {
        LawChoice choice = laws.equals("auto")
                ? LawChoice.auto()
                : LawChoice.fixed(
                        Arrays.stream(laws.split(",", -1))
                                .map(String::strip)
                                .map(SqlFunctions::ruleSet)
                                .toList(),
                        EventRules.parse(List.of()));
        return new Auditor(
                new TextAuditor(Depth.VERDICT, false, choice, Accepted.NONE), new SparkRow(GameColumns.all(false)));
    }

    private static RuleSets ruleSet(String id) {
        return RuleSets.byId(id)
                .orElseThrow(() -> new IllegalArgumentException(
                        "pgn_audit: no such rule set: " + id + " (arbiter laws lists them)"));
    }

    /** Whether a player can still mate from a position: yes, no or undecided; null when the FEN is no position. */
    public static UTF8String canMate(UTF8String fen, UTF8String player) {
        int color = switch (player.toString().toLowerCase(Locale.ROOT)) {
            case "white" -> Position.WHITE;
            case "black" -> Position.BLACK;
            default -> throw new IllegalArgumentException("fen_can_mate: white or black is wanted, not " + player);
        };
        return position(fen)
                .map(position -> word(ANALYZER.get()
                        .answer(position, color, MatingBudget.MATE)
                        .canMate()))
                .orElse(null);
    }

    /** Whether nobody can mate any more: yes, no or undecided; null when the FEN is no position. */
    public static UTF8String dead(UTF8String fen) {
        return position(fen)
                .map(position -> {
                    CanMate white = ANALYZER.get()
                            .answer(position, Position.WHITE, MatingBudget.MATE)
                            .canMate();
                    CanMate black = ANALYZER.get()
                            .answer(position, Position.BLACK, MatingBudget.MATE)
                            .canMate();
                    if (white == CanMate.YES || black == CanMate.YES) {
                        return word(CanMate.NO);
                    }
                    return word(white == CanMate.NO && black == CanMate.NO ? CanMate.YES : CanMate.UNDECIDED);
                })
                .orElse(null);
    }

    /** The words of games.board_state; null when the FEN is no position. */
    public static UTF8String boardState(UTF8String fen) {
        return position(fen)
                .map(position -> UTF8String.fromString(
                        position.isCheckmate()
                                ? "checkmate"
                                : position.isStalemate()
                                        ? "stalemate"
                                        : position.isInsufficientMaterial() ? "insufficient_material" : "none"))
                .orElse(null);
    }

    /** The men of White and of Black, strongest first: "KRP-KR"; null when the text does not begin with men on squares. */
    public static UTF8String material(UTF8String fen) {
        int[] counts = new int[128];
        int men = 0;
        for (int i = 0; i < fen.numBytes() && fen.getByte(i) != ' '; i++) {
            byte letter = fen.getByte(i);
            if (letter >= '1' && letter <= '8' || letter == '/') {
                continue;
            }
            if (letter < 0 || MEN.indexOf(letter) < 0 || ++men > 64) {
                return null;
            }
            counts[letter]++;
        }
        if (men == 0) {
            return null;
        }
        byte[] text = new byte[men + 1];
        int at = 0;
        for (int i = 0; i < MEN.length(); i++) {
            if (i == MEN.length() / 2) {
                text[at++] = '-';
            }
            for (int left = counts[MEN.charAt(i)]; left > 0; left--) {
                text[at++] = (byte) Character.toUpperCase(MEN.charAt(i));
            }
        }
        return UTF8String.fromBytes(text);
    }

    /** What is wrong with a FEN, as words; empty when nothing is. */
    public static ArrayData problems(UTF8String fen) {
        return new GenericArrayData(Fen.parse(fen.toString()).problems().stream()
                .map(problem -> UTF8String.fromString(problem.name().toLowerCase(Locale.ROOT)))
                .toArray());
    }

    private static Optional<Position> position(UTF8String fen) {
        return Fen.parse(fen.toString()).position();
    }

    private static UTF8String word(CanMate answer) {
        return UTF8String.fromString(answer.word());
    }
}
